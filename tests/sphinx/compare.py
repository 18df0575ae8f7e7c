#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""compare.py PERFPRESS TREE...: Sphinx' pages and ours, block by block.

Each TREE, a folder with a conf.py in it or below, is copied, moved in by
`perfpress init --from-sphinx` and built, and built by sphinx-build as well.
What differs is printed, by kind; what is meant to differ, with its reason.
`compare.py --pages SPHINX OURS...` compares folders of HTML with the first one.
"""
import argparse
import ast
import collections
import difflib
import json
import os
import re
import shutil
import subprocess
import sys
import time

from blocks import Site

# Extensions of a conf.py that Sphinx gets to see: those that neither run the
# code of others, start programs nor ask the web. All others are dropped, and
# named.
KEPT = {'sphinx.ext.' + e for e in (
    'autosectionlabel', 'doctest', 'extlinks', 'ifconfig', 'mathjax', 'todo')}
KEPT |= {'myst_parser', 'sphinx_copybutton', 'sphinx_design',
         'sphinx_tabs.tabs'}

CONF = '''\
# What {path} says, statement by statement: what fails is left out.
import ast, importlib, os, sys
_path = {path!r}
os.chdir(os.path.dirname(_path))
__file__ = _path
tags = globals().get('tags')
_failed = []
with open(_path, encoding='utf-8') as _f:
    _tree = ast.parse(_f.read(), _path)
for _node in _tree.body:
    try:
        exec(compile(ast.Module([_node], []), _path, 'exec'))
    except Exception as _e:
        _failed.append('line %d: %s' % (_node.lineno, _e))
_wanted = list(globals().get('extensions', []))
extensions = []
for _name in _wanted:
    try:
        assert _name in {kept!r}
        importlib.import_module(_name)
        extensions.append(_name)
    except Exception:
        _failed.append('extension ' + _name)
if 'sphinx.ext.mathjax' not in extensions:
    extensions.append('sphinx.ext.mathjax')
html_theme = 'basic'
html_theme_options = {{}}
html_theme_path, templates_path, html_extra_path = [], [], []
html_style = None
html_static_path = []
html_css_files, html_js_files = [], []
html_additional_pages, html_sidebars = {{}}, {{}}
html_favicon = html_logo = None
html_context = {{}}
html_copy_source = False
html_math_renderer = 'mathjax'
language = globals().get('language') or 'en'
nitpicky = False
with open({left!r}, 'w') as _f:
    _f.write('\\n'.join(_failed))
for _name in [n for n in globals() if n.startswith('_') and n[1:2] != '_']:
    del globals()[_name]
del ast, importlib
'''

# What differs by design: a name, a test of the difference, and the reason.
EXPLAINED = []


def explained(name, reason):
    def add(test):
        EXPLAINED.append((name, test, reason))
        return test
    return add


class Difference:
    """A kind of difference at a block: its page, and both sides."""

    def __init__(self, kind, page, theirs, ours, detail=('', '')):
        self.kind, self.page = kind, page
        self.theirs, self.ours, self.detail = theirs, ours, detail
        self.stubs_listed, self.title, self.target = False, '', ''

    @property
    def construct(self):
        block = self.theirs or self.ours
        return block.kind + ''.join(' in ' + b for b in block.boxes[-1:])

    def side(self, block, detail):
        if block is None:
            return '-'
        return detail or block.text


@explained('not built', 'leads to a page that has errors')
def to_stub(d):
    return d.kind == 'link' and d.detail[1].endswith('#?')


@explained('toctree', 'a page of the list has errors, and no sections')
def in_toctree(d):
    block = d.theirs or d.ours
    return 'toctree' in block.boxes and d.stubs_listed


@explained('objects', 'what a page describes is in its index, not in toctrees')
def objects(d):
    return (d.kind == 'lost' and 'toctree' in d.theirs.boxes and
            '#signature' in d.target)


@explained('downloads', 'perfpress offers the numbers of a table')
def downloads(d):
    return d.kind == 'added' and d.ours.text == 'Data: CSV JSON'


@explained('quotes', 'Sphinx takes what follows inline markup as opening')
def quotes(d):
    return d.kind == 'text' and len(d.theirs.text) == len(d.ours.text) and (
        all(a == b or {a, b} <= set('\u2018\u2019\u201c\u201d')
            for a, b in zip(d.theirs.text, d.ours.text)))


@explained('search page', 'perfpress searches on the page of all names')
def search_page(d):
    return d.kind == 'link' and d.detail[0].endswith('-> search')


@explained('scaled image', 'Sphinx links one that has a size to its file')
def scaled_image(d):
    return d.kind == 'link lost' and d.detail[0].split(' -> ')[1].startswith(
        'file ') and re.match(r'(\[.*\])? -> ', d.detail[0]) is not None


@explained('contents', 'lists of sections leave the title of the page out')
def contents(d):
    if d.kind == 'boxes':
        return (d.theirs.kind == 'item' and
                d.detail[0] == 'ul/' + d.detail[1])
    if d.kind == 'added':
        # A level more, as the title is none of those that depth counts.
        return (d.ours.kind == 'item' and d.ours.boxes[:2] == ('ul', 'ul') and
                len(d.ours.links) == 1 and d.ours.links[0][1][:1] == '#')
    return d.kind == 'lost' and d.theirs.boxes == ('ul',) and (
        d.theirs.links and d.theirs.text == d.title)


@explained('resolved', 'perfpress finds what Sphinx warns of and leaves')
def resolved(d):
    return d.kind == 'link added' and '#?' not in d.detail[1] or (
        d.kind == 'link' and '#? (' in d.detail[0])


@explained('grammar', 'one blank behind ::=, and Sphinx has two')
def grammar(d):
    return d.kind == 'text' and d.theirs.kind == 'code' and (
        '::=' in d.theirs.text and
        d.theirs.text.split() == d.ours.text.split())


# ---- two lists of blocks ----

def groups(a, b):
    """difflib's opcodes, of what the common ends leave."""
    start, end = 0, 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    while end < min(len(a), len(b)) - start and a[-1 - end] == b[-1 - end]:
        end += 1
    if start:
        yield 'equal', 0, start, 0, start
    match = difflib.SequenceMatcher(
        None, a[start:len(a) - end], b[start:len(b) - end], autojunk=False)
    for tag, i, j, k, l in match.get_opcodes():
        yield tag, i + start, j + start, k + start, l + start
    if end:
        yield 'equal', len(a) - end, len(a), len(b) - end, len(b)


