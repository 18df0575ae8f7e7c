/* A kernel. */
#include <stdio.h>
#include "my.h" // own
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#ifdef DEBUG
#define LONG 1 + \
    2
#endif
static const unsigned long mask = 0xffUL;
typedef struct { int x; float y; } pair;

int main(int argc, char *argv[])
{
    char c = '\n', *s = "text \"with\" %d\n";
    double d = 1.5e-3 + .5f + 1.;
    size_t n = sizeof(pair);
    if (argc != 2 && !s)
        return NULL;
    for (int i = 0; i < 10; i++)
        printf(s, i | mask);
end:
    switch (c) { case 'a': break; default: goto end; }
    return 0;
}
