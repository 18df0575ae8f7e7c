#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""read.py DRAW FOLDER: draws each chart of cases.txt with the program DRAW,
live_draw, into FOLDER, and reads its SVG as somebody would who has only the
picture: ticks by their texts and lines, marks by their places. Inverts each
mark to its number and compares it with the CSV file, within half a pixel; looks
at order, bases of bars, the frontier and the numbers of the description.
A line of cases.txt is a chart: its name, a CSV file of data/, with ":N" its
first N rows, and the words of live_draw, parted by two blanks. A chart whose
name begins with a number has about so many points: 20 take at most 1,500 bytes,
40 to 80 at most 2,800. Prints what differs; the last line is "N passed, N
failed"."""
import csv
import datetime
import gzip
import math
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

HALF = 0.56  # half a pixel, and a tick's place to a tenth
passed = failed = 0


def check(ok, text):
    global passed, failed
    if ok:
        passed += 1
    else:
        failed += 1
        print('FAILED:', text)


def number(text):
    """A number as it is written, a date as days; None for anything else."""
    s = text.replace('\u2212', '-').replace(',', '').strip()
    m = re.match(r'^([+-]?)([^\d+.-]?)(\d+\.?\d*(?:e[+-]?\d+)?)(.*)$', s)
    for form in ('%Y-%m-%d', '%Y-%m', '%b %Y'):
        try:
            return (datetime.datetime.strptime(s, form).date()
                    - datetime.date(1970, 1, 1)).days
        except ValueError:
            pass
    if not m:
        return None
    by = {'T': 1e12, 'B': 1e9, 'M': 1e6}.get(m[4][:1], 1)
    return (-1 if m[1] == '-' else 1) * float(m[3]) * by


def tag(e):
    return e.tag.split('}')[-1]


class Drawing:
    """Lines and texts of one drawing, and its marks with title and link."""

    def __init__(self, svg):
        self.width, self.height = map(float, svg.get('viewBox').split()[2:])
        image, marks = [e for e in svg if tag(e) in ('svg', 'g')]
        self.across, self.up = [], []  # rules: of x, and of y
        self.small_across, self.small_up = [], []  # those without texts
        self.texts = []
        for e in image:
            if e.get('class') == 'lines':
                self.read_rules(e.get('d'), self.across, self.up)
            elif tag(e) == 'path' and e.get('class') == 'ref':
                self.read_rules(e.get('d'), self.small_across, self.small_up)
        for g in image:
            for t in g.iter():
                if tag(t) == 'text':
                    self.texts.append((float(t.get('x')), float(t.get('y')),
                                       g.get('text-anchor', 'start'),
                                       g.get('class') == 'm', t.text or ''))
        self.marks = []
        self.walk(marks, None, None)

    def read_rules(self, d, across, up):
        x = y = 0
        number_ = r'(-?[\d.]+)'
        for dx, dy, way, n in re.findall(f'm{number_} ?{number_}([hv]){number_}', d):
            x, y, n = x + float(dx), y + float(dy), float(n)
            if way == 'v':
                across.append((x, y, y + n))
                y += n
            else:
                up.append((y, x, x + n))
                x += n

    def walk(self, e, link, hollow):
        hollow = hollow or e.get('fill') == '#fff'
        if tag(e) == 'a':
            link = e.get('href')
        if tag(e) == 'path':
            title = ''.join(t.text for t in e if tag(t) == 'title')
            self.marks.append((e.get('d'), title, link, hollow))
        for child in e:
            self.walk(child, link, hollow)

    def ticks(self, upright):
        """Numbers with their places: texts beside the rules."""
        found = []
        for x, y, anchor, muted, text in self.texts:
            if not muted or number(text) is None:
                continue
            if upright and anchor == 'end':
                near = [(abs(r[0] - (y - 4)), r[0], r[1]) for r in self.up
                        if abs(r[1] - 6 - x) <= 1]
            elif not upright and anchor == 'middle':
                near = [(abs(r[0] - x), r[0], r[2]) for r in self.across
                        if 0 < y - r[2] < 24]
            else:
                continue
            if near and min(near)[0] <= 1:
                found.append((number(text), min(near)[1], min(near)[2]))
        return found


