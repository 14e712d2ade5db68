import { getContext, setContext } from "svelte";
import type { TableStore } from "./store.svelte";
import type { OptionInfo } from "../../lib/protocol";

/** What the parts of the table can ask of the page. */
export interface TableContext {
  table: TableStore;
  /** Give an answer as if its button was pressed: the end of a turn may be worth a warning. */
  give(option: OptionInfo): void;
  /** Look through a pile. */
  look(title: string, cards: readonly number[]): void;
  /** The card being dragged, or -1. */
  dragged: { card: number };
}

const KEY = Symbol("table");

export function provideTable(context: TableContext): TableContext {
  return setContext(KEY, context);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
