// SPDX-License-Identifier: MIT
// license: a table of those names of the SPDX list that are in use.
#include "load/license.h"

#include "base/codes/config.h"
#include "base/uri.h"

static const str NAMES[] = {
    S_INIT("0BSD"),
    S_INIT("AFL-3.0"),
    S_INIT("AGPL-3.0"),
    S_INIT("AGPL-3.0-only"),
    S_INIT("AGPL-3.0-or-later"),
    S_INIT("Apache-1.1"),
    S_INIT("Apache-2.0"),
    S_INIT("APSL-2.0"),
    S_INIT("Artistic-1.0"),
    S_INIT("Artistic-2.0"),
    S_INIT("BlueOak-1.0.0"),
    S_INIT("BSD-1-Clause"),
    S_INIT("BSD-2-Clause"),
    S_INIT("BSD-2-Clause-Patent"),
    S_INIT("BSD-3-Clause"),
    S_INIT("BSD-3-Clause-Clear"),
    S_INIT("BSD-3-Clause-LBNL"),
    S_INIT("BSD-4-Clause"),
    S_INIT("BSL-1.0"),
    S_INIT("BUSL-1.0"),
    S_INIT("bzip2-1.0.6"),
    S_INIT("C-UDA-1.0"),
    S_INIT("CAL-1.0"),
    S_INIT("CC-BY-1.0"),
    S_INIT("CC-BY-2.0"),
    S_INIT("CC-BY-2.5"),
    S_INIT("CC-BY-3.0"),
    S_INIT("CC-BY-4.0"),
    S_INIT("CC-BY-NC-1.0"),
    S_INIT("CC-BY-NC-2.0"),
    S_INIT("CC-BY-NC-2.5"),
    S_INIT("CC-BY-NC-3.0"),
    S_INIT("CC-BY-NC-4.0"),
    S_INIT("CC-BY-NC-ND-1.0"),
    S_INIT("CC-BY-NC-ND-2.0"),
    S_INIT("CC-BY-NC-ND-2.5"),
    S_INIT("CC-BY-NC-ND-3.0"),
    S_INIT("CC-BY-NC-ND-4.0"),
    S_INIT("CC-BY-NC-SA-1.0"),
    S_INIT("CC-BY-NC-SA-2.0"),
    S_INIT("CC-BY-NC-SA-2.5"),
    S_INIT("CC-BY-NC-SA-3.0"),
    S_INIT("CC-BY-NC-SA-4.0"),
    S_INIT("CC-BY-ND-1.0"),
    S_INIT("CC-BY-ND-2.0"),
    S_INIT("CC-BY-ND-2.5"),
    S_INIT("CC-BY-ND-3.0"),
    S_INIT("CC-BY-ND-4.0"),
    S_INIT("CC-BY-SA-1.0"),
    S_INIT("CC-BY-SA-2.0"),
    S_INIT("CC-BY-SA-2.5"),
    S_INIT("CC-BY-SA-3.0"),
    S_INIT("CC-BY-SA-4.0"),
    S_INIT("CC-PDDC"),
    S_INIT("CC0-1.0"),
    S_INIT("CDDL-1.0"),
    S_INIT("CDDL-1.1"),
    S_INIT("CDLA-Permissive-1.0"),
    S_INIT("CDLA-Permissive-2.0"),
    S_INIT("CDLA-Sharing-1.0"),
    S_INIT("CECILL-2.0"),
    S_INIT("CECILL-2.1"),
    S_INIT("CECILL-B"),
    S_INIT("CECILL-C"),
    S_INIT("CERN-OHL-P-2.0"),
    S_INIT("CERN-OHL-S-2.0"),
    S_INIT("CERN-OHL-W-2.0"),
    S_INIT("COIL-1.0"),
    S_INIT("CPL-1.0"),
    S_INIT("curl"),
    S_INIT("DL-DE-BY-2.0"),
    S_INIT("DL-DE-ZERO-2.0"),
    S_INIT("ECL-2.0"),
    S_INIT("EFL-2.0"),
    S_INIT("Elastic-2.0"),
    S_INIT("EPL-1.0"),
    S_INIT("EPL-2.0"),
    S_INIT("etalab-2.0"),
    S_INIT("EUPL-1.1"),
    S_INIT("EUPL-1.2"),
    S_INIT("FSFAP"),
    S_INIT("FTL"),
    S_INIT("GFDL-1.1-only"),
    S_INIT("GFDL-1.1-or-later"),
    S_INIT("GFDL-1.2-only"),
    S_INIT("GFDL-1.2-or-later"),
    S_INIT("GFDL-1.3"),
    S_INIT("GFDL-1.3-only"),
    S_INIT("GFDL-1.3-or-later"),
    S_INIT("GPL-1.0-only"),
    S_INIT("GPL-1.0-or-later"),
    S_INIT("GPL-2.0"),
    S_INIT("GPL-2.0+"),
    S_INIT("GPL-2.0-only"),
    S_INIT("GPL-2.0-or-later"),
    S_INIT("GPL-3.0"),
    S_INIT("GPL-3.0+"),
    S_INIT("GPL-3.0-only"),
    S_INIT("GPL-3.0-or-later"),
    S_INIT("HPND"),
    S_INIT("ICU"),
    S_INIT("IJG"),
    S_INIT("Intel"),
    S_INIT("IPL-1.0"),
    S_INIT("ISC"),
    S_INIT("LAL-1.3"),
    S_INIT("LGPL-2.0-only"),
    S_INIT("LGPL-2.0-or-later"),
    S_INIT("LGPL-2.1"),
    S_INIT("LGPL-2.1+"),
    S_INIT("LGPL-2.1-only"),
    S_INIT("LGPL-2.1-or-later"),
    S_INIT("LGPL-3.0"),
    S_INIT("LGPL-3.0+"),
    S_INIT("LGPL-3.0-only"),
    S_INIT("LGPL-3.0-or-later"),
    S_INIT("Libpng"),
    S_INIT("libtiff"),
    S_INIT("LPL-1.02"),
    S_INIT("LPPL-1.3c"),
    S_INIT("MirOS"),
    S_INIT("MIT"),
    S_INIT("MIT-0"),
    S_INIT("MIT-CMU"),
    S_INIT("MIT-Modern-Variant"),
    S_INIT("MPL-1.0"),
    S_INIT("MPL-1.1"),
    S_INIT("MPL-2.0"),
    S_INIT("MPL-2.0-no-copyleft-exception"),
    S_INIT("MS-PL"),
    S_INIT("MS-RL"),
    S_INIT("MulanPSL-1.0"),
    S_INIT("MulanPSL-2.0"),
    S_INIT("NAIST-2003"),
    S_INIT("NASA-1.3"),
    S_INIT("NCSA"),
    S_INIT("NIST-PD"),
    S_INIT("NLOD-1.0"),
    S_INIT("NLOD-2.0"),
    S_INIT("NPOSL-3.0"),
    S_INIT("NTP"),
    S_INIT("O-UDA-1.0"),
    S_INIT("ODbL-1.0"),
    S_INIT("ODC-By-1.0"),
    S_INIT("OFL-1.0"),
    S_INIT("OFL-1.1"),
    S_INIT("OGC-1.0"),
    S_INIT("OGL-Canada-2.0"),
    S_INIT("OGL-UK-1.0"),
    S_INIT("OGL-UK-2.0"),
    S_INIT("OGL-UK-3.0"),
    S_INIT("OLDAP-2.8"),
    S_INIT("OpenSSL"),
    S_INIT("OSL-3.0"),
    S_INIT("PDDL-1.0"),
    S_INIT("PHP-3.0"),
    S_INIT("PHP-3.01"),
    S_INIT("PolyForm-Noncommercial-1.0.0"),
    S_INIT("PolyForm-Small-Business-1.0.0"),
    S_INIT("PostgreSQL"),
    S_INIT("PSF-2.0"),
    S_INIT("Python-2.0"),
    S_INIT("QPL-1.0"),
    S_INIT("Ruby"),
    S_INIT("SGI-B-2.0"),
    S_INIT("SISSL"),
    S_INIT("Sleepycat"),
    S_INIT("SSPL-1.0"),
    S_INIT("TCL"),
    S_INIT("Unicode-3.0"),
    S_INIT("Unicode-DFS-2016"),
    S_INIT("Unlicense"),
    S_INIT("UPL-1.0"),
    S_INIT("Vim"),
    S_INIT("W3C"),
    S_INIT("WTFPL"),
    S_INIT("X11"),
    S_INIT("XFree86-1.1"),
    S_INIT("Xnet"),
    S_INIT("Zend-2.0"),
    S_INIT("Zlib"),
    S_INIT("zlib-acknowledgement"),
    S_INIT("ZPL-2.1"),
};
enum { N_NAMES = sizeof NAMES / sizeof *NAMES };

