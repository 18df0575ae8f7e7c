// SPDX-License-Identifier: MIT
// Any bytes as XML: events that nest, an end, and no more after it.
#include "output/xml.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct xml x = xml_start(&a, (str){(const char *)data, size});
    size_t depth = 0, events = 0;
    enum xml_event e;
    while ((e = xml_next(&x)) != XML_END && e != XML_BAD) {
        if (e == XML_DOCTYPE)
            continue;
        depth += e == XML_OPEN ? 1 : (size_t)-1;
        if (x.open.n != depth || events++ > size)
            __builtin_trap();
        if (e == XML_OPEN && depth > 1 && !xml_in(&x, e, x.open.v[depth - 2]))
            __builtin_trap();
        if (e == XML_CLOSE && x.text.n > size)
            __builtin_trap();
    }
    if ((e == XML_END && depth != 0) || xml_next(&x) != e || xml_next(&x) != e)
        __builtin_trap();
    arena_free(&a);
    return 0;
}
