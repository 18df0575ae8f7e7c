// Uses the tools of the tables of a built site as readers do, in Chromium, under
// the site's own policy: node tools.js BUILD SITE. Each column sorted, which
// sorted.py holds against pandas; filters, menus, limits, columns, ratios, two
// rows side by side, copies, the address and back, the keyboard alone, what is
// announced, axe and the Nu checker in each state, print, file:, no script. Prints what fails, then
// "N passed, N failed". Called by check.sh.
'use strict';
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const { spawnSync } = require('child_process');
const { pathToFileURL } = require('url');

const [build, site] = process.argv.slice(2);
const { launch, soon, tool: toolName } = require('./launch.js');
const AXE = fs.readFileSync(path.resolve(build, 'node_modules/axe-core/axe.min.js'), 'utf8');
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };
const headers = path.join(site, '_headers');
const POLICY = fs.existsSync(headers) ? /Content-Security-Policy: (.*)/.exec(fs.readFileSync(headers, 'utf8'))[1]
  : "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'none'; require-trusted-types-for 'script'";
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}
const same = (x, y, text) => check(JSON.stringify(x) === JSON.stringify(y), `${text}: ${JSON.stringify(x)}, not ${JSON.stringify(y)}`);

const walk = (dir) => fs.readdirSync(dir, { withFileTypes: true }).flatMap((e) => (e.isDirectory()
  ? walk(path.join(dir, e.name)) : e.name.endsWith('.html') ? [path.join(dir, e.name)] : []));
const pages = walk(site).map((f) => path.relative(site, f)).filter((p) => fs.readFileSync(path.join(site, p), 'utf8').includes('class="table-facts"'));

const server = http.createServer((request, response) => {
  const file = path.join(site, decodeURIComponent(new URL(request.url, 'http://x').pathname));
  const found = fs.existsSync(file) && fs.statSync(file).isFile();
  response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(file)] || 'text/plain', 'content-security-policy': POLICY });
  response.end(found ? fs.readFileSync(file) : '');
});

