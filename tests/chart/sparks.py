# SPDX-License-Identifier: MIT
"""sparks.py <LIST: reads the drawings in the rows of tables back. A line of LIST is
PAGE, TABLE, KIND, BETTER and the COLUMNs, parted by two blanks. Whatever is computed of numbers here is computed of the texts of the cells
beside them, by no code of perfpress: scales, places of marks within half a pixel,
which number is the best, the descriptions, the header and the ends of the scale
below the table. TABLE: its id; KIND: line, values, range or
bars; BETTER: + - or =."""
import datetime
import html.parser
import math
import re
import sys

passed = failed = 0
UNIT = 2      # lengths in a pixel
WIDTH, HEIGHT, PAD = 192, 44, 8


def check(ok, what):
    global passed, failed
    passed += bool(ok)
    failed += not ok
    if not ok:
        print('FAILED:', what)


class Page(html.parser.HTMLParser):
    """Tables as rows of cells; a cell is its text and its elements."""

    def __init__(self):
        super().__init__()
        self.tables, self.legends, self.ids = [], [], []
        self.cell = self.legend = None

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag == 'table':
            self.tables.append([])
            self.legends.append('')
            self.ids.append(attrs['id'])
        elif tag == 'tr':
            self.tables[-1].append([])
        elif tag in ('td', 'th'):
            self.cell = {'text': '', 'marks': [], 'g': [], 'label': None}
            self.tables[-1][-1].append(self.cell)
        elif tag == 'span' and attrs.get('class') == 'k' and self.cell is not None:
            self.cell['text'] += ','
        elif tag == 'p' and attrs.get('class') == 'mark-line':
            self.legend = True
        elif self.cell is not None and tag == 'svg':
            self.cell['label'] = attrs['aria-label']
            check(attrs['role'] == 'img' and 'style' not in attrs, 'an image without style')
            check(attrs['viewbox'] == f'0 0 {WIDTH} {HEIGHT}', 'its size')
        elif self.cell is not None and tag == 'g':
            self.cell['g'].append(attrs)
        elif self.cell is not None and tag == 'path':
            every = {}
            for g in self.cell['g']:
                every.update(g)
            every.update(attrs)
            self.cell['marks'].append(every)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag):
        if tag in ('td', 'th'):
            self.cell = None
        elif tag == 'p':
            self.legend = None
        elif tag == 'g' and self.cell is not None:
            self.cell['g'].pop()

    def handle_data(self, text):
        if self.cell is not None:
            self.cell['text'] += text
        if self.legend:
            self.legends[-1] += text


def number(text):
    m = re.search(r'-?\d[\d,]*\.?\d*', text)
    return float(m.group().replace(',', '')) if m else None


def parts_of(names):
    words = [n.split() for n in names]
    while min(map(len, words)) > 1 and len({w[0] for w in words}) == 1:
        words = [w[1:] for w in words]
    while min(map(len, words)) > 1 and len({w[-1] for w in words}) == 1:
        words = [w[:-1] for w in words]
    return [' '.join(w) for w in words]


def days(names):
    try:
        return [datetime.datetime.strptime(n, '%b %Y').toordinal() for n in names]
    except ValueError:
        return list(range(len(names)))


def along(domain, span, x, log=False):
    f = math.log if log else float
    low, high = f(domain[0]), f(domain[1])
    if low == high:
        return sum(span) / 2
    return span[0] + (f(x) - low) / (high - low) * (span[1] - span[0])


def vertices(d):
    """Runs of points of a path of M, l, h, v."""
    runs, x, y = [], 0, 0
    for c, args in re.findall(r'([MlhvzZma])([^A-Za-z]*)', d):
        v = [float(n) for n in re.findall(r'-?[\d.]+', args)]
        if c == 'M':
            x, y = v
            runs.append([(x, y)])
        elif c == 'l':
            for i in range(0, len(v), 2):
                x, y = x + v[i], y + v[i + 1]
                runs[-1].append((x, y))
        elif c in 'hv' and v:
            x, y = (x + v[0], y) if c == 'h' else (x, y + v[0])
            if v[0]:
                runs[-1].append((x, y))
    return runs


def near(a, b):
    return abs(a[0] - b[0]) <= UNIT / 2 and abs(a[1] - b[1]) <= UNIT / 2