def scale(ticks, log):
    """From places to numbers, and the pixels of one unit at a number."""
    first, last = min(ticks), max(ticks)
    f = math.log if log else float
    a, b = f(first[0]), f(last[0])
    k = (b - a) / (last[1] - first[1])

    def at(value):
        return first[1] + (f(value) - a) / k
    return at


class Chart:
    def __init__(self, rows, words):
        self.rows = rows
        self.words = dict(w.partition('=')[::2] for w in words)
        self.kind = self.words['kind']
        self.series = [s.split('|') for s in self.words['y'].split(';')]
        by = self.words.get('by') or self.words.get('colour')
        many = len({r[by] for r in rows}) if by else len(self.series)
        if many > 6 and self.kind in ('line', 'bar', 'barh', 'scatter', 'range', 'dot') and \
                not {'facet', 'highlight', 'subplots', 'stacked', 'label'} & set(self.words):
            self.words['facet'] = ''  # a panel for each series

    def values(self, row, title):
        """Numbers of a row that a mark may stand for, as its title names its
        series where there are several."""
        several = len(self.series) > 1 and 'by' not in self.words
        out = []
        for columns in self.series:
            if several and self.kind != 'slope' and \
                    columns[-1] + ', ' not in title:
                continue
            out += [number(row[c]) for c in columns if number(row[c]) is not None]
        if 'index' in self.words:
            line = [r for r in self.rows if all(r[self.words[k]] == row[self.words[k]]
                                                for k in ('by', 'facet') if k in self.words)]
            first = min(line, key=lambda r: r[self.words['x']])
            out = [v / number(first[self.series[0][0]]) for v in out]
        return out

    def lying(self, drawing):
        """Upright bars whose names have no room lie."""
        return self.kind in ('barh', 'range', 'dot', 'box') or \
            (self.kind == 'bar' and not drawing.ticks(True))


def near_ticks(ticks, place, below):
    """Those of the panel: below the mark, or all in its row of panels."""
    if not below:
        return ticks
    ends = [t[2] for t in ticks if t[2] >= place - 1]
    return [t for t in ticks if ends and t[2] == min(ends)]


def read_bar(d):
    x, y, way, first, second = re.match(
        r'M(-?\d+) (-?\d+)([hv])(-?\d+)[hv](-?\d+)[hv]', d).groups()
    w, h = (first, second) if way == 'h' else (second, first)
    return [int(v) for v in (x, y, w, h)]


def check_bars(chart, drawing, name):
    lying, stacked = chart.lying(drawing), 'stacked' in chart.words
    log = 'logx' in chart.words
    sums = {}
    for d, title, link, _ in drawing.marks:
        if not title or 'h' not in d or not link:
            continue
        x, y, w, h = read_bar(d)
        row = chart.rows[int(link[2:]) - 1]
        ticks = drawing.ticks(not lying)
        if lying:
            ticks = near_ticks(ticks, y, True)
            ticks = panel_ticks(ticks, x)
        at = scale(ticks, log)
        base, end = (x, x + w) if lying else (y, y + h)
        before = sums.get(link, 0)
        values = chart.values(row, title)
        sums[link] = before + (values[0] if stacked else 0)
        check(abs(base - at(before)) <= HALF, f'{name}: {title} begins at {base}, '
              f'not {at(before):.1f}')
        check(any(abs(end - at(before + v)) <= HALF for v in values),
              f'{name}: {title} ends at {end}, not '
              f'{[round(at(before + v), 1) for v in values]}')


