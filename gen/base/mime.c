// SPDX-License-Identifier: MIT
// mime: a table of file extensions with the media types that IANA registers.
#include "base/mime.h"

#include "base/path.h"

static const struct mime TYPES[] = {
    {S_INIT(".atom"), "application/atom+xml", true},
    {S_INIT(".avif"), "image/avif", false},
    {S_INIT(".css"), "text/css; charset=utf-8", true},
    {S_INIT(".csv"), "text/csv; charset=utf-8", true},
    {S_INIT(".gif"), "image/gif", false},
    {S_INIT(".gz"), "application/gzip", false},
    {S_INIT(".htm"), "text/html; charset=utf-8", true},
    {S_INIT(".html"), "text/html; charset=utf-8", true},
    {S_INIT(".ico"), "image/vnd.microsoft.icon", true},
    {S_INIT(".ipynb"), "application/json", true},
    {S_INIT(".jpeg"), "image/jpeg", false},
    {S_INIT(".jpg"), "image/jpeg", false},
    {S_INIT(".js"), "text/javascript; charset=utf-8", true},
    {S_INIT(".json"), "application/json", true},
    {S_INIT(".md"), "text/markdown; charset=utf-8", true},
    {S_INIT(".mjs"), "text/javascript; charset=utf-8", true},
    {S_INIT(".mp4"), "video/mp4", false},
    {S_INIT(".otf"), "font/otf", true},
    {S_INIT(".pdf"), "application/pdf", false},
    {S_INIT(".png"), "image/png", false},
    {S_INIT(".py"), "text/plain; charset=utf-8", true},
    {S_INIT(".rst"), "text/plain; charset=utf-8", true},
    {S_INIT(".sh"), "text/plain; charset=utf-8", true},
    {S_INIT(".svg"), "image/svg+xml", true},
    {S_INIT(".tar"), "application/x-tar", true},
    {S_INIT(".tsv"), "text/tab-separated-values; charset=utf-8", true},
    {S_INIT(".ttf"), "font/ttf", true},
    {S_INIT(".txt"), "text/plain; charset=utf-8", true},
    {S_INIT(".wasm"), "application/wasm", true},
    {S_INIT(".webm"), "video/webm", false},
    {S_INIT(".webmanifest"), "application/manifest+json", true},
    {S_INIT(".webp"), "image/webp", false},
    {S_INIT(".woff"), "font/woff", false},
    {S_INIT(".woff2"), "font/woff2", false},
    {S_INIT(".xml"), "application/xml", true},
    {S_INIT(".yaml"), "application/yaml", true},
    {S_INIT(".yml"), "application/yaml", true},
    {S_INIT(".zip"), "application/zip", false},
};

static const struct mime UNKNOWN = {{0}, "application/octet-stream", false};

const struct mime *mime_of(str path)
{
    str ext = path_ext(path);
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (str_eq_nocase(ext, TYPES[i].ext))
            return &TYPES[i];
    return &UNKNOWN;
}
