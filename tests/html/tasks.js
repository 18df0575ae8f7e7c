// Plays the 17 things that readers come to do, in Chromium, under the site's own policy, by mouse and by keyboard
// alone: node tasks.js BUILD SITE [PAGE]. Without PAGE on pages of the project's own site, with PAGE on that one.
// Right answers come from the files beside the tables, not from the tools. Prints what fails, a table of clicks and
// key presses, then "N passed, N failed". Called by check.sh.
'use strict';
const { spawnSync } = require('child_process');
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');

const [build, site, only] = process.argv.slice(2);
const { launch, tool: toolName } = require('./launch.js');
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.json': 'application/json' };
const POLICY = /Content-Security-Policy: (.*)/.exec(fs.readFileSync(path.join(site, '_headers'), 'utf8'))[1];
const INFERENCE = only || 'trn1/performance-2023-04.html';
const LATER_PAGE = 'trn1/inference-2025-05.html'; // has what INFERENCE has
const RELEASES = only || 'trn1/across-releases.html';
const SCALING = only || 'dgx/bert-large.html';
const CLICKS = 3, KEYS = 15, STOPS = 300;
const TWO = /two pages/, KEYS_OF_TWO = 20;
const LATER = /^(9|10) /; // tasks without a limit: they need what is not there yet

let passed = 0, failed = 0, what = '';
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', `${what}: ${text}`); }
}
const same = (x, y, text) => check(JSON.stringify(x) === JSON.stringify(y), `${text}: ${JSON.stringify(x)}, not ${JSON.stringify(y)}`);

const server = http.createServer((request, response) => {
  const file = path.join(site, decodeURIComponent(new URL(request.url, 'http://x').pathname));
  const found = fs.existsSync(file) && fs.statSync(file).isFile();
  response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(file)] || 'text/plain', 'content-security-policy': POLICY });
  response.end(found ? fs.readFileSync(file) : '');
});

// ---- what is right: the files beside the tables ----

const number = (x) => (typeof x === 'number' ? x : parseFloat(String(x).replace(/[^\d.e-]/g, '')));
const words = (s) => String(s).replace(/\s+/g, ' ').trim();
const largest = (list, of) => list.reduce((x, y) => (of(y) > of(x) ? y : x));

function tablesOf(page) {
  const dir = path.join(site, page.replace(/\.html$/, '.tables'));
  const html = fs.readFileSync(path.join(site, page), 'utf8');
  const at = (t) => html.indexOf(`id="${t.id}"`);
  const all = fs.readdirSync(dir).filter((f) => f.endsWith('.json')).map((f) => JSON.parse(fs.readFileSync(path.join(dir, f), 'utf8')));
  return all.sort((x, y) => at(x) - at(y)).map((t) => {
    const columns = t.columns.filter((c) => !c.of), names = columns.map((c) => c.name);
    const rows = t.rows.map((r) => Object.fromEntries(t.columns.map((c, i) => [c.name, r[i]]))).map((r, i) => ({ ...r, id: t.ids[i], key: words(r[names[0]]) }));
    const exact = (r, name) => number(r[`${name} (number)`] ?? r[name]);
    return { ...t, columns, names, rows, exact, column: (re) => names.find((n) => re.test(n)) };
  });
}

// The table of a page that has what readers of inference ask for; the largest.
function inference() {
  const all = tablesOf(INFERENCE).filter((t) => t.column(/throughput/i) && t.column(/P99/) && t.column(/^cost/i));
  const t = all.reduce((x, y) => (y.rows.length > x.rows.length ? y : x));
  const like = all.filter((x) => x.names.join() === t.names.join());
  const families = t.rows.map((r) => r.key.split('-').slice(0, 2).join('-'));
  const count = (f) => families.filter((x) => x === f).length;
  const family = count('bert-large') ? 'bert-large' : largest(families, count);
  return { t, like, family, speed: t.column(/throughput/i), p99: t.column(/P99/), cost: t.column(/^cost/i) };
}

// ---- two readers: one with a mouse, one with a keyboard ----

// On a phone the tools are in one line, which opens them.
async function unfold(hand, target) {
  if (hand.kind === 'keyboard' && await target.evaluate((e) => !!e.closest('form') && e.closest('.table-block') !== document.activeElement.closest('.table-block'))) return; // keys lead to open tools
  const line = target.locator('xpath=self::*[not(self::summary)]/ancestor::details[not(@open)]/summary').first();
  if (await line.count() && await line.isVisible()) await hand.press(line);
}

