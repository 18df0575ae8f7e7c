// tables: sorts, filters, compares, copies and shares the tables of a page. In:
// the markup of table.mustache, and beside each table the facts that its text
// does not show (script.table-facts; described in gen/render/html_tools.c, which
// writes them). The rows remain the same nodes. The tools are a form, whose
// fields are the view; those that differ from their defaults are in the URL.

(() => {
  'use strict';
  const MISSING = /^(-{0,2}|[–—]|nan)$/i; // of texts; gen/frame/numeral.h
  const LARGE = 250; // rows: of more than these only the first are shown,
  const STEP = 40; // so many, and twice as many more when the reader comes to the end
  const WIDE = matchMedia('(width > 640px)');
  const NOISE = 0.005; // a smaller difference is neither better nor worse
  // Where a filter's word may begin, as in the site's search (gen/search/token.c): at the beginning of a word or number;
  // in a word, at a capital and after a digit; anywhere in scripts without spaces.
  const BEGINNING = /(?<![\p{L}\p{N}]|\b\d+[.,])|(?![\p{L}\p{N}])|(?<=\d)(?=\p{L})|(?<=\p{Ll})(?=\p{Lu})|(?=[\u0e00-\u{10ffff}])/uy;
  const { make, copy, target, open, rove, addToRow, textOf, nameOfTable, isOf, toTools, load } = self.perfpress;
  const button = (text, onclick, props) => make('button', { type: 'button', onclick, ...props }, text);
  // Keeps what f returns until the cells of some table change.
  let epoch = 0;
  const once = (f, at, kept) => () => (at === epoch ? kept : (at = epoch, kept = f()));
  // Browsers show a list's numbers as text: a cell `5.` would become an item.
  const said = (cell) => [...cell.querySelectorAll('ol')].map((list) => `${list.start}.`).concat(textOf(cell)).join(' ').trim();
  const set = (field, value) => {
    field.value = value;
    if (field.selectedIndex < 0) field.selectedIndex = 0; // a menu without the value
  };
  const parts = (field) => field.value.split('~').filter(Boolean);
  const hasWord = (word, text, low, from = 0) => {
    const at = BEGINNING.lastIndex = low.indexOf(word, from);
    return at >= 0 && (BEGINNING.test(text) || hasWord(word, text, low, at + 1));
  };

  const tables = []; // with tools
  const groups = new Map(); // set of tabs -> the tables in it, which share their filters and sorts
  const script = document.currentScript;
  // What compare.js knows: the site's root, the tables, and the row of another page that rows are compared with.
  const page = { root: new URL('..', script.src).href, tables, base: '', note: '' };
  self.perfpress.page = page;
  let loaded; // compare.js
  const lazy = () => (loaded ??= load(script.dataset.compare));
  let landed = location.hash; // whether the page shows what its address names
  // The table of a row that is gone: of those whose ids begin the row's, the one with the longest.
  const bereft = landed && !target() && [...document.querySelectorAll('.df-table')].filter((t) => decodeURI(landed).startsWith(`#${t.id}-`)).sort((a, b) => b.id.length - a.id.length)[0];

  const enhance = (facts) => {
    const block = facts.parentElement;
    const table = block.querySelector('table');
    const body = table.tBodies[0];
    const scroll = block.querySelector('.table-scroll');
    const prefix = `${table.id === 'w' ? 'w_' : table.id}.`; // "w." begins prices (whatif.js)
    const label = nameOfTable(table);
    const tool = (text, onclick, props) => button(text, onclick, { ariaLabel: `${text}, ${label}`, ...props });
    const rows = [...body.rows];
    const cols = table.querySelectorAll('col');
    const toggle = block.querySelector('.same-toggle');
    const { c: kinds, d: date, s: source, h, v: slots = [], x: examples = {} } = JSON.parse(facts.textContent);
    const heads = table.tHead.querySelectorAll(':scope > tr > *');
    const columns = [];
    // Hidden rows of a large table are detached: they cost no style.
    const rest = rows[LARGE] && table.appendChild(make('tbody', { hidden: true }));
    let limit = STEP, found, clicked, byKey;

    // ---- the columns ----

    kinds.forEach((facts, i) => {
      const [[type, better], ...list] = [].concat(facts);
      const cells = (h ? h[i] : [i]).map((k) => heads[k]);
      const title = [...new Set(cells)].map(textOf).filter(Boolean).join(' ');
      const head = cells.findLast(textOf) ?? cells[0]; // sorts; those above may be of more columns
      const number = /[nrm]/.test(type);
      const texts = once(() => rows.map((row) => said(row.cells[i])));
      const numbers = once(() => texts().map((s) => parseFloat(s.replace('−', '-').replace(/[^\d.e-]/gi, ''))));
      let name = title || `${i + 1}`;
      while (columns.some((c) => c.name === name)) name += '*';
      const c = {
        type, kind: type, list, published: list, texts, i, cells, better, number, title, head, numbers, name,
        low: once(() => texts().map((s) => s.toLowerCase())),
        keys: once(() => (c.list.length && c.type !== 'r' ? c.list
          : texts().map((s, r) => (MISSING.test(s) ? null : number ? numbers()[r] : s)))),
        exact: once(() => (texts(), c.list.length ? c.list : numbers())), // texts have no ratios
        // what shows and hides the column; a row's name is always there
        box: isOf(head, 'same') ? toggle : i && !rows[0].cells[i].scope
          && make('input', { type: 'checkbox', name: `hide.${name}`, defaultChecked: true }),
      };
      columns.push(c);
    });
    // Settings of a run: texts that do not name it, and whole numbers of which neither more nor less is better.
    columns.forEach((c) => {
      c.isSet = once(() => !c.better?.match(/[+-]/) && (c.type === 't' ? c.box : /[nm]/.test(c.type) && c.numbers().every((x) => !(x % 1))));
    });
    const varied = columns.filter((c) => c.box !== toggle);
    const isSeen = (c) => !c.box || c.box.checked;
    const alsoOf = (r) => rows[r]?.querySelector('[data-also]')?.dataset.also.split(' · ') ?? [];
    const nameOf = (r) => [...new Set([...columns.filter((c) => !c.box).map((c) => c.texts()[r]), ...alsoOf(r)])].filter(Boolean).join(', ');
    // Columns that distinguish rows of the same name; and the first one that is shown, which begins the rows.
    const distinct = once(() => {
      const also = rows.map((_, r) => alsoOf(r));
      return columns.filter((c) => c.box && also.some((list, r) => [c.texts()[r], `${c.name} ${c.texts()[r]}`].some((s) => list.includes(s))));
    });
    const lead = varied[0];

    // ---- the view ----

    const sorts = () => parts(sort).map((s) => [columns.find((c) => c.name === s.slice(1)), s[0] === '-']).filter((s) => s[0]);
    const keyOf = (r) => rows[r].id || `${r}`;
    const pins = () => parts(pinned).map((key) => rows.findIndex((_, r) => keyOf(r) === key)).filter((r) => rows[r]);
    const changed = () => [...form.elements].filter((e) => e.name && (e.type === 'checkbox' ? e.checked !== e.defaultChecked : e.value));

    // The columns that both tables have, and in which row r differs from row a of the other.
    const pairs = (r, from, a) => columns.map((c) => [c, from.columns.find((d) => d.name === c.name)]).filter(([c, d]) => d && c.texts()[r] !== d.texts()[a]);
    const settings = (r, from, a) => pairs(r, from, a).flatMap(([c]) => (c.isSet() ? c.name : []));

    // How a number compares with that of the base, which may be in another table: "3.09× better", "32.1% cheaper". Without
    // a verdict, if the runs are not alike.
    const ratio = (c, r, d, base, alike = true) => {
      const x = c.exact()[r] / d.exact()[base];
      if (!c.box || !c.number || !d.number || !(x > 0 && x < Infinity)) return '';
      const text = c.texts()[r];
      const size = Math.max(x, 1 / x);
      const percent = (100 * Math.abs(x - 1)).toFixed(1);
      const verdict = alike && Math.abs(x - 1) > NOISE && /[+-]/.test(c.better) ? x > 1 === (c.better === '+') ? 'good' : 'bad' : '';
      const word = /[$€£]/.test(text) ? x < 1 ? 'cheaper' : 'dearer' : { good: 'better', bad: 'worse' }[verdict] ?? (x < 1 ? 'less' : 'more');
      return x === 1 || text === d.texts?.()[base] ? make('small', { className: 'ratio' }, 'same') : make('small', { className: `ratio ${verdict}` },
        `${size < 1.5 ? `${percent > 0 ? percent : 'under 0.1'}%` : `${size < 1000 ? size.toPrecision(3) : size.toFixed()}×`} ${word}`);
    };

    // A cell as the table shows it.
    const cellOf = (c, r) => {
      const from = rows[r].cells[c.i];
      const cell = make('td', { className: isOf(from, 'num') ? 'num' : '' }, ...from.cloneNode(true).childNodes);
      cell.querySelectorAll('.ratio, [role=doc-noteref]').forEach((e) => e.remove());
      cell.querySelectorAll('[id]').forEach((e) => e.removeAttribute('id'));
      return cell;
    };
    // The number of rows, if some are filtered out, or `all`; the filters; the hidden columns.
    const view = (all) => [all ?? (found.length < rows.length && `${found.length} of ${rows.length} rows`),
      ...changed().map((e) => (e === search ? `with "${e.value}"` : e.test ? `${e.what} ${e.value}` : e.name.startsWith('hide.') && `without ${e.name.slice(5)}`))].filter(Boolean).join(', ');

    const show = (note) => {
      const by = sorts();
      const chosen = pins();
      const [base, other] = chosen;
      const { row: held } = page;
      const compared = base >= 0;
      const first = (r) => chosen.includes(r);
      const tests = changed().filter((e) => e.test);
      const focus = document.activeElement;
      table.querySelectorAll('.ratio').forEach((e) => e.remove());
      // Missing cells come last in both directions.
      const order = rows.map((_, r) => r).sort((a, b) => {
        const top = compared && first(b) - first(a);
        if (top) return top;
        for (const [c, down] of by) {
          const x = c.keys()[a];
          const y = c.keys()[b];
          if (x !== y) return (x === null) - (y === null) || (x < y === down ? 1 : -1);
        }
        return a - b;
      });
      found = order.filter((r) => first(r) || tests.every((e) => e.test(e.value, r)));
      const shown = new Set(found);
      const moved = rest ? found.slice(0, limit) : order;
      rest?.append(...body.rows);
      rows.forEach((row, r) => { row.hidden = !shown.has(r); });
      body.prepend(...moved.map((r) => rows[r]));
      if (document.activeElement !== focus) focus.focus({ preventScroll: true });
      block.classList.toggle('filtered', found.length < rows.length);
      more.hidden = !rest || found.length <= limit;
      none.hidden = found.length;

      columns.forEach((c) => {
        const at = by.findIndex(([k]) => k === c);
        const hide = !isSeen(c);
        c.head.ariaSort = at ? null : by[0][1] ? 'descending' : 'ascending';
        c.head.dataset.then = at > 0 ? by[at][1] ? '▼' : '▲' : '';
        if (rows[0].cells[c.i].hidden !== hide) [...rows.map((row) => row.cells[c.i]), cols[c.i] || {}].forEach((e) => { e.hidden = hide; });
      });
      table.classList.toggle('also', columns.some((c) => c.box !== toggle && !isSeen(c)) && distinct().some((c) => !isSeen(c)));
      heads.forEach((e) => {
        const n = columns.filter((c) => isSeen(c) && c.cells.includes(e)).length;
        e.hidden = !n;
        if (n && e.colSpan !== n) e.colSpan = n;
      });

      moved.forEach((r) => {
        const cells = rows[r].cells;
        cells[0].pin ??= addToRow(cells[0], button('', () => pin(keyOf(r)), { className: 'pin', title: 'Compare', ariaLabel: `Compare with ${nameOf(r)}, ${label}` }));
        cells[0].pin.ariaPressed = first(r);
        rows[r].classList.toggle('pinned', first(r));
        rows[r].classList.toggle('base', r === base && !held);
        if (compared && r !== base && !held) {
          const alike = !settings(r, me, base)[0];
          columns.forEach((c) => {
            const e = ratio(c, r, c, base, alike);
            if (e) cells[c.i].append(e);
          });
        }
      });
      rove(block);
      if (compared || me.versus?.firstChild) lazy().then(() => self.perfpress.versus(page, me)).catch(() => {});

      const same = columns.filter((c) => c.box === toggle && !isSeen(c)).length;
      const seen = columns.filter(isSeen).length;
      scroll.ariaLabel = scroll.ariaLabel?.replace(/\d+ columns?( \(\d+ the same\))?$/, `${seen} column${seen === 1 ? '' : 's'}${same ? ` (${same} the same)` : ''}`) ?? null;
      status.textContent = [view(), ...found.length ? [] : group.filter((t) => t.found()).map((t) => `${t.found()} in ${t.label}`),
        ...by.map(([c, down], i) => `${i ? 'then ' : ''}by ${c.name}, ${(c.number ? ['lowest', 'highest'] : c.better ? ['oldest', 'newest'] : 'AZ')[+down]} first`),
        compared && `compared with ${held?.name ?? nameOf(base)}`, note].filter(Boolean).join(', ');
      reset.hidden = !changed()[0];
    };

    // ---- the view and the address ----

    const own = () => [...new URLSearchParams(location.search)].filter(([k]) => k.startsWith(prefix));
    // Returns what the table does not have.
    const read = () => own().reduce((note, [k, v]) => {
      const name = k.slice(prefix.length);
      const e = form.elements.namedItem(name);
      if (!e) return `no column ${name.slice(name.indexOf('.') + 1)}`;
      e.checked = !e.defaultChecked;
      if (e.value !== v) set(e, v);
      const lost = e === sort && !sorts()[0] ? 'column' : e === pinned && !pins().length ? 'row' : e.value ? '' : e.what;
      return lost ? `no ${lost} ${v}` : note;
    }, bereft === table && `no row ${decodeURI(landed).slice(table.id.length + 2)}`);
    let written = `${own()}`, gone; // what read() has returned, until a filter changes
    const write = () => {
      const url = new URL(location);
      own().forEach(([k]) => url.searchParams.delete(k));
      changed().forEach((e) => url.searchParams.set(prefix + e.name, e.value));
      const at = rows.indexOf(target());
      url.hash = found.includes(at) ? rows[at].id : table.id;
      try { history.replaceState(null, '', url); } catch { /* not for this address */ }
      written = `${own()}`;
    };
    const update = (note = gone) => {
      show(note);
      write();
    };
    // Starts at the first result, with keys as well.
    const rewind = () => {
      limit = STEP;
      [1, 2].forEach((i) => { delete block.stops[i]; });
    };
    // Filters and sorts, in all tables of a set of tabs.
    const restart = () => {
      gone = '';
      rewind();
      group.forEach((t) => t.take(form));
      update();
      group.forEach((t) => t.found() || t.show());
    };
    addEventListener('popstate', () => {
      if (`${own()}` === written) return;
      form.reset();
      gone = read();
      written = `${own()}`;
      show(gone);
    });

    // ---- how columns were computed ----

    // The example of an explanation is the row that was last clicked, or else
    // the one that is compared, or else the first that is shown.
    const values = slots.map((list) => list.split('\t'));
    const explain = (panel) => {
      const at = examples[panel.id.replace(/\D/g, '')] ?? [];
      const texts = (r) => at.map((i) => (i < 0 ? columns[-1 - i].texts() : values[i])[r]);
      const shown = (i, r) => (i < 0 ? [...cellOf(columns[-1 - i], r).childNodes] : [values[i][r]]);
      const r = [clicked, ...pins(), ...found].find((row) => found.includes(row) && texts(row).every(Boolean));
      if (r >= 0) panel.querySelectorAll('dt > i, dd > i').forEach((e, i) => e.replaceChildren(...i ? shown(at[i - 1], r) : [nameOf(r) || r + 1]));
    };
    const panels = block.querySelectorAll('.how-panel');
    panels.forEach((panel) => panel.addEventListener('beforetoggle', () => explain(panel)));
    addEventListener('beforeprint', () => panels.forEach(explain));
    body.addEventListener('click', (e) => { clicked = rows.indexOf(e.target.closest('tr')); });

    // ---- what readers do ----

    const pin = (key) => {
      const now = parts(pinned);
      pinned.value = (now.includes(key) ? now.filter((k) => k !== key) : [...now.slice(0, page.row ? 0 : 1), key]).join('~');
      update();
    };

    // A click sorts in the useful direction, the next one in the other, a third
    // restores the author's order; Shift sorts rows that are equal so far.
    const sortBy = (c, add) => {
      const now = parts(sort);
      const ways = [...c.better === '+' ? '-+' : '+-'].map((way) => way + c.name);
      const at = now.findIndex((s) => ways.includes(s));
      const next = ways[(add || !now[1] ? ways.indexOf(now[at]) : -1) + 1];
      now[at < 0 ? now.length : at] = next;
      sort.value = (add ? now : [next]).filter(Boolean).join('~');
      restart();
    };
    columns.forEach((c) => {
      const box = c.head.querySelector(':scope > span[id]') ?? c.head;
      const link = box.querySelector('a');
      const sorter = button('', (e) => sortBy(c, e.shiftKey), { className: 'sort', ariaLabel: `Sort by ${c.name}, ${label}` });
      if (!textOf(box) || c.type === 's' || !rows[1]) return;
      c.head.removeAttribute('aria-labelledby');
      c.head.ariaLabel = textOf(box); // without the button's
      if (!link) sorter.append(...box.childNodes);
      box.append(sorter);
    });

    const copies = (what, text) => button(what, async () => {
      const [all, told] = [].concat(text());
      show(`${await copy(all) ? 'copied' : 'not copied'}: ${told ?? all}`);
    });
    const cited = (what, id) => [label, what, page.note, document.title, source, date && `data as of ${date}`, address(id),
      document.querySelector('[name=generator]')?.content].filter(Boolean).join('; ');
    // The columns that are seen, then those that are the same in all rows; below, where they are from.
    const grid = (line, head, end) => () => {
      const lists = [...columns.filter(isSeen), ...columns.filter((c) => c.box === toggle && !isSeen(c))].filter((c) => c.type !== 's')
        .map((c) => [...head(c), ...found.map((r) => c.texts()[r])]);
      const size = `${found.length} row${found.length === 1 ? '' : 's'} × ${lists.length} columns`;
      return [[...page.note ? [page.note, ''] : [], ...lists[0].map((_, i) => line(lists.map((list) => list[i]))), '', end + cited(view(size), table.id)].join('\n'), size];
    };
    const cites = () => (pins()[0] >= 0 ? pins() : [rows.indexOf(target())].filter((r) => r >= 0));
    const address = (id = rows[cites()[0]]?.id || table.id) => {
      const url = new URL(document.querySelector('[rel=canonical]')?.href || location);
      url.search = location.search;
      url.hash = id;
      return url.href;
    };

    // ---- the tools ----

    const menus = varied.map((c) => {
      const values = c.number ? [] : [...new Set(c.texts())].filter((s) => !MISSING.test(s));
      return values[1] && !values[8] && values.length < rows.length && make('select', { name: `is.${c.name}`, what: c.name, ariaLabel: `${c.name}, ${label}`, test: (v, r) => c.texts()[r] === v },
        make('option', { value: '' }, `${c.name}: all`), ...values.map((v) => make('option', {}, v)));
    }).filter(Boolean);
    // The limit on the worse side is the more usual one, and comes first.
    const sides = [['min', 'at least', 1], ['max', 'at most', -1]];
    const limits = varied.filter((c) => /[nr]/.test(c.type) && c.better).map((c) => make('p', {}, `${c.name} `,
      ...(c.better === '-' ? sides.toReversed() : sides).map(([part, hint, way]) => make('input', { type: 'number', step: 'any', name: `${part}.${c.name}`,
        placeholder: hint, what: `${c.name} ${hint}`, ariaLabel: `${c.name} ${hint}, ${label}`, test: (v, r) => way * (c.numbers()[r] - v) >= 0 }))));
    const panel = (text, ...kids) => {
      const box = make('div', { id: prefix + text[2], className: 'tools-panel', popover: 'auto' }, ...kids);
      const opener = tool(text);
      opener.setAttribute('popovertarget', box.id);
      opener.onclick = (e) => { byKey = !e.detail; };
      box.ontoggle = (e) => { if (byKey && e.newState === 'open') box.querySelector('input, select, button').focus(); };
      return kids[0] ? [opener, box] : [];
    };
    const few = rows.length < 4; // no tools to find rows with
    const search = make('input', { type: 'search', name: 'q', placeholder: 'Filter rows', ariaLabel: `Filter rows of ${label}`,
      test: (v, r) => v.toLowerCase().split(' ').every((word) => columns.some((c) => isSeen(c) && hasWord(word, c.texts()[r], c.low()[r]))) });
    search.setAttribute('aria-describedby', `${prefix}keys`);
    search.onkeydown = (e) => {
      if (e.key !== 'Enter') return;
      e.preventDefault();
      block.stops[3]?.focus();
    };
    const next = button('Next table', () => {
      const all = [...document.querySelectorAll('.table-block:has(> form)')].filter((e) => e.checkVisibility());
      toTools(all[(all.indexOf(block) + 1) % all.length]);
    }, { className: 'tools-next', ariaLabel: `Next table after ${label}` });
    const sort = make('input', { name: 'sort', hidden: true });
    const pinned = make('input', { name: 'row', hidden: true });
    const reset = tool('Reset', () => {
      form.reset();
      restart();
      search.focus();
    });
    const comparer = tool('Compare', (e) => {
      comparer.ariaPressed = block.classList.toggle('comparing');
      if (!e.detail && comparer.ariaPressed === 'true') block.stops[2]?.focus(); // by keys
      show(block.matches('.comparing') && !pins()[1] ? 'choose two rows by their +' : '');
    }, { ariaPressed: 'false' });
    const status = make('p', { className: 'tools-status', role: 'status' });
    const data = block.querySelector('.table-data [href$=json]');
    const me = { block, label, nameOf, columns, pins, ratio, show: () => show(gone), found: () => found.length, pin, rows, pairs, settings, cellOf,
      data: data?.href.slice(page.root.length, -5),
      place: () => { const { id } = rows[pins()[0]] ?? {}; return id && data && `${me.data}~${id}`; } };
    tables.push(me);
    const more = tool('Show more rows', () => {
      limit += 2 * STEP;
      show();
    }, { className: 'tools-more' });
    const none = tool('No row fits: reset', () => reset.click(), { className: 'tools-more' });
    const form = make('form', { id: `${prefix}tools`, ariaLabel: `Tools of ${label}`, onsubmit: () => false },
      next, make('p', { className: 'tools-keys', id: `${prefix}keys` }, `Filter: Enter leads to the columns, Shift+Tab to the next table. Columns: arrow keys move, Enter sorts, ${panels[0] ? 'Tab leads to ƒ, how it was computed, ' : ''}↓ to the rows.`),
      make('details', { open: WIDE.matches }, make('summary', { ariaLabel: `Table tools, ${label}` }, 'Table tools'),
        make('div', { className: 'tools-line' }, ...few ? [] : [search], sort, pinned, ...few ? [] : menus.splice(0, 2),
          make('div', { role: 'toolbar', ariaLabel: `Columns, rows, copies of ${label}` }, ...few ? [] : panel('More filters', ...menus, ...limits), ...rows[1] ? [comparer] : [],
          ...few ? [] : panel('Columns', ...varied.filter((c) => c.box && c !== lead).map((c) => make('label', {}, c.box, c.name))),
          ...panel('Copy, cite', copies('For a spreadsheet', grid((list) => list.join('\t'), (c) => c.cells.map(textOf), 'Source\t')),
            copies('Markdown', grid((list) => `| ${list.map((s) => s.replace(/[\\|]/g, '\\$&')).join(' | ')} |`, (c) => [c.title, c.number ? '---:' : '---'], 'Source: ')),
            copies('Citation', () => cited(cites().map(nameOf).join(' and ') || view())),
            copies('Link to this view', () => address())), reset))));
    if (toggle) toggle.name = 'all';
    toggle?.setAttribute('form', form.id);
    block.oninput = restart;
    block.prepend(form, status);
    table.after(more, none);

    // Takes filters and sorts from another table, as far as this one has the
    // columns; rows have other names there.
    // Takes the numbers of columns whose cells have changed, by index, and whether their cells are text; null: they are as
    // published again.
    me.renew = (changed) => {
      epoch++;
      columns.forEach((c) => {
        const [numbers, text] = changed[c.i] ?? [];
        c.list = numbers?.map((x, r) => (x === undefined ? c.published[r] ?? NaN : x)) ?? c.published;
        c.type = numbers && c.number ? text ? 'n' : 'r' : c.kind;
      });
      show(gone);
    };
    me.take = (other) => {
      if (other === form) return;
      [...form.elements].filter((e) => e.name && e !== pinned).forEach((e) => {
        const from = other.elements.namedItem(e.name);
        if (!from) return;
        e.checked = from.checked;
        const known = e !== sort ? from.value : parts(from).filter((s) => columns.some((c) => c.name === s.slice(1))).join('~');
        if (known || !from.value) set(e, known);
      });
      rewind();
      update();
    };
    const tab = block.closest('.tab-content');
    const group = groups.get(tab?.previousElementSibling.dataset.sync && tab.parentElement) ?? [];
    if (tab?.previousElementSibling.dataset.sync) groups.set(tab.parentElement, group);
    group.push(me);

    gone = read();
    show(gone);
    if (bereft === table || (!landed && [...new URLSearchParams(location.search).keys()].findLast((k) => k !== 'base')?.startsWith(prefix))) {
      landed = true;
      open(table);
      table.scrollIntoView();
    }
    const seek = () => {
      if (more.hidden) return;
      limit = rows.length;
      show();
      target()?.scrollIntoView();
    };
    addEventListener('seek', seek);
    if (target()?.closest('tbody[hidden]')) seek();
    new IntersectionObserver((all) => all.at(-1).isIntersecting && more.click(), { rootMargin: '600px' }).observe(more);
    if (rest) columns.forEach((c) => setTimeout(c.low, 500));
  };

  document.querySelectorAll('.table-facts').forEach(enhance);
  tables.forEach((t) => t.found() || t.show()); // now the other tabs are known
  // The session brings the row that the page before compared, unless the URL has compared rows.
  addEventListener('pageshow', () => {
    let base = new URLSearchParams(location.search).get('base');
    try {
      if (!/\.row=/.test(location.search)) base ||= sessionStorage[page.root];
    } catch { /* no storage */ }
    if ((base || '') !== page.base) lazy().then(() => self.perfpress.compare(base, page)).catch(() => {});
  });
  addEventListener('pagehide', () => {
    try {
      sessionStorage[page.root] = page.base || tables.map((t) => t.place()).find(Boolean) || '';
    } catch { /* no storage */ }
  });
  ['keydown', 'pointerdown'].forEach((name) => addEventListener(name, (e) => {
    document.documentElement.classList.toggle('keys', name === 'keydown' && (e.key === 'Tab' || document.documentElement.matches('.keys')));
  }));
})();
