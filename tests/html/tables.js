// Uses the tables of a built site as its readers do, in Chromium: node
// tables.js BUILD SITE CONSTRUCTS. Headers of rows, names, copies, closed tabs,
// links to rows, points in line, widths, how a number came about, what is folded
// or marked, print, and all of it that needs no script without scripts; the two
// are the project's own site and the site of constructs. Prints what fails, then
// "N passed, N failed". Called by check.sh.
'use strict';
const fs = require('fs');
const http = require('http');
const path = require('path');

const [build, site, constructs] = process.argv.slice(2);
const { launch } = require('./launch.js');
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };
const POLICY = /Content-Security-Policy: (.*)/.exec(fs.readFileSync(path.join(site, '_headers'), 'utf8'))[1];

let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}

const walk = (dir) => fs.readdirSync(dir, { withFileTypes: true }).flatMap((e) => (e.isDirectory()
  ? walk(path.join(dir, e.name)) : e.name.endsWith('.html') ? [path.join(dir, e.name)] : []));
const pages = walk(site).map((f) => path.relative(site, f));
const withTables = pages.filter((p) => fs.readFileSync(path.join(site, p), 'utf8').includes('class="table-data"'));

const server = http.createServer((request, response) => {
  const file = path.join(site, decodeURIComponent(new URL(request.url, 'http://x').pathname));
  const found = fs.existsSync(file) && fs.statSync(file).isFile();
  response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(file)] || 'text/plain', 'content-security-policy': POLICY });
  response.end(found ? fs.readFileSync(file) : '');
});

// ---- facts of a page ----

const tableFacts = () => [...document.querySelectorAll('.df-table')].map((t) => {
  const rows = [...t.querySelectorAll(':scope > tbody > tr')];
  const heads = [...t.querySelectorAll(':scope > thead > tr:first-child > *')];
  const lines = (s) => s.replace(/\n+$/, '').split('\n');
  const box = t.closest('.table-block');
  const names = heads.filter((c) => c.offsetWidth).map((c) => (c.querySelector(':scope > span[id]') || c).innerText.replace(/\s+/g, ' ').trim());
  let copied = null;
  if (heads.length && t.checkVisibility() && t.querySelectorAll(':scope > thead > tr').length === 1) {
    getSelection().selectAllChildren(t.tHead);
    copied = lines(getSelection().toString()).map((l) => l.replace(/ +/g, ' ').trim());
    getSelection().removeAllRanges();
  }
  const same = [...box.querySelectorAll('.same-line > span')].map((s) => s.querySelector('b').textContent.trim());
  const columns = heads.map((c, i) => ((c.matches('.same') || t.matches(`.same-${c.cellIndex + 1}`)) ? rows.map((r) => r.children[i].textContent.trim() || '\u2013') : null)).filter(Boolean);
  return { id: t.id, named: !!t.caption || !!t.getAttribute('aria-label'),
    label: box.querySelector('.table-scroll').getAttribute('aria-label'),
    headless: heads.length > 1 ? rows.filter((r) => !r.querySelector(':scope > th[scope=row]') && r.children[0].innerText.trim()).length : 0,
    data: !!box.querySelector('.table-data'), names, copied, same, columns };
});

const pointsInLine = () => [...document.querySelectorAll('.df-table')].flatMap((t) => {
  const cells = [...t.querySelectorAll('tbody > tr > *')].filter((c) => (c.matches('.num') || t.matches(`.num-${c.cellIndex + 1}`)) && c.offsetWidth && c.cellIndex > 0 && !c.matches('[class*=text-]'));
  const even = new Set(cells.filter((c) => /\b[di]\d/.test(c.className)).map((c) => c.cellIndex));
  const spread = [];
  for (const i of even) {
    const at = cells.filter((c) => c.cellIndex === i).map((c) => {
      const walker = document.createTreeWalker(c, NodeFilter.SHOW_TEXT);
      let last = null, point = null;
      while (walker.nextNode()) {
        const k = walker.currentNode.data.indexOf('.');
        last = walker.currentNode;
        if (k >= 0) point = [last, k];
      }
      if (!point) return null;
      const range = document.createRange();
      range.setStart(point[0], point[1]);
      range.setEnd(point[0], point[1] + 1);
      return range.getBoundingClientRect().left;
    }).filter((x) => x !== null);
    if (at.length) spread.push(`${t.id} column ${i}: ${(Math.max(...at) - Math.min(...at)).toFixed(1)}`);
  }
  return spread;
});

