// SPDX-License-Identifier: MIT
// import: binds names by import statements. pd and np need no import: scripts
// always have these names.
#include "df/run/import.h"

#include "base/codes/df.h"
#include "df/run/function.h"
#include "df/run/modules.h"
#include "df/run/names.h"
#include "df/run/operations.h"
#include "df/runtime/instead.h"
#include "df/runtime/trace.h"

/* Sets *out to the module with a path such as scipy.stats. Reports an unknown
   module and returns false. */
static bool module(struct eval *ev, const struct df_expr *at,
                   struct object *out)
{
    str path = modules_path(ev->scratch, ev->site, at->text);
    bool known = operations_module(at->text, out);
    if (known && path.p) {
        eval_fault(ev, DIAG_DF_IMPORT, at,
                   "'%.*s' has the same name as a Python module",
                   STR_ARG(path));
        return eval_help(ev, "rename the file");
    }
    if (known)
        return true;
    if (path.p)
        return modules_import(ev, at, at->text, out);
    if (modules_is_unfetched(ev, at, at->text))
        return false;
    eval_fault(ev, DIAG_DF_UNSUPPORTED, at, "module '%.*s'", STR_ARG(at->text));
    str name = at->text;
    for (size_t n = name.n; n != STR_NPOS; n = str_rfind_char(name, '.')) {
        name.n = n; /* tries "os.path", then "os", for os.path */
        if (instead_help(ev, at, S("syntax"),
                         str_fmt(ev->scratch, "import.%.*s", STR_ARG(name))))
            return false;
    }
    instead_help(ev, at, S("syntax"), S("import"));
    return false;
}

static bool bind_import(struct eval *ev, const struct df_stmt *s)
{
    struct object m, value, now;
    str name = s->targets->text;
    if (s->member.p) {
        str file = str_fmt(ev->scratch, "%.*s.%.*s", STR_ARG(s->value->text),
                           STR_ARG(s->member));
        if (modules_path(ev->scratch, ev->site, file).p) {
            if (!modules_import(ev, s->targets, file, &value))
                return false;
            names_assign(ev, name, value);
            return true;
        }
    }
    if (!module(ev, s->value, &m))
        return false;
    value = m;
    if (s->member.p &&
        !operations_module(str_fmt(ev->a, "%.*s.%.*s", STR_ARG(s->value->text),
                                   STR_ARG(s->member)),
                           &value) &&
        !function_attribute_named(ev, s->targets, m, s->member, &value))
        return false;
    bool bound = value.type == OBJECT_MODULE && !ev->locals &&
                 names_find(ev, NULL, name, &now) &&
                 now.type == OBJECT_MODULE &&
                 str_eq(as_str(now), as_str(value));
    if (bound)
        return true;
    names_assign(ev, name, value);
    trace_name(ev, name, NULL, value);
    if (m.type == OBJECT_SCRIPT && s->member.p && !ev->locals)
        modules_trace(ev, as_script(m), s->member, name);
    return true;
}

bool import_statement(struct eval *ev, const struct df_stmt *s)
{
    bool ok = bind_import(ev, s);
    if (!ok && modules_path(ev->scratch, ev->site, s->value->text).p)
        names_assign(ev, s->targets->text,
                     (struct object){.type = OBJECT_BROKEN});
    return ok;
}
