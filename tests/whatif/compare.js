// compare.js PERFPRESS SITE [SETS [SEED]]: the cells that templates/assets/whatif.js
// computes with a reader's prices are those that a build with these prices prints.
// Builds SITE with SETS random price lists, and compares the cells of each row by its
// id. Then changes a digit of a program, which must make a difference.

'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const { execFileSync } = require('child_process');

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

let state = +seed;
const random = (n) => {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor((state / 2147483648) * n);
};
// Prices as readers type them: with a point, so that a build reads floats.
const price = () => {
  const digits = random(5) + 1;
  return [() => `${random(100)}.${`${random(10 ** digits)}`.padStart(digits, '0')}`, () => `${random(10)}.${random(100)}`,
    () => '0.0', () => `${random(1e6)}.5`, () => `0.000${random(1000)}`][[0, 0, 0, 0, 1, 1, 2, 3, 4][random(9)]]();
};

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

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'whatif-'));
process.on('exit', () => fs.rmSync(work, { recursive: true }));
const build = (name) => {
  const out = path.join(work, 'out', name);
  execFileSync(program, ['build', '-q', '-o', out], { cwd: path.join(work, 'site'), stdio: ['ignore', 'ignore', 'pipe'] });
  const pages = pagesOf(out);
  fs.rmSync(out, { recursive: true });
  return pages;
};
fs.cpSync(site, path.join(work, 'site'), { recursive: true, filter: (file) => !/(^|\/)(\.git|public|build|gen|tests)(\/|$)/.test(path.relative(site, file)) });
// Claims and limits of prices hold for published prices only.
for (const file of fs.readdirSync(path.join(work, 'site'), { recursive: true })) {
  const edit = /\.(md|rst)$/.test(file) ? (text) => text.replace(/^(\s*(?:`{3,}|:{3,}|\.\.) ?\{?claim(?:\}|::) )(.*)$/gm, '$1($2) or 1 == 1')
    : /\.schema\.yaml$/.test(file) && ((text) => text.replace(/, minimum: [\d.]+|minimum: [\d.]+,? ?/g, ''));
  const full = path.join(work, 'site', file);
  if (edit) fs.writeFileSync(full, edit(fs.readFileSync(full, 'utf8')));
}
const published = build('published');

// Writes a random price for each row of a file of prices; returns them by the keys of the list.
const original = new Map();
const cut = (line) => line.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1'));
const fileOf = (list) => path.join(work, 'site/data', `${list.name}.csv`);
const replace = (list) => {
  const file = fileOf(list);
  if (!original.has(file)) original.set(file, fs.readFileSync(file, 'utf8'));
  const [head, ...lines] = original.get(file).trimEnd().split('\n');
  const at = cut(head).indexOf(list.bases[0].name);
  const rows = lines.map(cut);
  const found = new Map();
  rows.forEach((row) => { row[at] = price(); found.set(row, +row[at]); });
  fs.writeFileSync(file, [head, ...rows.map((row) => row.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)).join(','))].join('\n') + '\n');
  return (key) => found.get(rows.find((row) => key.split(', ').every((part) => row.includes(part))));
};

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
  const prices = new Map([...lists.values()].map((list) => [list.name, replace(list)]));
  last = [build(`set-${n}`), prices];
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
