// The preview in a browser: node timing.js SITE PROGRAM [FILE [PAGE]]. Saves
// FILE of a copy of SITE again and again and takes the time until the new text
// is on PAGE; then tries that the place on the page stays, that a stylesheet
// is swapped without a reload, and that faults come and go. Run by hand
// (needs playwright-core and Debian's chromium).
'use strict';
const { chromium } = require('playwright-core');
const { spawn } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

const [site, program, file = 'content/index.md', page = ''] = process.argv.slice(2);
const RUNS = 20;

let failed = 0;
function check(ok, what) {
  if (!ok) failed++;
  console.log(ok ? 'ok' : 'FAILED', what);
}

function start(root) {
  const server = spawn(program, ['serve', '-C', root, '-p', '18600']);
  return new Promise((resolve) => {
    let out = '';
    server.stdout.on('data', (data) => {
      out += data;
      const url = /^serving .* at (\S+) /m.exec(out);
      if (url) resolve({ server, url: url[1] });
    });
  });
}

(async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'timing-'));
  for (const name of ['content', 'data', 'templates', 'perfpress.yaml']) {
    const from = path.join(site, name);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(root, name), { recursive: true });
  }
  const edited = path.join(root, file);
  const text = fs.readFileSync(edited, 'utf8');
  const { server, url } = await start(root);
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const tab = await browser.newPage();
  const errors = [];
  tab.on('pageerror', (e) => errors.push(e.message));
  // The page itself notes when it had been laid out with its text.
  await tab.addInitScript(() => addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => { window.shown = performance.timeOrigin + performance.now(); });
  }));
  await tab.goto(url + page);
  await tab.waitForTimeout(500);

  const times = [];
  for (let i = 0; i < RUNS; i++) {
    const begin = performance.timeOrigin + performance.now();
    fs.writeFileSync(edited, `${text}\n\nmarker-${i}-end\n`);
    await tab.waitForFunction((m) => document.body?.textContent.includes(m) && window.shown,
      `marker-${i}-end`);
    times.push(await tab.evaluate(() => window.shown) - begin);
    await tab.waitForTimeout(200);
  }
  times.sort((a, b) => a - b);
  console.log(`from save to page: median ${times[RUNS / 2].toFixed(0)} ms, worst ${times[RUNS - 1].toFixed(0)} ms`);

  fs.writeFileSync(edited, `${text}\n\n${'A long page.\n\n'.repeat(200)}\n`);
  await tab.waitForFunction(() => document.body.textContent.includes('A long page.'));
  await tab.waitForTimeout(200);
  await tab.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  fs.writeFileSync(edited, `${text}\n\n${'A long page.\n\n'.repeat(200)}\nmoved\n`);
  await tab.waitForFunction(() => document.body.textContent.includes('moved'));
  await tab.waitForTimeout(300);
  check(await tab.evaluate(() => Math.abs(scrollY - 700) < 2), 'the place on the page stays');

  await tab.evaluate(() => { window.same = true; });
  const assets = path.join(root, 'templates/assets');
  fs.mkdirSync(assets, { recursive: true });
  fs.writeFileSync(path.join(assets, 'perfpress.css'), 'body { outline: 3px solid rgb(1, 2, 3); }');
  await tab.waitForFunction(() => getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)');
  check(await tab.evaluate(() => window.same === true), 'a stylesheet is swapped in place');

  const before = fs.readFileSync(edited, 'utf8');
  fs.writeFileSync(edited, `${before}\n\n{nosuch}\`x\` :nosuch:\`x\`\n`);
  const frame = await tab.waitForSelector('#perfpress-faults');
  const inside = await frame.contentFrame();
  await inside.waitForSelector('mark');
  check((await inside.textContent('main')).includes('nosuch'), 'faults lie over the page');
  fs.writeFileSync(edited, before);
  await tab.waitForSelector('#perfpress-faults', { state: 'detached' });
  check(await tab.evaluate(() => window.same === true), 'and go away without a reload');

  const other = await browser.newPage();
  await other.goto(url + 'nowhere.html');
  await other.waitForTimeout(300);
  await other.evaluate(() => { window.same = true; });
  fs.writeFileSync(path.join(root, 'content/nowhere.md'), '# Here\n');
  await other.waitForFunction(() => document.title.includes('Here'));
  check(true, 'a page that comes into being shows itself');
  check(errors.length === 0, `no script fails ${errors}`);

  await browser.close();
  server.kill('SIGINT');
  fs.rmSync(root, { recursive: true });
  process.exit(failed ? 1 : 0);
})();
