// Replaces prices in Chromium, under the site's own policy: node whatif.js BUILD SITE PROGRAM [SETS].
// Cells and figures in prose must be those of a build with these prices: same text, same HTML, same classes. Then what
// readers do with the panel, the bar, links, copies and paper. Prints what fails, then "N passed, N failed". Called by
// check.sh.
'use strict';
const fs = require('fs');
const http = require('http');
const path = require('path');
const { launch, soon } = require('./launch.js');
const { priced } = require('../whatif/priced.js');

const [build, site, program, sets = '3'] = process.argv.slice(2);
const AXE = fs.readFileSync(path.resolve(build, 'node_modules/axe-core/axe.min.js'), 'utf8');
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.json': 'application/json' };
const POLICY = /Content-Security-Policy: (.*)/.exec(fs.readFileSync(path.join(site, '_headers'), 'utf8'))[1];
const PAGE = 'trn1/performance-2023-04.html', COST = 'Cost per 1M inferences';

let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}
const same = (x, y, text) => check(JSON.stringify(x) === JSON.stringify(y), `${text}: ${JSON.stringify(x)}, not ${JSON.stringify(y)}`);

const serve = (folder) => new Promise((done) => {
  const server = http.createServer((request, response) => {
    const file = path.join(folder, decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const found = fs.existsSync(file) && fs.statSync(file).isFile();
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(file)] || 'text/plain', 'content-security-policy': POLICY });
    response.end(found ? fs.readFileSync(file) : '');
  }).listen(0, '127.0.0.1', () => done({ server, url: `http://127.0.0.1:${server.address().port}/` }));
});

// The live cells and figures of a page, as HTML without what marks them: of each table by the ids of its rows.
const figuresOf = (page) => page.evaluate(() => {
  const bare = (e) => {
    const copy = e.cloneNode(true);
    copy.querySelectorAll('.what-if-published, .headerlink, .pin, .ratio').forEach((x) => x.remove());
    copy.normalize();
    return [copy.innerHTML, [...e.classList].filter((name) => name !== 'what-if-own').sort().join(' ')];
  };
  const cells = [...document.querySelectorAll('.table-block > script.what-if')].flatMap((script) => {
    const table = script.parentElement.querySelector('table');
    return Object.entries(JSON.parse(script.textContent)).flatMap(([i, column]) => (column
      ? [...table.tBodies].flatMap((body) => [...body.rows]).map((row, r) => [`${table.id} ${i} ${row.id || r}`, bare(row.cells[i])]) : []));
  });
  return Object.fromEntries([...cells, ...[...document.querySelectorAll('[data-live]')].map((e) => [`prose ${e.dataset.live}`, bare(e)])]);
});

