#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh: what went wrong on real pages of results, put into a small site one by
# one: each must be told at its place, and nothing else. The site as it is has
# no fault.
set -u
cd "$(dirname "$0")/../.." || exit 3
root=$PWD
. tests/shell.sh

# ---- the site ----

mkdir -p sound/content sound/data
cat >sound/perfpress.yaml <<'END'
title: Results
END
cat >sound/content/index.rst <<'END'
Results
=======

*Last update: May 20th, 2025*

.. csv-table:: Training
   :file: training.csv
   :header-rows: 1

.. df-table:: Inference
   :header-rows: 1

   df = pd.read_csv('inference.csv')
   df = pd.merge(df, pd.read_csv('prices.csv'), on='Inst. Type')
   df['Cost per 1M inferences'] = ((1.0e6 / df['Throughput (inference/sec)']) * (df['On-Demand hourly rate'] / 3.6e3)).map('${:,.3f}'.format)
   df = df.sort_values(['Inst. Type', 'Cost per 1M inferences'])

.. df-table:: Generation
   :header-rows: 1

   df = pd.read_csv('tokens.csv')
   df = pd.merge(df, pd.read_csv('prices.csv'), on='Inst. Type')
   df['Cost per 1M tokens'] = ((1.0e6 / df['Throughput (tokens/second)']) * (df['On-Demand hourly rate'] / 3.6e3)).map('${:,.3f}'.format)
END
cat >sound/data/training.csv <<'END'
Model,Instance-Type,Nodes,Topology,Microbatch,Global Minibatch,Performance [seq/sec],Neuron Version
encoder,trn1.32xlarge/trn1n.32xlarge,16,[32xNC(DP)] x 16Nodes(DP),16,1048576,52305.17,2.14.0
small,trn1.32xlarge/trn1n.32xlarge,1,[32xNC(DP)],56,1792,4835.53,2.14.0
decoder,trn1.32xlarge/trn1n.32xlarge,32,TP=8 DP=32 PP=4,1,1024,103,2.14.0
END
cat >sound/data/inference.csv <<'END'
Model,Inst. Type,Throughput (inference/sec),Latency P50 (ms),Latency P99 (ms),Neuron Version
tiny,trn1.2xlarge,3070,10.39,10.60,2.14.0
base,trn1.2xlarge,994.75,8.05,8.07,2.14.0
huge,trn1.32xlarge,46.52,344.02,346.33,2.14.0
END
cat >sound/data/tokens.csv <<'END'
Model,Inst. Type,Throughput (tokens/second),Latency per Token P50 (ms),Latency per Token P99 (ms)
decoder,trn1.32xlarge,152.5,6.6,6.6
END
cat >sound/data/prices.csv <<'END'
Inst. Type,On-Demand hourly rate
trn1.2xlarge,1.34
trn1.32xlarge,21.50
END
cat >sound/data/prices.schema.yaml <<'END'
as_of: 2025-05-20
fields:
  - {name: Inst. Type, type: string}
  - {name: On-Demand hourly rate, type: number, constraints: {minimum: 1.3}}
END

# ---- one fault at a time ----

# Changes FILE of the site by the script SED: what is told then is on standard
# input, without excerpts and help.
fault() { # WHAT FILE SED
    rm -rf site
    cp -R sound site
    sed -e "$3" "sound/$2" >"site/$2"
    ! cmp -s "sound/$2" "site/$2"
    ok "$1: nothing has changed"
    cat >wanted
    (cd site && "$perfpress" check -q -W) 2>err
    [ $? -eq 1 ]
    ok "$1: the exit status"
    grep -E ': (error|warning): .*\]$' err | diff -u wanted -
    ok "$1"
}

# The same of what is no fault.
sound() { # WHAT FILE SED
    rm -rf site
    cp -R sound site
    sed -e "$3" "sound/$2" >"site/$2"
    ! cmp -s "sound/$2" "site/$2" && "$perfpress" check -q -W -C site 2>err
    ok "$1: $(cat err)"
}

"$perfpress" check -q -W -C sound >out 2>err && [ ! -s err ]
ok "the site has no fault: $(cat err)"

