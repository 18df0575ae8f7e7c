// compare: shows two rows side by side: of one table, of two, or of two pages. tables.js loads it when a row is compared,
// or when the URL or the session has a row of another page: "PAGE.tables/TABLE~ROW", from the site's root. In: what
// tables.js knows of its tables; for rows of two tables, the JSON of both, which has units and sources of the columns.

(() => {
  'use strict';
  const { make, copy } = self.perfpress;
  const VERSION = 2, DIGITS = 6; // of the JSON; of a number
  const ROLES = ['Base', 'The other'];
  const PRICE = /[$€£¥]/;
  const html = document.documentElement;
  const link = document.querySelector('script[data-compare]');
  const styled = new Promise((done) => {
    document.head.append(make('link', { rel: 'stylesheet', href: link.dataset.compareStyle, onload: done, onerror: done }));
  });

  // ---- the data of a row ----

  const files = new Map(); // URL -> promise of its JSON
  async function load(url) {
    if (location.protocol === 'file:') throw new Error(url);
    const json = await (await fetch(url)).json();
    return json.version === VERSION ? json : Promise.reject(new Error(url));
  }
  const read = (url) => {
    if (!files.has(url)) files.set(url, load(url));
    return files.get(url);
  };

  // What "PAGE.tables/TABLE~ROW" names; null for what is not below the root.
  function placeOf(base, root) {
    const [, path, row] = /^(.+\.tables\/[^/~]+)~(.+)$/.exec(base) ?? [];
    const url = path && URL.canParse(`${path}.json`, root) ? new URL(`${path}.json`, root) : {};
    return url.href?.startsWith(root) && !url.search && !url.hash
      ? { row, path, url: url.href, page: url.href.replace(/\.tables\/[^/]*$/, '.html') } : null;
  }

  // ('Latency (ms)', 'P99') is the name of a column with two header rows.
  const plain = (name) => (/^\(.*,.*\)$/.test(name) ? (name.match(/'(\\.|[^'\\])*'|"[^"]*"/g) ?? [name]).map((s) => s.slice(1, -1)).join(' ').trim() : name);
  const textOf = (v) => (v === null || v === '' ? '–' : typeof v === 'number' && !Number.isInteger(v) ? `${+v.toPrecision(DIGITS)}` : `${v}`.replace(/\s+/g, ' ').trim());
  const slug = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

  // The number of a cell before it was rounded.
  function numberOf(json, r, i) {
    const { steps = [], name, field = name } = json.columns[i];
    const further = json.columns.findIndex((c) => c.of === field && /\(number\)( \d+)?$/.test(c.name));
    let step = steps[0];
    for (let n = 0; step && /^(rounding|type)$/.test(step.role) && n < steps.length; n++) step = step.parts?.length === 1 ? steps[step.parts[0].step] : null;
    const { values_of: there, values = there && json.columns[there.column]?.steps?.[there.step]?.values } = step ?? {};
    const exact = step === steps[0] ? null : values?.[r];
    return [exact, json.rows[r][further < 0 ? i : further]].find((x) => typeof x === 'number') ?? NaN;
  }

  // The row's columns by name; null if the table has lost the row.
  function rowOf(json, place) {
    const r = json.ids.indexOf(place.row);
    if (r < 0) return null;
    const columns = new Map();
    json.columns.forEach((c, i) => {
      if (c.of !== undefined) return;
      let name = plain(c.name);
      while (columns.has(name)) name += '*';
      const prices = (c.steps ?? []).filter((s) => s.role === 'csv' && PRICE.test(s.unit))
        .map((s) => [s.column, s.source || s.file, s.as_of && `as of ${s.as_of}`].filter(Boolean).join(', '));
      const text = textOf(json.rows[r][i]);
      columns.set(name, { name, text, unit: c.unit ?? '', number: numberOf(json, r, i),
        prices: PRICE.test(c.unit ?? text) ? [...new Set(prices)].sort().join('; ') || 'not stated' : '' });
    });
    // The id has the cells that tell rows apart.
    const parts = [];
    let rest = `${place.row.slice(json.id.length + 1)}-`;
    for (let found = true; found;) {
      found = [...columns.values()].find((c) => !parts.includes(c.text) && rest.startsWith(`${slug(c.text)}-`) && slug(c.text));
      if (!found) break;
      parts.push(found.text);
      rest = rest.slice(slug(found.text).length + 1);
    }
    const name = parts.join(', ') || textOf(json.rows[r][0]);
    const where = [json.title, json.page_title ?? json.page, json.date && `data as of ${json.date}`].filter(Boolean).join('; ');
    return { name, columns, title: json.title, date: json.date, where, href: `${place.page}#${encodeURIComponent(place.row)}`, page: json.page };
  }

  // ---- two rows ----

  // Why the numbers of two columns have no ratio; cells without a unit of the column may state one.
  function unlike(a, b) {
    const own = (c) => c.text.replace(/[\d.,\s+−-]|e(?=[+-]?\d)/gi, '');
    const [x, y] = a.unit || b.unit ? [a.unit, b.unit] : [own(a), own(b)];
    return x === y ? '' : `other unit: ${[x, y].map((u) => u || 'none stated').join(', ')}`;
  }

  // Compares b, of table t, with a. Returns lines of cells, the last a ratio or words.
  function compared(a, b, t) {
    const lines = [], same = [], prices = new Set();
    const set = t.columns.filter((c) => c.box && c.isSet() && b.columns.has(c.name) && (a.columns.get(c.name)?.text ?? b.columns.get(c.name).text) !== b.columns.get(c.name).text).map((c) => c.name);
    for (const [name, y] of b.columns) {
      const x = a.columns.get(name), own = t.columns.find((c) => c.name === name);
      if (!x || (own && !own.box && a.name.includes(x.text) && b.name.includes(y.text))) continue;
      const unit = Number.isFinite(x.number) && Number.isFinite(y.number) ? unlike(x, y) : '';
      const other = x.prices && (x.prices !== y.prices || x.prices === 'not stated');
      const fact = { ...own, box: true, number: true, better: own?.better ?? '', exact: () => [y.number], texts: () => [y.text] };
      const ratio = unit ? '' : t.ratio(fact, 0, { number: true, exact: () => [x.number] }, 0, !set[0]);
      const note = unit || (other && (x.prices === y.prices ? 'prices not stated' : 'other prices'));
      if (x.text === y.text && !note && !(x.number < y.number || x.number > y.number)) same.push(`${name} ${y.text}`);
      else lines.push([name, x.text, y.text, ratio, note || '']);
      if (x.prices || y.prices) prices.add(x.prices === y.prices ? `Prices of both: ${x.prices}` : `${name}, prices of the base: ${x.prices || 'none'}; of the other: ${y.prices || 'none'}`);
    }
    const only = (c, d) => [...c.columns.values()].filter((x) => !d.columns.has(x.name)).map((x) => `${x.name} ${x.text}`);
    const notes = [['The same in both', same], ['Only of the base', only(a, b)], ['Only of the other', only(b, a)]].filter(([, list]) => list[0])
      .map(([head, list]) => `${head}: ${list.join(' · ')}`);
    return { lines, notes: [...set[0] ? [`No verdict, since the runs differ in ${set.join(', ')}`] : [], ...notes, ...prices] };
  }

  // The published address of a row.
  function addressOf(row, here) {
    const canonical = document.querySelector('[rel=canonical]')?.href;
    return canonical?.endsWith(here.page) ? canonical.slice(0, -here.page.length) + row.page + new URL(row.href).hash : row.href;
  }

  // A table of what differs: a line of headers, then lines of a name, two cells and what the second is against the first.
  const tableOf = (head, lines) => make('table', {}, make('caption', {}, 'What differs'), make('tbody', {}, ...[['', ...head, ['against the base']], ...lines].map((line, y) =>
    make('tr', {}, ...line.map((cell, x) => make(cell !== '' && !(x && y) ? 'th' : 'td', {}, ...[cell].flat()))))));

  // Rows a of table `from` and b of table t, on this page, as the tables show them.
  function texts(from, a, t, b) {
    const set = t.settings(b, from, a);
    const head = (x, r, ...more) => make('th', {}, x.nameOf(r), ...more, from === t ? '' : make('small', {}, ` ${x.label}`));
    return make('table', {}, make('caption', {}, `What differs${set[0] ? `; no verdict, since the runs differ in ${set.join(', ')}` : ''}`),
      make('tbody', {}, make('tr', {}, make('td'), head(from, a, ' (base)'), head(t, b), make('th', {}, 'against the base')),
        ...t.pairs(b, from, a).filter(([c]) => c.box).map(([c, d]) => make('tr', {}, make('th', {}, c.name), from.cellOf(d, a), t.cellOf(c, b), make('td', {}, t.ratio(c, b, d, a, !set[0]))))));
  }

  // Rows a and b, of table t, with what their data say.
  function view(a, b, t) {
    const { lines, notes } = compared(a, b, t);
    const short = (row) => (a.page === b.page ? row.title : a.date !== b.date ? row.date : row.page) || row.page; // tells the rows apart
    const names = [`${a.name} (base)`, b.name], places = [a, b].map((row) => addressOf(row, b));
    const sources = [a, b].map((row, i) => `${ROLES[i]}: ${row.name}; ${row.where}`);
    const button = make('button', { type: 'button', className: 'held-copy' }, 'Copy for a spreadsheet');
    button.onclick = async () => {
      const text = [['', ...names, 'against the base'], ...lines.map(([name, x, y, ratio, note]) => [name, x, y, [ratio.textContent, note].filter(Boolean).join('; ')]),
        [], ...notes.map((s) => [s]), ...sources.map((s, i) => ['Source', `${s}; ${places[i]}`])];
      t.show(await copy(text.map((line) => line.join('\t')).join('\n')) ? `copied: ${lines.length} lines` : 'not copied');
    };
    return [tableOf([a, b].map((row, i) => [names[i], ' ', make('small', {}, short(row))]), lines.map(([name, x, y, ratio, note]) => [name, x, y, [ratio, note && make('small', { className: 'unlike' }, note)]])),
      ...lines[0] ? [] : [make('p', {}, 'No column of both differs.')], ...notes.map((s) => make('p', {}, s)),
      ...[a, b].map((row, i) => make('p', {}, `${ROLES[i]}: `, make('a', { href: row.href }, row.name), `; ${row.where}`, make('span', { className: 'print-only' }, ` ${places[i]}`))), button];
  }

  const dataOf = async (at, root) => {
    const place = placeOf(at, root);
    return rowOf(await read(place.url), place);
  };

  // Scrolls until the rows side by side do not lie over `row`, where the focus is.
  function uncover(row, { block, versus }) {
    if (!versus.firstChild || !row || !block.contains(row) || versus.contains(row)) return;
    const rest = innerHeight - (parseFloat(getComputedStyle(versus).bottom) || 0) - versus.offsetHeight;
    const over = row.getBoundingClientRect().bottom - Math.min(rest, versus.getBoundingClientRect().top);
    if (over > 0) scrollBy({ top: over, behavior: 'instant' });
  }

  // Shows below table t its row beside the row of another page, or else the other row of the table or of another table.
  self.perfpress.versus = async (page, t) => {
    const [base, other] = t.pins(), { tables, row, root } = page;
    const from = other >= 0 ? t : tables.find((x) => x !== t && x.pins()[0] >= 0);
    const key = base >= 0 ? [row?.href, t.place(), !row && from && [from.place(), other]].join() : '';
    if (!t.versus) t.block.querySelector('.table-scroll').after(t.versus = make('div', { className: 'versus', role: 'group', ariaLabel: `What differs: ${t.label}`, tabIndex: 0 }));
    if (t.key === key && t.versus.firstChild) return;
    if (key) tables.forEach((x) => { if (x !== t) { x.key = ''; x.versus?.replaceChildren(); } });
    t.key = key;
    let found = [];
    if (key && (row || from)) {
      await styled;
      const plainly = () => texts(from, from.pins()[0], t, other ?? base);
      try {
        found = row ? view(row, await dataOf(t.place(), root), t) : [plainly()];
      } catch {
        found = [row ? make('p', {}, `The data of this table cannot be read, so the row is not compared with ${row.name}.`) : plainly()];
      }
    }
    if (t.key !== key) return;
    t.versus.replaceChildren(...found);
    uncover(document.activeElement.closest('tbody tr'), t);
  };

  // ---- the row that is held ----

  // Puts the row into the URL, or takes it out.
  function address(base) {
    const url = new URL(location);
    if (base) url.searchParams.set('base', base);
    else url.searchParams.delete('base');
    try { if (url.href !== location.href) history.replaceState(null, '', url); } catch { /* not for this address */ }
  }

  const said = make('p', { role: 'status' });
  const bar = make('section', { className: 'held visually-hidden', ariaLabel: 'Row of another page' }, said);
  const grown = new ResizeObserver(() => html.style.setProperty('--held', `${bar.offsetHeight}px`));

  // Holds the row that `base` names, or none. On file: only a URL can ask for it, since nothing can be read.
  const asked = () => new URLSearchParams(location.search).get('base') ?? '';
  self.perfpress.compare = async (base, page) => {
    base ||= '';
    const { root, tables } = page;
    const place = base && placeOf(base, root);
    const own = place && tables.find((t) => t.data === place.path && t.rows.some((row) => row.id === place.row));
    if (location.protocol === 'file:' && base !== asked()) return;
    onpopstate = () => { if (asked() !== page.base) self.perfpress.compare(asked(), page); };
    if (own) { // of this page
      address();
      if (!own.pins().some((r) => own.rows[r].id === place.row)) own.pin(place.row);
      return;
    }
    page.base = base;
    page.row = null;
    address(base);
    const finish = (...words) => {
      if (page.base !== base) return;
      said.replaceChildren(...words);
      bar.classList.toggle('visually-hidden', !base);
      html.classList.toggle('holding', !!base);
      bar.querySelector('button')?.remove();
      if (base) bar.append(make('button', { type: 'button', onclick: () => {
        self.perfpress.compare('', page);
        document.getElementById('main_').focus({ preventScroll: true });
      } }, 'Let go'));
      tables.forEach((t) => t.pins()[0] >= 0 && t.show());
    };
    document.getElementById('main_').prepend(bar);
    grown.observe(bar);
    await styled;
    if (!base) return finish('The row of the other page is let go.');
    if (!place) return finish('The address names no row of this site to compare with.');
    let row;
    try {
      row = rowOf(await read(place.url), place);
    } catch {
      return finish('The row of another page cannot be read: ', location.protocol === 'file:' ? 'open the site on a web server.' : 'its table has moved or is gone.');
    }
    if (!row) return finish('The row to compare with is gone from ', make('a', { href: place.page }, 'its page'), '.');
    if (page.base === base) page.row = row;
    finish('Comparing with ', make('a', { href: row.href }, row.name), `, ${row.where}.`, make('span', {}, ' Choose a row by its +.'));
  };
})();