def panel_ticks(ticks, x):
    """Of panels beside each other those of the panel that x is in: they begin at
    the tick of the least number."""
    starts = sorted(t[1] for t in ticks if t[0] == min(ticks)[0])
    mine = max([s for s in starts if s <= x + 1] or starts[:1])
    after = min([s for s in starts if s > mine] or [math.inf])
    return [t for t in ticks if mine <= t[1] < after]


def panel_rows(ticks, y):
    """Of panels below each other those of the panel that y is in: down a panel
    the numbers fall."""
    panels = []
    for t in sorted(ticks, key=lambda t: t[1]):
        if not panels or t[0] >= panels[-1][-1][0]:
            panels.append([])
        panels[-1].append(t)
    return min(panels, key=lambda p: max(p[0][1] - y, y - p[-1][1], 0))


def check_points(chart, drawing, name):
    lying = chart.kind in ('range', 'dot')
    for d, title, link, _ in drawing.marks:
        m = re.match(r'M(-?\d+) (-?\d+)m', d)
        if not m or not link:
            continue
        x, y = int(m[1]), int(m[2])
        row = chart.rows[int(link[2:]) - 1]
        if lying:
            at = scale(drawing.ticks(False), 'logx' in chart.words)
            place = x
            w = re.search(r'm(-?\d+) 0(?:h(-?\d+))?m[^m]*$', d)
            if d.count('z') == 3:
                ends = [at(number(row[c])) for c in chart.series[0][-2:]]
                width = int(w[1]) + int(w[2] or 0)
                check(abs(x - ends[0]) <= HALF and abs(x + width - ends[1]) <= HALF,
                      f'{name}: {title} from {x} by {width}, not {ends}')
                continue
        else:
            ticks = drawing.ticks(True)
            if 'subplots' in chart.words:  # each panel has its own
                start = max(t[2] for t in ticks if t[2] <= x + 1)
                ticks = [t for t in ticks if abs(t[2] - start) < 1]
            if 'facet' in chart.words or 'subplots' in chart.words:
                ticks = panel_rows(ticks, y)
            at = scale(ticks, 'logy' in chart.words)
            place = y
        values = chart.values(row, title)
        check(any(abs(place - at(v)) <= HALF for v in values),
              f'{name}: {title} stands at {place}, not '
              f'{[round(at(v), 1) for v in values]}')
        if chart.kind == 'scatter' or (chart.kind == 'line' and
                                       'facet' not in chart.words and
                                       'subplots' not in chart.words):
            ticks = drawing.ticks(False)
            if 'facet' in chart.words:
                ticks = panel_ticks(near_ticks(ticks, y, True), x)
            value = number(row[chart.words['x']])
            if len(ticks) < 2 or value is None:
                continue
            exact = all(t[0] == int(t[0]) for t in ticks)
            months = re.match(r'\d{4}-\d\d-', row[chart.words['x']])
            if months and exact:
                continue  # the texts of ticks tell the month alone
            at = scale(ticks, 'logx' in chart.words)
            check(abs(x - at(value)) <= HALF,
                  f'{name}: {title} stands at x {x}, not {at(value):.1f}')


def quantile(v, q):
    at = q * (len(v) - 1)
    i = int(at)
    return v[i] + (at - i) * (v[min(i + 1, len(v) - 1)] - v[i])


def column(chart, name):
    return [number(r[name]) for r in chart.rows if number(r[name]) is not None]


