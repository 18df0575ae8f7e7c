// tables: sort, filter, compare, copy and share the tables of a page. In: the
// markup of table.mustache, and beside each table what its text does not tell
// (script.table-facts; gen/render/html_tools.c writes and explains it). The rows
// stay the same nodes all the time. The tools are a form, whose fields are the
// view; those that differ from their defaults stand in the address.

(() => {
  'use strict';
  const MISSING = /^([-\u2013\u2014]?|n\/a|nan)$/i;
  const LARGE = 250; // rows: of more than these only the first are shown,
  const STEP = 40; // and so many more when the reader comes to the end
  const make = (tag, props, ...kids) => {
    const e = Object.assign(document.createElement(tag), props);
    e.append(...kids);
    return e;
  };
  const button = (text, onclick, props) => make('button', { type: 'button', onclick, ...props }, text);
  const textOf = (e) => e.textContent.replace(/\s+/g, ' ').trim();
  const once = (f, kept) => () => (kept ??= f());
  const find = (list, key, value) => list.find((e) => e[key] === value);

  const enhance = (facts) => {
    const block = facts.parentElement;
    const table = block.querySelector('table');
    const body = table.tBodies[0];
    const rows = [...body.rows];
    const cols = table.querySelectorAll('col');
    const toggle = block.querySelector('.same-toggle');
    const { c: kinds, d: date } = JSON.parse(facts.textContent);
    const name = table.ariaLabel || textOf(table.caption || table);
    let limit = STEP;
    let order = [];
    let found = order;
    let placed;
    let ratios = [];

    // ---- the columns ----

    const columns = [...table.tHead.rows[0].cells].map((head, i) => {
      const [[kind, better], ...list] = [].concat(kinds[i]);
      const number = /[nrm]/.test(kind);
      const texts = once(() => rows.map((row) => textOf(row.cells[i])));
      const numbers = once(() => texts().map((s) => parseFloat(s.replace(/[^\d.e\u2212-]/gi, '').replace('\u2212', '-'))));
      return {
        head, i, kind, better, number, texts, numbers,
        name: textOf(head) || `${i + 1}`,
        cells: (f) => rows.forEach((row) => f(row.cells[i])),
        low: once(() => texts().map((s) => s.toLowerCase())),
        keys: once(() => (list[0] !== undefined && kind !== 'r' ? list
          : texts().map((s, r) => (MISSING.test(s) ? null : number ? numbers()[r] : s)))),
        exact: once(() => (list[0] !== undefined ? list : numbers())),
        box: head.matches('.same') ? toggle : !i || rows[0].cells[i].scope ? null
          : make('input', { type: 'checkbox', name: `hide.${textOf(head)}`, defaultChecked: true }),
      };
    });
    const own = columns.filter((c) => c.box !== toggle || !toggle);
    const seen = () => columns.filter((c) => !c.box || c.box.checked);
    const nameOf = (row) => columns.filter((c) => !c.box).map((c) => textOf(row.cells[c.i])).join(', ');

    // ---- the view ----

    const sorts = () => sort.value.split('~').map((s) => [find(columns, 'name', s.slice(1)), s[0] === '-']).filter(([c]) => c);
    const pins = () => pinned.value.split('~').map((s) => s && (rows[s] || find(rows, 'id', s))).filter(Boolean);
    const changed = () => [...form.elements].filter((e) => e.name && (e.type === 'checkbox' ? e.checked !== e.defaultChecked : e.value));

    // Cells that are missing come last, whichever way.
    const compare = (by) => (a, b) => {
      for (const [c, down] of by) {
        const x = c.keys()[a];
        const y = c.keys()[b];
        if (x !== y) return x === null || (y !== null && (x < y) === down) ? 1 : -1;
      }
      return a - b;
    };

    const ratio = (c, r, base) => {
      const x = c.exact()[r] / c.exact()[base];
      const good = x === 1 || c.better === '=' ? '' : (x > 1) === (c.better === '+') ? ' good' : ' bad';
      return c.box && c.better && c.number && x > 0 && x < Infinity
        ? make('small', { className: `ratio${good}` }, `${x < 1000 ? x.toPrecision(3) : Math.round(x)}\u00d7`) : '';
    };

    const differ = (a, b) => make('table', {}, make('caption', {}, 'What differs'),
      make('tbody', {}, ...[['', nameOf(rows[a]), nameOf(rows[b]), ''], ...columns.filter((c) => c.box && c.texts()[a] !== c.texts()[b])
        .map((c) => [c.name, c.texts()[a], c.texts()[b], ratio(c, b, a)])]
        .map((line, k) => make('tr', {}, ...line.map((t, i) => make(...(t && (!k || !i) ? ['th', { scope: k ? 'row' : 'col' }] : ['td', {}]), t))))));

    const show = (note) => {
      const by = sorts();
      const chosen = pins();
      const [base, other] = chosen.map((row) => rows.indexOf(row));
      if (chosen[0]) columns.forEach((c) => c.texts()); // without ratios
      const tests = changed().filter((e) => e.test).map((e) => e.test(e.value));
      const first = (r) => chosen.includes(rows[r]);
      const focus = document.activeElement;
      order = rows.map((_, r) => r).sort(compare(by));
      if (chosen[0]) order.sort((a, b) => first(b) - first(a));
      found = order.filter((r) => first(r) || tests.every((f) => f(r)));
      const shown = new Set(rows[LARGE] ? found.slice(0, limit) : found);
      const moved = rows[LARGE] ? [...shown] : order;
      rows.forEach((row, r) => { if (row.hidden === shown.has(r)) row.hidden = !row.hidden; });
      if (placed !== (placed = `${moved}`)) body.prepend(...moved.map((r) => rows[r]));
      if (focus !== document.activeElement) focus.focus({ preventScroll: true });
      more.hidden = shown.size === found.length;

      columns.forEach((c) => {
        const at = by.findIndex(([k]) => k === c);
        c.head.ariaSort = at ? null : by[0][1] ? 'descending' : 'ascending';
        c.head.dataset.then = at > 0 ? by[at][1] ? '\u25bc' : '\u25b2' : '';
        const hide = c.box && c.box !== toggle && !c.box.checked;
        if (c.head.hidden === !hide) c.cells((e) => { e.hidden = hide; });
        c.head.hidden = hide;
        if (cols[c.i]) cols[c.i].hidden = hide;
      });

      ratios.forEach((e) => e.remove());
      ratios = [];
      moved.forEach((r) => {
        const cell = rows[r].cells[0];
        if (!cell.pin) {
          cell.ariaLabel = textOf(cell);
          cell.append(cell.pin = button('', pin, { className: 'pin', title: 'Compare', ariaLabel: `Compare with ${cell.ariaLabel}` }));
        }
        cell.pin.ariaPressed = first(r);
        rows[r].classList.toggle('pinned', first(r));
        if (chosen[0] && r !== base) {
          columns.forEach((c) => {
            const e = ratio(c, r, base);
            if (e) rows[r].cells[c.i].append(e);
            if (e) ratios.push(e);
          });
        }
      });
      versus.replaceChildren(...other >= 0 ? [differ(base, other)] : []);

      status.textContent = [found.length < rows.length && `${found.length} of ${rows.length} rows`,
        ...by.map(([c, down], i) => `${i ? 'then ' : ''}by ${c.name}, ${(c.number ? ['lowest', 'highest'] : c.better ? ['oldest', 'newest'] : ['A', 'Z'])[+down]} first`),
        chosen[0] && `compared with ${nameOf(chosen[0])} (\u25b2 better, \u25bc worse)`, note].filter(Boolean).join(', ');

      const url = new URL(location);
      [...url.searchParams.keys()].forEach((k) => { if (k.startsWith(prefix)) url.searchParams.delete(k); });
      changed().forEach((e) => url.searchParams.set(prefix + e.name, e.value));
      reset.hidden = !changed()[0];
      try { history.replaceState(null, '', url); } catch { /* not for this address */ }
    };

    // ---- what readers do ----

    const pin = (e) => {
      const row = e.target.closest('tr');
      const now = pins();
      pinned.value = (now.includes(row) ? now.filter((p) => p !== row) : [...now.slice(0, 1), row]).map((p) => p.id || rows.indexOf(p)).join('~');
      show();
    };

    // A click sorts the useful way, the next one the other, the third as the
    // author did; with Shift for rows that are equal so far.
    const sortBy = (c, add) => {
      const by = sorts();
      const useful = c.better === '+';
      const at = by.findIndex(([k]) => k === c);
      const now = (add || !by[1]) && by[at];
      const next = !now ? [c, useful] : now[1] === useful && [c, !useful];
      sort.value = (add ? at < 0 ? [...by, next] : by.map((b, i) => (i === at ? next : b)) : [next])
        .filter(Boolean).map(([k, down]) => (down ? '-' : '+') + k.name).join('~');
      limit = STEP;
      show();
    };
    columns.forEach((c) => {
      const box = c.head.querySelector(':scope > span[id]') || c.head;
      const bare = !c.head.querySelector('a, summary');
      if (textOf(box)) box.append(button('', (e) => sortBy(c, e.shiftKey), { className: 'sort', ariaLabel: bare ? null : `Sort by ${c.name}` }));
      if (bare) box.querySelector('.sort')?.append(...[...box.childNodes].slice(0, -1));
    });

    const copy = (what, text) => button(what, (e) => {
      const area = make('textarea', { value: text() });
      block.append(area);
      area.select();
      const done = document.execCommand('copy');
      area.remove();
      e.target.focus();
      show(`${done ? 'copied' : 'not copied'}: ${area.value.includes('\n') ? what : area.value}`);
    });
    const lines = (head, line) => () => [head(seen()), ...found.map((r) => line(seen().map((c) => c.texts()[r])))].join('\n');
    const cells = (list) => `| ${list.map((s) => s.replace(/[\\|]/g, '\\$&')).join(' | ')} |`;
    const row = () => pins()[0] || rows.find((r) => r.matches(':target'));
    const address = () => {
      const url = new URL(document.querySelector('[rel=canonical]')?.href || location);
      url.search = location.search;
      url.hash = row()?.id || table.id;
      return url.href;
    };

    // ---- the tools ----

    const prefix = `${table.id}.`;
    const field = (c, part, hint, test) => make('input', { type: 'number', step: 'any', name: `${part}.${c.name}`, placeholder: hint, ariaLabel: `${c.name}: ${hint}`, test });
    const menus = own.map((c) => {
      const values = c.number ? [] : [...new Set(c.texts())].filter((s) => !MISSING.test(s));
      return values[1] && !values[8] && values.length < rows.length && make('select', { name: `is.${c.name}`, ariaLabel: c.name, test: (v) => (r) => c.texts()[r] === v },
        make('option', { value: '' }, `${c.name}: all`), ...values.map((v) => make('option', {}, v)));
    }).filter(Boolean);
    const panel = (text, ...kids) => {
      const box = make('div', { className: 'tools-panel', popover: 'auto' }, ...kids);
      return kids[0] ? [button(text, null, { popoverTargetElement: box }), box] : [];
    };
    const search = make('input', { type: 'search', name: 'q', placeholder: 'Filter rows', ariaLabel: 'Filter rows',
      test: (v) => {
        const words = v.toLowerCase().split(' ');
        const lists = seen().map((c) => c.low());
        return (r) => words.every((w) => lists.some((list) => list[r].includes(w)));
      } });
    const sort = make('input', { name: 'sort', hidden: true });
    const pinned = make('input', { name: 'row', hidden: true });
    const reset = button('Reset', () => {
      form.reset();
      show();
      search.focus();
    });
    const status = make('p', { className: 'tools-status', role: 'status' });
    const versus = make('div', { className: 'versus' });
    const more = button('Show more rows', () => {
      limit += 2 * STEP;
      show();
    }, { className: 'tools-more' });
    const form = make('form', { id: `${prefix}tools`, onsubmit: (e) => e.preventDefault(),
      oninput: () => {
        limit = STEP;
        show();
      } },
    make('details', { open: innerWidth > 640 }, make('summary', {}, 'Filter, choose, copy'),
      make('div', { className: 'tools-line' }, search, sort, pinned, ...menus.splice(0, 2),
        ...panel('Limits', ...menus, ...own.filter((c) => /[nr]/.test(c.kind) && c.better).map((c) => make('p', {}, `${c.name} `,
          field(c, 'min', 'at least', (v) => (r) => c.numbers()[r] >= v), field(c, 'max', 'at most', (v) => (r) => c.numbers()[r] <= v)))),
        ...panel('Columns', ...own.filter((c) => c.box).map((c) => make('label', {}, c.box, c.name))),
        ...panel('Copy, cite', copy('For a spreadsheet', lines((all) => all.map((c) => c.name).join('\t'), (list) => list.join('\t'))),
          copy('Markdown', lines((all) => `${cells(all.map((c) => c.name))}\n|${all.map((c) => (c.number ? ' ---: |' : ' --- |')).join('')}`, cells)),
          copy('Citation', () => [name, row() && nameOf(row()), document.title, date && `data as of ${date}`, address(), document.querySelector('[name=generator]')?.content].filter(Boolean).join('; ')),
          copy('Link to this view', address)), reset)));
    if (toggle) {
      toggle.setAttribute('form', form.id);
      toggle.name = 'all';
    }
    block.prepend(form, status, versus);
    block.querySelector('.table-scroll').append(more);

    // A row that a link leads to, that is printed or searched for, is shown.
    const reveal = (e) => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (e?.type === 'hashchange' && !target?.hidden || more.hidden) return;
      limit = rows.length;
      show();
      target?.scrollIntoView();
    };
    new URLSearchParams(location.search).forEach((v, k) => {
      const e = k.startsWith(prefix) && form.elements[k.slice(prefix.length)];
      if (e?.type === 'checkbox') e.checked = !e.defaultChecked;
      else if (e) e.value = v;
    });
    show();
    ['hashchange', 'beforeprint', 'keydown'].forEach((k) => addEventListener(k, (e) => {
      if (!e.key || e.key === 'F3' || (e.key === 'f' && (e.ctrlKey || e.metaKey))) reveal(e);
    }));
    new IntersectionObserver(([e]) => e.isIntersecting && more.click(), { rootMargin: '600px' }).observe(more);
    if (rows[LARGE]) columns.forEach((c) => setTimeout(c.low, 500));
  };

  document.querySelectorAll('.table-facts').forEach(enhance);
})();