// Measures until a result is good, for three seconds at most: the browser and the scripts may scroll once more after the page has loaded.
async function settled(measure, good) {
  for (let tries = 0; ; tries++) {
    const at = await measure();
    if (good(at) || tries === 30) return at;
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
}

// ---- the checks ----

async function look(browser, base) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const left = new Map();
  for (const page of pages) {
    for (const width of [1280, 1920]) {
      await tab.setViewportSize({ width, height: 900 });
      await tab.goto(base + page);
      const x = await tab.evaluate(() => Math.round(document.querySelector('h1')?.getBoundingClientRect().left ?? -1));
      left.set(width, [...(left.get(width) || []), x]);
    }
    await tab.setViewportSize({ width: 1280, height: 900 });
    for (const t of await tab.evaluate(tableFacts)) {
      const where = `${page}#${t.id}`;
      check(t.named && t.label !== 'Table', `${where}: a name, not ${t.label}`);
      check(!t.headless, `${where}: ${t.headless} rows without a header`);
      if (t.copied) check(t.copied.length === 1 && t.copied[0].split('\t').map((s) => s.trim()).join('\t') === t.names.join('\t'), `${where}: is copied as ${JSON.stringify(t.copied)}, not ${JSON.stringify(t.names)}`);
      check(t.same.length === t.columns.length && t.columns.every((c, i) => c.every((text) => text === t.same[i])), `${where}: folded ${t.same}, in the table ${t.columns}`);
    }
    for (const s of await tab.evaluate(pointsInLine)) check(/: 0\.\d$/.test(s), `${page}: points of ${s} px`);
  }
  for (const [width, all] of left) check(new Set(all).size === 1, `the text begins at the same place at ${width}: ${[...new Set(all)]}`);
  await tab.close();
}

async function links(browser, base) {
  for (const width of [400, 1280]) {
    const tab = await browser.newPage({ viewport: { width, height: 900 } });
    for (const page of withTables) {
      await tab.goto(base + page);
      const ids = await tab.evaluate(() => [...document.querySelectorAll('.df-table > tbody > tr[id]:last-child')].map((r) => r.id));
      for (const id of ids) {
        await tab.goto('about:blank');
        await tab.goto(base + page + '#' + id);
        const at = await settled(() => tab.evaluate((to) => {
          const row = document.getElementById(to), head = row.closest('table').tHead;
          const r = row.getBoundingClientRect(), h = [...head.rows[0].cells].find((c) => c.offsetWidth).getBoundingClientRect();
          return { row: r.top >= h.bottom - 2 && r.bottom <= innerHeight + 1, head: h.top >= 50 && h.bottom < innerHeight, r: r.top, h: h.top };
        }, id), (x) => x.row && x.head);
        check(at.row && at.head, `${page}#${id} at ${width}: the row and its header are in sight: ${JSON.stringify(at)}`);
      }
    }
    await tab.close();
  }
}

