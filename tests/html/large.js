// Uses a table of 600 rows, and one with two columns of the same name, as
// readers do, in Chromium: node large.js BUILD PERFPRESS. Only the first rows
// are shown until a reader comes to the others: by scrolling, a link to a row,
// sorting, filtering, the browser's search, print. Prints what fails, then "N
// passed, N failed". Called by check.sh.
'use strict';
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const { execFileSync } = require('child_process');

const [build, perfpress] = process.argv.slice(2);
const { launch, soon } = require('./launch.js');
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript' };
const ROWS = 600;

let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}
const same = (x, y, text) => check(JSON.stringify(x) === JSON.stringify(y), `${text}: ${JSON.stringify(x)}, not ${JSON.stringify(y)}`);

// Rates in an order of their own: 7 * r % 601 is another number for each row.
const rate = (r) => (7 * (r + 1)) % 601;
const SMALL = [['one', 5, 4, 3, 7], ['two', 3, 8, 9, 7.5], ['three', 9, 1, 4, 8], ['four', 2, 7, 1, 2]];

function site(work) {
  fs.mkdirSync(path.join(work, 'content'));
  fs.mkdirSync(path.join(work, 'data'));
  fs.writeFileSync(path.join(work, 'perfpress.yaml'), 'title: Large\n');
  fs.writeFileSync(path.join(work, 'data/large.csv'), ['Model,Kind,Rate (/sec),Latency (ms),Count',
    ...Array.from({ length: ROWS }, (_, r) => `model-${r},kind ${r % 3},${rate(r)},${rate(r) / 10},${r}`)].join('\n') + '\n');
  fs.writeFileSync(path.join(work, 'content/index.rst'), ['Large', '=====', '', '.. csv-table:: Large', '   :file: ../data/large.csv', '   :header-rows: 1', '   :name: large', '',
    'Below', '-----', '', 'What stands below the table.', ''].join('\n'));
  fs.writeFileSync(path.join(work, 'content/twins.rst'), ['Twins', '=====', '', '.. csv-table:: Twins', '   :header: "Model", "Rate", "Rate", "Rate", "Nodes"', '   :name: twins', '',
    ...SMALL.map((r) => `   ${r.map((c) => `"${c}"`).join(', ')}`), ''].join('\n'));
  execFileSync(path.resolve(perfpress), ['build', '-q', '-C', work, '-o', path.join(work, 'public')]);
}

const shown = (tab) => tab.evaluate(() => [...document.querySelectorAll('.df-table > tbody:not([hidden]) > tr:not([hidden])')].map((r) => r.cells[0].textContent.trim()));
const models = (list) => list.map((r) => `model-${r}`);
const all = Array.from({ length: ROWS }, (_, r) => r);

async function open(browser, address) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  tab.on('pageerror', (e) => check(false, `${address}: ${e.message}`));
  await tab.goto(address);
  await tab.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  return tab;
}

async function rows(browser, base) {
  const tab = await open(browser, `${base}index.html`);
  const first = await shown(tab);
  check(first.length < 200, `${first.length} rows are shown at first`);
  same(first, models(all.slice(0, first.length)), 'in the order of the author');
  await tab.locator('.sort', { hasText: 'Rate' }).click();
  const fastest = [...all].sort((x, y) => rate(y) - rate(x));
  same((await shown(tab)).slice(0, 40), models(fastest.slice(0, 40)), 'the highest first');
  await tab.locator('.sort', { hasText: 'Latency' }).click();
  same((await shown(tab)).slice(0, 40), models(fastest.reverse().slice(0, 40)), 'the lowest first');
  await tab.locator('.sort', { hasText: 'Latency' }).click();
  await tab.locator('.sort', { hasText: 'Latency' }).click();
  const words = (r) => `model-${r} kind ${r % 3} ${rate(r)} ${rate(r) / 10} ${r}`.split(/[ -]/); // none begins after a point
  await tab.locator('[name=q]').fill('model-59 2');
  same(await shown(tab), models(all.filter((r) => `${r}`.startsWith('59') && words(r).some((s) => s.startsWith('2')))), 'rows with two words, from the end as well');
  check((await tab.locator('[role=status]').first().textContent()).includes(`of ${ROWS} rows`), 'it is said of how many');
  await tab.locator('[name=q]').fill('');
  check(await soon(async () => {
    await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return (await shown(tab)).length === ROWS;
  }), 'whoever scrolls comes to the last');
  await tab.close();
}

