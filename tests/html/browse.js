// Looks at built pages in Chromium: node browse.js BUILD SITE... URL...
// In: BUILD/node_modules (check.sh), folders of finished sites, addresses of
// single pages that some other server has. Every page is served with what its
// site's _headers says, a strict Content-Security-Policy, on a phone, a laptop and
// a wide screen, with scripts and without: controls that do different things have
// different names; nothing may scroll sideways, report an error or ask another
// host. axe looks at each, without scripts only on a laptop, and, in dark, where
// only colours differ, at the contrast; at pages of the first site only on a laptop with scripts, as the
// second has all their constructs. Without scripts, pages of the first site are
// looked at in one of the widths, which changes from page to page.
// Pages that have moved must lead on. Prints what fails, then "N passed, N
// failed". Called by check.sh.
'use strict';
const fs = require('fs');
const http = require('http');
const path = require('path');

const [build, ...targets] = process.argv.slice(2);
const need = (name) => require(path.resolve(build, 'node_modules', name));
const { launch } = require('./launch.js');
const { repeated } = require('./names.js');
const AXE = fs.readFileSync(path.resolve(build, 'node_modules/axe-core/axe.min.js'), 'utf8');

// Timers do not run where scripts are off; axe only wants to be called back.
const NO_TIMERS = 'window.setTimeout = (f) => { Promise.resolve().then(f); return 1; }';

const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.xml': 'application/xml', '.txt': 'text/plain' };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST = { type: 'rule', values: ['color-contrast'] };
const WIDTHS = [375, 1280, 1920];
const REFLOW = [640, 320]; // a laptop at 200 and 400 %, as WCAG 1.4.10 has it
const SCHEMES = ['light', 'dark'];

let passed = 0;
const failed = new Map(); // text -> where
function check(ok, text, where) {
  if (ok) passed++;
  else failed.set(text, [...(failed.get(text) || []), where]);
}

// ---- the sites ----

const walk = (dir) => fs.readdirSync(dir, { withFileTypes: true }).flatMap((e) => (e.isDirectory()
  ? walk(path.join(dir, e.name)) : e.name.endsWith('.html') ? [path.join(dir, e.name)] : []));

// The rules of _headers, in the format of Netlify and Cloudflare Pages: a path,
// and below it, indented, its headers.
function headerRules(site) {
  const rules = [];
  for (const line of fs.readFileSync(path.join(site, '_headers'), 'utf8').split('\n')) {
    const [, name, value] = /^ +([^:]+): (.*)$/.exec(line) || [];
    if (name) rules[rules.length - 1].headers[name.toLowerCase()] = value;
    else if (line) rules.push({ fits: new RegExp('^' + line.replace(/[.+?^$()|[\]{}\\]/g, '\\$&').replace('*', '.*') + '$'), headers: {} });
  }
  const all = rules.find((r) => r.fits.test('/any'))?.headers || {};
  check(/^default-src 'none'; script-src 'self'; style-src 'self'; /.test(all['content-security-policy']) &&
    !/unsafe/.test(all['content-security-policy']) && all['x-content-type-options'] === 'nosniff' && all['referrer-policy'],
  'no strict policy in _headers: ' + JSON.stringify(all), site);
  const kept = fs.readdirSync(path.join(site, 'assets')).filter((f) => !rules.some((r) => r.fits.test('/assets/' + f) && /immutable/.test(r.headers['cache-control'])));
  check(!kept.length, '_headers lets no browser keep ' + kept, site);
  return rules;
}

const REFRESH = /<meta http-equiv="refresh" content="0; url=([^"]*)">\n/;

function serve(site, folder) {
  const rules = headerRules(site);
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url, 'http://x').pathname);
    const file = path.join(site, path.relative(folder, name.endsWith('/') ? name + 'index.html' : name));
    const found = fs.existsSync(file) && fs.statSync(file).isFile();
    const sent = found ? file : path.join(site, '404.html');
    const below = '/' + path.relative(folder, name);
    response.writeHead(found ? 200 : 404, Object.assign({ 'content-type': TYPES[path.extname(sent)] || 'text/plain' },
      ...rules.filter((r) => r.fits.test(below)).map((r) => r.headers)));
    const bytes = fs.readFileSync(sent);
    response.end(request.url.endsWith('?stay') ? bytes.toString().replace(REFRESH, '') : bytes);
  });
  return new Promise((done) => { server.listen(0, '127.0.0.1', () => done(server)); });
}

// The folder of its host that a site says it will lie in.
function folderOf(site) {
  const canonical = /rel="canonical" href="([^"]*)"/.exec(fs.readFileSync(path.join(site, 'index.html'), 'utf8'));
  return canonical ? path.dirname(new URL(canonical[1]).pathname + 'x') : '/';
}

const texts = new Map(); // URL -> HTML

// Every page as {url, base, name, missing}; a missing one has no file.
async function pagesOf(target, servers) {
  if (/^http:/.test(target)) {
    const url = new URL(target);
    return [{ url: target, base: url.origin + '/', name: 'preview ' + url.pathname }];
  }
  const folder = folderOf(target);
  const server = await serve(target, folder);
  servers.push(server);
  const base = `http://127.0.0.1:${server.address().port}${path.join(folder, '/')}`;
  const files = walk(target).map((f) => path.relative(target, f)).sort();
  files.forEach((f) => texts.set(base + encodeURI(f), fs.readFileSync(path.join(target, f), 'utf8')));
  const pages = files.map((f) => ({ url: base + encodeURI(f), base, name: path.join(path.basename(target), f),
    to: (REFRESH.exec(texts.get(base + encodeURI(f))) || [])[1]?.replaceAll('&amp;', '&') }));
  return [...pages, { url: base + 'no/such/page', base, missing: true, name: path.basename(target) + ': a missing page' }];
}

