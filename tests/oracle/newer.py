# SPDX-License-Identifier: MIT
"""What df scripts promise where pandas' results depend on its release or on
the size of the data: sorts are stable, merges keep the order of the left table
(as pandas 2.2 has it), numbers are read to the last digit. Imported first."""
import os

# The powers of numpy's own vector library are not those of pow().
os.environ['NPY_DISABLE_CPU_FEATURES'] = 'AVX512F AVX512CD AVX512_SKX ' \
    'AVX512_CLX AVX512_CNL AVX512_ICL'

import warnings

import numpy as np
import pandas as pd
import pandas.core.reshape.pivot

warnings.simplefilter('ignore')
np.seterr(all='ignore')
pd.set_option('compute.use_bottleneck', False)
pd.set_option('compute.use_numexpr', False)
pd.set_option('mode.chained_assignment', None)
pd.set_option('mode.copy_on_write', True)

plain_read = pd.read_csv
plain_merge = pd.merge
plain_sort = pd.DataFrame.sort_values
plain_series_sort = pd.Series.sort_values
plain_index_sort = pd.DataFrame.sort_index


def merge(left, right, how='inner', on=None, left_on=None, right_on=None,
          left_index=False, right_index=False, **named):
    """In the order of a frame's rows; an outer join by its keys."""
    if isinstance(left, pd.Series):
        left = left.to_frame()
    if isinstance(right, pd.Series):
        right = right.to_frame()
    if how != 'cross' and not left_index and not right_index and \
            on is None and left_on is None and right_on is None:
        on = [c for c in left.columns if c in right.columns]
    if how == 'outer' or named.get('sort'):
        named['sort'] = True
    out = plain_merge(left.assign(_l=np.arange(len(left))),
                      right.assign(_r=np.arange(len(right))),
                      how, on, left_on, right_on, left_index, right_index,
                      **named)
    if how != 'outer' and not named.get('sort'):
        order = ['_r', '_l'] if how == 'right' else ['_l', '_r']
        out = plain_sort(out, order, kind='stable')
    out = out.drop(columns=['_l', '_r'])
    if how == 'outer' and left_index and right_index and \
            not (len(left) and len(right)):
        out = plain_index_sort(out, kind='stable')
    labelled = left_index or right_index or any(
        x in left.index.names and x in right.index.names
        for x in (on if isinstance(on, list) else [on]) if x is not None)
    return out if labelled else out.reset_index(drop=True)


def join(self, other, on=None, how='left', lsuffix='', rsuffix='', sort=False,
         validate=None):
    return merge(self, other, how, None, on, None, on is None, True,
                 suffixes=(lsuffix, rsuffix), sort=sort, validate=validate) \
        if how != 'cross' else merge(self, other, how,
                                     suffixes=(lsuffix, rsuffix))


def sort_values(self, by, kind=None, inplace=False, **named):
    out = plain_sort(self, by, kind='stable', **named)
    if not inplace:
        return out
    self._update_inplace(out)


def series_sort(self, kind=None, **named):
    return plain_series_sort(self, kind='stable', **named)


plain_series_index_sort = pd.Series.sort_index
pd.DataFrame.sort_index = lambda self, **named: plain_index_sort(
    self, **dict(named, kind='stable'))
pd.Series.sort_index = lambda self, **named: plain_series_index_sort(
    self, **dict(named, kind='stable'))
plain_unstack = pd.DataFrame.unstack
plain_pivot_table = pd.DataFrame.pivot_table
filling = None


def unstack(self, level=-1, fill_value=None):
    return plain_unstack(self, level,
                         fill_value if filling is None else filling)


plain_reindex = pd.DataFrame.reindex


def reindex(self, *args, **named):
    return plain_reindex(self, *args, **named if filling is None else
                         dict({'fill_value': filling}, **named))


def pivot_table(self, *args, **named):
    """Its fill_value goes to unstack and reindex, so that integers stay; means of integers
    stay floats."""
    global filling
    filling = named.get('fill_value')
    try:
        return plain_pivot_table(self, *args, **named)
    finally:
        filling = None


pd.DataFrame.unstack = unstack
pd.DataFrame.reindex = reindex
pd.DataFrame.pivot_table = pivot_table
plain_downcast = pandas.core.reshape.pivot.maybe_downcast_to_dtype
plain_margins = pandas.core.reshape.pivot._add_margins
adding_margins = False


def add_margins(*args, **named):
    """Margins of integers are integers."""
    global adding_margins
    adding_margins = True
    try:
        return plain_margins(*args, **named)
    finally:
        adding_margins = False


pandas.core.reshape.pivot._add_margins = add_margins
pandas.core.reshape.pivot.maybe_downcast_to_dtype = \
    lambda v, dtype: plain_downcast(v, dtype) if adding_margins else v
plain_fillna = pd.DataFrame.fillna
pd.DataFrame.fillna = lambda self, *args, downcast=None, **named: \
    plain_fillna(self, *args, **named)
plain_join = pd.DataFrame.join
plain_frame_merge = pd.DataFrame.merge


def precision(named):
    """Files with a footer are read by an engine that has no such option."""
    return {} if named.get('skipfooter') else {'float_precision': 'round_trip'}


def read_csv(*args, dtype_backend=None, **named):
    """dtype_backend is new in pandas 2.0."""
    frame = plain_read(*args, **precision(named), **named)
    return frame.convert_dtypes() if dtype_backend else frame


pd.read_csv = read_csv
plain_table = pd.read_table
pd.read_table = lambda *a, **k: plain_table(
    *a, **precision(k), **k)
pd.merge = merge
pd.DataFrame.merge = lambda self, *args, **named: merge(self, *args, **named)
pd.DataFrame.join = join
pd.DataFrame.sort_values = sort_values
pd.Series.sort_values = series_sort