function mouse(tab) {
  const hand = { kind: 'mouse', count: 0, tab };
  hand.press = async (target) => { await unfold(hand, target); await target.click({ timeout: 15000 }); hand.count++; };
  hand.over = async (row, target) => { await row.hover(); await hand.press(target); };
  hand.tabs = async (input) => hand.press(tab.locator(`label[for="${await input.getAttribute('id')}"]`));
  hand.type = async (field, text) => { await hand.press(field); await tab.keyboard.type(text); };
  hand.search = async (text) => {
    await hand.press(tab.locator('[data-search]'));
    await tab.waitForFunction(() => document.activeElement.matches('dialog[open] input'));
    await tab.keyboard.type(text);
    hand.count++;
  };
  hand.hit = async () => hand.press(tab.locator('dialog').getByRole('option').first());
  hand.sideways = async (box) => { await box.hover(); await tab.mouse.wheel(300, 0); };
  return hand;
}

// The next key on the way to an element, as the hint at the foot of the window and practice have it: the skip link to
// the first table, "Next table" before each, Enter from the filter to the columns, arrows among buttons of a kind.
const nextKey = (e) => {
  const now = document.activeElement, block = e.closest('.table-block'), form = block?.querySelector('form');
  if (e === now) {
    const r = e.getBoundingClientRect();
    return { here: true, seen: r.bottom > 0 && r.top < innerHeight && e.matches(':focus-visible') };
  }
  const tab = (to) => (now !== document.body && now.compareDocumentPosition(to) & 2 ? 'Shift+Tab' : 'Tab');
  const walk = (items, to, back, on) => {
    const seen = items.filter((x) => x.checkVisibility()), from = seen.indexOf(now), way = seen.indexOf(to) - from;
    const ends = [['Home', seen.indexOf(to) + 1], ['End', seen.length - seen.indexOf(to)]].filter(([, n]) => n < Math.abs(way));
    return ends[0] ? ends.sort((x, y) => x[1] - y[1])[0][0] : way > 0 ? on : back;
  };
  const all = (selector) => [...block.querySelectorAll(selector)];
  if (form && now.closest('.table-block') !== block && !e.closest('[popover]')) {
    if (now.matches('[data-tools], .tools-next')) return { key: 'Enter' };
    if (now === document.body || now.matches('.skip-link')) return { key: 'Tab' };
    if (now.closest('form')) return { key: 'Shift+Tab' };
    return { key: tab(e) };
  }
  const row = e.matches('.pin, .headerlink') && now.matches('.sort, [type=search]');
  const below = block?.querySelector('thead')?.compareDocumentPosition(e) & 4 && !e.closest('[popover]');
  if (now.matches('[type=search]') && (row || e.closest('thead') || below)) return { key: 'Enter' };
  if (e.matches('.how') && e.closest('th').querySelector('.sort')) {
    const sort = e.closest('th').querySelector('.sort');
    if (now === sort) return { key: 'Tab' };
    if (now.matches('.sort')) return { key: walk(all('thead .sort'), sort, 'ArrowLeft', 'ArrowRight') };
  }
  for (const [kind, back, on] of [['[role=toolbar] > button', 'ArrowLeft', 'ArrowRight'], ['thead .sort', 'ArrowLeft', 'ArrowRight'], ['tbody .pin', 'ArrowUp', 'ArrowDown'], ['tbody .headerlink', 'ArrowUp', 'ArrowDown']]) {
    if (block && e.matches(kind) && now.matches(kind)) return { key: walk(all(kind), e, back, on) };
  }
  if (e.matches('.pin') && now.matches('.sort')) return { key: 'ArrowDown' };
  return { key: tab(e) };
};

function keyboard(tab) {
  const hand = { kind: 'keyboard', count: 0, tab };
  const key = async (k) => { await tab.keyboard.press(k); hand.count++; };
  hand.key = key;
  hand.reach = async (target) => {
    await target.waitFor({ state: 'attached', timeout: 15000 });
    for (let i = 0; i < STOPS; i++) {
      const at = await target.evaluate(nextKey);
      if (at.here) { check(at.seen, `the focus on ${await target.evaluate((e) => e.outerHTML.slice(0, 90))} is not seen`); return; }
      await key(at.key);
    }
    throw new Error(`the keyboard does not reach ${target}`);
  };
  hand.press = async (target) => {
    await unfold(hand, target);
    await hand.reach(target);
    await key(await target.evaluate((e) => e.matches('input[type=checkbox], .pin')) ? 'Space' : 'Enter');
  };
  hand.over = (row, target) => hand.press(target);
  // a group of radios is one stop, whose members the arrows choose
  hand.tabs = async (input) => {
    await hand.reach(tab.locator(`input[name="${await input.getAttribute('name')}"]:checked`));
    for (let i = 0; i < 9 && !await input.isChecked(); i++) await key('ArrowRight');
  };
  hand.type = async (field, text) => { await unfold(hand, field); await hand.reach(field); await tab.keyboard.type(text); hand.count++; };
  hand.search = async (text) => {
    await key('/');
    await tab.waitForFunction(() => document.activeElement.matches('dialog[open] input'));
    await tab.keyboard.type(text);
    hand.count++;
  };
  hand.hit = async () => { await key('ArrowDown'); await key('Enter'); };
  hand.sideways = async (box) => {
    await hand.reach(box);
    const at = () => box.evaluate((e) => e.scrollLeft), start = await at();
    for (let i = 0; i < 4 && await at() < start + 20; i++) {
      await key('ArrowRight');
      await scrolled(tab, box);
    }
    check(await at() >= start + 20, `the figures move: ${await at()}`);
  };
  return hand;
}

