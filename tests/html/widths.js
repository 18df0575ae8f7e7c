// How tables and text use the width of their pages, in Chromium: node widths.js BUILD SITE... For each site, all
// pages at six widths from 320 to 1,920 px (pages of the first site, which are much alike, at 390 and 1,280 px, at
// two other widths and on one other phone, which change from page to page): a figure in the first screen of each table of results at 390 px, 16 rows
// of a long table in a window of 1,280 x 800 px, no rows of two lines beside free room, headers inside their cells, no
// text cut off. On phones: a box comes to rest where no figure is cut by the column that stays; a second tap on Menu
// closes it; no button covers a name. Prints what fails, then "N passed, N failed". Called by check.sh.
'use strict';
const fs = require('fs');
const path = require('path');
const { pathToFileURL } = require('url');

const [build, ...sites] = process.argv.slice(2);
const { launch } = require('./launch.js');
const WIDTHS = [320, 390, 640, 768, 1280, 1920];
const PHONES = [320, 390, 768];
const PROSE = 60; // characters from which a cell is text to read, in lines of a comfortable length
const FREE = 40; // px beside a table that rows of two lines may leave

let passed = 0, failed = 0, long = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}

const walk = (dir) => fs.readdirSync(dir, { withFileTypes: true }).flatMap((e) => (e.isDirectory()
  ? walk(path.join(dir, e.name)) : e.name.endsWith('.html') ? [path.join(dir, e.name)] : []));

// Shows the contents of all tabs, and tables without their tools' limits.
const openAll = () => document.querySelectorAll('.tab-content').forEach((e) => { e.hidden = false; e.style.display = 'block'; });

const tables = (PROSE) => [...document.querySelectorAll('.table-scroll > .df-table')].map((t) => {
  const box = t.parentElement, frame = box.getBoundingClientRect();
  const main = (t.closest('.sized') ?? box.parentElement).parentElement.getBoundingClientRect();
  const rows = [...t.tBodies[0]?.rows ?? []].slice(0, 40).filter((r) => r.offsetHeight);
  const shown = (c) => c.offsetWidth > 0;
  const inside = (c, from) => { const r = c.getBoundingClientRect(); return r.left >= from - 1 && r.right <= frame.right + 1; };
  const first = rows[0] && [...rows[0].cells].find(shown);
  const stuck = first && getComputedStyle(first).position === 'sticky' ? first.getBoundingClientRect().right : frame.left;
  const figures = rows.flatMap((r) => [...r.cells].filter((c) => (c.matches('.num') || t.matches(`.num-${c.cellIndex + 1}`)) && shown(c)));
  const lines = (c) => {
    const range = document.createRange(), texts = document.createTreeWalker(c, NodeFilter.SHOW_TEXT), tops = [];
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.closest('.headerlink, .pin, sup, sub, small, .how')) continue;
      range.selectNodeContents(texts.currentNode);
      tops.push(...[...range.getClientRects()].filter((r) => r.width > 1).map((r) => r.top));
    }
    tops.sort((a, b) => a - b);
    return tops.filter((y, i) => !i || y - tops[i - 1] > 9).length;
  };
  const two = rows.flatMap((r) => [...r.cells]).filter((c) => shown(c) && c.innerText.length < PROSE && !c.querySelector('ul, ol, pre, p + p, br, .line') && lines(c) > 1);
  return { id: t.id, figures: figures.length, inSight: figures.some((c) => inside(c, stuck)),
    free: Math.round(main.right - Math.max(frame.right, t.getBoundingClientRect().right)), wrapped: t.matches('.colwidths-given') ? 0 : two.length, first: two[0]?.innerText.slice(0, 50),
    heads: [...t.tHead?.rows[0]?.cells ?? []].filter((c) => { const range = document.createRange(), r = c.getBoundingClientRect(); range.selectNodeContents(c.querySelector('.sort') ?? c); return shown(c) && range.getBoundingClientRect().width > r.width + 1; }).map((c) => c.innerText),
    key: first && first.scope && box.clientWidth > 280 && box.scrollWidth > box.clientWidth + 1 ? first.offsetWidth / box.clientWidth : 0 };
});

