// A row of one page beside a row of another, as readers compare them, in Chromium, under the site's own policy, served
// from a sub-folder: node compare.js BUILD SITE PERFPRESS. On the project's own site, and on a small one that it builds,
// whose pages differ in units, prices and columns. Right answers come from the files beside the tables. Prints what
// fails, then "N passed, N failed". Called by check.sh.
'use strict';
const { spawnSync } = require('child_process');
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const { pathToFileURL } = require('url');

const [build, site, perfpress] = process.argv.slice(2);
const { launch, soon } = require('./launch.js');
const AXE = fs.readFileSync(path.resolve(build, 'node_modules/axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.json': 'application/json' };
const POLICY = /Content-Security-Policy: (.*)/.exec(fs.readFileSync(path.join(site, '_headers'), 'utf8'))[1];
const OLD = 'trn1/performance-2023-04.html', NEW = 'trn1/inference-2025-05.html';
const A = 'trn1-2023-04-latency', B = 'trn1-2025-05-throughput', MODEL = 'bert-large-cased';

let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}
const same = (x, y, text) => check(JSON.stringify(x) === JSON.stringify(y), `${text}: ${JSON.stringify(x)}, not ${JSON.stringify(y)}`);

// ---- a small site ----

const small = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'));
const FILES = {
  'perfpress.yaml': 'title: Small\nheaders: true\n',
  'data/a.csv': 'Model,Rate,Time,Load,Threads\none,400,2,10 ms,4\ntwo,200,4,20 ms,4\nthree,100,8,30 ms,4\nfour,50,8,30 ms,4\n',
  'data/a.schema.yaml': 'source: Lab A\nas_of: 2023-04-12\nfields:\n  - {name: Model}\n  - {name: Rate, type: number, unit: seq/s}\n  - {name: Time, type: number, unit: ms}\n  - {name: Load}\n  - {name: Threads, type: number}\n',
  'data/b.csv': 'Model,Rate,Time,Load,Disk\none,800,0.002,0.01 s,3\ntwo,300,0.001,0.02 s,3\nthree,300,0.004,0.02 s,3\nfour,100,0.004,0.02 s,3\n',
  'data/b.schema.yaml': 'source: Lab B\nas_of: 2025-05-20\nfields:\n  - {name: Model}\n  - {name: Rate, type: number, unit: seq/s}\n  - {name: Time, type: number, unit: s}\n  - {name: Load}\n  - {name: Disk, type: number}\n',
  'data/old.csv': 'Model,USD per hour\none,1.5\ntwo,1.5\nthree,1.5\nfour,1.5\n',
  'data/old.schema.yaml': 'source: List of 2022\nas_of: 2022-10-10\nfields:\n  - {name: Model}\n  - {name: USD per hour, type: number}\n',
  'data/new.csv': 'Model,USD per hour\none,2.5\ntwo,2.5\nthree,2.5\nfour,2.5\n',
  'data/new.schema.yaml': 'source: List of 2024\nas_of: 2024-01-01\nfields:\n  - {name: Model}\n  - {name: USD per hour, type: number}\n',
};
const table = (data, prices) => `.. df-table:: Results ${data}\n   :name: table-${data}\n   :header-rows: 1\n\n   df = pd.merge(pd.read_csv('${data}.csv'), pd.read_csv('${prices}.csv'), on='Model')\n`
  + "   df['Cost per 1M'] = (1e6 / df['Rate'] * df['USD per hour'] / 3600).map('${:,.3f}'.format)\n   df = df.drop(columns=['USD per hour'])\n";
FILES['content/index.rst'] = 'Small\n=====\n\nText. :doc:`deep/a` :doc:`b`\n';
FILES['content/deep/a.rst'] = `Page A\n======\n\nText. :doc:\`/b\`\n\n${table('a', 'old')}`;
FILES['content/b.rst'] = `Page B\n======\n\nText. :doc:\`/deep/a\`\n\n${table('b', 'new')}`;
for (const [name, text] of Object.entries(FILES)) {
  fs.mkdirSync(path.dirname(path.join(small, name)), { recursive: true });
  fs.writeFileSync(path.join(small, name), text);
}
const made = spawnSync(perfpress, ['build', '-q', '-C', small, '-o', path.join(small, 'public')], { encoding: 'utf8' });
check(made.status === 0, `the small site builds: ${made.stdout}${made.stderr}`);

// Serves SITE below /own/site/, the small one below /small/, which is another site for what is kept.
const ROOTS = { '/own/site/': site, '/small/': path.join(small, 'public') };
const server = http.createServer((request, response) => {
  const at = decodeURIComponent(new URL(request.url, 'http://x').pathname);
  const root = Object.keys(ROOTS).find((r) => at.startsWith(r));
  const file = root && path.join(ROOTS[root], at.slice(root.length));
  const found = file && fs.existsSync(file) && fs.statSync(file).isFile();
  response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(at)] || 'text/plain', 'content-security-policy': POLICY });
  response.end(found ? fs.readFileSync(file) : 'no such file');
});

