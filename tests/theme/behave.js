// Uses the mock pages as a reader would, under a strict Content-Security-Policy,
// with and without scripts: node behave.js SITE. Prints one line a check.
'use strict';
const { chromium } = require('playwright-core');
const http = require('http');
const fs = require('fs');
const path = require('path');
const site = process.argv[2];
const type = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript' };

const server = http.createServer((req, res) => {
  const file = path.join(site, path.normalize(new URL(req.url, 'http://x').pathname));
  if (!fs.existsSync(file)) { res.writeHead(404); res.end(); return; }
  res.writeHead(200, { 'content-type': type[path.extname(file)] || 'text/plain',
    'content-security-policy': "default-src 'self'" });
  res.end(fs.readFileSync(file));
});

let failed = 0;
const check = (ok, what) => { if (!ok) failed++; console.log(ok ? 'ok  ' : 'FAIL', what); };

server.listen(0, '127.0.0.1', async () => {
  const base = `http://127.0.0.1:${server.address().port}/`;
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu',
    '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
  const faults = [];
  const open = async (page, options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    const tab = await context.newPage();
    tab.on('console', (m) => m.type() === 'error' && !/favicon/.test(m.location().url) && faults.push(m.text()));
    tab.on('pageerror', (e) => faults.push(e.message));
    tab.on('request', (r) => r.url().startsWith(base) || faults.push('request to ' + r.url()));
    await tab.goto(base + page);
    return tab;
  };
  const shown = (tab, sel) => tab.locator(sel).isVisible();
  const dim = (tab) => tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

  // theme
  let tab = await open('training.html');
  await tab.click('.theme-switch');
  check(await dim(tab) === 'dark', 'the switch turns the page dark');
  await tab.goto(base + 'blocks.html');
  check(await dim(tab) === 'dark', 'the choice is kept on the next page');
  await tab.click('.theme-switch');
  check(await tab.evaluate(() => localStorage.getItem('theme')) === null, 'back to the system: nothing is stored');
  tab = await open('training.html', { colorScheme: 'dark' });
  check(await tab.evaluate(() => getComputedStyle(document.body).color) === 'rgb(217, 224, 232)', 'dark follows the system');

  // tables
  tab = await open('training.html');
  const box = tab.locator('.table-scroll').first();
  check(await box.evaluate((b) => b.parentElement.matches('.more-end.overflows:not(.more-start)')), 'a wide table says that there is more');
  await box.evaluate((b) => b.scrollTo(10000, 0));
  await tab.waitForTimeout(150);
  check(await box.evaluate((b) => b.parentElement.matches('.more-start:not(.more-end)')), 'scrolled to its end it says so');
  check(await box.evaluate((b) => {
    const cell = b.querySelector('tbody td').getBoundingClientRect();
    return Math.abs(cell.left - b.getBoundingClientRect().left) < 3;
  }), 'the first column stays');
  check(await box.evaluate((b) => b.tabIndex === 0 && b.getAttribute('role') === 'group' && !!b.getAttribute('aria-label')), 'the box can be focused and has a name');
  await box.focus();
  await box.evaluate((b) => b.scrollTo({ left: 0, behavior: 'instant' }));
  await tab.keyboard.press('ArrowRight');
  await tab.waitForTimeout(300);
  check(await box.evaluate((b) => b.scrollLeft) > 0, 'an arrow key scrolls it');
  await tab.setViewportSize({ width: 1280, height: 520 });
  await box.evaluate((b) => b.scrollTo({ top: 150, behavior: 'instant' }));
  check(await box.evaluate((b) => b.scrollTop > 50 &&
    Math.abs(b.querySelector('th').getBoundingClientRect().top - b.getBoundingClientRect().top) < 3), 'the header row stays');

  // tabs
  tab = await open('training.html#tab-latency-panel');
  check(await shown(tab, '#tab-latency-panel') && !await shown(tab, '#tab-throughput-panel'), 'a link to a panel opens its tab');
  check(await tab.locator('#tab-latency-panel').evaluate((e) => e.getBoundingClientRect().top < 800), 'and scrolls to it');
  await tab.goto(base + 'training.html#inference-latency');
  check(await shown(tab, '#tab-latency-panel'), 'a link to a table in a tab opens the tab');
  await tab.goto(base + 'training.html#tab-throughput');
  check(await shown(tab, '#tab-throughput-panel'), 'a link to a label opens its tab');
  await tab.click('label[for=tab-latency]');
  check(await shown(tab, '#tab-llm-latency-panel'), 'tabs of the same key change together');
  await tab.focus('#tab-latency');
  await tab.keyboard.press('ArrowLeft');
  check(await shown(tab, '#tab-throughput-panel'), 'arrow keys change tabs');

  // keyboard
  tab = await open('training.html');
  await tab.keyboard.press('Tab');
  check(await tab.evaluate(() => document.activeElement.className) === 'skip-link', 'the first stop is the skip link');
  await tab.keyboard.press('Enter');
  check(await tab.evaluate(() => document.activeElement.id) === 'main', 'which leads to the content');
  await tab.evaluate(() => document.getElementById('inference').scrollIntoView({ behavior: 'instant' }));
  await tab.waitForTimeout(300);
  check(await tab.locator('.page-toc [aria-current]').innerText() === 'Inference performance', 'the section being read is marked');

  // phone, without scripts
  tab = await open('training.html', { viewport: { width: 400, height: 800 }, javaScriptEnabled: false });
  check(!await shown(tab, '#sidebar') && await shown(tab, '.menu-button'), 'phone: the navigation is behind a button');
  await tab.click('.menu-button');
  check(await shown(tab, '#sidebar .site-nav'), 'no script: the button opens it');
  await tab.keyboard.press('Escape');
  check(!await shown(tab, '#sidebar'), 'no script: Escape closes it');
  check(!await shown(tab, '.theme-switch'), 'no script: no dead switch');
  await tab.click('label[for=tab-latency]');
  check(await shown(tab, '#tab-latency-panel'), 'no script: tabs work');
  await tab.goto(base + 'training.html#tab-llm-latency-panel');
  check(await shown(tab, '#tab-llm-latency-panel'), 'no script: a link to a panel shows it');
  const hint = () => tab.evaluate(() => document.querySelector('.table-hint').offsetHeight);
  const edge = () => tab.evaluate(() => getComputedStyle(document.querySelector('.table-block'), '::after').opacity);
  tab = await open('training.html', { javaScriptEnabled: false });
  check(await hint() > 0 && +await edge() > 0.9, 'no script: a wide table says that there is more');
  tab = await open('training.html', { javaScriptEnabled: false, viewport: { width: 1920, height: 1000 } });
  check(await hint() === 0 && +await edge() === 0, 'no script: a table that fits does not');

  check(faults.length === 0, 'no error and no foreign request' + (faults.length ? ': ' + faults.join('; ') : ''));
  await browser.close();
  server.close();
  process.exit(failed ? 1 : 0);
});
