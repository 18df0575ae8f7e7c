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
     "@{format=%d.%m.%Y}write pd.to_datetime(@{1|s}.str[6:10] + '-' + "
     "@{1|s}.str[3:5] + '-' + @{1|s}.str[:2])"},
    {"to_datetime()",
     "format",
     "@{format=%d/%m/%Y}write pd.to_datetime(@{1|s}.str[6:10] + '-' + "
     "@{1|s}.str[3:5] + '-' + @{1|s}.str[:2])"},
    {"to_datetime()",
     "format",
     "@{format=%m/%d/%Y}write pd.to_datetime(@{1|s}.str[6:10] + '-' + "
     "@{1|s}.str[:2] + '-' + @{1|s}.str[3:5])"},
    {"to_datetime()",
     "format",
     "@{format=%Y%m%d}write pd.to_datetime(@{1|s}.astype(str).str[:4] + '-' "
     "+ @{1|s}.astype(str).str[4:6] + '-' + @{1|s}.astype(str).str[6:8])"},
    {"to_datetime()",
     "dayfirst",
     "the parts in ISO order; write pd.to_datetime(@{1|s}.str[6:10] + '-' + "
     "@{1|s}.str[3:5] + '-' + @{1|s}.str[:2])"},
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
     "no cell holds a list: .str[0] takes one part, .str.len() counts "
     "them, expand=True makes a column of each; the parts below each "
     "other: write df['k'].str.split(',', expand=True).stack()"},
    {"Series[]",
     "Series",
     "write @{self} = @{self}.mask(@{text}, @{right})"},
    {"Series[]",
     "str int float",
     "a cell more; write @{self} = pd.concat([@{self}, pd.Series({@{text}: "
     "@{right}})])"},
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
