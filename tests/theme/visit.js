// Uses built sites as readers do, under a strict Content-Security-Policy:
// node visit.js SITE... Visits every page, light and dark, with and without
// scripts, and tries what is on it: the switch, tabs, tables, menu, print.
// Run by hand (needs playwright-core and Debian's chromium). Prints what fails.
'use strict';
const { chromium } = require('playwright-core');
const http = require('http');
const fs = require('fs');
const path = require('path');
const type = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.xml': 'application/xml', '.txt': 'text/plain' };

const walk = (dir) => fs.readdirSync(dir, { withFileTypes: true }).flatMap((e) => e.isDirectory()
  ? walk(path.join(dir, e.name)) : e.name.endsWith('.html') ? [path.join(dir, e.name)] : []);

function serve(site, missing) {
  return http.createServer((req, res) => {
    const file = path.join(site, decodeURIComponent(new URL(req.url, 'http://x').pathname));
    const found = fs.existsSync(file) && fs.statSync(file).isFile();
    if (!found && req.url !== '/no/such/page') missing.push(req.url);
    const send = found ? file : path.join(site, '404.html');
    res.writeHead(found ? 200 : 404, { 'content-type': type[path.extname(send)] || 'text/plain',
      'content-security-policy': "default-src 'self'" });
    res.end(fs.readFileSync(send));
  });
}

let checks = 0;
let failed = 0;
const check = (ok, page, what) => {
  checks++;
  if (!ok) { failed++; console.log('FAIL', page, what); }
};

// A page as it stands: no sideways scrolling, unique ids, links and titles.
function audit() {
  const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    twice: ids.filter((id, i) => ids.indexOf(id) !== i),
    dead: [...document.querySelectorAll('a[href^="#"]')].map((a) => decodeURIComponent(a.hash.slice(1)))
      .filter((id) => id && !document.getElementById(id)),
    links: [...document.querySelectorAll('a[href]')].map((a) => a.href),
    title: document.title,
    h1: document.querySelectorAll('h1').length,
    icon: document.querySelector('link[rel=icon]')?.href || '',
    inline: document.querySelectorAll('[style], style, script:not([src])').length,
    nav: document.querySelectorAll('.site-nav [aria-current]').length,
  };
}

async function visit(browser, base, page, options, faults, links) {
  const context = await browser.newContext(options);
  const tab = await context.newPage();
  tab.on('console', (m) => ['error', 'warning'].includes(m.type()) && faults.push(`${page}: ${m.text()}`));
  tab.on('pageerror', (e) => faults.push(`${page}: ${e.message}`));
  tab.on('request', (r) => r.url().startsWith(base) || faults.push(`${page}: request to ${r.url()}`));
  await tab.goto(base + page);
  const facts = await tab.evaluate(audit);
  check(facts.sideways <= 0, page, `scrolls sideways by ${facts.sideways} at ${options.viewport.width}`);
  check(!facts.twice.length, page, 'ids twice: ' + facts.twice);
  check(!facts.dead.length, page, 'links to no id: ' + facts.dead);
  check(facts.h1 === 1, page, facts.h1 + ' h1');
  check(facts.title && facts.icon && !facts.inline, page, 'title, icon, no inline style or script');
  facts.links.filter((l) => l.startsWith(base)).forEach((l) => links.add(l));
  return { context, tab };
}

async function tabs(tab, page, scripts) {
  const sets = await tab.locator('.tab-set').count();
  for (let i = 0; i < sets; i++) {
    const set = tab.locator('.tab-set').nth(i);
    const labels = set.locator(':scope > .tab-label');
    const panels = set.locator(':scope > .tab-content');
    const n = await labels.count();
    for (let k = n - 1; k >= 0; k--) {
      await labels.nth(k).click();
      check(await panels.nth(k).isVisible(), page, `tab ${k} opens by a click (scripts: ${scripts})`);
      check(await set.locator(':scope > .tab-content:visible').count() === 1, page, 'only one panel shows');
    }
    await set.locator(':scope > .tab-input').first().focus();
    await tab.keyboard.press('ArrowRight');
    check(await panels.nth(1 % n).isVisible(), page, `the arrow key opens the next tab (scripts: ${scripts})`);
  }
  const ids = await tab.evaluate(() => [...document.querySelectorAll('.tab-input')].map((e) => e.id));
  for (const id of ids) {
    for (const to of [id, id + '-panel']) {
      await tab.goto('about:blank');
      await tab.goto(tab.home + '#' + to);
      check(await tab.locator(`[id="${id}-panel"]`).isVisible(), page, `#${to} opens its tab (scripts: ${scripts})`);
    }
  }
}