// ---- what is on the screen ----

const rowsShown = (id) => {
  const text = (e) => { const c = e.cloneNode(true); c.querySelectorAll('.pin, .ratio, .headerlink, button.how').forEach((x) => x.remove()); return c.textContent.replace(/\s+/g, ' ').trim(); };
  const t = document.getElementById(id);
  const heads = [...t.tHead.rows[0].cells];
  return [...t.tBodies[0].rows].filter((r) => r.offsetHeight).map((r) => ({ id: r.id,
    cells: Object.fromEntries(heads.map((h, i) => [text(h), text(r.cells[i]), r.cells[i].offsetWidth]).filter((c) => c[2])) }));
};

function look(tab, t) {
  const block = tab.locator('.table-block').filter({ has: tab.locator(`[id="${t.id}"]`) });
  const head = (name) => block.locator('.df-table > thead th:not(.spark)').nth(t.names.indexOf(name));
  return { block, head, rows: () => tab.evaluate(rowsShown, t.id),
    sort: (name) => head(name).locator('.sort'), row: (id) => tab.locator(`tr[id="${id}"]`),
    button: (name) => block.getByRole('button', { name: toolName(name), includeHidden: true }), field: (name) => block.locator(`[name="${name}"]`) };
}

const clipboard = (tab) => tab.evaluate(() => navigator.clipboard.readText());
const inSight = (e) => { const r = e.getBoundingClientRect(); return r.height > 0 && r.top >= 0 && r.bottom <= innerHeight; };
const scrolled = (tab, box = tab.locator('html')) => box.evaluate((e) => new Promise((done) => { let at = ''; const f = () => { const now = `${e.scrollLeft} ${e.scrollTop}`; if (at === now) done(); else { at = now; setTimeout(f, 100); } }; f(); }));

// ---- the tasks: each takes a hand; what it returns says why it was not played ----

async function fastestByName({ hand, tab }) {
  const { t, like, family, speed, p99 } = inference();
  const fits = (bound) => like.flatMap((x) => x.rows).filter((r) => r.key.includes(family) && x99(r) <= bound);
  const x99 = (r) => number(r[p99]);
  const bound = fits(10)[0] ? 10 : Math.max(...t.rows.filter((r) => r.key.includes(family)).map(x99));
  const best = largest(fits(bound), (r) => number(r[speed]));
  const v = look(tab, t);
  await hand.type(v.field('q'), family);
  await hand.press(v.sort(speed));
  const first = (await v.rows()).find((r) => number(r.cells[p99]) <= bound);
  same([first.id, number(first.cells[speed])], [best.id, number(best[speed])], `the fastest ${family} of at most ${bound} ms`);
}

async function fastestByLimit({ hand, tab }) {
  const { t, speed, p99 } = inference();
  const bounds = t.rows.map((r) => number(r[p99])).sort((x, y) => x - y);
  const bound = bounds[Math.floor(bounds.length / 3)];
  const right = t.rows.filter((r) => number(r[p99]) <= bound);
  const v = look(tab, t);
  await hand.press(v.button('More filters'));
  await hand.type(v.field(`max.${p99}`), String(bound));
  const rows = await v.rows();
  same(rows.map((r) => r.id), right.map((r) => r.id), `rows of at most ${bound} ms`);
  same(largest(rows, (r) => number(r.cells[speed])).id, largest(right, (r) => number(r[speed])).id, 'the fastest of them');
}

async function sideBySide({ hand, tab }) {
  const { t, cost } = inference();
  const kind = t.column(/^inst/i);
  const a = t.rows[0], b = t.rows.find((r) => r[kind] !== a[kind]) || t.rows[3];
  const v = look(tab, t);
  for (const r of [a, b]) await hand.over(v.row(r.id), v.row(r.id).locator('.pin'));
  await v.block.locator('.versus table').waitFor();
  const lines = await v.block.locator('.versus tr').evaluateAll((all) => all.map((r) => [...r.cells].map((c) => c.textContent)));
  same(lines[0].slice(1, 3), [`${a.key} (base)`, b.key], 'the two rows');
  const line = lines.find((l) => l[0] === cost);
  same(line && line.slice(1, 3), [a[cost], b[cost]], 'their costs');
  const ratio = t.exact(b, cost) / t.exact(a, cost);
  const times = Math.max(ratio, 1 / ratio);
  const said = `${times >= 1.5 ? `${times.toPrecision(3)}×` : `${(100 * Math.abs(1 - ratio)).toFixed(1)}%`} ${ratio > 1 ? 'dearer' : 'cheaper'}`;
  check(line && line[3] === said, `the ratio of the costs is ${line && line[3]}, not ${said}`);
}

