// perfpress: a button that copies a block of code, less line numbers and, of a
// session, prompts and output. Only pages with code load it. In: .highlight, and
// the words to use in data-* of this script's element.

(() => {
  'use strict';
  const words = document.currentScript.dataset;
  const bare = { copy: words.copy || 'Copy', copied: words.copied || 'Copied', failed: words.failed || 'Not copied' };

  const status = document.createElement('div');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);

  function textOf(code) {
    const copy = code.cloneNode(true);
    const session = copy.querySelector('.gp') ? ', .gp, .go, .gt' : '';
    copy.querySelectorAll('.linenos, .ln' + session).forEach((e) => e.remove());
    return copy.textContent.replace(/\n+$/, '');
  }

  // Where there is no clipboard (plain http) or it is refused.
  function select(text) {
    const field = document.createElement('textarea');
    const before = document.activeElement;
    field.className = 'visually-hidden';
    field.readOnly = true;
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    before?.focus({ preventScroll: true });
    return done;
  }

  async function put(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return select(text);
    }
  }

  // The words are drawn by the stylesheet: no search finds them, no copy of
  // the page holds them.
  function add(box) {
    const code = box.querySelector(':scope > pre > code');
    if (!code) return;
    const bar = document.createElement('div');
    const button = document.createElement('button');
    let timer = 0;
    bar.className = 'code-bar';
    button.type = 'button';
    button.className = 'code-copy';
    button.dataset.label = bare.copy;
    button.setAttribute('aria-label', bare.copy);
    button.addEventListener('click', async () => {
      const said = (await put(textOf(code))) ? bare.copied : bare.failed;
      button.dataset.label = status.textContent = said;
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.dataset.label = bare.copy;
        status.textContent = '';
      }, 2000);
    });
    bar.append(button);
    box.before(bar);
  }
  document.querySelectorAll('.content .highlight').forEach(add);
})();
