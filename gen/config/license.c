// SPDX-License-Identifier: MIT
// license: the common names of the SPDX list.
#include "config/license.h"

#include "base/codes/config.h"
#include "base/uri.h"
#include "base/vec.h"

static const char NAMES[] =
    "0BSD AFL-3.0 AGPL-3.0 AGPL-3.0-only AGPL-3.0-or-later Apache-1.1 "
    "Apache-2.0 APSL-2.0 Artistic-1.0 Artistic-2.0 BlueOak-1.0.0 "
    "BSD-1-Clause BSD-2-Clause BSD-2-Clause-Patent BSD-3-Clause "
    "BSD-3-Clause-Clear BSD-3-Clause-LBNL BSD-4-Clause BSL-1.0 BUSL-1.0 "
    "bzip2-1.0.6 C-UDA-1.0 CAL-1.0 CC-BY-1.0 CC-BY-2.0 CC-BY-2.5 CC-BY-3.0 "
    "CC-BY-4.0 CC-BY-NC-1.0 CC-BY-NC-2.0 CC-BY-NC-2.5 CC-BY-NC-3.0 "
    "CC-BY-NC-4.0 CC-BY-NC-ND-1.0 CC-BY-NC-ND-2.0 CC-BY-NC-ND-2.5 "
    "CC-BY-NC-ND-3.0 CC-BY-NC-ND-4.0 CC-BY-NC-SA-1.0 CC-BY-NC-SA-2.0 "
    "CC-BY-NC-SA-2.5 CC-BY-NC-SA-3.0 CC-BY-NC-SA-4.0 CC-BY-ND-1.0 "
    "CC-BY-ND-2.0 CC-BY-ND-2.5 CC-BY-ND-3.0 CC-BY-ND-4.0 CC-BY-SA-1.0 "
    "CC-BY-SA-2.0 CC-BY-SA-2.5 CC-BY-SA-3.0 CC-BY-SA-4.0 CC-PDDC CC0-1.0 "
    "CDDL-1.0 CDDL-1.1 CDLA-Permissive-1.0 CDLA-Permissive-2.0 "
    "CDLA-Sharing-1.0 CECILL-2.0 CECILL-2.1 CECILL-B CECILL-C "
    "CERN-OHL-P-2.0 CERN-OHL-S-2.0 CERN-OHL-W-2.0 COIL-1.0 CPL-1.0 curl "
    "DL-DE-BY-2.0 DL-DE-ZERO-2.0 ECL-2.0 EFL-2.0 Elastic-2.0 EPL-1.0 "
    "EPL-2.0 etalab-2.0 EUPL-1.1 EUPL-1.2 FSFAP FTL GFDL-1.1-only "
    "GFDL-1.1-or-later GFDL-1.2-only GFDL-1.2-or-later GFDL-1.3 "
    "GFDL-1.3-only GFDL-1.3-or-later GPL-1.0-only GPL-1.0-or-later GPL-2.0 "
    "GPL-2.0+ GPL-2.0-only GPL-2.0-or-later GPL-3.0 GPL-3.0+ GPL-3.0-only "
    "GPL-3.0-or-later HPND ICU IJG Intel IPL-1.0 ISC LAL-1.3 LGPL-2.0-only "
    "LGPL-2.0-or-later LGPL-2.1 LGPL-2.1+ LGPL-2.1-only LGPL-2.1-or-later "
    "LGPL-3.0 LGPL-3.0+ LGPL-3.0-only LGPL-3.0-or-later Libpng libtiff "
    "LPL-1.02 LPPL-1.3c MirOS MIT MIT-0 MIT-CMU MIT-Modern-Variant MPL-1.0 "
    "MPL-1.1 MPL-2.0 MPL-2.0-no-copyleft-exception MS-PL MS-RL "
    "MulanPSL-1.0 MulanPSL-2.0 NAIST-2003 NASA-1.3 NCSA NIST-PD NLOD-1.0 "
    "NLOD-2.0 NPOSL-3.0 NTP O-UDA-1.0 ODbL-1.0 ODC-By-1.0 OFL-1.0 OFL-1.1 "
    "OGC-1.0 OGL-Canada-2.0 OGL-UK-1.0 OGL-UK-2.0 OGL-UK-3.0 OLDAP-2.8 "
    "OpenSSL OSL-3.0 PDDL-1.0 PHP-3.0 PHP-3.01 "
    "PolyForm-Noncommercial-1.0.0 PolyForm-Small-Business-1.0.0 PostgreSQL "
    "PSF-2.0 Python-2.0 QPL-1.0 Ruby SGI-B-2.0 SISSL Sleepycat SSPL-1.0 "
    "TCL Unicode-3.0 Unicode-DFS-2016 Unlicense UPL-1.0 Vim W3C WTFPL X11 "
    "XFree86-1.1 Xnet Zend-2.0 Zlib zlib-acknowledgement ZPL-2.1";

static struct strs names(struct arena *a)
{
    struct strs all = {0};
    str rest = str_c(NAMES), name;
    while (str_word(&rest, &name))
        vec_push(a, &all, name);
    return all;
}

static void check_name(struct yaml_reader *r, const struct yaml *y, str license)
{
    struct strs all = names(r->a);
    if (str_among(license, all.v, all.n))
        return;
    str near = diag_nearest(r->d, license, all.v, all.n);
    diag_at(r->d, DIAG_CONFIG_LICENSE, y->at, license);
    diag_help(r->d, "%s%.*s%suse an SPDX identifier or a URL",
              near.n ? "did you mean '" : "", STR_ARG(near),
              near.n ? "'? " : "");
}

bool license_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str license = *(str *)to = str_trim(y->text);
    if (license.n && !uri_scheme(license).p)
        check_name(r, y, license);
    return !uri_scheme(license).p || uri_is_web(license);
}

str license_address(struct arena *a, str license)
{
    if (str_is_word(license, "-.+"))
        return str_fmt(a, "https://spdx.org/licenses/%.*s.html",
                       STR_ARG(license));
    return uri_is_web(license) ? license : STR_NONE;
}
