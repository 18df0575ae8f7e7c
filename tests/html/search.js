// Searches a built site as its readers do, in Chromium: node search.js BUILD SITE PERFPRESS. 80 queries on the
// project's own site and their first hits; what a first query moves and how long it takes on a site of 10,000 rows;
// keys, the accessibility tree, axe, the strict policy, no scripts, file:. Prints what fails, then "N passed, N
// failed". Called by check.sh.
'use strict';
const { execFileSync } = require('child_process');
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const zlib = require('zlib');

const [build, site, perfpress] = process.argv.slice(2);
const need = (name) => require(path.resolve(build, 'node_modules', name));
const { launch } = require('./launch.js');
const AXE = fs.readFileSync(path.resolve(build, 'node_modules/axe-core/axe.min.js'), 'utf8');
const LOOKS = 6; // a query takes at most so many times what it takes to look at all texts
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };
const POLICY = /Content-Security-Policy: (.*)/.exec(fs.readFileSync(path.join(site, '_headers'), 'utf8'))[1];
const ALL = 'All models, instances, metrics';

// What is typed, and where the first hit leads.
const RELEASES = 'trn1/across-releases.html', TRAINING = 'trn1/training-2025-05.html';
const SEPTEMBER = 'trn1/performance-2023-09.html#trn1-2023-09';
const PH1 = 'huggingface-bert-large-ph1-pre-training-16-autocast-bf16-sr';
const QUERIES = {
  ids: [
    ['trn1.2xlarge', `${RELEASES}#releases-encoders-summary-trn1-2xlarge`],
    ['trn1.32xlarge', `${RELEASES}#releases-encoders-summary-trn1-32xlarge`],
    ['trn1n.32xlarge', `${TRAINING}#trn1-cores-trn1n-32xlarge`],
    ['2xlarge', `${RELEASES}#releases-encoders-summary-trn1-2xlarge`],
    ['bert-large-cased', `${RELEASES}#releases-encoder-throughput-bert-large-cased`],
    ['BERT-large-cased', `${RELEASES}#releases-encoder-throughput-bert-large-cased`],
    ['roberta-large', `${RELEASES}#releases-encoder-throughput-roberta-large`],
    ['distilbert-base-uncased', `${RELEASES}#releases-encoders-all-distilbert-base-uncased`],
    ['bert-base-cased-finetuned-mrpc', `${RELEASES}#releases-encoder-throughput-bert-base-cased-finetuned-mrpc`],
    ['Llama-3.1-8B', `${TRAINING}#trn1-2025-05-decoder-table-llama-3-1-8b-pre-training`],
    ['llama 3.1 70b', `${TRAINING}#trn1-2025-05-decoder-table-llama-3-1-70b-pre-training`],
    ['llama 8b seq/s', `${TRAINING}#trn1-2025-05-decoder-table-llama-3-1-8b-pre-training`],
    ['[32xNC(DP)]', `${TRAINING}#trn1-2025-05-encoder-table-${PH1}`],
    ['8xNC(TP)', 'trn1/performance-2023-04.html#trn1-2023-04-training-table-gpt3-6-7b-pre-training'],
    ['ViT-Base', `${TRAINING}#trn1-2025-05-vision-table-huggingface-vit-base-fine-tuning`],
    ['pytorch:21.11-py3', 'dgx/bert-large.html#how-it-was-measured'],
    ['run_squad.sh', 'dgx/bert-large.html#how-it-was-measured'],
    ['df.groupby', 'guide/df-methods.html#frames'],
    ['page-orphan', 'guide/ci.html#links'],
    ['trm1n.32xlarge', `${TRAINING}#trn1-cores-trn1n-32xlarge`],
  ],
  numbers: [
    ['2.14.0', RELEASES],
    ['2.14', RELEASES],
    ['2.9.0', RELEASES],
    ['2.22.0', RELEASES],
    ['1.13.1', RELEASES],
    ['41.99', `${TRAINING}#trn1-2025-05-decoder-table-llama-3-1-8b-pre-training`],
    ['41.9', `${TRAINING}#trn1-2025-05-decoder-table-llama-3-1-8b-pre-training`],
    ['53655.8', `${RELEASES}#releases-bert-ph1-huggingface-bert-large-ph1-pre-training`],
    ['53,655.8', `${RELEASES}#releases-bert-ph1-huggingface-bert-large-ph1-pre-training`],
    ['53\u202f655.8', `${RELEASES}#releases-bert-ph1-huggingface-bert-large-ph1-pre-training`],
    ['343,982', `${TRAINING}#trn1-2025-05-decoder-table-llama-3-1-8b-pre-training`],
    ['343982', `${TRAINING}#trn1-2025-05-decoder-table-llama-3-1-8b-pre-training`],
    ['P99', `${RELEASES}#releases-encoder-latency`],
    ['P50 99', 'trn1/performance-2023-09.html#trn1-2023-09-throughput-bert-large-cased'],
    ['1048576', `${RELEASES}#releases-bert-ph1-huggingface-bert-large-ph1-pre-training`],
    ['$0.6700', 'trn1/instances.html#trn1-unit-price-table-trn1-2xlarge'],
    ['$1.34', 'trn1/performance-2023-04.html#trn1-prices-trn1-2xlarge'],
    ['2,990', `${RELEASES}#releases-encoder-throughput-bert-base-cased-finetuned-mrpc`],
    ['1142.2', `${RELEASES}#releases-encoders-all-roberta-large`],
    ['14.5', `${TRAINING}#encoder-models`],
  ],
  words: [
    ['April 2023', 'trn1/performance-2023-04.html'],
    ['latency', 'trn1/inference-2025-05.html#what-low-latency-costs'],
    ['throughput', 'dgx/bert-large.html#training-throughput-on-dgx-a100'],
    ['accumulation steps', `${TRAINING}#trn1-2025-05-encoder-table`],
    ['stochastic rounding', 'trn1/instances.html#other-launch-figures'],
    ['strong scaling', 'dgx/bert-large.html#dgx-a100-multi-node-128'],
    ['cost per 1M inferences', `${RELEASES}#releases-encoder-throughput`],
    ['install', 'guide/install.html'],
    ['inst', 'trn1/instances.html'],
    ['units', 'guide/units.html'],
    ['preview', 'guide/preview.html'],
    ['redirects', 'guide/moved-pages.html'],
    ['toctree', 'guide/directives.html#directives-1'],
    ['latnecy', 'trn1/inference-2025-05.html#what-low-latency-costs'],
    ['thrughput', 'dgx/bert-large.html#training-throughput-on-dgx-a100'],
    ['depolying', 'guide/deploying.html'],
    ['optimzer', `${RELEASES}#releases-bert-2023`],
    ['Trn1 instancs', 'trn1/instances.html'],
    ['squat', 'dgx/bert-large.html#fine-tuning-for-squad'],
    ['d\u00e9ploying', 'guide/deploying.html'],
  ],
  // Names with hyphens, blanks or nothing between their parts; a name and a metric.
  names: [
    ['gpt-2', `${SEPTEMBER}-throughput-gpt2`],
    ['gpt2', `${SEPTEMBER}-throughput-gpt2`],
    ['GPT 2', `${SEPTEMBER}-throughput-gpt2`],
    ['gpt_2', `${SEPTEMBER}-throughput-gpt2`],
    ['gpt-2-medium', `${SEPTEMBER}-throughput-gpt2-medium`],
    ['gpt 2 medium', `${SEPTEMBER}-throughput-gpt2-medium`],
    ['gpt-3 6.7b', 'trn1/performance-2023-04.html#trn1-2023-04-training-table-gpt3-6-7b-pre-training'],
    ['llama2 13b', `${RELEASES}#releases-topologies-llama2-13b-pre-training`],
    ['llama-2-13b', `${SEPTEMBER}-llm-throughput-llama-2-13b`],
    ['llama 2 13b', `${SEPTEMBER}-llm-throughput-llama-2-13b`],
    ['llama3.1 8b', `${TRAINING}#trn1-2025-05-decoder-table-llama-3-1-8b-pre-training`],
    ['distil bert', `${RELEASES}#releases-encoders-all-distilbert-base-uncased`],
    ['distil-bert', `${RELEASES}#releases-encoders-all-distilbert-base-uncased`],
    ['vit base', `${TRAINING}#trn1-2025-05-vision-table-huggingface-vit-base-fine-tuning`],
    ['bert_large_cased', `${RELEASES}#releases-encoder-throughput-bert-large-cased`],
    ['bert-large cost', `${RELEASES}#releases-encoder-throughput-bert-large-cased`],
    ['bert large throughput', `${RELEASES}#releases-encoder-throughput-bert-large-cased`],
    ['roberta large latency', `${RELEASES}#releases-encoder-latency-roberta-large`],
    ['trn1 price', 'trn1/performance-2023-04.html#trn1-prices-trn1-2xlarge'],
    ['trn1.32xlarge price', 'trn1/performance-2023-04.html#trn1-prices-trn1-32xlarge'],
  ],
};