async function open(browser, base, page, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, permissions: ['clipboard-read'], ...options });
  const tab = await context.newPage();
  const where = page.split(/[?#]/)[0];
  tab.on('pageerror', (e) => check(false, `${where}: ${e.message}`));
  tab.on('console', (m) => { if (m.type() === 'error') check(false, `${where}: ${m.text()}`); });
  await tab.goto(base + page);
  // all tables are looked at, those in closed tabs as well
  await tab.evaluate(() => document.querySelectorAll('.table-facts').forEach((f) => f.parentElement.classList.add('tooled')));
  return tab;
}

// ---- in the page ----

// Numbers the rows of each table as the author had them.
const number = () => document.querySelectorAll('.tooled .df-table').forEach((t) => [...t.tBodies[0].rows].forEach((r, i) => { r.dataset.nth = i; }));

const sortAll = () => {
  const text = (e) => { const c = e.cloneNode(true); c.querySelectorAll('.pin, .ratio').forEach((x) => x.remove()); return c.textContent.replace(/\s+/g, ' ').trim(); };
  return [...document.querySelectorAll('.tooled')].map((block) => {
    const t = block.querySelector('.df-table');
    const rows = [...t.tBodies[0].rows];
    const order = () => [...t.tBodies[0].rows].map((r) => +r.dataset.nth);
    const { h, c: kinds } = JSON.parse(block.querySelector('.table-facts').textContent);
    const cells = [...t.tHead.rows].flatMap((r) => [...r.cells]);
    const over = kinds.map((_, i) => (h ? h[i] : [i]).map((k) => cells[k]));
    // the button is in the lowest cell that says something
    const heads = over.map((list) => [...list].reverse().find((e) => text(e)) ?? list[0]);
    const columns = over.map((list, i) => ({ name: [...new Set(list)].map(text).filter(Boolean).join(' '), texts: rows.map((r) => text(r.cells[i])) })).map((c, i) => {
      const button = heads[i].querySelector('.sort');
      if (!button) return null;
      for (let k = 0; k < 2; k++) {
        button.click();
        c[heads[i].ariaSort === 'ascending' ? 'up' : 'down'] = order();
        c.others = heads.filter((h) => h.hasAttribute('aria-sort')).length;
      }
      button.click();
      c.back = order().every((r, k) => r === k) && !heads[i].hasAttribute('aria-sort');
      return c;
    });
    return { id: t.id, lines: t.tHead.rows.length, large: rows.length > 250, columns: columns.filter(Boolean) };
  });
};

const facts = () => [...document.querySelectorAll('.tooled')].map((b) => {
  const t = b.querySelector('.df-table');
  const { c, h } = JSON.parse(b.querySelector('.table-facts').textContent);
  const texts = [...t.tHead.rows].flatMap((r) => [...r.cells]).map((e) => e.textContent.replace(/\s+/g, ' ').trim());
  return { id: t.id, rows: t.tBodies[0].rows.length, html: b.innerHTML.replace(/ style="[^"]*"| tabindex="0"/g, ''),
    names: c.map((_, i) => [...new Set(h ? h[i] : [i])].map((k) => texts[k]).filter(Boolean).join(' ')), facts: c, over: h };
});

// ---- sorting ----

async function sorting(browser, base) {
  const tables = [];
  for (const page of pages) {
    const tab = await open(browser, base, page);
    await tab.evaluate(number);
    for (const t of await tab.evaluate(sortAll)) {
      for (const c of t.columns) check(t.large || (c.back && c.others === 1), `${page}#${t.id} by ${c.name}: the third click restores the author's order`);
      if (!t.large) tables.push({ page, ...t });
    }
    await tab.context().close();
  }
  const run = spawnSync(process.env.PYTHON || '/usr/bin/python3', [path.join(__dirname, 'sorted.py'), site], { input: JSON.stringify(tables), encoding: 'utf8', maxBuffer: 1 << 28 });
  const [, good, bad] = /(\d+) passed, (\d+) failed\s*$/.exec(run.stdout) || [0, 0, 1];
  process.stdout.write(run.stdout.replace(/\d+ passed, \d+ failed\s*$/, '') + run.stderr);
  passed += +good;
  failed += +bad;
}

// A ratio of two rates: the highest comes first.
async function ratioFirst(browser, base) {
  const page = 'trn1/across-releases.html';
  if (!pages.includes(page)) return;
  const tab = await open(browser, base, page);
  const head = tab.locator('#releases-encoder-throughput thead th').filter({ hasText: 'May/Apr' });
  await head.locator('.sort').evaluate((e) => e.click());
  same(await head.getAttribute('aria-sort'), 'descending', `${page}: the first click on May/Apr`);
  await tab.context().close();
}

// ---- one table, thoroughly ----

const tool = (tab, id) => {
  const block = tab.locator('.table-block').filter({ has: tab.locator(`[id="${id}"]`) });
  const named = (name) => block.locator(`[name="${name}"]`);
  const press = (name) => block.getByRole('button', { name: toolName(name) });
  return { block, named, press, status: () => block.locator('[role=status]').textContent(),
    rows: () => block.locator('.df-table > tbody > tr:visible').count() };
};

// The places in a text where a filter's word may begin: beginnings of words and numbers, capitals in words, and letters
// after digits; any character that is neither letter nor digit.
const tails = (text) => [...text].map((_, i) => i).filter((i) => {
  const [x, y] = [text[i - 1] ?? ' ', text[i]], plain = (c) => !/[\p{L}\p{N}]/u.test(c);
  if (/[.,]/.test(x) && /(^|[^\p{L}\p{N}])\d+$/u.test(text.slice(0, i - 1))) return plain(y);
  return plain(x) || plain(y) || (/\d/.test(x) && /\p{L}/u.test(y)) || (/\p{Ll}/u.test(x) && /\p{Lu}/u.test(y)) || y >= '\u0e00';
}).map((i) => text.slice(i).toLowerCase());

async function filters(browser, base, page, t) {
  const tab = await open(browser, base, page);
  const b = tool(tab, t.id);
  const before = await b.block.innerHTML();
  const texts = await tab.evaluate((id) => [...document.getElementById(id).tBodies[0].rows].map((r) => [...r.cells].filter((c) => c.offsetWidth).map((c) => c.textContent.replace(/\s+/g, ' ').trim())), t.id);
  const word = texts[1][0].slice(0, 4).toLowerCase(), other = texts[1][texts[1].length - 1].toLowerCase();
  const hits = (...words) => texts.filter((r) => words.join(' ').split(' ').every((w) => r.some((c) => tails(c).some((s) => s.startsWith(w))))).length;
  const inner = texts.flat().flatMap((c) => c.split(/[^\p{L}]+/u)).filter((w) => w.length > 5).slice(0, 3).map((w) => w.slice(1, 5).toLowerCase());
  for (const w of inner) {
    await b.named('q').fill(w);
    same(await b.rows(), hits(w), `${page}#${t.id}: rows with a word that begins with "${w}"`);
  }
  await b.named('q').fill(word);
  same(await b.rows(), hits(word), `${page}#${t.id}: rows with "${word}"`);
  await b.named('q').fill(`${other} ${word.toUpperCase()}`);
  same(await b.rows(), hits(word, other), `${page}#${t.id}: rows with both words`);
  check(hits(word, other) === t.rows || (await b.status()).startsWith(`${hits(word, other)} of ${t.rows} rows`), `${page}#${t.id} says ${await b.status()}`);
  const address = (await tab.evaluate('location.href'));
  await b.named('q').fill('no such row');
  same(await b.rows(), 0, 'no row is left');
  await b.press('No row fits: reset').click();
  same(await b.rows(), t.rows, 'which offers to reset');
  await b.named('q').fill('no such row');
  await b.press('Reset').click();
  same(await b.rows(), t.rows, 'Reset brings all back');
  check(await b.named('q').evaluate((e) => e === document.activeElement), 'and leaves the focus in the tools');
  check(!(await tab.evaluate('location.href')).includes('?'), `and the address: ${(await tab.evaluate('location.href'))}`);
  check(address.includes('q='), `the address had the filter: ${address}`);
  for (const menu of await b.block.locator('select').all()) {
    const options = await menu.locator('option').allTextContents();
    check(options.length > 2 && options.length < 10, `a menu of ${options}`);
    const name = (await menu.getAttribute('name')).slice(3), at = t.names.indexOf(name);
    await menu.evaluate((e) => { e.selectedIndex = 2; e.dispatchEvent(new Event('input', { bubbles: true })); });
    const left = await tab.evaluate(([id, i]) => [...document.getElementById(id).tBodies[0].rows].filter((r) => !r.hidden).map((r) => r.cells[i].textContent.trim()), [t.id, at]);
    check(left.length && left.every((x) => x === options[2]), `${name}: ${options[2]} leaves ${left}`);
    await menu.evaluate((e) => { e.selectedIndex = 0; e.dispatchEvent(new Event('input', { bubbles: true })); });
  }
  await tab.evaluate(() => document.querySelectorAll('.pin').forEach((e) => e.remove()));
  void before;
  await tab.context().close();
}

async function limits(browser, base, page, t) {
  const tab = await open(browser, base, page);
  const b = tool(tab, t.id);
  const names = t.names.filter((n, i) => /^[nr][+=-]/.test([].concat(t.facts[i])[0]));
  if (!await b.press('More filters').count()) return tab.context().close();
  await b.press('More filters').click();
  for (const name of names.filter((_, i) => i < 3)) {
    const field = b.named(`max.${name}`);
    if (!await field.count()) continue;
    const numbers = await tab.evaluate(([id, i]) => [...document.getElementById(id).tBodies[0].rows].map((r) => parseFloat(r.cells[i].textContent.replace(/[^\d.e-]/g, ''))), [t.id, t.names.indexOf(name)]);
    const known = numbers.filter((x) => x === x).sort((x, y) => x - y), at = known[Math.floor(known.length / 2)];
    await field.fill(String(at));
    same(await b.rows(), numbers.filter((x) => x <= at).length, `${page}#${t.id}: ${name} at most ${at}`);
    await field.fill('');
  }
  await tab.keyboard.press('Escape');
  await tab.context().close();
}

async function columns(browser, base, page, t) {
  const tab = await open(browser, base, page);
  const b = tool(tab, t.id);
  if (!await b.press('Columns').count()) return tab.context().close();
  await b.press('Columns').click();
  const box = b.block.locator('[name^="hide."]').last();
  const name = (await box.getAttribute('name')).slice(5), i = t.names.indexOf(name);
  await box.uncheck();
  check(await tab.evaluate(([id, k]) => [...document.getElementById(id).tBodies[0].rows].every((r) => !r.cells[k].offsetWidth), [t.id, i]), `${page}#${t.id}: ${name} is hidden`);
  const group = b.block.locator('.table-scroll'), number = async () => parseInt((await group.getAttribute('aria-label')).split(', ').at(-1), 10);
  const fewer = await number();
  await box.check();
  same(await number(), fewer + 1, `${page}#${t.id}: the columns that the group says to have`);
  check(!(await tab.evaluate('location.href')).includes('?'), 'and shown again');
  // Rows of one name are told apart by a line below it if the column that tells them apart is hidden.
  const alike = (id) => [...document.getElementById(id).querySelectorAll('[data-also]')].filter((e) => e.checkVisibility()).map((e) => {
    const cells = [...e.closest('tr').cells].filter((c) => c.offsetWidth > 1).map((c) => c.textContent.replace(/\s+/g, ' ').trim());
    const { position } = getComputedStyle(e, '::after');
    return position === 'static' || e.dataset.also.split(' · ').every((s) => cells.some((c) => s.endsWith(c)));
  }).filter((x) => !x).length;
  // Whatever is hidden, header cells end where the columns below them do: each
  // column alone, then one after the other.
  const astray = ([id, over]) => {
    const table = document.getElementById(id), first = [...table.tBodies[0].rows[0].cells];
    return [...table.tHead.rows].flatMap((r) => [...r.cells]).filter((e, k) => {
      const below = first.filter((c, at) => c.offsetWidth && (over ? over[at] : [at]).includes(k)).map((c) => c.getBoundingClientRect());
      const { left, right, width } = e.getBoundingClientRect();
      return below.length ? Math.abs(left - below[0].left) > 1 || Math.abs(right - below.at(-1).right) > 1 : width;
    }).map((e) => e.textContent);
  };
  for (const back of [true, false]) {
    for (const one of await b.block.locator('[name^="hide."]').all()) {
      await one.evaluate((e) => e.click());
      same(await tab.evaluate(astray, [t.id, t.over]), [], `${page}#${t.id}: header cells that are not over their columns without ${await one.getAttribute('name')}`);
      same(await tab.evaluate(alike, t.id), 0, `${page}#${t.id}: rows of one name that nothing tells apart`);
      if (back) await one.evaluate((e) => e.click());
    }
  }
  await tab.context().close();
}

// From 1.5 times on, up or down, a factor; else per cent.
const sizeOf = (x) => {
  const k = x < 1 ? 1 / x : x, percent = (Math.abs(x - 1) * 100).toFixed(1);
  return k >= 1.5 ? `${k < 1000 ? k.toPrecision(3) : k.toFixed()}×` : percent === '0.0' ? 'under 0.1%' : `${percent}%`;
};

async function ratios(browser, base, page, t) {
  const tab = await open(browser, base, page);
  await tab.evaluate(number);
  const b = tool(tab, t.id);
  const press = (nth) => b.block.locator(`tr[data-nth="${nth}"] .pin`).evaluate((e) => { e.focus(); e.click(); });
  await press(1);
  check(await tab.evaluate((id) => { const p = document.activeElement; return p.matches('.pin[aria-pressed=true]') && p.closest('tr') === document.getElementById(id).tBodies[0].rows[0]; }, t.id), `${page}#${t.id}: the row is on top, and keeps the focus`);
  const shown = await tab.evaluate((id) => [...document.getElementById(id).tBodies[0].rows].map((r) => ({ nth: +r.dataset.nth,
    cells: [...r.cells].map((c) => { const e = c.querySelector('.ratio'); return [c.textContent.replace(e?.textContent ?? '', '').trim(), e?.textContent ?? '', e?.className ?? '', e && getComputedStyle(e, '::after').content]; }) })), t.id);
  const base1 = shown.find((r) => r.nth === 1);
  const keys = await tab.evaluate((id) => [...document.getElementById(id).tBodies[0].rows[0].cells].map((c, i) => !i || c.tagName === 'TH'), t.id);
  const numberOf = (text) => parseFloat(text.replace(/[^\d.e-]/g, ''));
  const settings = t.facts.map((_, i) => i).filter((i) => {
    const [kind] = [].concat(t.facts[i]);
    return !/[+-]/.test(kind) && (kind[0] === 't' ? !keys[i] : /[nm]/.test(kind[0]) && shown.every((r) => !(numberOf(r.cells[i][0]) % 1)));
  });
  let any = 0;
  t.facts.forEach((fact, c) => {
    const [kind, ...list] = [].concat(fact);
    const exact = (r) => (list.length ? list[r.nth] : parseFloat(r.cells[c][0].replace(/[^\d.e-]/g, '')));
    for (const r of shown) {
      const [, text, cls, mark] = r.cells[c];
      if (!text) continue;
      const x = exact(r) / exact(base1);
      any++;
      const size = sizeOf(x), equal = x === 1 || r.cells[c][0] === base1.cells[c][0], alike = settings.every((i) => r.cells[i][0] === base1.cells[i][0]);
      check(equal ? text === 'same' : text.startsWith(`${size} `), `${page}#${t.id}: the ratio is ${text}, not ${x}`);
      const good = equal || !alike || Math.abs(x - 1) <= 0.005 || !/[+-]/.test(kind[1]) ? '' : (x > 1) === (kind[1] === '+') ? 'good' : 'bad';
      const word = equal ? /same$/ : good === 'good' ? /(better|cheaper|dearer)$/ : good === 'bad' ? /(worse|dearer|cheaper)$/ : /(more|less|dearer|cheaper)$/;
      check(cls.trim() === `ratio ${good}`.trim() && word.test(text) && mark === 'none', `${page}#${t.id}: a ratio of ${x}, ${alike ? '' : 'not '}alike, is ${cls}, ${text}`);
    }
  });
  check(any > 0 || !t.facts.some((f, i) => i && /^[nrm][+=-]/.test([].concat(f)[0])), `${page}#${t.id}: there are ratios`);
  check((await b.status()).includes('compared with'), 'which is said');
  await press(3);
  await soon(() => b.block.locator('.versus table').count());
  const lists = await b.block.locator('.versus tr').evaluateAll((all) => all.slice(1).map((r) => [...r.cells].slice(1, 3).map((c) => [c.querySelectorAll('.k').length, getComputedStyle(c).textAlign])));
  const names = await b.block.locator('.versus tr').evaluateAll((all) => all.slice(1).map((r) => r.cells[0].textContent));
  for (const [i, name] of names.entries()) {
    const at = t.names.indexOf(name);
    if (at < 0) continue;
    same(lists[i], await tab.evaluate(([id, k]) => [0, 1].map((r) => {
      const c = document.getElementById(id).tBodies[0].rows[r].cells[k];
      return [c.querySelectorAll('.k').length, getComputedStyle(c).textAlign];
    }), [t.id, at]), `${page}#${t.id}: ${name} is grouped and aligned as in the table`);
  }
  const differ = await tab.evaluate((id) => {
    const block = document.getElementById(id).closest('.table-block');
    return [...block.querySelectorAll('.versus tbody tr')].slice(1).map((r) => [...r.cells].map((c) => c.textContent));
  }, t.id);
  check(differ.every(([, x, y]) => x !== y), `${page}#${t.id}: only what differs: ${JSON.stringify(differ)}`);
  const [one, three] = [1, 3].map((n) => shown.find((r) => r.nth === n).cells.map((c) => c[0]));
  same(differ.length, one.filter((x, i) => !keys[i] && x !== three[i]).length, 'all that differs');
  const address = (await tab.evaluate('location.href'));
  await b.press('Reset').click();
  check(await soon(async () => await b.block.locator('.ratio, .versus table, .pinned').count() === 0), 'Reset lets rows go');
  await tab.context().close();
  return address;
}

async function copies(browser, base, page, t) {
  const tab = await open(browser, base, page);
  const b = tool(tab, t.id);
  await b.block.locator('.sort:visible').first().click();
  const copy = async (name) => {
    await b.press('Copy, cite').click();
    await b.press(name).click();
    await tab.keyboard.press('Escape');
    return tab.evaluate(() => navigator.clipboard.readText());
  };
  const seen = await tab.evaluate(([id, over]) => {
    const table = document.getElementById(id), text = (e) => e.textContent.replace(/\s+/g, ' ').trim();
    const heads = [...table.tHead.rows].flatMap((r) => [...r.cells]), rows = [...table.tBodies[0].rows];
    const at = [...rows[0].cells].map((_, i) => i).filter((i) => rows[0].cells[i].offsetWidth && !rows[0].cells[i].matches('.spark'));
    return [...[...table.tHead.rows].map((_, y) => at.map((i) => text(heads[over ? over[i][y] : i]))),
      ...rows.filter((r) => !r.hidden).map((r) => at.map((i) => text(r.cells[i])))];
  }, [t.id, t.over]);
  const folded = t.over ? [] : await tab.evaluate((id) => { // shown above the table, at the end of each copied row
    const rows = [...document.getElementById(id).rows], first = [...document.getElementById(id).tBodies[0].rows[0].cells];
    const same = (i) => rows[0].cells[i].matches('.same') || document.getElementById(id).matches(`.same-${i + 1}`);
    return first.filter((c, i) => same(i) && !c.offsetWidth).map((c) => c.textContent.replace(/\s+/g, ' ').trim());
  }, t.id);
  const title = await tab.title();
  const source = (line, start) => check(line.startsWith(start) && line.includes(title) && line.includes(`#${t.id}`), `${page}#${t.id}: a copy says where it is from: ${line}`);
  const lines = (await copy('For a spreadsheet')).split('\n').map((l) => l.split('\t'));
  const from = lines.pop().join('\t');
  source(from, 'Source\t');
  same(lines.pop(), [''], 'an empty line is between');
  same(lines.map((l) => l.slice(0, seen[0].length)), seen, `${page}#${t.id} for a spreadsheet`);
  if (!t.over) same(lines.slice(1).map((l) => l.slice(seen[0].length)), lines.slice(1).map(() => folded), `${page}#${t.id}: columns that are the same, for a spreadsheet`);
  const count = `${lines.length - (t.over?.[0].length ?? 1)} row${t.rows === 1 ? '' : 's'} × ${lines[0].length} columns`;
  check((await b.status()).endsWith(`copied: ${count}`), `${page}#${t.id}: ${count} are copied: ${await b.status()}`);
  check(from.includes(`; ${count}; `) && from.endsWith(`#${t.id}; ${from.split('; ').at(-1)}`), `${page}#${t.id}: the source of a copy says how much it has, and names no row: ${from}`);
  const md = (await copy('Markdown')).split('\n');
  source(md.pop(), 'Source: ');
  check(md.length === seen.length + 3 - (t.over?.[0].length ?? 1) && /^\|( -+:? \|)+$/.test(md[1]) && md[0].split(' | ').length === lines[0].length, `as Markdown: ${md.slice(0, 3).join('\n')}`);
  const cited = await copy('Citation');
  check(cited.includes(await tab.title()) && cited.includes(`#${t.id}`) && cited.includes('perfpress'), `cited as ${cited}`);
  const link = await copy('Link to this view');
  check(link.includes(`${t.id}.sort=`) && link.endsWith(`#${t.id}`), `the link is ${link}`);
  check((await b.status()).includes('copied: '), `which is said: ${await b.status()}`);
  if (t.rows > 3) {
    const pins = b.block.locator('tbody tr:not([hidden]) .pin'), named = [];
    const label = (await b.block.locator('form').getAttribute('aria-label')).replace('Tools of ', '');
    for (const i of [0, 1]) {
      named.push((await pins.nth(i).getAttribute('aria-label')).replace('Compare with ', '').replace(`, ${label}`, ''));
      await pins.nth(i).evaluate((e) => e.click());
    }
    check((await copy('Citation')).includes(`; ${named.join(' and ')}; `), `${page}#${t.id}: a citation names both rows: ${await copy('Citation')}`);
    await b.named('q').fill('e');
    check((await copy('For a spreadsheet')).split('\n').pop().includes(', with "e"; '), `${page}#${t.id}: a copy names its filter`);
  }
  await tab.context().close();
}

async function addresses(browser, base, page, t) {
  const tab = await open(browser, base, page);
  const b = tool(tab, t.id);
  const state = () => tab.evaluate((id) => {
    const block = document.getElementById(id).closest('.table-block');
    const fields = [...block.querySelector('form').elements].map((e) => [e.name, e.type === 'checkbox' ? e.checked : e.value]);
    return { html: block.innerHTML, fields };
  }, t.id);
  const heads = b.block.locator('.sort:visible');
  await heads.last().click();
  await heads.first().click({ modifiers: ['Shift'] });
  await b.named('q').fill('e');
  const box = b.block.locator('[name^="hide."]').first();
  if (await box.count()) await box.evaluate((e) => { e.click(); });
  const rest = b.block.locator('tbody tr:not([hidden]) .pin').first();
  const compares = await rest.count();
  if (compares) await rest.evaluate((e) => e.click());
  const settled = () => compares && soon(() => b.block.locator('.versus').count()); // compare.js comes later
  await settled();
  await tab.evaluate(() => document.activeElement.blur());
  const first = await state(), url = (await tab.evaluate('location.href'));
  await tab.goto('about:blank');
  await tab.goto(url);
  await settled();
  const second = await state();
  same(second.fields, first.fields, `${page}#${t.id}: fields from the address ${url}`);
  // But for where the focus would come back to among buttons and links alike.
  const plain = (s) => s.replace(/<a class="headerlink".*?<\/a>/g, '').replace(/ (class|data-then)=""| tabindex="(-1|0)"| aria-(label="Link to [^"]*"|hidden="true")/g, '');
  const [x, y] = [plain(first.html), plain(second.html)];
  const k = [...x].findIndex((c, i) => c !== y[i]);
  await tab.goto('about:blank');
  await tab.goto(`${base}${page}?${t.id}.hide.No+such=on#${t.id}`);
  check((await b.status()).includes('no column No such'), `${page}#${t.id}: an address with an unknown column: ${await b.status()}`);
  await tab.goto('about:blank');
  await tab.goto(`${base}${page}#${t.id}-no-such-row`);
  check((await b.status()).includes('no row no-such-row'), `${page}#${t.id}: an address with an unknown row: ${await b.status()}`);
  check(await tab.evaluate((id) => { const r = document.getElementById(id).getBoundingClientRect(); return r.top < innerHeight && r.bottom > 0; }, t.id), `${page}#${t.id}: its table is in sight`);
  check(x === y, `${page}#${t.id}: the same DOM from the address ${url}: ${x.slice(k - 60, k + 80)}, not ${y.slice(k - 60, k + 80)}`);
  await tab.context().close();
}

async function keyboard(browser, base, page, t) {
  const tab = await open(browser, base, page);
  const b = tool(tab, t.id);
  await b.named('q').focus();
  const stops = [];
  let sorted = '';
  for (let i = 0; i < 60; i++) {
    await tab.keyboard.press('Tab');
    const at = await tab.evaluate((id) => {
      const e = document.activeElement, o = getComputedStyle(e);
      return { text: e.className || e.name || e.textContent, inside: !!e.closest('.table-block')?.querySelector(`[id="${id}"]`), seen: o.outlineStyle !== 'none' || e.matches('input, select'), lost: e === document.body };
    }, t.id);
    if (!at.inside) break;
    check(at.seen && !at.lost, `${page}: the focus is seen on ${at.text}`);
    if (at.text === 'sort' && !sorted) {
      await tab.keyboard.press('Enter');
      sorted = await b.status();
      await tab.keyboard.press('Shift+Enter');
      check(await tab.evaluate(() => document.activeElement.matches('.sort')), 'sorting leaves the focus where it is');
      await tab.keyboard.press('Enter');
    }
    if (at.text === 'pin') {
      await tab.keyboard.press('Space');
      check((await b.status()).includes('compared') && await tab.evaluate(() => document.activeElement.matches('.pin')), 'a row is compared by the keyboard');
      break;
    }
    stops.push(at.text);
  }
  check(sorted.includes('first'), `the keyboard sorts: ${sorted}`);
  await b.press('Reset').evaluate((e) => e.click());
  await b.block.locator('.sort:visible').last().focus();
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('ArrowDown');
  check(await tab.evaluate((id) => document.activeElement.closest('tr') === document.getElementById(id).tBodies[0].rows[0], t.id), `${page}: after a sort, ↓ leads to the first row`);
  await tab.keyboard.press('Space');
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Space');
  await b.block.locator('.versus table').waitFor();
  check(await b.block.evaluate((e) => {
    const strip = e.querySelector('.tools-keys').getBoundingClientRect(), rows = e.querySelector('.versus').getBoundingClientRect();
    return strip.height && rows.height && rows.bottom <= strip.top + 1;
  }), `${page}: the key hints are below the rows side by side`);
  check(await tab.evaluate(() => {
    const row = document.activeElement.closest('tr').getBoundingClientRect();
    return document.elementFromPoint(row.left + 40, row.bottom - 4)?.closest('tr') === document.activeElement.closest('tr');
  }), `${page}: nothing lies over the row that was compared`);
  check(/ƒ/.test(await b.block.locator('.tools-keys').textContent()) === await b.block.locator('.how').count() > 0, 'the hints name ƒ where it is');
  await b.press('Columns').focus().catch(() => {});
  if (await b.press('Columns').count()) {
    await tab.keyboard.press('Enter');
    await tab.waitForFunction(() => document.activeElement.closest('[popover]')); // a key leads into what it opens
    if (await b.block.locator('[popover]:popover-open input').count() > 1) await tab.keyboard.press('Tab');
    await tab.keyboard.press('Space');
    check((await tab.evaluate('location.href')).includes('hide.'), `a column is hidden by the keyboard: ${(await tab.evaluate('location.href'))}`);
    await tab.keyboard.press('Escape');
    check(await tab.evaluate(() => document.activeElement.textContent === 'Columns'), 'Esc leads back to the button');
  }
  await tab.context().close();
}

// ---- how it looks to axe and to the Nu checker, on paper, without a server ----

const STATES = {
  plain: async () => {},
  sorted: async (tab, b) => { await b.block.locator('.sort').first().evaluate((e) => e.click()); },
  filtered: async (tab, b) => { await b.named('q').evaluate((e) => { e.value = 'e'; e.dispatchEvent(new Event('input', { bubbles: true })); }); },
  compared: async (tab, b) => {
    for (const i of [1, 2]) await b.block.locator('.pin').nth(i).evaluate((e) => e.click());
    await soon(() => b.block.locator('.versus table').count());
  },
  menu: async (tab, b) => { await b.press('Copy, cite').click(); },
  limits: async (tab, b) => { if (await b.press('More filters').count()) await b.press('More filters').click(); },
};

// The page as it is now, for the Nu checker to read; not the scripts of the test.
const saved = fs.mkdtempSync(path.join(os.tmpdir(), 'states-'));
async function save(tab, name) {
  const html = await tab.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    copy.querySelectorAll('script:not([src], [type*=json])').forEach((e) => e.remove());
    return copy.outerHTML;
  });
  fs.writeFileSync(path.join(saved, `${name.replace(/\W+/g, '-')}.html`), `<!DOCTYPE html>\n${html}`);
}