// ---- what a reader does and sees ----

let faults = [];
async function open(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read'], ...options });
  context.setDefaultTimeout(15000);
  const tab = await context.newPage();
  tab.on('pageerror', (e) => faults.push(e.message));
  tab.on('console', (m) => { if (m.type() === 'error') faults.push(m.text()); });
  tab.on('request', (r) => tab.asked.push(r.url()));
  tab.asked = [];
  return tab;
}
const bar = (tab) => tab.locator('.held');
const status = (tab) => tab.locator('.held [role=status]');
const pin = (tab, row) => tab.locator(`tr[id="${row}"] .pin`).evaluate((e) => e.click());
const says = (tab, text) => soon(async () => await status(tab).count() && (await status(tab).textContent()).includes(text));
const lines = async (tab) => {
  await tab.locator('.versus table, .versus > p').first().waitFor({ timeout: 60000 });
  return tab.locator('.versus tr').evaluateAll((all) => all.map((r) => [...r.cells].map((c) => c.textContent)));
};
const line = (all, name) => all.find((l) => l[0] === name) ?? [];
const url = (tab) => tab.evaluate('location.href');
const json = (root, file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const cell = (j, row, name) => j.rows[j.ids.indexOf(row)][j.columns.findIndex((c) => c.name === name)];

// From page to page by links; the address for someone else; back; let go.
async function browse(browser, base) {
  const tab = await open(browser), own = `${base}own/site/`;
  await tab.goto(own + OLD);
  check(!tab.asked.some((u) => /compare\.\w+\.(js|css)|\.json$/.test(u)), 'a page on which nothing is compared loads nothing for it');
  await pin(tab, `${A}-${MODEL}`);
  check(await bar(tab).filter({ visible: true }).count() === 0, 'a row of the page itself has no bar');
  await tab.locator('.site-nav a', { hasText: 'inference, May 2025' }).first().evaluate((e) => e.click());
  await tab.waitForURL(`**/${NEW}*`);
  check(await says(tab, `Comparing with ${MODEL}`), `the next page says what is held: ${await status(tab).innerText()}`);
  check(await says(tab, 'April 2023') && await says(tab, 'data as of 2023-04-12'), 'with its page and date');
  check((await url(tab)).includes(`base=trn1%2Fperformance-2023-04.tables%2F${A}%7E${A}-${MODEL}`), `the address has it: ${await url(tab)}`);
  same(await tab.locator('.versus table').count(), 0, 'nothing is compared yet');

  await pin(tab, `${B}-${MODEL}`);
  const all = await lines(tab);
  const x = json(site, OLD.replace('.html', `.tables/${A}.json`)), y = json(site, NEW.replace('.html', `.tables/${B}.json`));
  same(all[0], ['', `${MODEL} (base) ${x.date}`, `${MODEL} ${y.date}`, 'against the base'], 'the rows and their dates');
  const below = await tab.locator('.versus').innerText();
  for (const [who, j] of [['Base', x], ['The other', y]]) check(below.includes(`${who}: ${MODEL}; ${j.title}; ${j.page_title}; data as of ${j.date}`), `table, page and date: ${below}`);
  const cost = 'Cost per 1M inferences', [p, q] = [[x, A], [y, B]].map(([j, id]) => cell(j, `${id}-${MODEL}`, `${cost} (number)`));
  same(line(all, cost), [cost, cell(x, `${A}-${MODEL}`, cost), cell(y, `${B}-${MODEL}`, cost), `${(p / q).toFixed(2)}× cheaper`], 'their costs');
  check((await tab.locator('.tools-status').filter({ hasText: 'compared with' }).innerText()).includes(`compared with ${MODEL}`), 'the table says it');
  check(await tab.locator('.base, td .ratio:not(.versus *)').count() === 0, 'no other row is a base');
  same(await tab.locator('.versus').innerText().then((s) => /The same in both: .*Instance trn1/.test(s)), true, 'conditions of both');

  const other = await open(browser);
  await other.goto(await url(tab));
  same(await lines(other), all, 'the address shows the same to someone else');
  await other.context().close();

  await pin(tab, `${B}-albert-base-v2`);
  check(await soon(async () => (await lines(tab))[0]?.[2].startsWith('albert-base-v2')), 'another row takes the place of the second');
  await tab.goto(`${own}index.html`);
  check(await says(tab, `Comparing with ${MODEL}`), 'the next page holds the same row');
  await tab.goto(`${base}small/b.html`);
  await tab.waitForLoadState();
  same(await bar(tab).count(), 0, 'another site of the host does not');
  await tab.goto(own + OLD);
  check(await soon(() => tab.locator(`tr[id="${A}-${MODEL}"].base`).count()), 'its own page has it compared again');
  check(!(await url(tab)).includes('base='), `as its own row: ${await url(tab)}`);
  await tab.goto(own + NEW);
  await says(tab, 'Comparing');
  await bar(tab).getByRole('button', { name: 'Let go' }).click();
  check(await says(tab, 'let go') && !(await url(tab)).includes('base='), `Let go: ${await url(tab)}`);
  check(await bar(tab).evaluate((e) => e.classList.contains('visually-hidden')) && await tab.evaluate(() => document.activeElement.id === 'main_'), 'the bar is gone, the focus is in the text');
  await tab.reload();
  await tab.goto(`${own}index.html`);
  same(await bar(tab).count(), 0, 'and stays so on the next page');
  await tab.context().close();
}

// What differs in units and prices, and has no counterpart; before rounding.
async function unlike(browser, base) {
  const tab = await open(browser);
  await tab.goto(`${base}small/deep/a.html`);
  await pin(tab, 'table-a-one');
  await tab.locator('.content a', { hasText: 'Page B' }).first().click();
  check(await says(tab, 'Comparing with one, Results a; Page A; data as of 2023-04-12'), `held: ${await status(tab).innerText()}`);
  await pin(tab, 'table-b-two');
  const all = await lines(tab);
  same(line(all, 'Rate'), ['Rate', '400', '300', '25.0% worse'], 'one unit');
  same(line(all, 'Time').slice(1), ['2', '0.001', 'other unit: ms, s'], 'other units have no ratio');
  check(/other unit/.test(line(all, 'Load')[3]) && !/%|×/.test(line(all, 'Load')[3]), `nor have units of cells: ${line(all, 'Load')}`);
  const cost = line(all, 'Cost per 1M');
  check(/^100 % dearer|^2\.22×? dearer/.test(cost[3]) && cost[3].endsWith('other prices'), `other prices are said: ${cost}`);
  const text = await tab.locator('.versus').innerText();
  check(text.includes('List of 2022, as of 2022-10-10') && text.includes('List of 2024, as of 2024-01-01'), `with both lists: ${text}`);
  check(text.includes('Only of the base: Threads 4') && text.includes('Only of the other: Disk 3'), `what has no counterpart: ${text}`);

  await tab.locator('.versus').getByRole('button', { name: 'Copy for a spreadsheet' }).click();
  const copied = (await tab.evaluate(() => navigator.clipboard.readText())).split('\n').map((l) => l.split('\t'));
  same(copied.find((l) => l[0] === 'Time'), ['Time', '2', '0.001', 'other unit: ms, s'], 'copied with what is unlike');
  same(copied.filter((l) => l[0] === 'Source').map((l) => /Page [AB]; data as of \d{4}.*\/(deep\/a|b)\.html#table-/.test(l[1])), [true, true], `copied with both sources: ${JSON.stringify(copied)}`);
  await tab.emulateMedia({ media: 'print' });
  const paper = await tab.locator('.versus').innerText();
  check(/Base: one; Results a; Page A; [^]*deep\/a\.html/.test(paper) && /The other: two; Results b; Page B/.test(paper), `both sources on paper: ${paper}`);
  check(!await bar(tab).isVisible() && !await tab.locator('.held-copy').isVisible(), 'no tools on paper');
  await tab.emulateMedia({ media: 'screen' });

  // the data of this page's table are not there
  await tab.route('**/table-b.json', (r) => r.fulfill({ status: 404, body: 'none' }));
  await tab.reload();
  check(await soon(async () => await tab.locator('.versus').count() && (await tab.locator('.versus').innerText()).includes('The data of this table cannot be read')), 'without the data of its table a row is not compared');
  await tab.context().close();
}

// What can be wrong with an address.
async function wrong(browser, base) {
  const tab = await open(browser), held = 'base=deep/a.tables/table-a~table-a-';
  const fails = async (query, text) => {
    await tab.goto('about:blank');
    await tab.goto(`${base}small/b.html?${query}`);
    check(await says(tab, text), `${query}: ${await status(tab).innerText()}`);
    await pin(tab, 'table-b-two');
    check(await soon(() => tab.locator('#table-b-two.base').count()), `${query}: rows of the page compare as ever`);
    await bar(tab).getByRole('button', { name: 'Let go' }).click();
  };
  await fails(`${held}six`, 'is gone from its page');
  await fails('base=deep/c.tables/table-a~x', 'its table has moved or is gone');
  for (const bad of ['x', '//example.com/a.tables/b~c', '../own/site/trn1/performance-2023-04.tables/trn1-prices~x', 'https://example.com/a.tables/b~c', 'deep/%2e%2e/../../a.tables/b~c', 'javascript:a.tables/b~c']) {
    await fails(`base=${encodeURIComponent(bad)}`, 'names no row of this site');
  }
  const outside = tab.asked.filter((u) => !u.startsWith(`${base}small/`) && !u.startsWith('about:'));
  same(outside, [], 'nothing outside the site is asked for');
  faults = faults.filter((f) => !/404/.test(f));
  await tab.route('**/table-a.json', (r) => r.fulfill({ status: 200, body: '{"version": 2, "ids": ["table-a-one"]}' }));
  await fails(`${held}one`, 'its table has moved or is gone');
  const script = '<img src=x onerror=alert(1)>';
  await tab.unroute('**/table-a.json');
  await tab.route('**/table-a.json', async (r) => {
    const j = json(path.join(small, 'public'), 'deep/a.tables/table-a.json');
    j.page_title = script; j.title = script; j.rows[0][0] = script; j.page = 'javascript:alert(1)';
    await r.fulfill({ json: j });
  });
  await tab.goto(`${base}small/b.html?${held}one`);
  await says(tab, '<img');
  await pin(tab, 'table-b-two');
  await lines(tab);
  same(await tab.locator('.held img, .versus img, [href^=javascript]').count(), 0, 'texts stay texts');
  await tab.context().close();
}

// By the keyboard alone; how axe sees it, wide, dark and on a phone.
async function others(browser, base) {
  const at = `${base}small/b.html?base=deep/a.tables/table-a~table-a-one`;
  for (const options of [{}, { colorScheme: 'dark' }, { forcedColors: 'active' }, { viewport: { width: 390, height: 844 }, hasTouch: true }, { viewport: { width: 320, height: 640 } }]) {
    const tab = await open(browser, { ...options, bypassCSP: true });
    await tab.goto(at);
    await says(tab, 'Comparing');
    await pin(tab, 'table-b-two');
    await lines(tab);
    await tab.addScriptTag({ content: AXE });
    const found = await tab.evaluate((tags) => axe.run(document, { runOnly: tags }), RULES);
    check(!found.violations.length, `${JSON.stringify(options)}: ${found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).slice(0, 2)}`)}`);
    check(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1), `${JSON.stringify(options)}: the page scrolls sideways`);
    const over = await tab.evaluate(() => document.querySelector('.versus').getBoundingClientRect().bottom - document.querySelector('.held').getBoundingClientRect().top);
    check(over <= 1, `${JSON.stringify(options)}: the bar covers ${over} px of the rows`);
    await tab.context().close();
  }
  const tab = await open(browser);
  await tab.goto(at);
  await says(tab, 'Comparing');
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Enter'); // to the content
  await tab.keyboard.press('Tab'); // the row that is held
  await tab.keyboard.press('Tab');
  check(await tab.evaluate(() => document.activeElement.textContent === 'Let go'), 'the bar is the first in the content');
  await tab.keyboard.press('Enter');
  check(await says(tab, 'let go'), 'Enter lets the row go');
  await tab.context().close();

  const plain = await open(browser, { javaScriptEnabled: false });
  await plain.goto(at);
  same(await bar(plain).count(), 0, 'without scripts there is nothing of it');
  await plain.context().close();

  const disk = await open(browser), file = pathToFileURL(path.join(small, 'public', 'deep/a.html')).href;
  await disk.goto(file);
  await pin(disk, 'table-a-one');
  await disk.locator('.content a', { hasText: 'Page B' }).first().click();
  await pin(disk, 'table-b-two');
  await pin(disk, 'table-b-one');
  same((await lines(disk))[0].slice(1, 3), ['two (base)', 'one'], 'from a disk, rows of one page are compared');
  check(await bar(disk).filter({ visible: true }).count() === 0, 'no row of another is offered');
  await disk.goto(file.replace('deep/a.html', 'b.html?base=deep/a.tables/table-a~table-a-one'));
  check(await says(disk, 'open the site on a web server'), 'an address that asks for one is answered');
  await disk.context().close();
}

server.listen(0, '127.0.0.1', async () => {
  const base = `http://127.0.0.1:${server.address().port}/`;
  const browser = await launch(build);
  for (const part of [browse, unlike, wrong, others]) {
    try { await part(browser, base); } catch (e) { check(false, `${part.name}: ${e.message.split('\n').slice(0, 4).join(' ')}`); }
  }
  faults = faults.filter((f) => !/404/.test(f));
  check(!faults.length, `faults: ${faults.join('; ')}`);
  await browser.close();
  server.close();
  fs.rmSync(small, { recursive: true });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
});
