// SPDX-License-Identifier: MIT
// browser.js BUILD: the preview as a browser shows it. Pages that follow what
// is saved, the place on them, styles, faults, lost connections, a server that
// starts anew. In: BUILD/perfpress, and BUILD/html/node_modules, where
// tests/html/fetch.sh puts playwright-core. Prints what fails, then "N passed,
// N failed".
'use strict';
const { spawn } = require('child_process');
const fs = require('fs');
const net = require('net');
const os = require('os');
const path = require('path');

const build = path.resolve(process.argv[2]);
const chromium = require('../html/launch.js');
const PATIENCE = 300000; // milliseconds, for what comes at all

let passed = 0;
let failed = 0;
function check(ok, what) {
  if (ok) passed++;
  else {
    failed++;
    console.log('FAILED:', what);
  }
}

const sleep = (ms) => new Promise((done) => { setTimeout(done, ms); });
const launch = () => chromium.launch(path.join(build, 'html'));

// ---- a site and its server ----

const LONG = 'A line of a long page.\n\n'.repeat(150);
const START = `# Start

\`\`\`{csv-table}
:file: runs.csv
:header-rows: 1
\`\`\`

::::{tab-set}
:::{tab-item} One
First words.
:::
:::{tab-item} Two
Second words.
:::
::::

:::{dropdown} More
Hidden words.
:::

${LONG}
`;

const servers = [];
process.on('exit', () => { for (const s of servers) s.kill('SIGKILL'); });

class Site {
  constructor(pages) {
    this.root = fs.mkdtempSync(path.join(os.tmpdir(), 'browser-'));
    this.put('perfpress.yaml', 'title: Test\n');
    for (const [name, text] of Object.entries(pages)) this.put(name, text);
  }

  put(name, text) {
    const file = path.join(this.root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file + '~', text);
    fs.renameSync(file + '~', file);
  }

  remove(name) {
    fs.rmSync(path.join(this.root, name), { recursive: true });
  }

  async start(port = 0) {
    const args = ['serve', '-C', this.root, '-p', String(port)];
    this.server = spawn(path.join(build, 'perfpress'), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.log = '';
    servers.push(this.server);
    this.server.stderr.on('data', (data) => { this.log += data; });
    this.url = await new Promise((done) => {
      this.server.stdout.on('data', (data) => {
        this.log += data;
        const at = /^serving .* at (\S+) /m.exec(this.log);
        if (at) done(at[1]);
      });
    });
    this.port = Number(new URL(this.url).port);
  }

  async stop(signal = 'SIGINT') {
    const ended = new Promise((done) => { this.server.once('exit', done); });
    this.server.kill(signal);
    return ended;
  }
}

// Stands between browser and server, and loses connections.
class Proxy {
  constructor(port) {
    this.mode = 'pass';
    this.sockets = new Set();
    this.server = net.createServer((from) => {
      if (this.mode === 'cut') {
        from.destroy();
        return;
      }
      const to = net.connect(port, '127.0.0.1');
      for (const s of [from, to]) {
        this.sockets.add(s);
        s.on('error', () => {});
        s.on('close', () => { from.destroy(); to.destroy(); this.sockets.delete(s); });
      }
      from.on('data', (data) => { from.streams ||= data.includes('/.perfpress/events'); });
      from.pipe(to);
      to.on('data', (data) => { if (!from.silent) from.write(data); });
    });
  }

  async start() {
    await new Promise((done) => { this.server.listen(0, '127.0.0.1', done); });
    this.url = `http://127.0.0.1:${this.server.address().port}/`;
  }

  cut() {
    this.mode = 'cut';
    for (const s of this.sockets) s.destroy();
  }