let passed = 0, failed = 0;
function check(ok, text) {
  if (ok) passed++;
  else { failed++; console.log('FAILED:', text); }
}

const sent = [];
function serve(root) {
  const server = http.createServer((request, response) => {
    const file = path.join(root, decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const found = fs.existsSync(file) && fs.statSync(file).isFile();
    const bytes = found ? fs.readFileSync(file) : '';
    if (found) sent.push({ url: request.url, bytes: zlib.gzipSync(bytes, { level: 6 }).length });
    response.writeHead(found ? 200 : 404, { 'content-type': TYPES[path.extname(file)] || 'text/plain', 'content-security-policy': POLICY });
    response.end(bytes);
  });
  return new Promise((done) => { server.listen(0, '127.0.0.1', () => done(server)); });
}

const said = (tab) => tab.waitForFunction(() => document.querySelector('.search-status')?.textContent);
async function open(tab, address) {
  await tab.goto(address);
  await tab.evaluate(() => { // as a page may describe a thing of that name
    document.body.append(Object.assign(document.createElement('p'), { id: 'perfpressSearch' }));
  });
  await tab.keyboard.press('/');
  await tab.waitForFunction(() => document.activeElement?.matches('dialog[open] input'));
}
async function type(tab, text) {
  await tab.fill('dialog input', '');
  await tab.waitForFunction(() => !document.querySelector('.search-status').textContent);
  await tab.fill('dialog input', text);
  await said(tab);
}
const hits = (tab) => tab.locator('[role=option]').evaluateAll((all) => all.map((a) => a.href));

// ---- the checks ----

async function queries(browser, base) {
  const tab = await browser.newPage();
  await open(tab, `${base}index.html`);
  for (const [kind, all] of Object.entries(QUERIES)) {
    check(all.length === 20, `20 ${kind}`);
    for (const [text, to] of all) {
      await type(tab, text);
      const [first] = await hits(tab);
      check(first === base + to, `'${text}' leads to ${first}, not to ${to}`);
    }
  }
  await type(tab, 'xyzzy plugh');
  check(await tab.textContent('.search-status') === 'No hits.' && !(await hits(tab)).length, 'nothing is found of what is not there');
  await type(tab, 'Llama-3.1-8B');
  const text = await tab.locator('[role=option]').first().innerText();
  check(/^Llama-3\.1-8B pre-training .*Seq\/s 41\.99 .*Nodes 32/s.test(text) && /Decoder training — Trn1\/Trn1n training, May 2025/.test(text), 'a hit shows its row: ' + text);
  await tab.close();
}

async function moves(browser, base) {
  for (const text of ['P99', 'latncy', 'latncy thrughput', 'bert-large-cased-x9']) {
    const tab = await browser.newPage();
    await open(tab, `${base}index.html`);
    sent.length = 0;
    await type(tab, text);
    const bytes = sent.filter((s) => s.url.startsWith('/search/')).reduce((sum, s) => sum + s.bytes, 0);
    console.log(`'${text}' moves ${bytes} bytes`);
    check((await hits(tab)).length > 0, `'${text}' is found`);
    // The budget ends before the last of what two words with slips need.
    check(bytes <= (text.includes(' ') ? 14336 : 12288), `a first query for '${text}' moves ${bytes} bytes`);
    await tab.close();
  }
}

async function everyHitLeads(browser, base) {
  const tab = await browser.newPage();
  await open(tab, `${base}index.html`);
  for (const text of ['trn1', 'latency', 'df', '512']) {
    await type(tab, text);
    for (let i = 0; i < 4 && await tab.locator('.search-more').isVisible(); i++) {
      const n = (await hits(tab)).length;
      await tab.click('.search-more');
      await tab.waitForFunction((k) => document.querySelectorAll('[role=option]').length > k, n);
    }
    const all = await hits(tab);
    check(all.length > 6, `'${text}' has more than ${all.length} hits`);
    check(new Set(all).size > 3, 'that lead to many places');
    for (const to of all) {
      const [file, id] = to.slice(base.length).split('#');
      const html = fs.readFileSync(path.join(site, decodeURIComponent(file)), 'utf8');
      check(!id || html.includes(`id="${decodeURIComponent(id)}"`), `${to}: there is no such place`);
    }
  }
  await tab.close();
}

async function keys(browser, base) {
  const quick = await browser.newPage();
  await quick.goto(`${base}index.html`);
  await quick.keyboard.press('/');
  await quick.keyboard.type('llama');
  await said(quick);
  check(await quick.inputValue('dialog input') === 'llama', 'what is typed while the dialog loads is in it');
  await quick.close();
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  sent.length = 0;
  await tab.goto(`${base}index.html`);
  check(!sent.some((s) => /search/.test(s.url)), 'nothing of the search is loaded before it is asked for: ' + sent.map((s) => s.url));
  await open(tab, `${base}index.html`);
  check(!sent.some((s) => s.url.startsWith('/search/')), 'nothing of the index before something is typed');
  await type(tab, 'trn1n.32xlarge');
  await tab.keyboard.press('ArrowDown');
  const active = await tab.getAttribute('dialog input', 'aria-activedescendant');
  check(active && await tab.getAttribute(`#${active}`, 'aria-selected') === 'true', 'an arrow chooses a hit');
  await tab.keyboard.press('Enter');
  await tab.waitForURL(/training-2025-05\.html#trn1-cores-trn1n-32xlarge/);
  check(await tab.locator('#trn1-cores-trn1n-32xlarge').isVisible(), 'Enter goes there');
  await tab.keyboard.press('/');
  await tab.waitForSelector('dialog[open]');
  await tab.keyboard.press('Escape');
  check(!await tab.locator('dialog').isVisible(), 'Esc closes it');
  await tab.locator('.search-link').click();
  await tab.waitForFunction(() => document.activeElement?.matches('dialog[open] input'));
  await tab.keyboard.type('a/b');
  check(await tab.inputValue('dialog input') === 'a/b', 'a slash can be typed');
  await type(tab, 'bert');
  for (let i = 0; i < 8; i++) await tab.keyboard.press('ArrowDown');
  await tab.waitForFunction(() => document.querySelectorAll('[role=option]').length > 6);
  check((await hits(tab)).length > 6, 'the arrow goes on to more hits');
  const facet = tab.locator('.search-facets button', { hasText: 'Model' }).first();
  const n = Number(/\d+/.exec(await facet.innerText()));
  await facet.click();
  await tab.waitForFunction((k) => document.querySelector('.search-status')?.textContent.startsWith(`${k} hit`), n);
  check(await tab.locator('.search-facets [aria-pressed=true]').innerText() === `Model ${n}`, 'a facet narrows the hits');
  // A hit in a closed tab opens it.
  await type(tab, 'Inference tuned for latency');
  await tab.keyboard.press('Enter');
  await tab.waitForURL(/inference-2025-05\.html#/);
  check(await tab.locator('#trn1-2025-05-latency').isVisible(), 'a hit in a closed tab is shown');
  await tab.close();
}

async function tree(browser, base) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  await open(tab, `${base}index.html`);
  await type(tab, 'roberta-large');
  await tab.keyboard.press('ArrowDown');
  const client = await context.newCDPSession(tab);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const of = (role) => nodes.filter((x) => x.role?.value === role && !x.ignored);
  const property = (x, name) => x.properties?.find((p) => p.name === name)?.value.value;
  check(of('dialog').length === 1 && of('dialog')[0].name.value === 'Search', 'a dialog of a name');
  const [box] = of('combobox');
  check(box?.name.value === 'Search' && property(box, 'expanded') === true && property(box, 'focused') === true, 'a combobox that is expanded: ' + JSON.stringify(box));
  check(property(box, 'activedescendant') !== undefined || box.properties.some((p) => p.name === 'activedescendant'), 'with the hit that is chosen');
  const shown = (await hits(tab)).length;
  check(shown > 3 && of('listbox').length === 1 && of('option').length === shown, `a listbox of ${of('option').length} options, ${shown} shown`);
  check(/roberta-large.*Across releases/.test(of('option')[0].name.value), 'named by the row: ' + of('option')[0].name.value);
  check(of('status').length === 1, 'what was found is announced');
  await context.close();
}

async function axe(browser, base) {
  for (const colorScheme of ['light', 'dark']) {
    for (const [width, forcedColors] of [[390, 'none'], [1280, 'none'], [1280, 'active']]) {
      const context = await browser.newContext({ viewport: { width, height: 760 }, colorScheme, forcedColors, bypassCSP: true });
      const tab = await context.newPage();
      const look = async (state) => {
        await tab.evaluate(AXE);
        const { violations } = await tab.evaluate(() => window.axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
        check(!violations.length, `axe, ${state}, ${colorScheme}, ${width}, ${forcedColors}: ` + violations.map((v) => `${v.id} ${v.nodes.map((x) => x.html.slice(0, 200)).join(' ')}`).join('; '));
        const wide = await tab.evaluate(() => [...document.querySelectorAll('dialog, dialog *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1).length);
        check(!wide, `${state}: all is within the window of ${width}`);
      };
      await open(tab, `${base}trn1/training-2025-05.html`);
      await look('empty');
      await type(tab, 'bert');
      await look('hits');
      await tab.keyboard.press('ArrowDown');
      await look('one chosen');
      await tab.locator('.search-facets button').nth(1).click();
      await look('narrowed');
      await type(tab, 'qqqqqqqq');
      await look('no hits');
      await context.close();
    }
  }
}

async function withoutScripts(browser, base) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto(`${base}trn1/instances.html`);
  await tab.click('.search-link');
  check(new URL(tab.url()).pathname === '/all.html', 'the link leads to the page of all names: ' + tab.url());
  check(await tab.innerText('h1') === ALL, 'whose title is ' + ALL);
  const link = tab.locator('#instance dd a').first();
  const to = await link.getAttribute('href');
  await link.click();
  check(await tab.locator(`[id="${to.split('#')[1]}"]`).isVisible(), 'which leads to rows: ' + to);
  await context.close();
}

async function onFile(browser) {
  const tab = await browser.newPage();
  await open(tab, 'file://' + path.resolve(site, 'guide/install.html'));
  await type(tab, 'Llama-3.1-8B');
  const [first] = await hits(tab);
  check(first?.endsWith('training-2025-05.html#trn1-2025-05-decoder-table-llama-3-1-8b-pre-training'), 'it works on file: ' + first);
  await tab.close();
}

async function broken(browser, base) {
  const tab = await browser.newPage();
  await tab.route('**/search/**', (route) => route.fulfill({ status: 404 }));
  await open(tab, `${base}index.html`);
  await tab.fill('dialog input', 'x1');
  await said(tab);
  check(/cannot be read/.test(await tab.textContent('.search-status')) && await tab.getAttribute('.search-all a', 'href') !== null, 'without an index it says so');
  await tab.close();
}

// ---- 10,000 rows ----

function makeLarge() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
  const content = path.join(dir, 'site/content');
  fs.mkdirSync(content, { recursive: true });
  fs.writeFileSync(path.join(dir, 'site/perfpress.yaml'), 'title: Large\n');
  const models = ['bert-large', 'llama-3.1-8B', 'roberta-base', 'vit-huge', 'whisper-tiny', 'opt-66b', 'gpt-neox-20B', 't5-xl'];
  for (let i = 0; i < 500; i++) {
    let csv = 'Model,Instance,Task,Throughput (/sec),Latency P50 (ms),Latency P99 (ms),Batch\n';
    for (let r = 0; r < 20; r++) {
      const x = 8 + (i * 7919 + r * 104729) % 100003;
      csv += `${models[x % 8]}-v${i}.${r},trn1.${x % 2 ? 2 : 32}xlarge,Task ${x % 5},${(x / 7).toFixed(2)},${(x / 991).toFixed(2)},${(x / 541).toFixed(2)},${2 ** (r % 6)}\n`;
    }
    fs.writeFileSync(path.join(content, `page${i}.csv`), csv);
    fs.writeFileSync(path.join(content, `page${i}.rst`), `Release ${i}\n===========\n\n.. df-table:: Inference ${i}\n   :header-rows: 1\n\n   df = pd.read_csv('page${i}.csv')\n`);
  }
  execFileSync(perfpress, ['build', '-q', '-C', path.join(dir, 'site'), '-o', path.join(dir, 'out')]);
  return dir;
}

async function large(browser) {
  const dir = makeLarge();
  const server = await serve(path.join(dir, 'out'));
  const base = `http://127.0.0.1:${server.address().port}/`;
  const size = fs.statSync(path.join(dir, 'out/all.html')).size;
  check(size < 600000, `the page of all names has ${size} bytes`);
  const worst = { bytes: 0, looks: 0 };
  for (const text of ['llama-3.1-8B-v123.7', 'llama-3.1-8B-v999.7', 'vit-huge-v12.99-bert.x-9', 'trn1.32xlarge', 'roberta', 'P99', '11.26', 'Release 77', 'vit latency', 'throughputt']) {
    const tab = await browser.newPage();
    await open(tab, `${base}page0.html`);
    sent.length = 0;
    await type(tab, text);
    const bytes = sent.filter((s) => s.url.startsWith('/search/')).reduce((sum, s) => sum + s.bytes, 0);
    check((await hits(tab)).length > 0, `'${text}' is found`);
    check(bytes <= 12288, `a first query for '${text}' moves ${bytes} bytes`);
    worst.bytes = Math.max(worst.bytes, bytes);
    // Again, with all of it loaded: what the script itself takes, the least of some tries, beside a look at as many texts. A busy machine needs more tries.
    let least = Infinity, plain = Infinity;
    for (let i = 0; i < 5 || (i < 30 && least > LOOKS * plain); i++) {
      plain = Math.min(plain, await tab.evaluate((q) => {
        const texts = Array.from({ length: 10000 }, (_, k) => `Model-${k * 7919 % 10007} on instance ${k}, Task ${k % 5}`);
        const start = performance.now();
        for (const word of [q, 'x', 'y', 'z']) texts.filter((t) => t.toLowerCase().includes(word)).sort();
        return performance.now() - start;
      }, text));
      least = Math.min(least, await tab.evaluate((q) => new Promise((done) => {
        const input = document.querySelector('dialog input'), status = document.querySelector('.search-status');
        status.textContent = '';
        const start = performance.now();
        new MutationObserver((_, o) => { if (status.textContent) { o.disconnect(); done(performance.now() - start); } }).observe(status, { childList: true });
        input.value = q;
        input.dispatchEvent(new Event('input'));
      }), text));
    }
    check(least <= LOOKS * plain, `'${text}' takes ${least.toFixed(1)} ms, 10,000 texts by themselves ${plain.toFixed(1)}`);
    worst.looks = Math.max(worst.looks, least / plain);
    await tab.close();
  }
  console.log(`10,000 rows: a first query moves at most ${worst.bytes} bytes and takes ${worst.looks.toFixed(2)} times what it takes to look at 10,000 texts`);
  server.close();
  fs.rmSync(dir, { recursive: true });
}

(async () => {
  const server = await serve(site);
  const base = `http://127.0.0.1:${server.address().port}/`;
  const browser = await launch(build);
  const faults = [];
  const watched = await browser.newContext();
  watched.on('page', (tab) => {
    tab.on('console', (m) => { if (m.type() === 'error') faults.push(m.text()); });
    tab.on('pageerror', (e) => faults.push(e.message));
  });
  await queries(watched, base);
  await everyHitLeads(watched, base);
  await moves(watched, base);
  await keys(watched, base);
  check(!faults.length, 'the policy is kept: ' + faults.join('; '));
  await tree(browser, base);
  await axe(browser, base);
  await withoutScripts(browser, base);
  await onFile(browser);
  await broken(browser, base);
  await large(browser);
  await browser.close();
  server.close();
  console.log(`${passed} passed, ${failed} failed`);
})();
