// The note on pages with superseded figures, under the site's own policy: node newer.js BUILD SITE, on the project's
// own site. Prints what fails, then "N passed, N failed". Called by check.sh.
'use strict';
const fs = require('fs');
const http = require('http');
const path = require('path');

const [build, site] = process.argv.slice(2);
const { launch, soon } = require('./launch.js');
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.json': 'application/json' };
const POLICY = /Content-Security-Policy: (.*)/.exec(fs.readFileSync(path.join(site, '_headers'), 'utf8'))[1];
const OLD = 'trn1/performance-2023-04.html', ROW = 'trn1-2023-04-throughput-bert-large-cased';

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

async function run(base) {
  const browser = await launch(build);
  const tab = await browser.newPage();
  const faults = [];
  tab.on('pageerror', (e) => faults.push(e.message));
  tab.on('console', (m) => { if (m.type() === 'error') faults.push(m.text()); });
  const line = tab.locator('.newer p').nth(1);
  const says = (text) => soon(async () => (await line.innerText()).includes(text));

  await tab.goto(base + OLD);
  check((await tab.locator('.newer').innerText()).startsWith('Figures of 12 April 2023: three newer sets exist.'), 'the note has date and number');
  check(await tab.locator('.newer a').evaluateAll((links) => links.some((a) => a.href.includes('training-2025-05'))), 'a newer table of another name, by its series');
  check(await line.innerText() === '', 'without a row, nothing is compared');
  check(await tab.locator('.newer p a').count() === 4, 'links to three pages and to the comparison');

  await tab.goto(`${base}${OLD}#${ROW}`);
  check(await says('Throughput (/sec) 958 → 1146 (+19.6%)'), `the row of the URL, then and now: ${await line.innerText()}`);
  check(await says('$0.388 → $0.325 (−16.4%)'), `its cost, by numbers before rounding: ${await line.innerText()}`);
  check(await says('also changed: Batch size 4 → 8, Neuron 2.8.0 → 2.22.0'), `what else changed: ${await line.innerText()}`);
  check(await says('not stated any more: Application, Model type'), `what is not stated: ${await line.innerText()}`);
  check(await tab.locator('.newer + .table-block').filter({ has: tab.locator('[id="' + ROW + '"]') }).count() === 1 && await tab.locator('p.newer').innerText() === await line.innerText(), 'the line again above the table');
  await line.locator('a').click();
  await tab.waitForURL(/inference-2025-05\.html#trn1-2025-05-throughput-bert-large-cased$/);
  check(await tab.locator('.newer').count() === 0, 'the newest page has no note');

  await tab.goto(`${base}trn1/performance-2023-09.html#trn1-2023-09-throughput-gpt2`);
  check(await says('no such row'), 'a row that the newest figures lack');
  await tab.evaluate(() => { location.hash = 'trn1-2023-09-latency-roberta-base'; });
  check(await says('roberta-base: '), 'another row of the page');
  await tab.evaluate(() => { location.hash = 'encoder-inference'; });
  check(await soon(async () => await line.innerText() === '' && await tab.locator('p.newer').count() === 0), 'no row any more');

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${base}${OLD}#${ROW}`);
  check(await plain.locator('.newer').isVisible(), 'the note without scripts');
  check(!faults.length, `faults: ${faults.join('; ')}`);
  await browser.close();
}

server.listen(0, '127.0.0.1', async () => {
  await run(`http://127.0.0.1:${server.address().port}/`);
  server.close();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
});