// The base is the row of the page before; the address shows both to someone else.
async function acrossPages({ hand, tab }) {
  if (only) return 'needs two pages';
  const { t, cost } = inference();
  const u = tablesOf(LATER_PAGE).find((x) => x.column(/throughput/i) && x.names.includes(cost));
  const a = t.rows[0], b = u.rows.find((r) => r.key === a.key);
  await hand.over(look(tab, t).row(a.id), look(tab, t).row(a.id).locator('.pin'));
  if (hand.kind === 'mouse') await hand.press(tab.locator(`.newer a[href^="${path.basename(LATER_PAGE)}"]`));
  else {
    await hand.search('inference may 2025');
    await tab.locator('dialog').getByRole('option').first().waitFor();
    await hand.hit();
  }
  await tab.waitForURL(`**/${LATER_PAGE}*`);
  await tab.locator('.held').getByText(`Comparing with ${a.key}`).waitFor();
  const held = await tab.locator('.held').innerText();
  check(held.includes(t.page_title) && held.includes(t.date), `what is held is said: ${held}`);
  const v = look(tab, u);
  await hand.over(v.row(b.id), v.row(b.id).locator('.pin'));
  const read = async (where) => {
    await where.locator('.versus table').waitFor();
    return where.locator('.versus tr').evaluateAll((all) => all.map((r) => [...r.cells].map((c) => c.textContent)));
  };
  const lines = await read(tab);
  same(lines[0].slice(1, 3), [`${a.key} (base) ${t.date}`, `${b.key} ${u.date}`], 'the two rows and their dates');
  const ratio = u.exact(b, cost) / t.exact(a, cost);
  const times = Math.max(ratio, 1 / ratio);
  const said = `${times >= 1.5 ? `${times.toPrecision(3)}×` : `${(100 * Math.abs(1 - ratio)).toFixed(1)}%`} ${ratio > 1 ? 'dearer' : 'cheaper'}`;
  same(lines.find((l) => l[0] === cost), [cost, a[cost], b[cost], said], 'their costs');
  const other = await tab.context().newPage();
  await other.goto(await tab.evaluate('location.href'));
  same(await read(other), lines, 'the address shows them to someone else');
}

async function sortByCost({ hand, tab }) {
  const { t, cost } = inference();
  const v = look(tab, t);
  await hand.press(v.sort(cost));
  const right = t.rows.map((r, i) => [r, i]).sort(([r, i], [s, k]) => t.exact(r, cost) - t.exact(s, cost) || i - k);
  same((await v.rows()).map((r) => r.id), right.map(([r]) => r.id), 'the cheapest first');
}

async function oneFamily({ hand, tab }) {
  const { t, family } = inference();
  const v = look(tab, t);
  await hand.type(v.field('q'), family);
  const hits = t.rows.filter((r) => r.key.includes(family));
  same((await v.rows()).map((r) => r.id), hits.map((r) => r.id), `rows of ${family}`);
  check((await v.block.getByRole('status').innerText()).startsWith(`${hits.length} of ${t.rows.length} rows`), 'how many is said');
}

// Nothing to press for it; a press shows them all.
async function equalColumns({ hand, tab }) {
  const { t } = inference();
  const v = look(tab, t);
  const shown = Object.keys((await v.rows())[0].cells);
  const folded = t.names.filter((n) => !shown.includes(n));
  const constant = (n) => t.rows.every((r) => String(r[n]) === String(t.rows[0][n]) && r[`${n} (link)`] === t.rows[0][`${n} (link)`]);
  const computed = (n) => t.columns.find((c) => c.name === n).steps?.length > 0;
  same(folded, t.names.filter((n, i) => i && constant(n) && !computed(n)), 'columns out of the way');
  const line = words(await v.block.locator('.same-line').innerText());
  for (const n of folded) check(line.includes(`${n} ${t.rows[0][n]}`), `the line says ${n}: ${line}`);
  await hand.press(v.block.locator('.same-toggle'));
  same(Object.keys((await v.rows())[0].cells), t.names, 'all columns, when asked for');
}

