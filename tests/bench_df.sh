#!/bin/sh
# bench_df.sh PERFPRESS: runs a df script over a CSV file of a million rows
# (about 100 MB; ROWS changes that) with perfpress and with pandas, in turns,
# and shows time and memory of both. Their results must be the same bytes.
# PYTHON names a Python that has pandas; RUNS is how often each runs.
set -eu
perfpress=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
rows=${ROWS:-1000000} runs=${RUNS:-3} python=${PYTHON:-/usr/bin/python3}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cd "$tmp"

"$python" -c 'import pandas' 2>/dev/null || {
    echo "$python has no pandas: apt-get install python3-pandas"
    exit 1
}

awk -v rows="$rows" 'BEGIN {
    srand(7)
    split("small large huge", inst)
    print "Model,Inst. Type,Task,Throughput (inference/sec)," \
        "Latency P50 (ms),Latency P99 (ms),Batch Size,Sequence Length"
    for (i = 0; i < rows; i++)
        printf "model-%d-%c,%s,Raw Output (AutoModelForSequenceClassification),%.2f,%.3f,%.2f,%d,%d\n",
            i * 7919 % 997, 97 + i % 23, inst[1 + int(rand() * 3)],
            500 + rand() * 3000, 1 + rand() * 30, 1.2 + rand() * 90,
            2 ^ (i % 5), 128 * (1 + i % 4)
}' >rows.csv
printf 'Inst. Type,On-Demand hourly rate\nsmall,1.34\nlarge,21.50\nhuge,98.7\n' \
    >prices.csv

# Sorted by the merge's key first: pandas' inner merge puts equal keys
# together, where ours keeps the order of the left table.
cat >script.df <<'EOF'
df = pd.read_csv("rows.csv")
df = pd.merge(df, pd.read_csv("prices.csv"), on="Inst. Type")
df["Cost per 1M"] = ((1.0e6 / df["Throughput (inference/sec)"]) * (df["On-Demand hourly rate"] / 3.6e3)).map("${:,.3f}".format)
df = df.sort_values(["Inst. Type", "Throughput (inference/sec)"])
EOF
cat >measure.py <<'EOF'
import os, subprocess, sys, time

def run(out, *command):
    with open(out, "wb") as to:
        start = time.perf_counter()
        child = subprocess.Popen(command, stdout=to)
        _, status, usage = os.wait4(child.pid, 0)
    if status:
        sys.exit("%s: exit status %d" % (command[0], status >> 8))
    return time.perf_counter() - start, usage.ru_maxrss / 1024

runs, perfpress = int(sys.argv[1]), sys.argv[2]
ours, theirs = [], []
for _ in range(runs):
    ours.append(run("ours.csv", perfpress, "df", "script.df"))
    theirs.append(run("theirs.csv", sys.executable, "-c",
        "import pandas as pd, sys\n" + open("script.df").read() +
        "\ndf.to_csv(sys.stdout, index=False)"))
for name, all in ("perfpress", ours), ("pandas", theirs):
    print("%-10s %6.2f s (least of %d)  %5.0f MB" % (
        name, min(t for t, _ in all), runs, max(m for _, m in all)))
print("ratio      %6.2f in time (at most 0.25)  %.2f in memory (at most 1)" % (
    min(t for t, _ in ours) / min(t for t, _ in theirs),
    max(m for _, m in ours) / max(m for _, m in theirs)))
EOF
"$python" measure.py "$runs" "$perfpress"
cmp ours.csv theirs.csv
echo "the same $(wc -c <ours.csv) bytes"
