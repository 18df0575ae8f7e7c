// SPDX-License-Identifier: MIT
#include "output/xml_safe.h"

#include "testing.h"

#define NS "xmlns=\"http://www.w3.org/2000/svg\" "
#define XL "xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
#define OPEN "<svg " NS XL ">"
#define IN(inner) OPEN inner "</svg>"

static bool is_safe(enum xml_kind kind, str text)
{
    struct arena a = {0};
    str what = STR_NONE;
    size_t at = 0;
    bool safe = xml_is_safe(&a, kind, text, &what, &at);
    assert_true(safe == !what.p);
    assert_true(at <= text.n);
    arena_free(&a);
    return safe;
}

/* Each would run or load something in one browser or other, or be read
   otherwise than it looks. */
static const char *const HOSTILE[] = {
    /* scripts */
    IN("<script>alert(1)</script>"),
    IN("<script/>"),
    IN("<script href=\"https://e.example/x.js\"/>"),
    IN("<script xlink:href='data:text/javascript,alert(1)'/>"),
    IN("<script type=\"text/ecmascript\"><![CDATA[alert(1)]]></script>"),
    "<svg:svg xmlns:svg='http://www.w3.org/2000/svg'><svg:script/></svg:svg>",
    "<x:svg xmlns:x='http://www.w3.org/2000/svg'><x:script/></x:svg>",
    IN("<y:script xmlns:y='http://www.w3.org/2000/svg'/>"),
    IN("<y:script xmlns:y='http://www.w3.org/2000/s&#118;g'/>"),
    IN("<h:script xmlns:h='http://www.w3.org/1999/xhtml'>a()</h:script>"),
    IN("<script xmlns='http://www.w3.org/1999/xhtml'>a()</script>"),
    IN("<g><g><g><script\n>a()</script\n></g></g></g>"),
    IN("<SCRIPT>a()</SCRIPT>"),
    IN("<!-- > --><script/><!-- -->"),
    IN("<!----><script/>"),
    IN("<![CDATA[ ]]><script/>"),
    "<html xmlns='http://www.w3.org/1999/xhtml'><body/></html>",
    "<g " NS "><script/></g>",
    /* handlers */
    "<svg " NS "onload=\"alert(1)\"/>",
    "<svg " NS "OnLoad=\"alert(1)\"/>",
    "<svg " NS "\nonload\n=\n'alert(1)'/>",
    "<svg " NS "onload='&#97;lert(1)'/>",
    IN("<path d='M0 0' onclick='a()'/>"),
    IN("<image href='x.png' onerror='a()'/>"),
    IN("<animate onbegin='a()' attributeName='x' dur='1s'/>"),
    IN("<rect xmlns:e='http://www.w3.org/2001/xml-events' e:event='click'/>"),
    IN("<handler type='text/javascript'/>"),
    IN("<listener event='click' handler='#h'/>"),
    /* HTML inside */
    IN("<foreignObject><p/></foreignObject>"),
    IN("<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/>"
       "</foreignObject>"),
    IN("<h:iframe xmlns:h='http://www.w3.org/1999/xhtml' src='x'/>"),
    IN("<iframe src='javascript:a()'/>"),
    IN("<embed/>"),
    IN("<object/>"),
    IN("<audio/>"),
    IN("<video/>"),
    IN("<math xmlns='http://www.w3.org/1998/Math/MathML'/>"),
    /* addresses */
    IN("<a href='javascript:alert(1)'><text>x</text></a>"),
    IN("<a xlink:href='javascript:alert(1)'/>"),
    IN("<a xlink:href=' java&#x73;cript:alert(1)'/>"),
    IN("<a xlink:href='java&#9;script:alert(1)'/>"),
    IN("<a xlink:href='java\nscript:alert(1)'/>"),
    IN("<a xlink:href='\x01javascript:alert(1)'/>"),
    IN("<a xlink:href='JaVaScRiPt:alert(1)'/>"),
    IN("<a xlink:href='vbscript:x'/>"),
    IN("<a xlink:href='data:text/html,&lt;script>a()&lt;/script>'/>"),
    IN("<a xlink:href='file:///etc/passwd'/>"),
    IN("<a><set attributeName='href' to='javascript:a()'/></a>"),
    IN("<a><animate attributeName='xlink:href' values='java'/></a>"),
    IN("<a><set attributeName='&#111;nclick' to='a()'/></a>"),
    IN("<a><animate attributeName=' href' from='x' to='y'/></a>"),
    IN("<a xml:base='javascript:' href='a()'/>"),
    IN("<use href='data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=#x'/>"),
    IN("<use href='https://e.example/x.svg#y'/>"),
    IN("<use href='//e.example/x.svg#y'/>"),
    IN("<image href='data:image/svg+xml,x'/>"),
    IN("<image href='http://169.254.169.254/'/>"),
    IN("<feImage href='https://e.example/'/>"),
    /* styles */
    IN("<style>@import 'https://e.example/x.css';</style>"),
    IN("<style>@im&#112;ort 'x'</style>"),
    IN("<style><![CDATA[@im]]>port 'x'</style>"),
    IN("<style>@im<!-- -->port 'x'</style>"),
    IN("<style>@\\69mport 'x'</style>"),
    IN("<style>a{background:url(https://e.example/)}</style>"),
    IN("<style>a{background:URL( 'https://e.example/')}</style>"),
    IN("<rect fill='url(https://e.example/#x)'/>"),
    IN("<rect style='fill:u\\72l(x)'/>"),
    IN("<rect style='-moz-binding:url(#x)'/>"),
    IN("<rect style='width:expression(a())'/>"),
    IN("<style><script/></style>"),
    /* what XML does before a parser sees tags */
    "<!DOCTYPE svg [<!ENTITY x '<script/>'>]>" IN("&x;"),
    "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>" IN("&x;"),
    "<!DOCTYPE svg [<!ATTLIST svg onload CDATA 'a()'>]>" IN(""),
    "<!DOCTYPE html>" IN(""),
    "<!doctype svg>" IN(""),
    IN("&x;"),
    IN("&#0;"),
    IN("&#x110000;"),
    IN("&#xd800;"),
    IN("&"),
    "<?xml-stylesheet href='x.xsl' type='text/xsl'?>" IN(""),
    "<?xml-stylesheet href='javascript:a()'?>" IN(""),
    IN("<?php system('x') ?>"),
    "<?xml version='1.0' encoding='UTF-7'?>+ADw-script+AD4-",
    "<?xml version='1.0' encoding='UTF-16'?>" IN(""),
    "<?xml version='1.0' encoding='utf-8' encoding='utf-7'?>" IN(""),
    "<?xml version=\"encoding='utf-8'\" encoding='utf-7'?>" IN(""),
    "<?xml version='1.0' encoding='ISO-2022-JP'?>" IN(""),
    "<?xml version='1.1'?>" IN(""),
    /* two meanings */
    "<svg xmlns='http://purl.org/x'><g " NS "><script/></g></svg>",
    "<a:svg xmlns:a='http://purl.org/x' " NS ">"
    "<a:script xmlns:a='http://www.w3.org/2000/svg'/></a:svg>",
    /* what no parser takes */
    "",
    "text",
    IN("<"),
    IN("<g"),
    IN("<g a=b/>"),
    IN("<g a=1b1/>"),
    IN("<g a='<'/>"),
    IN("<g a='1'b='2'/>"),
    IN("<g/"),
    IN("<!-- "),
    IN("</ g>"),
    IN("<a></g>"),
    IN("<a><g></a></g>"),
    IN("<g></G>"),
    IN("</svg><svg>"),
    IN("<g>"),
    OPEN,
    IN("") "</svg>",
    IN("") "<g/>",
    IN("") IN(""),
    IN("") "text",
    "text" IN(""),
    "&lt;" IN(""),
    "<svg " NS "xmlns:s='http://www.w3.org/2000/svg'><g></s:g></svg>",
    IN("<g a/>"),
    "<svg",
    IN("<p:g/>"),
    IN("<1/>"),
    "\x1f\x8b\x08",
};