async function panels(browser, base, scripts) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: scripts });
  const tab = await context.newPage();
  const page = withTables.find((p) => fs.readFileSync(path.join(site, p), 'utf8').includes('class="how"'));
  await tab.goto(base + page);
  const button = tab.locator('.how:visible').first();
  const panel = tab.locator('.how-panel:popover-open');
  await button.focus();
  await tab.keyboard.press('Enter');
  check(await panel.count() === 1, `a header tells how its column was computed (scripts: ${scripts})`);
  const box = await panel.boundingBox();
  check(box && box.x >= 0 && box.x + box.width <= 1280 && box.y >= 0 && box.y + box.height <= 900, 'in sight: ' + JSON.stringify(box));
  check((await panel.innerText()).includes('Formula'), 'with its formula');
  await tab.keyboard.press('Escape');
  check(await panel.count() === 0, 'Esc closes it');
  if (scripts) {
    const client = await context.newCDPSession(tab);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const heads = nodes.filter((n) => n.role?.value === 'columnheader').map((n) => n.name?.value || '');
    check(heads.length > 3 && !heads.some((n) => /computed/.test(n)), 'headers are named by their text alone: ' + heads.filter((n) => /computed/.test(n)));
    const titles = nodes.filter((n) => n.role?.value === 'heading').map((n) => n.name?.value || '');
    check(titles.length && !titles.some((n) => /Link to|#/.test(n)), 'so are headings: ' + titles);
    check(nodes.filter((n) => n.role?.value === 'rowheader').length > 3, 'rows have headers');
  }
  await context.close();
}

async function folds(browser, base, scripts) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: scripts });
  const tab = await context.newPage();
  const page = withTables.find((p) => fs.readFileSync(path.join(site, p), 'utf8').includes('same-toggle'));
  check(!!page, 'a page folds');
  await tab.goto(base + page);
  const block = tab.locator('.table-block:has(> .same-toggle):visible').first();
  const columns = () => block.locator('thead tr:first-child > :visible').count();
  const before = await columns();
  await block.locator('.same-toggle').focus();
  await tab.keyboard.press('Space');
  const after = await columns();
  check(after > before, `the checkbox brings ${before} columns to ${after} (scripts: ${scripts})`);
  await tab.emulateMedia({ media: 'print' });
  check(await block.locator('.same-line').isVisible() && !await block.locator('.same-toggle').isVisible(), 'print has the line');
  await context.close();
}

// Who copies a page whole gets none of the words of its tools.
async function copies(browser, base) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  for (const page of withTables) {
    await tab.goto(base + page);
    const words = await tab.evaluate(() => {
      getSelection().selectAllChildren(document.querySelector('main'));
      const lines = getSelection().toString().split('\n').map((l) => l.trim());
      const tools = /^(Table tools|Filter rows|Columns|More filters|Copy|Cite|Compare|Clear|show them|f|Download CSV.*|.*Report a number)$/;
      return lines.filter((l) => tools.test(l));
    });
    check(!words.length, `${page}: words of tools are copied: ${words}`);
  }
  await tab.close();
}

async function closedTabs(browser, base) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  for (const page of pages.filter((p) => fs.readFileSync(path.join(site, p), 'utf8').includes('class="tab-set'))) {
    await tab.goto(base + page);
    const hidden = await tab.evaluate(() => [...document.querySelectorAll('.tab-content')].filter((p) => !p.previousElementSibling.previousElementSibling.checked).map((p) => p.getAttribute('hidden')));
    check(hidden.every((h) => h === 'until-found'), `${page}: what is in closed tabs can be found: ${hidden}`);
    const opened = await tab.evaluate(() => {
      const panel = document.querySelector('.tab-content[hidden]');
      panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
      return panel.previousElementSibling.previousElementSibling.checked && !panel.hasAttribute('hidden') && panel.offsetHeight > 10;
    });
    check(opened, `${page}: a tab opens for what is found in it`);
  }
  await tab.close();
}

async function print(browser, base) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  for (const page of withTables) {
    await tab.goto(base + page);
    await tab.emulateMedia({ media: 'print' });
    const facts = await tab.evaluate(() => ({ line: document.querySelector('.print-only').innerText.length > 10,
      hidden: [...document.querySelectorAll('.df-table')].filter((t) => !t.checkVisibility() && !t.closest('.chart details')).map((t) => t.id),
      charts: [...document.querySelectorAll('.chart details:not([open])')].some((d) => d.offsetHeight > 0),
      sideways: [...document.querySelectorAll('.df-table.landscape')].map((t) => t.id),
      panels: [...document.querySelectorAll('.how-panel')].every((p) => p.offsetHeight > 0 || p.closest('.chart')), buttons: [...document.querySelectorAll('.how')].some((b) => b.offsetHeight > 0) }));
    check(!facts.hidden.length, `${page}: print has the tables of closed tabs: ${facts.hidden}`);
    check(!/^dgx/.test(page) || !facts.sideways.length, `${page}: sheets lie on their side for ${facts.sideways}`);
    check(!facts.charts, `${page}: print has closed tables of charts`);
    check(facts.line && facts.panels && !facts.buttons, `${page}: print has its address and the formulas: ${JSON.stringify(facts)}`);
    await tab.emulateMedia({ media: 'screen' });
  }
  await tab.close();
}

