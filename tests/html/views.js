// Views of tables as addresses, in Chromium, under the site's own policy and from file:: node views.js BUILD SITE.
// What a reader copies leads a colleague to the table, its tab and its rows; back and forward; tabs of a set share
// filters and sorts; explanations of columns are of the row in sight. Prints what fails, then "N passed, N failed". Called by check.sh.
'use strict';
const fs = require('fs');
const http = require('http');
const path = require('path');
const { pathToFileURL } = require('url');

const [build, site] = process.argv.slice(2);
const { launch, soon, tool: toolName } = require('./launch.js');
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };
const POLICY = /Content-Security-Policy: (.*)/.exec(fs.readFileSync(path.join(site, '_headers'), 'utf8'))[1];
const PAGE = 'trn1/performance-2023-04.html'; // has a set of tabs with tables of the same columns

let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}
const same = (x, y, text) => check(JSON.stringify(x) === JSON.stringify(y), `${text}: ${JSON.stringify(x)}, not ${JSON.stringify(y)}`);

const server = http.createServer((request, response) => {
  const file = path.join(site, decodeURIComponent(new URL(request.url, 'http://x').pathname));
  const found = fs.existsSync(file) && fs.statSync(file).isFile();
  response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(file)] || 'text/plain', 'content-security-policy': POLICY });
  response.end(found ? fs.readFileSync(file) : '');
});

async function open(browser, url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read'], ...options });
  const tab = await context.newPage();
  tab.on('pageerror', (e) => check(false, `${url}: ${e.message}`));
  tab.on('console', (m) => { if (m.type() === 'error') check(false, `${url}: ${m.text()}`); });
  await tab.goto(url);
  return tab;
}

const tool = (tab, id) => {
  const block = tab.locator('.table-block').filter({ has: tab.locator(`[id="${id}"]`) });
  return { block, named: (name) => block.locator(`[name="${name}"]`), press: (name) => block.getByRole('button', { name: toolName(name) }),
    sort: (i) => block.locator('.sort').nth(i), pin: (i) => block.locator('tbody tr:not([hidden]) .pin').nth(i),
    rows: () => block.locator('.df-table > tbody > tr').evaluateAll((all) => all.filter((r) => !r.hidden).map((r) => r.id)) };
};

// The tables of the first set of tabs with data-sync: an id for each tab.
const tabbed = () => [...document.querySelectorAll('.tab-set')].map((set) => [...set.querySelectorAll(':scope > .tab-content')]
  .map((p) => ({ label: p.previousElementSibling, table: p.querySelector('.table-block:has(.table-facts) table') })))
  .filter((all) => all.length > 1 && all.every((t) => t.table && t.label.dataset.sync))[0].map((t) => ({ id: t.table.id, tab: t.label.htmlFor }));

// Where a table is: whether it is drawn, and how far its first row is from the top of the window.
const place = (id) => {
  const t = document.getElementById(id), row = [...t.tBodies[0].rows].find((r) => !r.hidden);
  return t.checkVisibility() && !t.closest('[hidden]') ? row.getBoundingClientRect().top : NaN;
};
const inSight = (tab, id, height) => soon(async () => { const y = await tab.evaluate(place, id); return y > 0 && y < height - 20; });

