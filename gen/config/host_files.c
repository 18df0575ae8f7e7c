// SPDX-License-Identifier: MIT
// host_files: a table of file names, each with the host that interprets the
// file and the folders in which that host looks for it.
#include "config/host_files.h"

#include "base/path.h"
#include "base/shown.h"

enum where {
    AT_ROOT,
    ANYWHERE,
    FOLDER_AT_ROOT, /* all files below the folder */
    SCRIPTS_BELOW,  /* scripts below the folder, which is at the root */
};

static const struct {
    const char *name; /* in lower case; '*' matches any string */
    enum where where;
    const char *host;
} FILES[] = {
    {"_worker.js", AT_ROOT, "Cloudflare Pages"},
    {"_worker.js", FOLDER_AT_ROOT, "Cloudflare Pages"},
    {"_worker.bundle", AT_ROOT, "Cloudflare Pages"},
    {"_routes.json", AT_ROOT, "Cloudflare Pages"},
    {"functions", SCRIPTS_BELOW, "Cloudflare Pages"},
    {"wrangler.toml", AT_ROOT, "Cloudflare"},
    {"wrangler.json", AT_ROOT, "Cloudflare"},
    {"wrangler.jsonc", AT_ROOT, "Cloudflare"},
    {"_headers", ANYWHERE, "Cloudflare Pages, Netlify and others"},
    {"_redirects", ANYWHERE, "Cloudflare Pages, Netlify and others"},
    {"netlify.toml", AT_ROOT, "Netlify"},
    {"netlify", FOLDER_AT_ROOT, "Netlify"},
    {"vercel.json", AT_ROOT, "Vercel"},
    {"now.json", AT_ROOT, "Vercel"},
    {"middleware.js", AT_ROOT, "Vercel"},
    {"middleware.ts", AT_ROOT, "Vercel"},
    {"api", SCRIPTS_BELOW, "Vercel and Azure"},
    {"cname", AT_ROOT, "GitHub Pages and surge.sh"},
    {"router", AT_ROOT, "surge.sh"},
    {"auth", AT_ROOT, "surge.sh"},
    {"cors", AT_ROOT, "surge.sh"},
    {"_config.yml", AT_ROOT, "GitHub Pages"},
    {"_config.yaml", AT_ROOT, "GitHub Pages"},
    {"_config.toml", AT_ROOT, "GitHub Pages"},
    {"_layouts", FOLDER_AT_ROOT, "GitHub Pages"},
    {"_includes", FOLDER_AT_ROOT, "GitHub Pages"},
    {"_plugins", FOLDER_AT_ROOT, "GitHub Pages"},
    {"staticwebapp.config.json", ANYWHERE, "Azure Static Web Apps"},
    {"routes.json", AT_ROOT, "Azure Static Web Apps"},
    {"firebase.json", AT_ROOT, "Firebase"},
    {"amplify.yml", AT_ROOT, "AWS Amplify"},
    {"customhttp.yml", AT_ROOT, "AWS Amplify"},
    {"render.yaml", AT_ROOT, "Render"},
    {"app.yaml", AT_ROOT, "Google App Engine"},
    {"static.json", AT_ROOT, "Heroku"},
    {"procfile", AT_ROOT, "Heroku"},
    {"staticfile", ANYWHERE, "Cloud Foundry"},
    {"nginx.conf", ANYWHERE, "Cloud Foundry"},
    {"caddyfile", AT_ROOT, "Caddy"},
    {"web.config", ANYWHERE, "IIS"},
    {"global.asax", ANYWHERE, "IIS"},
    {"php.ini", ANYWHERE, "PHP"},
    {".user.ini", ANYWHERE, "PHP"},
    {".htaccess", ANYWHERE, "Apache"},
    {".htpasswd", ANYWHERE, "Apache"},
    {"apple-app-site-association", ANYWHERE, "Apple"},
    {".well-known", FOLDER_AT_ROOT, "browsers and authorities"},
    {"bingsiteauth.xml", AT_ROOT, "Bing"},
    {"apple-developer-*association*", AT_ROOT, "Apple"},
    {"ads.txt", AT_ROOT, "advertisers"},
    {"app-ads.txt", AT_ROOT, "advertisers"},
    {"security.txt", AT_ROOT, "security researchers"},
    {"keybase.txt", AT_ROOT, "Keybase"},
    {"did.json", ANYWHERE, "decentralized identifiers"},
    {"mp_verify_*.txt", AT_ROOT, "WeChat"},
    {"ww_verify_*.txt", AT_ROOT, "WeChat"},
    {"loaderio-*.txt", AT_ROOT, "loader.io"},
    {"*site*verification*.txt", AT_ROOT, "services that verify domains"},
    {"*domain-verification*.txt", AT_ROOT, "services that verify domains"},
    {"*-pwned-verification.txt", AT_ROOT, "Have I Been Pwned"},
    {"crossdomain.xml", AT_ROOT, "Adobe's readers"},
    {"clientaccesspolicy.xml", AT_ROOT, "Microsoft's readers"},
};

static bool is_script(str path)
{
    static const str EXTENSIONS[] = {
        S_INIT(".js"),   S_INIT(".mjs"), S_INIT(".cjs"), S_INIT(".jsx"),
        S_INIT(".ts"),   S_INIT(".mts"), S_INIT(".tsx"), S_INIT(".go"),
        S_INIT(".py"),   S_INIT(".rb"),  S_INIT(".php"), S_INIT(".rs"),
        S_INIT(".wasm"), S_INIT(".sh"),  S_INIT(".cs"),  S_INIT(".ps1")};
    return STR_AMONG(path_ext(path), EXTENSIONS);
}

/* Returns a path in lower case, with the file name that Windows would open:
   without a colon and all characters after it, and without dots and blanks at
   the end. */
static str plain_name(struct arena *a, str output)
{
    str name = str_lower(a, output);
    size_t colon = str_find_char(path_base(name), ':', 0);
    if (colon != STR_NPOS)
        name.n -= path_base(name).n - colon;
    while (name.n && strchr(". ", name.p[name.n - 1]))
        name.n--;
    return name;
}

const char *host_files_hosts(struct arena *a, str output)
{
    str path = plain_name(a, output), base = path_base(path);
    for (size_t i = 0; i < sizeof FILES / sizeof *FILES; i++) {
        str name = str_c(FILES[i].name);
        enum where where = FILES[i].where;
        if (where == AT_ROOT ? base.n == path.n && str_fits(name, path)
            : where == ANYWHERE
                ? str_eq(base, name)
                : path_is_below(path, name) &&
                      (where == FOLDER_AT_ROOT || is_script(path)))
            return FILES[i].host;
    }
    return NULL;
}

bool host_files_read_path(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str *path = to;
    return path_normal(r->a, y->text, path) && shown_is_plain(*path) &&
           str_eq(*path, y->text);
}
