// The texts of charts in Chromium and Firefox: node boxes.js BUILD FOLDER. FOLDER
// has an .svg of each case (both drawings). In three fonts, in windows from 320 to
// 1920 pixels: no text overlaps another, or a mark, none leaves its drawing, none
// is below 11 pixels, and one of the two drawings is shown. Prints what fails, or
// which browser is not there, then "N passed, N failed".
'use strict';
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const { spawn } = require('child_process');
const { PROGRAM, launch } = require('../html/launch.js');

const [build, folder] = process.argv.slice(2);
const css = ['perfpress', 'charts'].map((n) => fs.readFileSync(path.resolve(__dirname, `../../templates/assets/${n}.css`), 'utf8')).join('\n');

let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}

// In the page: the box of a text. Firefox's is as high as the font's highest and
// lowest letters are, whichever the text has; then as high as texts are taken
// to be.
function boxOf(t, frame, zoom) {
  const box = t.getBoundingClientRect(), base = frame.top + zoom * t.getAttribute('y');
  const size = Number(t.closest('[font-size]').getAttribute('font-size')) * zoom;
  if (box.height <= 1.29 * size) return box;
  return { left: box.left, right: box.right, top: base - 0.95 * size, bottom: base + 0.25 * size };
}

// In the page: what is wrong with one figure.
function faults(figure) {
  const out = [];
  const shown = [...figure.querySelectorAll('.chart-wide, .chart-narrow')].filter((s) => s.getBoundingClientRect().width > 0);
  if (shown.length !== 1) return [`${shown.length} drawings are shown`];
  const svg = shown[0], frame = svg.getBoundingClientRect();
  const zoom = frame.width / svg.viewBox.baseVal.width;
  const texts = [...svg.querySelectorAll('text')].map((t) => ({ text: t.textContent, box: boxOf(t, frame, zoom) }));
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

// In the page: all figures in all fonts and widths, less the gutters of a window.
function measure() {
  const found = [];
  for (const font of ['DejaVu Sans', 'Liberation Sans', 'Roboto'])
    for (const width of [320, 400, 768, 1280, 1920]) {
      document.body.style.setProperty('--sans', `"${font}"`);
      document.body.style.width = `${width - 32}px`;
      for (const f of document.querySelectorAll('figure'))
        found.push([`${f.id}, ${font}, ${width} px`, faults(f)]);
    }
  return found;
}

function report(browser, found) {
  for (const [where, wrong] of found)
    check(wrong.length === 0, `${browser}: ${where}: ${wrong.slice(0, 3).join('; ')}`);
}

const figures = fs.readdirSync(folder).filter((f) => f.endsWith('.svg'))
  .map((f) => `<figure class="chart" id="${f}"><div class="chart-scroll">${fs.readFileSync(path.join(folder, f), 'utf8')}</div></figure>`).join('');
const page = `<!doctype html><meta charset="utf-8"><style>${css} body, figure { margin: 0 }</style>${figures}`;

async function inChromium() {
  const html = path.resolve(build, 'html');
  if (!fs.existsSync(path.join(html, 'node_modules')) || !fs.existsSync(PROGRAM)) return console.log('skipped: chromium-headless-shell');
  const browser = await launch(html);
  const tab = await browser.newPage();
  await tab.setContent(page);
  report('Chromium', await tab.evaluate(`(() => { ${boxOf} ${faults} return (${measure})(); })()`));
  await browser.close();
}

// Firefox measures by itself and sends what it found.
async function inFirefox() {
  if (!fs.existsSync('/usr/bin/firefox-esr')) return console.log('skipped: firefox-esr');
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const script = `<script>${boxOf} ${faults} ${measure} addEventListener('load', () => setTimeout(() => fetch('/', { method: 'POST', body: JSON.stringify(measure()) }), 200));</script>`;
  let child;
  const found = await new Promise((done) => {
    const server = http.createServer((request, response) => {
      let body = '';
      request.on('data', (d) => { body += d; });
      request.on('end', () => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(request.method === 'GET' && request.url === '/' ? page + script : '');
        if (request.method === 'POST') { server.close(); done(JSON.parse(body)); }
      });
    }).listen(0, '127.0.0.1', () => {
      child = spawn('/usr/bin/firefox-esr', ['--headless', '--no-remote', '--profile', profile, `http://127.0.0.1:${server.address().port}/`], { stdio: 'ignore' });
    });
    setTimeout(() => done(null), 900000).unref();
  });
  child.kill();
  await new Promise((done) => { child.on('exit', done); setTimeout(done, 5000).unref(); });
  fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  check(found !== null, 'Firefox: nothing was measured');
  report('Firefox', found || []);
}

(async () => {
  await inChromium();
  await inFirefox();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
})();
