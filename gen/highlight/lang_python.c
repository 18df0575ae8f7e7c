// SPDX-License-Identifier: MIT
// lang_python: the rules for Python, interactive sessions, and df scripts,
// which are a subset of Python.
#include "highlight/rule.h"

enum {
    CODE,
    FIELD,  /* {...} in a formatted string */
    SPEC,   /* in {...}, the part after the colon */
    DEF,    /* after "def" */
    CLASS,  /* after "class" */
    IMPORT, /* after "import" */
    FROM,   /* after "from", up to "import" */
    S1,
    D1,
    S3,
    D3, /* in a string between ' (S1), " (D1), ''' (S3) or """ (D3) */
    RS1,
    RD1,
    RS3,
    RD3, /* in a raw string */
    FS1,
    FD1,
    FS3,
    FD3, /* in a formatted string */
    AFTER,
    OUTPUT,
};

#define CODES (IN(CODE) | IN(FIELD))
#define SHORT (IN(S1) | IN(D1) | IN(RS1) | IN(RD1) | IN(FS1) | IN(FD1))
#define LONG (IN(S3) | IN(D3) | IN(RS3) | IN(RD3) | IN(FS3) | IN(FD3))
#define FORMATTED (IN(FS1) | IN(FD1) | IN(FS3) | IN(FD3))
#define ESCAPED (IN(S1) | IN(D1) | IN(S3) | IN(D3) | FORMATTED)
#define SINGLES (IN(S1) | IN(S3) | IN(RS1) | IN(RS3) | IN(FS1) | IN(FS3))
#define ALL                                                                   \
    (CODES | IN(SPEC) | IN(DEF) | IN(CLASS) | IN(IMPORT) | IN(FROM) | SHORT | \
     LONG)

static const char KEYWORDS[] =
    " as assert async await break continue del elif else except finally for "
    "global if lambda nonlocal pass raise return try while with yield import "
    "from match case ";

static const char BUILTINS[] =
    " abs aiter all any anext ascii bin bool breakpoint bytearray bytes "
    "callable chr classmethod compile complex delattr dict dir divmod "
    "enumerate eval filter float format frozenset getattr globals hasattr hash "
    "hex id input int isinstance issubclass iter len list locals map max "
    "memoryview min next object oct open ord pow print property range repr "
    "reversed round set setattr slice sorted staticmethod str sum super tuple "
    "type vars zip __import__ ";

static const char EXCEPTIONS[] =
    " ArithmeticError AssertionError AttributeError BaseException "
    "BlockingIOError BrokenPipeError ConnectionError DeprecationWarning "
    "EOFError Exception FileExistsError FileNotFoundError FloatingPointError "
    "FutureWarning ImportError IndentationError IndexError InterruptedError "
    "IOError IsADirectoryError KeyError KeyboardInterrupt LookupError "
    "MemoryError ModuleNotFoundError NameError NotADirectoryError "
    "NotImplementedError OSError OverflowError PermissionError "
    "ProcessLookupError RecursionError ReferenceError RuntimeError "
    "RuntimeWarning StopAsyncIteration StopIteration SyntaxError SystemError "
    "SystemExit TabError TimeoutError TypeError UnboundLocalError "
    "UnicodeDecodeError UnicodeEncodeError UnicodeError UserWarning ValueError "
    "Warning ZeroDivisionError ";

static const char MAGIC[] =
    " __init__ __new__ __del__ __repr__ __str__ __bytes__ __format__ __len__ "
    "__iter__ __next__ __getitem__ __setitem__ __delitem__ __contains__ "
    "__call__ __enter__ __exit__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__ "
    "__hash__ __bool__ __add__ __sub__ __mul__ __truediv__ __getattr__ "
    "__setattr__ __get__ __set__ __main__ ";

static const char VARIABLES[] =
    " __name__ __file__ __doc__ __dict__ __class__ __all__ __version__ "
    "__slots__ __module__ ";

/* Matches an opening quotation mark and its prefix. arg[0] is the kind of
   string: ' ' plain, 'r' raw, 'f' formatted. The rest of arg is the mark. */
