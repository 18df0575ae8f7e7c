// compare.js PERFPRESS SITE [SETS [SEED]]: the cells and the figures in prose that
// templates/assets/whatif.js computes with a reader's prices are those that a build
// with these prices prints. Builds SITE with SETS random price lists, and compares
// cells by the ids of their rows. Then changes the programs, which must make a
// difference. BROWSERS='firefox-esr --headless;COMMAND': these browsers compute
// everything as well.

'use strict';
const fs = require('fs');
const http = require('http');
const path = require('path');
const { spawn } = require('child_process');
const { priced } = require('./priced.js');

const [program, site, sets = '20', seed = '1'] = process.argv.slice(2);
if (!site) {
  console.error('usage: compare.js PERFPRESS SITE [SETS [SEED]]');
  process.exit(2);
}

// The script, with what it needs of a page without prices.
global.self = { perfpress: {} };
global.document = { querySelector: () => null };
const SCRIPT = fs.readFileSync(path.join(__dirname, '../../templates/assets/whatif.js'), 'utf8');
(0, eval)(SCRIPT);
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

// ---- what to compare: columns, prices, and the texts that a build printed for them ----

const columns = []; // { where, column, keys: of its list, list: its name }
for (const { file, lists, values = [], tables } of published) {
  const add = (where, column) => column && columns.push({ where, column, list: lists[column.s].name, keys: lists[column.s].keys });
  tables.forEach(({ id, columns: all }) => Object.entries(all).forEach(([i, column]) => add([file, id, i], column)));
  values.forEach((value, i) => add([file, null, i], value));
}
// The texts of a column in other pages, by row; undefined where the column has no program.
const printed = ({ where: [file, id, i], column }, pages) => {
  const page = pages.find((p) => p.file === file);
  if (id === null) return Object.assign([], { [column.at ?? 0]: page.shown.get(i) });
  const rows = new Map(page.tables.find((t) => t.id === id).rows);
  return published.find((p) => p.file === file).tables.find((t) => t.id === id).rows.map(([row], r) => (column.r[r] ? rows.get(row)?.[i] : undefined));
};
const cases = []; // [index of the column, prices, texts]
const lists = new Map(published.flatMap((page) => page.lists.map((list) => [list.name, list])));
for (let n = 0; n < +sets; n++) {
  const prices = new Map([...lists.values()].map((list) => [list.name, replace(list)]));
  const pages = built();
  columns.forEach((c, k) => cases.push([k, c.keys.map((key) => +prices.get(c.list)(key)), printed(c, pages)]));
}

// Returns what differs. Runs in a browser, too.
const differences = (compute, columns, cases) => cases.flatMap(([k, prices, texts]) => {
  const { where, column } = columns[k];
  const found = compute(column, prices).texts;
  return texts.flatMap((text, r) => {
    if (text === undefined || text === null) return [];
    // A figure in prose has its separators as text.
    const [, head, digits] = /^(\D*)(\d*)/.exec(found[r]);
    const shown = where[1] === null && column.g && digits.length > 3 && !found[r].includes(',')
      ? head + digits.replace(/\B(?=(\d{3})+$)/g, column.g) + found[r].slice(head.length + digits.length) : found[r];
    return shown === text ? [] : [`${where.join(' ')}, row ${r}, ${prices}: built '${text}', computed '${shown}'`];
  });
});

// The same in a browser that is not driven: it fetches the cases and posts what differs.
const inBrowser = (command) => new Promise((done) => {
  const page = `<!DOCTYPE html><script>self.perfpress = {};</script><script src="whatif.js"></script><script>const differences = ${differences};
    fetch('cases').then((r) => r.json()).then(([columns, cases]) => fetch('done', { method: 'POST', body: JSON.stringify(differences(perfpress.compute, columns, cases)) }));</script>`;
  const answers = { '/': page, '/whatif.js': SCRIPT, '/cases': JSON.stringify([columns, cases]) };
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part) => { body += part; });
    request.on('end', () => {
      response.writeHead(200, { 'content-type': /js$/.test(request.url) ? 'text/javascript' : /^\/$/.test(request.url) ? 'text/html; charset=utf-8' : 'application/json' });
      response.end(answers[request.url] ?? '');
      if (request.url !== '/done') return;
      browser.kill();
      server.close();
      done(JSON.parse(body));
    });
  });
  let browser;
  server.listen(0, '127.0.0.1', () => {
    const [name, ...words] = command.split(' ');
    browser = spawn(name, [...words, `http://127.0.0.1:${server.address().port}/`], { stdio: 'ignore' });
  });
});

(async () => {
  const count = cases.reduce((sum, [, , texts]) => sum + texts.filter((text) => text !== undefined && text !== null).length, 0);
  const wrong = differences(compute, columns, cases);
  const browsers = process.env.BROWSERS?.split(';') ?? [];
  for (const command of browsers) wrong.push(...await inBrowser(command));
  wrong.slice(0, 20).forEach((text) => console.error(`FAILED: ${text}`));
  let failed = wrong.length;
  // A program with another digit must be noticed.
  const changed = columns.map((c) => ({ ...c, column: { ...c.column, p: c.column.p.map((ops) => ops.map((op) => (typeof op === 'number' ? op * 1.1 : op === '@0' ? 1.1 : op))) } }));
  if (!differences(compute, changed, cases).length) {
    console.error('FAILED: a changed program makes no difference');
    failed++;
  }
  const figures = published.flatMap((page) => page.values ?? []);
  console.log(`${figures.filter(Boolean).length} of ${figures.length} figures in prose`);
  console.log(`${columns.filter((c) => c.where[1] !== null).reduce((n, c) => n + c.column.r.filter(Boolean).length, 0)} live cells in ${published.reduce((n, p) => n + p.tables.length, 0)} tables of ${published.length} pages`);
  console.log(`${count * (1 + browsers.length) - wrong.length} passed, ${failed} failed`);
  process.exit(failed || !count ? 1 : 0);
})();
