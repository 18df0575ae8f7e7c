// SPDX-License-Identifier: MIT
// config: diagnostics of configuration, the command line and front matter.
#pragma once

#include "base/diag.h"

#define CONFIG_CODES(X)                                                    \
    X(CLI_USAGE, USAGE, "usage", "%")                                      \
    X(CLI_PYTHON, SYSTEM, "python-missing", "%")                           \
    X(CONFIG_KEY, USAGE, "config-key", "unknown key '%'")                  \
    X(CONFIG_LICENSE, WARNING, "config-license", "unknown license '%'")    \
    X(CONFIG_MISSING, USAGE, "config-missing", "no perfpress.yaml in '%'") \
    X(CONFIG_SECRET, USAGE, "config-secret", "%")                          \
    X(CONFIG_SYNTAX, USAGE, "config-syntax", "malformed YAML: %")          \
    X(CONFIG_VALUE, USAGE, "config-value", "invalid value for '%': %")     \
    X(EXPLAIN_UNKNOWN, USAGE, "explain-unknown", "%")                      \
    X(FRONT_KEY, WARNING, "front-key", "unknown front matter key '%'")     \
    X(FRONT_LOST, WARNING, "front-lost", "front matter is not read: %")    \
    X(FRONT_TWICE, WARNING, "front-twice",                                 \
      "duplicate key '%'; the first one is used")                          \
    X(FRONT_VALUE, ERROR, "front-value", "invalid value for '%': %")       \
    X(JSON_SYNTAX, ERROR, "json-syntax", "%")                              \
    X(YAML_SYNTAX, ERROR, "yaml-syntax", "malformed YAML: %")

CONFIG_CODES(DIAG_CODE_DECLARE)
