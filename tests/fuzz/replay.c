// SPDX-License-Identifier: MIT
// replay FILE...: calls a fuzz target with the bytes of files, for a debugger,
// or without libFuzzer.
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void replay(FILE *in)
{
    size_t n = 0, cap = 4096, got;
    unsigned char *data = malloc(cap);
    while (data && (got = fread(data + n, 1, cap - n, in)) > 0)
        if ((n += got) == cap)
            data = realloc(data, cap *= 2);
    if (data)
        LLVMFuzzerTestOneInput(data, n);
    free(data);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        FILE *in = fopen(argv[i], "rb");
        if (!in) {
            perror(argv[i]);
            return 1;
        }
        replay(in);
        fclose(in);
    }
    return 0;
}