// ---- widths, gutters, touch ----

const widths = () => [...document.querySelectorAll('.table-block')].map((block) => {
  const box = block.querySelector('.table-scroll'), t = box.querySelector('table');
  const is = (c, name) => c && (c.matches(`.${name}`) || t.matches(`.${name}-${c.cellIndex + 1}`));
  const text = [...t.querySelectorAll('tbody > tr > *')].find((c) => is(c.previousElementSibling, 'num') && !is(c.previousElementSibling, 'same') && !is(c, 'num') && !is(c, 'same'));
  return { id: t.id, columns: t.querySelectorAll('thead tr:first-child > *').length, wide: block.classList.contains('wide'),
    fits: box.scrollWidth <= box.clientWidth + 1, natural: t.offsetWidth <= box.clientWidth + 1 && (t.classList.contains('colwidths-given') || block.offsetWidth < block.parentElement.clientWidth - 1 || box.scrollWidth > box.clientWidth - 2),
    gutter: text ? parseFloat(getComputedStyle(text).paddingLeft) : 99,
    fade: parseFloat(getComputedStyle(block, '::after').width),
    first: [...t.querySelectorAll('tbody > tr > :first-child')].filter((c) => is(c, 'num')).every((c) => getComputedStyle(c).textAlign === 'start'),
    links: [...block.querySelectorAll('.table-data a')].every((a) => !a.checkVisibility() || a.getBoundingClientRect().height >= 24) };
});

// What lies side by side in words of hyphens: a name that could stand in one line.
const brokenNames = () => [...document.querySelectorAll('.wide tbody > tr > th[scope=row]')].filter((c) => {
  const box = c.closest('.table-scroll');
  const text = document.createTreeWalker(c, NodeFilter.SHOW_TEXT);
  const range = document.createRange(), lines = new Set();
  while (text.nextNode()) {
    range.selectNodeContents(text.currentNode);
    for (const r of range.getClientRects()) lines.add(Math.round(r.top / 8));
  }
  const shown = [...c.closest('table').querySelectorAll('thead tr:first-child > *')].filter((head) => head.offsetWidth).length;
  return lines.size > 1 && /^[^ ]+$/.test(c.innerText.trim()) && shown <= 9 && box.scrollWidth <= box.clientWidth + 1;
}).map((c) => c.innerText.trim());

async function layout(browser, base) {
  const wide = new Map();
  for (const width of [1280, 768]) {
    const tab = await browser.newPage({ viewport: { width, height: 900 }, javaScriptEnabled: true });
    for (const page of withTables) {
      await tab.goto(base + page);
      await tab.evaluate(() => document.querySelectorAll('.tab-input').forEach((i) => i.nextElementSibling.nextElementSibling.removeAttribute('hidden')));
      for (const t of await tab.evaluate(widths)) {
        if (t.wide && t.columns >= 12) wide.set(`${page}#${t.id} ${width}`, t.fits);
        if (width < 1280) continue;
        check(!t.wide || t.fits, `${page}#${t.id}: ${t.columns} columns fit at ${width}`);
        check(t.gutter >= 19, `${page}#${t.id}: a gutter of ${t.gutter} px between a number and a text`);
        check(t.fade <= 12, `${page}#${t.id}: the fade is ${t.fade} px wide`);
        check(t.first, `${page}#${t.id}: a first column of numbers begins at its edge`);
        check(t.links, `${page}#${t.id}: links to data are 24 px high`);
        check(t.natural, `${page}#${t.id}: is as wide as its columns`);
      }
      if (width === 1280) {
        const broken = await tab.evaluate(brokenNames);
        check(!broken.length, `${page}: names in several lines: ${broken}`);
        const code = await tab.evaluate(() => [...new Set([...document.querySelectorAll('.content > .highlight, .content section > .highlight')].map((h) => h.offsetWidth))]);
        check(code.length < 2, `${page}: code blocks of widths ${code}`);
        check(await tab.evaluate(() => [...document.querySelectorAll('.sidebar > nav')].every((n) => getComputedStyle(n).scrollbarWidth === 'thin')), `${page}: slim scroll bars of the sidebar`);
      }
    }
    await tab.close();
  }
  const fit = (w) => [...wide].filter(([k, fits]) => k.endsWith(' ' + w) && fits).length;
  check(fit(768) >= 2, `of ${wide.size / 2} tables of 12 columns and more ${fit(768)} fit at 768`);
}

