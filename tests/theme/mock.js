// Mock pages for looking at the theme without the program: node mock.js OUT.
// In: ../../templates and pages/*.html; out: a small site with the markup that
// the renderer writes. Tables are made from the pages' <csv> elements.
'use strict';
const fs = require('fs');
const path = require('path');
const out = process.argv[2] || '/tmp/perfpress-theme';
const templates = path.join(__dirname, '../../templates');
const mustache = require('./mustache.js')(templates);

// Long words may break where a reader would: after / : + and at humps and brackets.
const breaks = (cell) => cell.replace(/<[^>]*>|[^\s<-]{13,}/g, (w) => w[0] === '<' ? w
  : w.replace(/([/+:])(?=.)|(?<=[a-z])(?=[A-Z][a-z])|(?<=\w)(?=[([])/g, '$1<wbr>'));

// The width in digits at which a column's cells take two lines and its header
// three, as README.md of templates/ describes it.
const size = (s) => [...s].reduce((w, c) => w + (/[mwMW%@]/.test(c) ? 1.4
  : /[A-Z+=_&#<>~]/.test(c) ? 1.2 : /[ijlftrI.,:;'"|!()[\]{}\/ -]/.test(c) ? 0.55 : 0.95), 0);
function width(cell, most, whole) {
  const words = breaks(cell).replace(/<(?!wbr)[^>]*>/g, '').replace(/-(?=\w)/g, '-<wbr>')
    .replace(/ +/g, ' <wbr>').split('<wbr>').filter(Boolean);
  const line = words.reduce((w, x) => w + size(x), 0);
  if (line <= whole) return line;
  for (let n = Math.max(...words.map(size)); ; n += 0.5) {
    let count = 1, at = 0;
    for (const w of words) {
      if (at > 0 && at + size(w.trimEnd()) > n) { count++; at = 0; }
      at += size(w);
    }
    if (count <= most || n >= 30) return n;
  }
}
const fit = (head, cells, first) => Math.ceil(Math.min(30, Math.max(2, 1.06 * width(head, 3, 5),
  ...cells.map((c) => width(c, 2, first ? 16 : 9)))) + 0.25);

function table(attrs, csv) {
  const a = Object.fromEntries([...attrs.matchAll(/(\w+)="([^"]*)"/g)].map((m) => [m[1], m[2]]));
  const [head, ...rows] = csv.trim().split('\n').map((l) => l.split('|').map((c) => c.trim()));
  const num = head.map((_, i) => rows.every((r) => /^(\$?[-\d.,]+%?|)$/.test(r[i])) && rows.some((r) => r[i]));
  const cell = (el, c, i) => `<${el}${num[i] ? ' class="num"' : ''}>${breaks(c)}</${el.split(' ')[0]}>`;
  const wide = head.length > 6 && !process.env.NO_FIT;
  const html = `<table id="${a.id}" class="df-table${wide ? ' colwidths-fit' : ''}">` +
    (a.caption ? `<caption>${a.caption}<a class="headerlink" href="#${a.id}" aria-label="Link to this table">#</a></caption>` : '') +
    (wide ? `<colgroup>${head.map((h, i) => `<col class="w-${fit(h, rows.map((r) => r[i]), i === 0)}">`).join('')}</colgroup>\n` : '') +
    `<thead><tr>${head.map((c, i) => cell('th scope="col"', c, i)).join('')}</tr></thead>\n<tbody>` +
    rows.map((r) => `<tr>${r.map((c, i) => cell('td', c, i)).join('')}</tr>`).join('\n') + '</tbody></table>';
  return mustache('table', { id: a.id, label: a.caption || a.label, wide: head.length > 6,
    columns: head.length, rows: rows.length, table: html });
}

function toc(html) {
  const top = { children: [] };
  const stack = [[1, top]];
  for (const [, id, level, title] of html.matchAll(/<section id="([^"]+)">\s*<h([2-4])>([^]*?)<a class="headerlink"/g)) {
    while (stack.length > 1 && stack[stack.length - 1][0] >= level) stack.pop();
    const node = { title, href: '#' + id, children: [] };
    stack[stack.length - 1][1].children.push(node);
    stack.push([+level, node]);
  }
  return top.children;
}

const pages = fs.readdirSync(path.join(__dirname, 'pages')).filter((f) => f.endsWith('.html'));
const titleOf = (html) => html.match(/<h1>([^<]*)/)[1];
const all = pages.map((file) => {
  let html = fs.readFileSync(path.join(__dirname, 'pages', file), 'utf8');
  html = html.replace(/<h(\d)>(.*?)<\/h\1>/g, (m, n, t, at) => {
    const id = html.slice(0, at).match(/.*<section id="([^"]+)"/s)[1];
    return `<h${n}>${t}<a class="headerlink" href="#${id}" aria-label="Link to this section">#</a></h${n}>`;
  });
  html = html.replace(/<csv([^>]*)>([^]*?)<\/csv>/g, (m, a, c) => table(a, c));
  return { file, html, title: titleOf(html) };
});
const site = { title: 'Accelerator performance', description: 'Mock pages' };
const item = (file, title, children = [], current = '') => ({ href: file, title,
  current: file === current, open: file === current || children.some((c) => c.current),
  children, has_children: children.length > 0 });

fs.mkdirSync(out, { recursive: true });
fs.copyFileSync(path.join(templates, 'assets/perfpress.js'), path.join(out, 'perfpress.js'));
fs.writeFileSync(path.join(out, 'perfpress.css'), ['perfpress', 'prose', 'design', 'marks'].map((f) => fs.readFileSync(path.join(templates, `assets/${f}.css`), 'utf8')).join(''));
all.forEach((p, i) => {
  const it = (f, t, c) => item(f, t, c, p.file);
  const nav = mustache('nav', { sections: [
    { caption: 'Performance', items: [
      it('training.html', 'Training, September 2023'),
      it('releases.html', 'Across releases', [it('r1.html', 'BERT-Large Ph1 pre-training'), it('r2.html', 'Encoder models')]),
      it('blocks.html', 'Every block', [it('elements.html', 'Elements')]),
    ] },
    { caption: 'Guide', items: [it('install.html', 'Install'), it('first.html', 'First page'), it('df.html', 'The df-table directive'), it('tpl.html', 'Templates'), it('deploy.html', 'Deploying public/')] },
  ] });
  const t = toc(p.html);
  const link = (q) => q && { title: q.title, href: q.file };
  const ctx = { site, title: p.title, page_title: `${p.title} — ${site.title}`, description: 'A mock page', date: '2023-09-15',
    lang: 'en', root: './', css: 'perfpress.css', js: 'perfpress.js', content: p.html, nav, toc: t, has_toc: t.length > 0,
    breadcrumbs: [{ title: 'Home', href: 'index.html' }, { title: 'Performance', href: 'training.html' }],
    has_breadcrumbs: true, prev: link(all[i - 1]), next: link(all[i + 1]), source: 'content/' + p.file.replace('html', 'rst'), generator: 'perfpress 0.1' };
  fs.writeFileSync(path.join(out, p.file), mustache(p.file === 'index.html' ? 'landing' : 'page', ctx));
  if (p.file === 'index.html') fs.writeFileSync(path.join(out, '404.html'), mustache('404', { ...ctx, toc: [], has_toc: false, root: './' }));
});
