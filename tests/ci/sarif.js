// SPDX-License-Identifier: MIT
// sarif.js FOLDER FILE...: whether each log is valid by the published schema
// of SARIF 2.1.0, which a package in FOLDER/node_modules brings. Prints what
// is not.
"use strict";
const fs = require("fs");
const {createRequire} = require("module");

const [folder, ...files] = process.argv.slice(2);
const load = createRequire(fs.realpathSync(folder) + "/package.json");
const Ajv = load("ajv-draft-04");
// One of its patterns has a bracket that Unicode mode refuses.
const ajv = new Ajv({allErrors: true, strict: false, unicodeRegExp: false});
load("ajv-formats")(ajv);
const validate = ajv.compile(
    load("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json"));

for (const file of files) {
    if (validate(JSON.parse(fs.readFileSync(file, "utf8"))))
        continue;
    process.exitCode = 1;
    for (const e of validate.errors)
        console.log(`${file}: ${e.instancePath}: ${e.message}`);
}