async function hyphens(browser) {
  for (const width of [400, 600, 768, 900, 1024, 1280]) {
    const tab = await browser.newPage({ viewport: { width, height: 900 } });
    await tab.goto('file://' + path.resolve(constructs, 'rst/tables.html'));
    const broken = await tab.evaluate(() => [...document.querySelectorAll('.df-table')].filter((t) => /Names with|Dates/.test(t.caption?.textContent))
      .flatMap((t) => [...t.querySelectorAll('tbody tr > *')]).filter((c) => !c.textContent.includes(' ')).flatMap((c) => {
        const range = document.createRange();
        range.selectNodeContents(c.lastChild);
        return new Set([...range.getClientRects()].map((r) => Math.round(r.top / 8))).size > 1 ? [c.textContent] : [];
      }));
    check(!broken.length, `at ${width} names are broken at hyphens: ${broken}`);
    await tab.close();
  }
}

// Names begin where their header begins, wherever the table stands: the link to
// the row takes no room.
async function starts(browser) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await tab.goto('file://' + path.resolve(constructs, 'rst/narrow.html'));
  const off = await tab.evaluate(() => {
    const start = (cell) => {
      const range = document.createRange();
      range.selectNodeContents([...cell.childNodes].find((n) => n.nodeType === 3 || !n.matches('.headerlink')));
      return range.getBoundingClientRect().left;
    };
    return [...document.querySelectorAll('.df-table')].flatMap((t) => [...t.tBodies[0].rows].map((r) => r.cells[0])
      .filter((c) => Math.abs(start(c) - start(t.tHead.rows[0].cells[0])) > 1).map((c) => `${t.id}: ${c.textContent}`));
  });
  check(!off.length, `names are off their header: ${off}`);
  await tab.close();
}

// A footnote at a number takes no room beside it, nor does it lie on another.
async function notesBeside(browser) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await tab.goto('file://' + path.resolve(constructs, 'rst/tables.html'));
  const spread = (await tab.evaluate(pointsInLine)).filter((t) => /notes-in-/.test(t));
  check(spread.length === 2 && spread.every((t) => / 0\.[0-5]$/.test(t)), `points beside notes are in line: ${spread}`);
  const places = await tab.evaluate(() => [...document.querySelectorAll('[id*=notes-in-] .num:has(.footnote-reference + .footnote-reference)')].map((c) => {
    const [one, two] = [...c.querySelectorAll('.footnote-reference')].map((r) => r.getBoundingClientRect());
    const range = document.createRange();
    range.selectNodeContents(c.firstChild);
    return one.left >= range.getBoundingClientRect().right - 4 && two.left >= one.right && two.right <= c.nextElementSibling.getBoundingClientRect().left + 18;
  }));
  check(places.length === 2 && places.every(Boolean), `notes stand side by side: ${places}`);
  await tab.close();
}

