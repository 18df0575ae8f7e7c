"""pandas_cells.py FOLDER <NAMES: writes FOLDER/NAME.wanted, the CSV of `df` that
FOLDER/NAME.df computes in pandas, for each name; an exception is its text."""
import pathlib
import sqlite3
import sys

import numpy
import pandas

folder = pathlib.Path(sys.argv[1])
for name in sys.stdin.read().split():
    names = {"sqlite3": sqlite3, "pd": pandas, "np": numpy}
    try:
        exec((folder / (name + ".df")).read_text(encoding="utf-8"), names)
        cells = names["df"].to_csv(index=False)
    except Exception as fault:
        cells = f"{type(fault).__name__}: {fault}\n"
    (folder / (name + ".wanted")).write_text(cells, encoding="utf-8", newline="")