async function tables(tab, page) {
  const boxes = tab.locator('.table-scroll:visible');
  for (let i = 0; i < await boxes.count(); i++) {
    const facts = await boxes.nth(i).evaluate(async (b) => {
      const at = (el) => Math.round(el.getBoundingClientRect().left - b.getBoundingClientRect().left);
      const over = b.scrollWidth > b.clientWidth + 1;
      const said = b.parentElement.matches('.more-end');
      b.scrollTo({ left: 10000, behavior: 'instant' });
      await new Promise((r) => setTimeout(r, 60));
      const head = b.querySelectorAll('thead th');
      const r = { over, said, end: b.parentElement.matches('.more-end'), columns: head.length,
        spans: !!b.querySelector('[rowspan]'), first: at(b.querySelector('tbody tr > *')), focus: b.tabIndex };
      b.scrollTo({ left: 0, top: 10000, behavior: 'instant' });
      r.down = b.scrollTop;
      r.head = head.length ? Math.round(head[0].getBoundingClientRect().top - b.getBoundingClientRect().top) : 0;
      b.scrollTo({ top: 0, behavior: 'instant' });
      return r;
    });
    check(facts.over === facts.said && !facts.end, page, `table ${i} says that there is more, until its end: ${JSON.stringify(facts)}`);
    check(!facts.over || facts.spans || facts.columns < 4 || facts.first <= 2, page, `table ${i}: the first column stays`);
    check(!facts.over || facts.focus === 0, page, `table ${i} can be focused`);
    check(facts.down === 0 || facts.head <= 2, page, `table ${i}: the header row stays`);
  }
}

async function theme(tab, page, other) {
  const dark = () => tab.evaluate(() => getComputedStyle(document.body).color);
  const before = await dark();
  await tab.click('.theme-switch');
  const after = await dark();
  check(before !== after, page, 'the switch changes the colours');
  await tab.goto(other);
  check(await dark() === after, page, 'the choice is remembered on the next page');
  await tab.click('.theme-switch');
  check(await dark() === before, page, 'and can be taken back');
}

async function print(tab, page) {
  await tab.emulateMedia({ media: 'print' });
  const facts = await tab.evaluate(() => {
    const shown = (e) => e.offsetHeight > 0;
    return {
      panels: [...document.querySelectorAll('.tab-content, .tab-label')].every(shown),
      frame: ![...document.querySelectorAll('.site-header, .sidebar, .prev-next, .breadcrumbs')].some(shown),
    };
  });
  check(facts.panels, page, 'print shows every tab with its label');
  check(facts.frame, page, 'print shows no navigation');
  await tab.emulateMedia({ media: 'screen' });
}

async function menu(tab, page) {
  check(!await tab.locator('#sidebar').isVisible(), page, 'phone: the menu is closed');
  await tab.click('.menu-button');
  check(await tab.locator('.site-nav a').first().isVisible(), page, 'phone: the button opens it');
  await tab.keyboard.press('Escape');
  check(!await tab.locator('#sidebar').isVisible(), page, 'phone: Escape closes it');
}

async function run(browser, site) {
  const missing = [];
  const faults = [];
  const links = new Set();
  const server = serve(site, missing);
  await new Promise((r) => server.listen(0, '127.0.0.1', r));
  const base = `http://127.0.0.1:${server.address().port}/`;
  const pages = walk(site).map((f) => path.relative(site, f)).filter((p) => p !== '404.html');
  for (const page of pages) {
    for (const colorScheme of ['light', 'dark']) {
      for (const width of [400, 1280, 1920, 3840]) {
        const { context, tab } = await visit(browser, base, page,
          { viewport: { width, height: 800 }, colorScheme }, faults, links);
        if (width === 400) await menu(tab, page);
        if (width === 1280) await tables(tab, page);
        if (width === 1280) await theme(tab, page, base + pages[0]);
        await context.close();
      }
    }
    for (const scripts of [true, false]) {
      const { context, tab } = await visit(browser, base, page,
        { viewport: { width: 1280, height: 800 }, javaScriptEnabled: scripts }, faults, links);
      tab.home = base + page;
      await tabs(tab, page, scripts);
      await print(tab, page);
      await context.close();
    }
    const { context, tab } = await visit(browser, base, page,
      { viewport: { width: 400, height: 800 }, javaScriptEnabled: false }, faults, links);
    await menu(tab, page);
    check(!await tab.locator('.theme-switch').isVisible(), page, 'without scripts: no dead switch');
    await context.close();
  }
  const context = await browser.newContext();
  const tab = await context.newPage();
  await tab.goto(base + 'no/such/page');
  check(await tab.locator('h1').innerText() === 'Page not found' &&
    await tab.evaluate(() => getComputedStyle(document.querySelector('.site-header')).display) === 'flex', '404', 'has its style anywhere');
  await context.close();
  for (const l of links) {
    const u = new URL(l);
    const file = path.join(site, decodeURIComponent(u.pathname));
    const id = decodeURIComponent(u.hash.slice(1));
    check(fs.existsSync(file) && (!id || fs.readFileSync(file, 'utf8').includes(`id="${id}"`)), site, 'leads nowhere: ' + l.slice(base.length));
  }
  check(!missing.length, site, 'asks for what is not there: ' + [...new Set(missing)]);
  check(!faults.length, site, 'no error, no foreign request: ' + [...new Set(faults)].join('\n     '));
  server.close();
  return pages.length;
}

(async () => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu',
    '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
  let pages = 0;
  for (const site of process.argv.slice(2)) pages += await run(browser, site);
  await browser.close();
  console.log(`${pages} pages, ${checks} checks, ${failed} failed`);
  process.exit(failed ? 1 : 0);
})();
