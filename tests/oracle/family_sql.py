# SPDX-License-Identifier: MIT
"""Queries to SQLite: tables of all types, expressions, groups, windows, joins.
The text of the database follows as a comment on the line."""
import os
import sqlite3

import pandas as pd

TYPES = ['INTEGER', 'REAL', 'TEXT', 'NUMERIC', '', 'BOOLEAN', 'VARCHAR(9)',
         'DATE', 'INTEGER PRIMARY KEY']
NAMES = ['a', 'b', 'c', 'd', 'é', 'x y', 'Model']
VALUES = ['NULL', 'NULL', '0', '1', '-7', '42', '2.5', '-0.0', '3.0', '1e300',
          '0.1', '9007199254740993', '9223372036854775807', "''", "'x'",
          "'bert'", "'BERT'", "'10'", "' 7 '", "'1.50'", "'é'", "'2026-01-02'",
          "'a,\"b'", "'1e3'", "'NaN'", "'None'"]
ALIKE = [['0', '1', '-7', '42', '1000000007'], ['2.5', '0.1', '-3.0', '1e20'],
         ["'x'", "'bert'", "'é'", "'10'", "''"], ['1', '2', 'NULL'],
         ['0.5', 'NULL'], ["'x'", 'NULL'], ["'2026-01-02'", "'2025-12-31'"],
         VALUES]
ONE = ['abs(%s)', 'length(%s)', 'upper(%s)', 'lower(%s)', 'typeof(%s)',
       'trim(%s)', 'round(%s)', 'round(%s, 1)', 'hex(%s)', 'quote(%s)',
       'CAST(%s AS INTEGER)', 'CAST(%s AS REAL)', 'CAST(%s AS TEXT)', '-%s',
       'NOT %s', '%s IS NULL', '%s IS NOT NULL', 'unicode(%s)', 'sign(%s)',
       'date(%s)', "strftime('%%Y-%%m', %s)", "strftime('%%s', %s)",
       'julianday(%s)', '~%s', '%s COLLATE NOCASE', "date(%s, '+1 month')"]
TWO = ['%s + %s', '%s - %s', '%s * %s', '%s / %s', '%s %% %s', '%s || %s',
       '%s = %s', '%s < %s', '%s >= %s', '%s IS %s', '%s AND %s', '%s OR %s',
       'coalesce(%s, %s)', 'nullif(%s, %s)', 'max(%s, %s)', 'min(%s, %s)',
       '%s LIKE %s', '%s GLOB %s', 'instr(%s, %s)', 'substr(%s, %s %% 100)',
       '%s << %s', '%s & %s', "printf('%%s-%%5.2f', %s, %s)",
       'iif(%s, %s, 7)', 'CASE WHEN %s THEN %s END', '%s IN (%s, 1)',
       "replace(%s, 'e', %s)"]
# SQLite cuts far offsets of substr to 32 bits, and compares them with its limits.
ALL = ['count(*)', 'count(%s)', 'sum(%s)', 'avg(%s)', 'total(%s)', 'min(%s)',
       'max(%s)', 'count(DISTINCT %s)', 'sum(%s) * 1.0 / count(*)']
WINDOWS = ['row_number()', 'rank()', 'sum(%s)', 'lag(%s)', 'max(%s)',
           'ntile(2)', 'first_value(%s)']


def quoted(name):
    return name if name.isascii() and ' ' not in name else '"%s"' % name


def expression(r, columns, depth=2):
    kind = r.random()
    if depth == 0 or kind < .4:
        return r.choice(columns) if r.random() < .85 else r.choice(VALUES)
    if kind < .65:
        return '(%s)' % (r.choice(ONE) % expression(r, columns, depth - 1))
    return '(%s)' % (r.choice(TWO) % (expression(r, columns, depth - 1),
                                      expression(r, columns, depth - 1)))


def filled(r, form, columns):
    return form % expression(r, columns, 1) if '%s' in form else form


