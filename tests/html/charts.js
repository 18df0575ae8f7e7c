// Reads charts as readers do, in Chromium: node charts.js BUILD SITE. Points with the
// mouse, by touch and by keys, and saves charts as files, on pages of the project's
// own site and on one with charts of 700 points, at 1,280 and 390 pixels. The last line is "N passed, N failed".
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const { execFileSync } = require('child_process');
const { launch } = require('./launch.js');

const [build, site] = process.argv.slice(2);
let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}

const tipOf = (page) => page.evaluate(() => [...document.querySelectorAll('.chart-tip')].filter((t) => !t.hidden).map((t) => t.textContent).join('|'));

// The middle of the n-th mark of a chart's shown drawing, scrolled into sight.
const middle = (page, chart, n) => page.evaluate(([i, k]) => {
  const box = document.querySelectorAll('.chart-scroll')[i];
  box.scrollIntoView({ block: 'center', behavior: 'instant' });
  const svg = [...box.querySelectorAll(':scope > svg')].find((s) => s.getBoundingClientRect().width > 0);
  const r = [...svg.querySelectorAll(':scope > [aria-hidden] a path')][k].getBoundingClientRect();
  return [(r.left + r.right) / 2, (r.top + r.bottom) / 2];
}, [chart, n]);

async function at(browser, name, width, touch) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, hasTouch: touch, acceptDownloads: true });
  const page = await context.newPage();
  page.on('pageerror', (e) => check(false, `${name}: ${e.message}`));
  await page.goto('file://' + path.resolve(site, name));
  const charts = await page.locator('.chart-scroll:visible').count();
  check(charts > 0, `${name}: charts`);
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  check(fits, `${name}, ${width}: scrolls sideways`);
  if (!touch) {
    const [x, y] = await middle(page, 0, 0);
    await page.mouse.move(x + 3, y + 3);
    const first = await tipOf(page);
    check(/: .*\d/.test(first), `${name}: pointing shows '${first}'`);
    const near = await page.evaluate(([a, b]) => {
      const r = [...document.querySelectorAll('.chart-tip')].find((t) => !t.hidden).getBoundingClientRect();
      return Math.hypot(Math.max(r.left - a, 0, a - r.right), Math.max(r.top - b, 0, b - r.bottom));
    }, [x, y]);
    check(near < 60, `${name}: the text is ${near} pixels from the mark`);
    check(await page.locator('.chart-scroll').first().locator('[aria-hidden] .on').count() === 1, `${name}: one mark is marked`);
    await page.mouse.move(5, 5);
    check(await tipOf(page) === '', `${name}: the text stays`);
    await page.locator('.chart-scroll').first().focus();
    await page.keyboard.press('ArrowRight');
    const one = await tipOf(page);
    await page.keyboard.press('ArrowRight');
    const two = await tipOf(page);
    check(one && two && one !== two, `${name}: keys show '${one}', then '${two}'`);
    await page.keyboard.press('End');
    const last = await tipOf(page);
    await page.keyboard.press('Home');
    check(await tipOf(page) === one && last !== one, `${name}: Home and End`);
    // Right moves by x, whatever the series; Left leads back to the first.
    const xs = [];
    const count = await page.locator('.chart-scroll').first().locator('svg:visible > [aria-hidden] a path').count();
    for (let i = 0; i < count; i++) {
      xs.push(await page.evaluate(() => { const r = document.querySelector('.chart-scroll .on').getBoundingClientRect(); return (r.left + r.right) / 2; }));
      await page.keyboard.press('ArrowRight');
    }
    check(xs.every((x, i) => !i || x >= xs[i - 1] - 1) && xs.at(-1) > xs[0], `${name}: keys move by x: ${xs}`);
    for (let i = 0; i < count; i++) await page.keyboard.press('ArrowLeft');
    const back = await page.evaluate(() => { const r = document.querySelector('.chart-scroll .on').getBoundingClientRect(); return (r.left + r.right) / 2; });
    check(Math.abs(back - xs[0]) <= 1, `${name}: Left leads back`);
    await page.keyboard.press('Escape');
    check(await tipOf(page) === '', `${name}: Escape`);
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.chart-save').first().click()]);
    const svg = fs.readFileSync(await file.path(), 'utf8');
    check(svg.includes('xmlns="http://www.w3.org/2000/svg"') && svg.includes('Source: ') && svg.includes(path.basename(name)), `${name}: the file has its source`);
    check(name.startsWith('guide/') || /(data as of |\()\d{4}-\d\d/.test(svg.replace(/<\/text><text[^>]*>/g, ' ')), `${name}: the file has the date of the data`);
    check(!svg.includes('<a ') && !/ href=/.test(svg), `${name}: the file has links`);
    check(file.suggestedFilename().endsWith('.svg'), `${name}: ${file.suggestedFilename()}`);
    if (process.env.KEEP) fs.writeFileSync(path.join(process.env.KEEP, file.suggestedFilename()), svg);
  } else {
    const url = page.url(), [x, y] = await middle(page, 0, 1);
    await page.touchscreen.tap(x, y);
    check(/\d/.test(await tipOf(page)), `${name}: a tap shows '${await tipOf(page)}'`);
    check(page.url() === url, `${name}: the first tap leads to ${page.url()}`);
    const inside = await page.evaluate(() => {
      const r = [...document.querySelectorAll('.chart-tip')].find((t) => !t.hidden).getBoundingClientRect();
      return r.left >= 0 && r.right <= innerWidth;
    });
    check(inside, `${name}: the text leaves the window`);
  }
  await context.close();
}