def alike(a, b):
    """How much of two texts is the same, from 0 to 1."""
    if not a or not b:
        return 1.0 if a == b else 0.0
    m = difflib.SequenceMatcher(None, a, b, autojunk=False)
    return m.ratio() if m.real_quick_ratio() > 0.3 else 0.0


def pairs(theirs, ours):
    """Blocks of a stretch that differs, paired; None where one has none."""
    k = 0
    for block in theirs:
        best = None
        for at in range(k, min(k + 12, len(ours))):
            other = ours[at]
            # Equal texts would have been found.
            if other.kind == block.kind and (
                    alike(block.text[:400], other.text[:400]) > 0.5):
                best = at
                break
        if best is None:
            if len(theirs) == len(ours) and k < len(ours) and (
                    block.kind == ours[k].kind):
                best = k
        if best is None:
            yield block, None
            continue
        for other in ours[k:best]:
            yield None, other
        yield block, ours[best]
        k = best + 1
    for other in ours[k:]:
        yield None, other


def compare_block(page, block, other, links, other_links):
    """How two blocks of the same place differ: the most telling first."""
    if block.text != other.text:
        yield Difference('text', page, block, other)
    if block.kind != other.kind:
        yield Difference('kind', page, block, other, (block.kind, other.kind))
    if block.extra != other.extra:
        yield Difference('place', page, block, other,
                         (block.extra, other.extra))
    if block.boxes != other.boxes:
        yield Difference('boxes', page, block, other,
                         ('/'.join(block.boxes), '/'.join(other.boxes)))
    if links != other_links:
        yield from compare_links(page, block, other, links, other_links)


def compare_links(page, block, other, links, other_links):
    for tag, i, j, k, l in groups(links, other_links):
        if tag == 'equal':
            continue
        for at in range(max(j - i, l - k)):
            left = links[i + at] if i + at < j else None
            right = other_links[k + at] if k + at < l else None
            kind = 'link lost' if not right else 'link' if left else \
                'link added'
            if '\0image' in ((left or right)[0], (right or left)[0]):
                kind = 'image'
            shown = tuple(f'{s[0]} -> {s[1]}'.lstrip('\0') if s else '-'
                          for s in (left, right))
            yield Difference(kind, page, block, other, shown)


