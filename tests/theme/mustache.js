// A small Mustache with inheritance: just enough to show the theme without
// the program. Takes templates by name from a folder; used by mock.js only.
'use strict';
const fs = require('fs');
const path = require('path');

const escape = (s) => String(s).replace(/[&<>"]/g, (c) =>
  ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));

// text -> [string | {kind, name, body}], standalone tags lose their line
function parse(text) {
  const tag = /(^[ \t]*)?\{\{(?:\{\s*([^}\s]+)\s*\}|([#^/!>$<]?)\s*([^}]*?)\s*)\}\}(?:([ \t]*)(\r?\n|$))?/gm;
  const root = { body: [] };
  const stack = [root];
  const top = () => stack[stack.length - 1].body;
  let at = 0;
  for (let m; (m = tag.exec(text));) {
    const [, before, raw, kind, name, , end] = m;
    let from = m.index, to = tag.lastIndex;
    if (!(kind && before !== undefined && end !== undefined)) {
      from += (before || '').length;
      to = text.indexOf('}}', from) + (raw ? 3 : 2);
      tag.lastIndex = to;
    }
    if (m[0] === '') { tag.lastIndex++; continue; }
    top().push(text.slice(at, from));
    at = to;
    if (raw) top().push({ kind: '{', name: raw });
    else if (kind === '!') continue;
    else if (kind === '/') stack.pop();
    else {
      const node = { kind, name, body: [] };
      top().push(node);
      if (kind && kind !== '>') stack.push(node);
    }
  }
  top().push(text.slice(at));
  return root.body;
}

module.exports = function (folder) {
  const cache = {};
  const load = (name) => cache[name] ||= parse(
    fs.readFileSync(path.join(folder, name + '.mustache'), 'utf8'));
  const lookup = (name, ctx) => {
    if (name === '.') return ctx[0];
    const [head, ...rest] = name.split('.');
    const found = ctx.find((c) => c && typeof c === 'object' && head in c);
    return rest.reduce((v, k) => v?.[k], found?.[head]);
  };
  function render(nodes, ctx, blocks) {
    return nodes.map((n) => {
      if (typeof n === 'string') return n;
      const v = () => lookup(n.name, ctx);
      const empty = (x) => !x || (Array.isArray(x) && !x.length);
      switch (n.kind) {
        case '': return escape(v() ?? '');
        case '{': return v() ?? '';
        case '>': return render(load(n.name), ctx, {});
        case '^': return empty(v()) ? render(n.body, ctx, blocks) : '';
        case '#': return empty(v()) ? '' : [].concat(v()).map((x) =>
          render(n.body, [x, ...ctx], blocks)).join('');
        case '$': return render(blocks[n.name] || n.body, ctx, blocks);
        case '<': {
          const own = {};
          n.body.forEach((b) => { if (b.kind === '$') own[b.name] = b.body; });
          return render(load(n.name), ctx, { ...own, ...blocks });
        }
      }
    }).join('');
  }
  return (name, ctx) => render(load(name), [ctx], {});
};