  // Streams say nothing any more; neither side notices.
  silence() {
    for (const s of this.sockets) {
      if (s.streams) s.silent = true;
    }
  }
}

// ---- pages ----

const errors = [];

async function open(browser, url) {
  const tab = await browser.newPage();
  tab.setDefaultTimeout(PATIENCE);
  tab.on('pageerror', (e) => errors.push(`${url}: ${e.message}`));
  const told = tab.waitForResponse((r) => r.url().includes('/.perfpress/events'));
  await tab.goto(url);
  await told;
  await tab.evaluate(() => { window.same = true; });
  return tab;
}

const shows = (tab, text) => tab.waitForFunction((t) => document.body?.textContent.includes(t), text)
  .then(() => true, () => false);
const isSame = (tab) => tab.evaluate(() => window.same === true);
const has = (tab, text) => tab.evaluate((t) => document.body.textContent.includes(t), text);

async function covered(tab) {
  const frame = await tab.waitForSelector('#perfpress-faults', { state: 'visible' });
  const inside = await frame.contentFrame();
  await inside.waitForSelector('h1');
  return inside;
}
const uncovered = (tab) => tab.waitForSelector('#perfpress-faults', { state: 'detached' })
  .then(() => true, () => false);

// ---- what is tried ----

const TRIALS = {
  async 'a figure changes'(browser, site) {
    const tab = await open(browser, site.url);
    site.put('data/runs.csv', 'Model,Speed\nbert,99.5\n');
    check(await shows(tab, '99.5'), 'the new figure is shown');
    check(!await has(tab, '12.5'), 'the old one is gone');
  },

  async 'the place stays'(browser, site) {
    const tab = await open(browser, site.url);
    await tab.getByText('Two', { exact: true }).click();
    await tab.locator('.dropdown > summary').first().click();
    await tab.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const before = await tab.evaluate(() => scrollY);
    site.put('content/index.md', `${START}\nsaved again\n`);
    check(await shows(tab, 'saved again'), 'the page follows');
    await tab.waitForLoadState('load');
    await tab.waitForFunction((y) => Math.abs(scrollY - y) < 2, before);
    const after = await tab.evaluate(() => scrollY);
    check(before > 500 && Math.abs(after - before) < 2, `the place stays: ${before}, then ${after}`);
    check(await tab.getByText('Second words.').isVisible(), 'the open tab stays open');
    check(!await tab.getByText('First words.').isVisible(), 'and the other one closed');
    check(await tab.getByText('Hidden words.').isVisible(), 'what was unfolded stays so');
  },

  async 'only pages that differ load again'(browser, site) {
    const start = await open(browser, site.url);
    const other = await open(browser, site.url + 'other.html');
    site.put('content/other.md', '# Other\n\nonly here\n');
    check(await shows(other, 'only here'), 'the page that was saved follows');
    await sleep(500);
    check(await isSame(start) && !await isSame(other), 'the other one is left alone');
  },

  async 'a stylesheet is exchanged'(browser, site) {
    const tab = await open(browser, site.url);
    const outline = (of, colour) => of.waitForFunction(
      (c) => getComputedStyle(document.body).outlineColor === c, colour).then(() => true, () => false);
    for (const n of [1, 2, 3]) {
      site.put('templates/assets/perfpress.css', `body { outline: 3px solid rgb(${n}, 2, 3); }`);
      check(await outline(tab, `rgb(${n}, 2, 3)`), `style ${n} shows`);
    }
    site.remove('templates');
    check(await tab.waitForFunction(() => getComputedStyle(document.body).outlineColor !== 'rgb(3, 2, 3)').then(
      () => true, () => false), "the theme's own style comes back");
    check(await isSame(tab), 'all without loading the page again');
    check(await tab.locator('link[rel=stylesheet]').count() === 1, 'one stylesheet is left');
    site.put('perfpress.yaml', 'title: Test\nbase_url: https://example.com/perf/\n');
    while (!(await fetch(site.url + 'perf/')).ok) await sleep(50);
    await tab.close(); // it would still follow to the new base while another page is asked for
    for (const at of ['perf/', 'perf/nowhere/deep']) {
      const below = await open(browser, site.url + at);
      await sleep(300);
      site.put('templates/assets/perfpress.css', `body { outline: 3px solid rgb(9, 9, ${at.length}); }`);
      check(await outline(below, `rgb(9, 9, ${at.length})`), `the style shows at ${at}`);
      check(await isSame(below), `and ${at} is not loaded again`);
    }
  },

  async 'faults come and go'(browser, site) {
    const start = await open(browser, site.url);
    const other = await open(browser, site.url + 'other.html');
    site.put('content/other.md', '# Other\n\n{nosuch}`x`\n');
    for (const tab of [start, other]) {
      const inside = await covered(tab);
      const text = await inside.textContent('main');
      check(text.includes('content/other.md:3:1') && text.includes('[role-unknown]'), `the fault: ${text}`);
      const mark = await inside.textContent('mark');
      check(mark === '{nosuch}`x`', `its place is marked: ${mark}`);
    }
    site.put('content/index.md', '# Start\n\n{worse}`x`\n');
    await start.waitForFunction(() => document.getElementById('perfpress-faults')
      ?.contentDocument?.querySelectorAll('h2').length === 2);
    const first = await (await covered(start)).textContent('h2');
    check(first.startsWith('content/index.md:3'), `the newest file comes first: ${first}`);
    check(await has(start, 'First words.'), 'the page below is the last good one');
    site.put('content/other.md', '# Other\n\nmended\n');
    site.put('content/index.md', START);
    check(await uncovered(start) && await uncovered(other), 'the faults go');
    check(await shows(other, 'mended'), 'the mended page is shown');
    check(await isSame(start), 'a page that is as before is not loaded again');
  },

  async 'faults are closed'(browser, site) {
    const tab = await open(browser, site.url);
    site.put('content/other.md', '# Other\n\n{nosuch}`x`\n');
    await covered(tab);
    await tab.keyboard.press('Escape');
    check(await uncovered(tab), 'Esc closes the faults');
    check(await tab.textContent('#perfpress-badge') === '1 error', 'the badge tells of them');
    await tab.reload();
    await tab.waitForSelector('#perfpress-badge');
    check(await tab.$('#perfpress-faults') === null, 'and they stay closed');
    await tab.click('#perfpress-badge');
    await (await covered(tab)).click('#close');
    check(await uncovered(tab), 'the badge opens them, a button closes them');
    site.put('content/other.md', '# Other\n\n{nosuch}`y`\n');
    await covered(tab);
    await (await covered(tab)).press('body', 'Escape');
    check(await uncovered(tab), 'the next change shows its own, and Esc is heard in it');
    site.put('content/other.md', '# Other\n\nmended\n');
    await tab.waitForSelector('#perfpress-badge', { state: 'detached' });
  },

  async 'warnings have a badge'(browser, site) {
    site.put('content/other.md', '# Other\n\n{ref}`nowhere`\n');
    const tab = await open(browser, site.url + 'other.html');
    await tab.waitForSelector('#perfpress-badge');
    check(await tab.textContent('#perfpress-badge') === '1 warning', 'the number of warnings');
    check(await tab.$('#perfpress-faults') === null, 'the page is not covered');
    await tab.click('#perfpress-badge');
    const text = await (await covered(tab)).textContent('main');
    check(text.includes('[ref-unresolved]'), `they are shown when it is pressed: ${text}`);
    site.put('content/other.md', '# Other\n\nwell\n');
    check(await uncovered(tab) && await shows(tab, 'well'), 'both go with the warning');
    check(await tab.$('#perfpress-badge') === null, 'the badge is gone');
  },

  async 'a new page, and one that goes'(browser, site) {
    const tab = await open(browser, site.url + 'later/new.html');
    check(await has(tab, 'Page not found'), 'it is not there yet');
    site.put('content/later/new.md', '# New\n\nnow it is\n');
    check(await shows(tab, 'now it is'), 'it shows itself');
    site.remove('content/later');
    check(await shows(tab, 'Page not found'), 'it goes');
  },

  async 'two browsers'(browser, site) {
    const second = await launch();
    const tabs = [await open(browser, site.url), await open(browser, site.url), await open(second, site.url)];
    site.put('content/index.md', `${START}\nto all of you\n`);
    for (const tab of tabs) check(await shows(tab, 'to all of you'), 'each of them follows');
    await second.close();
  },

  async 'back to a page'(browser, site) {
    const tab = await open(browser, site.url + 'other.html');
    await tab.goto(site.url);
    site.put('content/other.md', '# Other\n\nchanged meanwhile\n');
    await sleep(500);
    await tab.goBack();
    check(await shows(tab, 'changed meanwhile'), 'it is the new one');
  },

  async 'a tab out of sight'(browser, site) {
    const tab = await open(browser, site.url);
    const hide = (hidden) => tab.evaluate((h) => {
      Object.defineProperty(document, 'hidden', { value: h, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
    await hide(true);
    site.put('content/index.md', `${START}\nnobody looks\n`);
    await sleep(800);
    check(await isSame(tab) && !await has(tab, 'nobody looks'), 'it rests');
    await hide(false);
    check(await shows(tab, 'nobody looks'), 'and catches up');
  },

  async 'a lost connection'(browser, site) {
    const proxy = new Proxy(site.port);
    await proxy.start();
    const tab = await open(browser, proxy.url);
    proxy.cut();
    site.put('content/index.md', `${START}\nwhile it was lost\n`);
    await sleep(2500);
    check(await isSame(tab) && !await has(tab, 'while it was lost'), 'the page stays when it is lost');
    proxy.mode = 'pass';
    check(await shows(tab, 'while it was lost'), 'and catches up when it is back');
    proxy.server.close();
    proxy.cut();
  },

  async 'a sleeping machine'(browser, site) {
    const proxy = new Proxy(site.port);
    await proxy.start();
    const tab = await browser.newPage();
    await tab.clock.install();
    await tab.goto(proxy.url);
    await sleep(500);
    await tab.evaluate(() => { window.same = true; });
    proxy.silence();
    site.put('content/index.md', `${START}\nin its sleep\n`);
    await sleep(1000);
    await tab.clock.fastForward(30000);
    await sleep(500);
    check(await isSame(tab), 'a while of silence means nothing');
    await tab.clock.fastForward(30000);
    check(await shows(tab, 'in its sleep'), 'a long one, that the connection is lost');
    proxy.server.close();
    proxy.cut();
  },

  async 'the server starts anew'(browser, site) {
    const start = await open(browser, site.url);
    const other = await open(browser, site.url + 'other.html');
    const { url } = site;
    check(await site.stop('SIGTERM') === 0, 'it ends with 0');
    site.put('content/other.md', '# Other\n\nin between\n');
    await sleep(1200);
    await site.start(site.port);
    check(site.url === url, `at the same address: ${url}, ${site.url}`);
    check(await shows(other, 'in between'), 'a page that differs loads again');
    await sleep(1500);
    check(await isSame(start), 'one that does not stays');
    site.put('content/index.md', `${START}\nafterwards\n`);
    check(await shows(start, 'afterwards'), 'and follows from then on');
  },

  async 'faults from the start'(browser) {
    const site = new Site({ 'content/index.md': '# Start\n\n{nosuch}`x`\n' });
    await site.start();
    const tab = await open(browser, site.url);
    const inside = await covered(tab);
    check((await inside.textContent('main')).includes('nosuch'), 'they are shown');
    site.put('content/index.md', '# Start\n\nwell now\n');
    check(await shows(tab, 'well now') && await uncovered(tab), 'until they are mended');
    await site.stop();
    fs.rmSync(site.root, { recursive: true });
  },
};

(async () => {
  const browser = await launch();
  for (const [name, trial] of Object.entries(TRIALS)) {
    const site = new Site({
      'content/index.md': START,
      'content/other.md': '# Other\n\nWords.\n',
      'data/runs.csv': 'Model,Speed\nbert,12.5\n',
    });
    await site.start();
    const context = await browser.newContext();
    try {
      await trial(context, site);
    } catch (e) {
      check(false, `${name}: ${e.message}\n${site.log}`);
    }
    await context.close();
    check(await site.stop() === 0, `${name}: the server ends well`);
    fs.rmSync(site.root, { recursive: true });
  }
  check(errors.length === 0, `no script fails: ${errors}`);
  await browser.close();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
})();