// A footnote at a number is no part of it: rows are sorted as without.
async function notes(browser, base) {
  const page = withTables.find((p) => /class="table-facts"[^>]*>[^<]*"n[-+]"/.test(fs.readFileSync(path.join(site, p), 'utf8')));
  const orders = [];
  for (const noted of [false, true]) {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    let k = 0;
    await tab.route('**/*.html', async (route) => {
      const response = await route.fetch(), body = await response.text();
      await route.fulfill({ response, body: noted ? body.replace(/(<td(?: class="[di]\d")?>-?\$?[\d.]+)(<\/td>)/g, (cell, text, end) => (++k % 3 ? cell : `${text} <a role="doc-noteref" href="#x">[1]</a>${end}`)) : body });
    });
    await tab.goto(base + page);
    const block = tab.locator('.table-block:has(.table-facts):has(form)').filter({ visible: true }).first();
    await block.evaluate((b) => b.querySelectorAll('th').forEach((head) => { if (self.perfpress.isOf(head, 'num')) head.dataset.numeric = ''; }));
    const order = { ids: [], notes: await block.locator('[role=doc-noteref]').count() };
    for (const head of await block.locator('th[data-numeric] .sort:visible').all()) {
      await head.click();
      order.ids.push(await block.evaluate((b) => [...b.querySelectorAll('tbody tr')].map((r) => r.id).join(' ')));
    }
    orders.push(order);
    await tab.close();
  }
  check(orders[1].notes > 3 && !orders[0].notes && `${orders[0].ids}` === `${orders[1].ids}`, `${page}: rows with notes are in another order: ${JSON.stringify(orders)}`);
}

async function touch(browser, base) {
  const context = await browser.newContext({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true });
  const tab = await context.newPage();
  for (const page of withTables.slice(0, 6)) {
    await tab.goto(base + page);
    const facts = await tab.evaluate(() => [...document.querySelectorAll('.wide > .table-scroll')].filter((b) => b.clientWidth && b.scrollWidth > b.clientWidth + 100).map((b) => {
      b.scrollLeft = 90;
      const name = b.querySelector('tbody th, tbody td');
      return { snap: getComputedStyle(b).scrollSnapType, padding: getComputedStyle(b).scrollPaddingLeft, name: name.offsetWidth / b.clientWidth };
    }));
    for (const f of facts) {
      check(/x/.test(f.snap) && f.padding !== 'auto', `${page}: columns snap behind the first: ${JSON.stringify(f)}`);
      check(f.name <= 0.5, `${page}: the names take ${Math.round(f.name * 100)} % of a phone`);
    }
    const big = await tab.evaluate(() => [...document.querySelectorAll('h1 > .headerlink')].map((a) => a.offsetWidth).filter((w) => w > 24));
    check(!big.length, `${page}: links beside headings take ${big} px`);
  }
  await context.close();
}

async function names(browser, base) {
  const tab = await browser.newPage();
  const client = await tab.context().newCDPSession(tab);
  for (const page of pages.filter((p) => fs.readFileSync(path.join(site, p), 'utf8').includes('class="tab-set'))) {
    await tab.goto(base + page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const named = new Map(nodes.map((n) => [n.nodeId, n]));
    for (const n of nodes.filter((x) => x.role?.value === 'radio')) {
      let up = n;
      while (up && !['group', 'radiogroup'].includes(up.role?.value)) up = named.get(up.parentId);
      check(up?.name?.value, `${page}: the tab ${n.name?.value} is in a group with a name`);
    }
  }
  await tab.close();
}

// ---- a row that is linked to, and marks, in forced colours; their words ----

async function forced(browser, base) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, forcedColors: 'active' });
  const tab = await context.newPage();
  const page = withTables[0];
  await tab.goto(base + page);
  const id = await tab.evaluate(() => document.querySelector('.df-table > tbody > tr[id]').id);
  await tab.goto('about:blank');
  await tab.goto(base + page + '#' + id);
  check(await tab.evaluate((to) => parseFloat(getComputedStyle(document.getElementById(to)).outlineWidth) >= 2, id), `${page}#${id}: is marked in forced colours`);
  await tab.goto('file://' + path.resolve(constructs, 'rst/tables.html'));
  const bars = await tab.evaluate(() => [...document.querySelectorAll('.bar')].map((c) => getComputedStyle(c).backgroundImage));
  check(bars.length && bars.every((b) => /gradient/.test(b)), 'bars show in forced colours: ' + bars[0]);
  const shades = await tab.evaluate(() => new Set([...document.querySelectorAll('[class*=heat-]')].map((c) => getComputedStyle(c).backgroundSize)).size);
  check(shades >= 4, `shades differ in forced colours: ${shades}`);
  await context.close();
}

