// newer: adds to the note on an old page how the row that the URL names has changed, and repeats it
// above the row's table. Only pages with the note load it. In: data-newer of newer.mustache: ids of
// tables, each with the URL of the newest table of its kind, whose rows have ids with the same ends,
// and the URLs of the data of both.

(() => {
  'use strict';
  const { make, target, textOf } = self.perfpress;
  const MOST = 4, DIGITS = 6; // columns; digits of a number
  const note = document.querySelector('[data-newer]');
  const words = note.dataset.newer.trim().split(' ');
  const newest = new Map(words.flatMap((id, i) => (i % 4 ? [] : [[id, words.slice(i + 1, i + 4)]])));
  const line = note.appendChild(make('p', { role: 'status' }));
  const above = make('p', { className: 'newer' });
  const numberOf = (text) => parseFloat(text.replace('−', '-').replace(/[^\d.e-]/gi, ''));
  const headsOf = (table) => [...table.tHead?.rows[0]?.cells ?? []];
  const read = async (url) => (await fetch(`${url}.json`)).json();

  // Names of the columns in which more or less is better or, if none is known, of all figures.
  function results(table) {
    const facts = table.closest('.table-block').querySelector('.table-facts');
    const { c = [] } = facts ? JSON.parse(facts.textContent) : {};
    const heads = headsOf(table);
    const good = heads.filter((_, i) => /^[nrm][+-]/.test([c[i] ?? ''].flat()[0]));
    return (good.length ? good : heads.filter((head) => head.matches('.num'))).map(textOf);
  }

  // A row of data by the names of its columns, with numbers as before rounding; null without the row.
  // `given`: the column is not computed.
  function cellsOf({ ids, rows, columns }, id) {
    const row = rows[ids.indexOf(id)], cells = new Map();
    if (!row) return null;
    columns.forEach(({ name, of, steps }, i) => {
      const x = row[i] ?? '', text = typeof x === 'number' ? `${+x.toPrecision(DIGITS)}` : x;
      const number = typeof x === 'number' ? x : numberOf(x);
      if (!of) cells.set(name, { text, number, given: i > 0 && !steps });
      else if (cells.has(of)) Object.assign(cells.get(of), typeof x === 'number' ? { number } : { given: false }); // a link
    });
    return cells;
  }

  // "Cost $0.388 → $0.325 (−16.4%)" for each result that has changed, and what else is different.
  function changes(names, old, now) {
    const both = ([name]) => now.has(name) && old.get(name).text !== now.get(name).text;
    const pair = (name) => `${name} ${old.get(name).text} → ${now.get(name).text}`;
    const figures = names.filter((name) => old.has(name) && both([name])).flatMap((name) => {
      const change = (now.get(name).number / old.get(name).number - 1) * 100;
      return Number.isFinite(change) ? [`${pair(name)} (${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)}%)`] : [];
    });
    const given = [...old].filter(([name, cell]) => cell.given && !names.includes(name));
    const also = given.filter(both).map(([name]) => pair(name));
    const lost = given.map(([name]) => name).filter((name) => !now.has(name));
    return [...figures.slice(0, MOST), also[0] && `also changed: ${also.slice(0, MOST).join(', ')}`,
      lost[0] && `not stated any more: ${lost.slice(0, MOST).join(', ')}`].filter(Boolean);
  }

  async function show() {
    const row = target()?.closest('tbody > tr'), table = row?.closest('table');
    const [href, own, data] = newest.get(table?.id) ?? [];
    line.replaceChildren();
    above.remove();
    if (!href || !row.id.startsWith(table.id)) return;
    const [old, now] = await Promise.all([own, data].map(read));
    if (row !== target()?.closest('tbody > tr')) return;
    const [page, hash] = href.split('#');
    const id = decodeURIComponent(hash) + row.id.slice(table.id.length);
    const before = cellsOf(old, row.id), cells = cellsOf(now, id);
    const all = before && cells ? changes(results(table), before, cells) : [];
    line.replaceChildren(make('a', { href: cells ? `${page}#${encodeURIComponent(id)}` : href }, cells ? [...cells.values()][0].text : 'The newest figures'),
      !cells ? ' have no such row.' : all[0] ? ': ' : ': unchanged.', ...all.flatMap((text, i) => [i ? ' · ' : '', make('span', {}, text)]));
    above.replaceChildren(...line.cloneNode(true).childNodes);
    table.closest('.table-block').before(above);
  }

  const run = () => show().catch(() => line.replaceChildren()); // on file:, nothing can be read
  addEventListener('hashchange', run);
  run();
})();