# ---- groupby and reductions as pandas 2.2 has them


def strict(method):
    """numeric_only=False: columns of text are refused, not left out."""
    def run(self, *args, **named):
        named.setdefault('numeric_only', False)
        return method(self, *args, **named)
    return run


for kind in pd.DataFrame, pd.core.groupby.DataFrameGroupBy:
    for name in ('sum', 'mean', 'median', 'min', 'max', 'std', 'var', 'prod',
                 'sem', 'quantile', 'idxmax', 'idxmin'):
        if not (kind is pd.DataFrame and name.startswith('idx')):
            setattr(kind, name, strict(getattr(kind, name)))


def strict_rank(method):
    """Texts beside numbers are refused."""
    return lambda self, *args, **named: method(
        self, *args, **dict({'numeric_only': False}, **named))


for kind in pd.DataFrame, pd.Series:
    kind.rank = strict_rank(kind.rank)


def nth(self, n):
    """The rows themselves, with their labels."""
    places = [n] if isinstance(n, int) else list(n)
    up, down = (self.cumcount(ascending=a).to_numpy() for a in (True, False))
    keep = np.isin(up, [p for p in places if p >= 0]) | \
        np.isin(-1 - down, [p for p in places if p < 0])
    return self._selected_obj[keep]


pd.core.groupby.DataFrameGroupBy.nth = nth
pd.core.groupby.SeriesGroupBy.nth = nth


def counts(method, of_series=False):
    """A series of counts is called 'count' or 'proportion', and its labels by
    the column."""
    def run(self, *args, **named):
        out = method(self, *args, **named)
        shares = named.get('normalize', 'subset' not in named and args[:1] and
                           args[0] is True)
        out.name = 'proportion' if shares else 'count'
        if of_series:
            out.index.name = self.name
        return out
    return run


pd.Series.value_counts = counts(pd.Series.value_counts, True)
pd.DataFrame.value_counts = counts(pd.DataFrame.value_counts)
pd.core.groupby.SeriesGroupBy.value_counts = counts(
    pd.core.groupby.SeriesGroupBy.value_counts)

plain_dummies = pd.get_dummies
pd.get_dummies = lambda *args, dtype=bool, **named: plain_dummies(
    *args, dtype=dtype, **named)


plain_to_datetime = pd.to_datetime


def to_datetime(*args, **named):
    """format='mixed' reads each date by itself, 'ISO8601' any form of ISO
    8601."""
    forms = {'mixed': None, 'ISO8601': '%Y-%m-%d'}
    if named.get('format') in forms:
        named['format'] = forms[named['format']]
    return plain_to_datetime(*args, **named)


pd.to_datetime = to_datetime


# ME, QE and YE are the ends of months, quarters and years.
pd._libs.tslibs.offsets._lite_rule_alias.update({
    'ME': 'M', 'QE': 'Q-DEC', 'QE-DEC': 'Q-DEC', 'YE': 'A-DEC',
    'YE-DEC': 'A-DEC', 'Y-DEC': 'A-DEC', 'YS-JAN': 'AS-JAN'})


def str_replace(self, pat, repl, n=-1, case=None, flags=0, regex=False):
    """Since pandas 2.0 a text is taken as it is; a pattern of one character
    is one."""
    if regex and isinstance(pat, str) and len(pat) == 1:
        pat = '(?:%s)' % pat
    return plain_replace(self, pat, repl, n=n, case=case, flags=flags,
                         regex=regex)


plain_replace = pd.Series.str.replace
pd.Series.str.replace = str_replace


plain_to_date = pd.io.json._json.Parser._try_convert_to_date


def json_dates(self, data):
    """Numbers beyond the range of dates are kept."""
    beyond = [x for x in data if isinstance(x, float) and abs(x) >= 2**63]
    return (data, False) if beyond else plain_to_date(self, data)


pd.io.json._json.Parser._try_convert_to_date = json_dates


def update(self, other, join='left', overwrite=True, filter_func=None,
           errors='ignore'):
    """Only columns that both frames have are looked at, and a column of
    integers stays one if it can."""
    other = pd.DataFrame(other).reindex(self.index)
    for c in self.columns.intersection(other.columns):
        this, that = self[c], other[c]
        if filter_func is not None:
            keep = ~filter_func(this) | that.isna()
        elif errors == 'raise' and (this.notna() & that.notna()).any():
            raise ValueError('Data overlaps.')
        else:
            keep = that.isna() if overwrite else this.notna()
        if keep.all():
            continue
        made = this.where(keep, that)
        whole = this.dtype.kind == 'i' and made.dtype.kind == 'f' and \
            (made == np.floor(made)).all()
        self[c] = made.astype(this.dtype) if whole else made


pd.DataFrame.update = update


def describe(method):
    """Treats dates as numbers, as pandas 2 does."""
    def described(self, *args, **named):
        return method(self, *args, datetime_is_numeric=True, **named)
    return described


pd.DataFrame.describe = describe(pd.DataFrame.describe)
pd.Series.describe = describe(pd.Series.describe)

plain_wide_to_long = pd.wide_to_long


def wide_to_long(*args, **named):
    """Other columns come first, by name."""
    own = pd.DataFrame.join, pd.DataFrame.merge
    pd.DataFrame.join, pd.DataFrame.merge = plain_join, plain_frame_merge
    try:
        out = plain_wide_to_long(*args, **named)
    finally:
        pd.DataFrame.join, pd.DataFrame.merge = own
    others = [c for c in out.columns if c in args[0].columns]
    return out[sorted(others) + [c for c in out.columns if c not in others]]


pd.wide_to_long = wide_to_long