// Of tables with at least 16 rows: how many with a figure are in the window if it begins with the header row.
const screens = () => [...document.querySelectorAll('.table-scroll > .df-table')].filter((t) => t.checkVisibility() && t.tBodies[0]?.rows.length >= 16 && [...t.tBodies[0].rows[0].cells].some((c) => self.perfpress.isOf(c, 'num'))).map((t) => {
  const box = t.parentElement, below = document.querySelector('.site-header').offsetHeight;
  scrollTo({ top: t.tHead.getBoundingClientRect().top + scrollY - below, behavior: 'instant' });
  const end = Math.min(innerHeight, box.getBoundingClientRect().bottom), right = box.getBoundingClientRect().right + 1;
  const shown = [...t.tBodies[0].rows].filter((r) => r.offsetHeight && r.getBoundingClientRect().bottom <= end + 1 && [...r.cells].some((c) => self.perfpress.isOf(c, 'num') && c.getBoundingClientRect().right <= right));
  return { id: t.id, rows: shown.length };
});

// Elements whose text is wider than they are, and text beyond the window without a box that scrolls.
const cut = () => {
  const scrolls = (e) => { for (; e && e !== document.body; e = e.parentElement) if (/auto|scroll/.test(getComputedStyle(e).overflowX)) return true; return false; };
  const found = [];
  for (const e of document.querySelectorAll('main *')) {
    if (!e.checkVisibility() || e.closest('svg, .visually-hidden, dialog, [popover], .table-hint')) continue;
    const style = getComputedStyle(e);
    if (/hidden|clip/.test(style.overflowX) && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 2) found.push(`${e.tagName}.${e.className} cuts "${e.textContent.trim().slice(0, 40)}"`);
    const r = e.getBoundingClientRect();
    if (e.childElementCount === 0 && r.width && r.right > innerWidth + 1 && !scrolls(e)) found.push(`${e.tagName}.${e.className} leaves the window: "${e.textContent.trim().slice(0, 40)}"`);
  }
  document.querySelectorAll('caption').forEach((c) => {
    const box = c.closest('.table-scroll')?.getBoundingClientRect(), range = document.createRange();
    range.selectNodeContents(c);
    if (box && c.checkVisibility() && range.getBoundingClientRect().right > box.right + 1) found.push(`caption "${c.textContent.trim().slice(0, 50)}" leaves its box by ${Math.round(range.getBoundingClientRect().right - box.right)} px`);
  });
  return found;
};

// The places at which a phone's box comes to rest that cut a figure beside the column that stays.
const rests = () => [...document.querySelectorAll('.table-scroll')].filter((box) => box.clientWidth && box.scrollWidth > box.clientWidth + 1).map((box) => {
  const cells = [...box.querySelector('tbody > tr:not([hidden])')?.cells ?? []].filter((c) => c.offsetWidth);
  const key = cells[0]?.closest('.stick') ? cells[0].offsetWidth : 0;
  const places = new Set([box.scrollLeft]);
  for (let x = 0; x < box.scrollWidth; x += 9) {
    box.scrollLeft = x;
    places.add(box.scrollLeft);
  }
  const cut = [...places].filter((x) => cells.slice(key ? 1 : 0).some((c) => {
    const style = getComputedStyle(c), left = c.offsetLeft - x - key;
    return self.perfpress.isOf(c, 'num') && left + parseFloat(style.paddingLeft) < -1 && left + c.offsetWidth - parseFloat(style.paddingRight) > 1;
  }));
  return { id: box.querySelector('table').id, key, cut };
});

// Names of rows that the button of their row covers.
const covered = () => [...document.querySelectorAll('.pin')].filter((pin) => {
  const range = document.createRange(), p = pin.getBoundingClientRect();
  const over = (r) => r.width && r.right > p.left + 1 && r.left < p.right - 1 && r.bottom > p.top + 1 && r.top < p.bottom - 1;
  return p.width && [...pin.parentElement.childNodes].some((n) => n !== pin && !n.matches?.('.headerlink') && (range.selectNodeContents(n), [...range.getClientRects()].some(over)));
}).map((pin) => pin.parentElement.textContent);