async function spreadsheet({ hand, tab }) {
  const { t } = inference();
  const v = look(tab, t);
  const shown = Object.keys((await v.rows())[0].cells);
  await hand.press(v.button('Copy, cite'));
  await hand.press(v.button('For a spreadsheet'));
  const copied = (await clipboard(tab)).split('\n').map((l) => l.split('\t'));
  const names = [...shown, ...t.names.filter((n) => !shown.includes(n))];
  const source = copied.pop();
  check(source[0] === 'Source' && source[1].includes(`#${t.id}`) && (!t.sources[0].as_of || source[1].includes(t.sources[0].as_of)), `with source and date: ${source}`);
  same(copied.pop(), [''], 'below an empty line');
  same(copied[0], names, 'one line of names, conditions last');
  same(copied.slice(1).map((l) => l.map((x) => (isNaN(x) ? x : +x))), t.rows.map((r) => names.map((n) => (isNaN(r[n]) ? words(r[n]) : +r[n]))), 'what is copied');
}

async function csv({ hand, tab }) {
  const { t } = inference();
  const [file] = await Promise.all([tab.waitForEvent('download'), hand.press(look(tab, t).block.getByRole('link', { name: 'CSV' }))]);
  const lines = fs.readFileSync(await file.path(), 'utf8').trimEnd().split(/\r?\n/);
  check(lines.length === t.rows.length + 1 && t.rows.every((r, i) => lines[i + 1].includes(r.key)), `the file has the rows: ${lines.length}`);
}

// By keyboard the rows are filtered first.
async function linkToRow({ hand, tab, base }) {
  const { t } = inference();
  const v = look(tab, t), row = t.rows[t.rows.length - 2];
  if (hand.kind === 'mouse') {
    await hand.over(v.row(row.id), v.row(row.id).locator('.headerlink'));
  } else {
    await hand.type(v.field('q'), row.key);
    await hand.press(v.row(row.id).locator('.headerlink'));
  }
  const address = await tab.evaluate('location.href');
  const { pathname, search, hash } = new URL(address);
  same(decodeURIComponent(hash.slice(1)), row.id, 'the address names the row');
  const other = await tab.context().newPage();
  await other.goto(base + pathname.slice(1) + search + hash);
  await scrolled(other);
  const w = look(other, t);
  check(await w.row(row.id).evaluate(inSight), 'whoever follows it sees the row');
  check(await w.head(t.names[0]).evaluate(inSight), 'and the names of the columns');
}

async function howComputed({ hand, tab }) {
  const { t, cost } = inference();
  const v = look(tab, t), steps = t.columns[t.names.indexOf(cost)].steps;
  const how = v.head(cost).locator('button.how');
  await hand.press(how);
  const panel = tab.locator(`[id="${await how.getAttribute('popovertarget')}"]`);
  check(await panel.isVisible(), 'the account is shown');
  const text = words(await panel.innerText());
  check(/Formula/.test(text) && text.includes('÷') && text.includes(cost), `with its formula: ${text}`);
  for (const file of new Set(steps.map((s) => s.file).filter(Boolean))) check(text.includes(file), `with its source ${file}: ${text}`);
  check(text.includes(t.rows[0].key) && text.includes(t.rows[0][cost]), `and the way to ${t.rows[0][cost]}: ${text}`);
  await tab.keyboard.press('Escape');
  check(!await panel.isVisible(), 'Esc closes it');
}

async function whatChanged({ hand, tab }) {
  const t = tablesOf(RELEASES).find((x) => x.column(/May\/Apr/) && x.column(/^Apr/) && x.rows.length > 3);
  if (!t) return 'needs two releases';
  const [old, now, change] = [/^Apr/, /^May \d/, /May\/Apr/].map(t.column);
  const v = look(tab, t);
  await hand.press(v.sort(change));
  if (await v.head(change).getAttribute('aria-sort') === 'ascending') await hand.press(v.sort(change));
  const [first] = await v.rows();
  const best = largest(t.rows, (r) => t.exact(r, now) / t.exact(r, old));
  same([first.id, first.cells[change]], [best.id, (t.exact(best, now) / t.exact(best, old)).toFixed(2)], 'what changed most');
}