async function marks(browser) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await tab.goto('file://' + path.resolve(constructs, 'rst/tables.html'));
  const client = await tab.context().newCDPSession(tab);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const best = nodes.filter((n) => n.role?.value === 'cell' && /^best: /.test(n.name?.value || '')).map((n) => n.name.value);
  check(best.includes('best: 12,345') && best.includes('best: $0.50'), 'the best are said: ' + best);
  const before = await tab.evaluate(() => [...document.querySelectorAll('.bar')].map((c) => getComputedStyle(c).backgroundImage));
  await tab.locator('.bar').first().hover();
  const facts = await tab.evaluate(() => [...document.querySelectorAll('.bar')].map((c) => ({ image: getComputedStyle(c).backgroundImage, size: parseFloat(getComputedStyle(c).backgroundSize), number: parseFloat(c.textContent) })));
  check(facts.every((f, i) => f.image === before[i]), 'bars stay under the pointer');
  const most = Math.max(...facts.map((f) => f.number));
  check(facts.every((f) => Math.abs(f.size - f.number / most * 100) <= 0.5), 'bars are as long as their numbers: ' + JSON.stringify(facts));
  check(await tab.evaluate(() => [...document.querySelectorAll('.best')].every((c) => +getComputedStyle(c).fontWeight >= 600)), 'the best are bold');
  await tab.emulateMedia({ media: 'print' });
  check(await tab.evaluate(() => [...document.querySelectorAll('.bar, [class*=heat-]')].every((c) => getComputedStyle(c).printColorAdjust === 'exact')), 'bars and shades are printed');
  await tab.close();
}

// ---- jumps to tables: what stands above them is in sight ----

async function jumps(browser, base) {
  for (const width of [640, 1280]) {
    const tab = await browser.newPage({ viewport: { width, height: 900 } });
    for (const page of withTables) {
      await tab.goto(base + page);
      const ids = await tab.evaluate(() => [...document.querySelectorAll('.wide .df-table[id]')].slice(1).map((t) => t.id));
      for (const id of ids) {
        await tab.goto('about:blank');
        await tab.goto(base + page + '#' + id);
        const top = await settled(() => tab.evaluate((to) => {
          const block = document.getElementById(to).closest('.table-block');
          const bottom = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
          return bottom ? 99 : block.getBoundingClientRect().top;
        }, id), (y) => y >= 50);
        check(top >= 50, `${page}#${id} at ${width}: the lines above the table are in sight: ${top}`);
      }
    }
    await tab.close();
  }
}

// Wherever a row is in a long table, its link shows it below the header row.
async function jumpsToRows(browser) {
  for (const scripts of [true, false]) {
    for (const [width, height] of [[1280, 900], [800, 600], [360, 740]]) {
      const context = await browser.newContext({ viewport: { width, height }, javaScriptEnabled: scripts });
      const tab = await context.newPage();
      const page = 'file://' + path.resolve(constructs, 'rst/tables-long.html');
      await tab.goto(page);
      const ids = await tab.evaluate(() => [...document.querySelectorAll('.df-table')].slice(0, 2).flatMap((t) => {
        const rows = [...t.tBodies[0].rows].filter((r) => r.id);
        return [1, 20, 75, rows.length - 3, rows.length - 1].map((i) => rows[i].id);
      }));
      for (const id of ids) {
        await tab.goto('about:blank');
        await tab.goto(page + '#' + id);
        const inSight = (x) => x.head >= x.bar - 3 && x.below >= -1 && x.up >= 0;
        const at = await settled(() => tab.evaluate((to) => {
          const row = document.getElementById(to);
          const cell = row.closest('table').tHead.rows[0].cells[0].getBoundingClientRect();
          const box = row.getBoundingClientRect();
          return { head: cell.top, below: box.top - cell.bottom, up: innerHeight - box.bottom, bar: document.querySelector('.site-header, header').getBoundingClientRect().bottom };
        }, id), inSight);
        check(inSight(at), `#${id} at ${width} (scripts: ${scripts}): the row and its header are in sight: ${JSON.stringify(at)}`);
      }
      await context.close();
    }
  }
}