fault 'a cell too few, as it is' data/training.csv '3s/,56//' <<'END'
data/training.csv:3:63: warning: row has 7 fields, expected 8 [csv-short]
END
fault 'a cell too few, in a script' data/inference.csv '3s/,8.05//' <<'END'
data/inference.csv:3:37: error: row has 5 fields, expected 6 [csv-ragged]
END
fault 'a cell too many' data/inference.csv '2s/$/,x/' <<'END'
data/inference.csv:2:43: error: row has 7 fields, expected 6 [csv-ragged]
END
fault 'a renamed price column' data/prices.csv '1s/On-Demand/RI-Effective/' <<'END'
content/index.rst:15:85: error: unknown column 'On-Demand hourly rate' [df-column]
content/index.rst:23:81: error: unknown column 'On-Demand hourly rate' [df-column]
data/prices.csv:1:12: warning: the schema has no field 'RI-Effective hourly rate' [data-undescribed]
data/prices.schema.yaml:4:12: error: 'data/prices.csv' has no column 'On-Demand hourly rate' [schema-column]
END
fault 'a price basis that changed' data/prices.csv 's/1.34/0.512/;s/21.50/8.197/' <<'END'
data/prices.csv:2:14: error: '0.512' in column 'On-Demand hourly rate' is below the minimum 1.3 (row with Inst. Type 'trn1.2xlarge') [data-range]
END
fault 'a blank behind an instance' data/prices.csv 's/2xlarge,1/2xlarge ,1/' <<'END'
data/inference.csv:2:6: warning: a merge on 'Inst. Type' loses 2 of 3 rows: the right table has no 'trn1.2xlarge' [df-merge-lost]
END
fault 'a blank behind an instance of a row' data/inference.csv '3s/2xlarge,/2xlarge ,/' <<'END'
data/inference.csv:3:6: warning: a merge on 'Inst. Type' loses 1 of 3 rows: the right table has no 'trn1.2xlarge ' [df-merge-lost]
END
fault 'a price twice' data/prices.csv '3p' <<'END'
data/prices.csv:4:1: warning: a merge on 'Inst. Type' repeats 1 row of the left table: the right table has 2 rows with the key 'trn1.32xlarge' [df-merge-repeated]
END
fault 'a topology of too few cores' data/training.csv 's/DP=32 PP/DP=4 PP/' <<'END'
data/training.csv:4:41: warning: topology 'TP=8 DP=4 PP=4' takes 128 cores, but must take all: 32 nodes of 32 cores (trn1.32xlarge) have 1024 (row with Model 'decoder') [data-topology]
END
fault 'a topology of other nodes' data/training.csv 's/x 16Nodes/x 8Nodes/' <<'END'
data/training.csv:2:41: warning: topology '[32xNC(DP)] x 8Nodes(DP)' is for 8 nodes, but the row has 16 (row with Model 'encoder') [data-topology]
END
fault 'degrees in columns' data/training.csv \
    '1s/Topology/TP degree,PP degree/;2,3s/\[[^,]*,/,,/;4s/TP=8 DP=32 PP=4/8,5/' <<'END'
data/training.csv:4:41: warning: topology 'TP=8 PP=5' takes 40 cores, but 32 nodes of 32 cores (trn1.32xlarge) have 1024, which is not a multiple of 40 (row with Model 'decoder') [data-topology]
END
fault 'a degree in a column' data/training.csv \
    '1s/Topology/PP degree/;2,3s/\[[^,]*,/,/;4s/TP=8 DP=32 PP=4/5/' <<'END'
data/training.csv:4:41: warning: topology 'PP=5' takes 5 cores, but 32 nodes of 32 cores (trn1.32xlarge) have 1024, which is not a multiple of 5 (row with Model 'decoder') [data-topology]
END
for degree in 0.5 5.5 0 -4 1e9 1e300 many; do
    sound "degree $degree, which is none" data/training.csv \
        "1s/Topology/PP degree/;2,3s/\[[^,]*,/,/;4s/TP=8 DP=32 PP=4/$degree/"
done
fault 'a batch that does not divide' data/training.csv 's/,56,1792/,56,1800/' <<'END'
data/training.csv:3:53: warning: 'Global Minibatch' is 1,800, not a multiple of 1,792 ('Microbatch' of 56 times DP of 32) (row with Model 'small') [data-batch]
END
for batch in 0 -1 many ''; do
    sound "global batch '$batch', which is none" data/training.csv \
        "s/,56,1792/,56,$batch/"
    sound "micro batch '$batch', which is none" data/training.csv \
        "s/,56,1792/,$batch,1792/"
done
sound 'batches where nobody says DP' data/training.csv \
    '3s/\[32xNC(DP)\],56/,55/'