// Marks stand where the numbers of the table are: the later the further right, to scale, the more the higher.
async function trend({ hand, tab }) {
  const t = tablesOf(RELEASES).find((x) => x.column(/^release$/i) && x.column(/throughput/i) && x.rows.length > 3);
  if (!t) return 'needs two releases';
  const [release, speed] = [/^release$/i, /throughput/i].map(t.column);
  const figure = tab.locator('figure.chart').filter({ has: tab.locator(`[id="${t.id}"]`) });
  await figure.scrollIntoViewIfNeeded();
  const marks = await figure.evaluate((e) => [...e.querySelectorAll('svg a')].filter((a) => a.getBoundingClientRect().width)
    .map((a) => { const r = a.getBoundingClientRect(); return { id: a.href.baseVal.slice(1), text: a.textContent, x: r.x + r.width / 2, y: r.y + r.height / 2 }; }));
  const days = (s) => Date.parse(`${s}-01`.slice(0, 10)) / 864e5;
  const rows = t.rows.map((r) => ({ ...r, mark: marks.find((m) => m.id === r.id) }));
  for (const r of rows) check(r.mark && r.mark.text.includes(r[release]), `a mark of ${r.key}, ${r[release]}: ${r.mark && r.mark.text}`);
  for (const key of new Set(rows.map((r) => r.key))) {
    const all = rows.filter((r) => r.key === key && r.mark).sort((x, y) => days(x[release]) - days(y[release]));
    const first = all[0], last = all[all.length - 1];
    for (const r of all.slice(1)) {
      check(Math.sign(first.mark.y - r.mark.y) === Math.sign(t.exact(r, speed) - t.exact(first, speed)), `${key}: ${r[release]} stands where its number is`);
      const part = (days(r[release]) - days(first[release])) / (days(last[release]) - days(first[release]));
      check(Math.abs(r.mark.x - first.mark.x - part * (last.mark.x - first.mark.x)) < 1, `${key}: ${r[release]} stands where its date is`);
    }
  }
  const best = largest(t.rows, (r) => t.exact(r, speed)), said = await figure.locator('svg[role=img] desc').first().textContent();
  check(said.includes(best.key) || said.includes(best[release]), `what is said of the chart has its highest: ${said}`);
  await hand.press(figure.locator('summary').first());
  same((await look(tab, t).rows()).length, t.rows.length, 'its table opens below');
}

// Waits until a hit of the search has been followed: the dialog is closed, and the scripts of the page that it leads to have run.
const arrived = (tab) => tab.waitForFunction(() => location.hash && document.readyState === 'complete' && !document.querySelector('dialog[open]'));

async function efficiency({ hand, tab }) {
  const all = tablesOf(SCALING).filter((x) => x.column(/efficiency/));
  const t = all[all.length - 1];
  if (!t) return 'the page has no efficiency of scaling';
  await hand.search(words(t.title));
  await tab.locator('dialog').getByRole('option').first().waitFor();
  await hand.hit();
  await arrived(tab);
  check(await tab.evaluate((id) => document.getElementById(id).checkVisibility(), t.id), 'the search leads to its page and tab');
  const rows = await look(tab, t).rows();
  for (const name of t.names.filter((n) => /efficiency/.test(n))) {
    const speed = name.replace('efficiency', 'seq/s');
    const one = t.rows[0];
    same(rows.map((r) => r.cells[name]), t.rows.map((r) => `${(100 * r[speed] / one[speed] / (r.Nodes / one.Nodes)).toFixed(1)}%`), name);
  }
}

async function searchLlama({ hand, tab }) {
  const pages = only ? [only] : ['trn1/training-2025-05.html', 'trn1/across-releases.html'];
  const rows = pages.flatMap((p) => tablesOf(p).flatMap((t) => t.rows)).filter((r) => /llama/i.test(r.key));
  await hand.search('llama');
  await tab.locator('dialog').getByRole('option').first().waitFor();
  const said = await tab.locator('.search-status').innerText();
  check(parseInt(said, 10) >= rows.length, `${rows.length} rows are found: ${said}`);
  await hand.hit();
  await arrived(tab);
  await scrolled(tab);
  const place = await tab.evaluate(() => { const e = document.getElementById(decodeURIComponent(location.hash.slice(1))); const r = e.getBoundingClientRect(); return { text: e.textContent, seen: r.height > 0 && r.top < innerHeight && r.bottom > 0 }; });
  check(/llama/i.test(place.text) && place.seen, `the first hit leads to it: ${words(place.text).slice(0, 80)}`);
}

async function onPhone({ hand, tab }) {
  const { t } = inference();
  const v = look(tab, t), box = v.block.locator('.table-scroll');
  const wide = () => tab.evaluate(() => document.documentElement.scrollWidth > innerWidth || scrollX > 0);
  check(!await wide(), 'the page does not scroll sideways');
  check(!await v.field('q').isVisible(), 'the tools are out of the way');
  // The link to a table's tools opens them.
  if (hand.kind === 'keyboard') await hand.reach(v.field('q'));
  else await hand.press(v.block.locator('details > summary').first());
  check(await v.field('q').isVisible() && !await wide(), 'one control brings them');
  await hand.sideways(box);
  await tab.waitForFunction((e) => e.scrollLeft > 20, await box.elementHandle(), { timeout: 15000 });
  const at = await v.row(t.rows[0].id).evaluate((r) => [r.cells[0].getBoundingClientRect().left, r.closest('.table-scroll').getBoundingClientRect().left]);
  check(Math.abs(at[0] - at[1]) < 3, `the names stay when the figures move: ${at}`);
  check(!await wide(), 'nor does it with its tools');
}

