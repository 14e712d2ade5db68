import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadPictures } from "./cards/pictures.svelte";
import { keepProgram } from "./lib/app";
import { LANGUAGES, askedFor, languageFor, speak } from "./lib/speech";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element with the id app");
const language = languageFor(askedFor(location.search), navigator.languages);
await speak(language);
if (LANGUAGES.includes(language)) document.documentElement.lang = language;
mount(App, { target });
void loadPictures();
keepProgram();
