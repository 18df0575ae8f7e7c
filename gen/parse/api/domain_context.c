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

struct node *domain_reference(struct arena *a, enum domain_number domain,
                              const struct domain_scope *in, str role,
                              str target, struct pos at)
{
    struct node *x = node_new(a, NODE_PENDING_XREF, at);
    node_set(a, x, "refdomain", str_c(DOMAINS[domain].name));
    node_set_xref(a, x, role, target, false);
    if (in->module.n)
        node_set(a, x, "_module", in->module);
    if (in->inner.n)
        node_set(a, x, "_inner", in->inner);
    return x;
}
