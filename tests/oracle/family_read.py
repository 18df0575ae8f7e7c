# SPDX-License-Identifier: MIT
"""Files in other dialects, and read_csv's options."""
import os

KINDS = ['int', 'float', 'gap', 'hole', 'bool', 'num', 'key', 'plain']


def cell(m, kind):
    if kind == 'plain':
        return m.rng.choice(['bert', 'gpt-j', 'x y', 'none', '-', 'NA', '',
                             '007', '1.5', 'T5'])
    return m.cell(kind)


def file(m, sep, columns, rows, before=(), comment=None, space='',
         header=True):
    r = m.rng
    name = '%s.csv' % m.new('f')
    lines = list(before)
    if header:
        lines.append((sep + space).join(c for c, _ in columns))
    for _ in range(rows):
        cells = [cell(m, k) for _, k in columns]
        if r.random() < .2:
            cells = ['"%s"' % c for c in cells]
        line = (sep + space).join(cells)
        if comment and r.random() < .2:
            line += ' ' + comment + ' note'
        lines.append(line)
        if comment and r.random() < .1:
            lines.append(comment + 'a whole line')
    m.files[name] = '\n'.join(lines) + r.choice(['', '\n'])
    with open(os.path.join(m.folder, name), 'w') as f:
        f.write(m.files[name])
    return name


def some_columns(m):
    r = m.rng
    return [('key', 'key'), ('n', 'num')] + [
        ('c%d' % i, r.choice(KINDS)) for i in range(r.randrange(1, 4))]


def dialect(m, f):
    r = m.rng
    sep = r.choice([';', '\t', '|', ',', ':'])
    space = r.choice(['', '', ' '])
    comment = r.choice([None, None, '#', '%'])
    columns = some_columns(m)
    options = ['%s=%r' % (r.choice(['sep', 'delimiter']), sep)]
    before = []
    if space:
        options.append('skipinitialspace=True')
    if comment:
        options.append('comment=%r' % comment)
    if r.random() < .3:
        before = ['made by hand', 'x%sy' % sep][:r.randrange(1, 3)]
        options.append(r.choice(['skiprows=%d', 'header=%d']) % len(before))
    elif r.random() < .2:
        options.append('skiprows=%r' % sorted(
            r.sample(range(1, 6), r.randrange(1, 3))))
    if r.random() < .3:
        options.append('nrows=%d' % r.randrange(5))
    name = file(m, sep, columns, r.choice([1, 3, 8]), before, comment, space)
    return '%s = pd.read_csv(%r, %s)' % (m.new('r'), name, ', '.join(options))


def blanks(m, f):
    """Fields between runs of blanks and tabs."""
    r = m.rng
    columns = some_columns(m)
    lines = [[c for c, _ in columns]]
    for _ in range(r.choice([1, 3, 8])):
        cells = [cell(m, k) for _, k in columns]
        lines.append(['"%s"' % c if not c or ' ' in c or r.random() < .1
                      else c for c in cells])
    name = '%s.txt' % m.new('f')
    m.files[name] = '\n'.join(
        r.choice(['', '', ' ']) + ''.join(
            c + r.choice([' ', '  ', '\t', ' \t ']) for c in line)
        for line in lines)
    with open(os.path.join(m.folder, name), 'w') as out:
        out.write(m.files[name])
    return '%s = pd.read_csv(%r, %s)' % (m.new('r'), name, r.choice(
        [r"sep=r'\s+'", 'delim_whitespace=True', r"delimiter=r'\s+'"]))


def names(m, f):
    r = m.rng
    columns = some_columns(m)
    header = r.random() < .5
    name = file(m, ',', columns, r.choice([1, 3, 8]), header=header)
    new = ['k%d' % i for i in range(len(columns))]
    option = 'header=0, names=%r' % new if header else r.choice([
        'names=%r' % new, 'header=None', 'header=None, names=%r' % new])
    return '%s = pd.read_csv(%r, %s)%s' % (
        m.new('r'), name, option,
        '.add_prefix("c")' if 'names' not in option else '')


def missing(m, f):
    r = m.rng
    name = file(m, ',', some_columns(m), r.choice([3, 8]))
    values = r.choice(["'-'", "['none', '-']", '0', '[1, 2.0]', "['a', 3]",
                       "['-', 'NA']", '-1.5'])
    keep = r.choice(['', '', ', keep_default_na=False'])
    option = 'na_values=%s%s' % (values, keep) if r.random() < .8 else \
        'keep_default_na=False'
    return '%s = pd.read_csv(%r, %s)' % (m.new('r'), name, option)


def numbers(m, f):
    """Digits in groups, a comma as the point."""
    r = m.rng
    german = r.random() < .5

    def number():
        text = '{:,.{}f}'.format(r.uniform(-5e6, 5e6), r.choice([0, 0, 2]))
        return text.translate(str.maketrans(',.', '.,')) if german else text
    lines = ['a;b;c'] + ['%s;%s;%s' % (number(), r.choice(
        [number(), '']), r.choice(['x', number(), '7'])) for _ in range(4)]
    name = '%s.csv' % m.new('f')
    m.files[name] = '\n'.join(lines)
    with open(os.path.join(m.folder, name), 'w') as out:
        out.write(m.files[name])
    return '%s = pd.read_csv(%r, sep=";", %s)' % (
        m.new('r'), name, 'thousands=".", decimal=","' if german
        else 'thousands=","')


def choose(m, f):
    r = m.rng
    columns = some_columns(m)
    name = file(m, ',', columns, r.choice([1, 3, 8]))
    all_names = [c for c, _ in columns]
    some = r.sample(all_names, r.randrange(1, len(all_names) + 1))
    types = r.choice([
        "{%r: str}" % r.choice(all_names), 'str', "{'n': float}",
        "{'n': 'float', %r: 'str'}" % r.choice(all_names), "'object'",
        "{'key': 'category'}", "{'c0': int}", "{'key': 'string'}",
        "{'no such': str}"])
    options = [r.choice(['usecols=%r' % some, 'usecols=[0, 1]', 'usecols=[1]',
                         'usecols=lambda c: c > "key"', '']),
               r.choice(['dtype=' + types, '']),
               r.choice(['', 'index_col=0', 'index_col="key"',
                         'index_col=["key"]', 'index_col=False'])]
    options = ', '.join(x for x in options if x)
    return '%s = pd.read_csv(%r%s)%s' % (
        m.new('r'), name, ', ' + options if options else '',
        r.choice(['', '.reset_index()']))


def converted(m, f):
    """A function for each cell; tabs between cells."""
    r = m.rng
    columns = some_columns(m)
    sep = r.choice([',', '\t'])
    name = file(m, sep, columns, r.choice([1, 3, 8]))
    some = r.sample([c for c, _ in columns], r.randrange(1, len(columns) + 1))
    functions = ['str', 'len', 'lambda x: x + "!"', 'lambda x: x == ""',
                 'lambda x: float(x) if x.isdigit() else 0.5',
                 'lambda x: int(x) if x.isdigit() else x', 'lambda x: x[:1]',
                 'lambda x: np.nan if x == "" else 7', 'int']
    options = ['converters={%s}' % ', '.join(
        '%r: %s' % (c, r.choice(functions)) for c in some)]
    options += r.sample(['dtype=str', 'na_values=["a"]', 'nrows=2',
                         'usecols=%r' % some, 'index_col=0'], r.randrange(2))
    return '%s = pd.%s(%r, %s)' % (
        m.new('r'), 'read_csv' if sep == ',' else 'read_table', name,
        ', '.join(options))


STATEMENTS = [dialect, blanks, names, missing, numbers, choose, converted]