static bool is_known(str license)
{
    size_t i = 0;
    while (i < N_NAMES && !str_eq(NAMES[i], license))
        i++;
    return i < N_NAMES;
}

static void tell_unknown(struct yaml_reader *r, const struct yaml *y)
{
    str near = diag_nearest(r->d, y->text, NAMES, N_NAMES);
    diag_at(r->d, DIAG_CONFIG_LICENSE, y->at, y->text);
    diag_help(r->d, "a name of the SPDX list or an address is expected%s%.*s%s",
              near.n ? "; did you mean '" : "", STR_ARG(near),
              near.n ? "'?" : "");
}

void license_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str license = str_trim(y->text);
    if (uri_scheme(license).p && !uri_is_web(license)) {
        yaml_refuse(r, y,
                    "a name of the SPDX list, as CC-BY-4.0, or an address of "
                    "the web is expected");
        return;
    }
    if (license.n && !uri_is_web(license) && !is_known(license))
        tell_unknown(r, y);
    *(str *)to = license;
}

str license_address(struct arena *a, str license)
{
    for (size_t i = 0; i < license.n; i++)
        if (!char_is_alnum(license.p[i]) && !strchr("-.+", license.p[i]))
            return uri_is_web(license) ? license : STR_NONE;
    return license.n ? str_fmt(a, "https://spdx.org/licenses/%.*s.html",
                               STR_ARG(license))
                     : STR_NONE;
}