def database(m):
    """Makes a database of one or two tables. Returns its name, its SQL and the
    columns by table."""
    r = m.rng
    sql, tables = [], {}
    for table in r.sample(['runs', 't', 'The Table'], r.randrange(1, 3)):
        names = r.sample(NAMES, r.randrange(1, 5))
        sql.append('CREATE TABLE %s (%s)' % (quoted(table), ', '.join(
            '%s %s' % (quoted(n), r.choice(TYPES[:-1] if i else TYPES))
            for i, n in enumerate(names))))
        pools = [r.choice(ALIKE) for _ in names]
        for _ in range(r.choice([0, 1, 3, 6, 9])):
            sql.append('INSERT OR IGNORE INTO %s VALUES (%s)' % (
                quoted(table), ', '.join(r.choice(p) for p in pools)))
        tables[table] = [quoted(n) for n in names]
    name = m.new('b') + '.db'
    path = os.path.join(m.folder, name)
    if os.path.exists(path):
        os.remove(path)
    with sqlite3.connect(path) as c:
        for s in sql:
            try:
                c.execute(s)
            except sqlite3.Error:  # a text as a primary key
                sql.remove(s)
    c.close()
    return name, '; '.join(sql), tables


def select(r, tables):
    table = r.choice(list(tables))
    columns, source = tables[table], quoted(table)
    where = ''
    if r.random() < .4:
        where = ' WHERE ' + expression(r, columns)
    n, group = r.randrange(1, 4), ''
    kind = r.random()
    if kind < .15:
        items = ['*']
        order = columns
    elif kind < .4:
        keys = [expression(r, columns, 1) for _ in range(r.randrange(2))]
        items = keys + [filled(r, r.choice(ALL), columns) for _ in range(n)]
        group = ' GROUP BY ' + ', '.join(keys) if keys else ''
        order = [str(i + 1) for i in range(len(items))]
    elif kind < .55:
        by = ', '.join(columns)
        items = [r.choice(columns)] + [
            '%s OVER (ORDER BY %s)' % (filled(r, r.choice(WINDOWS), columns), by)
            for _ in range(n)]
        order = [str(i + 1) for i in range(len(items))]
    elif kind < .65 and len(tables) > 1:
        x, y = [quoted(t) for t in tables]
        items = ['x.*', 'y.*'] if r.random() < .2 else [
            'x.%s AS p' % r.choice(list(tables.values())[0]),
            'y.%s AS q' % r.choice(list(tables.values())[1])]
        source = '%s x %s JOIN %s y ON x.rowid = y.rowid' % (
            x, r.choice(['', 'LEFT']), y)
        order, where = ['1', '2'], ''
    else:
        items = [expression(r, columns) for _ in range(n)]
        order = [str(i + 1) for i in range(len(items))]
    if items[0] != '*' and ' AS ' not in items[0] and r.random() < .8:
        items = ['%s AS c%d' % (x, i) if r.random() < .9 else x
                 for i, x in enumerate(items)]
    limit = ' LIMIT %d' % r.randrange(1, 5) if r.random() < .2 else ''
    down = r.choice(['', ' DESC', ' NULLS LAST'])
    return 'SELECT %s%s FROM %s%s%s ORDER BY %s%s%s' % (
        r.choice(['', '', '', 'DISTINCT ']), ', '.join(items), source, where,
        group, ', '.join(order), down, limit)


def parameters(r, query):
    """The query with parameters in place of some values."""
    values, texts = [], []
    for text, value in (('42', 42), ('2.5', 2.5), ("'x'", 'x'), ("'é'", 'é')):
        if ' %s)' % text in query and text not in texts:
            query = query.replace(' %s)' % text, ' ?)', 1)
            texts.append(text)
            values.append((query.index(' ?)'), value))
            break
    return query, [v for _, v in values]


def read(m, f):
    r = m.rng
    name, sql, tables = database(m)
    options = ''
    if r.random() < .1:
        table = r.choice(list(tables))
        call = 'pd.read_sql_query(%r, sqlite3.connect(%r))' % (
            'SELECT * FROM %s' % quoted(table), name)
    else:
        query, values = parameters(r, select(r, tables))
        if values:
            options = ', params=%r' % (
                values if r.random() < .5 else tuple(values),)
        call = 'pd.%s(%r, sqlite3.connect(%r)%s)' % (
            r.choice(['read_sql_query', 'read_sql']), query, name, options)
    path = os.path.join(m.folder, name)
    line = '%s  # %s' % (call, sql)
    try:
        frame = eval(call.replace(repr(name), repr(path)),
                     {'pd': pd, 'sqlite3': sqlite3})
    except Exception:
        return '%s = %s' % (m.new('r'), line) if r.random() < .3 else None
    if not len(frame.columns) or not frame.columns.is_unique or any(
            isinstance(x, bytes) for c in frame for x in frame[c]):
        return None
    return '%s = %s' % (m.new('r'), line)


STATEMENTS = [read]
