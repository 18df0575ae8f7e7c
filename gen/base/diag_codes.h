// SPDX-License-Identifier: MIT
// The table of diagnostics: X(enumerator, severity, "code", "wording").
// A % in a wording stands for the next argument of diag_at. Lower case, no
// full stop, the fault first. Every code has a line in the manual and a
// golden case. Keep each group sorted; a new stage gets a group of its own.
#define DIAG_CODES(X)                                                          \
    /* files and folders (load, write) */                                      \
    X(DATA_UNUSED, WARNING, "data-unused", "no page uses this dataset")        \
    X(FILE_ACTIVE, ERROR, "file-active", "'%' is not published as it is: %")   \
    X(FILE_CASE, WARNING, "file-case", "'%' and '%' differ in capitals only")  \
    X(FILE_CLASH, ERROR, "file-clash", "'%' and '%' both make '%'")            \
    X(FILE_HIDDEN, ERROR, "file-hidden", "'%' is not for pages to read")       \
    X(FILE_HOST, ERROR, "file-host", "'%' is a file that hosts obey (%)")      \
    X(FILE_MISSING, ERROR, "file-missing", "cannot find file '%'")             \
    X(FILE_NAME, ERROR, "file-name", "'%' is no name for a file: it has %")    \
    X(FILE_NUL, ERROR, "file-nul", "NUL byte in a text")                       \
    X(FILE_OUTSIDE, ERROR, "file-outside", "'%' lies outside the site")        \
    X(FILE_READ, SYSTEM, "file-read", "cannot read '%': %")                    \
    X(FILE_SPECIAL, WARNING, "file-special",                                   \
      "'%' is neither a file nor a folder")                                    \
    X(FILE_UTF8, ERROR, "file-utf8", "invalid UTF-8")                          \
    X(FILE_WRITE, SYSTEM, "file-write", "cannot write '%': %")                 \
    X(SITE_EMPTY, WARNING, "site-empty", "there are no pages in '%'")          \
    /* configuration, command line and front matter (load, cli) */             \
    X(CLI_USAGE, USAGE, "usage", "%")                                          \
    X(CONFIG_KEY, USAGE, "config-key", "unknown key '%'")                      \
    X(CONFIG_MISSING, USAGE, "config-missing", "no perfpress.yaml in '%'")     \
    X(CONFIG_SYNTAX, USAGE, "config-syntax", "malformed YAML: %")              \
    X(CONFIG_VALUE, USAGE, "config-value", "bad value for '%': %")             \
    X(EXPLAIN_UNKNOWN, USAGE, "explain-unknown", "there is no % '%'")          \
    X(FRONT_KEY, WARNING, "front-key", "unknown front matter key '%'")         \
    X(FRONT_TWICE, WARNING, "front-twice",                                     \
      "'%' is there twice; the first counts")                                  \
    X(FRONT_VALUE, ERROR, "front-value", "bad value for '%': %")               \
    X(YAML_SYNTAX, ERROR, "yaml-syntax", "malformed YAML: %")                  \
    /* CSV (load) */                                                           \
    X(CSV_BLANK_LINE, WARNING, "csv-blank-line",                               \
      "an empty line makes an empty row")                                      \
    X(CSV_DELIMITER, WARNING, "csv-delimiter",                                 \
      "fields seem to be parted by %, not by %")                               \
    X(CSV_DUPLICATE, ERROR, "csv-duplicate", "column '%' appears twice")       \
    X(CSV_EMPTY, ERROR, "csv-empty", "file has no header row")                 \
    X(CSV_HEADER, WARNING, "csv-header", "':header:' has % for %")             \
    X(CSV_NUL, ERROR, "csv-nul", "NUL byte in CSV")                            \
    X(CSV_QUOTE, ERROR, "csv-quote", "quoted field is never closed")           \
    X(CSV_RAGGED, ERROR, "csv-ragged", "row has %, expected %")                \
    X(CSV_SHORT, WARNING, "csv-short", "row has %, expected %")                \
    X(CSV_SPACE, WARNING, "csv-space", "% '%' begins with a blank")            \
    X(CSV_STRAY, WARNING, "csv-stray-quote", "%")                              \
    X(CSV_UTF8, ERROR, "csv-utf8", "invalid UTF-8 in CSV")                     \
    /* schemas, and data against them (load, check) */                         \
    X(DATA_BATCH, WARNING, "data-batch", "%")                                  \
    X(DATA_CHECK, ERROR, "data-check", "%")                                    \
    X(DATA_DOUBT, WARNING, "data-doubt", "%")                                  \
    X(DATA_ENUM, ERROR, "data-enum", "%")                                      \
    X(DATA_FOREIGN_KEY, ERROR, "data-foreign-key", "%")                        \
    X(DATA_KNOWN, WARNING, "data-known",                                       \
      "no row with these cells has the fault '%' any more")                    \
    X(DATA_LENGTH, ERROR, "data-length", "%")                                  \
    X(DATA_NUMBER, WARNING, "data-number", "%")                                \
    X(DATA_PATTERN, ERROR, "data-pattern", "%")                                \
    X(DATA_PERCENTILES, WARNING, "data-percentiles", "%")                      \
    X(DATA_POSITIVE, WARNING, "data-positive", "%")                            \
    X(DATA_PRIMARY_KEY, ERROR, "data-primary-key", "%")                        \
    X(DATA_RANGE, ERROR, "data-range", "%")                                    \
    X(DATA_REQUIRED, ERROR, "data-required", "%")                              \
    X(DATA_TOPOLOGY, WARNING, "data-topology", "%")                            \
    X(DATA_TYPE, ERROR, "data-type", "%")                                      \
    X(DATA_UNDESCRIBED, WARNING, "data-undescribed",                           \
      "the schema has no field '%'")                                           \
    X(DATA_UNIQUE, ERROR, "data-unique", "%")                                  \
    X(SCHEMA_COLUMN, ERROR, "schema-column", "'%' has no column '%'")          \
    X(SCHEMA_KEY, ERROR, "schema-key", "unknown key '%'")                      \
    X(SCHEMA_SYNTAX, ERROR, "schema-syntax", "malformed YAML: %")              \
    X(SCHEMA_UNUSED, WARNING, "schema-unused", "no data are held against it")  \
    X(SCHEMA_VALUE, ERROR, "schema-value", "bad value for '%': %")             \
    /* df scripts (parse, eval) */                                             \
    X(DF_COLUMN, ERROR, "df-column", "unknown column '%'")                     \
    X(DF_GROUP_LOST, WARNING, "df-group-lost", "%")                            \
    X(DF_INDEX_LOST, WARNING, "df-index-lost", "row labels '%' are not shown") \
    X(DF_MERGE_LOST, WARNING, "df-merge-lost", "%")                            \
    X(DF_MERGE_REPEATED, WARNING, "df-merge-repeated", "%")                    \
    X(DF_NAME, ERROR, "df-name", "unknown name '%'")                           \
    X(DF_NOT_FINITE, WARNING, "df-not-finite", "column '%' is % here")         \
    X(DF_RENAME, WARNING, "df-rename", "no column '%' to rename")              \
    X(DF_RESULT, ERROR, "df-result", "script leaves no frame in '%'")          \
    X(DF_SORT_TEXT, WARNING, "df-sort-text",                                   \
      "column '%' is sorted as text: '%' comes before '%'")                    \
    X(DF_SYNTAX, ERROR, "df-syntax", "%")                                      \
    X(DF_TYPE, ERROR, "df-type", "%")                                          \
    X(DF_UNSUPPORTED, ERROR, "df-unsupported", "% is not part of df scripts")  \
    X(DF_VALUE, ERROR, "df-value", "%")                                        \
    X(DF_VERSION, WARNING, "df-version", "version '%' becomes the number %")   \
    X(CLAIM_EMPTY, WARNING, "claim-empty", "this is claimed of no row: %")     \
    X(CLAIM_FALSE, ERROR, "claim-false", "this does not hold: %")              \
    X(VALUE_COLUMN, ERROR, "value-column", "no column '%'")                    \
    X(VALUE_DATE, ERROR, "value-date", "%")                                    \
    X(VALUE_FORMAT, ERROR, "value-format", "format '%': %")                    \
    X(VALUE_ROW, ERROR, "value-row", "%")                                      \
    X(VALUE_TABLE, ERROR, "value-table", "no table '%'")                       \
    X(UNIT_DIFFERS, WARNING, "unit-differs", "'%' says %, but holds %")        \
    X(UNIT_MIXED, WARNING, "unit-mixed", "% between % and %")                  \
    X(UNIT_PERCENT, WARNING, "unit-percent", "%")                              \
    /* directives and roles, both syntaxes (parse) */                          \
    X(CODE_LINES, WARNING, "code-lines",                                       \
      "'%' names lines that the block does not have")                          \
    X(DIRECTIVE_ARGUMENT, ERROR, "directive-argument", "'%': %")               \
    X(DIRECTIVE_CONTENT, ERROR, "directive-content", "'%': %")                 \
    X(DIRECTIVE_OPTION, ERROR, "directive-option", "'%' has no option '%'")    \
    X(DIRECTIVE_OPTION_TEXT, WARNING, "directive-option-text",                 \
      "option '%' of '%' is read as text")                                     \
    X(DIRECTIVE_TEXT, WARNING, "directive-text",                               \
      "'%' is text here, no directive")                                        \
    X(DIRECTIVE_UNKNOWN, ERROR, "directive-unknown", "unknown directive '%'")  \
    X(DIRECTIVE_VALUE, ERROR, "directive-value", "option '%' of '%': %")       \
    X(INCLUDE_CYCLE, ERROR, "include-cycle", "'%' includes itself")            \
    X(INCLUDE_LIMIT, ERROR, "include-limit", "page includes more than %")      \
    X(RAW_REFUSED, ERROR, "raw-refused", "'%': raw HTML is not allowed")       \
    X(ROLE_TEXT, ERROR, "role-text", "role '%': %")                            \
    X(ROLE_UNKNOWN, ERROR, "role-unknown", "unknown role '%'")                 \
    X(TABLE_CELL, WARNING, "table-cell", "%")                                  \
    /* reStructuredText (parse) */                                             \
    X(RST_BLANK_LINE, WARNING, "rst-blank-line",                               \
      "% ends without a blank line")                                           \
    X(RST_COMMENT, WARNING, "rst-comment",                                     \
      "comment that begins as the directive '%' does")                         \
    X(RST_DEPTH, ERROR, "rst-depth", "nesting is deeper than % levels")        \
    X(RST_INDENT, WARNING, "rst-indent", "unexpected indentation")             \
    X(RST_INLINE, WARNING, "rst-inline", "% is opened but never closed")       \
    X(RST_LINE_LENGTH, ERROR, "rst-line-length",                               \
      "line is longer than 10000 characters; the page is not read")            \
    X(RST_LITERAL, WARNING, "rst-literal", "%")                                \
    X(RST_ROLE, WARNING, "rst-role", "%")                                      \
    X(RST_SUBSTITUTION, WARNING, "rst-substitution", "%")                      \
    X(RST_TABLE, ERROR, "rst-table", "malformed table: %")                     \
    X(RST_TARGET, WARNING, "rst-target", "%")                                  \
    X(RST_TITLE, ERROR, "rst-title", "%")                                      \
    X(RST_TITLE_SHORT, WARNING, "rst-title-short",                             \
      "% is shorter than its title")                                           \
    /* Markdown (parse) */                                                     \
    X(MD_DEPTH, ERROR, "md-depth", "nesting is deeper than % levels")          \
    X(MD_FENCE_OPEN, WARNING, "md-fence-open", "'%' is never closed")          \
    X(MD_FOOTNOTE_UNUSED, WARNING, "md-footnote-unused",                       \
      "nothing refers to the footnote '%'")                                    \
    X(MD_HEADING_LEVEL, WARNING, "md-heading-level",                           \
      "heading of level % where % is expected")                                \
    X(MD_HEADING_NESTED, WARNING, "md-heading-nested",                         \
      "a heading makes no section here")                                       \
    X(MD_OPTION, ERROR, "md-option", "malformed option: %")                    \
    X(MD_RAW_HTML, ERROR, "md-raw-html", "raw HTML is not allowed")            \
    X(MD_TABLE_RAGGED, WARNING, "md-table-ragged",                             \
      "row has % instead of the header's %")                                   \
    /* references and structure (shape) */                                     \
    X(CONTENTS_LIMIT, ERROR, "contents-limit",                                 \
      "the contents of the page list more than % lines in all")                \
    X(DF_MEMORY, ERROR, "df-memory",                                           \
      "the scripts of all pages need more than % MiB together")                \
    X(DF_SHOWN, ERROR, "df-shown",                                             \
      "what the page makes and shows of frames needs more than %")             \
    X(DOC_UNRESOLVED, WARNING, "doc-unresolved", "no page '%'")                \
    X(FOOTNOTE_LIMIT, ERROR, "footnote-limit",                                 \
      "more than % footnotes of the page have symbols")                        \
    X(LABEL_DUPLICATE, WARNING, "label-duplicate",                             \
      "label '%' is already defined at %")                                     \
    X(LABEL_UNUSED, OFF, "label-unused", "nothing links to label '%'")         \
    X(LINK_UNRESOLVED, WARNING, "link-unresolved", "no page or file '%'")      \
    X(PAGE_ORPHAN, WARNING, "page-orphan", "page is in no toctree")            \
    X(REF_ANONYMOUS, WARNING, "ref-anonymous",                                 \
      "anonymous reference has no target")                                     \
    X(REF_UNNUMBERED, WARNING, "ref-unnumbered", "'%' has no number")          \
    X(REF_UNRESOLVED, WARNING, "ref-unresolved", "unknown label '%'")          \
    X(REF_UNTITLED, WARNING, "ref-untitled",                                   \
      "label '%' leads to a place without a title")                            \
    X(SUBSTITUTION_CIRCLE, ERROR, "substitution-circle",                       \
      "substitution '%' leads back to itself")                                 \
    X(SUBSTITUTION_LIMIT, ERROR, "substitution-limit",                         \
      "substitutions add more than % elements")                                \
    X(SUBSTITUTION_UNKNOWN, ERROR, "substitution-unknown",                     \
      "unknown substitution '%'")                                              \
    X(TERM_UNRESOLVED, WARNING, "term-unresolved",                             \
      "no glossary has the term '%'")                                          \
    X(TOCTREE_EMPTY, WARNING, "toctree-empty", "no page matches '%'")          \
    X(TOCTREE_NUMBERED, WARNING, "toctree-numbered",                           \
      "page '%' is numbered already")                                          \
    X(TOCTREE_UNRESOLVED, WARNING, "toctree-unresolved", "no page '%'")        \
    /* templates and HTML (render) */                                          \
    X(ICON_UNKNOWN, WARNING, "icon-unknown", "no icon '%'")                    \
    X(LINK_SCHEME, ERROR, "link-scheme", "link with the scheme '%'")           \
    X(TEMPLATE_BLOCK, WARNING, "template-block", "'%' has no block '%'")       \
    X(TEMPLATE_DEPTH, ERROR, "template-depth",                                 \
      "templates nest deeper than % levels")                                   \
    X(TEMPLATE_LIMIT, ERROR, "template-limit",                                 \
      "templates take more than % steps for a page")                           \
    X(TEMPLATE_MISSING, ERROR, "template-missing", "unknown template '%'")     \
    X(TEMPLATE_NAME, WARNING, "template-name", "no page has a '%'")            \
    X(TEMPLATE_POLICY, WARNING, "template-policy",                             \
      "the policy of 'headers: true' refuses %")                               \
    X(TEMPLATE_SYNTAX, ERROR, "template-syntax", "%")                          \
    X(TEMPLATE_UNUSED, WARNING, "template-unused",                             \
      "no page is made with the template '%'")                                 \
    /* pages against their data (check) */                                     \
    X(UPDATE_OLD, WARNING, "update-old",                                       \
      "last update is %, but '%' is as of %")                                  \
    /* output and its links (write, net) */                                    \
    X(LINK_BROKEN, WARNING, "link-broken", "link to '%': %")                   \
    X(LINK_EXTERNAL, WARNING, "link-external", "link to '%': %")               \
    X(LINK_MOVED, OFF, "link-moved", "link to '%', which has moved to '%'")    \
    X(LINK_UNASKED, WARNING, "link-unasked", "% not asked for: %")             \
    X(OUTPUT_BUSY, SYSTEM, "output-busy", "another build is writing to '%'")   \
    X(OUTPUT_CLASH, ERROR, "output-clash", "two sources are written to '%'")   \
    X(OUTPUT_FOREIGN, ERROR, "output-foreign",                                 \
      "'%' would be overwritten, and perfpress did not write it")              \
    X(OUTPUT_HALF, SYSTEM, "output-half",                                      \
      "'%' holds files of two builds; the next build completes it")            \
    X(OUTPUT_KEPT, WARNING, "output-kept",                                     \
      "'%' is no part of the site any more, and is kept")                      \
    X(OUTPUT_REMOVALS, WARNING, "output-removals",                             \
      "'%': % of the last build are no part of the site any more")             \
    X(OUTPUT_RESERVED, ERROR, "output-reserved",                               \
      "'%' cannot be written: the name is not free")                           \
    X(OUTPUT_STAGE, SYSTEM, "output-stage",                                    \
      "'%' is there, and perfpress did not make it")                           \
    X(REDIRECT_CLASH, ERROR, "redirect-clash",                                 \
      "redirect of '%', which the site has")                                   \
    X(REDIRECT_LOOP, ERROR, "redirect-loop",                                   \
      "redirect of '%' leads back to itself")                                  \
    X(REDIRECT_TARGET, ERROR, "redirect-target",                               \
      "redirect to '%', which the site does not have")                         \
    /* preview (serve) */                                                      \
    X(SERVE_LISTEN, SYSTEM, "serve-listen", "cannot listen on %: %")           \
    /* publishing (publish) */                                                 \
    X(PUBLISH_CLAIMED, WARNING, "publish-claimed",                             \
      "'%': % there, which this site did not put")                             \
    X(PUBLISH_CONFLICT, SYSTEM, "publish-conflict", "'%': %")                  \
    X(PUBLISH_DELETES, SYSTEM, "publish-deletes", "'%': %")                    \
    X(PUBLISH_FOREIGN, SYSTEM, "publish-foreign",                              \
      "'%': perfpress did not put % there")                                    \
    X(PUBLISH_KEY, USAGE, "publish-key", "%")                                  \
    X(PUBLISH_NETWORK, SYSTEM, "publish-network", "cannot reach '%': %")       \
    X(PUBLISH_PLAIN, WARNING, "publish-plain", "'%' is not encrypted")         \
    X(PUBLISH_REFUSED, SYSTEM, "publish-refused", "'%': %")                    \
    X(PUBLISH_REMOVALS, SYSTEM, "publish-removals", "'%': %")                  \
    X(PUBLISH_TARGET, USAGE, "publish-target", "%")                            \
    X(PUBLISH_UNMARKED, WARNING, "publish-unmarked",                           \
      "'%': % no part of the site any more, and kept")
