#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""site.py CONTENT SITE: reads every chart of a site's pages as read.py does, with
what its directive in CONTENT says and with the rows of the table that its marks
lead to. Prints what differs; the last line is "N passed, N failed"."""
import ast
import glob
import html
import os
import re
import sys
import xml.etree.ElementTree as ET

import read

MARKDOWN = re.compile(r'^(```|:::)\{df-chart\} (.*?)\n(.*?)^\1', re.M | re.S)
VALUE = re.compile(r':value:`[^`]*`|\{value\}`[^`]*`')
RST = re.compile(r'^( *)\.\. df-chart:: *(.*?)\n((?:\1 +.*\n|\n)+)', re.M)
FIGURE = re.compile(r'<figure[^>]*class="chart".*?</figure>', re.S)
DRAWING = re.compile(r'<svg class="chart-.*?<g aria-hidden.*?</g></svg>', re.S)
LINK = re.compile(r'href="([^"#]*)#([^"]+)" tabindex')


def sources(folder):
    """[(pattern of the caption, options, script)]"""
    found = []
    for path in glob.glob(folder + '/**/*.*', recursive=True):
        if not path.endswith(('.md', '.rst')):
            continue
        with open(path, encoding='utf-8') as f:
            text = f.read()
        for *_, caption, body in (MARKDOWN if path.endswith('.md') else RST).findall(text):
            lines = [line.strip() for line in body.split('\n')]
            options = dict(m.groups() for m in (re.match(r':(\w+): ?(.*)$', line)
                                                for line in lines) if m)
            script = '\n'.join(line for line in lines if not re.match(r':\w+:', line))
            pattern = '.+'.join(re.escape(part) for part in VALUE.split(caption.strip()))
            found.append((re.compile(pattern), options, script))
    return found


def text_of(markup):
    return html.unescape(re.sub('<[^>]+>', '', markup)).translate(
        {0x2009: None, 0x202f: None}).strip()


def table(page, ids):
    """(names of columns, rows, ids of rows) of the table with these rows."""
    for markup in re.findall(r'<table.*?</table>', page, re.S):
        rows = re.findall(r'<tr id="([^"]+)".*?>(.*?)</tr>', markup, re.S)
        if not rows or not ids <= {r[0] for r in rows}:
            continue
        names = [text_of(c) for c in re.findall(r'<th[^>]*>(.*?)</th>',
                                                markup.split('<tbody')[0], re.S)]
        cells = [[text_of(c) for c in re.findall(r'<t[hd](?: [^>]*)?>(.*?)</t[hd]>', r[1], re.S)]
                 for r in rows]
        if ids or 'spark' not in markup:
            return names, cells, [r[0] for r in rows]
    return None


def words_of(options, script, names):
    """What live_draw would be given for the same chart."""
    calls = re.findall(r'^\w+\.plot\.?(\w*\(.*?\))$', script, re.M | re.S)
    call = options.get('plot') or (calls[-1] if calls else None)
    if not call:  # a table of scaling
        return ['kind=line', 'x=' + names[0], 'logx',
                'y=' + ';'.join(n for n in names if n.endswith('efficiency'))]
    e = ast.parse(call if call[0] != '(' else 'line' + call, mode='eval').body
    given = {k.arg: ast.literal_eval(k.value) for k in e.keywords
             if k.arg not in ('xlim', 'ylim', 'xerr', 'yerr')}
    y = given.get('y', [])
    y = [given['low'] + '|' + given['high']] if 'low' in given else \
        [y] if isinstance(y, str) else y
    words = ['kind=' + given.get('kind', e.func.id), 'y=' + ';'.join(y)]
    words += [k + '=' + given[k] for k in ('x', 'by') if k in given]
    words += [k for k in ('logx', 'logy', 'subplots') if given.get(k)]
    words += ['logx', 'logy'] if given.get('loglog') else []
    words += ['bins=%d' % given['bins']] if 'bins' in given else []
    words += ['stacked' if given['stacked'] else 'stacked=no'] if 'stacked' in given else []
    words += ['index'] if 'index' in options else []
    return words + [k + '=' + options[k] for k in ('facet', 'sort') if k in options]


def check_figure(page, text, figure, source):
    drawings = DRAWING.findall(figure)
    links = LINK.findall(''.join(drawings))
    whole = text
    if links and links[0][0]:
        with open(os.path.join(os.path.dirname(page), links[0][0]), encoding='utf-8') as f:
            whole = f.read()
    ids = {row for _, row in links}
    found = table(figure, ids) or table(whole, ids)
    if not found:
        return False
    names, cells, rows = found
    _, options, script = source
    if 'limit' in options:
        cells = [c for c, row in zip(cells, rows) if row in ids]
        rows = [row for row in rows if row in ids]
    chart = read.Chart([dict(zip(names, c)) for c in cells],
                       words_of(options, script, names))
    numbered = [LINK.sub(lambda m: 'href="#r%d" tabindex' % (rows.index(m[2]) + 1), d)
                for d in drawings]
    read.check_chart(chart, ET.fromstring('<html>' + ''.join(numbered) + '</html>'))
    return True


def main():
    content, site = sys.argv[1:]
    known = sources(content)
    for page in sorted(glob.glob(site + '/**/*.html', recursive=True)):
        with open(page, encoding='utf-8') as f:
            text = f.read()
        for figure in FIGURE.findall(text):
            caption = text_of(re.search(r'<figcaption[^>]*>(.*?)</figcaption>', figure, re.S)[1])
            before = read.failed
            source = next((k for k in known if k[0].fullmatch(caption)), None)
            done = source and check_figure(page, text, figure, source)
            read.check(done, f'{page}: no source, or no table, of {caption!r}')
            if read.failed > before:
                print(f'in {page}: {caption}')
    print(f'{read.passed} passed, {read.failed} failed')
    return read.failed > 0


if __name__ == '__main__':
    sys.exit(main())