def compare_pages(theirs, ours, their_links, our_links):
    """The differences of two pages, and how many blocks are equal."""
    found, equal = [], 0
    for tag, i, j, k, l in groups([b.text for b in theirs.blocks],
                                  [b.text for b in ours.blocks]):
        if tag == 'equal':
            couples = zip(range(i, j), range(k, l))
        else:
            place = {id(b): n for n, b in enumerate(theirs.blocks)}
            other = {id(b): n for n, b in enumerate(ours.blocks)}
            couples = [(None if a is None else place[id(a)],
                        None if b is None else other[id(b)])
                       for a, b in pairs(theirs.blocks[i:j],
                                         ours.blocks[k:l])]
        for a, b in couples:
            if a is None:
                found.append(Difference('added', theirs.name, None,
                                        ours.blocks[b]))
            elif b is None:
                lost = Difference('lost', theirs.name, theirs.blocks[a], None)
                lost.target = ''.join(t for _, t in their_links[a])
                found.append(lost)
            else:
                new = list(compare_block(
                    theirs.name, theirs.blocks[a], ours.blocks[b],
                    their_links[a], our_links[b]))
                found += new
                equal += not new
    return found, equal


class Result:
    """What two output folders have in common."""

    def __init__(self, name):
        self.name = name
        self.pages, self.missing, self.stubs, self.equal = 0, [], [], 0
        self.blocks, self.equal_blocks, self.explained_blocks = 0, 0, 0
        self.ids, self.lost_ids, self.stubs_named = 0, [], set()
        self.differences, self.times, self.left_out = [], {}, []

    def reason(self, d):
        return next(((n, r) for n, test, r in EXPLAINED if test(d)), None)

    def add(self, theirs, ours, their_links, our_links):
        found, equal = compare_pages(theirs, ours, their_links, our_links)
        added = sum(d.kind == 'added' for d in found)
        listed = any(target.endswith('#?') or target in self.stubs_named
                     for links, block in zip(our_links, ours.blocks)
                     if 'toctree' in block.boxes for _, target in links)
        for d in found:
            d.stubs_listed = listed
            d.title = next((b.text for b in theirs.blocks
                            if b.kind == 'heading'), '')
        self.explained_blocks += len({id(d.theirs or d.ours) for d in found}
                                     - {id(d.theirs or d.ours) for d in found
                                        if not self.reason(d)})
        self.blocks += len(theirs.blocks) + added
        self.equal_blocks += equal
        self.differences += found
        self.equal += not found
        for name in theirs.ids:
            # docutils' own numbers are not for links from outside.
            if not re.fullmatch(r'((id|index-|tab-|panel-)\d+|(tab|panel)-\d+-.*'
                                r')', name):
                self.ids += 1
                if name not in ours.ids:
                    self.lost_ids.append(f'{theirs.name}#{name}')


def compare_sites(name, theirs, ours, pages):
    result, pages = Result(name), sorted(pages)
    theirs, ours = Site(theirs), Site(ours)
    result.stubs_named = {p for p in pages
                          if ours.page(p) is None or ours.page(p).stub}
    for page in pages:
        left, right = theirs.page(page), ours.page(page)
        if left is None:
            continue
        result.pages += 1
        if right is None:
            result.missing.append(page)
        elif right.stub:
            result.stubs.append(page)
        else:
            result.add(left, right, theirs.resolve(left),
                       ours.resolve(right))
    return result


def html_pages(folder):
    for where, _, names in os.walk(folder):
        for name in names:
            if name.endswith('.html'):
                yield os.path.relpath(os.path.join(where, name), folder)[:-5]


# ---- building ----

def run(command, cwd, log):
    """Runs it; the seconds it took, by the clock and of all cores."""
    start = time.monotonic()
    with open(log, 'w', encoding='utf-8') as out:
        child = subprocess.Popen(command, cwd=cwd, stdout=out, stderr=out,
                                 stdin=subprocess.DEVNULL)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    return {'wall': time.monotonic() - start,
            'cpu': usage.ru_utime + usage.ru_stime,
            'status': child.returncode}


def find_conf(tree):
    for where, folders, names in os.walk(tree):
        folders.sort(key=lambda f: (f not in ('docs', 'doc', 'source'), f))
        if 'conf.py' in names:
            return where
    sys.exit(f'compare.py: {tree} has no conf.py')


