"""Orders that pandas gives: reads the tables that tools.js took out of a site's
pages, as JSON, and prints those whose rows were sorted another way.

A column's values are read anew: from the table's own CSV beside the page where
it has one, with "NAME (number)" in place of "NAME", or else from the texts."""

import json
import os
import re
import sys
from datetime import datetime

import pandas as pd

MISSING = {'', '-', '\u2013', '\u2014', 'nan'}
VERSION = re.compile(r'^(\D*?)v?(\d+(?:\.\d+)*)([a-zA-Z+\-_~.].*)?$')
NUMBER = re.compile(r'^[+\-\u2212~\u00b1]?[$\u20ac\u00a3\u00a5]?[+\-\u2212]?((\d+|\d{1,3}(,\d{3})+)(\.\d*)?|\.\d+)(e[+-]?\d+)?( ?[^\d\s,.]{0,6})?$', re.I)
EARLY = re.compile(r'^[-_~.]*(a|b|c|rc|dev|alpha|beta|pre)(?![a-z])', re.I)
UNITS = {'us': 1e-6, 'ms': 1e-3, 's': 1}
DATES = ['%d %B %Y', '%B %d, %Y', '%B %Y', '%b %Y', '%d %b %Y']


def missing(text):
    return text.lower() in MISSING


def number(text):
    sign = -1 if re.search('[-\u2212]', re.split(r'[\d.]', text)[0]) else 1
    plain = re.sub(r'[^\d.eE+\-]', '', re.sub(r'^[^\d.]+', '', text.replace(',', '')))
    return sign * float(re.match(r'[\d.]+(e[+-]?\d+)?', plain, re.I).group())


def unit(text):
    return re.search(r'[^\d.,\s]*$', text).group()


def version(text):
    name, parts, suffix = VERSION.match(text).groups()
    stage = 1 if not suffix else 0 if EARLY.match(suffix) else 2
    return (name, [int(p) for p in parts.split('.')], stage, suffix or '')


def date(text):
    for form in DATES:
        try:
            return datetime.strptime(text, form)
        except ValueError:
            pass
    return None


def ranks(texts, key):
    order = sorted({key(t) if not isinstance(key(t), tuple) else json.dumps(t): key(t) for t in texts}.values())
    return {t: float(order.index(key(t))) for t in texts}


def values(name, texts, frame):
    """The column as numbers or texts that pandas can sort; None is missing."""
    there = [t for t in texts if not missing(t)]
    beside = f'{name} (number)'
    if frame is not None and beside in frame:
        return pd.Series(frame[beside])
    if frame is not None and name in frame and frame[name].dtype.kind in 'if' \
            and not re.search('version|release', name, re.I):
        return pd.Series(frame[name])
    versions = there and all(VERSION.match(t) and ' ' not in t.split(' ', 1)[-1] for t in there)
    numeric = there and all(NUMBER.match(t) for t in there)
    key = None
    if versions and (re.search('version|release', name, re.I) or not numeric) \
            and (re.search('version|release', name, re.I) or all(re.match(r'^(v|\D* v?)?\d+\.\d', t) for t in there)):
        key = version
    elif numeric:
        scale = [UNITS.get(unit(t)) for t in there]
        mixed = len(set(scale)) > 1 and None not in scale
        return pd.Series([None if missing(t) else number(t) * (UNITS[unit(t)] if mixed else 1) for t in texts], dtype=float)
    elif there and all(date(t) for t in there):
        key = date
    if not key:
        return pd.Series([None if missing(t) else t for t in texts], dtype=object)
    order = ranks(there, key)
    return pd.Series([None if missing(t) else order[t] for t in texts], dtype=float)


def read(path, lines):
    """The table's CSV; names of several lines are joined as in the page."""
    frame = pd.read_csv(path, header=list(range(lines)) if lines > 1 else 0)
    if lines > 1:
        frame.columns = [' '.join(dict.fromkeys(level for level in name if not level.startswith('Unnamed: ')))
                         for name in frame.columns]
    return frame


def main():
    site = sys.argv[1]
    passed = failed = 0
    for table in json.load(sys.stdin):
        path = os.path.join(site, re.sub(r'\.html$', '.tables', table['page']), table['id'] + '.csv')
        frame = read(path, table['lines']) if os.path.exists(path) else None
        for column in table['columns']:
            series = values(column['name'], column['texts'], frame)
            for down, rows in (('up', column['up']), ('down', column['down'])):
                wanted = series.sort_values(ascending=down == 'up', kind='stable', na_position='last')
                if list(wanted.index) == rows:
                    passed += 1
                    continue
                failed += 1
                print(f"FAILED: {table['page']}#{table['id']} by {column['name']}, {down}: "
                      f"{[column['texts'][i] for i in rows]}, not {[column['texts'][i] for i in wanted.index]}")
    print(f'{passed} passed, {failed} failed')


main()
