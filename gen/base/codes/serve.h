// SPDX-License-Identifier: MIT
// serve: diagnostics of the preview server (`perfpress serve`).
#pragma once

#include "base/diag.h"

#define SERVE_CODES(X) \
    X(SERVE_LISTEN, SYSTEM, "serve-listen", "cannot listen on %: %")

SERVE_CODES(DIAG_CODE_DECLARE)
