// What the checks of pages have in common: await launch(FOLDER) starts Debian's
// chromium-headless-shell, which takes half the time of all of Chromium. FOLDER
// has the node_modules of fetch.sh.
'use strict';
const path = require('path');

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const PROGRAM = '/usr/bin/chromium-headless-shell';

const launch = (folder) => require(path.resolve(folder, 'node_modules/playwright-core'))
  .chromium.launch({ executablePath: PROGRAM, args: FLAGS });

// Whether what f() asks comes true; a busy machine gets a minute.
async function soon(f) {
  for (let i = 0; i < 600 && !await f(); i++) await new Promise((done) => { setTimeout(done, 100); });
  return f();
}

// Finds a tool of a table by the text on it: its name ends in the table's.
const tool = (text) => new RegExp(`^${text}(, |$)`);

module.exports = { PROGRAM, launch, soon, tool };