def move_in(tree, scratch, perfpress):
    site = os.path.join(scratch, 'site')
    shutil.rmtree(scratch, ignore_errors=True)
    shutil.copytree(tree, site, symlinks=True, ignore=shutil.ignore_patterns(
        'perfpress.yaml', '.git', '_build'))
    docs = os.path.relpath(find_conf(site), site)
    done = run([perfpress, 'init', '--from-sphinx', docs, '.'], site,
               os.path.join(scratch, 'init.log'))
    if done['status']:
        with open(os.path.join(scratch, 'init.log')) as f:
            sys.exit(f'compare.py: {tree} was not moved in:\n{f.read()}')
    return os.path.join(site, docs)


def build(docs, scratch, jobs):
    """Sphinx' pages of docs, and how long they took."""
    conf = os.path.join(scratch, 'conf')
    os.makedirs(conf, exist_ok=True)
    left = os.path.join(scratch, 'left-out')
    with open(os.path.join(conf, 'conf.py'), 'w') as f:
        f.write(CONF.format(path=os.path.join(docs, 'conf.py'), kept=KEPT,
                            left=left))
    out = os.path.join(scratch, 'sphinx')
    shutil.rmtree(out, ignore_errors=True)
    done = run([sys.executable, '-m', 'sphinx', '-b', 'html', '-E', '-j',
                jobs, '-c', conf, docs, out], scratch,
               os.path.join(scratch, 'sphinx.log'))
    if not os.path.exists(os.path.join(out, '.buildinfo')) or done['status']:
        with open(os.path.join(scratch, 'sphinx.log')) as f:
            sys.exit(f'compare.py: sphinx-build failed:\n{f.read()[-3000:]}')
    return done


def one_tree(tree, options):
    name = os.path.basename(os.path.normpath(tree))
    scratch = os.path.join(os.path.abspath(options.scratch), name)
    out = os.path.join(scratch, 'sphinx')
    kept = options.keep and os.path.isdir(out)
    if kept:
        os.rename(out, scratch + '.sphinx')
    docs = move_in(tree, scratch, options.perfpress)
    site = os.path.join(scratch, 'site')
    times = {}
    if kept:
        os.rename(scratch + '.sphinx', out)
    for jobs in (['1', 'auto'] if options.times else
                 [] if kept else ['auto']):
        times['sphinx -j ' + jobs] = build(docs, scratch, jobs)
    ours = os.path.join(scratch, 'perfpress')
    for _ in range(3 if options.times else 1):
        shutil.rmtree(ours, ignore_errors=True)
        done = run([options.perfpress, 'build', '--keep-going', '-o', ours],
                   site, os.path.join(scratch, 'perfpress.log'))
        # The median would be as well; the slowest favours nobody.
        old = times.get('perfpress')
        times['perfpress'] = max(done, old or done, key=lambda t: t['wall'])
    pages = {p for p in html_pages(out)
             if any(os.path.exists(os.path.join(docs, p + s))
                    for s in ('.rst', '.md', '.txt', '.ipynb'))}
    result = compare_sites(name, out, ours, pages)
    result.times = times
    try:
        with open(os.path.join(scratch, 'left-out')) as f:
            result.left_out = f.read().split('\n')
    except OSError:
        pass
    return result


# ---- the report ----

def percent(part, whole):
    return f'{100 * part / whole:.2f} %' if whole else '-'


def summary(r):
    explained = sum(1 for d in r.differences if r.reason(d))
    built = r.pages - len(r.stubs) - len(r.missing)
    return {'tree': r.name, 'pages': r.pages, 'built': built,
            'equal': r.equal, 'blocks': r.blocks,
            'equal_blocks': r.equal_blocks,
            'explained_blocks': r.explained_blocks, 'ids': r.ids,
            'lost_ids': len(r.lost_ids), 'differences': len(r.differences),
            'explained': explained,
            'missing': r.missing, 'not_built': r.stubs}


def grouped(r):
    kinds = collections.OrderedDict()
    for d in r.differences:
        why = r.reason(d)
        key = (f'explained: {why[0]}' if why else d.kind,
               '' if why else d.construct)
        kinds.setdefault(key, []).append(d)
    return sorted(kinds.items(), key=lambda g: (g[0][0].startswith('ex'),
                                                -len(g[1])))


