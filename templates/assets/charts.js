// perfpress: reads charts. Shows name, x and value of the point that is nearest to
// the pointer or touch, or that the arrow keys reach, and adds a link that saves
// the chart as SVG. Only pages with charts load it. Without it, each mark has its
// text as a <title>, if the marks are few. In: .chart.

(() => {
  'use strict';
  const { make } = self.perfpress;
  const NEAR = 40; // pixels from a mark at which its text is shown
  const SVG = 'http://www.w3.org/2000/svg';

  // Charts of many marks draw them as one, and list the middles and texts apart:
  // adds an invisible mark for each.
  function unfold(box, points) {
    const lines = box.querySelector('[data-texts]').dataset.texts.split('\n');
    const marks = document.createElementNS(SVG, 'g');
    let x = 0, y = 0;
    [...points.getAttribute('d').matchAll(/m(-?\d+) (-?\d+)/g)].forEach(([, dx, dy], i) => {
      const mark = document.createElementNS(SVG, 'path');
      mark.setAttribute('d', `M${x += +dx} ${y += +dy}h0`);
      texts.set(mark, lines[i]);
      marks.append(mark);
    });
    marks.setAttribute('class', 'unfolded');
    points.setAttribute('class', '');
    points.after(marks);
  }

  // Marks of the drawing that is shown, with their texts. Titles move out of the
  // marks, so that browsers do not show them as well.
  const texts = new WeakMap();
  function marksOf(box) {
    const svg = [...box.querySelectorAll(':scope > svg')].find((s) => s.getBoundingClientRect().width > 0);
    const points = svg?.querySelector('.points');
    if (points) unfold(box, points);
    svg?.querySelectorAll(':scope > [aria-hidden] title').forEach((title) => {
      const mark = title.parentNode;
      if (mark.closest('[fill-opacity]')) return; // areas: their points have texts
      texts.set(mark, title.textContent);
      title.remove();
    });
    return svg ? [...svg.querySelectorAll(':scope > [aria-hidden] path')].filter((p) => texts.has(p)) : [];
  }

  const distance = (r, x, y) =>
    Math.hypot(Math.max(r.left - x, 0, x - r.right), Math.max(r.top - y, 0, y - r.bottom));

  function nearest(marks, x, y) {
    let best = null, least = NEAR;
    for (const m of marks) {
      const d = distance(m.getBoundingClientRect(), x, y);
      if (d < least) [best, least] = [m, d];
    }
    return best;
  }

  // ---- the text of a mark ----

  function read(box) {
    const tip = make('div', { className: 'chart-tip', role: 'status', hidden: true });
    let now = null, touched = false;
    box.after(tip);
    box.parentNode.classList.add('chart-live');

    function show(mark) {
      now?.classList.remove('on');
      now = mark;
      tip.hidden = !mark;
      if (!mark) return;
      mark.classList.add('on');
      tip.textContent = texts.get(mark);
      const r = mark.getBoundingClientRect(), frame = box.parentNode.getBoundingClientRect();
      const left = Math.min(Math.max((r.left + r.right) / 2 - frame.left - tip.offsetWidth / 2, 0), frame.width - tip.offsetWidth);
      const above = r.top - frame.top - tip.offsetHeight - 8;
      tip.style.left = left + 'px';
      tip.style.top = (above < 0 ? r.bottom - frame.top + 8 : above) + 'px';
    }

    // Left and right lead to the next mark by x, through all at the same x; up and down to the next one above or below,
    // first to those that cover the same x.
    function next(marks, key) {
      const places = marks.map((mark) => {
        const r = mark.getBoundingClientRect();
        return { mark, r, x: Math.round(r.left + r.right), y: Math.round(r.top + r.bottom) };
      }).sort((a, b) => a.x - b.x || a.y - b.y);
      const i = places.findIndex((p) => p.mark === now), from = places[i];
      const step = { ArrowLeft: i - 1, ArrowRight: i + 1, Home: 0, End: places.length - 1 }[i < 0 ? 'Home' : key];
      if (step >= -1) return places[Math.min(Math.max(step, 0), places.length - 1)].mark;
      const far = (p) => {
        const dy = (key === 'ArrowDown' ? 1 : -1) * (p.y - from.y);
        return dy < 2 ? Infinity : p.r.left < from.r.right && from.r.left < p.r.right ? dy : 1e5 + dy + 4 * Math.abs(p.x - from.x);
      };
      return places.reduce((a, b) => (far(b) < far(a) ? b : a), from).mark;
    }

    box.tabIndex = 0;
    box.role = 'group';
    box.ariaLabel = 'Values of the chart: arrow keys';
    box.addEventListener('pointermove', (e) => { if (e.pointerType !== 'touch') show(nearest(marksOf(box), e.clientX, e.clientY)); });
    box.addEventListener('pointerleave', (e) => { if (e.pointerType !== 'touch') show(null); });
    box.addEventListener('pointerdown', (e) => { touched = e.pointerType === 'touch'; });
    // The first tap on a mark shows its text; the second follows its link.
    box.addEventListener('click', (e) => {
      if (!touched) return;
      const mark = nearest(marksOf(box), e.clientX, e.clientY);
      if (mark !== now) e.preventDefault();
      show(mark);
    });
    box.addEventListener('blur', () => show(null));
    box.addEventListener('keydown', (e) => {
      const marks = marksOf(box);
      if (e.key === 'Escape') show(null);
      else if (e.key === 'Enter' && now) now.closest('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      else if (marks.length && /^(Arrow|Home$|End$)/.test(e.key) && !e.ctrlKey && !e.metaKey && !e.altKey) {
        e.preventDefault();
        show(next(marks, e.key));
      }
    });
  }

  // ---- the chart as a file ----

  // Lines of about `most` letters.
  const wrap = (text, most) => text.trim().match(new RegExp(`.{1,${most}}(\\s|$)|\\S+`, 'g')) || [];

  function set(e, attributes) {
    for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v);
    return e;
  }

  function textOf(line, attributes) {
    const t = set(document.createElementNS(SVG, 'text'), { x: 2, ...attributes });
    t.textContent = line;
    return t;
  }

  function file(figure) {
    const svg = figure.querySelector('.chart-wide').cloneNode(true);
    const [, , width, height] = svg.getAttribute('viewBox').split(' ').map(Number);
    const head = wrap(figure.querySelector('figcaption')?.innerText || '', 84);
    const page = location.href.replace(/[?#].*/, '') + (figure.id && '#' + figure.id);
    const { from } = figure.querySelector('.chart-scroll').dataset;
    const foot = [...figure.querySelectorAll('.chart-notes')].flatMap((n) => wrap(n.textContent, 120))
      .concat(wrap('Source: ' + [document.title, from, page].filter(Boolean).join(', '), 120));
    const top = 20 * head.length + (head.length && 8), bottom = height + 18;
    const box = { x: -12, y: -top - 12, width: width + 24, height: bottom + 16 * foot.length + top + 20 };
    set(svg, { xmlns: SVG, color: '#1c2530', width: box.width, height: box.height, viewBox: Object.values(box).join(' ') });
    svg.prepend(set(document.createElementNS(SVG, 'rect'), { ...box, fill: '#fff' }));
    svg.append(...head.map((l, i) => textOf(l, { y: 20 * i + 6 - top, 'font-size': 16, 'font-weight': 600 })),
      ...foot.map((l, i) => textOf(l, { y: bottom + 16 * i, fill: '#566171', 'font-size': 11 })));
    svg.querySelectorAll('a').forEach((a) => a.replaceWith(...a.childNodes));
    svg.querySelectorAll('.points, [data-texts], .unfolded').forEach((p) => p.remove());
    svg.querySelectorAll('.on').forEach((m) => m.classList.remove('on'));
    return new XMLSerializer().serializeToString(svg);
  }

  function save(figure) {
    const name = (figure.id || document.title).toLowerCase().replace(/[^a-z0-9]+/g, '-') + '.svg';
    const link = make('a', { className: 'chart-save', href: '#', download: name, textContent: 'Download SVG' });
    link.addEventListener('click', () => {
      const url = URL.createObjectURL(new Blob([file(figure)], { type: 'image/svg+xml' }));
      link.href = url;
      setTimeout(() => { URL.revokeObjectURL(url); link.href = '#'; }, 1000);
    });
    figure.querySelector('.chart-scroll').after(make('p', { className: 'chart-tools' }, link));
  }

  document.querySelectorAll('.chart > .chart-scroll').forEach((box) => {
    save(box.parentNode);
    read(box);
  });
})();
