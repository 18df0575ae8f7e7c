// perfpress: a button that copies a block of code, without line numbers and, in
// a session, without prompts and output. Only pages with code load it. In:
// .highlight, and the words in data-* of this script's element.

(() => {
  'use strict';
  const { make, copy } = self.perfpress;
  const words = document.currentScript.dataset;
  const label = words.copy || 'Copy';

  const status = make('div', { className: 'visually-hidden', role: 'status' });
  document.body.append(status);

  // Names of buttons: the first line of each block, with a number if it is repeated.
  const names = new Map();
  function nameOf(code) {
    const [line] = textOf(code).trim().split('\n');
    const times = (names.get(line) ?? 0) + 1;
    names.set(line, times);
    return [`${label}: ${line}`, ...times > 1 ? [times] : []].join(', ');
  }

  function textOf(code) {
    const bare = code.cloneNode(true);
    const session = bare.querySelector('.gp') ? ', .gp, .go, .gt' : '';
    bare.querySelectorAll('.linenos, .ln' + session).forEach((e) => e.remove());
    return bare.textContent.replace(/\n+$/, '');
  }

  // The stylesheet shows the words, so that neither search nor copying the page
  // includes them.
  function add(box) {
    const code = box.querySelector(':scope > pre > code');
    if (!code) return;
    let timer = 0;
    const button = make('button', { type: 'button', className: 'code-copy', ariaLabel: nameOf(code), onclick: async () => {
      const said = (await copy(textOf(code))) ? words.copied || 'Copied' : words.failed || 'Not copied';
      button.dataset.label = status.textContent = said;
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.dataset.label = label;
        status.textContent = '';
      }, 2000);
    } });
    button.dataset.label = label;
    box.before(make('div', { className: 'code-bar' }, button));
  }
  document.querySelectorAll('.content .highlight').forEach(add);
})();
