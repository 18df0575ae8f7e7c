// SPDX-License-Identifier: MIT
// df_instead_pandas: what to write instead of functions and methods of pandas.
// The cases of tests/df/instead.t run what each row says to write.
#include "df/syntax/df_instead_rows.h"

// clang-format off
const struct df_instead DF_INSTEAD_PANDAS[] = {
    {"pd",
     "qcut",
     "write pd.cut(@{1,x|s}, @{1,x|s}.quantile([i / @{2,q|4} for i in "
     "range(@{2,q|4} + 1)]).tolist(), labels=@{labels}, include_lowest=True)"},
    {"pd",
     "qcut",
     "write pd.cut(@{1,x|s}, @{1,x|s}.quantile([i / @{2,q|4} for i in "
     "range(@{2,q|4} + 1)]).tolist(), include_lowest=True)"},
    {"pd",
     "get_dummies",
     "@{columns=[}write @{target|df} = "
     "@{head|}@{data,1}.drop(columns=@{columns}).join(pd.DataFrame({c + "
     "'_' + str(v): (@{data,1}[c] == v).astype(int) for c in @{columns} "
     "for v in sorted(@{data,1}[c].dropna().unique())}))@{tail|}"},
    {"pd",
     "get_dummies",
     "a column for each value; write pd.DataFrame({v: (@{1,data|s} == "
     "v).astype(int) for v in sorted(@{1,data|s}.dropna().unique())})"},
    {"pd",
     "date_range bdate_range period_range timedelta_range",
     "dates are data: put them into the CSV file, or write "
     "pd.to_datetime(['2026-01-01', '2026-01-02'])"},
    {"pd",
     "read_table",
     "@{sep=?,delimiter=?}write pd.read_csv(@{args})"},
    {"pd",
     "read_table read_fwf",
     "write pd.read_csv(@{1|'runs.tsv'}, sep='\\t')"},
    {"pd",
     "read_json json_normalize read_excel read_parquet read_feather "
     "read_pickle read_sql read_sql_query read_sql_table read_html read_xml "
     "read_hdf read_orc read_clipboard read_stata read_sas ExcelFile "
     "HDFStore",
     "scripts read CSV files; the guide's page 'From your benchmark tool' "
     "has commands that make CSV of JSON (jq), SQLite and others; write "
     "pd.read_csv('runs.csv')"},
    {"pd",
     "pivot_table pivot",
     "write @{1,data|df}.@{name}(@{rest})"},
    {"pd",
     "merge_asof",
     "@{by=?,left_by=?,tolerance=?,allow_exact_matches=?,direction=nearest}t"
     "he keys of both frames are rounded to the same steps; write "
     "pd.merge(a, b, on='k', how='left')"},
    {"pd",
     "merge_asof",
     "@{direction=forward}@{on=?}the next key of the other frame; write "
     "pd.merge(@{1,left}.assign(at=lambda d: d[@{on}].map(lambda x: "
     "@{2,right}[@{on}][@{2,right}[@{on}] >= x].min())), "
     "@{2,right}.rename(columns={@{on}: 'at'}), on='at', "
     "how='left').drop(columns='at')"},
    {"pd",
     "merge_asof",
     "@{on=?}the last key of the other frame; write "
     "pd.merge(@{1,left}.assign(at=lambda d: d[@{on}].map(lambda x: "
     "@{2,right}[@{on}][@{2,right}[@{on}] <= x].max())), "
     "@{2,right}.rename(columns={@{on}: 'at'}), on='at', "
     "how='left').drop(columns='at')"},
    {"pd",
     "merge_asof merge_ordered",
     "the keys of both frames are rounded to the same steps; write "
     "pd.merge(a, b, on='k', how='left')"},
    {"pd",
     "wide_to_long lreshape",
     "write df.melt(id_vars=['k'], value_vars=['a', 'b'])"},
    {"pd",
     "Timedelta to_timedelta",
     "@{days=?}dates are not moved by days here: put those dates into the "
     "file; to compare a number of days: write @{days}"},
    {"pd",
     "Timedelta to_timedelta",
     "@{unit=D,unit=d,2=D,2=d}dates are not moved by days here: put those "
     "dates into the file; to compare a number of days: write @{1}"},
    {"pd",
     "DateOffset offsets",
     "dates are not moved here: put those dates into the file"},
    {"pd",
     "to_timedelta Timedelta",
     "spans of time are numbers, as seconds; write @{1|s}"},
    {"pd",
     "unique",
     "write @{1|s}.unique()"},
    {"pd",
     "value_counts",
     "write @{1|s}.value_counts()"},
    {"pd",
     "factorize",
     "write @{1|s}.map({v: i for i, v in enumerate(@{1|s}.unique())})"},
    {"pd",
     "NA NaT",
     "write np.nan"},
    {"pd",
     "Index RangeIndex array",
     "write list(@{1,data|v})"},
    {"pd",
     "MultiIndex",
     "labels of several levels come from columns; write df.set_index(['k', "
     "'g'], drop=False)"},
    {"pd",
     "CategoricalDtype api",
     "write .astype('category').cat.set_categories(@{1,categories|['a', "
     "'b']}, ordered=True)"},
    {"pd",
     "set_option options reset_option option_context describe_option",
     "leave it out: pages show all of df; formats are made by round() and "
     "map('{:.2f}'.format)"},
    {"pd",
     "Grouper",
     "groups by month; write df.groupby(df['day'].str[:7])"},
    {"pd",
     "PeriodIndex",
     "@{freq=M,2=M}write pd.to_datetime(@{1}).dt.strftime('%Y-%m')"},
    {"pd",
     "PeriodIndex",
     "@{freq=Y,2=Y,freq=A,2=A}write pd.to_datetime(@{1}).dt.strftime('%Y')"},
    {"pd",
     "PeriodIndex",
     "@{freq=Q,2=Q}write pd.to_datetime(@{1}).dt.year.astype(str) + 'Q' + "
     "pd.to_datetime(@{1}).dt.quarter.astype(str)"},
    {"pd",
     "Period",
     "@{freq=M,2=M}write pd.Timestamp(@{1}).strftime('%Y-%m')"},
    {"pd",
     "Period",
     "@{freq=Y,2=Y,freq=A,2=A}write pd.Timestamp(@{1}).strftime('%Y')"},
    {"pd",
     "Period",
     "@{freq=Q,2=Q}write f'{pd.Timestamp(@{1}).year}Q{pd.Timestamp(@{1}).qua"
     "rter}'"},
    {"pd",
     "tseries Period PeriodIndex PeriodDtype period_range Interval IntervalIndex DatetimeIndex",
     "dates are compared and cut as ISO texts; a month: write "
     "df['day'].str[:7]"},
    {"pd",
     "eval",
     "write df['c'] = df['a'] * 2"},
    {"pd",
     "Int64Dtype",
     "write 'Int64'"},
    {"pd",
     "Float64Dtype",
     "write float"},
    {"pd",
     "StringDtype",
     "write 'string'"},
    {"pd",
     "ExcelWriter",
     "leave it out: df is shown without it"},
    {"function",
     "now today utcnow",
     "a page is the same whenever it is built; a date that the data has: "
     "write pd.Timestamp('2026-01-31')"},
    {"function",
     "from_dict",
     "@{orient=index}write pd.DataFrame(list(@{1}.values()), "
     "index=list(@{1}.keys()), columns=@{columns})"},
    {"function",
     "from_dict",
     "@{orient=index}write pd.DataFrame(list(@{1}.values()), "
     "index=list(@{1}.keys()))"},
    {"function",
     "from_dict from_records",
     "write pd.DataFrame(@{args})"},
    {"DataFrame",
     "explode",
     "cells hold one value; a row for each part of a string: write "
     "@{target|df} = @{head|}@{self|df}.drop(columns=@{1,column}).join(@{se"
     "lf|df}[@{1,column}].str.split(',', "
     "expand=True).stack().reset_index(level=1, "
     "drop=True).rename(@{1,column}), "
     "validate='m:m')[list(@{self|df}.columns)]@{tail|}"},
    {"Series lists",
     "explode",
     "cells hold one value; the parts below each other: write "
     "df['k'].str.split(',', expand=True).stack()"},
    {"DataFrame",
     "iterrows itertuples",
     "several columns, row by row: [... for a, b in zip(df['a'], df['b'])]; "
     "of one row: write @{self|df}.apply(lambda r: r['a'] * r['b'], axis=1)"},
    {"DataFrame",
     "to_dict",
     "@{1=records,orient=records}write [{c: @{self|df}[c].iloc[i] for c in "
     "@{self|df}.columns} for i in range(len(@{self|df}))]"},
    {"DataFrame",
     "to_dict",
     "@{1=list,orient=list}write {c: @{self|df}[c].tolist() for c in "
     "@{self|df}.columns}"},
    {"DataFrame",
     "to_dict",
     "@{1=index,orient=index}write {i: {c: @{self|df}.loc[i, c] for c in "
     "@{self|df}.columns} for i in @{self|df}.index}"},
    {"DataFrame",
     "to_dict to_records to_numpy",
     "a dict of two columns; write dict(zip(df['k'], df['a']))"},
    {"ndarray",
     "reshape",
     "@{1=-1}@{2=?}rows of a frame; write [[@{self}[i * @{2} + j] for j in "
     "range(@{2})] for i in range(len(@{self}) // @{2})]"},
    {"ndarray",
     "reshape",
     "@{2=-1}@{1=?}rows of a frame; write [[@{self}[i * (len(@{self}) // "
     "@{1}) + j] for j in range(len(@{self}) // @{1})] for i in range(@{1})]"},
    {"ndarray",
     "reshape",
     "@{1=-1}the same values; write @{self}"},
    {"ndarray",
     "reshape",
     "rows of a frame; write [[@{self}[i * @{2,1.2} + j] for j in "
     "range(@{2,1.2})] for i in range(@{1.1,1})]"},
    {"Series Index ndarray",
     "to_numpy array ravel flatten",
     "write @{self|s}.values"},
    {"DataFrame",
     "style",
     "df is shown without it; leave it out: options of the table mark cells "
     "(:best:, :bars:, :heat:), formats make texts: write df['a'] = "
     "df['a'].map('{:.1f}'.format)"},
    {"DataFrame Series",
     "to_markdown to_html to_string to_latex to_csv to_json to_excel "
     "to_parquet to_sql to_clipboard to_pickle to_feather info memory_usage",
     "the page shows df and offers it as CSV without it; leave the call out"},
    {"GroupBy",
     "resample",
     "@{1=D,rule=D}a day is one key more; write df.groupby(['k', "
     "df['day'].str[:10]])['a'].@{next|sum}()"},
    {"GroupBy",
     "resample",
     "a month is one key more, of dates in a column; write "
     "df.groupby(['k', df['day'].str[:7]])['a'].@{next|sum}()"},
    {"DataFrame",
     "resample",
     "@{1=MS,rule=MS}@{on=?}groups by month, without months that have no "
     "row; write @{self}.groupby(@{self}[@{on}].str[:7] + '-01')"},
    {"DataFrame",
     "resample",
     "@{1=YS,rule=YS,1=AS,rule=AS}@{on=?}groups by year, without years that "
     "have no row; write @{self}.groupby(@{self}[@{on}].str[:4] + '-01-01')"},
    {"DataFrame",
     "resample",
     "@{1=D,rule=D}@{on=?}groups by day, without days that have no row; "
     "write @{self}.groupby(@{self}[@{on}].str[:10])"},
    {"DataFrame",
     "resample",
     "@{1=M,1=ME,rule=M,rule=ME}@{on=?}groups by month, named 2026-01 and "
     "not 2026-01-31, without months that have no row; write "
     "@{self}.groupby(@{self}[@{on}].str[:7])"},
    {"DataFrame Series",
     "resample",
     "@{1=H,1=h,rule=H,rule=h}groups by hour, of timestamps; write "
     "df.groupby(df['day'].str[:13])['a'].sum()"},
    {"DataFrame Series",
     "resample",
     "@{1=D,rule=D}groups by day; write "
     "df.groupby(df['day'].str[:10])['a'].sum()"},
    {"DataFrame Series",
     "resample",
     "groups by month, of dates in a column; write "
     "df.groupby(df['day'].str[:7])['a'].sum()"},
    {"DataFrame Series",
     "asfreq",
     "groups by month; write df.groupby(df['day'].str[:7])['a'].sum()"},
    {"Series",
     "rolling",
     "@{center=True}@{min_periods=1}write pd.DataFrame({i: "
     "@{self|s}.shift(i) for i in range(-((@{1,window|3} - 1) // 2), "
     "@{1,window|3} - (@{1,window|3} - 1) // 2)}).@{next|mean}(axis=1)"},
    {"Series",
     "rolling",
     "@{center=True}write pd.DataFrame({i: @{self|s}.shift(i) for i in "
     "range(-((@{1,window|3} - 1) // 2), @{1,window|3} - (@{1,window|3} - "
     "1) // 2)}).@{next|mean}(axis=1, skipna=False)"},
    {"Series",
     "rolling",
     "@{min_periods=1}write pd.DataFrame({i: @{self|s}.shift(i) for i in "
     "range(@{1,window|3})}).@{next|mean}(axis=1)"},
    {"Series",
     "rolling",
     "@{min_periods=?}write pd.DataFrame({i: @{self|s}.shift(i) for i in "
     "range(@{1,window|3})}).@{next|mean}(axis=1).where(pd.DataFrame({i: "
     "@{self|s}.shift(i) for i in range(@{1,window|3})}).count(axis=1) >= "
     "@{min_periods})"},
    {"Series",
     "rolling",
     "write pd.DataFrame({i: @{self|s}.shift(i) for i in "
     "range(@{1,window|3})}).@{next|mean}(axis=1, skipna=False)"},
    {"DataFrame",
     "rolling",
     "@{next=?}write @{self|df}.apply(lambda s: pd.DataFrame({i: "
     "s.shift(i) for i in range(@{1,window|3})}).@{next|mean}(axis=1, "
     "skipna=False))"},
    {"DataFrame",
     "rolling",
     "of one column; write pd.DataFrame({i: df['a'].shift(i) for i in "
     "range(@{1,window|3})}).mean(axis=1, skipna=False)"},
    {"GroupBy",
     "rolling",
     "@{min_periods=1}with the labels of the rows; write "
     "@{self|g}.transform(lambda s: pd.DataFrame({i: s.shift(i) for i in "
     "range(@{1,window|3})}).@{next|mean}(axis=1))"},
    {"GroupBy",
     "rolling",
     "with the labels of the rows; write @{self|g}.transform(lambda s: "
     "pd.DataFrame({i: s.shift(i) for i in "
     "range(@{1,window|3})}).@{next|mean}(axis=1, skipna=False))"},
    {"Series",
     "expanding",
     "@{next=sum}write @{self|s}.cumsum().ffill().astype(float)"},
    {"Series",
     "expanding",
     "@{next=max}write @{self|s}.cummax().ffill().astype(float)"},
    {"Series",
     "expanding",
     "@{next=min}write @{self|s}.cummin().ffill().astype(float)"},
    {"Series",
     "expanding",
     "@{next=mean}write @{self|s}.cumsum().ffill() / "
     "@{self|s}.notna().cumsum()"},
    {"Series",
     "expanding",
     "write pd.Series([@{self|s}.iloc[:i + 1].@{next|mean}() for i in "
     "range(len(@{self|s}))], index=@{self|s}.index)"},
    {"GroupBy",
     "expanding",
     "@{next=mean}with the labels of the rows; write "
     "@{self|g}.transform(lambda s: s.cumsum().ffill() / "
     "s.notna().cumsum())"},
    {"DataFrame GroupBy",
     "expanding",
     "sums and extremes so far; write @{self|g}.@{next=sum}cumsum().astype(float)"},
    {"DataFrame GroupBy",
     "expanding",
     "@{next=max}write @{self|g}.cummax().astype(float)"},
    {"DataFrame GroupBy",
     "expanding",
     "@{next=min}write @{self|g}.cummin().astype(float)"},
    {"DataFrame GroupBy",
     "expanding ewm",
     "sums and extremes so far are cumsum(), cummax(), cummin()"},
    {"Series",
     "ewm",
     "@{adjust=?}compute it before, in the program that writes the CSV file"},
    {"Series",
     "ewm",
     "@{span=?}@{next=mean}if no value is missing; write "
     "pd.Series([sum([@{self|s}.iloc[j] * (1 - 2 / (@{span} + 1)) ** (i - "
     "j) for j in range(i + 1)]) / sum([(1 - 2 / (@{span} + 1)) ** (i - j) "
     "for j in range(i + 1)]) for i in range(len(@{self|s}))], "
     "index=@{self|s}.index)"},
    {"Series",
     "ewm",
     "@{alpha=?}@{next=mean}if no value is missing; write "
     "pd.Series([sum([@{self|s}.iloc[j] * (1 - @{alpha}) ** (i - j) for j "
     "in range(i + 1)]) / sum([(1 - @{alpha}) ** (i - j) for j in range(i "
     "+ 1)]) for i in range(len(@{self|s}))], index=@{self|s}.index)"},
    {"Series",
     "ewm",
     "compute it before, in the program that writes the CSV file"},
    {"Series",
     "interpolate",
     "single gaps; write @{self|s}.fillna((@{self|s}.ffill() + "
     "@{self|s}.bfill()) / 2)"},
    {"DataFrame",
     "interpolate",
     "by column, single gaps; write df['a'] = "
     "df['a'].fillna((df['a'].ffill() + df['a'].bfill()) / 2)"},
    {"DataFrame",
     "append",
     "@{1={}write pd.concat([@{self|df}, pd.DataFrame([@{1}])], "
     "ignore_index=True)"},
    {"DataFrame",
     "append",
     "write pd.concat([@{self|df}, @{1,other|other}], ignore_index=True)"},
    {"Series",
     "append",
     "write pd.concat([@{self|s}, @{1,other|t}])"},
    {"Series",
     "corr",
     "write ((@{self|x} - @{self|x}.mean()) * (@{1|y} - "
     "@{1|y}.mean())).mean() / (@{self|x}.std(ddof=0) * @{1|y}.std(ddof=0))"},
    {"Series",
     "cov",
     "write ((@{self|x} - @{self|x}.mean()) * (@{1|y} - "
     "@{1|y}.mean())).sum() / (len(@{self|x}) - 1)"},
    {"DataFrame",
     "corr",
     "@{numeric_only=True}write x = @{self|df}.select_dtypes('number'); "
     "@{target|df} = @{head|}pd.DataFrame({a: [((x[a] - x[a].mean()) * "
     "(x[b] - x[b].mean())).mean() / (x[a].std(ddof=0) * x[b].std(ddof=0)) "
     "for b in x.columns] for a in x.columns}, "
     "index=list(x.columns))@{tail|}"},
    {"DataFrame",
     "corr",
     "write x = @{self|df}; @{target|df} = @{head|}pd.DataFrame({a: "
     "[((x[a] - x[a].mean()) * (x[b] - x[b].mean())).mean() / "
     "(x[a].std(ddof=0) * x[b].std(ddof=0)) for b in x.columns] for a in "
     "x.columns}, index=list(x.columns))@{tail|}"},
    {"DataFrame",
     "cov",
     "write x = @{self|df}; @{target|df} = @{head|}pd.DataFrame({a: "
     "[((x[a] - x[a].mean()) * (x[b] - x[b].mean())).sum() / (len(x) - 1) "
     "for b in x.columns] for a in x.columns}, "
     "index=list(x.columns))@{tail|}"},
    {"DataFrame",
     "corrwith",
     "of two columns x and y; write ((x - x.mean()) * (y - "
     "y.mean())).mean() / (x.std(ddof=0) * y.std(ddof=0))"},
    {"Series",
     "mad",
     "write (@{self|s} - @{self|s}.mean()).abs().mean()"},
    {"Series",
     "skew",
     "write @{self|s}.count() * (@{self|s}.count() - 1) ** 0.5 / "
     "(@{self|s}.count() - 2) * (((@{self|s} - @{self|s}.mean()) ** "
     "3).sum() / ((@{self|s} - @{self|s}.mean()) ** 2).sum() ** 1.5)"},
    {"Series",
     "kurt kurtosis",
     "write @{self|s}.count() * (@{self|s}.count() + 1) * "
     "(@{self|s}.count() - 1) * ((@{self|s} - @{self|s}.mean()) ** 4).sum() "
     "/ ((@{self|s}.count() - 2) * (@{self|s}.count() - 3) * ((@{self|s} - "
     "@{self|s}.mean()) ** 2).sum() ** 2) - 3 * (@{self|s}.count() - 1) ** "
     "2 / ((@{self|s}.count() - 2) * (@{self|s}.count() - 3))"},
    {"Series DataFrame",
     "kurt kurtosis skew autocorr",
     "compute it before, in the program that writes the CSV file"},
    {"DataFrame Series",
     "sample",
     "@{frac=1}random rows would change with each build; leave it out; "
     "write @{self|df}"},
    {"DataFrame Series",
     "sample",
     "random rows would change with each build; write "
     "@{self|df}.head(@{1,n|5})"},
    {"DataFrame Series",
     "convert_dtypes infer_objects",
     "leave it out; write @{self|df}"},
    {"DataFrame",
     "squeeze",
     "of one row, it is @{self|df}.iloc[0]; of one column, write "
     "@{self|df}.iloc[:, 0]"},
    {"Series",
     "item squeeze",
     "write @{self|s}.iloc[0]"},
    {"int float",
     "round",
     "write round(@{self|x}, @{1,decimals|0})"},
    {"int float",
     "mean sum max min",
     "a single number; write @{self|x}"},
    {"int float",
     "astype",
     "write float(@{self|x})"},
    {"int float str bool",
     "item tolist",
     "leave it out; write @{self|x}"},
    {"DataFrame Series",
     "xs",
     "rows by a column's value; write df[df['k'] == @{1,key|'a'}]"},
    {"DataFrame Series",
     "swaplevel reorder_levels",
     "write .reset_index().set_index(['g', 'k'])"},
    {"DataFrame Series",
     "droplevel",
     "write .reset_index(level=@{1,level|0}, drop=True)"},
    {"DataFrame",
     "combine_first update combine",
     "by column; write df['a'] = other['a'].combine_first(df['a'])"},
    {"Series",
     "update combine",
     "write @{1,other|other}.combine_first(@{self|s})"},
    {"Series Index",
     "is_unique",
     "write not @{self|s}.duplicated().any()"},
    {"Series Index",
     "is_monotonic_increasing is_monotonic",
     "write (@{self|s}.diff().dropna() >= 0).all()"},
    {"Series Index",
     "is_monotonic_decreasing",
     "write (@{self|s}.diff().dropna() <= 0).all()"},
    {"Series",
     "hasnans",
     "write @{self|s}.isna().any()"},
    {"DataFrame Series",
     "ndim axes",
     "write @{self|df}.shape"},
    {"DataFrame",
     "keys",
     "write list(@{self|df}.columns)"},
    {"Series",
     "keys",
     "write list(@{self|s}.index)"},
    {"DataFrame",
     "get",
     "write @{self|df}[@{1,key|'a'}]"},
    {"DataFrame Series",
     "iteritems",
     "write @{self|df}.items()"},
    {"DataFrame Series",
     "take",
     "write @{self|df}.iloc[@{1,indices|[0, 1]}]"},
    {"DataFrame Series",
     "first last truncate between_time at_time",
     "rows by date: write df[df['day'] >= '2026-02-01']"},
    {"DataFrame Series",
     "product",
     "write @{self|s}.prod()"},
    {"Series",
     "dot",
     "write (@{self|s} * @{1,other|t}).sum()"},
    {"DataFrame",
     "dot",
     "write (@{self|df} * @{1,other|w}).sum(axis=1)"},
    {"Series",
     "argmax",
     "write @{self|s}.idxmax()"},
    {"Series",
     "argmin",
     "write @{self|s}.idxmin()"},
    {"Series",
     "argsort",
     "labels, for .loc in place of .iloc; write "
     "@{self|s}.sort_values().index"},
    {"Series",
     "factorize",
     "write @{self|s}.map({v: i for i, v in enumerate(@{self|s}.unique())})"},
    {"Series",
     "searchsorted",
     "write (@{self|s} < @{1,value|x}).sum()"},
    {"Series",
     "repeat",
     "write pd.Series([x for x in @{self|s} for i in range(@{1,repeats|2})])"},
    {"DataFrame Series",
     "equals",
     "write (@{self|s} == @{1,other|t}).all()"},
    {"DataFrame Series",
     "compare",
     "rows that differ; write df[df['a'] != df['b']]"},
    {"DataFrame",
     "hist boxplot",
     "charts are drawn by the last line of a df-chart, as "
     "df.plot.hist(y='a')"},
    {"Series",
     "hist",
     "charts are drawn by the last line of a df-chart, as s.plot.hist()"},
    {"DataFrame Series",
     "to_period to_timestamp tz_localize tz_convert",
     "dates are ISO texts; a month: write df['day'].str[:7]"},
    {"Timestamp",
     "day_name month_name weekday isocalendar week date time hour minute "
     "second timestamp normalize to_period replace tz_localize isoweekday",
     "names of days by .dayofweek, of months: write @{self|d}.strftime('%B')"},
    {"dt",
     "days total_seconds seconds",
     "days within one year; write .dt.dayofyear"},
    {"dt",
     "weekday day_of_week",
     "write .dt.dayofweek"},
    {"dt",
     "day_of_year",
     "write .dt.dayofyear"},
    {"dt",
     "to_period",
     "@{1=M,freq=M}write @{self}.strftime('%Y-%m')"},
    {"dt",
     "to_period",
     "@{1=Y,1=A,freq=Y,freq=A}write @{self}.strftime('%Y')"},
    {"dt",
     "to_period",
     "@{1=Q,freq=Q}write @{self}.year.astype(str) + 'Q' + "
     "@{self}.quarter.astype(str)"},
    {"dt",
     "to_period normalize date floor",
     "write @{self}.strftime('%Y-%m-%d')"},
    {"dt",
     "day_name",
     "write @{self}.dayofweek.map(lambda i: ['Monday', 'Tuesday', "
     "'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'][i])"},
    {"dt",
     "month_name",
     "write @{self}.strftime('%B')"},
    {"dt",
     "time hour minute second round ceil tz_localize tz_convert",
     "times of day are not kept: they are cut from the column's strings, "
     "as hours by .str[11:13]"},
    {"dt",
     "isocalendar",
     "its year by '%G', its week by '%V'; write "
     "@{self}.strftime('%V').astype(int)"},
    {"dt",
     "week weekofyear",
     "write @{self}.strftime('%V').astype(int)"},
    {"dt",
     "is_month_start",
     "write @{self}.day == 1"},
    {"dt",
     "is_year_start",
     "write @{self}.dayofyear == 1"},
    {"dt",
     "is_leap_year",
     "write (@{self}.year % 4 == 0) & ((@{self}.year % 100 != 0) | "
     "(@{self}.year % 400 == 0))"},
    {"dt",
     "days_in_month daysinmonth is_month_end is_month_start is_year_end is_leap_year",
     "year, quarter, month, day, dayofweek (Monday is 0) and dayofyear are "
     "there"},
    {"str",
     "get_dummies",
     "a column for each part; write p = @{self}.split(@{1,sep|'|'}, "
     "expand=True); @{target|df} = @{head|}pd.DataFrame({v: (p == "
     "v).any(axis=1).astype(int) for v in "
     "sorted(p.stack().unique())})@{tail|}"},
    {"str",
     "wrap encode decode normalize translate index rindex isdecimal istitle "
     "expandtabs",
     "cells one by one; write df['k'].map(lambda x: x.find('a'))"},
    {"str",
     "join",
     "write .map(lambda v: @{1|', '}.join(v))"},
    {"GroupBy",
     "unique",
     "the values of each group as a text; write .agg(lambda s: ', "
     "'.join(s.unique()))"},
    {"GroupBy",
     "mad",
     "write .agg(lambda s: (s - s.mean()).abs().mean())"},
    {"GroupBy aggregation",
     "skew",
     "in .agg, where each of several functions has a name: "
     ".agg(mean='mean', skew=...); write lambda s: s.count() * (s.count() - "
     "1) ** 0.5 / (s.count() - 2) * (((s - s.mean()) ** 3).sum() / ((s - "
     "s.mean()) ** 2).sum() ** 1.5)"},
    {"GroupBy",
     "corr cov ewm ohlc hist boxplot",
     "figures of each group are computed by .agg(lambda s: ...) or "
     ".apply(lambda g: ...)"},
    {"function",
     "sort_values head tail mean median sum min max std var count nunique mode first last idxmax idxmin dropna fillna reset_index",
     "a lambda in place of the method, with its arguments in there; write "
     "lambda x: x.@{name}()"},
    {"GroupBy",
     "groups indices",
     "write [k for k, g in @{self|g}]"},
    {"DataFrame Series",
     "column",
     "pandas has an attribute of this name; write @{self|df}['@{text}']"},
    {"GroupBy",
     "column",
     "a column of the groups; write @{self|g}['@{text}']"},
    {"list tuple",
     "append",
     "lists are joined with +: write v = v + [@{1|x}]"},
    {"list",
     "extend",
     "write v = v + list(@{1|w})"},
    {"list",
     "sort",
     "write v = sorted(v)"},
    {"list",
     "reverse",
     "write v = v[::-1]"},
    {"list",
     "remove pop clear insert copy",
     "write v = [x for x in v if x != @{1|0}]"},
    {"dict",
     "update setdefault pop popitem copy clear fromkeys",
     "a key at a time; write d['b'] = 2"},
    {NULL, NULL, NULL},
};
// clang-format on
