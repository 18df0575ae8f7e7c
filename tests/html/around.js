// What stands around the pages of the site of constructs, in Chromium: node
// around.js BUILD SITE. Links on small screens, the logo by scheme, what print
// says, reports that name a row, cards that fit, all under the site's own
// policy. Prints what fails, then "N passed, N failed". Called by check.sh.
'use strict';
const fs = require('fs');
const http = require('http');
const path = require('path');

const [build, site] = process.argv.slice(2);
const { launch, soon } = require('./launch.js');
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };
const POLICY = /Content-Security-Policy: (.*)/.exec(fs.readFileSync(path.join(site, '_headers'), 'utf8'))[1];

let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}

const server = http.createServer((request, response) => {
  const file = path.join(site, decodeURIComponent(new URL(request.url, 'http://x').pathname));
  const found = fs.existsSync(file) && fs.statSync(file).isFile();
  response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(file)] || 'text/plain', 'content-security-policy': POLICY });
  response.end(found ? fs.readFileSync(file) : '');
});

(async () => {
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${server.address().port}/`;
  const browser = await launch(build);
  for (const [width, colorScheme] of [[320, 'light'], [400, 'dark'], [800, 'light'], [1280, 'dark'], [1920, 'light']]) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
    const faults = [];
    page.on('console', (m) => { if (m.type() === 'error' && !/favicon/.test(m.text())) faults.push(m.text()); });
    const where = `${width} px, ${colorScheme}`;
    await page.goto(base + 'md/tables.html');
    check(await page.locator('.header-links').isVisible() === width >= 768, `${where}: links of the header`);
    check(await page.locator('.logo-light').isVisible() === (colorScheme === 'light')
      && await page.locator('.logo-dark').isVisible() === (colorScheme === 'dark'), `${where}: the logo`);
    await page.evaluate((other) => { document.documentElement.dataset.theme = other; }, colorScheme === 'light' ? 'dark' : 'light');
    check(await page.locator('.logo-light').isVisible() === (colorScheme === 'dark')
      && await page.locator('.logo-dark').isVisible() === (colorScheme === 'light'), `${where}: the logo of the other scheme, chosen`);
    if (width < 768) await page.click('.menu-button');
    check(await page.locator('.sidebar-links').isVisible() === width < 768, `${where}: the same links in the menu`);
    if (width < 768) await page.keyboard.press('Escape');
    check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${where}: nothing is wider than the window`);
    check(await page.evaluate(() => [...document.querySelectorAll('.headline > div')].every((d) => d.scrollWidth <= d.clientWidth
      && d.getBoundingClientRect().width > 100)), `${where}: figures fit their cards`);
    await page.evaluate(() => {
      const links = document.querySelector('.header-links');
      for (let k = 0; k < 3; k++) links.append(...[...links.children].map((a) => a.cloneNode(true)));
      document.querySelector('.page-footer p:last-child').append('0123456789'.repeat(9));
      document.querySelector('.site-title').append('a title of many words, and of more');
    });
    check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth
      && document.querySelector('.site-title').offsetWidth > 90 && document.querySelector('.theme-switch').offsetWidth > 30
      && document.querySelector('.theme-switch').getBoundingClientRect().right <= innerWidth), `${where}: many links, long words`);
    check(!faults.length, `${where}: ${faults}`);
    await page.close();
  }

  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(base + 'md/tables.html');
  const links = page.locator('.table-data .report');
  const count = await links.count();
  check(count > 0, 'tables have a link to report a number');
  const body = (href) => new URL(href).searchParams.get('body');
  for (let i = 0; i < count; i++) {
    const table = await links.nth(i).evaluate((a) => ({ id: a.closest('.table-block').querySelector('table').id,
      row: a.closest('.table-block').querySelector('tbody tr[id]')?.id }));
    check(body(await links.nth(i).evaluate((a) => a.href)).includes(`#${table.id}\n`), `${table.id}: is named`);
    if (!table.row) continue;
    await page.evaluate((id) => { location.hash = id; }, table.row);
    const now = () => links.evaluateAll((all) => all.map((a) => a.href));
    check(await soon(async () => body((await now())[i]).includes(`#${table.row}\n`)), `${table.row}: the row is named`);
    const hrefs = await now();
    check(hrefs.filter((h) => body(h).includes(`#${table.row}\n`)).length === 1, `${table.row}: by its own table only`);
  }
  await page.emulateMedia({ media: 'print' });
  const line = await page.locator('.print-only').innerText();
  const address = await page.locator('link[rel=canonical]').getAttribute('href');
  for (const part of ['Constructs', address, 'version 5ace4f4', 'data as of 2025-05-31', '©']) check(line.includes(part), `print says ${part}: ${line}`);
  check(!await page.locator('.page-footer a[href*="/edit/"]').isVisible(), 'print has no link to edit');
  await browser.close();
  server.close();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
})();