// Whatever is done to a table, its address shows it to someone else: in its tab, in sight.
async function landing(browser, base) {
  const DONE = {
    filtered: async (b) => b.named('q').fill('bert'),
    sorted: async (b) => b.sort(1).click(),
    compared: async (b) => b.pin(2).evaluate((e) => e.click()),
    'with fewer columns': async (b) => b.named('all').evaluate((e) => e.click()),
  };
  for (const height of base.startsWith('http') ? [900, 600] : [900]) {
    for (const [what, does] of Object.entries(DONE)) {
      for (const nth of [0, 1]) {
        const tab = await open(browser, base + PAGE, { viewport: { width: height === 900 ? 1280 : 390, height } });
        const t = (await tab.evaluate(tabbed))[nth];
        if (nth) await tab.locator(`label[for="${t.tab}"]`).click();
        const b = tool(tab, t.id);
        await b.block.locator('details').first().evaluate((e) => { e.open = true; });
        await does(b);
        const rows = await b.rows(), url = await tab.evaluate('location.href');
        check(new URL(url).hash === `#${t.id}`, `${what}: the address names the table: ${url}`);
        await tab.context().close();
        for (const to of [url, url.replace(/#.*/, '')]) {
          const other = await open(browser, to, { viewport: { width: height === 900 ? 1280 : 390, height } });
          same(await tool(other, t.id).rows(), rows, `${what}: the rows of ${to}`);
          check(await inSight(other, t.id, height), `${what}: ${to} leads to the table at ${height}: ${await other.evaluate(place, t.id)}`);
          check(await other.locator(`[id="${t.tab}"]`).isChecked(), `${what}: ${to} selects its tab`);
          await other.context().close();
        }
      }
    }
  }
}

// A tab that is chosen is in the address; going back and forward shows what was seen.
async function tabs(browser, base) {
  const tab = await open(browser, base + PAGE);
  const [one, two] = await tab.evaluate(tabbed);
  const b = tool(tab, one.id);
  await b.named('q').fill('bert');
  await tab.locator(`label[for="${two.tab}"]`).click();
  const url = new URL(await tab.evaluate('location.href'));
  same([url.hash, url.searchParams.get(`${one.id}.q`)], [`#${two.tab}`, 'bert'], 'a tab changes the address, and leaves the rest');
  const other = await open(browser, url.href);
  check(await other.locator(`[id="${two.tab}"]`).isChecked() && await other.locator(`label[for="${two.tab}"]`).isVisible(), `${url} opens the tab`);
  check((await tool(other, one.id).rows()).every((id) => /bert/.test(id)), 'with the filter of the other one');
  await other.context().close();

  const steps = await tab.evaluate('history.length');
  await b.named('q').evaluate((e) => { e.value = 'roberta'; e.dispatchEvent(new Event('input', { bubbles: true })); });
  same(await tab.evaluate('history.length'), steps, 'no step back for each letter');
  await tab.evaluate((id) => { location.hash = id; }, two.tab);
  await b.named('q').evaluate((e) => { e.value = 'albert'; e.dispatchEvent(new Event('input', { bubbles: true })); });
  for (const [go, text] of [['back', 'roberta'], ['forward', 'albert']]) {
    await tab.evaluate(`history.${go}()`);
    check(await soon(async () => await b.named('q').inputValue() === text), `${go}: the filter is ${await b.named('q').inputValue()}, not ${text}`);
    check((await b.rows()).length > 0 && (await b.rows()).every((id) => id.includes(text)), `${go}: the rows are ${await b.rows()}`);
  }
  await tab.goto(base + 'index.html');
  await tab.goBack();
  check(await soon(async () => await b.named('q').inputValue() === 'albert'), 'back from another page');
  await tab.context().close();
}

// Filters, menus, limits, columns and sorts of a tab are those of the others of its set; rows that are compared are not.
async function shared(browser, base) {
  const tab = await open(browser, base + PAGE);
  const [one, two] = await tab.evaluate(tabbed);
  const [a, b] = [tool(tab, one.id), tool(tab, two.id)];
  const names = await tab.evaluate((id) => [...document.getElementById(id).closest('.table-block').querySelector('form').elements].map((e) => e.name), one.id);
  const limit = names.find((n) => /^max\..*P99/.test(n)), menu = names.find((n) => n.startsWith('is.'));
  await a.named('q').fill('bert-large');
  same(await b.named('q').inputValue(), 'bert-large', 'the filter is shared');
  check((await b.rows()).length > 0 && (await b.rows()).every((id) => id.includes('bert-large')), `as are the rows: ${await b.rows()}`);
  await a.sort(2).click();
  const sorted = (t) => t.block.locator('[aria-sort]').evaluateAll((all) => all.map((e) => [e.textContent.replace(/\W+/g, ''), e.ariaSort]));
  same(await sorted(b), await sorted(a), 'the sort is shared');
  if (limit) {
    await b.named(limit).evaluate((e) => { e.value = '9'; e.dispatchEvent(new Event('input', { bubbles: true })); });
    same(await a.named(limit).inputValue(), '9', `${limit} is shared, back as well`);
    await b.named(limit).evaluate((e) => { e.value = ''; e.dispatchEvent(new Event('input', { bubbles: true })); });
  }
  if (menu) {
    await a.named(menu).evaluate((e) => { e.selectedIndex = 1; e.dispatchEvent(new Event('input', { bubbles: true })); });
    check(await b.named(menu).evaluateAll((all) => all.every((e) => e.selectedIndex >= 0)), 'a menu without the value says "all"');
    await a.named(menu).evaluate((e) => { e.selectedIndex = 0; e.dispatchEvent(new Event('input', { bubbles: true })); });
  }
  await a.pin(0).evaluate((e) => e.click());
  same(await b.block.locator('.pinned').count(), 0, 'rows of the other tab are not compared');
  const url = await tab.evaluate('location.href');
  const outside = await tab.evaluate(([x, y]) => [...document.querySelectorAll('.table-block form')].filter((f) => ![x, y].some((id) => f.id.startsWith(`${id}.`))).map((f) => f.elements.q?.value).filter(Boolean), [one.id, two.id]);
  same(outside, [], 'tables outside the set have their own');
  const other = await open(browser, url);
  for (const t of [one, two]) same(await tool(other, t.id).rows(), await tool(tab, t.id).rows(), `${url} has the rows of both`);
  await other.context().close();
  await a.press('Reset').click();
  same([await b.named('q').inputValue(), (await sorted(b)).length], ['', 0], 'Reset resets both');
  check(!(await tab.evaluate('location.search')), `and the address: ${await tab.evaluate('location.href')}`);
  await tab.context().close();
}

// A tab in which no row fits says which other tab has some, at once and from the address.
async function elsewhere(browser, base) {
  const tab = await open(browser, base + PAGE);
  const tabs = await tab.evaluate(tabbed);
  const [keys, other] = await tab.evaluate((ids) => ids.map((id) => [...document.getElementById(id).tBodies[0].rows].map((r) => [...r.cells].map((c) => c.textContent))), tabs.map((t) => t.id));
  const limit = await tab.evaluate((id) => [...document.getElementById(id).closest('.table-block').querySelector('form').elements].map((e) => e.name).find((n) => /^max\..*P99/.test(n)), tabs[0].id);
  const heads = await tab.evaluate((id) => [...document.getElementById(id).tHead.rows[0].cells].map((c) => c.textContent.replace(/\s+/g, ' ').trim()), tabs[0].id);
  const at = heads.findIndex((h) => h.startsWith(limit.slice(4)));
  const low = (rows) => Math.min(...rows.map((r) => parseFloat(r[at].replace(/,/g, ''))));
  const [less, more] = low(keys) < low(other) ? [0, 1] : [1, 0];
  await tool(tab, tabs[0].id).named(limit).evaluate((e, v) => { e.value = v; e.dispatchEvent(new Event('input', { bubbles: true })); }, String(Math.min(low(keys), low(other))));
  const said = (t) => tool(t, tabs[more].id).block.locator('[role=status]').textContent();
  check(/^0 of \d+ rows, .*, [1-9]\d* in /.test(await said(tab)) && (await tool(tab, tabs[less].id).rows()).length > 0, `no row fits: ${await said(tab)}`);
  const again = await open(browser, await tab.evaluate('location.href'));
  same(await said(again), await said(tab), 'from the address as well');
  await again.context().close();
  await tab.context().close();
}

// An explanation has the figures of the row that was clicked last, or is compared, or is first; in print as well.
async function explained(browser, base) {
  const tab = await open(browser, base + PAGE);
  const [{ id }] = await tab.evaluate(tabbed);
  const b = tool(tab, id);
  const data = JSON.parse(fs.readFileSync(path.join(site, PAGE.replace(/\.html$/, '.tables'), `${id}.json`), 'utf8'));
  const name = data.columns.find((c) => /^cost/i.test(c.name)).name, rate = data.columns.find((c) => /throughput/i.test(c.name)).name;
  const at = data.columns.filter((c) => !c.of).findIndex((c) => c.name === name), key = data.columns[0].name;
  const how = b.block.locator('.df-table > thead th').nth(at).locator('.how');
  const panel = tab.locator(`[id="${await how.getAttribute('popovertarget')}"]`);
  const cells = data.rows.map((r, i) => ({ ...Object.fromEntries(data.columns.map((c, k) => [c.name, r[k]])), id: data.ids[i] }));
  const said = async () => (await panel.evaluate((e) => e.innerHTML)).replace(/<\/?[bi]>/g, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  const is = async (r, what) => {
    const text = await said(), result = cells.find((c) => c.id === r.id);
    check(text.includes(`In the row ${result[key]}`) && text.includes(` = ${result[name]}`), `${what}: ${result[key]}, ${result[name]}: ${text}`);
    const numbers = /([\d,.]+) ÷ ([\d,.]+)\/s ÷ ([\d,.]+) × \$([\d.]+)\/h = \$([\d.]+)/.exec(text)?.slice(1).map((x) => +x.replace(/,/g, ''));
    check(numbers && Math.abs(numbers[0] / numbers[1] / numbers[2] * numbers[3] - numbers[4]) < 0.0006, `${what}: the formula gives its result: ${text}`);
    check(numbers && Math.round(numbers[1]) === Math.round(parseFloat(String(result[rate]).replace(/,/g, ''))), `${what}: of the row's ${rate}: ${text}`);
  };
  const show = async (r, what) => {
    await how.click();
    await is(r, what);
    await tab.keyboard.press('Escape');
  };
  await show(cells[0], 'the first row');
  await b.named('q').fill('roberta');
  const [first, second] = (await b.rows()).map((row) => cells.find((c) => c.id === row));
  await show(first, 'the first row of a filter');
  await tab.locator(`tr[id="${second.id}"] td`).nth(1).click();
  await show(second, 'a row that was clicked');
  await b.press('Reset').click();
  await b.named('q').fill('albert');
  await show(cells.find((c) => /albert/.test(c.id)), 'the row that was clicked is not shown');
  await tab.goto(base + 'index.html');
  await tab.goto(base + PAGE);
  await b.pin(3).evaluate((e) => e.click());
  await tab.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await is(cells[3], 'on paper, a row that is compared');
  const text = await said();
  check(/^.{0,60}Formula.*In the row.*From.*(Rounding|Format)/.test(text), `formula, example, source, rounding: ${text}`);
  check(!/\d\.\d{7}|cost\/1M/.test(text), `no long figures: ${text}`);
  await tab.context().close();
}

// Rows of two tables side by side: the first is the base; the address shows them to someone else; the table stays where it is.
async function sideBySide(browser, base) {
  const tab = await open(browser, base + PAGE);
  const [one, two] = await tab.evaluate(tabbed);
  const [a, b] = [tool(tab, one.id), tool(tab, two.id)];
  await a.pin(1).evaluate((e) => e.click());
  await tab.locator(`label[for="${two.tab}"]`).click();
  const top = () => b.block.locator('.df-table').evaluate((e) => e.getBoundingClientRect().top + scrollY);
  const status = await b.block.locator('[role=status]').evaluate((e) => e.offsetHeight);
  const before = await top();
  await b.pin(2).evaluate((e) => e.click());
  const moved = await top() - before, line = await b.block.locator('[role=status]').evaluate((e) => e.getBoundingClientRect().height + 8);
  check(moved <= line - status + 2, `the table moves by ${moved} px, more than the line that says it`);
  const said = (t) => t.block.locator('.versus tr').evaluateAll((all) => all.map((r) => [...r.cells].map((c) => c.textContent)));
  await soon(async () => (await said(b)).length > 0);
  const lines = await said(b);
  check(lines.length > 3 && lines[0][1].includes(' (base)') && lines[0][1].replace(/.*\(base\)/, '') && !lines[0][1].endsWith(lines[0][2].slice(-20)) && lines.slice(1).every((l) => l[1] !== l[2]), `what differs between two tables: ${JSON.stringify(lines.slice(0, 3))}`);
  check(lines.some((l) => /^Cost/.test(l[0]) && /[\d](×|%) (cheaper|dearer)$/.test(l[3])), `costs in words: ${JSON.stringify(lines)}`);
  const other = await open(browser, await tab.evaluate('location.href'));
  await soon(async () => (await said(tool(other, two.id))).length > 0);
  same(await said(tool(other, two.id)), lines, 'the address shows it to someone else');
  same(await other.locator('.base').count(), 2, 'with a base in each table');
  check(await tool(other, two.id).block.locator('.versus').evaluate((e) => e.getBoundingClientRect().top < innerHeight), 'in sight');
  await other.context().close();
  await b.press('Reset').click();
  check(await soon(async () => (await said(b)).length === 0), 'Reset takes it away');
  await tab.context().close();
}

server.listen(0, '127.0.0.1', async () => {
  const browser = await launch(build);
  for (const base of [`http://127.0.0.1:${server.address().port}/`, `${pathToFileURL(path.resolve(site))}/`]) {
    for (const part of [landing, tabs, shared, elsewhere, explained, sideBySide]) await part(browser, base);
  }
  await browser.close();
  server.close();
  console.log(`${passed} passed, ${failed} failed`);
});
