// Accessible names in Chromium: await repeated(TAB, READ) lists the names that controls of a page share, though they do
// different things: links that lead to different places, and all other controls. A screen reader lists links and
// controls without what is around them. READ(URL) returns the HTML of a page of the site, or ''. Used by browse.js.
'use strict';

const CONTROLS = new Set(['button', 'checkbox', 'combobox', 'DisclosureTriangle', 'form', 'link', 'listbox', 'menuitem', 'radio',
  'searchbox', 'slider', 'spinbutton', 'switch', 'tab', 'textbox', 'toolbar']);

// Several ids may be at one place, and a page without a fragment begins at its first heading: places are told apart by
// the text before them.
function placeOf(url, read) {
  const [page, id] = url.split('#');
  const html = read(page);
  const main = html.indexOf('<main');
  const at = html.indexOf(id ? ` id="${decodeURIComponent(id)}"` : '<h1', main);
  return at < 0 ? url : `${page}#${html.slice(main, at).replace(/<[^>]*(>|$)/g, '').replace(/\s+/g, '').length}`;
}

// What a control does, if it shares this with others: tabs of one kind change together.
function aimOf() {
  return this.getAttribute('popovertarget') || this.nextElementSibling?.dataset.sync;
}

async function repeated(tab, read) {
  const cdp = await tab.context().newCDPSession(tab);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const all = new Map(); // role and name -> controls
  for (const node of nodes) {
    const has = (name) => node.properties?.find((p) => p.name === name)?.value.value;
    const name = node.name?.value ?? '';
    if (node.ignored || !CONTROLS.has(node.role.value) || has('disabled')) continue;
    if (node.role.value === 'link' && name && !/\p{L}/u.test(name)) continue; // a figure, which its sentence explains
    const key = `${node.role.value} "${name}"`;
    all.set(key, [...all.get(key) ?? [], { id: node.backendDOMNodeId, url: has('url') }]);
  }
  const found = [];
  for (const [key, controls] of all) {
    if (!controls[1]) continue;
    const aims = new Set();
    for (const { id, url } of controls) {
      const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: id });
      const { result } = await cdp.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration: `${aimOf}`, returnByValue: true });
      aims.add(url ? placeOf(url, read) : result.value || id);
    }
    if (aims.size > 1) found.push(`${aims.size} × ${key}${controls[0].url ? `: ${[...aims].slice(0, 3).join(', ')}` : ''}`);
  }
  await cdp.detach();
  return found;
}

module.exports = { repeated };