static long opening(struct highlighter *h, const char *arg)
{
    str s = scan_rest(h), mark = str_c(arg + 1);
    bool raw = false, formatted = false;
    size_t n = 0;
    for (; n < 2 && n < s.n; n++) {
        char c = char_lower(s.p[n]);
        if (c != 'r' && c != 'f' && c != 'b' && c != 'u')
            break;
        raw |= c == 'r';
        formatted |= c == 'f';
    }
    char kind = formatted ? 'f' : raw ? 'r' : ' ';
    return kind == arg[0] && str_starts(str_from(s, n), mark)
               ? (long)(n + mark.n)
               : RULE_NO;
}

/* Matches a whole docstring: a string that is a statement by itself. arg is the
   quotation mark. */
static long docstring(struct highlighter *h, const char *arg)
{
    str s = scan_rest(h), mark = str_c(arg);
    if (!str_starts(s, mark))
        return RULE_NO;
    size_t end = str_find(s, mark, mark.n);
    return (long)(end == STR_NPOS ? s.n : end + mark.n);
}

static long decorator(struct highlighter *h, const char *arg)
{
    str s = scan_rest(h);
    h->at++;
    long n = s.p[0] == '@' && s.n > 1 ? scan_dotted(h, arg) : RULE_NO;
    h->at--;
    return n == RULE_NO ? n : n + 1;
}

#define OPENING(kind, quote, class, state)                      \
    {                                                           \
        CODES, AT_WORD, opening, kind quote, class, PUSH(state) \
    }
#define CLOSING(states, quote, class)                   \
    {                                                   \
        states, AT_ANY, scan_literal, quote, class, POP \
    }