// ---- looking at one ----

// Two frames on; a page that draws none, which a busy machine has at times, is
// looked at all the same.
const settle = () => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(done));
  setTimeout(done, 3000);
});

async function axe(tab, rules, where) {
  const found = await tab.evaluate((runOnly) => window.axe.run(document, {
    runOnly, resultTypes: ['violations'], preload: false, elementRef: false }).then((r) => r.violations.map(
    (v) => `${v.id}: ${v.help}: ${v.nodes.map((n) => n.html.slice(0, 160) + '\n      ' + n.any.concat(n.all, n.none).map((a) => a.message).join('; ')).slice(0, 3).join('\n    ')}`)), rules);
  check(found.length === 0, 'axe: ' + found.join('\n  '), where);
}

// A page that has moved is left at once, for the page that it names.
async function follow(tab, page, scripts, faults) {
  const to = new URL(page.to, page.url).href;
  const others = !to.startsWith(page.base);
  if (others) await tab.route(to, (r) => r.fulfill({ body: 'elsewhere' }));
  await tab.goto(page.url).catch(() => {}); // the next one may come in between
  await tab.waitForURL(to, { timeout: 300000 }).catch(() => {});
  check(tab.url() === to, `leads to ${tab.url()}, not to ${to}`, page.name);
  check((await tab.locator('main, body').count()) > 0, 'shows nothing', page.name);
  const wrong = faults.splice(0).filter((f) => !others || !f.startsWith('foreign request: ' + to));
  check(wrong.length === 0, wrong.join('; '), page.name + (scripts ? '' : ' (no scripts)'));
  await look(tab, { ...page, url: page.url + '?stay', to: undefined }, scripts, faults);
}

async function names(tab, where) {
  const found = await repeated(tab, (url) => texts.get(url) ?? '');
  check(found.length === 0, 'names: ' + found.join('\n    '), where);
}

async function noSideways(tab, where) {
  const over = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  check(over <= 0, `scrolls sideways by ${over} pixels`, where);
}

async function look(tab, page, scripts, faults) {
  if (page.to) {
    await follow(tab, page, scripts, faults);
    return;
  }
  await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await tab.setViewportSize({ width: WIDTHS[1], height: 800 });
  await tab.goto(page.url);
  for (const frame of tab.frames()) {
    if (!scripts) await frame.evaluate(NO_TIMERS);
    await frame.evaluate(AXE);
  }
  for (const width of page.brief && !scripts ? [WIDTHS[page.number % WIDTHS.length]] : WIDTHS) {
    await tab.setViewportSize({ width, height: 800 });
    for (const colorScheme of SCHEMES) {
      const where = `${page.name} (${width}, ${colorScheme}${scripts ? '' : ', no scripts'})`;
      await tab.emulateMedia({ colorScheme });
      if (colorScheme === 'dark' && width !== WIDTHS[1]) continue;
      if (scripts) await tab.evaluate(settle);
      if (colorScheme === 'light') {
        await noSideways(tab, where);
        await names(tab, where);
      }
      if (width === WIDTHS[1] ? scripts || !page.brief : scripts && !page.brief) await axe(tab, colorScheme === 'light' ? RULES : CONTRAST, where);
    }
  }
  for (const width of REFLOW) {
    await tab.setViewportSize({ width, height: 256 });
    await noSideways(tab, `${page.name} (${width}${scripts ? '' : ', no scripts'})`);
  }
  const wrong = faults.splice(0).filter((f) => !page.missing || !/404/.test(f));
  check(wrong.length === 0, wrong.join('; '), page.name);
}

// A tab that notes errors and foreign requests.
async function newTab(browser, scripts, faults) {
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  const tab = await context.newPage();
  tab.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') faults.push('console: ' + m.text()); });
  tab.on('pageerror', (e) => faults.push('error: ' + e.message));
  return tab;
}

async function worker(browser, queue) {
  for (const scripts of [true, false]) {
    const faults = [];
    const tab = await newTab(browser, scripts, faults);
    let base = '';
    tab.on('request', (r) => { if (!r.url().startsWith(base)) faults.push('foreign request: ' + r.url()); });
    for (let page; (page = queue[scripts].shift());) {
      base = page.base;
      await look(tab, page, scripts, faults);
    }
    await tab.context().close();
  }
}

(async () => {
  const servers = [];
  const pages = [];
  for (const target of targets) pages.push(...(await pagesOf(target, servers)).map((p, number) => ({ ...p, number, brief: target === targets[0] })));
  const browser = await launch(build);
  const queue = { true: [...pages], false: [...pages] };
  await Promise.all([worker(browser, queue), worker(browser, queue)]);
  await browser.close();
  servers.forEach((s) => s.close());
  for (const [text, where] of failed) {
    console.log(`FAILED: ${where.slice(0, 3).join(', ')}${where.length > 3 ? ` and ${where.length - 3} more` : ''}\n  ${text}`);
  }
  const n = [...failed.values()].reduce((sum, w) => sum + w.length, 0);
  console.log(`${passed} passed, ${n} failed`);
  process.exit(n ? 1 : 0);
})();
