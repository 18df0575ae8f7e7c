// How much of each wide table a reader sees: node yardstick.js PAGE... [WIDTH].
// Run by hand on built pages (needs playwright-core and Debian's chromium).
// Prints for every table of seven columns and more, those behind tabs too: the
// columns that lie fully inside its box, lines of its tallest row, sizes of
// type, the sign that more follows; and the width of the prose. Fails when a
// table that does not fit shows fewer than 10 columns, has rows of more than
// two lines, or says nothing of the rest, in a window of 1280 px and more.
'use strict';
const { chromium } = require('playwright-core');
const path = require('path');
const args = process.argv.slice(2);
const width = Number(args.find((a) => /^\d+$/.test(a)) || 1280);
const pages = args.filter((a) => !/^\d+$/.test(a));
const LEAST_COLUMNS = 10;
const MOST_LINES = 2;

// In the browser: facts of the tables and of the prose that are shown now.
function look() {
  const lines = (cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    const tops = [...range.getClientRects()].filter((r) => r.width > 0).map((r) => r.top);
    return new Set(tops.map((t) => Math.round(t / 6))).size;
  };
  // letters in the fullest line
  const letters = (p) => {
    const text = document.createTreeWalker(p, NodeFilter.SHOW_TEXT);
    const count = {};
    const range = document.createRange();
    for (let n; (n = text.nextNode());) {
      for (let i = 0; i < n.length; i++) {
        range.setStart(n, i);
        range.setEnd(n, i + 1);
        const at = Math.round(range.getBoundingClientRect().bottom / 8);
        count[at] = (count[at] || 0) + 1;
      }
    }
    return Math.max(...Object.values(count));
  };
  const tables = [...document.querySelectorAll('.wide > .table-scroll')].filter((b) => b.offsetWidth);
  const prose = [...document.querySelectorAll('article p')].filter((p) => !p.closest('table, figure') && p.offsetWidth)
    .sort((p, q) => q.textContent.length - p.textContent.length)[0];
  const style = getComputedStyle(prose);
  const ruler = document.createElement('span');
  ruler.textContent = '0'.repeat(100);
  ruler.style.cssText = 'position:absolute;white-space:nowrap';
  prose.append(ruler);
  const ch = ruler.getBoundingClientRect().width / 100;
  ruler.remove();
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    prose: { px: prose.clientWidth, ch: Math.round(prose.clientWidth / ch), letters: letters(prose), font: style.fontSize },
    tables: tables.map((box) => {
      const frame = box.getBoundingClientRect();
      const heads = [...box.querySelectorAll('thead tr:last-child th')];
      const body = [...box.querySelectorAll('tbody > tr > *')];
      const hint = box.parentElement.querySelector('.table-hint');
      return {
        id: box.querySelector('table').id,
        columns: heads.length,
        rows: box.querySelectorAll('tbody > tr').length,
        seen: heads.filter((h) => h.getBoundingClientRect().right <= frame.right).length,
        lines: Math.max(...body.map(lines)),
        head: Math.max(...heads.map(lines)),
        font: getComputedStyle(body[0]).fontSize,
        fits: box.scrollWidth <= box.clientWidth + 1,
        box: box.clientWidth,
        table: box.scrollWidth,
        sign: hint.offsetHeight > 0 && +getComputedStyle(box.parentElement, '::after').opacity > 0.9,
        left: body.filter((c) => (c.matches('.num') || c.closest('table').matches(`.num-${c.cellIndex + 1}`)) && getComputedStyle(c).textAlign !== 'end').length,
      };
    }),
  };
}

(async () => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu',
    '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
  let failed = 0;
  for (const page of pages) {
    const tab = await browser.newPage({ viewport: { width, height: 800 } });
    await tab.goto('file://' + path.resolve(page));
    const seen = new Set();
    for (let k = 0; ; k++) {
      // the k-th tab of every set; the first look has them as they are
      const more = await tab.evaluate((n) => [...document.querySelectorAll('.tab-set')].filter((set) => {
        const input = set.querySelectorAll(':scope > .tab-input, :scope > .tab-item > .tab-input')[n];
        if (input) input.checked = true;
        return input;
      }).length, k);
      if (k && !more) break;
      await tab.waitForTimeout(150);
      const facts = await tab.evaluate(look);
      if (!k) console.log(`${page} at ${width} px: prose ${facts.prose.px} px = ${facts.prose.ch} ch, up to ${facts.prose.letters} letters a line, of ${facts.prose.font}, overflow ${facts.sideways}`);
      for (const t of facts.tables) {
        if (seen.has(t.id)) continue;
        seen.add(t.id);
        const bad = width >= 1280 && !t.fits &&
          (t.seen < Math.min(LEAST_COLUMNS, t.columns) || !t.sign) || width >= 1280 && t.lines > MOST_LINES || t.left;
        if (bad) failed++;
        console.log(`${bad ? 'FAIL' : 'ok  '} ${t.seen} of ${t.columns} columns, ${t.rows} rows of ${t.lines} lines, header ${t.head}, ` +
          `${t.font}, ${t.box} of ${t.table} px${t.fits ? '' : t.sign ? ', says that more follows' : ', SAYS NOTHING'} (${t.id})`);
      }
    }
    await tab.close();
  }
  await browser.close();
  process.exit(failed ? 1 : 0);
})();