static const struct highlight_rule RULES[] = {
    {CODES, AT_ANY, scan_to_eol, "#", "c1", STAY},
    {CODES, AT_FIRST, decorator, NULL, "nd", STAY},
    {IN(CODE), AT_FIRST, docstring, "\"\"\"", "sd", STAY},
    OPENING(" ", "\"\"\"", "s2", D3),
    OPENING(" ", "'''", "s1", S3),
    OPENING(" ", "\"", "s2", D1),
    OPENING(" ", "'", "s1", S1),
    OPENING("r", "\"\"\"", "s2", RD3),
    OPENING("r", "'''", "s1", RS3),
    OPENING("r", "\"", "s2", RD1),
    OPENING("r", "'", "s1", RS1),
    OPENING("f", "\"\"\"", "s2", FD3),
    OPENING("f", "'''", "s1", FS3),
    OPENING("f", "\"", "s2", FD1),
    OPENING("f", "'", "s1", FS1),
    CLOSING(IN(D3) | IN(RD3) | IN(FD3), "\"\"\"", "s2"),
    CLOSING(IN(S3) | IN(RS3) | IN(FS3), "'''", "s1"),
    CLOSING(IN(D1) | IN(RD1) | IN(FD1), "\"", "s2"),
    CLOSING(IN(S1) | IN(RS1) | IN(FS1), "'", "s1"),
    {SHORT, AT_ANY, scan_literal, "\n", NULL, POP},
    {ESCAPED, AT_ANY, scan_escape, NULL, "se", STAY},
    {(SHORT | LONG) & ~SINGLES, AT_ANY, scan_escape, NULL, "s2", STAY},
    {SINGLES, AT_ANY, scan_escape, NULL, "s1", STAY},
    {FORMATTED, AT_ANY, scan_literal, "{{", "se", STAY},
    {FORMATTED, AT_ANY, scan_literal, "{", "si", PUSH(FIELD)},
    {FORMATTED & ~SINGLES, AT_ANY, scan_until, "\"\\{\n", "s2", STAY},
    {FORMATTED & SINGLES, AT_ANY, scan_until, "'\\{\n", "s1", STAY},
    {(SHORT | LONG) & ~SINGLES, AT_ANY, scan_until, "\"\\\n", "s2", STAY},
    {SINGLES, AT_ANY, scan_until, "'\\\n", "s1", STAY},
    {LONG & ~SINGLES, AT_ANY, scan_one, "\"\\\n", "s2", STAY},
    {LONG & SINGLES, AT_ANY, scan_one, "'\\\n", "s1", STAY},
    {IN(FIELD) | IN(SPEC), AT_ANY, scan_literal, "}", "si", POP},
    {IN(FIELD) | IN(SPEC), AT_ANY, scan_literal, "\n", NULL, POP},
    {IN(FIELD), AT_ANY, scan_literal, ":", "si", SET(SPEC)},
    {IN(SPEC), AT_ANY, scan_literal, "{", "si", PUSH(FIELD)},
    {IN(SPEC), AT_ANY, scan_until, "{}\n\"'", "si", STAY},
    {IN(SPEC), AT_ANY, scan_nothing, NULL, NULL, POP},
    {IN(DEF) | IN(CLASS) | IN(IMPORT) | IN(FROM), AT_ANY, scan_blanks, NULL,
     NULL, STAY},
    {IN(DEF), AT_ANY, scan_word, MAGIC, "fm", POP},
    {IN(DEF), AT_ANY, scan_name, NULL, "nf", POP},
    {IN(CLASS), AT_ANY, scan_name, NULL, "nc", POP},
    {IN(FROM), AT_NAME, scan_word, " import ", "kn", POP},
    {IN(IMPORT), AT_NAME, scan_word, " as ", "k", STAY},
    {IN(IMPORT) | IN(FROM), AT_ANY, scan_dotted, NULL, "nn", STAY},
    {IN(IMPORT), AT_ANY, scan_literal, ",", NULL, STAY},
    {IN(DEF) | IN(CLASS) | IN(IMPORT) | IN(FROM), AT_ANY, scan_nothing, NULL,
     NULL, POP},
    {CODES, AT_FIRST, scan_word, " import ", "kn", PUSH(IMPORT)},
    {CODES, AT_FIRST, scan_word, " from ", "kn", PUSH(FROM)},
    {CODES, AT_NAME, scan_word, " def ", "k", PUSH(DEF)},
    {CODES, AT_NAME, scan_word, " class ", "k", PUSH(CLASS)},
    {CODES, AT_NAME, scan_word, KEYWORDS, "k", STAY},
    {CODES, AT_NAME, scan_word, " True False None ", "kc", STAY},
    {CODES, AT_NAME, scan_word, " and or not in is ", "ow", STAY},
    {CODES, AT_NAME, scan_word, " self cls Ellipsis NotImplemented ", "bp",
     STAY},
    {CODES, AT_NAME, scan_word, BUILTINS, "nb", STAY},
    {CODES, AT_NAME, scan_word, EXCEPTIONS, "ne", STAY},
    {CODES, AT_WORD, scan_word, MAGIC, "fm", STAY},
    {CODES, AT_WORD, scan_word, VARIABLES, "vm", STAY},
    {CODES, AT_WORD, scan_radix, "x", "mh", STAY},
    {CODES, AT_WORD, scan_radix, "o", "mo", STAY},
    {CODES, AT_WORD, scan_radix, "b", "mb", STAY},
    {CODES, AT_WORD, scan_float, "", "mf", STAY},
    {CODES, AT_WORD, scan_integer, "", "mi", STAY},
    {IN(FIELD), AT_ANY, scan_one, "!", "si", STAY},
    {CODES, AT_ANY, scan_run, "+-*/%=<>!&|^~@", "o", STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

/* ---- sessions ---- */

static const struct highlight_rule SESSION[] = {
    {IN(AFTER) | IN(OUTPUT), AT_LINE, scan_literal, ">>> ", "gp", RESET(CODE)},
    {IN(AFTER) | IN(OUTPUT), AT_LINE, scan_literal, ">>>\n", "gp", STAY},
    {IN(AFTER), AT_LINE, scan_literal, "... ", "gp", RESET(CODE)},
    {IN(AFTER), AT_LINE, scan_literal, "...\n", "gp", STAY},
    {IN(AFTER), AT_LINE, scan_nothing, NULL, NULL, SET(OUTPUT)},
    {ALL, AT_ANY, scan_literal, "\n", NULL, RESET(AFTER)},
    {IN(OUTPUT), AT_LINE, scan_to_eol, "Traceback (most recent", "gt", STAY},
    {IN(OUTPUT), AT_ANY, scan_until, "\n", "go", STAY},
    {IN(OUTPUT), AT_ANY, scan_literal, "\n", "go", STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

const struct highlight_language highlight_python[] = {
    {" python python3 py py3 df ", "", CODE, NULL, RULES},
    {" pycon doctest ", "", OUTPUT, SESSION, RULES},
    {NULL, NULL, 0, NULL, NULL},
};
