// search: the dialog that perfpress.js opens, and the reader of the index: gen/search/shard.h
// describes its files, gen/search/token.c how text is split. Nothing of it is loaded before
// something is typed.

(() => {
  'use strict';
  const { make } = self.perfpress;
  const { load, link } = self.perfpressSearch;
  const at = new URL(link.dataset.index, document.baseURI);
  const DENSE = /([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]+)/u;
  const PLAIN = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ı: 'i', ł: 'l' };
  // Weights: of a cell, text, key; runs of them; a caption, column, heading, title; text of a
  // section, a page.
  const WEIGHT = [3, 3, 6, 3, 3, 6, 6, 4, 8, 10, 1, 2];
  const FACETS = ['All', 'Pages', 'Sections', 'Tables', 'Numbers'];
  const [RUN, CAPTION, HEADING, TEXT, STEP] = [3, 6, 8, 10, 6];
  const GUIDE = 0.4; // of the weight, for pages of the guide
  const DOT = ' · ', JOINT = /[-_/:+@=]/;
  // Approximate bytes that a query may load, compressed; beyond them: parts of ids, similar words,
  // more hits.
  const BUDGET = 9.4e3, BLOCK = 3e3, HIT = 1300;
  const files = {};
  let index, starts, ends, names, left;

  // ---- the index ----

  const file = (name) => (files[name] ??= load(new URL(name, at).href).then(() => self.perfpressSearch));
  async function shard(kind, i) {
    const name = `s/${kind}${i}.${index[kind].substr(8 * i, 8)}.js`, known = files[name];
    const text = (await file(name))[kind + i];
    if (!known) left -= text.length * 0.6;
    return text;
  }

  function numbers(text) {
    const all = [];
    let n = 0, unit = 1;
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i), x = c - (c < 92 ? 35 : 40);
      n += x % 32 * unit;
      unit *= 32;
      if (x < 32) { all.push(n); n = 0; unit = 1; }
    }
    return all;
  }

  // Calls each(term, postings) for the entries of these shards.
  async function unpack(kind, these, each) {
    for (const text of await Promise.all(these.map((i) => shard(kind, i)))) {
      let last = '';
      for (const line of text.trimEnd().split('\n')) {
        const [term, postings] = (last.slice(0, line.charCodeAt(0) - 35) + line.slice(1)).split(' ');
        last = term;
        each(term, postings);
      }
    }
  }

  async function open() {
    let n = 0;
    index = (await file('index.js')).index;
    starts = index.starts.split(' ');
    names = index.facets.split('\n');
    ends = numbers(index.counts).map((k) => (n += k));
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

  // Whether words differ by a letter added, removed, replaced, or two letters
  // swapped.
  function near(a, b) {
    let i = 0;
    while (a[i] && a[i] === b[i]) i++;
    const x = a.slice(i), y = b.slice(i), z = x.slice(1), w = y.slice(1);
    return z === w || z === y || x === w || (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2));
  }

  // ---- terms: lists of [postings, how well they match] ----

  async function find(token, exact) {
    const found = [];
    const i = starts.findLastIndex((s) => s <= token);
    const prefix = !exact && (token[1] || token > '\u0e00');
    await unpack('t', prefix && starts[i + 1]?.startsWith(token) ? [i, i + 1] : [i], (term, postings) => {
      if (term === token) found.push([postings, exact ?? 1]);
      else if (prefix && term.startsWith(token)) found.push([postings, 0.3 + 0.4 * token.length / term.length]);
    });
    return found;
  }

  // Other spellings of a name: gpt2 for gpt-2, distilbert for distil-bert, llama-2 for llama2.
  const spellings = (token) => [token.replace(/(?<=\p{L})[-_](?=[\p{L}\d])/gu, ''), token.replace(/(?<=\p{L}{2})(?=\d)/gu, '-')];
  async function findAll(these) {
    const found = [];
    for (const s of new Set(these)) if (!found[0] || left > BLOCK) found.push(...(await find(s)).map(([postings, fits]) => [postings, s === these[0] ? fits : 0.9 * fits]));
    return found;
  }

  // A token itself, its parts, the longest first, or similar words if it consists mostly of
  // letters. Lists; a hit needs one term of each.
  async function match(token) {
    const n = Math.min(token.length, 14);
    let found = await findAll([token, ...spellings(token)]);
    const parts = token.split(/(?<!^\d+)\.|[-_/:+@=]/).filter((p) => p[1] || p > 0);
    if (!found[0] && parts[1]) {
      const all = [];
      for (const p of parts.sort((x, y) => y.length - x.length)) all.push(...left > BLOCK ? await match(p) : [[]]);
      return all;
    }
    if (!found[0] && left > BLOCK && n > 3 && token.split(/\d/).length * 3 < n + 7) {
      const words = [];
      await unpack('w', [n - 5, n - 4, n - 3].filter((k) => k >= 0 && k < 10), (w) => near(token, w) && words.push(w));
      found = (await Promise.all(words.slice(0, 6).map((w) => find(w, 0.4)))).flat();
    }
    return [found];
  }

  // ---- hits ----

  // The lists of all tokens. A name of two tokens is a term of both: gpt 2, distil bert.
  async function matchAll(typed) {
    const all = [];
    for (const t of typed) all.push(await match(t));
    for (let i = 1; i < all.length; i++) {
      const [a, b] = typed.slice(i - 1), pair = `${a}-${b}`;
      if (/\p{L}/u.test(a) && left > 0) for (const list of [...all[i - 1], ...all[i]]) list.push(...await findAll([pair, ...spellings(pair)]));
    }
    return all.flat();
  }

  // Documents pass their terms on to the documents inside them, tables to their rows in full, but a
  // hit needs a term of its own. The weight of a hit is the product of those of its terms.
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
            here[d] = Math.max(here[d], (own || name === 3 ? weight : weight / 4) * (d < index.guide ? 1 : GUIDE));
            if (own && weight > best[d]) [best[d], facet[d]] = [weight, name];
          }
        }
      }
      here.forEach((w, d) => { total[d] += w && Math.log(w); count[d] += w > 0; });
    }
    let most = 0;
    best.forEach((w, d) => { most = w ? Math.max(most, count[d]) : most; });
    whole = most === lists.length;
    return [...best.keys()].filter((d) => best[d] && count[d] === most).sort((x, y) => total[y] - total[x] || x - y).map((doc) => [doc, facet[doc]]);
  }

  // A document's line, with the last of each kind above it.
  async function read([doc]) {
    const i = ends.findIndex((end) => doc < end);
    let n = ends[i - 1] ?? 0;
    const line = { R: [] };
    for (const text of (await shard('d', i)).split('\n')) {
      const [letter, ...fields] = text.split('\t');
      const kind = letter.toUpperCase();
      if (kind === 'P') line.S = [];
      if (kind === 'P' || kind === 'S') line.T = [];
      line[kind] = fields.map((c, k) => (c === '=' && k && kind === 'R' ? line.R[k] : c));
      if (kind === letter && n++ === doc) return { ...line, kind };
    }
  }

  // ---- the dialog ----

  const input = make('input', { role: 'combobox', ariaLabel: 'Search', ariaExpanded: false, ariaAutoComplete: 'list', autocomplete: 'off', autocapitalize: 'off',
    spellcheck: false, enterKeyHint: 'go', placeholder: 'Model, instance, metric, number' });
  input.setAttribute('aria-controls', 'search-hits');
  const close = make('button', {}, 'Close');
  const facets = make('div', { className: 'search-facets', role: 'group', ariaLabel: 'Narrow', hidden: true });
  const list = make('div', { id: 'search-hits', role: 'listbox', ariaLabel: 'Hits', hidden: true });
  const more = make('button', { className: 'search-more', hidden: true }, 'More hits');
  const status = make('p', { className: 'search-status', role: 'status' });
  const dialog = make('dialog', { className: 'search-dialog', ariaLabel: 'Search' }, make('div', { className: 'search-line' }, input, close), facets, status,
    make('div', { className: 'search-body' }, list, more), make('p', { className: 'search-all' }, make('a', { href: link.href }, link.dataset.title)));
  let words = [], hits = [], shown = [], chosen = 0, turn = 0, active = -1, whole;

  // "Model · Seq/s 41.99 · Nodes 32": the cells that name the row, those that match, and
  // numbers.
  function rowTexts(T, R) {
    const cells = T.slice(2).map((c, i) => [c[0], c.slice(1), R[i + 1]]).filter((c) => c[2]);
    const of = (kind) => cells.filter((c) => c[0] === kind);
    const rest = cells.filter((c) => c[0] !== 'k');
    const some = [...rest.filter(([kind, name, text]) => words.some((w) => fold(kind === 'n' ? name + ' ' + text : text).includes(w))), ...of('n')];
    const first = [...new Set(some)].slice(0, 3);
    return [of('k').map((c) => c[2]).join(DOT), rest.filter((c) => first.includes(c)).map((c) => c[1] + ' ' + c[2]).join(DOT)];
  }

  function option({ kind, P, S, T, R }, i) {
    const id = { S: S[1], T: T[1], R: /^(-|$)/.test(R[0]) ? T[1] + R[0] : R[0] }[kind];
    const above = T[0] || S[0] || P[0];
    const texts = { P: [P[0], P[3]], S: [S[0], S[2]], T: [above, T.slice(2).map((c) => c.slice(1)).join(DOT)], R: rowTexts(T, R) }[kind];
    const found = words[0] && RegExp(`(${words.map((w) => w.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})`, 'i');
    const [title, text] = texts.map((s) => s.split(found).map((part, k) => (k % 2 ? make('mark', {}, part) : part)));
    const span = (name, ...children) => make('span', { className: 'hit-' + name }, ...children);
    return make('a', { role: 'option', id: 'search-hit-' + i, tabIndex: -1, className: 'hit-' + kind,
      href: new URL('../' + P[1].split('/').map(encodeURIComponent).join('/') + (id ? '#' + encodeURIComponent(id) : ''), at) },
    span('title', ...title), ' ', span('text', ...text), ' ', span('place', [...new Set([kind === 'R' && above, kind !== 'P' && P[0], P[2]])].filter(Boolean).join(' — ')));
  }

  function choose(i) {
    const now = list.children[active = i];
    for (const e of list.children) e.ariaSelected = e === now;
    now?.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', now?.id ?? '');
  }

  async function show(n) {
    const now = ++turn;
    const some = hits.filter((h) => !chosen || h[1] === chosen), k = some.length;
    const docs = await Promise.all(some.slice(0, n).map(read));
    if (now !== turn) return;
    shown = docs;
    list.replaceChildren(...docs.map(option));
    list.hidden = !k;
    more.hidden = n >= k;
    input.ariaExpanded = !!k;
    choose(-1);
    status.textContent = !words[0] ? '' : k ? `${k} hit${k > 1 ? 's' : ''}${whole ? '' : ', none with all words'}.` : 'No hits.';
  }

  input.oninput = async () => {
    const now = ++turn;
    const typed = tokens(input.value);
    const counts = {};
    try {
      left = BUDGET;
      if (typed[0] && !index) await open();
      const lists = await matchAll(typed);
      if (now !== turn) return;
      words = typed.flatMap((w) => [w, ...w.split(JOINT)]).filter((w) => w[1]);
      hits = typed[0] ? score(lists) : [];
      chosen = 0;
      for (const h of hits) for (const f of new Set([0, h[1]])) counts[f] = (counts[f] ?? 0) + 1;
      const top = Object.keys(counts).sort((x, y) => counts[y] - counts[x]).slice(0, 8);
      facets.hidden = !top[2];
      facets.replaceChildren(...top.map((f) => make('button', { value: f, ariaPressed: f === '0' }, `${FACETS[f] ?? names[f - 5]} ${counts[f]}`)));
      await show(Math.max(1, Math.min(STEP, left / HIT | 0)));
    } catch {
      status.textContent = 'The index cannot be read. The page below lists all names.';
    }
  };
  facets.onclick = ({ target }) => {
    if (target === facets) return;
    chosen = +target.value;
    for (const e of facets.children) e.ariaPressed = e === target;
    show(STEP);
  };
  more.onclick = async () => {
    const i = shown.length;
    await show(i + STEP);
    choose(i);
    input.focus();
  };
  input.onkeydown = (e) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 0 }[e.key], n = shown.length, to = active + step;
    if (e.isComposing || !(step + 1 >= 0)) return;
    e.preventDefault();
    if (!step) list.children[Math.max(active, 0)]?.click();
    else if (to === n && !more.hidden) more.click();
    else choose(to < 0 ? n - 1 : to % n);
  };
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
