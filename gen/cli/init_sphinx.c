// SPDX-License-Identifier: MIT
// init_sphinx: starts gen/from_sphinx/from_sphinx.py, which does the work, with
// a Python that imports nothing from the working directory or the user.
#include "cli/init_sphinx.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/codes/config.h"
#include "base/path.h"
#include "parse/call/runs_code.h"

/* Returns the first python3 in PATH. Skips relative folders: anybody may own
   the working directory. */
static str find_python(struct arena *a)
{
    str path = str_c(getenv("PATH")), dir;
    while (str_cut(&path, ':', &dir)) {
        str file = path_join(a, dir, S("python3"));
        if (str_starts(dir, S("/")) && access(str_dupz(a, file), X_OK) == 0)
            return file;
    }
    return STR_NONE;
}

/* Writes the script to a file in memory, which Python inherits. Returns the
   name of the file, or NULL and sets errno. */
static const char *script_name(struct arena *a)
{
    str rest = FROM_SPHINX[0].bytes;
    int fd = memfd_create("from_sphinx.py", 0);
    ssize_t n = fd < 0 ? -1 : 0;
    for (; n >= 0 && rest.n; rest = str_from(rest, n > 0 ? (size_t)n : 0))
        n = write(fd, rest.p, rest.n);
    str name = str_fmt(a, "/proc/self/fd/%d", fd);
    return n < 0 ? NULL : str_dupz(a, name);
}

/* Returns the Sphinx extensions that run code, as JSON: {"sphinx.ext.autodoc":
   ["reads", "automodule autoclass ..."], ...} */
static const char *runs_json(struct arena *a)
{
    static const char *const WHAT[] = {[RUNS_READS] = "reads",
                                       [RUNS_PRINTS] = "prints",
                                       [RUNS_DRAWS] = "draws"};
    struct buf b = {.a = a};
    const struct runs_code *r;
    for (size_t i = 0; (r = runs_code_at(i)); i++) {
        buf_putc(&b, i ? ',' : '{');
        buf_put_json(&b, r->extension);
        buf_printf(&b, ":[\"%s\",", WHAT[r->effect]);
        buf_put_json(&b, r->names);
        buf_putc(&b, ']');
    }
    buf_putc(&b, '}');
    return str_dupz(a, buf_str(&b));
}

void init_sphinx(struct arena *a, const struct init_sphinx *chosen,
                 struct diags *d)
{
    char self[4096] = "";
    str python = find_python(a);
    if (readlink("/proc/self/exe", self, sizeof self - 1) < 0)
        self[0] = 0;
    const char *words[] = {str_dupz(a, python),
                           "-I",
                           script_name(a),
                           self,
                           runs_json(a),
                           chosen->source,
                           chosen->dir,
                           chosen->format == 1 ? "json" : "text",
                           chosen->python ? chosen->python : "",
                           chosen->map ? "map" : "",
                           NULL};
    if (chosen->python && !*chosen->python)
        words[8] = words[0];
    if (python.p && words[2])
        execv(words[0], (char **)words);
    diag_at(d, DIAG_CLI_PYTHON, (struct pos){0},
            python.p ? str_fmt(a, "cannot run '%.*s': %s", STR_ARG(python),
                               strerror(errno))
                     : S("there is no python3 in PATH"));
    diag_help(d,
              "install Python 3.8 or newer: init --from-sphinx reads conf.py "
              "with it, and no other command needs it");
}