function nu() {
  const jar = path.resolve(build, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const files = fs.readdirSync(saved).map((f) => path.join(saved, f));
  const said = spawnSync('java', ['-jar', jar, ...files], { encoding: 'utf8' });
  check(files.length > 0 && said.status === 0, `the Nu checker: ${said.stderr || said.error}`);
  fs.rmSync(saved, { recursive: true });
}

async function looks(browser, base, page, t) {
  for (const [width, options] of [[1280, {}], [1280, { colorScheme: 'dark' }], [1280, { forcedColors: 'active' }], [400, { hasTouch: true }], [1920, {}], [640, { deviceScaleFactor: 2 }]]) {
    const tab = await open(browser, base, page, { viewport: { width, height: 900 }, bypassCSP: true, ...options });
    await tab.addScriptTag({ content: AXE });
    for (const [name, make] of Object.entries(STATES)) {
      const b = tool(tab, t.id);
      await b.block.locator('details').first().evaluate((e) => { e.open = true; });
      await make(tab, b);
      const found = await tab.evaluate((tags) => axe.run('.tooled', { runOnly: tags }), RULES);
      const bad = found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).slice(0, 2)}`);
      check(!bad.length, `${page}#${t.id}, ${name}, ${width}, ${JSON.stringify(options)}: ${bad}`);
      await save(tab, `${page} ${name} ${width} ${JSON.stringify(options)}`);
      check(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1), `${page}, ${name}: the page scrolls sideways at ${width}`);
      await tab.keyboard.press('Escape');
    }
    await tab.context().close();
  }
}

