# SPDX-License-Identifier: MIT
"""Loops, conditions, functions, sets, unpacking and % formatting."""
from maker import WORDS
from family_language import NUMBERS, cell, numeric, texts

PERCENTS = ['%.1f', '%d', '%8.2f|', '%-8.1e|', '%+d', '%g', '%s', '%r', '%5.1f%%',
            '%08.3f', '% d']


def block(head, lines):
    return '\n'.join([head] + ['    ' + x for x in '\n'.join(lines).split('\n')])


def columns_loop(m, f):
    v = m.rng.sample(m.columns(f, NUMBERS), 1) + [numeric(m, f)]
    how = m.rng.choice(['%s[c] * 2', '%s[c] - %s[c].mean()', '%s[c] / 4',
                        '%s[c].cumsum()', '%s[c].round(1)'])
    new = m.rng.choice(["%s[c]", "%s[c + '_2']"]) % f
    if any(not isinstance(c, str) for c in v):
        return None
    return block('for c in %r:' % v,
                 ['%s = %s' % (new, how.replace('%s', f))])


def rows_loop(m, f):
    r = m.rng
    name = m.new('v')
    key = texts(m, f)
    lines = ['%s = []' % name,
             block('for k, g in %s.groupby(%r):' % (f, key), [
                 block('if len(g) %s %d:' % (r.choice(['>', '<', '==']),
                                             r.randrange(4)), ['continue']),
                 '%s.append({\'k\': k, \'n\': len(g), \'v\': g[%r].%s()})' % (
                     name, numeric(m, f), r.choice(['sum', 'max', 'mean']))])]
    return ['\n'.join(lines), '%s = pd.DataFrame(%s)' % (m.new('v'), name)]


def function(m, f):
    r = m.rng
    name = m.new('v')
    body = [block('if x %s %s:' % (r.choice(['>', '<=', '!=']), m.number()),
                  ['return %s' % cell(m, f)])]
    if r.random() < .4:
        body += ['y = %s' % cell(m, f), 'y += w']
        body += [block('for i in range(%d):' % r.randrange(4),
                       ['y = y - i', block('if y < 0:', ['break'])])]
        body += ['return y']
    elif r.random() < .7:
        body += [block('elif x == w:', ['return w']), 'return -x']
    head = 'def %s(x, w=%s):' % (name, m.number())
    call = r.choice(['%s[%r].map(%s)' % (f, numeric(m, f), name),
                     '[%s(v, w=2) for v in %s[%r]]' % (name, f, numeric(m, f))])
    return [block(head, body), '%s[%r] = %s' % (f, m.new(), call)]


def total(m, f):
    n = m.new('v')
    kind = m.rng.choice(['enumerate(%s[%r])', 'zip(range(9), %s[%r])'])
    return ['%s = 0' % n, block(
        'for i, v in %s:' % (kind % (f, numeric(m, f))),
        [block('if v != v or i == 5:',
               [m.rng.choice(['break', 'continue', 'pass'])]),
         '%s += i * 2' % n]) + '\nelse:\n    %s -= 1' % n,
        '%s[%r] = %s' % (f, m.new(), n)]


def sets(m, f):
    c = texts(m, f)
    return '%s[%r] = %s' % (f, m.new(), m.rng.choice([
        "str(sorted(set(%s[%r].dropna()) %s {'a', 'b', 'x'}))" % (
            f, c, m.rng.choice('|&-')),
        '%s[%r].isin({%r, %r})' % (f, c, m.rng.choice(WORDS),
                                  m.rng.choice(WORDS)),
        "len({x for x in %s[%r]})" % (f, c),
        "[x in {'a', 'b'} for x in %s[%r]]" % (f, c)]))


def percent(m, f):
    c = numeric(m, f)
    return '%s[%r] = [%r %% %s for x in %s[%r].fillna(0)]' % (
        f, m.new(), m.rng.choice(PERCENTS),
        m.rng.choice(['x', '(x,)']), f, c)


def unpacking(m, f):
    c = numeric(m, f)
    n = m.new('v')
    return ['first, *rest = [*%s[%r].fillna(0), 1, *range(2)]' % (f, c),
            "%s = {**{'a': first}, 'b': len(rest), **dict(c=max(*rest, 0))}" % n,
            '%s[%r] = str(sorted(%s))' % (f, m.new(), n)]


STATEMENTS = [columns_loop, rows_loop, function, total, sets, percent, unpacking]
