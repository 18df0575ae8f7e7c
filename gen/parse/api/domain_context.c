// SPDX-License-Identifier: MIT
// domain_context: see domain_context.h.
#include "parse/api/domain_context.h"

#include "load/site.h"

struct domain_context *domain_context(struct parse *p)
{
    const struct writing_keys *w = &p->site->config.writing;
    if (p->domain)
        return p->domain;
    p->domain = NEW(p->a, struct domain_context);
    p->domain->chosen = w->primary_domain.p;
    p->domain->primary =
        w->primary_domain.p ? domain_number(w->primary_domain) : DOMAIN_PY;
    return p->domain;
}

str domain_innermost(const struct domain_scope *in)
{
    return in->stack.n ? in->stack.v[in->stack.n - 1] : STR_NONE;
}

void domain_note_scope(struct arena *a, const struct domain_scope *in,
                       enum domain_number domain, struct node *x)
{
    static const char *const MODULES[DOMAIN_N] = {
        [DOMAIN_PY] = "py:module", [DOMAIN_STD] = "std:program"};
    static const char *const INNER[DOMAIN_N] = {[DOMAIN_PY] = "py:class",
                                                [DOMAIN_C] = "c:parent_key",
                                                [DOMAIN_CPP] =
                                                    "cpp:parent_key"};
    if (MODULES[domain] && in->module.n)
        node_set(a, x, MODULES[domain], in->module);
    if (INNER[domain] && in->inner.n)
        node_set(a, x, INNER[domain], in->inner);
}