async function elsewhere(browser, base, page, t) {
  let tab = await open(browser, pathToFileURL(path.resolve(site)) + '/', page);
  let b = tool(tab, t.id);
  const high = () => b.block.locator('thead').evaluate((e) => e.offsetHeight + e.offsetWidth);
  const before = await high();
  await b.block.locator('.sort').first().click();
  check(await high() === before, 'sorting moves no header');
  check((await tab.evaluate('location.href')).includes('.sort='), `from a disk the address has the view: ${(await tab.evaluate('location.href'))}`);
  await tab.reload();
  check(await b.block.locator('[aria-sort]').count() === 1, 'and gives it back');
  await tab.emulateMedia({ media: 'print' });
  check(!await b.block.locator('form, .pin').filter({ visible: true }).count(), 'print has no tools');
  check((await b.block.locator('[role=status]').innerText()).includes('first'), 'but says how it is sorted');
  check((await b.block.locator('.sort').evaluateAll((all) => all.map((s) => getComputedStyle(s).display))).every((d) => d === 'contents'),
    'print has the header on each sheet: Chromium does not repeat what is in the box of a button');
  await tab.context().close();
  const context = await browser.newContext({ javaScriptEnabled: false });
  tab = await context.newPage();
  await tab.goto(base + page);
  check(!await tab.locator('.sort, .pin, .tools-line, .tools-status').count(), 'without scripts there is nothing of it');
  await context.close();
}