def is_dot(m):
    return 'a' in m['d']


def middle(m):
    return tuple(float(n) for n in re.match(r'M(-?[\d.]+) ?(-?[\d.]+)', m['d']).groups())


def dots(cell):
    """By its look: best, worst, last (or first and last of a range)."""
    found = {}
    for m in cell['marks']:
        if is_dot(m):
            look = 'hollow' if m.get('fill') == '#fff' else m['class']
            check(look not in found, 'one dot of each look')
            found[look] = middle(m)
    return found


def lines(rows, kind, better, names, at):
    values = [[number(r[i]['text']) for i in at] for r in rows]
    every = [v for row in values for v in row if v is not None]
    ratios = kind == 'line' and min(every) > 0
    if ratios:
        values = [[v and v / next(w for w in row if w is not None) for v in row] for row in values]
        every = [v for row in values for v in row if v is not None]
    low, high = min(every), max(every)
    if ratios and high / low < 1.1:
        mid = math.sqrt(low * high)
        low, high = mid / math.sqrt(1.1), mid * math.sqrt(1.1)
    x = days(names)
    for row, cells in zip(values, rows):
        drawn = cells[at[-1] + 1]
        who = cells[0]['text']
        place = [None if v is None else
                 (along((x[0], x[-1]), (PAD, WIDTH - PAD), t),
                  along((low, high), (HEIGHT - PAD, PAD), v, ratios)) for t, v in zip(x, row)]
        there = [p for p in place if p]
        if not there:
            check(not drawn['marks'], f'{who}: nothing is drawn')
            continue
        runs, wanted = [r for m in drawn['marks'] if not is_dot(m) for r in vertices(m['d'])], [[]]
        for p in place:
            wanted[-1].append(p) if p else wanted.append([])
        wanted = [w for w in wanted if w]
        check([len(r) for r in runs] == [len(w) for w in wanted], f'{who}: gaps')
        check(all(near(a, b) for r, w in zip(runs, wanted) for a, b in zip(r, w)), f'{who}: places {runs} {wanted}')
        found = dots(drawn)
        known = [v for v in row if v is not None]
        last = max(i for i, v in enumerate(row) if v is not None)
        marked = set()
        if better != '=' and len(known) > 1 and min(known) < max(known):
            good, bad = (max, min) if better == '+' else (min, max)
            for look, pick in (('c3', good), ('hollow', bad)):
                i = row.index(pick(known))
                marked.add(i)
                check(look in found and near(found.pop(look), place[i]), f'{who}: {look} at {names[i]}')
        if last not in marked:
            check('c1' in found and near(found.pop('c1'), place[last]), f'{who}: last')
        check(not found, f'{who}: no other dots: {found}')
    return (f'{low:.3g}', f'{high:.3g}') if ratios else (low, high)


def ranges(rows, names, at):
    values = [[number(r[i]['text']) for i in at] for r in rows]
    high = max(v for row in values for v in row if v is not None)
    for row, cells in zip(values, rows):
        drawn, who = cells[at[-1] + 1], cells[0]['text']
        x = [v if v is None else along((0, high), (PAD, WIDTH - PAD), v) for v in row]
        found = dots(drawn)
        for look, i in (('c1', 0), ('hollow', -1)):
            check(x[i] is None or near(found[look], (x[i], HEIGHT / 2)), f'{who}: {look}')
        strokes = [(m, r) for m in drawn['marks'] if not is_dot(m) for r in vertices(m['d'])]
        level = [(m, r) for m, r in strokes if len(r) < 2 or r[0][1] == r[1][1]]
        known = [v for v in row if v is not None]
        check(len(level) == 1 and near(level[0][1][0], (x[row.index(known[0])], HEIGHT / 2)) and
              near(level[0][1][-1], (x[row.index(known[-1])], HEIGHT / 2)), f'{who}: from end to end')
        check((level[0][0].get('class') == 'bad') == (known != sorted(known)), f'{who}: its order')
        ticks = sorted(r[0][0] for m, r in strokes if len(r) > 1 and r[0][0] == r[1][0] and m.get('class') != 'ref')
        wanted = sorted(v for v in x[1:-1] if v is not None)
        check(len(ticks) == len(wanted) and all(abs(a - b) <= 1 for a, b in zip(ticks, wanted)), f'{who}: ticks')
        zero = [r for m, r in strokes if m.get('class') == 'ref']
        check(len(zero) == 1 and zero[0][0][0] == PAD, f'{who}: zero')
    return 0, high