fault 'a P99 below its P50' data/inference.csv 's/344.02,346.33/346.33,344.02/' <<'END'
data/inference.csv:4:33: warning: 'Latency P99 (ms)' is 344.02, less than 'Latency P50 (ms)', which is 346.33 (row with Model 'huge') [data-percentiles]
END
fault 'a cost from tokens' content/index.rst "s/Cost per 1M tokens/Cost per 1M inferences/" <<'END'
content/index.rst:23:35: warning: 'Cost per 1M inferences' states the unit cost/1M inferences, but its numbers are in cost/1M tokens [unit-differs]
END
fault 'an old date' content/index.rst 's/May 20th, 2025/September 15th, 2023/' <<'END'
content/index.rst:4:1: warning: last update is September 15th, 2023, but 'data/prices.csv' has data from 2025-05-20 [update-old]
END
fault 'a throughput of 0' data/inference.csv 's/,3070,/,0,/' <<'END'
data/inference.csv:2:19: warning: 'Throughput (inference/sec)' is 0, but must be above 0 (row with Model 'tiny') [data-positive]
data/inference.csv:2:19: warning: column 'Cost per 1M inferences' contains '$inf' [df-not-finite]
END
fault 'a throughput that is missing' data/inference.csv 's/,3070,/,,/' <<'END'
data/inference.csv:2:19: warning: column 'Cost per 1M inferences' contains '$nan' [df-not-finite]
END
fault 'a negative latency' data/inference.csv 's/,10.39,/,-10.39,/' <<'END'
data/inference.csv:2:24: warning: 'Latency P50 (ms)' is -10.39, but must be above 0 (row with Model 'tiny') [data-positive]
END
fault 'a sort by formatted costs' data/inference.csv 's/,3070,/,120,/;s/,994.75,/,20,/' <<'END'
content/index.rst:16:39: warning: column 'Cost per 1M inferences' is sorted as text: '$18.611' comes before '$3.102' [df-sort-text]
END
fault 'versions of two numbers' data/inference.csv 's/2.14.0/2.20/' <<'END'
data/inference.csv:2:36: warning: version '2.20' becomes the number 2.2 [df-version]
END
fault 'a file that no page uses' content/index.rst "s/tokens.csv/inference.csv/;s/(tokens.second)/(inference\/sec)/;s/1M tokens/1M inferences/" <<'END'
data/tokens.csv: warning: no page uses this dataset [data-unused]
END

fault 'a fault in a first column' data/inference.csv \
    's/^\([^,]*\),\([^,]*\),\([^,]*\),\([^,]*\),\([^,]*\)/\4,\1,\2,\3,\5/;s/344.02/347/' <<'END'
data/inference.csv:4:30: warning: 'Latency P99 (ms)' is 346.33, less than 'Latency P50 (ms)', which is 347 (row with Model 'huge') [data-percentiles]
END
fault 'a negative latency in a first column' data/inference.csv \
    's/^\([^,]*\),\([^,]*\),\([^,]*\),\([^,]*\)/\4,\1,\2,\3/;s/10.39/-10.39/' <<'END'
data/inference.csv:2:1: warning: 'Latency P50 (ms)' is -10.39, but must be above 0 (row with Model 'tiny') [data-positive]
END
fault 'a P99 below its P5' data/inference.csv '1s/P50/P5/;s/344.02/347/' <<'END'
data/inference.csv:4:30: warning: 'Latency P99 (ms)' is 346.33, less than 'Latency P5 (ms)', which is 347 (row with Model 'huge') [data-percentiles]
END
fault 'a topology below an empty one' data/training.csv \
    '2s/\[[^,]*,/,/;s/DP=32 PP/DP=4 PP/' <<'END'
data/training.csv:4:41: warning: topology 'TP=8 DP=4 PP=4' takes 128 cores, but must take all: 32 nodes of 32 cores (trn1.32xlarge) have 1024 (row with Model 'decoder') [data-topology]
END
for rate in 'Requests/s' 'Requests /sec' 'Requests/hour' 'Requests per second' \
    'Hourly requests'; do
    fault "a negative rate, $rate" data/training.csv \
        "1s|Performance .seq/sec.|$rate|;s/4835.53/-1/" <<END
data/training.csv:3:58: warning: '$rate' is -1, but must be above 0 (row with Model 'small') [data-positive]
END
done
for rate in 'Rate (°C/h)' 'Vertical speed (m/s)' 'Turn (degrees per second)' \
    'Flow (req/s)' 'Price (EUR/MWh)' 'Electricity price' 'Latency skew (ms)'; do
    sound "a negative $rate" data/training.csv \
        "1s|Performance .seq/sec.|$rate|;s/4835.53/-1/"
done
fault 'a negative cost' data/training.csv \
    '1s|Performance .seq/sec.|Cost (\$)|;s/4835.53/-1/' <<'END'
data/training.csv:3:58: warning: 'Cost ($)' is -1, but must be above 0 (row with Model 'small') [data-positive]
END
sound 'a cost that is paid back' data/training.csv \
    '1s|Performance .seq/sec.|Cost (\$)|;s/4835.53/-1/;s/^decoder/Startup credit/'
sound 'a negative number that is no rate' data/training.csv \
    '1s|Performance .seq/sec.|Seconds/request saved|;s/4835.53/-1/'