async function phone(browser, base, page, t) {
  const tab = await open(browser, base, page, { viewport: { width: 400, height: 800 }, hasTouch: true });
  const b = tool(tab, t.id);
  check(!await b.named('q').isVisible(), `${page} on a phone: the tools are behind one line`);
  await b.block.locator('summary').first().click();
  check(await b.named('q').isVisible(), 'which opens them');
  await tab.context().close();
}

server.listen(0, '127.0.0.1', async () => {
  const base = `http://127.0.0.1:${server.address().port}/`;
  const browser = await launch(build);
  await sorting(browser, base);
  await ratioFirst(browser, base);
  let looked = 0;
  for (const [at, page] of pages.entries()) {
    const tab = await open(browser, base, page);
    const all = (await tab.evaluate(facts));
    const seen = await tab.evaluate(() => [...document.querySelectorAll('.tooled')].map((b) => b.querySelector('.df-table').checkVisibility() && !b.closest('.tab-content[hidden]')));
    await tab.context().close();
    const fits = all.filter((t, i) => seen[i] && t.rows <= 250);
    // Two tables of each page. The project's own pages are much alike: one table and half of the tools, the others on the next page.
    const own = path.basename(site) === 'own', long = fits.filter((t) => t.rows > 3), from = own && long.length ? at % long.length : 0;
    const tables = long.slice(from, from + (own ? 1 : 2));
    const small = fits.find((t) => t.rows === 2 || t.rows === 3); // has no tools to find rows with
    if (small) await copies(browser, base, page, small);
    const every = [filters, limits, columns, ratios, copies, addresses];
    for (const t of tables) {
      for (const [i, look] of every.entries()) if (!own || (i + at) % 2 === 0) await look(browser, base, page, t);
    }
    if (tables[0] && looked++ < 2) for (const look of [keyboard, looks, elsewhere, phone]) await look(browser, base, page, tables[0]);
  }
  check(pages.length > 0, 'the site has tables with tools');
  nu();
  await browser.close();
  server.close();
  console.log(`${passed} passed, ${failed} failed`);
});
