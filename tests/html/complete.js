// Whether the site of constructs has them all: node complete.js PERFPRESS SITE.
// Compares the names in the tables of gen/parse and gen/doc with those that its
// pages have, in each of the two languages. Prints what is missing, then "N
// passed, N failed". Called by check.sh.
'use strict';
const { execFileSync } = require('child_process');
const fs = require('fs');
const path = require('path');

const [perfpress, site] = process.argv.slice(2);

// What no page shows, or not in this language.
const NEVER = {
  'rst docinfo': 'taken away before a page is shown',
  'rst generated': 'made later, by sectnum, which has its page',
  'rst line_break': 'of Markdown only',
  'rst problematic': 'an error',
  'rst system_message': 'an error',
};
for (const role of ['raw', 'named-reference', 'anonymous-reference', 'uri-reference', 'footnote-reference',
  'citation-reference', 'substitution-reference', 'target']) NEVER[`rst :${role}:`] = 'an error by itself';
for (const style of ['regular', 'outlined', 'round', 'sharp', 'twotone']) NEVER[`rst :material-${style}:`] = 'a warning: no drawings';
const NOT_MARKDOWN = ['docinfo', 'generated', 'problematic', 'system_message', 'classifier', 'citation',
  'citation_reference', 'substitution_definition', 'substitution_reference', '{replace}', '{unicode}', '{date}',
  '{role}'];

const read = (file) => fs.readFileSync(file, 'utf8');

// The names in the tables of a kind: {S_INIT("name"), ...} or MACRO("name", ...).
function registered(kind) {
  const names = [];
  const files = ['gen/parse/' + kind, 'gen/parse/code'].flatMap((folder) => fs.readdirSync(folder)
    .filter((f) => f.endsWith('.c')).map((f) => path.join(folder, f)));
  for (const file of files) {
    const tables = read(file).matchAll(
      new RegExp(`^const struct ${kind} \\w+\\[\\] = \\{\\n([^]*?)^\\};`, 'gm'));
    for (const [, rows] of tables) {
      const found = [...rows.matchAll(/^ {4}(\{S_INIT|[A-Z_]+)\("([^"]+)"/gm)].flatMap((m) => (m[1] === 'BADGES'
        ? ['bdg-', 'bdg-link-', 'bdg-ref-'].flatMap((b) => [b + m[2], b + m[2] + '-line']) : m[2]));
      if (!found.length) throw new Error(`${file}: a table of ${kind}s without a name`);
      names.push(...found);
    }
  }
  return names;
}

const kinds = [...read('gen/doc/node.h').matchAll(/^ {4}X\([A-Z_]+, "([a-z_]+)"/gm)].map((m) => m[1]);

// The pages of a language, their texts and the types of their nodes.
function pages(ext) {
  const files = fs.readdirSync(path.join(site, 'content', ext)).filter((f) => f.endsWith('.' + ext))
    .map((f) => path.join(site, 'content', ext, f));
  const types = new Set();
  for (const file of files) {
    const tree = execFileSync(perfpress, ['doctree', '-C', site, file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    for (const [, type] of tree.matchAll(/^ *<([a-z_]+)/gm)) types.add(type);
  }
  return { text: files.map(read).join('\n'), types };
}

const PATTERNS = {
  rst: { directive: (n) => `^ *(\\.\\. |\\.\\. \\|[^|]*\\| )${n}::`, role: (n) => `:${n}:\`` },
  md: { directive: (n) => `^ *(\`{3,}|:{3,})\\{${n}\\}`, role: (n) => `\\{${n}\\}\`` },
};

let passed = 0;
const missing = [];
function check(ok, language, what) {
  if (ok) passed++;
  else if (!NEVER[`rst ${what}`] && !(language === 'md' && NOT_MARKDOWN.includes(what))) missing.push(`${language} ${what}`);
}

for (const language of ['rst', 'md']) {
  const { text, types } = pages(language);
  const has = (kind, name) => new RegExp(PATTERNS[language][kind](name), 'm').test(text);
  for (const name of registered('directive')) check(has('directive', name), language, `{${name}}`);
  for (const name of registered('role')) check(has('role', name), language, `:${name}:`);
  for (const type of kinds) check(types.has(type), language, type);
}
for (const what of missing) console.log(`FAILED: no page of ${site} has: ${what}`);
console.log(`${passed} passed, ${missing.length} failed`);
process.exit(missing.length ? 1 : 0);
