// SPDX-License-Identifier: MIT
// init_sphinx: starts the Python script gen/from_sphinx/from_sphinx.py, which
// does the work. Python then imports no modules from the working directory or
// from the user's own packages.
#include "cli/init_sphinx.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/codes/config.h"
#include "base/path.h"
#include "base/system.h"
#include "parse/call/runs_code.h"

/* Returns the first python3 in PATH. Skips relative folders of PATH, since the
   working directory may belong to anybody. */
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

/* Writes the script to a temporary file without a name, which Python inherits.
   Returns a name that opens the file, or NULL and sets errno. */
static const char *script_name(struct arena *a)
{
    str script = FROM_SPHINX[0].bytes;
    FILE *file = tmpfile();
    if (!file || fwrite(script.p, 1, script.n, file) != script.n ||
        fflush(file) != 0 || fseek(file, 0, SEEK_SET) != 0)
        return NULL;
    fcntl(fileno(file), F_SETFD, 0);
    return str_dupz(a, str_fmt(a, "/dev/fd/%d", fileno(file)));
}

/* Returns, as JSON, the Sphinx extensions that run code, each with its effect
   and its names of directives: {"sphinx.ext.autodoc": ["reads", "automodule
   autoclass ..."], ...} */
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
    char self[4096];
    str python = find_python(a);
    if (!system_program(self, sizeof self))
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