def focus(a, b, width):
    """Both texts from a little before where they part."""
    at = len(os.path.commonprefix([a, b]))
    at = max(0, at - 20)
    return tuple(('\u2026' if at else '') + s[at:at + width].replace(
        '\n', '\u21b5') for s in (a, b))


def print_result(r, options):
    s = summary(r)
    print(f'{r.name}: {s["pages"]} pages, {s["built"]} built '
          f'({percent(s["built"], s["pages"])}), {s["equal"]} equal; '
          f'{s["blocks"]} blocks, {s["equal_blocks"]} equal '
          f'({percent(s["equal_blocks"], s["blocks"])}), '
          f'{s["explained_blocks"]} differ as explained '
          f'({percent(s["equal_blocks"] + s["explained_blocks"], s["blocks"])}'
          f' in all); '
          f'{s["ids"] - s["lost_ids"]} of {s["ids"]} anchors kept')
    if r.left_out and r.left_out != ['']:
        print('  left out of conf.py for Sphinx: ' + '; '.join(r.left_out))
    for page in r.missing:
        print(f'  no page: {page}')
    if r.stubs:
        print('  not built: ' + ' '.join(r.stubs[:options.examples * 3]) + (
            ' \u2026' if len(r.stubs) > options.examples * 3 else ''))
    if r.lost_ids:
        print('  anchors lost: ' + ' '.join(r.lost_ids[:options.examples]))
    for (kind, construct), found in grouped(r):
        reason = r.reason(found[0])
        print(f'  {len(found):6} {kind}: {construct}' + (
            reason[1] if reason else ''))
        for d in found[:options.examples]:
            a, b = focus(d.side(d.theirs, d.detail[0]),
                         d.side(d.ours, d.detail[1]), options.width)
            print(f'           {d.page}:\n             sphinx    {a}\n'
                  f'             perfpress {b}')
    ours = r.times.get('perfpress')
    for name, t in r.times.items():
        ratio = '' if name == 'perfpress' else \
            f'; {t["wall"] / ours["wall"]:.0f} times perfpress\'' \
            f' wall, {t["cpu"] / max(ours["cpu"], .001):.0f} times its CPU'
        print(f'  {name}: {t["wall"]:.2f} s wall, {t["cpu"]:.2f} s CPU{ratio}')


def as_json(r):
    data = summary(r)
    data['times'] = r.times
    data['left_out'] = r.left_out
    data['lost_anchors'] = r.lost_ids
    data['groups'] = [{'kind': k, 'construct': c, 'count': len(found),
                       'reason': (r.reason(found[0]) or ('', ''))[1],
                       'examples': [[d.page, d.side(d.theirs, d.detail[0]),
                                     d.side(d.ours, d.detail[1])]
                                    for d in found[:20]]}
                      for (k, c), found in grouped(r)]
    return data


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--pages', action='store_true',
                        help='folders of HTML, first Sphinx\', then ours')
    parser.add_argument('--kinds', action='store_true',
                        help='print only the kinds of differences, one line per folder')
    parser.add_argument('--json', action='store_true')
    parser.add_argument('--times', action='store_true',
                        help='measure both, Sphinx on one core as well')
    parser.add_argument('--keep', action='store_true',
                        help='take Sphinx\' pages of the last run')
    parser.add_argument('--scratch', default='/tmp/perfpress-compare')
    parser.add_argument('--examples', type=int, default=3)
    parser.add_argument('--width', type=int, default=160)
    parser.add_argument('perfpress')
    parser.add_argument('trees', nargs='+')
    options = parser.parse_args()
    if options.pages:
        results = [compare_sites(os.path.basename(t), options.perfpress, t,
                                 html_pages(options.perfpress))
                   for t in options.trees]
    else:
        options.perfpress = os.path.abspath(options.perfpress)
        results = [one_tree(t, options) for t in options.trees]
    if options.kinds:
        for r in results:
            print(' '.join(sorted({k for (k, _), _ in grouped(r)})) or 'equal')
    elif options.json:
        print(json.dumps([as_json(r) for r in results], indent=1))
    else:
        for r in results:
            print_result(r, options)
    return any(len(r.differences) + len(r.stubs) + len(r.missing)
               for r in results)


if __name__ == '__main__':
    sys.exit(main())
