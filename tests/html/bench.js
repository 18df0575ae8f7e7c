// Times our tables beside DataTables and Grid.js, in Chromium, on the same 5,000
// rows of 20 columns: node bench.js BUILD PERFPRESS. From a click on a header, or
// a key in the filter, to the frame that shows the right rows: medians of several, in
// milliseconds, each beside what the script alone took. Both others are timed as
// they come, ten rows a page, and with all rows on one page, as a page without
// a script has them. Prints a table. Not part of check.sh: figures differ from
// machine to machine.
'use strict';
const fs = require('fs');
const http = require('http');
const os = require('os');
const path = require('path');
const { execFileSync } = require('child_process');

const [build, perfpress] = process.argv.slice(2);
const module_ = (...p) => path.resolve(build, 'node_modules', ...p);
const { launch } = require('./launch.js');
const ROWS = 5000, METRICS = 15;
// Each leads to another first row.
const WORDS = ['model-4', 'model-49', 'jax', '3xlarge', 'tensorflow', 'model-12', '2.20.4'];

// The same numbers in each run.
let seed = 1;
const random = () => { seed = (seed * 48271) % 2147483647; return seed / 2147483647; };
const names = ['Model', 'Instance', 'Framework', 'Task', 'Version', ...Array.from({ length: METRICS }, (_, i) => `Metric ${i} (${i % 2 ? 'ms' : 'tokens/sec'})`)];
const rows = Array.from({ length: ROWS }, (_, r) => [`model-${r}-base`, `trn1.${r % 7}xlarge`, ['PyTorch', 'TensorFlow', 'JAX'][r % 3], `task ${r % 40}`,
  `2.${r % 21}.${r % 5}`, ...Array.from({ length: METRICS }, () => (random() * 1000).toFixed(2))]);

function site(work) {
  fs.mkdirSync(path.join(work, 'content'));
  fs.mkdirSync(path.join(work, 'data'));
  fs.writeFileSync(path.join(work, 'perfpress.yaml'), 'title: Bench\n');
  fs.writeFileSync(path.join(work, 'data/bench.csv'), [names, ...rows].map((r) => r.join(',')).join('\n') + '\n');
  fs.writeFileSync(path.join(work, 'content/index.rst'), 'Bench\n=====\n\n.. csv-table:: Bench\n   :file: ../data/bench.csv\n   :header-rows: 1\n');
  execFileSync(path.resolve(perfpress), ['build', '-q', '-C', work, '-o', path.join(work, 'public')]);
}

const page = (head, script) => `<!DOCTYPE html><meta charset="utf-8"><title>x</title>${head}<body><div id="g"></div><table id="t"><thead><tr>${names.map((n) => `<th>${n}</th>`).join('')}</tr></thead><tbody>${rows.map((r) => `<tr>${r.map((c) => `<td>${c}</td>`).join('')}</tr>`).join('')}</tbody></table><script>${script}</script>`;
const OTHERS = {
  'DataTables': ['jquery/dist/jquery.min.js', 'datatables.net'],
  'Grid.js': ['gridjs/dist/gridjs.umd.js'],
};
const file = (name) => (name === 'datatables.net' ? fs.readdirSync(module_(name, 'js')).filter((f) => /^dataTables\.min\.js$/i.test(f)).map((f) => module_(name, 'js', f))[0] : module_(...name.split('/')));
const START = {
  'DataTables': (all) => `jQuery('#t').DataTable(${all ? '{paging: false}' : '{}'})`,
  'Grid.js': (all) => `new gridjs.Grid({from: document.getElementById('t'), sort: true, search: {debounceTimeout: 0}, ${all ? '' : 'pagination: true,'}}).render(document.getElementById('g'))`,
};

const settle = (tab, ms = 1500) => tab.waitForTimeout(ms);
// Until the frame in which the first row shown is a right one: it has the word,
// or the least or greatest number of the column, and not the one it had.
const timed = (tab, act) => tab.evaluate(async ([what, arg, ends]) => {
  const painted = () => new Promise((f) => { requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = f; c.port2.postMessage(0); }); });
  const first = () => document.querySelector('tbody tr:not([hidden])');
  const number = () => parseFloat(first().cells[arg]?.textContent);
  const before = what === 'sort' && number();
  const right = what === 'sort' ? () => ends.includes(number()) && number() !== before : () => first()?.textContent.toLowerCase().includes(arg);
  const heads = [...document.querySelectorAll('th')].filter((h) => h.offsetWidth);
  const field = document.querySelector('input[type=search], .dt-search input');
  await painted();
  const t = performance.now();
  if (what === 'sort') (heads[arg].querySelector('.sort, button.gridjs-sort') || heads[arg]).click();
  else {
    field.value = arg;
    for (const e of ['keydown', 'input', 'keyup']) field.dispatchEvent(e === 'input' ? new InputEvent(e, { bubbles: true }) : new KeyboardEvent(e, { bubbles: true, key: 'x' }));
  }
  const script = performance.now() - t;
  do await painted(); while (!right() && performance.now() - t < 20000);
  return [right() ? performance.now() - t : NaN, script];
}, act);
const median = (v) => [...v].sort((x, y) => x - y)[Math.floor(v.length / 2)];

async function bench(browser, name, address) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const from = Date.now();
  await tab.goto(address, { timeout: 300000 });
  const load = Date.now() - from;
  await settle(tab, 4000);
  const sorts = [], keys = [];
  for (const w of WORDS) { keys.push(await timed(tab, ['key', w])); await settle(tab, 400); }
  await timed(tab, ['key', '']);
  await settle(tab);
  for (const i of [7, 7, 10, 12, 6, 9, 11]) {
    const numbers = rows.map((r) => +r[i]);
    sorts.push(await timed(tab, ['sort', i, [Math.min(...numbers), Math.max(...numbers)]]));
    await settle(tab, 400);
  }
  const of = (v, i) => Math.round(median(v.map((x) => x[i])));
  const most = (v) => Math.round(Math.max(...v.map((x) => x[0])));
  console.log([name.padEnd(24), `load ${load}`, `sort ${of(sorts, 0)} (script ${of(sorts, 1)}, most ${most(sorts)})`, `key ${of(keys, 0)} (script ${of(keys, 1)}, most ${most(keys)})`].join('  '));
  await tab.close();
}

(async () => {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  site(work);
  for (const name of Object.keys(OTHERS)) {
    const head = OTHERS[name].map((f) => `<script>${fs.readFileSync(file(f), 'utf8').replace(/<\/script/g, '<\\/script')}</script>`).join('');
    for (const all of [false, true]) fs.writeFileSync(path.join(work, 'public', `${name}-${all}.html`), page(head, START[name](all)));
  }
  const server = http.createServer((request, response) => {
    const at = path.join(work, 'public', decodeURIComponent(request.url));
    const type = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }[path.extname(at)] || 'text/plain';
    response.writeHead(fs.existsSync(at) ? 200 : 404, { 'content-type': type });
    response.end(fs.existsSync(at) ? fs.readFileSync(at) : '');
  });
  server.listen(0, '127.0.0.1', async () => {
    const base = `http://127.0.0.1:${server.address().port}/`;
    const browser = await launch(build);
    await bench(browser, 'perfpress', `${base}index.html`);
    for (const name of Object.keys(OTHERS)) {
      for (const all of [false, true]) await bench(browser, `${name}${all ? ', all rows' : ''}`, `${base}${name}-${all}.html`).catch((e) => console.log(`${name}: ${e.message.split('\n')[0]}`));
    }
    await browser.close();
    server.close();
    fs.rmSync(work, { recursive: true });
  });
})();
