#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""recompute.py SITE PAGE.json...: computes each cell of `perfpress explain
--format=json` again, by Python's own arithmetic, from the cells of the CSV
files that it names: these are looked up at their line and column. Prints what
does not come out, then "N passed, N failed", a page each."""
import json
import math
import os
import re
import sys


class Wrong(Exception):
    pass


def raw(x):
    return x.value if isinstance(x, Cell) else x


def binary(f, turned=False):
    def run(self, other):
        x, y = raw(self), raw(other)
        x, y = (y, x) if turned else (x, y)
        return Cell(f(x, y))
    return run


def divide(x, y):
    if y:
        return x / y
    return math.nan if x == 0 or math.isnan(x) else math.copysign(math.inf, x)


def to_even(x, digits):
    """numpy's round."""
    scale = 10.0 ** abs(digits)
    if digits >= 0:
        return round(x * scale) / scale
    return round(x / scale) * scale


class Cell:
    """A value with the operators and methods of a pandas column."""

    def __init__(self, value):
        self.value = math.nan if raw(value) is None else raw(value)

    __add__, __radd__ = binary(lambda x, y: x + y), binary(lambda x, y: x + y, True)
    __sub__, __rsub__ = binary(lambda x, y: x - y), binary(lambda x, y: x - y, True)
    __mul__, __rmul__ = binary(lambda x, y: x * y), binary(lambda x, y: x * y, True)
    __truediv__, __rtruediv__ = binary(divide), binary(divide, True)
    __floordiv__, __rfloordiv__ = binary(lambda x, y: x // y), binary(lambda x, y: x // y, True)
    __mod__, __rmod__ = binary(lambda x, y: x % y), binary(lambda x, y: x % y, True)
    __pow__, __rpow__ = binary(lambda x, y: x ** y), binary(lambda x, y: x ** y, True)
    __gt__, __ge__ = binary(lambda x, y: x > y), binary(lambda x, y: x >= y)
    __lt__, __le__ = binary(lambda x, y: x < y), binary(lambda x, y: x <= y)

    def __neg__(self):
        return Cell(-self.value)

    def map(self, f, na_action=None):
        if self.value != self.value and na_action == 'ignore':
            return self
        return Cell(f.get(self.value, math.nan) if isinstance(f, dict) else f(self.value))

    apply = map

    def round(self, digits=0):
        integer = isinstance(self.value, int)
        return self if integer else Cell(to_even(self.value, digits))

    def astype(self, to, copy=True):
        kinds = {'int': int, 'int64': int, int: int, 'float': float, float: float,
                 'str': str, str: str}
        return Cell(kinds[to](self.value))


class Row(dict):
    """The cells of a row by their columns."""

    def __getattr__(self, name):
        return self[name]

    def apply(self, f, axis):
        if axis != 1:
            raise Wrong('a row is not what axis=%r wants' % axis)
        return Cell(f(self))


class Column(list):
    """The cells of a column that are used together."""

    def max(self):
        return max(self)

    def min(self):
        return min(self)

    def sum(self):
        return math.fsum(self) if any(isinstance(x, float) for x in self) else sum(self)

    def mean(self):
        return math.fsum(self) / len(self)

    def count(self):
        return sum(1 for x in self if x is not None)


def number(x):
    return isinstance(x, (int, float)) and not isinstance(x, bool)


def same(x, y):
    x, y = (None if isinstance(v, float) and not math.isfinite(v) else v for v in (x, y))
    if number(x) and number(y):
        return math.isclose(x, y, rel_tol=1e-12, abs_tol=1e-300)
    return type(x) is type(y) and x == y


def field(text, at):
    """The CSV field that begins at byte `at` of a text, behind its quote."""
    if at and text[at - 1] == '"':
        end = at
        while text[end] != '"' or text[end + 1:end + 2] == '"':
            end += 2 if text[end] == '"' else 1
        return text[at:end].replace('""', '"')
    end = at
    while end < len(text) and text[end] not in ',\r\n':
        end += 1
    return text[at:end]


class Site:
    def __init__(self, root):
        self.root, self.files = root, {}

    def cell(self, step):
        name = step['file']
        if name not in self.files:
            with open(os.path.join(self.root, name), 'rb') as f:
                data = f.read().removeprefix(b'\xef\xbb\xbf')
            self.files[name] = data.decode().split('\n')
        lines = self.files[name][step['line'] - 1:]
        start = len(lines[0].encode()[:step['col'] - 1].decode())
        return field('\n'.join(lines), start)


def check_json(step, site):
    """The path leads to the value in the file, and the position to its text."""
    with open(os.path.join(site.root, step['file']), encoding='utf-8-sig') as f:
        text = f.read()
    value = json.loads(text)
    for name, i in re.findall(r'(\w+)|\[(\d+)\]', step['path']):
        value = value[int(i)] if i else value[name]
    line = text.split('\n')[step['line'] - 1]
    written = line[step['col'] - 1:]
    if isinstance(value, str):
        good = value == step['value'] and written.startswith(value)
    else:
        good = value == step['value'] and json.JSONDecoder().raw_decode(written)[0] == value
    if not good:
        raise Wrong('%s of %s is %r, not %r' % (step['path'], step['file'], value, step['value']))


def check_csv(step, site):
    text, value = site.cell(step), step['value']
    if value is None:
        good = text.strip().lower() in ('', 'na', 'nan', 'n/a', 'null', 'none', '-')
    elif number(value):
        good = float(text) == value
    else:
        good = text == value
    if not good:
        raise Wrong('%s:%s:%s holds %r, not %r' %
                    (step['file'], step['line'], step['col'], text, value))


def together(parts):
    """What several parts at one place are: a row, or cells of one column."""
    if 'whole' in parts[0]:
        return Column(p['value'] for p in parts)
    return Row((p['name'], p['value']) for p in parts)


def compute(step):
    text, parts = step['formula'], step.get('parts', [])
    if step['role'] == 'group':
        return getattr(Column(p['value'] for p in parts), text)()
    code, names, at, i = '', {}, 0, 0
    fields = [p for p in parts if 'from' not in p]
    parts = [p for p in parts if 'from' in p]
    if not all('{' + p['name'] in text for p in fields):
        raise Wrong('a part has no place in ' + text)
    while i < len(parts):
        k = i + 1
        while k < len(parts) and parts[k]['from'] == parts[i]['from']:
            k += 1
        name = '_%d' % i
        alone = k == i + 1 and 'whole' not in parts[i]
        names[name] = Cell(parts[i]['value']) if alone else together(parts[i:k])
        code += text.encode()[at:parts[i]['from']].decode() + name
        at, i = parts[i]['to'], k
    code += text.encode()[at:].decode()
    for k, field in enumerate(fields):
        names['_f%d' % k] = field['value']
        code = code.replace('{' + field['name'], '{_f%d' % k)
    rounds = re.fullmatch(r'(_\d+) (\S+)= (_\d+)', code)
    if rounds:  # `x op= y`, in one round of a loop or in several
        more = names[rounds[3]]
        more = more if isinstance(more, list) else [more]
        names['_more'] = more
        code = ''.join(' %s _more[%d]' % (rounds[2], k) for k in range(len(more)))
        code = '(' * len(more) + rounds[1] + code.replace(']', '])')
    return raw(eval(code, {'int': int, 'float': float, 'str': str, 'len': len,
                           'round': round, 'abs': abs, 'min': min, 'max': max,
                           'sum': sum}, names))


def shortened(value, text):
    """Whether text is a float with the fewer digits of `digits:`."""
    places = len(text.partition('.')[2])
    return (isinstance(value, float) and len(text) < len(str(value)) and
            text == '%.*f' % (places, value))


def check_cell(cell, site):
    steps = cell['steps']
    for step in steps:
        for part in step.get('parts', []):
            if 'step' in part and not same(part['value'], steps[part['step']]['value']):
                raise Wrong('a part of %s is %r, but its step gives %r' %
                            (step['formula'], part['value'], steps[part['step']]['value']))
        if step['role'] == 'csv':
            check_csv(step, site)
        elif step['role'] == 'json':
            check_json(step, site)
        elif step['role'] != 'missing':
            value = compute(step)
            written = step['role'] == 'literal' and isinstance(value, (list, tuple))
            if not (step['value'] in value if written else same(value, step['value'])):
                raise Wrong('%s gives %r, not %r' % (step['formula'], value, step['value']))
    value = steps[0]['value']
    shown = '' if value is None else str(value)
    if cell['text'] != shown and '`' not in shown and not shortened(value, cell['text']):
        raise Wrong('%r is shown as %r' % (shown, cell['text']))


def check_page(name, site):
    """Whether all cells come out."""
    with open(name, encoding='utf-8') as f:
        page = json.load(f)
    wrong = 0
    for table in page['tables']:
        for cell in table['cells']:
            try:
                check_cell(cell, site)
            except Exception as e:  # whatever went wrong is told
                wrong += 1
                print('%s: table %s, %s, %s: %s: %s' %
                      (page['page'], table['number'], cell['id'], cell['column'],
                       type(e).__name__, e))
    if wrong:
        print('FAILED: %s: its cells, computed again' % page['page'])
    return not wrong


def main():
    site = Site(sys.argv[1])
    good = [check_page(name, site) for name in sys.argv[2:]]
    print('%d passed, %d failed' % (sum(good), len(good) - sum(good)))
    return not all(good)


sys.exit(main())