// Charts whose marks are drawn as one: each point has its text, in both drawings.
const POINTS = 700;
function large(work) {
  const rows = Array.from({ length: POINTS }, (_, i) => `kind ${i % 3},${i - i % 3},${(7 * i) % 701}.5,${i}`);
  for (const d of ['content', 'data']) fs.mkdirSync(path.join(work, d));
  fs.writeFileSync(path.join(work, 'perfpress.yaml'), 'title: Large\n');
  fs.writeFileSync(path.join(work, 'data/large.csv'), ['Kind,Step,Rate (/s),Number', ...rows].join('\n') + '\n');
  fs.writeFileSync(path.join(work, 'content/index.md'), '# Large\n' + ['scatter', 'line'].map((kind) =>
    `\n## ${kind}\n\n\`\`\`{df-chart}\ndf = pd.read_csv('large.csv')\ndf.plot.${kind}(x='Step', y='Rate (/s)', by='Kind')\n\`\`\`\n`).join(''));
  execFileSync(path.resolve(build, '../perfpress'), ['build', '-q', '-C', work, '-o', path.join(work, 'public')]);
}

async function many(browser, work, width) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, acceptDownloads: true });
  page.on('pageerror', (e) => check(false, `many: ${e.message}`));
  await page.goto('file://' + path.join(work, 'public/index.html'));
  for (const chart of [0, 1]) {
    const box = page.locator('.chart-scroll').nth(chart), texts = new Set();
    await box.focus();
    await page.keyboard.press('Home');
    for (let i = 0; i < 5; i++) {
      texts.add(await tipOf(page));
      await page.keyboard.press('ArrowRight');
    }
    check(texts.size === 5 && [...texts].every((t) => /kind \d.*\.5/.test(t)), `many, ${width}, ${chart}: keys show ${[...texts].join(' | ')}`);
    const on = box.locator('svg:visible .unfolded path');
    check(await on.count() === POINTS, `many, ${width}, ${chart}: ${await on.count()} points`);
    // The points lie where they are drawn, above whose left end the key may be.
    const far = await box.evaluate((b) => {
      const svg = [...b.querySelectorAll(':scope > svg')].find((s) => s.getBoundingClientRect().width > 0);
      const [all, drawn] = ['.unfolded', '[aria-hidden] > g'].map((s) => svg.querySelector(s).getBBox());
      return Math.max(...[['x', 'width'], ['y', 'height']].map(([k, n]) => Math.abs(all[k] + all[n] - drawn[k] - drawn[n])));
    });
    check(far < 4, `many, ${width}, ${chart}: points are ${far} pixels from the drawing`);
    await box.scrollIntoViewIfNeeded();
    const r = await box.locator('svg:visible .unfolded path').nth(350).boundingBox();
    await page.mouse.move(r.x + 1, r.y + 1);
    check(/kind \d.*\d\.5/.test(await tipOf(page)), `many, ${width}, ${chart}: pointing shows '${await tipOf(page)}'`);
  }
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.chart-save').first().click()]);
  check(!fs.readFileSync(await file.path(), 'utf8').includes('kind 0, Step'), 'many: the file has the texts of points');
  await page.close();
}

(async () => {
  const browser = await launch(build);
  for (const name of ['index.html', 'trn1/across-releases.html', 'dgx/bert-large.html', 'guide/charts.html'])
    for (const [width, touch] of [[1280, false], [390, true]]) await at(browser, name, width, touch);
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'charts-'));
  large(work);
  for (const width of [1280, 390]) await many(browser, work, width);
  fs.rmSync(work, { recursive: true });
  await browser.close();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
})();
