CREATE TABLE runs (id INTEGER PRIMARY KEY, model TEXT, sdk TEXT,
  throughput REAL, n INTEGER, valid BOOLEAN, day DATE, cost NUMERIC);
INSERT INTO runs VALUES
  (1, 'bert', '2.19', 1210.5, 3, 1, '2026-01-05', 1),
  (2, 'bert', '2.20', 1288.25, 4, 1, '2026-02-09', 2),
  (3, 'gpt-j', '007', NULL, NULL, 0, '2026-02-10', 3);
CREATE TABLE mixed (a, b, c, d, e);
INSERT INTO mixed VALUES
  (1, 1.5, 'x', NULL, 1), (2, NULL, '007', NULL, 'x'), (NULL, 3, NULL, NULL, 2.5);
CREATE TABLE big (i);
INSERT INTO big VALUES (9007199254740993), (9223372036854775807), (-9223372036854775808);
CREATE TABLE times (at INTEGER, ms INTEGER, text TEXT);
INSERT INTO times VALUES (1767225600, 1767225600000, '2026-01-01 12:30:00'), (NULL, NULL, 'never');
CREATE TABLE bytes (id INTEGER PRIMARY KEY, b BLOB);
INSERT INTO bytes VALUES (1, 'text'), (2, x'00ff');
CREATE TABLE levels (machine TEXT, level INTEGER, ns REAL, PRIMARY KEY (machine, level)) WITHOUT ROWID;
INSERT INTO levels VALUES ('b', 1, 2.5), ('a', 2, 9.25), ('a', 1, 1.5);
CREATE VIEW best AS SELECT model, max(throughput) AS top FROM runs GROUP BY model;
CREATE VIEW clock AS SELECT date('now') AS today;
CREATE VIEW code AS SELECT load_extension('x.so') AS x;
CREATE TABLE "odd ""name" ("a b" INTEGER, [c;d] TEXT);
INSERT INTO "odd ""name" VALUES (1, 'x');
CREATE TABLE days (day DATE);
INSERT INTO days VALUES ('2026-01-05'), (NULL), ('2026-13-45');
CREATE TABLE stamps (at timestamp);
INSERT INTO stamps VALUES (20260103);
