# SPDX-License-Identifier: MIT
# shellcheck shell=sh
# datasets.sh: changed files that only df scripts read: JSON, compressed JSON,
# and files that begin or cease to match a pattern of glob.glob. Read by run.sh.
# shellcheck disable=SC2154,SC2034 # run.sh and client.sh set these

mkdir -p sets/content/near sets/data/runs sets/bench/nightly
echo 'sources: [bench]' >sets/perfpress.yaml
printf '# Datasets\n' >sets/content/index.md
set_page() { # FILE SCRIPT-LINE...: a page that shows the frame `df`
    file=sets/content/$1
    shift
    {
        printf '# Page\n\n```{df-table} Results\n:header-rows: 1\n\n'
        printf '%s\n' "$@"
        printf '```\n'
    } >"$file"
}
rate() { # RATE: a JSON record
    printf '{"Model": "bert", "Rate": %s}\n' "$1"
}
loaded='df = pd.DataFrame([json.load(open(f)) for f in files])'
stems='stems = [os.path.basename(f).split(".")[0] for f in files]'
names='df = pd.DataFrame({"File": stems + ["end of list"]})'
set_page json.md 'df = pd.DataFrame([json.load(open("one.json"))])'
set_page packed.md 'df = pd.read_json("many.json.gz")'
set_page opened.md 'df = pd.DataFrame(json.load(gzip.open("many.json.gz")))'
set_page glob.md 'files = glob.glob("runs/*.json")' "$loaded"
deep='files = glob.glob("runs/**/*.json", recursive=True)'
set_page deep.md "$deep" "$stems" "$names"
set_page near/index.md 'files = glob.glob("*.json")' "$stems" "$names"
set_page source.md 'files = glob.glob("../bench/*/*.json")' "$stems" "$names"
set_page late.md 'files = glob.glob("../bench/late/*.json")' "$stems" "$names"

# Each change waits until its page shows it, so that none hides another one.
datasets() { # OPTION...
    rate 11.5 >sets/data/one.json
    echo "[$(rate 12.5)]" | gzip -c >sets/data/many.json.gz
    rate 13.5 >sets/data/runs/a.json
    start sets "$@"
    comes /json.html 11.5
    comes /packed.html 12.5
    comes /glob.html 13.5
    comes /late.html 'end of list'

    # Saved in place, as an editor does, and by renaming, as a tool does.
    rate 21.5 >sets/data/one.json
    comes /json.html 21.5
    rate 31.5 >one.new
    mv one.new sets/data/one.json
    comes /json.html 31.5
    echo "[$(rate 22.5)]" | gzip -c >sets/data/many.json.gz
    comes /packed.html 22.5
    comes /opened.html 22.5
    echo "[$(rate 32.5)]" | gzip -c >many.new
    mv many.new sets/data/many.json.gz
    comes /packed.html 32.5
    comes /opened.html 32.5
    rate 23.5 >sets/data/runs/a.json
    comes /glob.html 23.5

    # A file that matches, then no longer does.
    rate 24.5 >sets/data/runs/second.json
    comes /glob.html 24.5
    comes /deep.html second
    mv sets/data/runs/second.json sets/data/runs/second.txt
    await lacks /deep.html second
    ok "a file that is renamed leaves the pattern, $*"
    mv sets/data/runs/second.txt sets/data/runs/second.json
    comes /deep.html second
    rm sets/data/runs/second.json
    await lacks /glob.html 24.5
    ok "a file that is removed leaves the pattern, $*"
    mkdir -p sets/data/runs/old/older
    rate 25.5 >sets/data/runs/old/older/third.json
    comes /deep.html third
    rm -r sets/data/runs/old
    await lacks /deep.html third
    ok "a folder that is removed leaves the pattern, $*"
    rate 26.5 >sets/content/near/fourth.json
    comes /near/ fourth
    rm sets/content/near/fourth.json
    await lacks /near/ fourth
    ok "a file beside the page leaves the pattern, $*"

    # Folders outside content/ and data/.
    rate 27.5 >sets/bench/nightly/fifth.json
    comes /source.html fifth
    mkdir sets/bench/weekly
    rate 28.5 >sets/bench/weekly/sixth.json
    comes /source.html sixth
    rm -r sets/bench/weekly sets/bench/nightly/fifth.json
    await lacks /source.html fifth
    ok "a file of a source leaves the pattern, $*"
    await lacks /source.html sixth
    ok "a folder of a source leaves the pattern, $*"
    mkdir sets/bench/late
    rate 29.5 >sets/bench/late/seventh.json
    comes /late.html seventh
    rm -r sets/bench/late
    await lacks /late.html seventh
    ok "the folder of a pattern is removed, $*"
    await mended
    ok "no build fails in the end, $*"
    stop "datasets $*"
}
datasets
datasets --poll
