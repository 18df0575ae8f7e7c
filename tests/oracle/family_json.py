# SPDX-License-Identifier: MIT
"""JSON files of all shapes: json_normalize with paths, read_json, from_dict."""
import json
import os

import pandas as pd

NAMES = ['a', 'b', 'c', 'd.e', 'é', 'x y', '1', '2', 'run_time', 'date']
TEXTS = ['x', '', '7', '007', '1.50', 'é "q"\n', 'NaN', ' 8 ', '1e3', 'None',
         'bert', '\U0001f600', '1_0']


def scalar(r):
    return r.choice([
        lambda: r.randrange(-9, 99), lambda: r.randrange(-9, 99),
        lambda: r.choice([.5, -2.25, 1e-7, 3.0, 1e20, 0.1]),
        lambda: r.choice(TEXTS), lambda: None, lambda: r.random() < .5])()


def value(r, depth):
    kind = r.random()
    if depth <= 0 or kind < .55:
        return scalar(r)
    if kind < .8:
        return record(r, depth - 1)
    return [value(r, depth - 1) if r.random() < .3 else record(r, depth - 1)
            for _ in range(r.randrange(4))]


def record(r, depth):
    names = r.sample(NAMES, r.randrange(1, 5))
    return {n: value(r, depth) for n in names}


def alike(r, depth, n):
    """n records with mostly the same names and kinds."""
    first = record(r, depth)
    rows = []
    for _ in range(n):
        row = {}
        for k, v in first.items():
            if r.random() < .1:
                continue
            again = isinstance(v, (dict, list)) or r.random() < .1
            row[k] = (json.loads(json.dumps(v)) if again and r.random() < .7
                      else value(r, depth) if again else
                      scalar(r) if r.random() < .1 else
                      type(v)(v) if v is not None else None)
        rows.append(row)
    return rows


def text_of(r, document):
    text = json.dumps(document, ensure_ascii=r.random() < .5,
                      indent=r.choice([None, None, 0, 2]))
    return text.replace('\n', r.choice(['\n', '\n', '\r\n']))


def put(m, text, ext='json'):
    name = '%s.%s' % (m.new('j'), ext)
    m.files[name] = text
    with open(os.path.join(m.folder, name), 'w', newline='') as f:
        f.write(text)
    return name


def shown(frame):
    """The names of the columns without lists and dicts."""
    return [c for c in frame.columns if not any(
        isinstance(x, (list, dict)) for x in frame[c])]


def finished(m, call, make):
    """The statement, with the columns that a page can show."""
    try:
        frame = make()
    except Exception:
        return '%s = %s' % (m.new('r'), call) if m.rng.random() < .5 else None
    columns = shown(frame)
    if not columns or len(frame) == 0:
        return None
    return '%s = %s[%r]' % (m.new('r'), call, columns)


def path_into(r, document):
    """Names that lead to a list; sometimes to something else."""
    names, here = [], document
    while True:
        while isinstance(here, list) and here:
            here = r.choice(here)
        if not isinstance(here, dict) or not here:
            return names
        lists = [k for k, v in here.items() if isinstance(v, list)]
        name = r.choice(lists or list(here))
        names.append(name)
        here = here[name]
        if isinstance(here, list) and r.random() < .7:
            return names


def some_path(r, document):
    names = path_into(r, document) if r.random() < .8 else []
    names = names or [r.choice(NAMES)]
    return names if len(names) > 1 or r.random() < .5 else names[0]


def normalize(m, f):
    r = m.rng
    document = (record(r, 3) if r.random() < .3 else
                alike(r, r.randrange(1, 4), r.randrange(1, 5)))
    options = {}
    if r.random() < .7:
        options['record_path'] = some_path(r, document)
        if r.random() < .6:
            # pandas fails where the list of records is a meta of its own.
            metas = [some_path(r, document) for _ in range(r.randrange(1, 3))]
            path = options['record_path']
            options['meta'] = [x for x in metas
                               if x not in (path, [path], path[0])]
        for o in ('meta_prefix', 'record_prefix'):
            if r.random() < .3:
                options[o] = r.choice(['m_', 'r.'])
        if r.random() < .5:
            options['errors'] = 'ignore'
    if r.random() < .3:
        options['max_level'] = r.randrange(3)
    if r.random() < .3:
        options['sep'] = r.choice(['_', '.', '-'])
    name = put(m, text_of(r, document))
    call = 'pd.json_normalize(json.load(open(%r))%s)' % (
        name, ''.join(', %s=%r' % o for o in options.items()))
    return finished(m, call, lambda: pd.json_normalize(document, **options))


def read(m, f):
    r = m.rng
    rows = alike(r, r.randrange(2), r.randrange(1, 6))
    lines = r.random() < .4
    options = {'lines': True} if lines else {}
    if r.random() < .3:
        options['dtype'] = False
    if lines and r.random() < .3:
        options['nrows'] = r.randrange(1, 4)
    text = '\n'.join(json.dumps(x) for x in rows) if lines else text_of(r, rows)
    name = put(m, text, 'jsonl' if lines else 'json')
    path = os.path.join(m.folder, name)
    call = 'pd.read_json(%r%s)' % (
        name, ''.join(', %s=%r' % o for o in options.items()))
    return finished(m, call, lambda: pd.read_json(path, **options))


def oriented(m, f):
    r = m.rng
    orient = r.choice(['columns', 'index', 'split', 'values', 'records'])
    labels = r.sample(['x', 'y', '1', '12', 'z w'], r.randrange(1, 4))
    cells = {k: {n: scalar(r) for n in r.sample(NAMES[:4], r.randrange(1, 4))}
             for k in labels}
    if orient == 'values':
        cells = [[scalar(r) for _ in range(3)] for _ in range(3)]
    if orient == 'split':
        index = r.choice([labels, [i * 1.5 for i in range(len(labels))],
                          [scalar(r) for _ in labels]])
        cells = {'columns': ['a', 'b'], 'index': index,
                 'data': [[scalar(r), scalar(r)] for _ in labels]}
    name = put(m, text_of(r, cells))
    path = os.path.join(m.folder, name)
    call = 'pd.read_json(%r, orient=%r)%s' % (
        name, orient, r.choice(['', '.reset_index()']))
    return finished(m, call, lambda: eval(call.replace(repr(name), repr(path)),
                                          {'pd': pd}))


def frame(m, f):
    """A frame of the records or rows that json.load gives."""
    r = m.rng
    rows = (alike(r, r.randrange(2), r.randrange(1, 6)) if r.random() < .6 else
            [[scalar(r) for _ in range(r.randrange(1, 4))]
             for _ in range(r.randrange(1, 5))])
    options = {}
    if r.random() < .2 and isinstance(rows[0], dict):
        options['columns'] = r.sample(NAMES, 2)
    name = put(m, text_of(r, rows))
    call = 'pd.DataFrame(json.load(open(%r))%s)' % (
        name, ''.join(', %s=%r' % o for o in options.items()))
    return finished(m, call, lambda: pd.DataFrame(rows, **options))


def from_dict(m, f):
    r = m.rng
    data = {k: {n: scalar(r) for n in r.sample(NAMES[:4], r.randrange(1, 4))}
            for k in r.sample(['x', 'y', 'z', 'w'], r.randrange(1, 4))}
    call = "pd.DataFrame.from_dict(%r, orient='index').reset_index()" % data
    return finished(m, call, lambda: eval(call, {'pd': pd}))


STATEMENTS = [normalize, normalize, normalize, read, read, oriented, from_dict,
              frame]