// ---- what stands above a table that scrolls ----

// Whether the shade lies over the box alone, and lines that begin with a point.
const above = () => [...document.querySelectorAll('.table-block')].filter((b) => b.checkVisibility()).map((block) => {
  const shade = getComputedStyle(block, '::after'), box = block.querySelector('.table-scroll').getBoundingClientRect(), all = block.getBoundingClientRect();
  const off = [parseFloat(shade.top) - (box.top - all.top), parseFloat(shade.bottom) - (all.bottom - box.bottom)].map((x) => Math.abs(x));
  return { id: block.querySelector('table').id, off: +shade.opacity ? Math.max(...off) : 0 };
});

const pointFirst = () => [...document.querySelectorAll('.same-line')].filter((line) => {
  const letters = [], text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT), range = document.createRange();
  while (text.nextNode()) {
    for (let i = 0; i < text.currentNode.length; i++) {
      range.setStart(text.currentNode, i);
      range.setEnd(text.currentNode, i + 1);
      const r = range.getBoundingClientRect();
      if (r.width && text.currentNode.data[i].trim()) letters.push({ point: text.currentNode.data[i] === '·', r });
    }
  }
  return letters.some((p) => p.point && !letters.some((o) => !o.point && o.r.left < p.r.left && o.r.top < p.r.bottom - 3 && o.r.bottom > p.r.top + 3));
}).map((line) => line.textContent);

async function aboveTables(browser, base) {
  const tab = await browser.newPage();
  let shaded = 0;
  for (const page of withTables) {
    for (const width of [320, 400, 640]) {
      await tab.setViewportSize({ width, height: 800 });
      await tab.goto(base + page);
      for (const { id, off } of await tab.evaluate(above)) {
        shaded += off > 0;
        check(off <= 2, `${page}#${id} at ${width}: the shade goes ${off} px beyond the table`);
      }
      const points = await tab.evaluate(pointFirst);
      check(!points.length, `${page} at ${width}: a line begins with a point: ${points}`);
    }
  }
  await tab.goto(base + withTables.find((p) => fs.readFileSync(path.join(site, p), 'utf8').includes('same-line')));
  for (let n = 20; n < 80; n++) {
    await tab.evaluate((text) => { document.querySelectorAll('.same-line b').forEach((b) => { b.textContent = text; }); }, 'x'.repeat(n));
    check(!(await tab.evaluate(pointFirst)).length, `a line begins with a point behind ${n} letters`);
  }
  check(shaded > 0, 'some tables have a shade');
  await tab.close();
}

server.listen(0, '127.0.0.1', async () => {
  const base = `http://127.0.0.1:${server.address().port}/`;
  const browser = await launch(build);
  await look(browser, base);
  await links(browser, base);
  for (const scripts of [true, false]) {
    await panels(browser, base, scripts);
    await folds(browser, base, scripts);
  }
  await closedTabs(browser, base);
  await copies(browser, base);
  await print(browser, base);
  await layout(browser, base);
  await hyphens(browser);
  await starts(browser);
  await notes(browser, base);
  await notesBeside(browser);
  await touch(browser, base);
  await names(browser, base);
  await forced(browser, base);
  await marks(browser);
  await jumps(browser, base);
  await jumpsToRows(browser);
  await aboveTables(browser, base);
  await browser.close();
  server.close();
  console.log(`${passed} passed, ${failed} failed`);
});
