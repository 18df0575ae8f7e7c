# SPDX-License-Identifier: MIT
"""Methods of .str: patterns, splitting, joining."""
from maker import WORDS

PATTERNS = ['e', 'be', r'\d', r'\d+', r'[a-c]', r'^b', r't$', r'[^\w]', r'\s',
            r'(\w)(\d)', r'(?P<head>\w+)', r'(\w+)[- ](\w+)', r'o*', r'\b',
            r'(?i)BERT', r'a|e', r'(a)|(e)', r'.', r'[A-Z]+', r'x?', r'\W+',
            r'(?P<a>[a-z]+)-?(?P<b>\w)?', r'\w{2,3}', r'(.)\1', r'"', ',',
            r'(?<=e)r', r'r(?!t)', r'é', r'\Z', '$', r'[\d.]+', 'n{1,}', r'^']
TEMPLATES = ['', '-', 'X', r'<\g<0>>', r'\\', 'a b', 'é', r'\t']
GROUP_TEMPLATES = TEMPLATES + [r'\1', r'[\1]', r'\g<1>!']


def texts(m, f):
    c = m.rng.choice(m.columns(f, ('text',)))
    column = m.space[f][c]
    if not all(isinstance(v, str) or v != v for v in column) or \
            column.isna().all():
        raise IndexError
    return '%s[%r]' % (f, c)


def put(m, f, expression):
    return '%s[%r] = %s' % (f, m.new(), expression)


def grouped(m, most=9):
    return m.rng.choice([p for p in PATTERNS if '(' in p and '(?<' not in p and
                         '(?i' not in p and '(?!' not in p and
                         p.count('(') <= most])


def contains(m, f):
    r = m.rng
    how = r.choice(['contains', 'contains', 'match', 'fullmatch'])
    more = r.choice(['', ', na=False', ', case=False', ', flags=2', ', na=True',
                     ', regex=False' if how == 'contains' else ''])
    s = '%s.str.%s(%r%s)' % (texts(m, f), how, r.choice(PATTERNS), more)
    if 'na=' in more and r.random() < .4:
        return '%s = %s[%s]' % (m.target(f), f, s)
    return put(m, f, s)


def affix(m, f):
    r = m.rng
    return put(m, f, '%s.str.%s(%s%s)' % (
        texts(m, f), r.choice(['startswith', 'endswith']),
        r.choice(["'b'", "'t'", "('b', 'r')", "''", "'50'"]),
        r.choice(['', ', na=False'])))


def count(m, f):
    return put(m, f, '%s.str.count(%r)' % (texts(m, f),
                                           m.rng.choice(PATTERNS)))


def replace(m, f):
    r = m.rng
    s = texts(m, f)
    kind = r.random()
    if kind < .3:
        return put(m, f, '%s.str.replace(%r, %r%s)' % (
            s, r.choice(['e', 'b', ' ', '.', 'be', '', 'é']),
            r.choice(['', 'o', '--', r'\1']),
            r.choice(['', ', regex=False', ', n=1'])))
    if kind < .45:
        return put(m, f, '%s.str.replace(%r, lambda x: %s, regex=True)' % (
            s, grouped(m), r.choice(['x.group(0).upper()', 'x[0] * 2',
                                     'str(len(x.groups()))',
                                     'x.group()[::-1]', "x.group(1) or '-'"])))
    if kind < .7:
        return put(m, f, '%s.str.replace(%r, %r, regex=True)' % (
            s, grouped(m), r.choice(GROUP_TEMPLATES)))
    return put(m, f, '%s.str.replace(%r, %r, regex=True%s)' % (
        s, r.choice(PATTERNS), r.choice(TEMPLATES),
        r.choice(['', ', n=1', ', n=2', ', case=False'])))


def extract(m, f):
    r = m.rng
    s = texts(m, f)
    return r.choice([
        put(m, f, '%s.str.extract(%r, expand=False)' % (s, grouped(m, 1))),
        '%s = %s.str.extract(%r)' % (m.new('d'), s, grouped(m)),
        '%s = %s.str.extractall(%r).reset_index()' % (
            m.new('d'), s, grouped(m))])


def split(m, f):
    r = m.rng
    s = texts(m, f)
    sep = r.choice(['', "'-'", "' '", "'e'", 'None', "'be'", r"r'\W'",
                    r"r'\s+'", r"r'([- ])'", r"r'[ae]'"])
    n = r.choice(['', '', 'n=1', 'n=2', 'n=0'])
    args = ', '.join(x for x in (sep, n) if x)
    item = r.choice(['.str[0]', '.str[-1]', '.str[1]', '.str.get(0)',
                     '.str.len()', ".str.join('+')", '.str[:2].str.len()',
                     '.map(len, na_action="ignore")' if 0 else '.str[2]'])
    more = 'expand=True' + (', ' + args.replace(sep, 'pat=' + sep, 1)
                            if sep else ', ' + n if n else '')
    plain = r.choice(["'-'", "' '", 'None', "'e'"])
    return r.choice([
        put(m, f, '%s.str.split(%s)%s' % (s, args, item)),
        '%s = %s.str.split(%s)' % (m.new('d'), s, more),
        put(m, f, '%s.str.rsplit(%s%s)%s' % (s, plain, ', n=1', item)),
        '%s = %s.str.%s(%s)' % (m.new('d'), s, r.choice(
            ['partition', 'rpartition']), r.choice(["'-'", '', "' '"])),
        put(m, f, '%s.str.partition("e")[0]' % s),
        put(m, f, '%s.str.findall(%r).str.len()' % (s, r.choice(PATTERNS)
                                                    ))])


def cat(m, f):
    r = m.rng
    a, b, c = texts(m, f), texts(m, f), texts(m, f)
    na = r.choice(['', '', ", na_rep='?'"])
    return put(m, f, r.choice([
        '%s.str.cat(%s%s)' % (a, b, na),
        "%s.str.cat(%s, sep='-'%s)" % (a, b, na),
        "%s.str.cat([%s, %s], sep=' '%s)" % (a, b, c, na),
        "%s.str.cat(sep='|'%s)" % (a, na), '%s.str.cat()' % a]))


def parts(m, f):
    r = m.rng
    return put(m, f, '%s.str.%s' % (texts(m, f), r.choice([
        'get(%d)' % r.randrange(-3, 3), 'slice(1, 3)', 'slice(stop=2)',
        'slice(step=2)', 'pad(8)', "pad(9, side='right', fillchar='.')",
        "pad(7, 'both')", 'repeat(2)', 'len()', 'zfill(5)', 'title()',
        "strip('b')", 'isnumeric()', "find('e')", "rfind('t')"])))


STATEMENTS = [contains, affix, count, replace, extract, split, cat, parts]
