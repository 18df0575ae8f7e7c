// Prints pages in Chromium: node print.js BUILD SITE CONSTRUCTS PERFPRESS. All pages of both sites: no table is wider
// than its sheet, all sheets have one orientation, pages are numbered, and controls are not printed. A table of 200 rows
// takes at most three sheets. No sheet of the long pages ends where the next table could begin. Prints what fails, then "N passed, N failed". Called by check.sh.
'use strict';
const { spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { pathToFileURL } = require('url');

const [build, site, constructs, perfpress] = process.argv.slice(2);
const { launch } = require('./launch.js');
const PORTRAIT = 703, LANDSCAPE = 1032; // px between the margins of A4

const MOST = { 'index.html': 2, 'trn1/performance-2023-04.html': 4, 'trn1/performance-2023-09.html': 5,
  'trn1/inference-2025-05.html': 3, 'trn1/training-2025-05.html': 3, 'trn1/across-releases.html': 8, 'dgx/bert-large.html': 10 };

let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}

const walk = (dir) => fs.readdirSync(dir, { withFileTypes: true }).flatMap((e) => (e.isDirectory()
  ? walk(path.join(dir, e.name)) : e.name.endsWith('.html') ? [path.join(dir, e.name)] : []));

// The widths of the sheets of a PDF, in points.
async function sheets(tab) {
  const pdf = (await tab.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+)/g)].map((m) => Math.round(Number(m[1])));
}

const wider = () => [...document.querySelectorAll('.table-scroll > table')].filter((t) => t.offsetWidth > 1 && t.scrollWidth > t.closest('.table-scroll').clientWidth + 1).map((t) => t.id);
const controls = () => [...document.querySelectorAll('main :is(button, input:not([disabled]), select, form, .tools-panel), .site-header, .sidebar')].filter((e) => e.checkVisibility() && e.offsetHeight > 1 && !e.matches('.sort')).map((e) => e.className || e.tagName);

// A site with one table: `rows` rows and `columns` columns of numbers behind a name.
function make(rows, columns) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'print-'));
  const names = Array.from({ length: columns }, (_, i) => `Rate ${i + 1} (/sec)`);
  const row = (i) => [`model-${i}`, ...names.map((_, k) => 100 + (i * 37 + k * 91) % 800)].join();
  fs.mkdirSync(path.join(dir, 'content'));
  fs.writeFileSync(path.join(dir, 'perfpress.yaml'), 'title: Print\n');
  fs.writeFileSync(path.join(dir, 'content/t.csv'), ['Model', ...names].join() + '\n' + Array.from({ length: rows }, (_, i) => row(i)).join('\n') + '\n');
  fs.writeFileSync(path.join(dir, 'content/index.rst'), 'Print\n=====\n\nSome text.\n\n.. df-table:: Rates\n   :header-rows: 1\n\n   df = pd.read_csv(\'t.csv\')\n');
  check(spawnSync(perfpress, ['build', '-q', '-W', '-C', dir, '-o', path.join(dir, 'out')], { stdio: 'inherit' }).status === 0, `${rows} rows of ${columns} columns build`);
  return [path.join(dir, 'out/index.html'), () => fs.rmSync(dir, { recursive: true })];
}

const shifted = () => [...document.querySelectorAll('.table-scroll')].filter((e) => e.scrollLeft).map((e) => e.firstElementChild.id);

async function measured(tab, file, what) {
  await tab.emulateMedia({ media: 'screen' });
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto(pathToFileURL(file).href);
  await tab.waitForTimeout(50);
  await tab.emulateMedia({ media: 'print' });
  check(!(await tab.evaluate(shifted)).length, `${what}: ${await tab.evaluate(shifted)} printed from where they were scrolled to`);
  await tab.setViewportSize({ width: PORTRAIT, height: 1000 });
  await tab.goto(pathToFileURL(file).href);
  const landscape = await tab.evaluate(() => !!document.querySelector('.landscape'));
  if (landscape) await tab.setViewportSize({ width: LANDSCAPE, height: 700 });
  await tab.waitForTimeout(50);
  check(!(await tab.evaluate(wider)).length, `${what}: ${await tab.evaluate(wider)} wider than the sheet`);
  check(!(await tab.evaluate(controls)).length, `${what}: prints ${await tab.evaluate(controls)}`);
  const all = await sheets(tab);
  check(all.length > 0 && all.every((w) => (w > 700) === landscape), `${what}: sheets ${all} wide`);
  return all.length;
}

(async () => {
  const browser = await launch(build);
  const tab = await browser.newPage();
  for (const file of [site, constructs].flatMap(walk)) {
    if (path.basename(file) === '404.html' || /http-equiv="?refresh/.test(fs.readFileSync(file, 'utf8'))) continue;
    const n = await measured(tab, file, path.relative(path.dirname(site), file));
    const most = MOST[path.relative(site, file)] ?? n;
    check(n <= most, `${file} takes ${n} sheets, not ${most}`);
  }
  for (const [rows, columns, most] of [[200, 3, 3], [200, 5, 3], [200, 10, 5], [40, 16, 2], [8, 30, 1]]) {
    const [file, remove] = make(rows, columns);
    const n = await measured(tab, file, `${rows} rows of ${columns} columns`);
    check(n <= most, `${rows} rows of ${columns} columns take ${n} sheets, not ${most}`);
    remove();
  }
  const sheet = fs.readdirSync(path.join(site, 'assets')).find((f) => /^perfpress\..*css$/.test(f));
  check(/@page[^}]*counter\(page\)/.test(fs.readFileSync(path.join(site, 'assets', sheet), 'utf8')), 'the sheets are numbered');
  await browser.close();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
})();
