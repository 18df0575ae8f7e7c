// html-validate over finished pages: node validate.js BUILD FILE... In:
// BUILD/node_modules. Every rule of its sets "recommended", "a11y" and
// "document" holds, and those below. Prints what fails, then "N passed, N
// failed", counted by page. Called by check.sh.
'use strict';
const fs = require('fs');
const path = require('path');

const [build, ...files] = process.argv.slice(2);
const { HtmlValidate, StaticConfigLoader } = require(path.resolve(build, 'node_modules/html-validate'));

const RULES = {
  // The scripts and styles of a page lie beside it, under names with a hash
  // of what is in them; a hash in the page would guard against nobody.
  'require-sri': 'off',
  // A strict Content-Security-Policy must do, so that nothing may be inline.
  'no-inline-style': 'error',
  'require-csp-nonce': 'error',
  'no-style-tag': 'error',
  // An id that is there twice leads to the wrong place.
  'no-dup-id': ['error', { relaxed: false }],
  // Links of other sites lead to the ids that Sphinx gives: model.run, _CPPv4N2ns3runE.
  'valid-id': ['error', { relaxed: true }],
  'doctype-style': ['error', { style: 'uppercase' }],
  'element-case': ['error', { style: 'lowercase' }],
  'attr-quotes': ['error', { style: 'double', unquoted: false }],
  'heading-level': ['error', { allowMultipleH1: false }],
};

// A <details> may stand in a <th>: it is no sectioning content in today's HTML
// (the Nu checker knows), though it was a sectioning root once.
const ELEMENTS = { details: { inherit: 'details', sectioning: false } };

// What a script element holds for search engines and for the script of tables is
// data, which no policy keeps anybody from: JSON that is no program.
const isData = (m, file) => m.ruleId === 'require-csp-nonce'
  && fs.readFileSync(file, 'utf8').split('\n')[m.line - 1]
    .slice(Math.max(0, m.column - 2)).match(/^<?script type="application\/(ld\+)?json"/);

(async () => {
  const validator = new HtmlValidate(new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    elements: ['html5', ELEMENTS],
    rules: RULES,
  }));
  let failed = 0;
  for (const file of files) {
    const report = await validator.validateFile(file);
    const messages = report.results.flatMap((r) => r.messages).filter((m) => !isData(m, file));
    if (messages.length) failed++;
    for (const m of messages) console.log(`FAILED: ${file}:${m.line}:${m.column}: ${m.message} [${m.ruleId}]`);
  }
  console.log(`${files.length - failed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
})();
