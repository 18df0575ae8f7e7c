// Checks the theme's colour pairs against WCAG AA, in both schemes: node contrast.js
// Text needs 4.5 to 1; edges and marks that carry meaning need 3 to 1.
'use strict';
const fs = require('fs');
const path = require('path');
const assets = path.join(__dirname, '../../templates/assets');
const css = fs.readdirSync(assets).filter((f) => f.endsWith('.css')).map((f) => fs.readFileSync(path.join(assets, f), 'utf8')).join('');
const colour = {};
for (const m of css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)) colour[m[1]] = [m[2], m[3]];

const light = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
  .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
const ratio = (a, b) => {
  const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};

const grounds = ['bg', 'bg-soft', 'bg-raised', 'bg-hover'];
const pairs = [];
for (const ink of ['text', 'strong', 'muted', 'link']) grounds.forEach((g) => pairs.push([ink, g, 4.5]));
pairs.push(['text', 'mark', 4.5], ['link', 'mark', 4.5], ['strong', 'bg-current', 4.5], ['text', 'code-bg', 4.5]);
for (const hue of ['blue', 'green', 'amber', 'red']) {
  [hue, 'text', 'strong', 'link', 'muted'].forEach((ink) => pairs.push([ink, hue + '-bg', 4.5]));
}
// Words of code, in a block and in an emphasized line.
for (const ink of ['blue', 'green', 'amber', 'red', 'strong']) ['bg-soft', 'mark'].forEach((g) => pairs.push([ink, g, 4.5]));
for (const edge of ['accent', 'focus']) grounds.forEach((g) => pairs.push([edge, g, 3]));

let bad = 0;
for (const [ink, ground, least] of pairs) {
  const r = [0, 1].map((i) => ratio(colour[ink][i], colour[ground][i]));
  if (Math.min(...r) < least) bad++;
  console.log(`${ink} on ${ground}`.padEnd(22), ...r.map((x) => x.toFixed(2).padStart(6)), Math.min(...r) < least ? ' TOO LOW' : '');
}
process.exit(bad ? 1 : 0);