# ---- the constraints of a schema, one cell at a time ----

# Cells, parted by blanks, of a column that a field describes by FIELD.
held() { # FIELD CELLS
    rm -rf one && mkdir -p one/content one/data
    echo 'title: One' >one/perfpress.yaml
    printf '# One\n\n```{csv-table}\n:file: one.csv\n:header-rows: 1\n```\n' \
        >one/content/index.md
    printf 'fields:\n  - {name: Id}\n  - {name: Of, %s}\n' "$1" \
        >one/data/one.schema.yaml
    { echo Id,Of; for cell in $2; do echo "r,$cell"; done; } >one/data/one.csv
    (cd one && "$perfpress" check -q -W) 2>err
}

while IFS='|' read -r field code good bad; do
    held "$field" "$good"
    ok "$field: $good: $(cat err)"
    for cell in $bad; do
        ! held "$field" "$cell" && [ "$(grep -c "\[data-$code\]" err)" -eq 1 ]
        ok "$field: $cell: $(cat err)"
    done
done <<'END'
type: integer|type|1 -1 0|1.5 x 1e400
type: number|type|1 -1.5 1e3 .5|x 1;5
type: date|type|2025-02-28 2024-02-29|2025-02-29 2025-2-1 x
type: integer, constraints: {minimum: 2, maximum: 3}|range|2 3|1 4
type: number, constraints: {minimum: 0.5, maximum: 1.5}|range|0.5 1.5 15e-1|0.49 1.51
type: date, constraints: {minimum: 2025-01-31, maximum: 2025-02-01}|range|2025-01-31 2025-02-01|2025-01-30 2025-02-02
constraints: {minLength: 2}|length|ab abc éé|a é
constraints: {maxLength: 2}|length|a ab éé|abc ééé
constraints: {minLength: 1, maxLength: 1}|length|a é|ab
constraints: {enum: [a, b]}|enum|a b|A c 1
type: number, constraints: {enum: [1, 2.50]}|enum|1 1.0 2.5 25e-1|1.01 3
type: integer, constraints: {enum: [1, 20]}|enum|1 20 01|2
constraints: {pattern: 'v\d+'}|pattern|v1 v20|v 1 av1 v1a
END
! held 'constraints: {maxLength: 0}' 'a' && grep -q 'data-length' err
ok 'nothing is short enough'
held 'constraints: {unique: true}' 'a b A'
ok "unique: $(cat err)"
! held 'constraints: {unique: true}' 'a b a' && grep -q 'data-unique' err
ok 'not unique'

# A field with quotes in it is marked at its first character, others as a whole.
for field in '"a b"|      |    ^~~' '"a ""b"""|      |    ^' 'a b|      |   ^~~'; do
    held 'constraints: {enum: [x]}' x
    printf 'Id,Of\nr,%s\n' "${field%%|*}" >one/data/one.csv
    (cd one && "$perfpress" check -q) 2>err
    [ "$(grep '\^' err)" = "${field#*|}" ]
    ok "the mark of ${field%%|*}: $(cat err)"
done

# A row that is known, by a number in any spelling.
for price in -1.5 -1.50 -15e-1; do
    held 'type: number' "$price 2"
    sed -i 's/Of/Price/' one/data/one.csv one/data/one.schema.yaml
    cat >>one/data/one.schema.yaml <<'END'
known:
  - {code: data-positive, row: {Price: -1.500}, because: It was paid back.}
END
    (cd one && "$perfpress" check -q -W) 2>err
    ok "a known price of $price: $(cat err)"
done

# `perfpress check` of a schema also shows the warnings about its data file.
for ending in csv tsv json jsonl; do
    rm -rf one && mkdir -p one/content one/data
    echo 'title: One' >one/perfpress.yaml
    case $ending in
    json) read="read_json('one.json')" ;;
    jsonl) read="read_json('one.jsonl', lines=True)" ;;
    tsv) read="read_csv('one.tsv', sep='\\t')" ;;
    *) read="read_csv('one.csv')" ;;
    esac
    printf '# One\n\n```{df-table}\ndf = pd.%s\n```\n' "$read" \
        >one/content/index.md
    printf 'fields:\n  - {name: Id}\n' >one/data/one.schema.yaml
    case $ending in
    csv) printf 'Id,Of\na,1\n' ;;
    tsv) printf 'Id\tOf\na\t1\n' ;;
    json) echo '[{"Id": "a", "Of": 1}]' ;;
    jsonl) echo '{"Id": "a", "Of": 1}' ;;
    esac >"one/data/one.$ending"
    (cd one && "$perfpress" check -q data/one.schema.yaml) 2>err
    grep -q 'data-undescribed' err
    ok "the schema of a $ending file: $(cat err)"
done
sum_up
