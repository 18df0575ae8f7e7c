// perfpress serve: keeps an open page up to date. Part of the preview only;
// pages that are published do not have it.
(() => {
  'use strict';
  const base = '/.perfpress/';
  const version = document.currentScript.dataset.version;
  const key = 'perfpress-place:' + location.pathname;
  const all = (sel) => [...document.querySelectorAll(sel)];
  let known = null; // the stylesheets' tags
  let stream = null;
  let heard = 0; // when the stream last said something
  let fault = ''; // its tag; '' is none
  let errors = 0;
  let warnings = 0;
  let wanted = false; // the badge was pressed
  const closed = 'perfpress-closed'; // the fault that was closed

  // The place and the open tabs outlast a reload.
  function reload() {
    sessionStorage.setItem(key, JSON.stringify({
      x: scrollX, y: scrollY,
      inputs: all('input[id]:checked').map((e) => e.id),
      details: all('details').map((e) => e.open),
    }));
    location.reload();
  }

  function restore() {
    const text = sessionStorage.getItem(key);
    if (!text) return;
    sessionStorage.removeItem(key);
    const was = JSON.parse(text);
    for (const id of was.inputs) {
      const input = document.getElementById(id);
      if (!input || input.checked) continue;
      input.checked = true;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
    const details = all('details');
    if (details.length === was.details.length) {
      details.forEach((e, i) => { e.open = was.details[i]; });
    }
    const scroll = () => scrollTo({ left: was.x, top: was.y, behavior: 'instant' });
    scroll();
    addEventListener('load', scroll, { once: true });
  }

  // A fingerprinted stylesheet is recognized by its name without the
  // fingerprint.
  const plain = (path) => path.replace(/\.[0-9a-f]{8}(?=\.css$)/, '');

  function swap(link, href) {
    const next = link.cloneNode();
    next.href = href;
    next.onload = next.onerror = () => link.remove();
    link.after(next);
  }

  function restyle(styles, base) {
    const before = known;
    known = styles;
    for (const [path, tag] of Object.entries(styles)) {
      for (const link of all('link[rel~=stylesheet]')) {
        const url = new URL(link.href);
        let at = decodeURIComponent(url.pathname.slice(1));
        const start = base && at.startsWith(base) ? base : '';
        at = at.slice(start.length);
        if (url.origin !== location.origin || plain(at) !== plain(path)) continue;
        if (at !== path) swap(link, '/' + encodeURI(start + path));
        else if (before && before[path] && before[path] !== tag) {
          swap(link, url.pathname + '?v=' + tag);
        }
      }
    }
  }

  // An element of the preview over the page.
  function overlay(name, id, styles) {
    const e = document.createElement(name);
    e.id = id;
    for (const [key, value] of Object.entries({ 'z-index': '2147483647', ...styles })) {
      e.style.setProperty(key, value, 'important');
    }
    document.body.append(e);
    return e;
  }
  const byId = (id) => document.getElementById(id);

  // Shows faults over the page in a frame: errors until they are fixed,
  // warnings when the badge is pressed; Esc closes it.
  function show() {
    const frame = byId('perfpress-faults') || overlay('iframe', 'perfpress-faults', {
      position: 'fixed', inset: '0', width: '100%', height: '100%',
      border: '0', background: 'Canvas',
    });
    frame.title = 'Errors and warnings';
    frame.onload = () => {
      frame.contentWindow.addEventListener('keydown', escape);
      frame.contentDocument.getElementById('close')?.addEventListener('click', hide);
    };
    frame.src = base + 'faults.html?v=' + fault;
  }

  function hide() {
    const frame = byId('perfpress-faults');
    frame?.remove();
    if (frame) sessionStorage.setItem(closed, fault);
    wanted = false;
    mark();
  }

  function escape(e) {
    if (e.key === 'Escape') hide();
  }
  addEventListener('keydown', escape);

  // The badge shows the number of faults while the frame is closed.
  function mark() {
    byId('perfpress-badge')?.remove();
    if (!fault || byId('perfpress-faults')) return;
    const badge = overlay('button', 'perfpress-badge', {
      all: 'initial', position: 'fixed', right: '1rem', bottom: '1rem', cursor: 'pointer',
      padding: '0.25rem 0.75rem', 'border-radius': '1rem', font: '14px/1.5 system-ui, sans-serif',
      color: '#fff', background: errors ? '#ad2330' : '#805300', 'z-index': '2147483647',
    });
    const count = (n, what) => (n ? [`${n} ${what}${n === 1 ? '' : 's'}`] : []);
    badge.type = 'button';
    badge.textContent = [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ');
    badge.onclick = () => { wanted = true; show(); mark(); };
  }

  function tell(state) {
    const open = byId('perfpress-faults');
    const changed = state.fault !== fault;
    wanted &&= !changed || !(errors || state.errors);
    ({ fault, errors, warnings } = state);
    if (sessionStorage.getItem(closed) !== fault) sessionStorage.removeItem(closed);
    const covers = errors && sessionStorage.getItem(closed) !== fault;
    if (!fault || !(covers || wanted)) open?.remove();
    else if (changed || !open) show();
    mark();
  }

  // The browser reconnects by itself, for example if the server was stopped,
  // unless something else answered. It does not notice a connection that was
  // lost silently, as in sleep: so the server sends something every 15 s.
  function listen() {
    if (stream || document.hidden) return;
    const hear = () => { heard = Date.now(); };
    stream = new EventSource(base + 'events' + location.pathname);
    hear();
    stream.addEventListener('beat', hear);
    stream.onmessage = (e) => {
      hear();
      const state = JSON.parse(e.data);
      if (!state.errors && state.page !== version) return reload();
      restyle(state.styles, state.base);
      tell(state);
    };
    stream.onerror = () => {
      if (stream?.readyState !== EventSource.CLOSED) return;
      stream = null;
      setTimeout(listen, 1000);
    };
  }

  // A hidden page keeps no connection: browsers have six for a host.
  function close() {
    stream?.close();
    stream = null;
  }
  setInterval(() => {
    if (stream && Date.now() - heard < 40000) return;
    close();
    listen();
  }, 5000);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) close();
    else listen();
  });
  addEventListener('pagehide', close);
  addEventListener('pageshow', listen);

  restore();
  listen();
})();
