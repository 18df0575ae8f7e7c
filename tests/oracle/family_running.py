# SPDX-License-Identifier: MIT
"""A value for each row from the other rows of its group, or of the column:
cumsum, shift, diff, pct_change, rank."""
from family_groups import NUMBERS, infinite, keys

import numpy as np
import pandas as pd

RUNS = ['cumsum', 'cumprod', 'cummax', 'cummin']


def avoid(line, space):
    """Infinities: sums of groups are nan before pandas 2.2, inf since. Products
    that do not fit into 53 bits."""
    if 'cumprod' in line or '.prod' in line or 'cumsum' in line:
        for v in space.values():
            if isinstance(v, pd.DataFrame) and len(v) and (
                    v.select_dtypes(['int', 'float']).abs().max() > 1e4).any():
                return True
    return 'groupby' in line and any(
        infinite(v) for v in space.values() if isinstance(v, pd.DataFrame))


def of_group(m, f, kinds=NUMBERS, options=''):
    by, rest = keys(m, f)
    return '%s.groupby(%s%s)[%r]' % (
        f, by, options, m.rng.choice([c for c in rest
                                      if c in m.columns(f, kinds)]))


def receiver(m, f, kinds=NUMBERS):
    """A column, or a column of groups."""
    c = m.rng.choice(m.columns(f, kinds))
    return m.rng.choice(['%s[%r]' % (f, c), of_group(m, f, kinds)])


def several(m, f, kinds=NUMBERS):
    """Columns, or columns of groups."""
    r = m.rng
    cs = m.columns(f, kinds)
    by, rest = keys(m, f)
    rest = [c for c in rest if c in cs][:3]
    if not rest:
        raise IndexError
    return r.choice(['%s[%r]' % (f, rest), '%s.groupby(%s)[%r]' % (f, by, rest)])


def gaps(m, f):
    """Integers under a missing key: pandas before 2 leaves what was there."""
    return m.space[f].isna().any().any()


def cumulate(m, f):
    r = m.rng
    if gaps(m, f) and r.random() < .7:
        return '%s[%r] = %s[%r].%s()' % (
            f, m.new(), f, r.choice(m.columns(f, NUMBERS)), r.choice(RUNS))
    if gaps(m, f):
        return None
    return '%s[%r] = %s.%s()' % (f, m.new(), receiver(m, f), r.choice(RUNS))


def cumulate_frame(m, f):
    if gaps(m, f):
        return None
    return '%s = %s.%s()' % (m.new('d'), several(m, f), m.rng.choice(RUNS))


def shift(m, f):
    r = m.rng
    kinds = ('int', 'float', 'text', 'bool')
    what = r.choice(['shift()', 'shift(1)', 'shift(-1)', 'shift(2)',
                     'shift(periods=-3)', 'shift(20)'])
    if r.random() < .2:
        return '%s[%r] = %s[%r].shift(fill_value=%s)' % (
            f, m.new(), f, r.choice(m.columns(f, NUMBERS)),
            r.choice(['0', '1']))
    return r.choice([
        '%s[%r] = %s.%s' % (f, m.new(), receiver(m, f, kinds), what),
        '%s = %s.%s' % (m.new('d'), several(m, f), what)])


def diff(m, f):
    r = m.rng
    what = r.choice(['diff()', 'diff(1)', 'diff(-1)', 'diff(periods=2)'])
    return r.choice([
        '%s[%r] = %s.%s' % (f, m.new(), receiver(m, f), what),
        '%s = %s.%s' % (m.new('d'), several(m, f), what)])


def pct_change(m, f):
    r = m.rng
    what = r.choice(['pct_change()', 'pct_change(2)', 'pct_change(-1)',
                     'pct_change(fill_method=None)'])
    return r.choice([
        '%s[%r] = %s.%s' % (f, m.new(), receiver(m, f), what),
        '%s = %s[%r].%s' % (m.new('d'), f, m.columns(f, NUMBERS)[:3], what)])


def rank(m, f):
    r = m.rng
    options = ', '.join(r.sample([
        'method=%r' % r.choice(['average', 'min', 'max', 'first', 'dense']),
        'ascending=False', 'pct=True',
        'na_option=%r' % r.choice(['keep', 'top', 'bottom'])],
        r.randrange(3)))
    kinds = NUMBERS if 'first' in options else ('int', 'float', 'text', 'bool')
    return r.choice([
        '%s[%r] = %s.rank(%s)' % (f, m.new(), receiver(m, f, kinds), options),
        '%s = %s.rank(%s)' % (m.new('d'), several(m, f), options),
        '%s[%r] = %s.transform("rank")' % (f, m.new(), of_group(m, f))])


def fill(m, f):
    r = m.rng
    what = r.choice(['ffill()', 'bfill()', 'ffill(limit=1)', 'bfill(limit=2)'])
    g = of_group(m, f, ('int', 'float', 'text'))
    return '%s[%r] = %s.%s' % (f, m.new(), g, what)


STATEMENTS = [cumulate, cumulate_frame, shift, diff, pct_change, rank, fill]
