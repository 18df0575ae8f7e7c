// The texts of charts in Chromium: node boxes.js BUILD FOLDER. FOLDER has an .svg
// of each case (both drawings). In three fonts, at widths from 320 to 1920: no
// text overlaps another, or a mark, none leaves its drawing, none is below 11
// pixels, and one of the two drawings is shown. Prints what fails, then "N passed,
// N failed".
'use strict';
const fs = require('fs');
const path = require('path');

const [build, folder] = process.argv.slice(2);
const { chromium } = require(path.resolve(build, 'html/node_modules/playwright-core'));
const FONTS = ['DejaVu Sans', 'Liberation Sans', 'Roboto'];
const WIDTHS = [320, 400, 768, 1280, 1920];
const css = ['perfpress', 'charts'].map((n) => fs.readFileSync(path.resolve(__dirname, `../../templates/assets/${n}.css`), 'utf8')).join('\n');

let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}

// In the page: what is wrong with one figure.
function faults(figure) {
  const out = [];
  const shown = [...figure.querySelectorAll('.chart-wide, .chart-narrow')].filter((s) => s.getBoundingClientRect().width > 0);
  if (shown.length !== 1) return [`${shown.length} drawings are shown`];
  const svg = shown[0], frame = svg.getBoundingClientRect();
  const zoom = frame.width / svg.viewBox.baseVal.width;
  const texts = [...svg.querySelectorAll('text')].map((t) => ({ text: t.textContent, box: t.getBoundingClientRect(), anchor: t.parentNode.getAttribute('text-anchor') }));
  const marks = [...svg.querySelectorAll('[aria-hidden] path')].filter((p) => !p.closest('[fill=none]')).map((p) => p.getBoundingClientRect());
  const meet = (a, b, by) => a.left < b.right - by && b.left < a.right - by && a.top < b.bottom - by && b.top < a.bottom - by;
  if (12 * zoom < 11) out.push(`texts of ${(12 * zoom).toFixed(1)} px`);
  texts.forEach((t, i) => {
    if (t.box.left < frame.left - 0.5 || t.box.right > frame.right + 0.5 || t.box.top < frame.top - 0.5 || t.box.bottom > frame.bottom + 0.5)
      out.push(`'${t.text}' is cut: ${t.box.left - frame.left} to ${t.box.right - frame.left} of ${frame.width}, ${t.box.top - frame.top} to ${t.box.bottom - frame.top} of ${frame.height}`);
    for (const other of texts.slice(i + 1))
      if (meet(t.box, other.box, 0.5)) out.push(`'${t.text}' overlaps '${other.text}'`);
    for (const m of marks)
      if (meet(t.box, m, 1)) { out.push(`'${t.text}' overlaps a mark`); break; }
  });
  return out;
}

(async () => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
  const files = fs.readdirSync(folder).filter((f) => f.endsWith('.svg'));
  const figures = files.map((f) => `<figure class="chart" id="${f}"><div class="chart-scroll">${fs.readFileSync(path.join(folder, f), 'utf8')}</div></figure>`).join('');
  for (const font of FONTS) {
    const page = await browser.newPage();
    await page.setContent(`<!doctype html><style>${css} body { --sans: "${font}"; margin: 0 16px } figure { margin: 0 }</style>${figures}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const f of files) {
        const found = await page.evaluate(`(${faults})(document.getElementById('${f}'))`);
        check(found.length === 0, `${f}, ${font}, ${width} px: ${found.slice(0, 3).join('; ')}`);
      }
    }
    await page.close();
  }
  await browser.close();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
})();