// Each row's, or column's, text stands in one piece in the text of the paper.
async function onPaper({ tab }) {
  const { t, cost } = inference();
  await tab.emulateMedia({ media: 'print' });
  const page = await tab.evaluate(() => ({ address: document.querySelector('[rel=canonical]')?.href, first: [...document.querySelectorAll('.print-only span')].map((e) => e.innerText),
    tables: [...document.querySelectorAll('.content table')].map((x) => [...x.tBodies[0].rows].map((r) => [...r.cells].filter((c) => c.offsetWidth).map((c) => c.innerText))),
    all: document.querySelectorAll('.content tbody tr').length, out: [...document.querySelectorAll('form, .pin, .sort, .site-header, .sidebar')].filter((e) => !e.matches('.sort') && e.checkVisibility()).length }));
  same(page.tables.flat().filter((r) => r.length).length, page.all, 'all rows, those of closed tabs as well');
  check(!page.out, 'no tools, no menus');
  const squeeze = (s) => s.replace(/[\s\u00ad\u200b,]/g, '').toLowerCase(); // the style sheet groups digits by commas
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'tasks-'));
  await tab.pdf({ path: path.join(dir, 'page.pdf'), preferCSSPageSize: true });
  const run = spawnSync('pdftotext', ['-raw', path.join(dir, 'page.pdf'), '-'], { encoding: 'utf8' });
  fs.rmSync(dir, { recursive: true });
  const text = squeeze(run.error ? await tab.innerText('body') : run.stdout);
  if (run.error) console.log('no pdftotext: the screen in print is looked at');
  for (const rows of page.tables) {
    // a narrow table may be read column by column
    const down = rows[0].every((_, i) => text.includes(rows.map((r) => squeeze(r[i] ?? '')).join('')));
    for (const row of rows) {
      const line = row.map(squeeze);
      check(down || (run.error ? line.every((c) => text.includes(c)) : text.includes(line.join(''))), `on paper: ${row.join(' | ')}`);
    }
  }
  check(!text.includes('filterrows') && !text.includes('copycite'), 'no tools on paper');
  check(page.first.every((p) => text.includes(squeeze(p))) && /perfpress\d/.test(text), `the first line on paper: ${page.first}`);
  check(!page.address || text.includes(squeeze(page.address)), `the address: ${page.address}`);
  if (!page.address) note = 'no base_url: no address on paper';
  check(text.includes('formula') && text.includes(squeeze(cost)) && text.includes(squeeze(t.rows[0][cost])), 'the formulas');
}

let note = '';
async function cite({ hand, tab }) {
  const { t } = inference();
  const v = look(tab, t);
  const date = t.sources.map((s) => s.date || s.as_of || s['as of']).filter(Boolean).sort().pop()
    || await tab.evaluate(() => document.querySelector('.page-footer time')?.dateTime);
  await hand.press(v.button('Copy, cite'));
  await hand.press(v.button('Citation'));
  const text = await clipboard(tab);
  const name = await tab.evaluate((id) => { const x = document.getElementById(id); return x.ariaLabel || x.caption?.textContent || ''; }, t.id);
  for (const part of [await tab.title(), words(name), `${INFERENCE}`, `#${t.id}`, 'perfpress ']) check(part && text.includes(part), `the citation has ${part}: ${text}`);
  check(!date || /\d{4}-\d\d-\d\d/.test(text), `and the date of the data: ${text}`);
  if (!date) note = 'the data have no date';
}

async function heard({ hand, tab }) {
  const { t, speed } = inference();
  const v = look(tab, t);
  await hand.press(v.sort(speed));
  same(await v.head(speed).getAttribute('aria-sort'), 'descending', 'the state of the sort');
  check((await v.block.getByRole('status').innerText()).includes(speed), 'which is said as well');
  const client = await tab.context().newCDPSession(tab);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const by = new Map(nodes.map((n) => [n.nodeId, n]));
  const inside = (n) => (n.childIds || []).map((i) => by.get(i)).filter(Boolean).flatMap((c) => [c, ...inside(c)]);
  const tables = nodes.filter((n) => n.role?.value === 'table');
  const seen = await tab.locator('.content .df-table').filter({ visible: true }).count();
  check(tables.length >= seen && seen > 0, `${tables.length} tables are heard of ${seen}`);
  for (const table of tables) {
    const roles = inside(table).filter((n) => !n.ignored);
    const name = table.name?.value;
    check(name, 'each table has a name');
    check(roles.some((n) => n.role.value === 'columnheader' && n.name?.value), `${name}: column headers`);
    const bare = roles.filter((n) => n.role.value === 'row').filter((r) => !inside(r).some((n) => /^(row|column)header$/.test(n.role?.value)));
    check(!bare.length, `${name}: ${bare.length} rows without a header`);
  }
}