async function found(browser, base) {
  const id = await (async () => {
    const tab = await open(browser, `${base}index.html`);
    const last = await tab.evaluate(() => [...document.querySelectorAll('.df-table > tbody > tr')].find((r) => r.cells[0].textContent.trim() === 'model-599').id);
    await tab.close();
    return last;
  })();
  const seen = (tab) => tab.evaluate((to) => { const r = document.getElementById(to).getBoundingClientRect(); return r.height > 0 && r.top > 0 && r.bottom < innerHeight; }, id);
  let tab = await open(browser, `${base}index.html#${id}`);
  check(await soon(() => seen(tab)), 'a link to the last row shows it');
  await tab.close();
  tab = await open(browser, `${base}index.html`);
  await tab.evaluate((to) => { location.hash = to; }, id);
  check(await soon(() => seen(tab)), 'so does one on the page itself');
  await tab.close();
  tab = await open(browser, `${base}index.html`);
  check(!await tab.evaluate(() => find('model-599')), 'a row that is not shown is not found');
  await tab.keyboard.press('Control+f');
  check(await tab.evaluate(() => find('model-599')) && await seen(tab), 'but it is with the keys of the search');
  await tab.close();
  tab = await open(browser, `${base}index.html`);
  await tab.evaluate(() => dispatchEvent(new Event('beforeprint')));
  same((await shown(tab)).length, ROWS, 'paper has all rows');
  await tab.close();
}

