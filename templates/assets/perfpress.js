// perfpress: what scripts add to the default theme. Every page is complete
// without it. In: the markup of layout.mustache and table.mustache.

(() => {
  'use strict';
  const html = document.documentElement;
  const all = (sel, from = document) => [...from.querySelectorAll(sel)];
  html.classList.add('js');

  // ---- what the scripts beside this one use, too ----

  const make = (tag, props, ...kids) => {
    const e = Object.assign(document.createElement(tag), props);
    e.append(...kids);
    return e;
  };

  // The text of a cell, without references of footnotes and published figures
  // beside a reader's.
  const textOf = (e) => [...e.querySelectorAll('[role=doc-noteref], .what-if-published')].reduce((s, note) => s.replace(note.textContent, ''), e.textContent).replace(/\s+/g, ' ').trim();

  // Copies text to the clipboard; false on failure. Without a clipboard (plain
  // http), or if it is refused, a field is selected and copied.
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const before = document.activeElement;
      const field = make('textarea', { className: 'visually-hidden', readOnly: true, value: text });
      document.body.append(field);
      field.select();
      const done = document.execCommand('copy');
      field.remove();
      before?.focus({ preventScroll: true });
      return done;
    }
  };

  // The name of a table, which no other table of the page has (gen/render/html_box.c).
  const nameOfTable = (table) => table.ariaLabel || textOf(table.caption);

  // Whether a cell has the class "num", "same" or "gap", itself or by its table.
  const isOf = (cell, name) => cell.matches(`.${name}`) || cell.closest('table').matches(`.${name}-${cell.cellIndex + 1}`);

  // The element that the URL names.
  const target = () => {
    let id = location.hash.slice(1);
    try { id = decodeURIComponent(id); } catch { /* not encoded */ }
    return id ? document.getElementById(id) : null;
  };

  // Of many similar buttons or links, one can be reached with Tab; arrow keys,
  // Home and End move to the others, and between headers and rows.
  const ROVING = [
    ['[role=toolbar] > button:not([hidden])', 'ArrowLeft', 'ArrowRight'],
    ['.df-table > tbody > tr:not([hidden]) > * > .headerlink', 'ArrowUp', 'ArrowDown'],
    ['.df-table > tbody > tr:not([hidden]) > * > .pin', 'ArrowUp', 'ArrowDown'],
    ['.df-table > thead .sort', 'ArrowLeft', 'ArrowRight'],
  ];
  const PIN = 2, SORT = 3;
  // The text of a header names its row.
  const nameRow = (cell) => { if (cell.matches('th')) cell.ariaLabel ??= textOf(cell); };
  function setStop(e, stop) {
    e.tabIndex = stop ? 0 : -1;
    const how = e.closest('th, td')?.querySelector('.how'); // of the header that is the stop
    if (how) how.tabIndex = e.tabIndex;
    if (!e.matches('.headerlink')) return;
    nameRow(e.parentElement);
    e.ariaLabel = stop ? `Link to ${e.parentElement.ariaLabel ?? 'this row'}, ${nameOfTable(e.closest('table'))}` : null;
    e.ariaHidden = stop ? null : 'true';
  }
  // The link to a row is made when it can be reached with Tab, or is pointed at.
  const ROWS = '.df-table > tbody:not([hidden]) > tr[id]:not([hidden])';
  const addLink = (row) => {
    const cell = row.cells[0];
    if (!row.link) cell.prepend(row.link = make('a', { className: 'headerlink', href: `#${row.id}`, tabIndex: -1, ariaHidden: 'true' }));
  };
  addEventListener('pointerover', (e) => {
    const row = e.target.closest(ROWS);
    if (row) addLink(row);
  });
  const addToRow = (cell, button) => {
    nameRow(cell);
    button.tabIndex = -1;
    cell.append(button);
    return button;
  };
  // Makes a visible one of each kind reachable with Tab. Asks for no layout.
  const isFolded = (cell) => cell.hidden || (isOf(cell, 'same') && !cell.closest('.table-block').querySelector('.same-toggle')?.checked);
  const rove = (block) => ROVING.forEach(([selector], i) => {
    block.stops ??= [];
    const stop = block.stops[i];
    const seen = (e) => i !== SORT || !isFolded(e.closest('th, td'));
    if (stop?.matches(selector) && seen(stop)) return;
    if (/headerlink/.test(selector)) all(ROWS, block).slice(0, 1).forEach(addLink);
    const first = all(selector, block).find(seen) ?? block.querySelector(selector);
    (stop ? [stop] : all(selector, block).filter((e) => e.tabIndex === 0)).forEach((e) => setStop(e, false));
    if (first) setStop(first, true);
    block.stops[i] = first;
  });
  addEventListener('keydown', (e) => {
    const i = ROVING.findIndex(([selector]) => e.target.matches?.(selector));
    const [selector, back, on] = ROVING[i] ?? [];
    if (!selector || e.ctrlKey || e.altKey || e.metaKey) return;
    const block = e.target.closest('.table-block');
    const { stops } = block;
    const rows = all(ROWS, block);
    const row = rows.indexOf(e.target.closest('tr'));
    rows.slice(Math.max(row - 1, 0), row + 2).forEach(addLink);
    const items = all(selector, block).filter((x) => x.checkVisibility());
    const at = items.indexOf(e.target);
    const keys = { Home: items[0], End: items.at(-1), ArrowDown: i === SORT && stops[PIN], ArrowUp: i === PIN && stops[SORT],
      [on]: items[at + 1], ...i === PIN && !at ? {} : { [back]: items[at - 1] } };
    if (!(e.key in keys)) return;
    const next = keys[e.key];
    e.preventDefault();
    if (!next) return;
    const kind = ROVING.findIndex(([s]) => next.matches(s));
    setStop(stops[kind], false);
    setStop(next, true);
    stops[kind] = next;
    next.focus();
  });
  all('.table-block').forEach(rove);

  self.perfpress = { make, copy, target, open: (e) => { openTab(e); refresh(); }, rove, addToRow, textOf, nameOfTable, isOf, toTools: (e) => toTools(e), load: (url) => load(new URL(url, document.baseURI).href) };

  // Light or dark mode: the choice is stored only while it differs from the
  // system's.
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const store = {
    get() { try { return localStorage.getItem('theme'); } catch { return null; } },
    set(v) {
      try {
        if (v) localStorage.setItem('theme', v);
        else localStorage.removeItem('theme');
      } catch { /* private mode: the choice lasts for this page */ }
    },
  };
  const system = () => (dark.matches ? 'dark' : 'light');
  const shown = () => html.dataset.theme || system();
  const button = document.querySelector('[data-theme-switch]');

  function showTheme(theme) {
    if (theme === 'dark' || theme === 'light') html.dataset.theme = theme;
    else delete html.dataset.theme;
    if (!button) return;
    const text = shown() === 'dark' ? button.dataset.light : button.dataset.dark;
    button.querySelector('[data-theme-label]').textContent = text;
    button.title = text;
  }

  showTheme(store.get());
  dark.addEventListener('change', () => showTheme(store.get()));
  addEventListener('storage', (e) => { if (e.key === 'theme') showTheme(e.newValue); });
  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const next = shown() === 'dark' ? 'light' : 'dark';
      const kept = next === system() ? null : next;
      store.set(kept);
      showTheme(kept);
    });
  }

  // Search: "/" or its link loads the script of the dialog and opens it. If
  // that fails, the link leads to the page of all names. On file:, browsers
  // import nothing, but run script elements.
  const link = document.querySelector('[data-search]');
  const load = (url) => (location.protocol !== 'file:' ? import(url) : new Promise((done, fail) => {
    document.head.append(make('script', { src: url, onload: done, onerror: fail }));
  }));
  // Keys that are pressed while the dialog loads are typed into it.
  let early = null;
  function openSearch(e) {
    e.preventDefault();
    early = '';
    load(new URL(link.dataset.search, document.baseURI).href)
      .then(() => self.perfpressSearch.open())
      .then(() => {
        const input = document.activeElement;
        if (early) {
          input.value = early;
          input.dispatchEvent(new Event('input'));
        }
        early = null;
      }).catch(() => { location.href = link.href; });
  }
  if (link) {
    self.perfpressSearch = { load, link }; // not by ??=, which would find an element of that id
    link.role = 'button';
    link.ariaHasPopup = 'dialog';
    link.ariaKeyShortcuts = '/';
    const plain = (e) => !(e.ctrlKey || e.metaKey || e.altKey);
    link.addEventListener('click', (e) => { if (plain(e) && !e.shiftKey) openSearch(e); });
    addEventListener('keydown', (e) => {
      if (early !== null && [...e.key].length === 1 && plain(e)) {
        early += e.key;
        e.preventDefault();
      } else if (e.key === '/' && plain(e) && !e.isComposing && !e.target.closest?.('dialog, textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])')) openSearch(e);
    });
  }

  // A box that scrolls can be focused, so that keys scroll it; a box that fits
  // cannot. Tables: is there more on either side? Reads the layout; the function
  // that it returns changes the page.
  function measure(box) {
    const rest = box.scrollWidth - box.clientWidth;
    const scrolls = rest > 1 || box.scrollHeight - box.clientHeight > 1;
    const at = Math.abs(box.scrollLeft);
    return () => {
      if (scrolls) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
      if (!box.matches('.table-scroll')) return;
      const block = box.parentElement.classList;
      block.toggle('overflows', rest > 1);
      block.toggle('more-start', rest > 1 && at > 1);
      block.toggle('more-end', rest - at > 1);
    };
  }
  const cellsOf = (box) => [...box.querySelector('tbody > tr:not([hidden])')?.cells ?? []].filter((c) => c.offsetWidth);
  // Measures boxes. One that scrolls comes to rest where a column begins beside
  // the column that stays, also at its end: room after the table lets the last
  // columns reach that place.
  const touch = matchMedia('(hover: none)');
  function align(boxes) {
    boxes.forEach((box) => {
      box.style.removeProperty('--after');
      box.parentElement.classList.remove('overflows');
    });
    boxes.map(measure).forEach((change) => change());
    if (touch.matches) boxes.map((box) => {
      const cells = cellsOf(box);
      const key = cells[0]?.closest('.stick') ? cells[0].offsetWidth : 0;
      const rest = box.scrollWidth - box.clientWidth;
      const after = rest > 1 ? Math.min(...cells.map((c) => c.offsetLeft - key - rest).filter((x) => x >= 0), box.clientWidth) : 0;
      return () => {
        box.style.setProperty('--key', `${key}px`);
        box.style.setProperty('--after', `${after}px`);
      };
    }).forEach((change) => change());
  }
  // A narrow box opens at its first results: they come next to the names of the
  // rows, the columns between them to the left.
  function showFigures(box) {
    const facts = box.parentElement.querySelector('.table-facts');
    const kinds = facts ? JSON.parse(facts.textContent).c : [];
    const [key, ...cells] = cellsOf(box);
    const figures = cells.filter((c) => c.matches('td') && isOf(c, 'num'));
    const figure = figures.find((c) => /[+-]/.test([kinds[c.cellIndex]].flat()[0])) ?? figures[0];
    if (!figure || !key.closest('.stick') || box.scrollLeft || figure.offsetLeft + figure.offsetWidth <= box.clientWidth) return;
    box.scrollLeft = figure.offsetLeft - key.offsetWidth;
  }
  // A box that can scroll sideways only lets its header row stick to the page:
  // the first box shows whether the browser has such boxes. A box in a closed
  // tab has no size until the tab is opened.
  html.classList.add('clip');
  const opened = new WeakSet();
  // The sizes that a box had when it was last measured: those that follow from that are no change.
  const settled = new WeakMap();
  const sizesOf = (box) => [box, ...box.children].flatMap((e) => [e.offsetWidth, e.offsetHeight]).join();
  const resized = new ResizeObserver((list) => {
    const boxes = [...new Set(list.map(({ target }) => (target.matches('.table-scroll > *') ? target.parentElement : target)))]
      .filter((box) => settled.get(box) !== sizesOf(box));
    const tables = boxes.filter((box) => box.matches('.table-scroll') && box.clientWidth);
    align(tables);
    tables.filter((box) => !opened.has(box)).forEach((box) => {
      if (getComputedStyle(box).overflowY !== 'clip') html.classList.remove('clip');
      opened.add(box);
      showFigures(box);
    });
    boxes.forEach((box) => settled.set(box, sizesOf(box)));
    boxes.map(measure).forEach((change) => change());
  });
  all('.table-scroll').forEach((box) => {
    box.addEventListener('scroll', () => opened.has(box) && measure(box)(), { passive: true });
    resized.observe(box);
    resized.observe(box.firstElementChild);
  });
  all('.content :is(.highlight, .math-block, pre:not(.highlight > pre))').forEach((box) => resized.observe(box));

  // Printing, the browser's search, and links into a folded part show
  // everything: they fire "seek".
  ['hashchange', 'beforeprint', 'keydown'].forEach((name) => addEventListener(name, (e) => {
    const searches = e.key === 'F3' || (e.key === 'f' && (e.ctrlKey || e.metaKey));
    if (searches || name === 'beforeprint' || (name === 'hashchange' && target()?.closest('tbody[hidden]'))) dispatchEvent(new Event('seek'));
  }));

  // Tabs: a link to a tab, its label, its panel or anything inside opens it;
  // tabs with the same data-sync change together, on all pages.
  const labelOf = (input) => input.nextElementSibling;
  const syncOf = (input) => labelOf(input)?.dataset.sync;

  function openTab(target) {
    for (let el = target; el; el = el.parentElement) {
      const input = el.matches('.tab-input') ? el
        : el.matches('.tab-label') ? document.getElementById(el.htmlFor)
        : el.matches('.tab-content') ? el.previousElementSibling?.previousElementSibling
        : null;
      if (input?.matches('.tab-input')) input.checked = true;
    }
    for (let el = target; el; el = el.parentElement) {
      if (el.tagName === 'DETAILS') el.open = true;
    }
    return target;
  }

  // The browser's search finds text in closed tabs, and opens them.
  const refresh = () => {
    if (!('onbeforematch' in html)) return;
    all('.tab-input').forEach((input) => {
      const panel = labelOf(input)?.nextElementSibling;
      if (!panel) return;
      if (input.checked) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
  };
  document.addEventListener('beforematch', (e) => {
    openTab(e.target);
    refresh();
  }, true);
  const fromHash = () => {
    const aim = openTab(target());
    refresh();
    if (aim?.closest('.tab-set')) {
      (aim.matches('.tab-input') ? labelOf(aim) : aim).scrollIntoView();
    }
  };
  fromHash();
  addEventListener('hashchange', fromHash);

  // Moves the focus to the tools of a table, which are before it.
  const toTools = (block) => {
    all('form > details', block).slice(0, 1).forEach((line) => { line.open = true; });
    const tool = all('form :is(input, [role=toolbar] > button)', block).find((f) => f.checkVisibility());
    tool?.focus();
    return tool;
  };
  document.querySelector('[data-tools]')?.addEventListener('click', (e) => {
    const table = openTab(document.getElementById(e.target.hash.slice(1)));
    refresh();
    if (toTools(table?.closest('.table-block') ?? document)) e.preventDefault();
  });

  document.addEventListener('change', (e) => {
        if (!e.target.matches('.tab-input')) return;
    try { history.replaceState(null, '', `#${e.target.id}`); } catch { /* not for this address */ }
    const key = syncOf(e.target);
    if (!key) {
      refresh();
      return;
    }
    const before = e.target.getBoundingClientRect().top;
    all('.tab-input').forEach((other) => {
      if (syncOf(other) === key) other.checked = true;
    });
    refresh();
    scrollBy({ top: e.target.getBoundingClientRect().top - before, behavior: 'instant' });
  });

  // Scrolls a long list to the current entry.
  function reveal(link) {
    const nav = link?.closest('nav');
    if (!nav || nav.scrollHeight <= nav.clientHeight) return;
    const frame = nav.getBoundingClientRect();
    const at = link.getBoundingClientRect();
    if (at.top < frame.top || at.bottom > frame.bottom) {
      nav.scrollTop += at.top - frame.top - frame.height / 3;
    }
  }
  requestAnimationFrame(() => reveal(document.querySelector('.site-nav [aria-current]')));

  // The page's contents: mark the section being read.
  const links = all('[data-toc] a').filter((a) => a.hash.length > 1);
  const heads = links.map((a) => document.getElementById(decodeURIComponent(a.hash.slice(1))));
  let queued = false;
  let last = -1;
  function mark() {
    queued = false;
    let now = -1;
    const end = innerHeight + scrollY >= html.scrollHeight - 2;
    heads.forEach((h, i) => {
      if (h && h.getBoundingClientRect().top < (end ? innerHeight : 120)) now = i;
    });
    links.forEach((a, i) => {
      if (i === now) a.setAttribute('aria-current', 'location');
      else a.removeAttribute('aria-current');
    });
    if (now !== last) reveal(links[now]);
    last = now;
  }
  if (links.length) {
    addEventListener('scroll', () => {
      if (!queued) { queued = true; requestAnimationFrame(mark); }
    }, { passive: true });
    requestAnimationFrame(mark);
  }

  // A report of a wrong number in a table names the row that the URL names.
  const place = (id) => '%23' + encodeURIComponent(id) + '%0A';
  for (const link of all('.table-data .report')) {
    const block = link.closest('.table-block');
    const whole = link.href;
    const aim = () => {
      const row = target();
      const table = row?.matches('tr') && block.contains(row) && row.closest('table');
      link.href = table ? whole.replace(place(table.id), place(row.id)) : whole;
    };
    addEventListener('hashchange', aim);
    aim();
  }

  // A reader's prices (whatif.js) go along with links to other pages of the site. A page without them says so.
  const root = new URL('..', document.currentScript.src).href;
  const isPrice = ([key]) => key.startsWith('w.');
  const carry = (e) => {
    const link = e.target.closest?.('a[href]');
    const href = link?.getAttribute('href');
    const url = link && URL.canParse(href, location) && new URL(href, location);
    if (!url || !url.href.startsWith(root) || link.download) return;
    const kept = [...new URLSearchParams(location.search)].filter(isPrice);
    if (!kept[0] && !/[?&]w\./.test(url.search)) return;
    [...url.searchParams].filter(isPrice).forEach(([key]) => url.searchParams.delete(key));
    kept.forEach(([key, value]) => url.searchParams.set(key, value));
    link.setAttribute('href', url.href); // of SVG as well
  };
  ['click', 'auxclick', 'contextmenu', 'dragstart'].forEach((name) => addEventListener(name, carry, true));
  if ([...new URLSearchParams(location.search)].some(isPrice) && !document.querySelector('#prices_')) {
    const line = make('p', { className: 'prices-kept', role: 'status' }, 'Your prices are kept. ', make('button', { type: 'button', onclick: () => {
      const url = new URL(location);
      [...url.searchParams].filter(isPrice).forEach(([key]) => url.searchParams.delete(key));
      try { history.replaceState(null, '', url); } catch { /* not for this address */ }
      line.remove();
    } }, 'Back to published prices'));
    document.querySelector('.site-header')?.after(line);
  }

  // Closes the menu when the window grows past the small layout.
  matchMedia('(width >= 64rem)').addEventListener('change', () => {
    const bar = document.querySelector('.sidebar[popover]');
    if (bar?.matches(':popover-open')) bar.hidePopover();
  });
})();