static const char *const GOOD[] = {
    "<svg " NS "/>",
    "<svg/>",
    "\xef\xbb\xbf<?xml version=\"1.0\" encoding=\"UTF-8\" standalone='no'?>\n"
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\"\n"
    "  \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n" IN(""),
    IN("<defs><style type='text/css'>*{stroke-linejoin: round;} "
       ".a{fill:url(#g)}</style></defs>"),
    IN("<style><![CDATA[ a > b { fill: red } ]]></style>"),
    IN("<a xlink:href='https://example.com/?a=1&amp;b=2'><text>&#x4e00; &lt;"
       "</text></a><a href='../page.html#x'/><a href='mailto:a@b.c'/>"),
    IN("<use xlink:href='#a'/><use href='icons.svg#b'/>"),
    IN("<image href=\"data:image/png;base64,iVBORw0KGgo=\"/>"),
    IN("<path d='M0 0' transform=\"matrix(1 0 0 1 0 0)\" "
       "clip-path=\"url(#c)\" style=\"fill:url('#p');opacity:.5\"/>"),
    IN("<animateTransform attributeName='transform' type='rotate' from='0' "
       "to='360' dur='1s' repeatCount='indefinite'/>"),
    "<svg " NS "xmlns:svg='http://www.w3.org/2000/svg' "
    "xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape' "
    "xmlns:sodipodi='http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd' "
    "xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
    "xmlns:cc='http://creativecommons.org/ns#' inkscape:label='on the way'>"
    "<sodipodi:namedview id='x'/><metadata><rdf:RDF><cc:Work "
    "rdf:about=''/></rdf:RDF></metadata><svg:g/></svg>",
    IN("<!-- onload=alert(1) <script> --><title>on javascript</title>"),
    IN("<text>one onload=\"x\" \xe4\xb8\x80</text>"),
    "<!-- a -->\n" IN("<g><g\n></g ><g/></g\n>") "\n<!-- b -->\n",
};

