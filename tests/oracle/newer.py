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


def merge(left, right, how='inner', on=None, suffixes=('_x', '_y')):
    keys = [on] if isinstance(on, str) else on
    if keys is None:
        keys = [c for c in left.columns if c in right.columns]
    out = plain_merge(left.assign(_l=np.arange(len(left))),
                      right.assign(_r=np.arange(len(right))),
                      how=how, on=keys, suffixes=suffixes)
    order = ['_r', '_l'] if how == 'right' else ['_l', '_r']
    out = plain_sort(out, order, kind='stable')
    return out.drop(columns=['_l', '_r']).reset_index(drop=True)


def sort_values(self, by, kind=None, inplace=False, **named):
    out = plain_sort(self, by, kind='stable', **named)
    if not inplace:
        return out
    self._update_inplace(out)


def series_sort(self, kind=None, **named):
    return plain_series_sort(self, kind='stable', **named)


pd.read_csv = lambda *a, **k: plain_read(
    *a, float_precision='round_trip', **k)
pd.merge = merge
pd.DataFrame.merge = lambda self, *args, **named: merge(self, *args, **named)
pd.DataFrame.sort_values = sort_values
pd.Series.sort_values = series_sort
