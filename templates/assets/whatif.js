// whatif: computes the cells of tables again with a reader's prices. In: the
// prices of the page and the programs of the figures in its prose (#prices_) and,
// beside each table, the programs of its live columns (script.what-if); all are
// described in gen/render/html_what_if.c. A program returns what a build with these prices
// would print. The prices are in the URL: w.LIST.KEY, w.LIST.basis and
// w.LIST.discount. Nothing is stored or sent.

(() => {
  'use strict';
  // ---- numbers, as C and Python round and print them ----

  // |x| is m * 2 ** e.
  const bytes = new DataView(new ArrayBuffer(8));
  const split = (x) => {
    bytes.setFloat64(0, x);
    const bits = bytes.getBigUint64(0);
    const exponent = Number(bits >> 52n & 2047n);
    const m = bits & (1n << 52n) - 1n;
    return exponent ? [m | 1n << 52n, exponent - 1075] : [m, -1074];
  };
  // |x| with d decimal places: the nearest; of two, the even one.
  const fixed = (x, d) => {
    const [m, e] = split(x);
    let n = m * 10n ** BigInt(d);
    if (e >= 0) n <<= BigInt(e);
    else {
      const half = 1n << BigInt(-e - 1);
      const rest = n & 2n * half - 1n;
      n >>= BigInt(-e);
      if (rest > half || (rest === half && n & 1n)) n += 1n;
    }
    const digits = `${n}`.padStart(d + 1, '0');
    return d ? `${digits.slice(0, -d)}.${digits.slice(-d)}` : digits;
  };
  const isFinite = Number.isFinite;
  const word = (x) => (x !== x ? 'nan' : x < 0 ? '-inf' : 'inf');
  const sign = (x) => (x < 0 || Object.is(x, -0) ? '-' : '');
  const rint = (x) => (Math.abs(x) < 2 ** 52 ? Math.sign(x) * (Math.abs(x) + 2 ** 52 - 2 ** 52) : x);
  const round = (x, d) => rint(x * 10 ** d) / 10 ** d;
  const exact = (x, d) => (isFinite(x) ? +(sign(x) + fixed(x, d)) : x);
  const exponential = (digits, e) => `${digits[0]}${digits[1] ? `.${digits.slice(1)}` : ''}e${e < 0 ? '-' : '+'}${`${Math.abs(e)}`.padStart(2, '0')}`;
  // str(x) of a float
  const repr = (x) => {
    if (!isFinite(x)) return word(x);
    const [digits, e] = Math.abs(x).toExponential().replace('.', '').split('e');
    const text = e < -4 || e > 15 ? exponential(digits, +e) : `${Math.abs(x)}`;
    return sign(x) + (/[.e]/.test(text) ? text : `${text}.0`);
  };
  const whole = (x) => (x % 1 === 0 && Math.abs(x) < 2 ** 63 ? `${BigInt(x)}` : repr(x));
  const format = (x, d, how) => {
    const percent = how.includes('%') ? '%' : '';
    const n = percent ? x * 100 : x;
    if (!isFinite(n)) return word(n) + percent;
    const [before, after] = fixed(n, d).split('.');
    return `${sign(n)}${how[0] === ',' ? before.replace(/\B(?=(\d{3})+$)/g, ',') : before}${after ? `.${after}` : ''}${percent}`;
  };
  const modulo = (x, y) => {
    const mod = x % y;
    return !y ? mod : mod ? ((y < 0) !== (mod < 0) ? mod + y : mod) : y < 0 ? -0 : 0;
  };
  const divide = (x, y) => {
    if (!y) return x / y;
    const mod = x % y;
    const q = (x - mod) / y - (mod && (y < 0) !== (mod < 0) ? 1 : 0);
    if (!q) return x / y < 0 || Object.is(x / y, -0) ? -0 : 0;
    return Math.floor(q) + (q - Math.floor(q) > 0.5 ? 1 : 0);
  };

  // ---- programs ----

  const TWO = {
    '+': (x, y) => x + y, '-': (x, y) => x - y, '*': (x, y) => x * y, '/': (x, y) => x / y,
    '//': divide, '%': modulo, '&': (x, y) => x + y,
  };
  const ONE = { '~': (x) => -x, abs: Math.abs, floor: Math.floor, ceil: Math.ceil, trunc: Math.trunc, s: repr, d: whole };
  const LISTED = { r: round, e: exact, f: format };
  // Runs a program; null if a price is unknown. Without `last`, stops before
  // the rounding and the printing at the end: the result is the number.
  const prints = (op) => Array.isArray(op) || /^[sd&']/.test(op);
  const run = (program, inputs, prices, last) => {
    const stack = [];
    const end = last ? program.length : program.findLastIndex((op) => !prints(op)) + 1;
    for (const op of program.slice(0, end)) {
      if (typeof op === 'number') stack.push(op);
      else if (op === null) stack.push(NaN);
      else if (Array.isArray(op)) stack.push(LISTED[op[0]](stack.pop(), ...op.slice(1)));
      else if (op[0] === '\'') stack.push(op.slice(1));
      else if (op[0] === '$') stack.push(inputs[op.slice(1)] ?? NaN);
      else if (op[0] === '@') {
        const price = prices[op.slice(1)];
        if (price === null) return null;
        stack.push(price);
      } else if (ONE[op]) stack.push(ONE[op](stack.pop()));
      else {
        const y = stack.pop();
        stack.push(TWO[op](stack.pop(), y));
      }
    }
    return stack.pop();
  };

  // ---- the digits of a column of floats (gen/frame/display.c) ----

  const PLACES = 3;
  // The exponent of the first of `digits` digits of |x|, and the decimal places
  // that they need.
  const exponentOf = (x, digits) => {
    const places = (e) => Math.max(digits - 1 - e, 0);
    let e = +Math.abs(x).toExponential().split('e')[1];
    let text = e > 20 ? '' : fixed(x, places(e));
    if (text.replace(/^0\.0*|\..*/g, '').length > Math.max(e + 1, 1) && +text >= 10 ** (e + 1)) text = fixed(x, places(e += 1));
    return [e, (text.split('.')[1] ?? '').replace(/0+$/, '').length];
  };
  const printed = (numbers, digits) => {
    const sizes = numbers.filter((x) => isFinite(x) && x).map(Math.abs);
    let shared = sizes.length ? null : 0;
    if (sizes.length) {
      const [high] = exponentOf(Math.max(...sizes), digits);
      const [low] = exponentOf(Math.min(...sizes), digits);
      const places = Math.max(digits - 1 - high, Math.min(digits, PLACES) - 1 - low, 0);
      if (high >= -4 && high <= 15 && !(places && high + places >= digits + PLACES)) shared = Math.min(places, Math.max(...sizes.map((x) => exponentOf(x, digits)[1])));
    }
    return numbers.map((x) => {
      if (x !== x) return '';
      if (!isFinite(x)) return word(x);
      if (shared !== null) return (x < 0 ? '-' : '') + fixed(x, shared);
      const [e, places] = exponentOf(x, digits);
      if (!x) return '0';
      return (x < 0 ? '-' : '') + (e >= -4 && e <= 15 ? fixed(x, places) : exponential(Math.abs(x).toExponential(digits - 1).split('e')[0].replace('.', '').replace(/(?!^)0+$/, ''), e));
    });
  };

  // The texts of a live column, by row, and its numbers; undefined in a row
  // that rests on no price.
  const compute = (column, prices) => {
    const rows = column.r.map((row) => row && [column.p[row[0]], row[2], row[1].map((k) => prices[k])]);
    const results = rows.map((row) => (row ? run(...row, true) : undefined));
    const numbers = rows.map((row) => (row ? run(...row) : undefined));
    let texts = results.map((x) => (typeof x !== 'number' ? x : x !== x ? '' : column.n ? whole(x) : repr(x)));
    if (column.d) {
      const known = results.filter((x) => typeof x === 'number');
      const printing = printed(known, column.d);
      texts = results.map((x) => (typeof x === 'number' ? printing.shift() : x));
    }
    return { texts: texts.map((s) => (s === null ? '–' : s)), numbers };
  };

  self.perfpress.compute = compute;
  const facts = document.querySelector('#prices_');
  if (!facts) return;

  // ---- the reader's prices ----

  const { make, copy, textOf, page = {} } = self.perfpress;
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const { lists, values = [] } = JSON.parse(facts.textContent);
  const NUMBER = /^\d{1,9}(\.\d{1,12})?$/;
  const currency = (list) => /^[^\w\s/]+/.exec(list.unit)?.[0] ?? '';
  const money = (list, price) => (price === null ? 'no price' : `${currency(list)}${price}${list.unit.slice(currency(list).length)}`);
  const monthOf = (date) => (date ? `, ${new Date(`${date}T00:00Z`).toLocaleDateString('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })}` : '');
  const valid = (field) => (NUMBER.test(field.value) ? +field.value : undefined);
  const field = (id, label, props, type = 'input') => {
    const hint = make('small', { id: `${id}_`, className: 'what-if-hint', hidden: true });
    const input = make(type, { id, name: id, autocomplete: 'off', inputMode: 'decimal', ...props });
    input.setAttribute('aria-describedby', hint.id);
    input.hint = hint;
    input.row = make('p', {}, make('label', { htmlFor: id }, label), input, hint);
    return input;
  };
  // The fields of a list: `basis`, `discount` and one for each key.
  lists.forEach((list) => {
    const id = `w.${list.name}.`;
    list.basis = field(`${id}basis`, 'Price basis', {}, 'select');
    list.basis.append(...list.bases.map((basis, i) => make('option', { value: i ? basis.name : '' }, basis.name + (i ? '' : ' (published)'))));
    list.basis.row.hidden = !list.bases[1];
    list.fields = list.keys.map((key) => field(id + key, key));
    list.discount = field(`${id}discount`, 'Discount in per cent', { placeholder: '0' });
    list.inputs = [list.basis, ...list.fields, list.discount];
  });
  const discount = (list) => {
    const d = valid(list.discount) ?? 0;
    return d < 100 ? d : 0;
  };
  const chosen = (list) => list.bases[Math.max(list.basis.selectedIndex, 0)];
  const basic = (list, k) => {
    const price = chosen(list).prices[k];
    return price === null || !discount(list) ? price : price * (1 - discount(list) / 100);
  };
  const priceOf = (list, k) => valid(list.fields[k]) ?? basic(list, k);
  const isChanged = (list) => list.keys.some((_, k) => priceOf(list, k) !== list.bases[0].prices[k]);

  // What differs, in words.
  const describe = (list) => {
    const typed = list.keys.flatMap((key, k) => (valid(list.fields[k]) === undefined ? [] : `${key} ${money(list, valid(list.fields[k]))} (published ${money(list, list.bases[0].prices[k])})`));
    return [...list.basis.value ? [list.basis.value] : [], ...discount(list) ? [`${discount(list)}% discount`] : [],
      ...typed.slice(0, 3), ...typed[3] ? [`and ${typed.length - 3} more`] : []].join(', ');
  };

  // ---- tables ----

  const tables = all('.table-block > script.what-if').map((script) => {
    const block = script.parentElement;
    const table = block.querySelector('table');
    const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
    const heads = [...table.tHead?.rows ?? []].at(-1)?.cells ?? [];
    const columns = [];
    const fixed = []; // headers of columns that rest on prices, but cannot follow
    Object.entries(JSON.parse(script.textContent)).forEach(([i, column]) => {
      if (column) columns.push({ ...column, i, head: heads[i], name: heads[i] ? textOf(heads[i]) : i, list: lists[column.s], cells: rows.map((row) => row.cells[i]), published: rows.map((row) => textOf(row.cells[i])) });
      else fixed.push(heads[i]);
    });
    const line = make('p', { className: 'what-if-line', hidden: true });
    block.querySelector('.table-scroll').before(line);
    return { block, rows, heads: [...table.tHead?.rows ?? []], columns, fixed, line, tools: page.tables?.find((t) => t.block === block) };
  });

  // Parts of a number's text: what stands before it, digits, fraction, exponent, unit.
  const PARTS = /^([^\d.]*)(\d*)(?:\.(\d*))?(e[+-]?\d+)?(\D*)$/i;
  const MOST = 6; // decimals, as gen/render/html_box.c aligns
  // Aligns the decimal points of a column as the build does.
  const align = (column) => {
    const parts = column.cells.map((cell) => PARTS.exec(textOf(cell)) ?? []).map((p) => (p[2] || p[3] ? p : null));
    const known = parts.filter(Boolean);
    const most = Math.max(...known.map((p) => (p[3] ?? '').length), 0);
    const even = most && most <= MOST && known.every((p) => !p[4] && p[5] === known[0][5]);
    column.cells.forEach((cell, r) => {
      cell.classList.remove(...Array.from({ length: MOST }, (_, d) => [`d${d + 1}`, `i${d + 1}`]).flat());
      const missing = parts[r] && most - (parts[r][3] ?? '').length;
      if (even && missing) cell.classList.add((parts[r][3] === undefined ? 'i' : 'd') + missing);
    });
  };
  // Writes a cell's text, with groups of digits as the column had them.
  const write = (column, r, text, published) => {
    const cell = column.cells[r];
    const own = [...cell.childNodes].filter((e) => e.nodeType === 3 || e.matches('.k, .what-if-published'));
    const [, head, digits] = PARTS.exec(text) ?? [];
    const kids = [text];
    if (column.g && digits?.length > 3) {
      const first = (digits.length + 2) % 3 + 1;
      kids.splice(0, 1, head + digits.slice(0, first), ...digits.slice(first).match(/\d{3}/g).map((s) => make('span', { className: column.g }, s)), text.slice(head.length + digits.length));
    }
    if (published) kids.push(make('s', { className: 'what-if-published' }, make('span', { className: 'visually-hidden' }, ' published '), column.published[r]));
    const first = own[0] ?? cell.appendChild(new Text());
    first.before(...kids.filter((kid) => kid !== ''));
    [...own, first].forEach((e) => e.remove());
    cell.classList.toggle('what-if-own', !!published);
  };
  const MARKS = /^(best|bar|dot|w-\d+|heat-\d+|(good|bad)-\d+)$/;
  // Bars and shades compare published numbers: they are hidden while the numbers differ. The best cells are found anew.
  const mark = (column) => {
    const [sign, ...groups] = column.b ?? [0];
    const numbers = column.cells.map((cell) => parseFloat(textOf(cell).replace('−', '-').replace(/[^\d.e-]/gi, '')));
    const same = (r) => numbers.filter((x, k) => x === x && groups[k] === groups[r]);
    column.cells.forEach((cell, r) => {
      cell.marks ??= [...cell.classList].filter((name) => MARKS.test(name));
      cell.marks.forEach((name) => cell.classList.toggle(name, !column.changed));
      if (!column.changed || !sign) return;
      const best = sign * Math.max(...same(r).map((x) => sign * x));
      cell.classList.toggle('best', numbers[r] === best && same(r).some((x) => x !== best));
    });
  };

  const label = (head, text) => {
    head?.querySelector('.what-if-head')?.remove();
    if (text) head?.append(make('small', { className: 'what-if-head' }, text));
  };
  // Shows a table with the prices; returns the number of changed cells.
  const show = (t) => {
    let n = 0;
    const used = new Set();
    t.columns.forEach((column) => {
      const { texts, numbers } = compute(column, column.list.keys.map((_, k) => priceOf(column.list, k)));
      column.numbers = numbers;
      column.changed = 0;
      texts.forEach((text, r) => {
        if (text === undefined) return;
        const changed = isChanged(column.list) && text !== column.published[r];
        if (!changed && !column.cells[r].matches('.what-if-own')) return;
        column.changed += changed;
        write(column, r, text, changed);
      });
      n += column.changed;
      if (column.changed) used.add(column.list);
      align(column);
      mark(column);
      label(column.head, column.changed ? ' your price' : '');
    });
    t.fixed.forEach((head) => label(head, lists.some(isChanged) ? ' published price' : ''));
    t.line.hidden = !n;
    t.line.textContent = n ? `With your prices, not the published ones: ${[...used].map(describe).join('; ')}.` : '';
    t.block.querySelector('.table-data')?.classList.toggle('what-if-data', n > 0);
    t.tools?.renew(Object.fromEntries(t.columns.map((c) => [c.i, [c.changed ? c.numbers : null, c.p.some((p) => /^[sd&f]/.test([p.at(-1)].flat()[0]))]])));
    return n;
  };

  // ---- the reader's load ----

  // A column with a rate gets another one beside it: what the load costs a month, in whole instances.
  const rates = (column) => JSON.stringify(column.r.map((row) => row && [row[1], row[2][column.l[0]] * column.l[1], column.l[3]]));
  const rated = tables.flatMap((t) => t.columns.filter((column, i, all) => column.l && all.findIndex((other) => other.l && rates(other) === rates(column)) === i)
    .map((column, i, all) => ({ t, column, several: all[1] })));
  const things = (name) => (/(ch|s|x)$/.test(name) ? `${name}es` : /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`);
  const load = field('w.load', `My load a day${rated[0] ? `, ${things(rated[0].column.l[2])}` : ''}`);
  const LOAD = /^\d{1,15}(\.\d{1,6})?$/;
  const HOURS = 730; // in a month
  const month = ({ t, column, several }) => {
    column.month?.forEach((e) => e.remove());
    column.month = [];
    if (!LOAD.test(load.value) || !(load.value > 0)) return;
    const { list } = column;
    const add = (row, cell) => (row.append(cell), column.month.push(cell));
    const head = make('th', { className: 'num what-if-own what-if-month', scope: 'col', rowSpan: t.heads.length }, several ? `A month, ${column.name}` : 'A month', make('small', { className: 'what-if-head' }, ' your load'));
    if (t.heads[0]) add(t.heads[0], head);
    column.r.forEach((row, r) => {
      const price = row && row[1].length === 1 ? priceOf(list, row[1][0]) : null;
      const rate = row && row[2][column.l[0]] * column.l[1];
      const needed = row ? load.value / 86400 * (column.l[3] ? rate : 1 / rate) : 0;
      const n = Math.ceil(needed);
      const known = price !== null && needed > 0 && isFinite(needed);
      const text = known ? [currency(list) + format(n * price * HOURS, 0, ','), make('small', { className: 'what-if-hint' }, ` ${n} × ${list.keys[row[1][0]]}, ${Math.round(100 * needed / n)}% busy`)] : ['–'];
      add(t.rows[r], make('td', { className: 'num what-if-own what-if-month' }, ...text));
    });
  };
  const inputs = [...lists.flatMap((list) => list.inputs), load];

  // ---- figures in prose ----

  const figures = all('[data-live]').map((e) => ({ e, value: values[e.dataset.live], published: textOf(e) }));
  const showFigure = ({ e, value, published }) => {
    const list = lists[value?.s];
    let text = published;
    if (list && isChanged(list)) text = compute(value, list.keys.map((_, k) => priceOf(list, k))).texts[value.at ?? 0] ?? published;
    const [, head, digits] = PARTS.exec(text) ?? [];
    if (value.g !== undefined && digits?.length > 3) text = head + digits.replace(/\B(?=(\d{3})+$)/g, value.g) + text.slice(head.length + digits.length);
    const changed = text !== published;
    const fixed = !list && lists.some(isChanged);
    if (changed || fixed || e.matches('.what-if-own')) e.replaceChildren(text, ...changed ? [make('s', { className: 'what-if-published' }, make('span', { className: 'visually-hidden' }, ' published '), published)] : fixed ? [make('small', {}, ' (published price)')] : []);
    e.classList.toggle('what-if-own', changed || fixed);
    return changed;
  };

  // Claims and charts that rest on prices say which, while prices differ.
  const notes = all('[data-priced]').map((e) => {
    const note = make('p', { className: 'what-if-line', hidden: true }, e.dataset.priced === 'chart' ? 'Drawn with the published prices.' : 'This holds for the published prices.');
    e.after(note);
    return note;
  });

  // ---- the address ----

  const read = () => {
    const query = new URLSearchParams(location.search);
    inputs.forEach((input) => {
      const value = query.get(input.name) ?? '';
      input.value = value;
      if (input.selectedIndex < 0) input.selectedIndex = 0;
    });
  };
  const address = (ours) => {
    const url = new URL(location);
    inputs.forEach((input) => {
      if (ours && input.value) url.searchParams.set(input.name, input.value);
      else url.searchParams.delete(input.name);
    });
    return url;
  };

  // ---- the panel and the bar ----

  const button = (text, onclick, props) => make('button', { type: 'button', onclick, ...props }, text);
  const copier = (text, ours) => {
    const e = button(text, async () => {
      e.textContent = await copy(address(ours).href) ? 'Copied' : 'Not copied';
      setTimeout(() => { e.textContent = text; }, 2000);
    });
    return e;
  };
  const reset = () => {
    inputs.forEach((input) => { input.value = ''; });
    update();
  };
  const panel = make('div', { id: 'what-if_', className: 'tools-panel what-if-panel', popover: 'auto', role: 'group', ariaLabel: 'Change prices' },
    ...lists.map((list) => make('fieldset', {}, make('legend', {}, list.title || 'Prices', list.unit ? `, ${list.unit}` : ''), ...list.inputs.map((input) => input.row))), ...rated[0] ? [load.row] : [],
    copier('Copy link without my prices', false), button('Back to published prices', reset));
  const what = make('span', { role: 'status' });
  const bar = make('section', { className: 'what-if-bar', hidden: true, ariaLabel: 'Your prices' }, what, copier('Copy link', true), button('Back to published', reset));
  document.querySelector('.site-header').after(bar);
  document.querySelector('main').append(panel);
  const chips = tables.filter((t) => t.columns[0]).map((t) => {
    const chip = button('', null, { className: 'what-if-chip' });
    chip.setAttribute('popovertarget', panel.id);
    // Opened by a key, the panel focuses its first field.
    chip.onclick = (e) => { panel.querySelector('p:not([hidden]) > :is(select, input)').autofocus = !e.detail; };
    (t.block.querySelector('.table-hint') ?? t.line).before(make('div', { className: 'tools-line what-if-tools' }, chip));
    return [chip, t];
  });

  // Headers of tables, and what links lead to, stay below the bar.
  const fit = () => document.documentElement.style.setProperty('--bar', `${bar.offsetHeight}px`);
  new ResizeObserver(fit).observe(bar);
  const checkField = (list, input) => {
    const k = list.fields.indexOf(input);
    const bad = input !== list.basis && input.value && (valid(input) === undefined || (input === list.discount && valid(input) >= 100));
    const none = k >= 0 && !input.value && basic(list, k) === null;
    input.ariaInvalid = bad ? 'true' : null;
    input.hint.hidden = !bad && !none;
    input.hint.textContent = bad ? `a number with a point, such as ${input === list.discount ? '12.5' : '0.80'}` : none ? 'no price' : '';
    if (k >= 0) input.placeholder = basic(list, k) ?? '–';
  };
  function update(quiet) {
    lists.forEach((list) => list.inputs.forEach((input) => checkField(list, input)));
    const bad = load.value && !LOAD.test(load.value);
    load.ariaInvalid = bad ? 'true' : null;
    load.hint.hidden = !bad;
    load.hint.textContent = bad ? 'a number, such as 1000000' : '';
    const n = tables.reduce((sum, t) => sum + show(t), 0) + figures.filter(showFigure).length;
    rated.forEach(month);
    const differ = lists.filter(isChanged);
    bar.hidden = !differ[0];
    notes.forEach((note) => { note.hidden = bar.hidden; });
    const sentence = differ[0] ? `Your prices, not the published ones: ${differ.map(describe).join('; ')}.` : '';
    what.replaceChildren(make('strong', {}, differ[0] ? 'Your prices, not the published ones.' : ''), differ[0] ? ` ${differ.map(describe).join('; ')} · ${n} figure${n === 1 ? '' : 's'} follow${n === 1 ? 's' : ''}` : '');
    page.note = sentence;
    fit();
    chips.forEach(([chip, t]) => {
      const list = t.columns[0].list;
      chip.textContent = isChanged(list) ? 'Your prices' : `${currency(list) || 'Price'} ${chosen(list).name}${monthOf(list.date)}`;
      chip.ariaLabel = `${chip.textContent}, change prices`;
    });
    try { if (!quiet) history.replaceState(null, '', address(true)); } catch { /* not for this address */ }
  }
  panel.oninput = () => update();
  // Two columns, as a spreadsheet copies them: a key, a tab, a price.
  panel.onpaste = (e) => {
    const lines = e.clipboardData.getData('text').split(/\r?\n/).map((s) => s.split('\t')).filter((s) => s[1] !== undefined);
    if (!lines[0]) return;
    e.preventDefault();
    const unknown = lines.flatMap(([key, price]) => {
      const list = lists.find((l) => l.keys.includes(key.trim()));
      if (!list) return [key.trim()];
      list.fields[list.keys.indexOf(key.trim())].value = price.trim().replace(/^[^\d]+/, '');
      return [];
    });
    update();
    const { hint } = e.target;
    if (!unknown[0] || !hint) return;
    hint.hidden = false;
    hint.textContent = `not on this page: ${unknown.join(', ')}`;
  };
  addEventListener('popstate', () => {
    read();
    update(true);
  });
  read();
  update(true);
})();