static const char *const DATA_GOOD[] = {
    "<?xml version='1.0'?><a><script>x</script><b onload='x'/></a>",
    "<feed xmlns='http://www.w3.org/2005/Atom'><title>x</title></feed>",
    "<rss version='2.0' xmlns:dc='http://purl.org/dc/elements/1.1/'/>",
    "<testsuites xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'/>",
};

static const char *const DATA_HOSTILE[] = {
    "<a><x:script xmlns:x='http://www.w3.org/1999/xhtml'>a()</x:script></a>",
    "<a xmlns='http://www.w3.org/1999/xhtml'/>",
    "<a xmlns='http://www.w3.org/1999/&#120;html'/>",
    "<svg " NS "/>",
    "<?xml version='1.0'?><?xml-stylesheet href='x.xsl'?><a/>",
    "<s:stylesheet xmlns:s='http://www.w3.org/1999/XSL/Transform'/>",
    "<!DOCTYPE a [<!ENTITY x SYSTEM 'y'>]><a>&x;</a>",
    "<!DOCTYPE html><a/>",
    "<a></b>",
    "<a><b></a></b>",
    "<b xmlns='http://www.mozilla.org/xbl'/>",
};

static void judges(void **state)
{
    static const struct {
        enum xml_kind kind;
        const char *const *texts;
        size_t n;
        bool safe;
    } LISTS[] = {
        {XML_SVG, HOSTILE, sizeof HOSTILE / sizeof *HOSTILE, false},
        {XML_SVG, GOOD, sizeof GOOD / sizeof *GOOD, true},
        {XML_DATA, DATA_GOOD, sizeof DATA_GOOD / sizeof *DATA_GOOD, true},
        {XML_DATA, DATA_HOSTILE, sizeof DATA_HOSTILE / sizeof *DATA_HOSTILE,
         false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof LISTS / sizeof *LISTS; i++)
        for (size_t k = 0; k < LISTS[i].n; k++)
            if (is_safe(LISTS[i].kind, str_c(LISTS[i].texts[k])) !=
                LISTS[i].safe)
                fail_msg("%s: %s", LISTS[i].safe ? "refused" : "let pass",
                         LISTS[i].texts[k]);
}

/* The same tags in encodings that hide them. */
static void other_encodings(void **state)
{
    static const char TEXT[] = IN("<script>a()</script>");
    char wide[2 * sizeof TEXT + 2];
    (void)state;
    for (int big = 0; big < 2; big++)
        for (int mark = 0; mark < 2; mark++) {
            size_t n = 0;
            if (mark) {
                wide[n++] = big ? '\xfe' : '\xff';
                wide[n++] = big ? '\xff' : '\xfe';
            }
            for (const char *c = TEXT; *c; c++) {
                wide[n++] = big ? 0 : *c;
                wide[n++] = big ? *c : 0;
            }
            assert_false(is_safe(XML_SVG, (str){wide, n}));
        }
    assert_false(is_safe(XML_SVG, S(OPEN "\xc0\xbcscript/></svg>")));
    assert_false(is_safe(XML_SVG, S(OPEN "\0</svg>")));
}

/* Any prefix of a document gets a verdict. */
static void cut_anywhere(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++)
        for (size_t n = 0; n < strlen(GOOD[i]); n++)
            is_safe(XML_SVG, (str){GOOD[i], n});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(judges),
        cmocka_unit_test(other_encodings),
        cmocka_unit_test(cut_anywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
