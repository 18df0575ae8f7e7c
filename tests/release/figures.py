#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""figures.py PROGRAM OTHER [ROWS]: runs df scripts with both programs: the
cases of tests/df, and functions of columns over ROWS random numbers, strings
and dates. Prints the scripts with other cells, messages or statuses, then
"N passed, N failed"."""
import concurrent.futures
import glob
import itertools
import os
import random
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))

# Functions of the numbers x, y (10^-3 to 10^6), any (many magnitudes), text
# (of numbers), day (dates) and k (small integers). Each is one column.
COLUMNS = r'''
df['x'] * df['y'] + df['any']
df['x'] / df['y'] - df['x'] // df['y'] + df['x'] % df['y']
df['x'] ** 0.37
df['x'].pow(df['k'])
df['any'].round(3)
df['x'].round(-2)
df['text'].astype(float)
pd.to_numeric(df['text'] + df['k'].astype(str), errors='coerce')
df['any'].astype(str)
df['any'].map('{:.3g}'.format)
df['any'].map('{:.17g}'.format)
df['x'].map('{:,.1f}'.format)
df['x'].map(lambda v: f'{v:10.4e} {v:.0%}')
df['x'].map(lambda v: '%.5g' % v)
df['x'].astype(int) * 1000003 % 977
np.exp(df['y'] / 2e3) + np.log1p(df['x'])
np.sqrt(df['x']) + np.cbrt(df['y']) + np.sin(df['x'])
df['x'].cumsum()
df['y'].cumprod() % 1000
df['x'].rolling(7).mean()
df['x'].rolling(50).std()
df['any'].rolling(5).sum()
df['x'].rolling(9).quantile(0.37)
df['x'].expanding().var()
df['x'].pct_change()
df['hole'].interpolate()
df['hole'].ffill().diff()
df['x'].rank(pct=True)
df['x'].clip(10, 5000)
df.groupby('k')['x'].transform('std')
df.groupby('k')['hole'].transform('median')
df.groupby('k')['x'].transform(lambda v: (v - v.mean()) / v.std())
df.groupby('k')['x'].rank()
pd.cut(df['x'], 9).astype(str)
pd.cut(df['y'], [0, 0.1, 33.3, 1e4, 1e7], labels=False)
pd.to_datetime(df['day']).dt.strftime('%a %-d %B %y %j %U %W %V %p %I')
pd.to_datetime(df['x'], unit='s').astype(str)
pd.to_timedelta(df['x'], unit='h').dt.total_seconds()
(pd.to_datetime(df['day']) - pd.Timestamp('2023-03-01')) / pd.Timedelta('7h')
pd.to_datetime(df['day']).dt.round('7min').astype(str)
df['text'].str.extract(r'(\d+)\.')[0].astype(float)
'''.strip().split('\n')

# Frames of few rows, and files of JSON.
FRAMES = r'''
df.describe(percentiles=[0.001, 0.37, 0.5, 0.99, 0.9999])
df[['x', 'y', 'any', 'hole', 'k']].corr()
df[['x', 'y', 'hole']].quantile([0.1, 1 / 3, 0.5, 0.999])
df.groupby('k')[['x', 'y', 'any']].agg(['mean', 'std', 'var', 'sem', 'sum', 'median'])
df.pivot_table(index='k', values=['x', 'hole'], aggfunc=['mean', 'std', 'count'])
pd.DataFrame({'p': [np.percentile(df['x'], p) for p in [0.1, 5, 33, 50, 99.99]]})
df.set_index(pd.to_datetime(df['day'])).sort_index()[['x']].resample('W').mean()
pd.read_json('t.json')
pd.read_json('t.json').describe()
'''.strip().split('\n')


def random_csv(rows):
    rng = random.Random(30)
    out = ['x,y,any,hole,k,text,day']
    for i in range(rows):
        x, y = rng.uniform(0, 1e4), 10 ** rng.uniform(-3, 6)
        any_ = rng.uniform(-1, 1) * 10.0 ** rng.randrange(-300, 300)
        hole = '' if i % 7 in (2, 3) else repr(rng.gauss(0, 1))
        digits = rng.randrange(1, 25)
        text = '%d.%0*de%d' % (rng.randrange(1000), digits,
                               rng.randrange(10 ** digits),
                               rng.randrange(-320, 300))
        day = '%d-%02d-%02dT%02d:%02d' % (
            rng.randrange(1990, 2060), rng.randrange(1, 13),
            rng.randrange(1, 29), rng.randrange(24), rng.randrange(60))
        out.append('%r,%r,%r,%s,%d,%s,%s' % (x, y, any_, hole, i % 11, text,
                                            day))
    return '\n'.join(out) + '\n'


def random_json(rows):
    rng = random.Random(31)
    return '[%s]\n' % ','.join(
        '{"a": %r, "b": %d, "c": %de-%d}' % (
            rng.expovariate(1e-3), rng.randrange(2 ** 53),
            rng.randrange(10 ** 18), rng.randrange(30))
        for _ in range(rows))


def cases():
    """(name, files, script) of each case in tests/df."""
    for path in sorted(glob.glob(os.path.join(HERE, '../df/*.t'))):
        with open(path, encoding='utf-8') as f:
            texts = re.split(r'^=== ', f.read(), flags=re.M)[1:]
        for text in texts:
            name, *parts = re.split(r'^--- (.*)\n', text, flags=re.M)
            sections = dict(zip(parts[::2], parts[1::2]))
            if 'script' in sections:
                yield ('%s: %s' % (os.path.basename(path), name.strip()),
                       {h[5:]: body.rstrip('\n') + '\n'
                        for h, body in sections.items()
                        if h.startswith('data ')}, sections['script'])


def generated(rows):
    """The same of COLUMNS and FRAMES."""
    files = {'t.csv': random_csv(rows), 't.json': random_json(rows // 10)}
    start = "df = pd.read_csv('t.csv', dtype={'text': str})\n"
    for column in COLUMNS:
        yield column, files, start + "df = pd.DataFrame({'f': %s})\n" % column
    for frame in FRAMES:
        yield frame, files, start + 'df = %s\n' % frame


def results(programs, case, must_hold):
    """The fault of a case, or None."""
    _, files, script = case
    with tempfile.TemporaryDirectory() as folder:
        for file, text in {**files, 'script.df': script}.items():
            path = os.path.join(folder, file)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, 'w', encoding='utf-8') as f:
                f.write(text)
        one, other = (subprocess.run([p, 'df', 'script.df'], cwd=folder,
                                     stdout=subprocess.PIPE,
                                     stderr=subprocess.PIPE)
                      for p in programs)
    if must_hold and one.returncode != 0:
        return one.stderr.decode()
    if one.returncode != other.returncode or one.stderr != other.stderr:
        return 'exit status %d:\n%sexit status %d:\n%s' % (
            one.returncode, one.stderr.decode(), other.returncode,
            other.stderr.decode())
    lines = itertools.zip_longest(one.stdout.decode().split('\n'),
                                  other.stdout.decode().split('\n'))
    return next(('%s\n%s' % (a, b) for a, b in lines if a != b), None)


def main(program, other, rows='100000'):
    programs = [os.path.abspath(program), os.path.abspath(other)]
    failed = passed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [(case[0], pool.submit(results, programs, case, must_hold))
                for made, must_hold in ((cases(), False),
                                        (generated(int(rows)), True))
                for case in made]
        for name, job in jobs:
            fault = job.result()
            passed, failed = passed + (not fault), failed + bool(fault)
            if fault:
                print('---- %s\n%s' % (name, fault))
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
