// compare.js PERFPRESS SITE [SETS [SEED]]: the cells that templates/assets/whatif.js
// computes with a reader's prices are those that a build with these prices prints.
// Builds SITE with SETS random price lists, and compares the cells of each row by its
// id. Then changes a digit of a program, which must make a difference.

'use strict';
const fs = require('fs');
const path = require('path');
const { priced } = require('./priced.js');

const [program, site, sets = '20', seed = '1'] = process.argv.slice(2);
if (!site) {
  console.error('usage: compare.js PERFPRESS SITE [SETS [SEED]]');
  process.exit(2);
}

// The script, with what it needs of a page without prices.
global.self = { perfpress: {} };
global.document = { querySelector: () => null };
(0, eval)(fs.readFileSync(path.join(__dirname, '../../templates/assets/whatif.js'), 'utf8'));
const { compute } = self.perfpress;

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const textOf = (html) => html.replace(/<[^>]*>/g, '').replace(/&([#\w]+);/g, (all, name) => ENTITIES[name] ?? all).trim();
const cellsOf = (row) => row.split(/<t[dh](?=[ >])/).slice(1).map((cell) => textOf(`<td${cell}`));

// The tables with live columns of a built page: their programs, and the cells of each row by its id.
const tablesOf = (html) => html.split('<div class="table-block').slice(1).flatMap((block) => {
  const facts = /class="what-if" data-[^>]*>([^<]*)</.exec(block);
  const [, id, body] = /<table id="([^"]*)"[^]*?<tbody>([^]*?)<\/tbody>/.exec(block) ?? [];
  return facts ? [{ id, columns: JSON.parse(facts[1]), rows: body.split('<tr').slice(1).map((row, r) => [/^ id="([^"]*)"/.exec(row)?.[1] ?? r, cellsOf(row)]) }] : [];
});
const pagesOf = (out) => fs.readdirSync(out, { recursive: true }).filter((file) => /\.html$/.test(file)).flatMap((file) => {
  const html = fs.readFileSync(path.join(out, file), 'utf8');
  const facts = /id="prices_"[^>]*>([^<]*)</.exec(html);
  const shown = new Map([...html.matchAll(/ data-live="(\d+)"[^>]*>([^<]*)</g)].map((m) => [+m[1], textOf(m[2])]));
  return facts ? [{ file, ...JSON.parse(facts[1]), shown, tables: tablesOf(html) }] : [];
});

const { build, replace } = priced(path.resolve(program), site, seed);
const built = () => pagesOf(build());
const published = built();

let compared = 0;
const compare = (pages, prices, report) => {
  let differ = 0;
  for (const page of pages) {
    const base = published.find((p) => p.file === page.file);
    for (const table of page.tables) {
      const known = base.tables.find((t) => t.id === table.id);
      for (const [i, column] of Object.entries(known?.columns ?? {}).filter(([, c]) => c)) {
        const { texts } = compute(column, base.lists[column.s].keys.map(prices.get(base.lists[column.s].name)));
        known.rows.forEach(([id], r) => {
          const built = table.rows.find(([other]) => other === id);
          if (texts[r] === undefined) return;
          compared++;
          if (built?.[1][i] === texts[r]) return;
          if (report && differ++ < 5) console.error(`${page.file}#${id}, column ${i}: built '${built?.[1][i]}', computed '${texts[r]}'`);
        });
      }
    }
    (base.values ?? []).forEach((value, i) => {
      if (!value) return;
      const [text] = [compute(value, base.lists[value.s].keys.map(prices.get(base.lists[value.s].name))).texts[value.at ?? 0]];
      const [, head, digits] = /^(\D*)(\d*)/.exec(text);
      const grouped = value.g && digits.length > 3 && !text.includes(',') ? head + digits.replace(/\B(?=(\d{3})+$)/g, value.g) + text.slice(head.length + digits.length) : text;
      compared++;
      if (page.shown.get(i) !== grouped && report && differ++ < 5) console.error(`${page.file}, figure ${i}: built '${page.shown.get(i)}', computed '${grouped}'`);
    });
  }
  return differ;
};

const lists = new Map(published.flatMap((page) => page.lists.map((list) => [list.name, list])));
let failed = 0;
let last;
for (let n = 0; n < +sets; n++) {
  const prices = new Map([...lists.values()].map((list) => {
    const of = replace(list);
    return [list.name, (key) => +of(key)];
  }));
  last = [built(), prices];
  failed += compare(...last, true);
}
const cells = published.reduce((sum, page) => sum + page.tables.reduce((n, t) => n + Object.values(t.columns).reduce((k, c) => k + (c && c.r.filter(Boolean).length), 0), 0), 0);
const done = compared;

// A program with another digit must be noticed.
const column = published.flatMap((page) => page.tables.flatMap((t) => Object.values(t.columns))).find(Boolean);
column.p[0] = column.p[0].map((op) => (typeof op === 'number' ? op * 1.1 : op === '@0' ? 1.1 : op));
let noticed = 0;
const { error } = console;
console.error = () => { noticed++; };
compare(...last, true);
console.error = error;
if (!noticed) {
  console.error('FAILED: a changed program makes no difference');
  failed++;
}
const figures = published.flatMap((page) => page.values ?? []);
console.log(`${figures.filter(Boolean).length} of ${figures.length} figures in prose`);
console.log(`${cells} live cells in ${published.reduce((n, p) => n + p.tables.length, 0)} tables of ${published.length} pages`);
console.log(`${done - failed} passed, ${failed} failed`);
process.exit(failed || !done ? 1 : 0);