def check_hist(chart, drawing, name):
    """One histogram: its bins counted anew."""
    if len(chart.series) > 1:
        return
    v, n = column(chart, chart.series[0][0]), int(chart.words.get('bins', 10))
    edges = [min(v) + (max(v) - min(v)) * i / n for i in range(n)] + [max(v)]
    counts = [sum(a <= x < b for x in v) for a, b in zip(edges, edges[1:])]
    counts[-1] += sum(x == edges[-1] for x in v)
    x_at = scale([(min(edges, key=lambda e: abs(e - t[0])),) + tuple(t[1:])
                  for t in drawing.ticks(False)], False)  # texts are rounded
    y_at = scale(drawing.ticks(True), False)
    bars = [read_bar(d) for d, title, _, _ in drawing.marks if title]
    check(len(bars) == sum(c > 0 for c in counts), f'{name}: number of bars')
    for (x, y, w, h), (i, c) in zip(bars, [p for p in enumerate(counts) if p[1]]):
        check(abs(x - x_at(edges[i])) <= HALF and abs(y - y_at(0)) <= HALF and
              abs(y + h - y_at(c)) <= HALF + 0.5, f'{name}: bin {i} of {c}')


def check_boxes(chart, drawing, name):
    at = scale(drawing.ticks(False), False)
    for d, title, _, _ in drawing.marks:
        for (c,) in chart.series:
            if title.startswith(c + ': median'):
                v = sorted(column(chart, c))
                x, _, w, _ = read_bar(d)
                check(abs(x - at(quantile(v, .25))) <= HALF and
                      abs(x + w - at(quantile(v, .75))) <= HALF + 0.5,
                      f'{name}: quartiles of {c}')


def check_slopes(chart, drawing, name):
    """There are no ticks: the places of all numbers lie on one line."""
    points = []
    for d, title, link, _ in drawing.marks:
        if link:
            row = chart.rows[int(link[2:]) - 1]
            first = f'{chart.series[0][0]}: ' in title
            points.append((number(row[chart.series[not first][0]]),
                           int(re.match(r'M\S+ (\d+)', d)[1])))
    low, high = min(points), max(points)
    for v, y in points:
        want = low[1] + (v - low[0]) / (high[0] - low[0]) * (high[1] - low[1])
        check(abs(y - want) <= 2 * HALF, f'{name}: {v} stands at {y}')


def check_areas(chart, drawing, name):
    at = scale(drawing.ticks(True), False)
    sums = [0] * len(chart.rows)
    for d, title, link, _ in drawing.marks:
        if title and not link:
            steps = [float(v) for v in re.findall(r'-?\d+', d)]
            y = 0
            for i, row in enumerate(chart.rows):
                before = 0 if chart.words.get('stacked') == 'no' else sums[i]
                sums[i] = before + number(row[title])
                y += steps[2 * i + 1]
                check(abs(y - at(sums[i])) <= HALF, f'{name}: {title}, row {i}')


def check_small(chart, drawing, name):
    """Ticks without texts stand at 1 to 9 times a power of ten, all of them
    between the first and the last."""
    if 'facet' in chart.words or 'subplots' in chart.words:
        return
    for upright, log, rules in ((True, 'logy', drawing.small_up),
                                (False, 'logx', drawing.small_across)):
        ticks = drawing.ticks(upright)
        check(not rules or log in chart.words or not upright,
              f'{name}: small ticks without {log}')
        if len(rules) < 2 or log not in chart.words:
            continue  # dates and names without a text have small ticks, too
        at = scale(ticks, True)
        places = sorted(r[0] for r in rules)
        low, high = min(t[0] for t in ticks), max(t[0] for t in ticks)
        wanted = [at(m * 10.0 ** z) for z in range(math.floor(math.log10(low)),
                                                   math.ceil(math.log10(high)) + 1)
                  for m in range(1, 10) if low <= m * 10.0 ** z <= high]
        check(all(min(abs(p - w) for p in places) <= HALF for w in wanted),
              f'{name}: small ticks of {log} at {places}, not {wanted}')
        check(len(places) >= len(wanted), f'{name}: number of small ticks')


def check_frontier(chart, drawing, name):
    if 'frontier' not in chart.words:
        return
    sx, sy = [1 if c == '+' else -1 for c in chart.words['frontier']]
    points = [(sx * number(r[chart.words['x']]),
               sy * number(r[chart.words['y']])) for r in chart.rows]
    for d, title, link, hollow in drawing.marks:
        if not link:
            continue
        p = points[int(link[2:]) - 1]
        beaten = any(q[0] >= p[0] and q[1] >= p[1] and q != p for q in points)
        check(beaten == bool(hollow), f'{name}: {title}: on the frontier or not')