// Of a list: the members to keep, and as many others as `n`, which change with the page's number.
const some = (list, keep, n, page) => {
  const others = list.filter((w) => !keep.includes(w));
  return [...keep, ...Array.from({ length: n }, (_, i) => others[(page * n + i) % others.length])];
};

async function phones(browser, file, name, widths) {
  for (const width of widths) {
    const phone = await browser.newContext({ viewport: { width, height: 800 }, hasTouch: true, isMobile: true });
    const tab = await phone.newPage();
    await tab.goto(pathToFileURL(file).href);
    await tab.evaluate(openAll);
    await tab.evaluate(() => document.querySelectorAll('details').forEach((e) => { e.open = true; }));
    await tab.waitForFunction(() => [...document.querySelectorAll('.table-scroll')].every((box) => !box.checkVisibility() || !box.clientWidth || box.style.getPropertyValue('--key')));
    for (const t of await tab.evaluate(rests)) check(!t.cut.length, `${name}#${t.id} at ${width} px: rests at ${t.cut} cut figures beside ${t.key} px`);
    await tab.evaluate(() => document.querySelectorAll('.table-block').forEach((e) => e.classList.add('comparing')));
    for (const text of await tab.evaluate(covered)) check(false, `${name} at ${width} px: a button covers "${text}"`);
    const button = tab.locator('.menu-button');
    if (await button.count()) {
      const open = async () => {
        const at = await button.boundingBox();
        await tab.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
        return tab.locator('.sidebar').evaluate((e) => e.matches(':popover-open'));
      };
      check(await open() && !await open() && tab.url() === pathToFileURL(file).href, `${name} at ${width} px: a second tap on Menu closes it`);
    }
    await phone.close();
  }
}

(async () => {
  const browser = await launch(build);
  for (const site of sites) {
    const all = site !== sites[0];
    for (const [page, file] of walk(site).entries()) {
      const name = path.relative(site, file);
      if (/http-equiv="?refresh/.test(fs.readFileSync(file, 'utf8'))) continue;
      const tab = await browser.newPage();
      for (const width of all ? WIDTHS : some(WIDTHS, [390, 1280], 2, page)) {
        await tab.setViewportSize({ width, height: 800 });
        await tab.goto(pathToFileURL(file).href);
        await tab.evaluate(openAll);
        await tab.waitForTimeout(30);
        for (const t of await tab.evaluate(tables, PROSE)) {
          const where = `${site}/${name}#${t.id} at ${width} px`;
          if (width === 390 && t.figures) check(t.inSight, `${where}: no figure in the first screen; the key takes ${(100 * t.key).toFixed()} %`);
          check(!t.wrapped || t.free <= FREE, `${where}: ${t.wrapped} cells of two lines, first "${t.first}", beside ${t.free} px`);
          check(!t.heads.length, `${where}: headers leave their cells: ${t.heads}`);
          check(t.key <= 0.455, `${where}: the key takes ${(100 * t.key).toFixed()} % of the box`);
        }
        for (const t of width === 1280 ? await tab.evaluate(screens) : []) check(++long && t.rows >= 16, `${site}/${name}#${t.id}: ${t.rows} rows in a window of 1,280 x 800 px`);
        if (width >= 1280) for (const text of await tab.evaluate(covered)) check(false, `${site}/${name} at ${width} px: a button covers "${text}"`);
        for (const s of await tab.evaluate(cut)) check(false, `${site}/${name} at ${width} px: ${s}`);
        passed++;
      }
      await tab.close();
      if (name !== '404.html') await phones(browser, file, `${site}/${name}`, all ? PHONES : some(PHONES, [390], 1, page)); // whose addresses begin at the host
    }
  }
  await browser.close();
  check(long > 0, 'a table has 16 rows');
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
})();
