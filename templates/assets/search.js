// search: the dialog that perfpress.js opens, and the reader of the index: gen/search/shard.h tells what its
// files hold, gen/search/token.c how texts are cut. Nothing of it is loaded before something is typed.

(() => {
  'use strict';
  const { load, link } = self.perfpressSearch;
  const at = new URL(link.dataset.index, document.baseURI);
  const DENSE = /([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]+)/u;
  const PLAIN = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ı: 'i', ł: 'l' };
  // Of a cell, text, key; runs of them; a caption, column, heading, title; text of a section, a page.
  const WEIGHT = [3, 3, 6, 3, 3, 6, 6, 4, 8, 10, 1, 2];
  const FACETS = ['Rows', 'Pages', 'Sections', 'Tables', 'Numbers'];
  const [RUN, CAPTION, HEADING, TEXT, STEP] = [3, 6, 8, 10, 6];
  const files = {};
  let index, starts, ends, facetNames;

  // ---- the index ----

  const file = (name) => (files[name] ??= load(new URL(name, at).href).then(() => self.perfpressSearch));
  const shard = async (kind, i) => (await file(`s/${kind}${i}.${index[kind].substr(8 * i, 8)}.js`))[kind + i];

  function numbers(text) {
    const all = [];
    let n = 0, unit = 1;
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i), x = c - (c < 92 ? 35 : 40);
      n += (x & 31) * unit;
      unit *= 32;
      if (x < 32) { all.push(n); n = 0; unit = 1; }
    }
    return all;
  }

  function unpack(text, each) {
    let last = '';
    for (const line of text.trimEnd().split('\n')) {
      const [term, postings] = (last.slice(0, line.charCodeAt(0) - 35) + line.slice(1)).split(' ');
      last = term;
      each(term, postings);
    }
  }

  async function open() {
    let n = 0;
    index ??= (await file('index.js')).index;
    starts ??= index.starts.split(' ');
    facetNames ??= index.facets.split('\n');
    ends ??= numbers(index.counts).map((k) => (n += k));
  }

  // ---- what was typed ----

  const fold = (s) => [...s.normalize().toLowerCase().replace(/[\u2010\u2011\u2212]/g, '-')].map((c) => {
    const k = PLAIN[c] ?? c.normalize('NFKD').replace(/\p{M}/gu, '');
    return /^[a-z0-9]+$/.test(k) ? k : c;
  }).join('').replace(/[\u0300-\u036f\xad]|(?<=\d)[,\u202f\u2009\xa0](?=\d{3}(?!\d))/g, '');

  function tokens(text) {
    const all = new Set();
    for (const word of fold(text).match(/[\p{L}\p{N}\p{M}]+([.\-_/:+@=][\p{L}\p{N}\p{M}]+)*/gu) || []) {
      word.split(DENSE).forEach((part, i) => {
        const chars = [...part];
        if (i % 2) chars.forEach((c, k) => (k || !chars[1]) && all.add((chars[k - 1] ?? '') + c));
        else if (part) all.add(part);
      });
    }
    return [...all].slice(0, 9);
  }

  // One letter more, less, another, or two changed over.
  function near(a, b) {
    let i = 0, k = 0;
    while (i < a.length && a[i] === b[i]) i++;
    while (k < Math.min(a.length, b.length) - i && a.at(-1 - k) === b.at(-1 - k)) k++;
    const x = a.slice(i, a.length - k), y = b.slice(i, b.length - k);
    return (x.length < 2 && y.length < 2) || (x.length === 2 && x === y[1] + y[0]);
  }

  // ---- terms: lists of [postings, how well they fit] ----

  async function find(token) {
    const found = [];
    const i = starts.findLastIndex((s) => s <= token);
    const blocks = [i, i + 1].filter((b) => b === i || starts[b]?.startsWith(token));
    for (const text of await Promise.all(blocks.map((b) => shard('t', b)))) {
      unpack(text, (term, postings) => {
        if (term === token || (term.startsWith(token) && (token[1] || token > '\u0e00'))) found.push([postings, term === token ? 1 : 0.3 + 0.4 * token.length / term.length]);
      });
    }
    return found;
  }

  // A token by itself, or by its parts, or by words like it: lists of each of which a hit needs one.
  async function match(token) {
    let found = await find(token);
    const parts = token.split(/(?<!^\d+)\.|[-_/:+@=]/).filter((p) => p[1] || p > 0);
    if (!found[0] && parts[1]) return (await Promise.all(parts.map(match))).flat();
    if (!found[0] && token[3]) {
      const words = [];
      const lists = new Set([-1, 0, 1].map((k) => Math.min(Math.max(token.length + k - 4, 0), 9)));
      for (const text of await Promise.all([...lists].map((k) => shard('w', k)))) unpack(text, (w) => near(token, w) && words.push(w));
      found = (await Promise.all(words.slice(0, 6).map(find))).flatMap((all) => all.filter((f) => f[1] === 1).map(([p]) => [p, 0.4]));
    }
    return [found];
  }

  // ---- hits ----

  // What holds others hands its terms down to them, but a hit has one of its own.
  function score(lists) {
    const [total, best, count, facet] = [0, 0, 0, 0].map(() => new Float32Array(index.n));
    for (const list of lists) {
      const here = new Float32Array(index.n);
      for (const [postings, fits] of list) {
        const v = numbers(postings);
        for (let i = 0, doc = 0; i < v.length;) {
          const post = v[i] % WEIGHT.length, weight = WEIGHT[post] * fits, row = post < CAPTION;
          doc += (v[i++] - post) / WEIGHT.length;
          const span = post >= RUN && post < TEXT ? v[i++] + row : 0;
          const name = row ? (post % RUN ? v[i++] && v[i - 1] + 4 : 4) : post < HEADING ? 3 : post % 2 ? 1 : 2;
          for (let d = doc; d <= doc + span; d++) {
            const own = row || d === doc;
            here[d] = Math.max(here[d], own ? weight : weight / 4);
            if (own && weight > best[d]) [best[d], facet[d]] = [weight, name];
          }
        }
      }
      here.forEach((w, d) => { if (w) { total[d] += w; count[d]++; } });
    }
    const all = [...best.keys()].filter((d) => best[d]);
    const most = all.reduce((m, d) => Math.max(m, count[d]), 0);
    whole = most === lists.length;
    return all.filter((d) => count[d] === most).sort((x, y) => total[y] - total[x] || x - y).map((doc) => ({ doc, facet: facet[doc] }));
  }

  // A document's line, with the last of each kind above it.
  async function read({ doc }) {
    const i = ends.findIndex((end) => doc < end);
    let n = ends[i - 1] ?? 0;
    const line = {};
    for (const text of (await shard('d', i)).split('\n')) {
      const [letter, ...fields] = text.split('\t');
      const kind = letter.toUpperCase();
      if (kind === 'P') line.S = line.T = null;
      if (kind === 'S') line.T = null;
      line[kind] = fields.map((c, k) => (c === '=' && k && kind === 'R' ? line.R[k] : c));
      if (kind === letter && n++ === doc) return { kind, ...line };
    }
    return null;
  }

  // ---- the dialog ----

  function make(tag, attributes, ...children) {
    const e = document.createElement(tag);
    for (const name in attributes) e.setAttribute(name, attributes[name]);
    e.append(...children);
    return e;
  }
  const input = make('input', { role: 'combobox', 'aria-label': 'Search', 'aria-expanded': false, 'aria-controls': 'search-hits', 'aria-autocomplete': 'list',
    autocomplete: 'off', autocapitalize: 'off', spellcheck: false, enterkeyhint: 'go', placeholder: 'Model, instance, metric, number' });
  const close = make('button', { type: 'button' }, 'Close');
  const facets = make('div', { class: 'search-facets', role: 'group', 'aria-label': 'Narrow', hidden: '' });
  const list = make('div', { id: 'search-hits', role: 'listbox', 'aria-label': 'Hits', hidden: '' });
  const more = make('button', { type: 'button', class: 'search-more', hidden: '' }, 'More hits');
  const status = make('p', { class: 'search-status', role: 'status' });
  const dialog = make('dialog', { class: 'search-dialog', 'aria-label': 'Search' }, make('div', { class: 'search-line' }, input, close), facets, status,
    make('div', { class: 'search-body' }, list, more), make('p', { class: 'search-all' }, make('a', { href: link.href }, link.dataset.title)));
  let words = [], hits = [], shown = [], chosen = 0, turn = 0, active = -1, whole;

  // "Model · Seq/s 41.99 · Nodes 32": what names the row; what was asked for, and numbers.
  function rowTexts({ T, R }) {
    const cells = T.slice(2).map((c, i) => ({ kind: c[0], name: c.slice(1), text: R[i + 1] })).filter((c) => c.text);
    const rest = cells.filter((c) => c.kind !== 'k');
    const asked = rest.filter((c) => words.some((w) => fold(c.kind === 'n' ? c.name + ' ' + c.text : c.text).includes(w)));
    const some = new Set([...asked, ...rest.filter((c) => c.kind === 'n')].slice(0, 3));
    return [cells.filter((c) => c.kind === 'k').map((c) => c.text).join(' · '), rest.filter((c) => some.has(c)).map((c) => `${c.name} ${c.text}`).join(' · ')];
  }

  function option(doc, i) {
    const { kind, P, S, T, R } = doc;
    const id = { P: '', S: S?.[1], T: T?.[1], R: /^(-|$)/.test(R?.[0]) ? T?.[1] + R[0] : R?.[0] }[kind];
    const above = T?.[0] || S?.[0] || P[0];
    const texts = { P: [P[0], P[3]], S: [S?.[0], S?.[2]], T: [above, T?.slice(2).map((c) => c.slice(1)).join(' · ')], R: T && R && rowTexts(doc) }[kind];
    const found = words[0] && new RegExp(`(${words.map((w) => w.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})`, 'i');
    const [title, text] = texts.map((s) => s.split(found).map((part, k) => (k % 2 ? make('mark', {}, part) : part)));
    return make('a', { role: 'option', id: 'search-hit-' + i, tabindex: -1, 'aria-selected': false, class: 'hit-' + kind,
      href: new URL('../' + P[1].split('/').map(encodeURIComponent).join('/') + (id && '#' + encodeURIComponent(id)), at) },
    make('span', { class: 'hit-title' }, ...title), ' ', make('span', { class: 'hit-text' }, ...text), ' ',
    make('span', { class: 'hit-place' }, [...new Set([kind === 'R' && above, kind !== 'P' && P[0], P[2]])].filter(Boolean).join(' — ')));
  }

  function choose(i) {
    const old = list.children[active], now = list.children[i];
    old?.setAttribute('aria-selected', false);
    now?.setAttribute('aria-selected', true);
    now?.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', now?.id ?? '');
    active = i;
  }

  async function show(n) {
    const now = ++turn;
    const some = hits.filter((h) => !chosen || h.facet === chosen);
    const docs = await Promise.all(some.slice(0, n).map(read));
    if (now !== turn) return;
    shown = docs;
    list.replaceChildren(...docs.map(option));
    list.hidden = !docs[0];
    more.hidden = n >= some.length;
    input.setAttribute('aria-expanded', !list.hidden);
    choose(-1);
    status.textContent = !words[0] ? '' : some[0] ? `${some.length} hit${some[1] ? 's' : ''}${whole ? '' : '; none has all words'}.` : 'No hits.';
  }

  function showFacets() {
    const counts = { 0: hits.length };
    hits.forEach((h) => { counts[h.facet] = (counts[h.facet] ?? 0) + 1; });
    const top = Object.keys(counts).sort((x, y) => counts[y] - counts[x]).slice(0, 8);
    facets.hidden = !top[2];
    facets.replaceChildren(...top.map((f) => {
      const b = make('button', { type: 'button', 'aria-pressed': +f === chosen }, `${+f ? FACETS[f] ?? facetNames[f - 5] : 'All'} ${counts[f]}`);
      b.onclick = () => {
        chosen = +f;
        showFacets();
        facets.querySelector('[aria-pressed=true]').focus();
        show(STEP);
      };
      return b;
    }));
  }

  input.oninput = async () => {
    const now = ++turn;
    const typed = tokens(input.value);
    try {
      if (typed[0]) await open();
      const lists = (await Promise.all(typed.map(match))).flat();
      if (now !== turn) return;
      words = typed.flatMap((w) => [w, ...w.split(/[-_/:+@=]/)]).filter((w) => w[1]);
      hits = typed[0] ? score(lists) : [];
      chosen = 0;
      showFacets();
      await show(STEP);
    } catch {
      status.textContent = 'The index cannot be read. The page below lists all names.';
    }
  };
  async function grow() {
    const i = shown.length;
    await show(i + STEP);
    choose(i);
    input.focus();
  }
  input.onkeydown = (e) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (e.isComposing || !(step || e.key === 'Enter')) return;
    e.preventDefault();
    const n = shown.length, to = active + (step ?? 0);
    if (!step) list.children[Math.max(active, 0)]?.click();
    else if (to === n && !more.hidden) grow();
    else choose(to < 0 ? n - 1 : to % n);
  };
  more.onclick = grow;
  dialog.onclick = (e) => {
    if (e.target === dialog || e.target === close || (e.target.closest('[role=option]') && !(e.ctrlKey || e.metaKey || e.shiftKey))) dialog.close();
  };

  const style = make('link', { rel: 'stylesheet', href: link.dataset.style });
  const styled = new Promise((done) => { style.onload = style.onerror = done; });
  document.head.append(style);
  document.body.append(dialog);
  self.perfpressSearch.open = async () => {
    await styled;
    if (!dialog.open) dialog.showModal();
    input.select();
  };
})();
