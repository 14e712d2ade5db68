BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	name TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	readers TEXT NOT NULL, 
	text TEXT NOT NULL, 
	time VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE contents (
	digest VARCHAR(64) NOT NULL, 
	sources TEXT NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE games (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	header TEXT NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	snapshot TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "games" VALUES('fn7tt5kf7hd',1,'{"game": "heroes-unite", "seats": ["Ann", "Ace"], "seed": "7b318cec2cfe5e4351fcdca8237ec9f7", "variants": [], "rules": {}, "mix": {}, "other_half": false, "half": 0, "half_seed": "", "heroes": [], "first_scores": [], "swaps": [], "sets": [{"id": "heroes-unite", "digest": "0229c8f3f971ae0a"}], "custom": [], "boxes": [], "content": "cd341e53ba7ff33c", "corrections": 13}','0b310f52ce3d017106626aab65c72263','{"active": 0, "counter": 10, "defeated": 0, "first": 1, "hunt_closed": false, "immune": -1, "in_turn": true, "over": false, "power": 0, "stage": 0, "stored": false, "sv_up": true, "target": -1, "turn": 4, "content": "cd341e53ba7ff33c", "key": "aa71c2f1f8bdc7fb36965fed2818532a2ff5acdb041e531f9dea64c3566ac894", "zones": [[14, 64, 105, 3, 26, 12, 88, 73, 8, 86, 29, 98, 67, 96, 75, 58, 99, 38, 109, 9, 55, 43, 102, 15, 90, 39, 10, 60, 85, 65, 41, 108, 97, 16, 7, 71, 53, 52, 101, 61, 79, 13, 56, 44, 63, 34, 110, 18, 93, 25, 100, 50, 62, 57, 21, 20, 94, 80, 103, 24, 107, 1, 83, 84, 87, 106, 51, 40, 81, 77, 42, 32, 11, 95, 23, 37, 89, 78, 6, 72, 82, 70, 59, 91, 31, 47, 48, 4, 17, 22, 45, 54, 2, 35, 46, 5, 69, 28, 30, 74, 19, 0, 36], [66, 33, 27, 104, 68], [111, 113, 121, 117, 116, 118, 115, 112], [123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138], [139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158], [], [179, 180, 182, 183, 184, 120, 119, 114, 122], [], [], [], [], [163, 164, 175, 174, 160, 92], [173, 159, 165, 162, 161], [185], [], [], [], [], [76, 176, 171, 167, 172, 170, 169], [166, 49, 177, 178, 168], [], [], [181], [], [], [], []], "known": "000000000000000000000000000000000000000000000000000000ff0000000000ff0000000000000000000000000000000200000000000000000000000000000000ff00ff0000000000000000000000000000000000000000000000ff0000000000000000000000ff000000000000ff0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ffffffffffffff02000200000000ffffff000202ffffffffffffff", "group": "060606060606060606060606060606060606060606060606060606070606060606070606060606060606060606060606060106060606060606060606060606060606070607060606060606060106060606060606060606060606060600060606060606060606060607060606060606070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707070707000000000000000101010101010100000001010105050105050500", "winners": [], "played": [[0, 173, "heroes-unite/vulnerability", 1], [0, 159, "heroes-unite/punch", 1], [0, 165, "heroes-unite/punch", 1], [0, 162, "heroes-unite/punch", 1], [0, 161, "heroes-unite/punch", 1]], "given": [[159, 1], [165, 1], [162, 1], [161, 1]], "out": [], "raised": [], "happened": [["gain", 0, 92, false, false, false]], "notes": [], "used": [], "watchers": [], "delayed": [], "pending": [], "copies": [], "stack": [{"pc": 2, "me": 0, "by": -1, "source": -1, "it": -1, "other": -1, "n": 0, "i": 0, "left": -1, "lies": -1, "them": [], "did": [], "picks": [], "seats": [], "before": [], "kind": "turn", "text": null, "hits": []}, {"pc": 1, "me": 0, "by": 0, "source": 185, "it": 92, "other": -1, "n": 0, "i": 99, "left": 11, "lies": -1, "them": [], "did": [92], "picks": [92], "seats": [], "before": [], "kind": "text", "text": ["heroes-unite/hero-shazam", 1], "hits": []}], "ask": [0, "where", [[0, "deck", 92, 0], [0, "discard", 92, 0]], 185, "put", false, 1, 1, []]}');
CREATE TABLE journal (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	game INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "journal" VALUES(1,'fn7tt5kf7hd',1,'answer','1 play punch');
INSERT INTO "journal" VALUES(2,'fn7tt5kf7hd',1,'answer','1 play vulnerability');
INSERT INTO "journal" VALUES(3,'fn7tt5kf7hd',1,'answer','1 play punch');
INSERT INTO "journal" VALUES(4,'fn7tt5kf7hd',1,'answer','1 buy whirlwind');
INSERT INTO "journal" VALUES(5,'fn7tt5kf7hd',1,'answer','1 play punch');
INSERT INTO "journal" VALUES(6,'fn7tt5kf7hd',1,'answer','1 play punch');
INSERT INTO "journal" VALUES(7,'fn7tt5kf7hd',1,'answer','1 end');
INSERT INTO "journal" VALUES(8,'fn7tt5kf7hd',1,'answer','0 end');
INSERT INTO "journal" VALUES(9,'fn7tt5kf7hd',1,'answer','1 play punch');
INSERT INTO "journal" VALUES(10,'fn7tt5kf7hd',1,'answer','1 play vulnerability');
INSERT INTO "journal" VALUES(11,'fn7tt5kf7hd',1,'answer','1 play vulnerability');
INSERT INTO "journal" VALUES(12,'fn7tt5kf7hd',1,'answer','1 play punch');
INSERT INTO "journal" VALUES(13,'fn7tt5kf7hd',1,'answer','1 play punch');
INSERT INTO "journal" VALUES(14,'fn7tt5kf7hd',1,'answer','1 buy manhunter');
INSERT INTO "journal" VALUES(15,'fn7tt5kf7hd',1,'answer','1 end');
INSERT INTO "journal" VALUES(16,'fn7tt5kf7hd',1,'answer','0 play vulnerability');
INSERT INTO "journal" VALUES(17,'fn7tt5kf7hd',1,'answer','0 play punch');
INSERT INTO "journal" VALUES(18,'fn7tt5kf7hd',1,'answer','0 play punch');
INSERT INTO "journal" VALUES(19,'fn7tt5kf7hd',1,'answer','0 play punch');
INSERT INTO "journal" VALUES(20,'fn7tt5kf7hd',1,'answer','0 play punch');
INSERT INTO "journal" VALUES(21,'fn7tt5kf7hd',1,'answer','0 use hero-shazam');
CREATE TABLE reports (
	id VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	text TEXT NOT NULL, 
	"view" TEXT NOT NULL, 
	time VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE server (
	"key" VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE sitting (
	table_id VARCHAR(24) NOT NULL, 
	person VARCHAR(24) NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "sitting" VALUES('fn7tt5kf7hd','m4p3de8t6ec');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	body TEXT NOT NULL, 
	changed VARCHAR(32) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('fn7tt5kf7hd','playing',0,'{"settings": {"game": "heroes-unite", "players": 2, "variants": [], "rules": {}, "sets": [], "custom": [], "mix": {}, "other_half": false, "swaps": [], "match": false, "public": false, "undo": "free", "live_score": false, "spectators_talk": false}, "seats": [{"kind": "person", "name": "Ann", "person": "m4p3de8t6ec", "bot": "", "hero": "", "conceded": false, "until": 0}, {"kind": "bot", "name": "Ace", "person": "", "bot": "random", "hero": "", "conceded": false, "until": 0}], "host": "m4p3de8t6ec", "seed": "7b318cec2cfe5e4351fcdca8237ec9f7", "salt": "0b310f52ce3d017106626aab65c72263", "in_teams": false, "paused": "", "removed": [], "number": 1, "undo": null, "waiting": 0}','2026-11-15T21:21:15.960+00:00');
CREATE INDEX journal_of_game ON journal (table_id, game, id);
CREATE INDEX sitting_of_person ON sitting (person);
CREATE INDEX ix_chat_table_id ON chat (table_id);
COMMIT;
