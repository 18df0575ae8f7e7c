# SPDX-License-Identifier: MIT
"""hostile.py PERFPRESS FOLDER SEEDS: reads the database FOLDER/data/results.db
with bytes changed, cut off or repeated, once for each seed. Each run must end
with a frame or a message within a minute. Prints what does not, then
"N passed, N failed"."""

import os
import random
import subprocess
import sys

SCRIPT = """
df = pd.read_sql('SELECT * FROM runs ORDER BY id', 'sqlite:///hostile.db')
a = pd.read_sql('SELECT * FROM best ORDER BY model', 'sqlite:///hostile.db')
b = pd.read_sql_table('levels', 'sqlite:///hostile.db')
"""


def damage(data, rnd):
    data = bytearray(data)
    kind = rnd.randrange(4)
    if kind == 0:
        del data[rnd.randrange(len(data)):]
    elif kind == 1:
        page = rnd.randrange(len(data) // 4096) * 4096
        other = rnd.randrange(len(data) // 4096) * 4096
        data[page:page + 4096] = data[other:other + 4096]
    else:
        # Headers of pages, cells and the schema are in the first bytes and the
        # last ones of a page.
        for _ in range(rnd.choice([1, 1, 4, 32])):
            page = rnd.randrange(len(data) // 4096) * 4096
            at = page + rnd.choice([rnd.randrange(128), 4095 - rnd.randrange(512)])
            data[at] ^= 1 << rnd.randrange(8)
    return bytes(data)


def main():
    perfpress, folder, seeds = sys.argv[1], sys.argv[2], int(sys.argv[3])
    with open(os.path.join(folder, "data/results.db"), "rb") as f:
        whole = f.read()
    passed = failed = frames = 0
    for seed in range(seeds):
        with open(os.path.join(folder, "data/hostile.db"), "wb") as f:
            f.write(damage(whole, random.Random(seed)))
        try:
            run = subprocess.run([perfpress, "df", "-C", folder, "-"],
                                 input=SCRIPT.encode(), timeout=60,
                                 capture_output=True, check=False)
            status = run.returncode
        except subprocess.TimeoutExpired:
            status = "too long"
        frames += status == 0
        if status in (0, 1):
            passed += 1
        else:
            print(f"seed {seed}: {status}: {run.stderr.decode()[:300]}")
            failed += 1
    os.remove(os.path.join(folder, "data/hostile.db"))
    print(f"{frames} frames")
    print(f"{passed} passed, {failed} failed")


main()
