// newer: adds to the note on an old page how the row that the URL names has changed. Only pages
// with the note load it. In: data-newer of newer.mustache: ids of tables, each followed by the URL
// of the newest table of its kind, whose rows have ids with the same ends.

(() => {
  'use strict';
  const { make, target, textOf } = self.perfpress;
  const MOST = 4; // columns
  const note = document.querySelector('[data-newer]');
  const words = note.dataset.newer.trim().split(' ');
  const newest = new Map(words.flatMap((id, i) => (i % 2 ? [] : [[id, new URL(words[i + 1], document.baseURI)]])));
  const line = note.appendChild(make('p', { role: 'status' }));
  const read = (url) => fetch(url).then((r) => r.text()).then((text) => new DOMParser().parseFromString(text, 'text/html'));
  const numberOf = (text) => parseFloat(text.replace('−', '-').replace(/[^\d.e-]/gi, ''));
  const headsOf = (table) => [...table.tHead?.rows[0]?.cells ?? []].map(textOf);

  // Indexes of the columns in which more or less is better or, if none is known, of all figures.
  function results(table) {
    const facts = table.closest('.table-block').querySelector('.table-facts');
    const { c = [] } = facts ? JSON.parse(facts.textContent) : {};
    const good = c.flatMap((kind, i) => (/[+-]/.test([kind].flat()[0]) ? [i] : []));
    return good.length ? good : headsOf(table).map((_, i) => i).filter((i) => table.tHead.rows[0].cells[i].matches('.num'));
  }

  function changes(row, now) {
    const table = row.closest('table');
    const [heads, there] = [table, now.closest('table')].map(headsOf);
    return results(table).flatMap((i) => {
      const cell = now.cells[there.indexOf(heads[i])];
      if (!cell) return [];
      const [x, y] = [row.cells[i], cell].map(textOf);
      const change = (numberOf(y) / numberOf(x) - 1) * 100;
      if (!Number.isFinite(change) || x === y) return [];
      return [`${heads[i]} ${x} → ${y} (${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)} %)`];
    }).slice(0, MOST);
  }

  async function show() {
    const row = target()?.closest('tbody > tr');
    const table = row?.closest('table');
    const url = newest.get(table?.id);
    line.replaceChildren();
    if (!url || !row.id.startsWith(table.id)) return;
    const id = decodeURIComponent(url.hash.slice(1)) + row.id.slice(table.id.length);
    const now = (await read(url)).getElementById(id);
    if (row !== target()?.closest('tbody > tr')) return;
    const name = make('a', { href: now ? `${url.pathname}#${encodeURIComponent(id)}` : url.href }, now ? textOf(now.cells[0]) : 'The newest figures');
    const all = now ? changes(row, now) : [];
    line.replaceChildren(name, !now ? ' have no such row.' : all[0] ? ': ' : ': unchanged.',
      ...all.flatMap((text, i) => [i ? ' · ' : '', make('span', {}, text)]));
  }

  const run = () => show().catch(() => line.replaceChildren()); // on file:, nothing can be read
  addEventListener('hashchange', run);
  run();
})();