def bars(rows, better, names, at):
    values = [[number(r[i]['text']) for i in at] for r in rows]
    every = [v for row in values for v in row if v is not None] + [0]
    for row, cells in zip(values, rows):
        drawn, who = cells[at[-1] + 1], cells[0]['text']
        where = {}
        for m in drawn['marks']:
            a = re.match(r'M(-?\d+) ?(-?\d+)([hv])(-?\d+)[hv](-?\d+)[hv]', m['d'])
            x, y, w, h = map(float, a.group(1, 2, 4, 5))
            w, h = (w, h) if a[3] == 'h' else (h, w)
            step = (WIDTH - 2 * PAD) / len(at)
            i = int((x + w / 2 - PAD) // step)
            where[i] = m['class']
            check(abs(y - along((min(every), max(every)), (HEIGHT - 2, 2), 0)) <= 1, f'{who}: from zero')
            check(abs(y + h - along((min(every), max(every)), (HEIGHT - 2, 2), row[i])) <= 1, f'{who}: to its number')
        check(sorted(where) == [i for i, v in enumerate(row) if v is not None], f'{who}: a bar for each')
        known = [v for v in row if v is not None]
        pick = {'+': max, '-': min}.get(better)
        best = row.index(pick(known)) if pick and len(set(known)) > 1 else None
        check([i for i in where if where[i] == 'c3'] == [i for i in where if i == best], f'{who}: the best')
    return min(every), max(every)


def described(rows, kind, better, names, at):
    parts = parts_of(names)
    for cells in rows:
        texts = [cells[i]['text'].strip() for i in at]
        row = [number(t) for t in texts]
        known = [i for i, v in enumerate(row) if v is not None]
        if not known:
            continue
        first, last = row[known[0]], row[known[-1]]
        if kind == 'range':
            words = ', '.join(f'{parts[i]} {texts[i]}' for i in known)
        else:
            words = texts[known[0]]
            if len(known) > 1:
                words += f' to {texts[known[-1]]}'
                words += ', the same' if first == last else f', {last / first:.3g} times' if min(first, last) > 0 else ''
        values = [row[i] for i in known]
        if kind != 'range' and better != '=' and min(values) < max(values):
            good, bad = (max, min) if better == '+' else (min, max)
            words += f'; best {parts[row.index(good(values))]}, worst {parts[row.index(bad(values))]}'
        for a, b in zip(known, known[1:]):
            if kind == 'range' and row[a] > row[b]:
                words += f'; {parts[a]} is above {parts[b]}'
                break
        if len(known) < len(row):
            words += f'; {len(row) - len(known)} missing'
        check(cells[at[-1] + 1]['label'] == words, f"{cells[at[-1] + 1]['label']!r} is {words!r}")


def read(page, table, kind, better, *names):
    p = Page()
    p.feed(open(page, encoding='utf-8').read())
    table = p.ids.index(table)
    head, *rows = p.tables[table]
    texts = [c['text'].strip() for c in head]
    at = [texts.index(n) for n in names]
    if kind in ('line', 'values'):
        low, high = lines(rows, kind, better, names, at)
    elif kind == 'range':
        low, high = ranges(rows, names, at)
    else:
        low, high = bars(rows, better, names, at)
    described(rows, kind, better, names, at)
    parts = parts_of(names)
    check(all(w in texts[at[-1] + 1] for w in (parts[0], parts[-1], ' to ')), 'its header')
    told = re.search(r'on one scale from (\S+).* to ([^,;\s]+)', p.legends[table])
    check(told and number(told[1].replace('\u2212', '-')) == float(low) and
          number(told[2]) == float(high), f'the scale: {low} {high} {told and told.groups()}')


def main():
    for line in sys.stdin:
        before = failed
        read(*line.rstrip('\n').split('  '))
        if failed > before:
            print('in ' + line, end='')
    print(f'{passed} passed, {failed} failed')


main()
