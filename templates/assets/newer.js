// newer: adds to the note on an old page how the row that the URL names has changed. Only pages
// with the note load it. In: data-newer of newer.mustache: ids of tables, each with the URL of the
// newest table of its kind, whose rows have ids with the same ends, and the URL of its data.

(() => {
  'use strict';
  const { make, target, textOf } = self.perfpress;
  const MOST = 4, DIGITS = 6; // columns; digits of a number
  const note = document.querySelector('[data-newer]');
  const words = note.dataset.newer.trim().split(' ');
  const newest = new Map(words.flatMap((id, i) => (i % 3 ? [] : [[id, words.slice(i + 1, i + 3)]])));
  const line = note.appendChild(make('p', { role: 'status' }));
  const numberOf = (text) => parseFloat(text.replace('−', '-').replace(/[^\d.e-]/gi, ''));
  const headsOf = (table) => [...table.tHead?.rows[0]?.cells ?? []];

  // Indexes of the columns in which more or less is better or, if none is known, of all figures.
  function results(table) {
    const facts = table.closest('.table-block').querySelector('.table-facts');
    const { c = [] } = facts ? JSON.parse(facts.textContent) : {};
    const good = c.flatMap((kind, i) => (/[+-]/.test([kind].flat()[0]) ? [i] : []));
    return good.length ? good : headsOf(table).flatMap((head, i) => (head.matches('.num') ? [i] : []));
  }

  // "Cost $0.388 → $0.325 (−16.2 %)" for each result that has changed.
  function changes(row, names, cells) {
    const table = row.closest('table'), heads = headsOf(table).map(textOf);
    return results(table).flatMap((i) => {
      const cell = cells[names.indexOf(heads[i])] ?? '';
      const x = textOf(row.cells[i]), y = typeof cell === 'number' ? `${+cell.toPrecision(DIGITS)}` : cell;
      const change = (numberOf(y) / numberOf(x) - 1) * 100;
      return !Number.isFinite(change) || x === y ? [] : [`${heads[i]} ${x} → ${y} (${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)} %)`];
    }).slice(0, MOST);
  }

  async function show() {
    const row = target()?.closest('tbody > tr'), table = row?.closest('table');
    const [href, data] = newest.get(table?.id) ?? [];
    line.replaceChildren();
    if (!href || !row.id.startsWith(table.id)) return;
    const { ids, rows, columns } = await (await fetch(`${data}.json`)).json();
    if (row !== target()?.closest('tbody > tr')) return;
    const [page, hash] = href.split('#');
    const id = decodeURIComponent(hash) + row.id.slice(table.id.length), cells = rows[ids.indexOf(id)];
    const all = cells ? changes(row, columns.map((c) => c.name), cells) : [];
    line.replaceChildren(make('a', { href: cells ? `${page}#${encodeURIComponent(id)}` : href }, cells ? `${cells[0]}` : 'The newest figures'),
      !cells ? ' have no such row.' : all[0] ? ': ' : ': unchanged.', ...all.flatMap((text, i) => [i ? ' · ' : '', make('span', {}, text)]));
  }

  const run = () => show().catch(() => line.replaceChildren()); // on file:, nothing can be read
  addEventListener('hashchange', run);
  run();
})();
