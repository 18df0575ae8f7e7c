# SPDX-License-Identifier: MIT
"""Columns of categories with missing cells and categories without rows: mapped,
counted, grouped, in tables."""


def used(m, f):
    r = m.rng
    texts = m.columns(f, ('text',))
    numbers = m.columns(f, ('int', 'float'))
    if not texts or not numbers:
        return None
    c, n = r.choice(texts), r.choice(numbers)
    values = sorted({v for v in m.space[f][c] if isinstance(v, str)})
    if len(values) < 2 or 'zz' in values:
        return None
    r.shuffle(values)
    own = values[r.randrange(2):]
    own.insert(r.randrange(len(own) + 1), 'zz')
    as_other = {v: 'n%d' % i for i, v in enumerate(own)}
    as_one = {v: 'x' for v in own}
    ordered = r.choice([True, False])  # pandas 1.5 sorts no others' observed
    where = 'observed=%s' % r.choice([ordered, False])
    counts = ', '.join(r.sample(
        ['normalize=True', 'ascending=True', 'dropna=False', 'sort=False'],
        r.randrange(3)))
    out = r.choice([
        'd["k"].map(lambda v: "none" if pd.isna(v) else v * 2)',
        'd["k"].apply(lambda v: str(v))', 'd["k"].map(str.upper)',
        'd["k"].map("<{}>".format)',
        'd["k"].map(%r)' % as_other, 'd["k"].map(%r)' % as_one,
        'd["k"].map(%r)' % dict(list(as_other.items())[1:]),
        'd["k"].transform(lambda v: v[0])', 'd["k"].mode()',
        'd["k"].value_counts(%s)' % counts])
    table = r.choice([
        'd.groupby("k", %s)["n"].apply(lambda s: s.sum())' % where,
        'd.groupby("k", %s)["n"].apply(len)' % where,
        'd.groupby("k", %s)["n"].apply(lambda s: s.max() - s.min())' % where,
        'd.groupby("k", %s).apply(lambda g: len(g))' % where,
        'd.groupby(["k", "g"], %s)["n"].apply(lambda s: s.sum())' % where,
        'd.groupby(["g", "k"], %s)["n"].apply(len)' % where,
        'd.groupby("g")["k"].value_counts()',
        'd[["g", "k"]].value_counts()',
        'pd.crosstab(d["g"], d["k"]).astype(int)',
        'pd.crosstab(d["k"], d["g"]).astype(int)',
        'd.pivot_table(index="g", columns="k", values="n", aggfunc=%r, %s)' % (
            r.choice(['sum', 'count', 'max']), where),
        'd.pivot_table(index="k", values="n", aggfunc="sum", %s)' % where])
    lines = ['d = pd.DataFrame({"k": pd.Categorical(%s[%r], categories=%r, '
             'ordered=%s), "n": %s[%r].tolist(), "g": %s[%r].tolist()})' % (
                 f, c, own, ordered, f, n, f, r.choice(texts))]
    if r.random() < .5:
        return lines + ['%s = pd.DataFrame({"k": %s.tolist()})' % (
            m.new('d'), out)]
    if r.random() < .3:
        return lines + ['d["m"] = d["k"].map(%r)' % as_other,
                        '%s = d.sort_values("m")' % m.new('d')]
    return lines + ['%s = %s.reset_index()' % (m.new('d'), table)]


STATEMENTS = [used]
