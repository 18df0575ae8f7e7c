// priced: copies of a site with random prices. priced(PROGRAM, SITE, SEED) returns
// { build, replace }: build() builds the copy and returns the folder; replace(LIST)
// writes random prices into the file of a price list (gen/table/price_list.h) and
// returns a function from its keys to the written texts.

'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const { execFileSync } = require('child_process');

const priced = (program, site, seed) => {
  let state = +seed;
  const random = (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
  // Prices as readers type them: with a point, so that a build reads floats.
  const price = () => {
    const digits = random(5) + 1;
    return [() => `${random(100)}.${`${random(10 ** digits)}`.padStart(digits, '0')}`, () => `${random(10)}.${random(100)}`,
      () => '0.0', () => `${random(1e6)}.5`, () => `0.000${random(1000)}`][[0, 0, 0, 0, 1, 1, 2, 3, 4][random(9)]]();
  };

  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'whatif-'));
  process.on('exit', () => fs.rmSync(work, { recursive: true }));
  const build = () => {
    const out = path.join(work, 'out');
    execFileSync(program, ['build', '-q', '-o', out], { cwd: path.join(work, 'site'), stdio: ['ignore', 'ignore', 'pipe'] });
    return out;
  };
  fs.cpSync(site, path.join(work, 'site'), { recursive: true, filter: (file) => !/(^|\/)(\.git|public|build|gen|tests)(\/|$)/.test(path.relative(site, file)) });
  // Claims and limits of prices hold for published prices only.
  for (const file of fs.readdirSync(path.join(work, 'site'), { recursive: true })) {
    const edit = /\.(md|rst)$/.test(file) ? (text) => text.replace(/^(\s*(?:`{3,}|:{3,}|\.\.) ?\{?claim(?:\}|::) )(.*)$/gm, '$1($2) or 1 == 1')
      : /\.schema\.yaml$/.test(file) && ((text) => text.replace(/, minimum: [\d.]+|minimum: [\d.]+,? ?/g, ''));
    const full = path.join(work, 'site', file);
    if (edit) fs.writeFileSync(full, edit(fs.readFileSync(full, 'utf8')));
  }

  // Writes a random price for each row of a file of prices; returns them by the keys of the list.
  const original = new Map();
  const cut = (line) => line.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1'));
  const fileOf = (list) => ['data/', ''].map((folder) => path.join(work, 'site', folder, `${list.name}.csv`)).find(fs.existsSync);
  const replace = (list) => {
    const file = fileOf(list);
    if (!original.has(file)) original.set(file, fs.readFileSync(file, 'utf8'));
    const [head, ...lines] = original.get(file).trimEnd().split('\n');
    const rows = lines.map(cut);
    const rowOf = (key) => rows.find((row) => key.split(', ').every((part) => row.includes(part)));
    // The column of the published basis, whose name may be a title.
    const at = cut(head).findIndex((_, i) => list.keys.every((key, k) => +rowOf(key)[i] === list.bases[0].prices[k]));
    const found = new Map();
    rows.forEach((row) => { row[at] = price(); found.set(row, row[at]); });
    fs.writeFileSync(file, [head, ...rows.map((row) => row.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)).join(','))].join('\n') + '\n');
    return (key) => found.get(rowOf(key));
  };

  return { build, replace };
};

module.exports = { priced };
