// SPDX-License-Identifier: MIT
// codes: defines the codes of all stages, and the list of them.
#include "base/codes/codes.h"

#include "base/codes/config.h"
#include "base/codes/csv.h"
#include "base/codes/data.h"
#include "base/codes/df.h"
#include "base/codes/directive.h"
#include "base/codes/fetch.h"
#include "base/codes/files.h"
#include "base/codes/math.h"
#include "base/codes/md.h"
#include "base/codes/output.h"
#include "base/codes/publish.h"
#include "base/codes/reference.h"
#include "base/codes/result.h"
#include "base/codes/rst.h"
#include "base/codes/serve.h"
#include "base/codes/source.h"
#include "base/codes/template.h"

// clang-format off
#define ALL_CODES(X) \
    FILES_CODES(X) CONFIG_CODES(X) CSV_CODES(X) DATA_CODES(X) DF_CODES(X) \
    RESULT_CODES(X) SOURCE_CODES(X) DIRECTIVE_CODES(X) RST_CODES(X) \
    MD_CODES(X) MATH_CODES(X) \
    REFERENCE_CODES(X) TEMPLATE_CODES(X) OUTPUT_CODES(X) SERVE_CODES(X) \
    PUBLISH_CODES(X) FETCH_CODES(X)
// clang-format on

enum {
#define X(name, severity, id, wording) NUMBER_##name,
    ALL_CODES(X)
#undef X
        N_CODES
};

_Static_assert((int)N_CODES <= (int)DIAG_CODES_MAX, "levels have room");

#define X(name, severity, id, wording)        \
    const struct diag_code DIAG_##name[1] = { \
        {NUMBER_##name, DIAG_SEVERITY_##severity, id, wording}};
ALL_CODES(X)
#undef X

const struct diag_code *const DIAG_CODES[] = {
#define X(name, severity, id, wording) DIAG_##name,
    ALL_CODES(X)
#undef X
};

const size_t DIAG_N_CODES = N_CODES;

const struct diag_code *codes_find(str id)
{
    for (size_t i = 0; i < DIAG_N_CODES; i++)
        if (str_eq(str_c(DIAG_CODES[i]->id), id))
            return DIAG_CODES[i];
    return NULL;
}

void codes_help(struct diags *d, str id)
{
    str names[DIAG_CODES_MAX];
    size_t n = 0;
    for (size_t i = 0; i < DIAG_N_CODES; i++)
        if (diag_code_has_choice(DIAG_CODES[i]))
            names[n++] = str_c(DIAG_CODES[i]->id);
    diag_help_nearest(d, "codes of warnings", id, names, n);
}