async function ownPrices({ hand, tab, base }) {
  const { t, cost } = inference();
  const v = look(tab, t);
  const texts = async (from) => (await look(from, t).rows()).map((r) => words(Object.entries(r.cells).find(([name]) => words(name).startsWith(cost))[1]));
  const before = await texts(tab);
  const chip = v.block.locator('.what-if-chip');
  if (!await chip.count()) return 'the page has no prices';
  await hand.press(chip);
  const field = tab.locator('.what-if-panel p:not([hidden]) > input').first();
  const price = number(await field.getAttribute('placeholder'));
  await hand.type(field, '0.84');
  const after = await texts(tab);
  const right = (text, r) => Math.abs(number(text.replace(/published.*/, '')) - number(before[r]) * 0.84 / price) < 0.0011;
  check(after.length && after.some((text, r) => right(text, r) && text !== before[r]), `costs follow the price: ${after.slice(0, 3)}`);
  check(await tab.locator('.what-if-bar').isVisible(), 'a bar says so');
  const other = await tab.context().newPage();
  await other.goto(tab.url().replace(/#.*/, ''));
  same(await texts(other), after, 'the link shows the same in another window');
  await other.close();
}

const TASKS = [
  ['1 fastest of a family under a bound, by name', INFERENCE, fastestByName],
  ['1 the same, by the bound', INFERENCE, fastestByLimit],
  ['2 costs side by side', INFERENCE, sideBySide],
  ['2 the same, of two pages', INFERENCE, acrossPages],
  ['3 sorted by cost', INFERENCE, sortByCost],
  ['4 one family', INFERENCE, oneFamily],
  ['5 columns that are equal in all rows', INFERENCE, equalColumns],
  ['6 into a spreadsheet: copied', INFERENCE, spreadsheet],
  ['6 into a spreadsheet: downloaded', INFERENCE, csv],
  ['7 a link to one row', INFERENCE, linkToRow],
  ['8 how a number came about', INFERENCE, howComputed],
  ['9 what changed', RELEASES, whatChanged],
  ['10 the trend over releases, as a chart', RELEASES, trend],
  ['11 efficiency of scaling', SCALING, efficiency],
  ['12 with own prices', INFERENCE, ownPrices],
  ['13 search for llama', only || 'index.html', searchLlama],
  ['14 on a phone', INFERENCE, onPhone, { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ['15 on paper', INFERENCE, onPaper],
  ['16 cited', INFERENCE, cite],
  ['17 heard', INFERENCE, heard],
];

async function play(browser, base, [name, page, task, options], make) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read'], ...options });
  context.setDefaultTimeout(15000);
  const tab = await context.newPage();
  const hand = make(tab);
  what = `${name}, by ${hand.kind}${options?.viewport ? ` at ${options.viewport.width}` : ''}`;
  tab.on('pageerror', (e) => check(false, e.message));
  tab.on('console', (m) => { if (m.type() === 'error') check(false, m.text()); });
  await tab.goto(base + page);
  let left;
  try { left = await task({ hand, tab, base }); } catch (e) { left = 'FAILED'; check(false, e.message.split('\n').slice(0, 3).join(' ')); }
  const most = hand.kind === 'keyboard' ? (TWO.test(name) ? KEYS_OF_TWO : KEYS) : /^1 /.test(name) ? CLICKS + 1 : CLICKS;
  if (!left && !LATER.test(name)) check(hand.count <= most, `${hand.count} ${hand.kind === 'mouse' ? 'clicks' : 'keys'}, more than ${most}`);
  await context.close();
  return left || hand.count;
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

server.listen(0, '127.0.0.1', async () => {
  const base = `http://127.0.0.1:${server.address().port}/`;
  const browser = await launch(build);
  const lines = [];
  for (const [name, page, task, options] of TASKS) {
    note = '';
    const counts = [];
    for (const [at, hand] of [[{}, mouse], [{}, keyboard], [PHONE, mouse], [PHONE, keyboard]]) {
      if (typeof counts[0] !== 'string' || counts[0] === 'FAILED') counts.push(await play(browser, base, [name, page, task, { ...options, ...at }], hand));
    }
    lines.push(`${name.padEnd(46)} ${counts.map((n) => String(n).padStart(6)).join(' ')}  ${note}`.trimEnd());
  }
  await browser.close();
  server.close();
  console.log(`${''.padEnd(46)}   1280           390`);
  console.log(`${'task'.padEnd(46)} clicks   keys clicks   keys`);
  lines.forEach((l) => console.log(l));
  console.log(`${passed} passed, ${failed} failed`);
});
