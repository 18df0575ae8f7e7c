#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""recompute.py FOLDER: holds the CSV and JSON files of tables below a folder
against each other, and computes each formula, rounding and format anew from the
inputs that the JSON file has. Prints what differs, then "N passed, N failed"."""
import csv
import json
import math
import pathlib
import re
import sys

ARITHMETIC = re.compile(r"^[\d\s.+\-*/%()eE_]*$")
passed = failed = computed = money = referred = 0


def check(ok, what):
    global passed, failed
    if ok:
        passed += 1
    else:
        failed += 1
        print("FAILED:", what)


def unique(pairs):
    keys = [k for k, _ in pairs]
    check(len(set(keys)) == len(keys), f"members are unique: {keys}")
    return dict(pairs)


def expression(step):
    """The formula as Python over v[0], v[1], ...; and the text around these."""
    text, out, rest, at = step["formula"].encode(), "", "", 0
    for i, part in enumerate(step["parts"]):
        if "from" not in part or part.get("whole") or part["from"] < at:
            return None, None
        between = text[at:part["from"]].decode()
        out += f"{between}v[{i}]"
        rest += between
        at = part["to"]
    return out + text[at:].decode(), rest + text[at:].decode()


def inputs(steps, step, row):
    """The values of a step's parts in a row, or None where they are not told."""
    values = []
    for part in step["parts"]:
        given = steps[part["step"]].get("values") if "step" in part else None
        if not given:
            return None
        values.append(given[row])
    return values


def step_again(steps, step, row):
    """What a step makes of its inputs, or None where this program cannot say."""
    v = inputs(steps, step, row)
    if not v or any(not isinstance(x, (int, float)) for x in v):
        return None
    text, rest = expression(step)
    if text is None:
        return None
    if step["role"] == "formula" and ARITHMETIC.match(rest):
        return eval(text, {"__builtins__": {}}, {"v": v})
    if step["role"] == "rounding":
        digits = re.search(r"\.round\((\d*)\)$", text)
        return round(v[0], int(digits[1] or 0)) if digits else None
    if step["role"] == "format":
        form = re.search(r"\.map\((['\"])(.*)\1\.format\)$", text)
        return form[2].format(v[0]) if form else None
    return None


def same(a, b):
    if isinstance(a, str) or isinstance(b, str):
        return a == b
    return a == b or math.isclose(a, b, rel_tol=1e-12)


def look_at_steps(where, column):
    global computed, money
    for step in column.get("steps", []):
        for row, value in enumerate(step.get("values", [])):
            if value is None or not step.get("parts"):
                continue
            again = step_again(column["steps"], step, row)
            if again is None:
                continue
            computed += 1
            money += isinstance(again, str) and again.startswith("$")
            check(same(again, value), f"{where}, {column['name']}, row {row + 1}: {value}, not {again}")


def look_at_rows(where, table, path):
    rows = list(csv.reader(path.with_suffix(".csv").open(newline="", encoding="utf-8")))
    levels = len(rows) - len(table["rows"])
    check(levels >= 1, f"{where}: CSV has {len(rows)} rows")
    check(len(table["ids"]) == len(table["rows"]), f"{where}: an id for each row")
    for line, row in zip(rows[levels:], table["rows"]):
        shown = ["" if x is None else x if isinstance(x, str) else str(x) for x in row]
        check(len(line) == len(shown) and all(a == b or float(a) == float(b) for a, b in zip(line, shown)),
              f"{where}: CSV has {line}, JSON {shown}")
    fields = [c.get("field", c["name"]) for c in table["columns"]]
    if levels == 1 and table["rows"]:
        check(rows[0] == fields, f"{where}: names {rows[0]}")
    check(all(len(row) == len(fields) for row in table["rows"]), f"{where}: a cell for each column")
    for at, column in enumerate(table["columns"]):
        check("of" not in column or fields.index(column["of"]) < at, f"{where}: {fields[at]} is of a column before it")
        steps = column.get("steps", [])
        for i, row in enumerate(table["rows"]):
            if steps and "values" in steps[0] and steps[0]["role"] != "csv":
                check(same(row[at], steps[0]["values"][i]), f"{where}: {fields[at]} of row {i + 1}")


def look_at_references(where, table):
    """values_of names a column and a step with values."""
    global referred
    for column in table["columns"]:
        for step in column.get("steps", []):
            of = step.get("values_of")
            if of:
                referred += 1
                check("values" in table["columns"][of["column"]]["steps"][of["step"]], f"{where}: {of}")


# A number as a table shows it: "$1,024.50", "12.5 %", "3x".
NUMBER = re.compile(r"[-+]?\W?[-+]?\d[\d.,]*(e[-+]?\d+)?\s?[^\d\s]*")


def look_at_number(where, table):
    """Beside formatted numbers stand these, in all their digits."""
    for column in table["columns"]:
        steps = column.get("steps", [])
        name = column["name"]  # of several levels: "('Rate', 'mean')"
        name = f"{name[:-2]} (number)')" if name.startswith("('") else f"{name} (number)"
        if not steps or steps[0]["role"] != "format" or not steps[1].get("values"):
            continue
        others = [c["name"] for c in table["columns"]]
        texts = [v for v in steps[0]["values"] if isinstance(v, str) and v]
        numbers = all(NUMBER.fullmatch(t) for t in texts)
        check(numbers == (name in others), f"{where}: {name}")


def main():
    files = sorted(pathlib.Path(sys.argv[1]).rglob("*.tables/*.json"))
    for path in files:
        table = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=unique)
        where = str(path.relative_to(sys.argv[1]))
        check(table["version"] == 2, f"{where}: version {table['version']}")
        look_at_rows(where, table, path)
        look_at_references(where, table)
        look_at_number(where, table)
        for column in table["columns"]:
            look_at_steps(where, column)
    check(len(files) > 40, f"{len(files)} tables have files")
    check(computed > 400 and money > 30, f"{computed} values, {money} of them costs, were computed anew")
    print(f"{passed} passed, {failed} failed")


main()
