// Uses blocks of code as readers do, in Chromium: node code.js BUILD PERFPRESS. Builds a
// small site and looks at colours, the button that copies, by mouse and by
// keyboard, with and without a clipboard, print, and pages without code or
// without scripts. Prints what fails, then "N passed, N failed". Called by
// check.sh.
'use strict';
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const { execFileSync } = require('child_process');

const [build, perfpress] = process.argv.slice(2);
const { launch } = require('./launch.js');
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };

const PAGE = `Code
====

.. code-block:: console
   :emphasize-lines: 2

   $ perfpress build
   12 pages <written>
   user@host:~$ ls \\
   > -l
   total 0

.. code-block:: python
   :linenos:

   def cost(n):
       return "a"  # one & two

   x = cost(1)

.. code:: c
   :number-lines:

   int x;
   int y = ${'1 + '.repeat(60)}1;

::

   $ plain text

.. note::

   .. code-block:: diff

      -old
      +new
`;
const WANTED = ['perfpress build\nls \\\n-l', 'def cost(n):\n    return "a"  # one & two\n\nx = cost(1)',
  `int x;\nint y = ${'1 + '.repeat(60)}1;`, '$ plain text', '-old\n+new'];

let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}
const equal = (is, wanted, text) => check(is === wanted, `${text}: ${JSON.stringify(is)} is not ${JSON.stringify(wanted)}`);

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'code-'));
fs.mkdirSync(path.join(site, 'content'));
fs.writeFileSync(path.join(site, 'perfpress.yaml'), 'title: Site\nheaders: true\n');
fs.writeFileSync(path.join(site, 'content/index.rst'), PAGE);
fs.writeFileSync(path.join(site, 'content/none.rst'), 'None\n====\n\nNo ``code``.\n');
execFileSync(path.resolve(perfpress), ['build', '-q'], { cwd: site });
const root = path.join(site, 'public');
const POLICY = /Content-Security-Policy: (.*)/.exec(fs.readFileSync(path.join(root, '_headers'), 'utf8'))[1];

const asked = [];
const server = http.createServer((request, response) => {
  const name = decodeURIComponent(new URL(request.url, 'http://x').pathname);
  const file = path.join(root, name);
  const found = fs.existsSync(file) && fs.statSync(file).isFile();
  asked.push(name);
  response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(file)] || 'text/plain', 'content-security-policy': POLICY });
  response.end(found ? fs.readFileSync(file) : '');
});

async function pasted(page) {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'paste';
    document.querySelector('main').append(field);
    field.focus();
  });
  await page.keyboard.press('Control+V');
  const text = await page.locator('#paste').inputValue();
  await page.evaluate(() => document.getElementById('paste').remove());
  return text;
}

async function copies(page, how) {
  const buttons = page.locator('.code-copy');
  equal(await buttons.count(), WANTED.length, `${how}: buttons`);
  for (let i = 0; i < WANTED.length; i++) {
    if (i % 2) {
      await page.locator('.code-bar + .highlight').nth(i).hover();
      await buttons.nth(i).click();
    } else {
      await buttons.nth(i).focus();
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction((k) => document.querySelectorAll('.code-copy')[k].dataset.label === 'Copied', i);
    equal(await page.locator('[role=status]').textContent(), 'Copied', `${how}: block ${i} is announced`);
    if (how === 'clipboard') equal(await page.evaluate(() => document.activeElement.className), 'code-copy', `block ${i}: the button keeps the focus`);
    equal(await pasted(page), WANTED[i], `${how}: block ${i}`);
  }
}

async function look(page, url) {
  const facts = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.content > .highlight')].map((b) => b.getBoundingClientRect());
    getSelection().selectAllChildren(document.querySelector('main'));
    const said = getSelection().toString();
    getSelection().removeAllRanges();
    const shifted = [...document.querySelectorAll('.highlight code span:not(.hll, .linenos)')].filter((s) => parseFloat(getComputedStyle(s).marginInlineStart)).length;
    const colour = (s) => getComputedStyle(document.querySelector(s)).color;
    const buttons = [...document.querySelectorAll('.code-copy')].map((b) => {
      const at = b.getBoundingClientRect(), box = b.parentElement.nextElementSibling.getBoundingClientRect();
      return at.left >= box.left && at.right <= box.right && at.top >= box.top && at.bottom <= box.bottom && at.height >= 24 && at.width >= 24;
    });
    return { widths: new Set(boxes.map((b) => Math.round(b.width))).size, said, buttons, shifted,
      colours: new Set(['.k', '.s2', '.c1', '.gp', '.gd', '.gi', '.mi', '.nf'].map((s) => colour('.highlight ' + s))).size,
      text: document.querySelectorAll('.highlight')[1].innerText };
  });
  equal(facts.shifted, 0, 'words out of their columns');
  equal(facts.widths, 1, 'widths of blocks');
  check(facts.buttons.every(Boolean), `a button lies in its block: ${facts.buttons}`);
  check(!/Copy|Copied/.test(facts.said), 'a selection of the page has no button in it');
  check(facts.colours >= 6, `colours: ${facts.colours}`);
  equal(await page.evaluate(() => find('Copy')), false, 'no search finds the button');
  await page.emulateMedia({ media: 'print' });
  equal(await page.locator('.code-copy').first().isVisible(), false, 'printed');
  await page.emulateMedia({ media: 'screen' });
  asked.length = 0;
  await page.goto(url + 'none.html');
  check(!asked.some((a) => a.includes('code.')), `a page without code asks for ${asked}`);
}

(async () => {
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${server.address().port}/`;
  const browser = await launch(build);
  const faults = [];
  const open = async (options, script) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
    const page = await context.newPage();
    page.on('pageerror', (e) => faults.push(String(e)));
    page.on('console', (m) => { if (m.type() === 'error') faults.push(m.text()); });
    if (script) await page.addInitScript(script);
    await page.goto(url + 'index.html');
    return page;
  };
  const page = await open({});
  await copies(page, 'clipboard');
  await look(page, url);
  await copies(await open({}, () => Object.defineProperty(navigator, 'clipboard', { value: undefined })), 'no clipboard');
  const local = await open({});
  await local.goto('file://' + path.join(root, 'index.html'));
  await copies(local, 'file:');
  const narrow = await open({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true });
  equal(await narrow.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, 'no phone scrolls the page sideways');
  equal(await narrow.evaluate(() => getComputedStyle(document.querySelector('.code-copy')).opacity), '1', 'a finger sees the button');
  const still = await open({ javaScriptEnabled: false });
  equal(await still.locator('button:has-text("Copy"), .code-copy').count(), 0, 'without scripts');
  check(!faults.length, `faults: ${faults}`);
  await browser.close();
  server.close();
  fs.rmSync(site, { recursive: true });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
})();
