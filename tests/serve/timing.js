// SPDX-License-Identifier: MIT
// timing.js BUILD [SAVES [PAGES]]: from the save of a figure to the page that
// shows it, in Chromium: the project's own site, and one of 1,000 pages with a
// table of 20 rows each, beside `hugo server` with the same pages. Run by hand;
// needs hugo, chromium, and what tests/html/fetch.sh puts into BUILD/html.
// Prints the median and the worst of 20 saves for each, in milliseconds.
'use strict';
const { spawn } = require('child_process');
const fs = require('fs');
const net = require('net');
const os = require('os');
const path = require('path');

const build = path.resolve(process.argv[2]);
const saves = Number(process.argv[3] || 20);
const pages = Number(process.argv[4] || 1000);
const { launch } = require('../html/launch.js');
const FOLDERS = 20;
const ROWS = 20;

const now = () => performance.timeOrigin + performance.now();
const sleep = (ms) => new Promise((done) => { setTimeout(done, ms); });

function put(...parts) {
  const text = parts.pop();
  const file = path.join(...parts);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

// ---- the same pages for both ----

const COLUMNS = ['Model', 'Inst. Type', 'Task', 'Throughput (/sec)', 'P50 (ms)', 'P99 (ms)', 'Batch', 'Length'];
const row = (page, r, figure) => [`model-${page}-${r}`, r % 3 ? 'small' : 'large', 'Raw Output', figure,
  (1 + r / 3).toFixed(2), (1.2 + r / 3).toFixed(2), 2 ** (r % 5), 128];
const rows = (page, figure) => Array.from({ length: ROWS }, (_, r) => row(page, r,
  r === 0 ? figure : (500 + ((page * 37 + r * 101) % 3000) + r / 7).toFixed(2)));
const csv = (page, figure) => [COLUMNS, ...rows(page, figure)].map((x) => x.join(',')).join('\n') + '\n';
const pipes = (page, figure) => [COLUMNS, COLUMNS.map(() => '---'), ...rows(page, figure)]
  .map((x) => `| ${x.join(' | ')} |`).join('\n') + '\n';
const prices = (price) => `Inst. Type,Rate\nsmall,${price}\nlarge,21.50\n`;
const text = (page, table) => `---\ntitle: Benchmark ${page}\n---\n\n# Benchmark ${page}\n\n`
  + `What this page shows is **measured**.\n\n## Results\n\n${table}\n`;
const nameOf = (page) => `part${String(page % FOLDERS).padStart(3, '0')}/page${String(page).padStart(5, '0')}`;
const each = (make) => { for (let i = 1; i <= pages; i++) make(i, nameOf(i)); };

// ---- what is saved, and what is then to be read on the page ----

const SHORTCODE = `{{ $data := .Page.Resources.GetMatch (.Get 0) | transform.Unmarshal }}
<table><thead><tr>{{ range index $data 0 }}<th>{{ . }}</th>{{ end }}</tr></thead>
<tbody>{{ range after 1 $data }}<tr>{{ range . }}<td>{{ . }}</td>{{ end }}</tr>{{ end }}</tbody></table>
`;
// Of a CSV file among the assets, hugo 0.111 would not see the change.
const SHARED = `{{ $data := .Page.Resources.GetMatch (.Get 0) | transform.Unmarshal }}
<table><thead><tr>{{ range index $data 0 }}<th>{{ . }}</th>{{ end }}<th>Rate</th></tr></thead>
<tbody>{{ range after 1 $data }}<tr>{{ range . }}<td>{{ . }}</td>{{ end }}
<td>{{ printf "%.2f" (index site.Data.prices (index . 1)) }}</td></tr>{{ end }}</tbody></table>
`;
const DF = (name) => `\`\`\`{df-table}
df = pd.merge(pd.read_csv('${name}'), pd.read_csv('prices.csv'), on='Inst. Type')
df['Rate'] = df['Rate'].map('{:.2f}'.format)
\`\`\`
`;

const CASES = {
  'a table in the page': {
    perfpress(root) {
      each((i, name) => put(root, 'content', `${name}.md`, text(i, pipes(i, '500.00'))));
      return (figure) => [`content/${nameOf(1)}.md`, text(1, pipes(1, figure))];
    },
    hugo(root) {
      each((i, name) => put(root, 'content', `${name}.md`, text(i, pipes(i, '500.00'))));
      return (figure) => [`content/${nameOf(1)}.md`, text(1, pipes(1, figure))];
    },
  },
  'a CSV file for each page': {
    perfpress(root) {
      each((i, name) => {
        const file = `${path.basename(name)}.csv`;
        put(root, 'content', `${name}.md`, text(i, `\`\`\`{csv-table}\n:file: ${file}\n:header-rows: 1\n\`\`\`\n`));
        put(root, 'content', `${name}.csv`, csv(i, '500.00'));
      });
      return (figure) => [`content/${nameOf(1)}.csv`, csv(1, figure)];
    },
    hugo(root) {
      put(root, 'layouts/shortcodes/csv.html', SHORTCODE);
      each((i, name) => {
        put(root, 'content', name, 'index.md', text(i, '{{< csv "runs.csv" >}}'));
        put(root, 'content', name, 'runs.csv', csv(i, '500.00'));
      });
      return (figure) => [`content/${nameOf(1)}/runs.csv`, csv(1, figure)];
    },
  },
  'a price that all pages use': {
    perfpress(root) {
      put(root, 'data/prices.csv', prices('500.00'));
      each((i, name) => {
        put(root, 'content', `${name}.md`, text(i, DF(`${path.basename(name)}.csv`)));
        put(root, 'content', `${name}.csv`, csv(i, '1.00'));
      });
      return (figure) => ['data/prices.csv', prices(figure)];
    },
    hugo(root) {
      const json = (price) => JSON.stringify({ small: Number(price), large: 21.5 });
      put(root, 'data/prices.json', json('500.00'));
      put(root, 'layouts/shortcodes/csv.html', SHARED);
      each((i, name) => {
        put(root, 'content', name, 'index.md', text(i, '{{< csv "runs.csv" >}}'));
        put(root, 'content', name, 'runs.csv', csv(i, '1.00'));
      });
      return (figure) => ['data/prices.json', json(figure)];
    },
  },
};

// ---- the two servers ----

const freePort = () => new Promise((done) => {
  const s = net.createServer().listen(0, '127.0.0.1', () => {
    const { port } = s.address();
    s.close(() => done(port));
  });
});

const HUGO = {
  'config.toml': 'title = "Benchmark"\nbaseURL = "http://localhost/"\n[markup.goldmark.renderer]\nunsafe = true\n',
  'layouts/_default/baseof.html': `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body>
<nav><ul>{{ range site.Sections }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>
{{ if .IsAncestor $ }}<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>
{{ end }}</ul>{{ end }}</li>{{ end }}</ul></nav>
<main><article>{{ block "main" . }}{{ end }}</article></main></body></html>
`,
  'layouts/_default/single.html': '{{ define "main" }}{{ .Content }}{{ end }}\n',
  'layouts/_default/list.html': '{{ define "main" }}{{ .Title }}{{ end }}\n',
};

const TOOLS = {
  perfpress: {
    prepare: (root) => put(root, 'perfpress.yaml', 'title: Benchmark\n'),
    command: (root, port) => [path.join(build, 'perfpress'), 'serve', '-C', root, '-p', String(port)],
    page: `${nameOf(1)}.html`,
  },
  hugo: {
    prepare: (root) => Object.entries(HUGO).forEach(([name, body]) => put(root, name, body)),
    command: (root, port) => ['hugo', 'server', '-s', root, '-p', String(port), '--bind', '127.0.0.1'],
    page: `${nameOf(1)}/`,
  },
};

async function start(name, root) {
  const port = await freePort();
  const [program, ...args] = TOOLS[name].command(root, port);
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore'] });
  const url = `http://127.0.0.1:${port}/`;
  for (let i = 0; i < 300; i++) {
    if (await fetch(url).then((r) => r.ok, () => false)) return { server, url };
    await sleep(100);
  }
  throw new Error(`${name} does not start`);
}

// ---- the measure ----

// The page itself notes when it had been laid out with its text.
const note = () => addEventListener('DOMContentLoaded', () => {
  requestAnimationFrame(() => { window.shown = performance.timeOrigin + performance.now(); });
});

async function open(browser, url) {
  const tab = await (await browser.newContext()).newPage();
  await tab.addInitScript(note);
  await tab.goto(url);
  await tab.waitForTimeout(1500);
  return tab;
}

async function save(tab, file, body, wanted) {
  const begin = now();
  fs.writeFileSync(file, body);
  const seen = await tab.waitForFunction((t) => document.body?.textContent.includes(t) && window.shown,
    wanted, { timeout: 20000 }).then((h) => h.jsonValue(), () => NaN);
  await tab.waitForTimeout(300);
  return seen - begin;
}

function report(what, name, times) {
  const good = times.filter((t) => !Number.isNaN(t)).sort((a, b) => a - b);
  const missed = times.length - good.length;
  const ms = (t) => (good.length ? t.toFixed(0) : '-').padStart(6);
  console.log(`${what.padEnd(28)} ${name.padEnd(10)} ${ms(good[good.length >> 1])} ${ms(good.at(-1))}`
    + `${missed ? `   ${missed} never shown` : ''}`);
}

async function own(browser) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'timing-'));
  for (const name of ['content', 'data', 'templates', 'perfpress.yaml']) {
    if (fs.existsSync(name)) fs.cpSync(name, path.join(root, name), { recursive: true });
  }
  const { server, url } = await start('perfpress', root);
  const tab = await open(browser, url);
  const file = path.join(root, 'content/index.md');
  const before = fs.readFileSync(file, 'utf8');
  const times = [];
  for (let i = 0; i < saves; i++) {
    times.push(await save(tab, file, `${before}\n\nfigure ${1000 + i}.25 there\n`, `figure ${1000 + i}.25 there`));
  }
  report("the project's own site", 'perfpress', times);
  server.kill();
  fs.rmSync(root, { recursive: true });
}

async function sideBySide(browser, what) {
  const sides = [];
  for (const name of Object.keys(TOOLS)) {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'timing-'));
    TOOLS[name].prepare(root);
    const change = CASES[what][name](root);
    const { server, url } = await start(name, root);
    const tab = await open(browser, url + TOOLS[name].page);
    sides.push({ name, root, change, server, tab, times: [] });
  }
  for (let i = 0; i < saves; i++) {
    for (const s of sides) {
      const figure = `${1000 + i}.25`;
      const [file, body] = s.change(figure);
      s.times.push(await save(s.tab, path.join(s.root, file), body, figure));
    }
  }
  for (const s of sides) {
    report(what, s.name, s.times);
    s.server.kill();
    fs.rmSync(s.root, { recursive: true });
  }
}

(async () => {
  const browser = await launch(path.join(build, 'html'));
  console.log(`${saves} saves each; load ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} processors`);
  console.log(`${'from save to page, ms'.padEnd(40)} median  worst`);
  await own(browser);
  console.log(`${pages} pages:`);
  for (const what of Object.keys(CASES)) await sideBySide(browser, what);
  await browser.close();
})();
