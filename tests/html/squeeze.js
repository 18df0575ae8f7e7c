// Holds the theme's scripts as they are published against their sources: node
// squeeze.js BUILD SITE. Both are parsed and must be the same tree, but for
// what their own names are called: each name must be of the same declaration, or
// of none and be the same word. Prints what fails, then "N passed, N failed".
// Called by check.sh.
'use strict';
const fs = require('fs');
const path = require('path');

const [build, site] = process.argv.slice(2);
const acorn = require(path.resolve(build, 'node_modules/acorn'));

// The most bytes of a script, compressed as hosts do at their best.
const LIMITS = { 'tables.js': 3712, 'search.js': 4096 };

// ---- a tree in which names are numbers, in the order of their declarations ----

const LEFT_OUT = new Set(['type', 'start', 'end', 'raw', 'shorthand', 'directive']);

// The names that a pattern declares.
const names = (p) => ({
  Identifier: () => [p.name],
  ObjectPattern: () => p.properties.flatMap((q) => names(q.value ?? q.argument)),
  ArrayPattern: () => p.elements.flatMap((q) => (q ? names(q) : [])),
  AssignmentPattern: () => names(p.left),
  RestElement: () => names(p.argument),
}[p.type]());

// What stands in a block declares, before it runs.
const declared = (body) => body.flatMap((s) => (s.type === 'VariableDeclaration' ? s.declarations.flatMap((d) => names(d.id))
  : /^(Function|Class)Declaration$/.test(s.type) ? [s.id.name] : []));

function tree(text) {
  let count = 0;
  const ast = acorn.parse(text, { ecmaVersion: 'latest', allowReturnOutsideFunction: true });
  const within = (scope, list) => {
    const all = new Map(scope);
    for (const name of new Set(list)) all.set(name, count++);
    return all;
  };

  function inner(node, scope) {
    if (node.type === 'BlockStatement' || node.type === 'StaticBlock') return within(scope, declared(node.body));
    if (node.type === 'SwitchStatement') return within(scope, declared(node.cases.flatMap((c) => c.consequent)));
    if (node.params) {
      const own = node.type === 'FunctionExpression' && node.id ? within(scope, [node.id.name]) : scope;
      return within(own, node.params.flatMap(names));
    }
    if (node.type === 'CatchClause' && node.param) return within(scope, names(node.param));
    const head = node.init ?? node.left;
    if (/^For/.test(node.type) && head?.type === 'VariableDeclaration') return within(scope, declared([head]));
    if (node.type === 'ClassExpression' && node.id) return within(scope, [node.id.name]);
    return scope;
  }

  // const a = 1, b = 2 and const a = 1; const b = 2 are the same.
  const single = (list) => list.flatMap((s) => (s?.type === 'VariableDeclaration' ? s.declarations.map((d) => ({ ...s, declarations: [d] })) : [s]));

  function walk(node, scope) {
    if (Array.isArray(node)) return single(node).map((x) => walk(x, scope));
    if (node instanceof RegExp || typeof node === 'bigint') return String(node);
    if (!node || typeof node !== 'object') return node;
    if (node.type === 'VariableDeclaration' && node.kind === 'var') throw Error('var is not looked into');
    if (node.type === 'Identifier') return scope.has(node.name) ? scope.get(node.name) : node.name;
    const here = inner(node, scope);
    const named = !node.computed && { MemberExpression: 'property', Property: 'key', MethodDefinition: 'key', PropertyDefinition: 'key', LabeledStatement: 'label', BreakStatement: 'label', ContinueStatement: 'label', MetaProperty: 'property' }[node.type];
    const result = [node.type];
    for (const key of Object.keys(node).sort()) {
      if (LEFT_OUT.has(key)) continue;
      const word = key === named && node[key]?.type === 'Identifier';
      result.push(key, word ? node[key].name : walk(node[key], key === 'id' && /Declaration$/.test(node.type) ? scope : here));
    }
    return result;
  }
  return JSON.stringify(walk(ast.body, new Map()));
}

module.exports = { tree };

if (require.main === module) {
  const zlib = require('zlib');
  let passed = 0, failed = 0;
  const check = (ok, what) => {
    if (ok) passed++;
    else { failed++; console.log('FAILED:', what); }
  };
  const sources = path.resolve(__dirname, '../../templates/assets');
  for (const name of fs.readdirSync(sources).filter((f) => f.endsWith('.js'))) {
    const published = fs.readdirSync(path.join(site, 'assets')).find((f) => f.startsWith(name.slice(0, -2)) && f.endsWith('.js'));
    const [from, to] = [path.join(sources, name), path.join(site, 'assets', published ?? '')].map((f) => (fs.statSync(f).isFile() ? fs.readFileSync(f, 'utf8') : ''));
    const size = zlib.gzipSync(to, { level: 9 }).length;
    check(published && tree(to) === tree(from), `${name} is published as ${published}, which is another program`);
    check(to.length < from.length * 0.7 && !/^ |  |\/\/ /m.test(to.replace(/'[^'\n]*'|`[^`]*`/g, '')), `${published} holds what means nothing`);
    check(size <= (LIMITS[name] ?? Infinity), `${published} has ${size} bytes`);
  }
  console.log(`${passed} passed, ${failed} failed`);
}