def check_order(chart, drawing, name):
    if chart.kind not in ('barh', 'range') or 'facet' in chart.words or \
            'sort' in chart.words:
        return
    tops = {}
    for d, title, link, _ in drawing.marks:
        m = re.match(r'M(-?\d+) (-?\d+)', d)
        if link and chart.rows[int(link[2:]) - 1]:
            x = chart.rows[int(link[2:]) - 1][chart.words['x']]
            tops.setdefault(x, int(m[2]))
    seen = list(dict.fromkeys(r[chart.words['x']] for r in chart.rows))
    check(sorted(tops, key=tops.get) == [s for s in seen if s in tops],
          f'{name}: the order of rows')


def check_words(chart, description):
    """The extremes stand in the description."""
    if chart.kind in ('hist', 'box') or 'index' in chart.words:
        return
    n = 2 if chart.kind == 'range' else 1  # others have ends of errors behind y
    all_ = [number(r[c]) for r in chart.rows for cs in chart.series for c in cs[:n]]
    all_ = [v for v in all_ if v is not None]
    told = [number(w.rstrip('.;,)')) for w in description.split()]
    for v in (min(all_), max(all_)):
        check(any(t is not None and abs(t - v) <= abs(v) * 0.001 for t in told),
              f'{v} is not in the description: {description}')


def check_chart(chart, root):
    """Both drawings of a chart, and what is said of it."""
    check([s.get('class') for s in root] == ['chart-wide', 'chart-narrow'],
          'two drawings')
    description = root.find('.//desc').text
    check_words(chart, description)
    for svg in root:
        drawing = Drawing(svg)
        name = svg.get('class')
        check(drawing.width == {'chart-wide': 780, 'chart-narrow': 368}[name],
              f'{name}: its width')
        if chart.kind in ('bar', 'barh'):
            check_bars(chart, drawing, name)
        else:
            {'hist': check_hist, 'box': check_boxes, 'slope': check_slopes,
             'area': check_areas}.get(chart.kind, check_points)(
                 chart, drawing, name)
        check_small(chart, drawing, name)
        check_frontier(chart, drawing, name)
        check_order(chart, drawing, name)


def read_case(draw, here, svg, name, data, words):
    data, _, n = data.partition(':')
    with open(f'{here}/data/{data}', encoding='utf-8', newline='') as f:
        lines = f.readlines()[:int(n or 999) + 1]
    with open('rows.csv', 'w', encoding='utf-8', newline='') as f:
        f.writelines(lines)
    drawn = subprocess.run([draw, 'rows.csv', *words], env={**os.environ, 'ID': name},
                           stdout=subprocess.PIPE, check=False)
    check(drawn.returncode == 0, 'is drawn')
    with open(f'{svg}/{name}.svg', 'wb') as f:
        f.write(drawn.stdout)
    text = drawn.stdout.decode()
    check('style=' not in text, 'a style attribute')
    check_chart(Chart(list(csv.DictReader(lines)), words), ET.fromstring('<html>' + text + '</html>'))
    size = len(gzip.compress(drawn.stdout, 9))
    most = 1500 if name.startswith('20') else 2800 if re.match('[4-8]0', name) else 2300
    check(size <= most, f'takes {size} bytes')


def main():
    draw, svg = sys.argv[1:]
    here = os.path.dirname(os.path.abspath(__file__))
    with open(here + '/cases.txt', encoding='utf-8') as f:
        for line in f:
            name, data, *words = line.rstrip('\n').split('  ')
            before = failed
            read_case(draw, here, svg, name, data, words)
            if failed > before:
                print(f'in {name}')
    print(f'{passed} passed, {failed} failed')
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())