(async () => {
  const browser = await launch(build);
  const own = await serve(site);
  const copies = priced(path.resolve(program), '.', 11);
  const pages = fs.readdirSync(site, { recursive: true }).filter((file) => /\.html$/.test(file) && fs.readFileSync(path.join(site, file), 'utf8').includes('id="prices_"'));
  check(pages.includes(PAGE), `${PAGE} has prices: ${pages}`);
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const faults = [];
  tab.on('pageerror', (e) => faults.push(e.message));
  tab.on('console', (m) => (m.type() === 'error' ? faults.push(m.text()) : 0));

  for (let n = 0; n < +sets; n++) {
    const lists = new Map(pages.flatMap((file) => JSON.parse(/id="prices_"[^>]*>([^<]*)</.exec(fs.readFileSync(path.join(site, file), 'utf8'))[1]).lists.map((list) => [list.name, list])));
    const prices = new Map([...lists.values()].map((list) => [list.name, copies.replace(list)]));
    const made = await serve(copies.build());
    for (const file of pages) {
      const list = JSON.parse(/id="prices_"[^>]*>([^<]*)</.exec(fs.readFileSync(path.join(site, file), 'utf8'))[1]).lists;
      const query = new URLSearchParams(list.flatMap(({ name, keys }) => keys.map((key) => [`w.${name}.${key}`, prices.get(name)(key)])));
      await tab.goto(`${made.url}${file}`);
      const wanted = await figuresOf(tab);
      await tab.goto(`${own.url}${file}?${query}`);
      const got = await figuresOf(tab);
      Object.entries(wanted).forEach(([where, x]) => same(got[where], x, `${file}?${query}: ${where}`));
    }
    made.server.close();
  }

  // ---- what readers do ----

  await tab.goto(own.url + PAGE);
  const before = await figuresOf(tab);
  const chip = tab.locator('.what-if-chip').first();
  check(/^\$ .*, Oct 2022$/.test(await chip.textContent()), `the chip names the basis: ${await chip.textContent()}`);
  check(await tab.locator('.what-if-bar').isHidden(), 'no bar with published prices');
  await chip.click();
  const field = tab.locator('.what-if-panel p:not([hidden]) > input').first();
  for (const text of ['abc', '1e5', '-3', '0,80', '1'.repeat(400)]) {
    await field.fill(text);
    check(await field.getAttribute('aria-invalid') === 'true' && await tab.locator('.what-if-bar').isHidden(), `'${text.slice(0, 9)}' is refused`);
  }
  await field.fill('0.84');
  check(/Your prices, not the published ones\. trn1\.2xlarge \$0\.84\/h \(published \$1\.34\/h\) · \d+ figures follow/.test(await tab.locator('.what-if-bar').textContent()), `the bar: ${await tab.locator('.what-if-bar').textContent()}`);
  const link = tab.url();
  check(/\?w\.trn1%2Fprices\.trn1\.2xlarge=0\.84$/.test(link), `the address: ${link}`);
  await tab.keyboard.press('Escape');
  const changed = await tab.locator('.what-if-own > .what-if-published').count();
  check(changed > 20, `changed cells show the published figure: ${changed}`);

  // Sorting uses the new numbers.
  const table = tab.locator('.table-block:has(> .what-if) table').first();
  await table.locator('.sort', { hasText: COST }).first().click();
  const costs = await table.evaluate((t, name) => {
    const i = [...t.tHead.rows[t.tHead.rows.length - 1].cells].findIndex((c) => c.textContent.includes(name));
    return [...t.tBodies[0].rows].filter((r) => !r.hidden).map((r) => parseFloat(r.cells[i].firstChild.textContent.replace(/[^\d.]/g, '')));
  }, COST);
  check(costs.length > 3 && costs.every((x, i) => !i || costs[i - 1] <= x), `sorted by the new costs: ${costs}`);

  // Copies begin with the sentence.
  await tab.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: own.url.slice(0, -1) });
  await tab.locator('.table-block:has(> .what-if)').first().getByRole('button', { name: /^Copy, cite/ }).click();
  await tab.getByRole('button', { name: /^For a spreadsheet/ }).first().click();
  check(await soon(async () => /^Your prices, not the published ones: trn1\.2xlarge \$0\.84/.test(await tab.evaluate(() => navigator.clipboard.readText()))), 'a copy begins with the sentence');
  await tab.keyboard.press('Escape');

  // Another window shows the same; links keep the prices; a page without prices says so.
  const other = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await other.goto(link);
  await tab.goto(link);
  same(await figuresOf(other), await figuresOf(tab), 'another window');
  check(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'a phone does not scroll sideways');
  await other.close();
  await tab.locator('.site-nav a', { hasText: 'BERT-Large' }).first().click();
  await tab.waitForURL(/dgx\/bert-large\.html\?w\./);
  check(/^Your prices are kept\./.test(await tab.locator('.prices-kept').textContent()), 'a page without prices keeps them');
  await tab.locator('.site-nav a', { hasText: 'April 2023' }).first().click();
  await tab.waitForURL(/performance-2023-04\.html\?w\./);
  check(await tab.locator('.what-if-bar').isVisible(), 'the next page with prices uses them');

  // Paper, axe, and back.
  await tab.emulateMedia({ media: 'print' });
  check(await tab.locator('.what-if-bar > span').isVisible() && await tab.locator('.what-if-line:not([hidden])').first().isVisible(), 'paper says that the prices differ');
  await tab.emulateMedia({ media: null });
  for (const colorScheme of ['light', 'dark']) {
    await tab.emulateMedia({ colorScheme });
    await tab.locator('.what-if-chip').first().click();
    await tab.evaluate(AXE);
    const found = await tab.evaluate(() => window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then((r) => r.violations.map((v) => `${v.id} ${v.nodes[0].html.slice(0, 200)}`)));
    check(!found[0], `axe, ${colorScheme}: ${found.join('\n  ')}`);
    await tab.keyboard.press('Escape');
  }
  await tab.locator('.what-if-bar button', { hasText: 'Back to published' }).click();
  same(await figuresOf(tab), before, 'back to the published figures');
  check(!/w\./.test(new URL(tab.url()).search), `the address without prices: ${tab.url()}`);

  // By keys alone, and a load.
  await tab.locator('.what-if-chip').first().focus();
  await tab.keyboard.press('Enter');
  await tab.keyboard.type('0.5');
  check(await tab.locator('.what-if-bar').isVisible(), 'keys: Enter, then the price');
  await tab.locator('[id="w.load"]').fill('100000000');
  const months = await tab.locator('td.what-if-month').allTextContents();
  check(months[0] && months.every((s) => s === '–' || /^\$[\d,]+ \d+ × trn1n?\.\d*xlarge, \d+% busy$/.test(s)), `a month: ${months.slice(0, 3)}`);
  check(!faults[0], `no errors: ${faults.slice(0, 3)}`);

  await browser.close();
  own.server.close();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed || !passed ? 1 : 0);
})();