// Rows are linked and compared by one button at a time; arrows lead on.
async function keys(browser, base) {
  const tab = await open(browser, `${base}twins.html`);
  const focus = () => tab.evaluate(() => { const e = document.activeElement; return [e.className || e.name || e.tagName, e.closest('tr')?.cells[0].textContent.trim() ?? '']; });
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Tab');
  check(await tab.evaluate(() => /table/.test(document.activeElement.textContent) && document.activeElement.matches('.skip-link')), 'the second stop leads to the tables');
  await tab.keyboard.press('Enter');
  same(await focus(), ['q', ''], 'which begins with the first tool');
  check(await tab.evaluate(() => { const r = document.activeElement.getBoundingClientRect(); return r.top > 50 && r.bottom < innerHeight; }), 'in sight');
  const stops = [];
  for (let i = 0; i < 40; i++) {
    await tab.keyboard.press('Tab');
    const [name, row] = await focus();
    if (!await tab.evaluate(() => !!document.activeElement.closest('.table-block'))) break;
    stops.push([name, row]);
  }
  same(stops.filter(([n]) => n === 'pin').map((s) => s[1]), ['one'], 'one button of rows is a stop');
  same(stops.filter(([n]) => n === 'headerlink').map((s) => s[1]), ['one'], 'one link of rows is a stop');
  same(stops.filter(([n]) => n === 'BUTTON').length, 1, 'one button of the toolbar is');
  await tab.locator('.headerlink[tabindex="0"]').last().focus();
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('ArrowDown');
  same(await focus(), ['headerlink', 'three'], 'arrows lead from link to link');
  check(await soon(() => tab.evaluate(() => { const e = document.activeElement; return e.ariaLabel && !e.ariaHidden && +getComputedStyle(e).opacity === 1; })), 'which is named and in sight');
  await tab.keyboard.press('Enter');
  check(/#.*three/.test(await tab.evaluate('location.hash')), 'a row is linked by the keyboard');
  await tab.keyboard.press('Tab');
  await tab.locator('.pin[tabindex="0"]').focus();
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  same((await shown(tab))[0], 'two', 'the next row is compared');
  same(await focus(), ['pin', 'two'], 'and keeps the focus');
  const tools = tab.locator('[role=toolbar] > button:visible');
  const names = await tools.allTextContents();
  await tools.first().focus();
  for (let i = 1; i < names.length; i++) await tab.keyboard.press('ArrowRight');
  check(names.length > 1 && await tools.last().evaluate((e) => e === document.activeElement), `arrows lead through ${names}`);
  await tab.close();
}

// The link of a row is made when the row is pointed at or tapped. Without a
// script, the id of the row is a target all the same.
async function links(browser, base) {
  for (const [what, use] of [['hover', (row) => row.hover()], ['tap', (row) => row.tap()]]) {
    const tab = await browser.newPage({ viewport: { width: 600, height: 900 }, hasTouch: what === 'tap' });
    await tab.goto(`${base}twins.html`);
    const row = tab.locator('.df-table > tbody > tr').nth(2), id = await row.getAttribute('id');
    same(await row.locator('a').count(), 0, `${what}: no link yet`);
    await use(row.locator('td').first());
    await use(row.locator('td').last());
    const link = row.locator('> :first-child > a.headerlink');
    check(await soon(async () => await link.count() === 1 && await link.evaluate((e) => +getComputedStyle(e).opacity === 1)), `${what}: one link, in sight`);
    await link.click();
    same(await tab.evaluate(() => decodeURIComponent(location.hash)), `#${id}`, `${what}: to the row`);
    await tab.close();
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`${base}twins.html`);
  const id = await still.locator('.df-table > tbody > tr').nth(2).getAttribute('id');
  await still.goto(`${base}twins.html#${id}`);
  same(await still.evaluate(() => document.querySelector(':target').id), id, 'a target without a script');
  await context.close();
}

// Three columns with the same name are three columns in the address.
async function twins(browser, base) {
  const state = (tab) => tab.evaluate(() => document.querySelector('.table-block').innerHTML.replace(/<a class="headerlink"[^>]*><\/a>| (class|data-then)=""| tabindex="(-1|0)"| aria-(label="Link to [^"]*"|hidden="true")/g, ''));
  let tab = await open(browser, `${base}twins.html`);
  await tab.locator('.sort').nth(2).click();
  same(await shown(tab), ['three', 'one', 'four', 'two'], 'sorted by the second of them');
  await tab.locator('.sort').nth(3).click({ modifiers: ['Shift'] });
  await tab.getByRole('button', { name: 'Columns' }).click();
  await tab.locator('[name^="hide."]').nth(1).uncheck();
  await tab.keyboard.press('Escape');
  await tab.locator('.pin').first().evaluate((e) => e.click());
  await tab.evaluate(() => document.activeElement.blur());
  const address = await tab.evaluate('location.href'), before = await state(tab);
  const hidden = await tab.evaluate(() => [...document.querySelectorAll('.df-table > thead th')].map((h) => h.hidden));
  same(hidden, [false, false, true, false, false], 'the second of them is hidden');
  check(/sort=%2BRate\*~%2BRate\*\*&/.test(address.replace(/%7E/g, '~').replace(/%2A/g, '*')), `the address tells which: ${address}`);
  await tab.close();
  tab = await open(browser, address);
  const after = await state(tab);
  const k = [...before].findIndex((c, i) => c !== after[i]);
  check(before === after, `the same DOM from ${address}: ${before.slice(k - 60, k + 80)}, not ${after.slice(k - 60, k + 80)}`);
  same(await tab.evaluate(() => [...document.querySelectorAll('.df-table > tbody > tr')].map((r) => [...r.cells].filter((c) => c.querySelector('.ratio')).length)), [0, 4, 4, 4], 'each column of numbers has ratios, with a unit or none');
  await tab.close();
}

(async () => {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'large-'));
  site(work);
  const server = http.createServer((request, response) => {
    const at = path.join(work, 'public', decodeURIComponent(new URL(request.url, 'http://x').pathname));
    response.writeHead(fs.existsSync(at) ? 200 : 404, { 'content-type': TYPES[path.extname(at)] || 'text/plain' });
    response.end(fs.existsSync(at) ? fs.readFileSync(at) : '');
  });
  server.listen(0, '127.0.0.1', async () => {
    const base = `http://127.0.0.1:${server.address().port}/`;
    const browser = await launch(build);
    for (const look of [rows, found, links, keys, twins]) await look(browser, base).catch((e) => check(false, `${look.name}: ${e.message}`));
    await browser.close();
    server.close();
    fs.rmSync(work, { recursive: true });
    console.log(`${passed} passed, ${failed} failed`);
  });
})();
