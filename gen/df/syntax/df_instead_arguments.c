// SPDX-License-Identifier: MIT
// df_instead_arguments: what to write instead of arguments of methods, and
// assignments. The cases of tests/df/instead.t run what each row says to write.
#include "df/syntax/df_instead_rows.h"

// clang-format off
const struct df_instead DF_INSTEAD_ARGUMENTS[] = {
    {"pivot_table()",
     "margins margins_name",
     "@{columns=?,3=?}@{aggfunc=sum,aggfunc=count,4=sum,4=count}a total is "
     "a column and a row; write t = @{call}; t[@{margins_name|'All'}] = "
     "t.sum(axis=1); @{target|df} = @{head|}pd.concat([t, t.sum().to_frame("
     "@{margins_name|'All'}).T]).rename_axis(@{index,2})@{tail|}"},
    {"pivot_table()",
     "margins margins_name",
     "a total is a column and a row; write t = @{call}; "
     "t[@{margins_name|'All'}] = @{self|df}.groupby(@{index,2})[@{values,1}"
     "].agg(@{aggfunc,4|'mean'}); low = pd.concat([@{self|df}.groupby(@{col"
     "umns,3})[@{values,1}].agg(@{aggfunc,4|'mean'}), "
     "pd.Series({@{margins_name|'All'}: "
     "@{self|df}[@{values,1}].agg(@{aggfunc,4|'mean'})})]); @{target|df} = "
     "@{head|}pd.concat([t, low.to_frame(@{margins_name|'All'}).T]).rename_"
     "axis(@{index,2})@{tail|}"},
    {"pivot_table()",
     "margins margins_name",
     "only margins=False works here; a total is a row of its own, put "
     "below by pd.concat; write pd.concat([t, t.sum().to_frame('All').T])"},
    {"crosstab()",
     "normalize",
     "@{normalize=index}shares of a row; write t = @{call}; @{target|df} = "
     "@{head|}t.div(t.sum(axis=1), axis=0)@{tail|}"},
    {"crosstab()",
     "normalize",
     "@{normalize=columns}shares of a column; write t = @{call}; "
     "@{target|df} = @{head|}t.div(t.sum())@{tail|}"},
    {"crosstab()",
     "normalize",
     "shares of all; write t = @{call}; @{target|df} = "
     "@{head|}t.div(t.sum().sum())@{tail|}"},
    {"crosstab()",
     "margins margins_name",
     "@{values=?}totals are a "
     "column and a row; write t = @{call}; t[@{margins_name|'All'}] = "
     "@{values}.groupby(@{1,index}).agg(@{aggfunc}); low = "
     "pd.concat([@{values}.groupby(@{2,columns}).agg(@{aggfunc}), "
     "pd.Series({@{margins_name|'All'}: @{values}.agg(@{aggfunc})})]); "
     "@{target|df} = @{head|}pd.concat([t, low.to_frame(@{margins_name|'All"
     "'}).T]).rename_axis(t.index.name)@{tail|}"},
    {"crosstab()",
     "margins margins_name",
     "totals are a column and a row; write t = @{call}; "
     "t[@{margins_name|'All'}] = t.sum(axis=1); @{target|df} = "
     "@{head|}pd.concat([t, t.sum().to_frame(@{margins_name|'All'}).T]).ren"
     "ame_axis(t.index.name)@{tail|}"},
    {"read_csv()",
     "parse_dates index_col",
     "@{parse_dates=True}@{index_col='}write @{target|df} = @{call}; "
     "@{target|df}[@{index_col}] = "
     "pd.to_datetime(@{target|df}[@{index_col}]); @{target|df} = "
     "@{target|df}.set_index(@{index_col})"},
    {"read_csv()",
     "parse_dates",
     "write @{target|df} = @{call}; @{target|df}[@{item}] = "
     "pd.to_datetime(@{target|df}[@{item}])"},
    {"read_csv()",
     "parse_dates",
     "@{value=['}write @{target|df} = @{call}; @{target|df}[@{value}] = "
     "@{target|df}[@{value}].apply(pd.to_datetime)"},
    {"read_csv()",
     "parse_dates date_parser infer_datetime_format dayfirst date_format",
     "dates are converted behind it; write @{target|df} = @{call}; "
     "@{target|df}['day'] = pd.to_datetime(@{target|df}['day'])"},
    {"read_csv()",
     "converters",
     "columns are converted behind it; write @{target|df} = @{call}; "
     "df['a'] = df['a'].map(lambda x: x * 2)"},
    {"read_csv()",
     "skipfooter",
     "write @{call}.iloc[:-@{skipfooter}]"},
    {"read_csv()",
     "engine low_memory memory_map float_precision cache_dates compression "
     "verbose storage_options dtype_backend encoding_errors infer_objects "
     "mangle_dupe_cols skip_blank_lines dialect doublequote lineterminator",
     "write @{call}"},
    {"read_csv()",
     "on_bad_lines error_bad_lines warn_bad_lines",
     "lines of another length are reported: mend them in the file; write "
     "@{call}"},
    {"read_csv()",
     "na_filter",
     "@{na_filter=False}write pd.read_csv(@{args}, keep_default_na=False)"},
    {"read_csv()",
     "na_filter",
     "write @{call}"},
    {"read_csv()",
     "chunksize iterator",
     "a file is read whole; write @{call}"},
    {"read_csv()",
     "true_values false_values",
     "values are mapped behind it, as in df['g'].map({'x': True, 'y': "
     "False})"},
    {"read_csv()",
     "quoting escapechar delim_whitespace prefix",
     "quotes are double, other delimiters are given by sep=; write @{call}"},
    {"to_datetime()",
     "format",
     "@{format=%Y-%m-%d}ISO dates need none; write @{call}"},
    {"to_datetime()",
     "format",
     "@{format=%d.%m.%Y}write "
     "pd.to_datetime(@{1|s}.str.replace(r'(\\d+)\\.(\\d+)\\.(\\d+)', lambda "
     "m: f'{m[3]}-{m[2]:0>2}-{m[1]:0>2}', regex=True))"},
    {"to_datetime()",
     "format",
     "@{format=%d/%m/%Y}write "
     "pd.to_datetime(@{1|s}.str.replace(r'(\\d+)/(\\d+)/(\\d+)', lambda m: "
     "f'{m[3]}-{m[2]:0>2}-{m[1]:0>2}', regex=True))"},
    {"to_datetime()",
     "format",
     "@{format=%m/%d/%Y}write "
     "pd.to_datetime(@{1|s}.str.replace(r'(\\d+)/(\\d+)/(\\d+)', lambda m: "
     "f'{m[3]}-{m[1]:0>2}-{m[2]:0>2}', regex=True))"},
    {"to_datetime()",
     "format",
     "@{format=%Y%m%d}write pd.to_datetime(@{1|s}.astype(str).str[:4] + '-' "
     "+ @{1|s}.astype(str).str[4:6] + '-' + @{1|s}.astype(str).str[6:8])"},
    {"to_datetime()",
     "dayfirst",
     "the parts in ISO order; write "
     "pd.to_datetime(@{1|s}.str.replace(r'(\\d+)\\D(\\d+)\\D(\\d+)', lambda "
     "m: f'{m[3]}-{m[2]:0>2}-{m[1]:0>2}', regex=True))"},
    {"to_datetime()",
     "format",
     "@{format=%Y/%m/%d}write pd.to_datetime(@{1|s}.str.replace('/', '-'))"},
    {"to_datetime()",
     "format",
     "@{format=%Y-%m-%d %H:%M:%S,format=%Y-%m-%dT%H:%M:%S}times of day are "
     "not kept: the day; write pd.to_datetime(@{1|s}.str[:10])"},
    {"to_datetime()",
     "unit",
     "seconds since 1970 are no dates here: put the dates into the file, as "
     "`date -u -d @1767225600 +%F` prints them"},
    {"to_datetime()",
     "format",
     "@{format=%d/%b/%Y,format=%d/%b/%Y:%H:%M:%S "
     "%z,format=%d/%b/%Y:%H:%M:%S}times of day are not kept: "
     ".str[12:14].astype(int) has the hours; the day: write "
     "pd.to_datetime(@{1|s}.str[:11].str.replace('/', ' '))"},
    {"to_datetime()",
     "format unit utc yearfirst exact origin cache infer_datetime_format "
     "errors",
     "dates are read as 2026-01-31; cut others into that by .str[6:10] + "
     "'-' + ..."},
    {"diff() pct_change() cumsum() cummax() cummin() cumprod() shift() "
     "ffill() bfill() rank() nunique() idxmax() idxmin() fillna() quantile()",
     "axis",
     "rows and columns are exchanged by .T; write "
     "@{self|df}.T.@{called}(@{args|}).T"},
    {"agg() aggregate()",
     "axis",
     "@{axis=1,axis=columns}write @{self|df}.apply(@{1,func|f}, axis=1)"},
    {"agg() aggregate()",
     "axis",
     "write @{call}"},
    {"apply()",
     "args",
     "write @{self|s}.apply(lambda x: @{1,func|f}(x, 2))"},
    {"apply()",
     "errors",
     "write @{self|df}.apply(lambda s: @{1,func|f}(s, errors=@{value}))"},
    {"apply()",
     "raw result_type engine",
     "write @{call}"},
    {"query() eval()",
     "engine parser level",
     "write @{call}"},
    {"concat()",
     "verify_integrity copy levels",
     "write @{call}"},
    {"astype()",
     "datetime64 datetime64[ns] datetime64[s] datetime64[ms] datetime64[us] "
     "datetime64[D] datetime",
     "write pd.to_datetime(@{self})"},
    {"astype()",
     "timedelta64[ns] timedelta64[s] timedelta64 timedelta",
     "spans of time are numbers here, as seconds: write float"},
    {"pivot_table(Series)",
     "index",
     "make a column of it first; write @{self}.assign(**{'@{text|key}': "
     "@{index}}).@{called}(index='@{text|key}', @{args})"},
    {"pivot_table(Series)",
     "columns",
     "make a column of it first; write @{self}.assign(**{'@{text|key}': "
     "@{columns}}).@{called}(columns='@{text|key}', @{args})"},
    {"transform(dict) apply(dict)",
     "func",
     "one column at a time; write pd.DataFrame({k: f(@{self}[k]) for k, f "
     "in @{1,func}.items()})"},
    {"transform(list) apply(list)",
     "func",
     "one function at a time; write pd.DataFrame({'a': df['a'].round(1), "
     "'b': df['a'].cumsum()})"},
    {"aggregation",
     "unique list set",
     "the values as one string; write lambda s: ', "
     "'.join(s.astype(str).unique())"},
    {"labels",
     "right",
     "give the side with unique labels the other's; in place of the right "
     "side, write @{other}.reindex(@{self}.index)"},
    {"labels",
     "left",
     "give the side with unique labels the other's; in place of the left "
     "side, write @{self}.reindex(@{other}.index)"},
    {"dates",
     "Series-Series",
     "dates are strings here; in place of (a - b).dt.days, write "
     "@{self}.map(lambda d: pd.Timestamp(d).toordinal(), "
     "na_action='ignore') - @{other}.map(lambda d: "
     "pd.Timestamp(d).toordinal(), na_action='ignore')"},
    {"dates",
     "str-Series",
     "dates are strings here; in place of (a - b).dt.days, write "
     "pd.Timestamp(@{self}).toordinal() - @{other}.map(lambda d: "
     "pd.Timestamp(d).toordinal(), na_action='ignore')"},
    {"dates",
     "Series-str",
     "dates are strings here; in place of (a - b).dt.days, write "
     "@{self}.map(lambda d: pd.Timestamp(d).toordinal(), "
     "na_action='ignore') - pd.Timestamp(@{other}).toordinal()"},
    {"dates",
     "str-str",
     "dates are strings here; in place of (a - b).days, write "
     "pd.Timestamp(@{self}).toordinal() - pd.Timestamp(@{other}).toordinal()"},
    {"dates",
     "slice",
     "a part of a date is no label; by a column of dates: write "
     "df[df['day'].dt.strftime('%Y-%m').between(@{self}, @{other})]"},
    {"dates",
     "diff.Series",
     "dates are strings here; in place of .diff().dt.days, write "
     "@{self}.map(lambda d: pd.Timestamp(d).toordinal(), "
     "na_action='ignore').diff()"},
    {"dates",
     "diff.GroupBy diff.DataFrame",
     "dates are strings here; count their days first: write df['day'] = "
     "df['day'].map(lambda d: pd.Timestamp(d).toordinal(), "
     "na_action='ignore')"},
    {"cell",
     "data",
     "a cell holds one value; a row for each item, in place of explode: "
     "write pd.DataFrame([[k, x] for k, v in [('a', [1, 2]), ('b', [3])] "
     "for x in v], columns=['k', 'v'])"},
    {"cell",
     "list",
     "a cell holds no list; write lambda s: ', '.join(s.astype(str))"},
    {"cell",
     "version",
     "to sort by the numbers in a text, pad them: write key=lambda c: "
     "c.str.replace(r'\\d+', lambda m: m[0].zfill(4), regex=True)"},
    {"cell",
     "function row",
     "a cell holds one value: ', '.join(...) makes a text of several; "
     "result_type='expand' of .apply(..., axis=1) makes a column of each"},
    {"value_counts()",
     "bins",
     "write pd.cut(@{self|s}, @{bins}, include_lowest=True).value_counts()"},
    {"unstack()",
     "level",
     "columns of several levels come from columns, without set_index; "
     "write df.pivot(index='k', columns=@{1,level}, values='a')"},
    {"groupby()",
     "squeeze",
     "write @{call}"},
    {"fillna() replace() clip() rename() drop() drop_duplicates() dropna() "
     "sort_values() sort_index() reset_index() set_index() where() mask() "
     "ffill() bfill() interpolate() query() rename_axis() set_axis() "
     "insert() add_categories() remove_categories() set_categories() "
     "rename_categories() reorder_categories()",
     "inplace",
     "assign the result; write @{self} = @{call}"},
    {"qcut() cut()",
     "retbins precision duplicates",
     "write @{call}"},
    {"to_numeric()",
     "downcast",
     "@{downcast=float}write @{call}.astype(float)"},
    {"to_numeric()",
     "downcast dtype_backend",
     "write @{call}"},
    {"assignment",
     "lists",
     "@{1=?,pat=?}no cell holds a list: .str[0] takes one part, .str.len() "
     "counts them, expand=True makes a column of each; a row of each, in "
     "place of explode: write @{frame} = @{frame}.drop(columns=[c for c in "
     "@{frame}.columns if c == @{column}]).join(@{self}(@{args}, "
     "expand=True).stack().reset_index(level=1, "
     "drop=True).rename(@{column}), validate='m:m')"},
    {"assignment",
     "lists",
     "@{1=?,pat=?}no cell holds a list: .str[0] takes one part, .str.len() "
     "counts them, expand=True makes a column of each; a row of each, in "
     "place of explode: write df.join(@{self}(@{args}, "
     "expand=True).stack().reset_index(level=1, drop=True).rename('p'), "
     "validate='m:m')"},
    {"assignment",
     "lists",
     "no cell holds a list: .str[0] takes one part, .str.len() counts "
     "them, expand=True makes a column of each; the parts below each "
     "other: write df['k'].str.split(',', expand=True).stack()"},
    {"Series[]",
     "Series",
     "write @{self} = @{self}.mask(@{text}, @{right})"},
    {"Series[]",
     "str int float",
     "of a label that is there, it is @{frame} = "
     "@{frame}.mask(@{frame}.index == @{text}, @{right}); of a new one, "
     "write @{frame} = pd.concat([@{frame}, pd.Series({@{text}: "
     "@{right}})]).rename_axis(@{frame}.index.name).rename(@{frame}.name)"},
    {"Series",
     "loc",
     "of labels that are there; write f = @{frame}.to_frame('v'); "
     "f.loc[@{column}, 'v'] = @{right}; @{frame} = "
     "f['v'].rename(@{frame}.name)"},
    {"Series",
     "iloc",
     "write f = @{frame}.to_frame('v'); f.iloc[@{column}, 0] = @{right}; "
     "@{frame} = f['v'].rename(@{frame}.name)"},
    {"loc",
     "row",
     "@{right=[}a row more; write @{frame|df} = pd.concat([@{frame|df}, "
     "pd.DataFrame([@{right}], columns=@{frame|df}.columns, "
     "index=[@{column}])]).rename_axis(@{frame|df}.index.name)"},
    {"loc",
     "row",
     "@{right={}a row more; write @{frame|df} = pd.concat([@{frame|df}, "
     "pd.DataFrame([@{right}], "
     "index=[@{column}])]).rename_axis(@{frame|df}.index.name)"},
    {"loc",
     "row",
     "a row more; write @{frame|df} = pd.concat([@{frame|df}, (@{right}).to"
     "_frame(@{column}).T]).rename_axis(@{frame|df}.index.name)"},
    {"assignment",
     "Index ndarray Series",
     "a list of names; write @{self}[@{text}.tolist()] = @{right}"},
    {NULL, NULL, NULL},
};
// clang-format on
