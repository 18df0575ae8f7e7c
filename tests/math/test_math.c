// SPDX-License-Identifier: MIT
#include "math/math.h"

#include "math/math_symbol.h"
#include "testing.h"

struct test {
    const char *tex, *mathml;
};

struct bench {
    struct arena a;
    struct diags d;
    struct math_page page;
    struct source src;
    str tag;
    bool good;
};

static struct pos place(const void *data, size_t part, size_t at, size_t n)
{
    (void)part;
    return (struct pos){data, 1, (uint32_t)at + 1, (uint32_t)n};
}

/* Returns the MathML of a formula, without its source. */
static str converted(struct bench *b, bool display, str tex)
{
    struct buf out = {.a = &b->a};
    struct math_how how = {display, &b->d, place, &b->src};
    b->page.a = &b->a;
    b->src = (struct source){.name = S("page"), .text = tex};
    b->good = math_write(&b->page, &how, &tex, 1, &out, &b->tag);
    str s = buf_end(&out), start = S("<semantics>");
    size_t from = str_find(s, start, 0), to = str_find(s, S("<annotation"), 0);
    return from == STR_NPOS ? s : str_slice(s, from + start.n, to);
}

static void end(struct bench *b)
{
    diag_free(&b->d);
    arena_free(&b->a);
}

static void assert_all(const struct test *tests, size_t n, bool display)
{
    for (size_t i = 0; i < n; i++) {
        struct bench b = {0};
        str s = converted(&b, display, str_c(tests[i].tex));
        if (!str_eq(s, str_c(tests[i].mathml)))
            print_message("%s\n", tests[i].tex);
        assert_str(s, tests[i].mathml);
        assert_int_equal(b.d.n, 0);
        end(&b);
    }
}

static const struct test INLINE[] = {
    {"x", "<mi>x</mi>"},
    {"12.5x", "<mrow><mn>12.5</mn><mi>x</mi></mrow>"},
    {".5", "<mn>.5</mn>"},
    {"αβ", "<mrow><mi>α</mi><mi>β</mi></mrow>"},
    {"\\alpha\\Gamma",
     "<mrow><mi>α</mi><mi mathvariant=\"normal\">Γ</mi></mrow>"},
    {"a+b", "<mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow>"},
    {"-a", "<mrow><mo form=\"prefix\">−</mo><mi>a</mi></mrow>"},
    {"a=-b", "<mrow><mi>a</mi><mo>=</mo><mo form=\"prefix\">−</mo><mi>b</m"
             "i></mrow>"},
    {"(-a)", "<mrow><mo stretchy=\"false\">(</mo><mo form=\"prefix\">−</mo"
             "><mi>a</mi><mo stretchy=\"false\">)</mo></mrow>"},
    {"a_{-1}", "<msub><mi>a</mi><mrow><mo form=\"prefix\">−</mo><mn>1</mn></"
               "mrow></msub>"},
    {"x^*", "<msup><mi>x</mi><mo>∗</mo></msup>"},
    {"a:=b", "<mrow><mi>a</mi><mo lspace=\"0.2778em\" rspace=\"0\">:</mo><"
             "mo lspace=\"0\" rspace=\"0.2778em\">=</mo><mi>b</mi></mrow>"},
    {"f: A\\to B",
     "<mrow><mi>f</mi><mo lspace=\"0.2778em\" rspace=\"0.2778em\">"
     ":</mo><mi>A</mi><mo>→</mo><mi>B</mi></mrow>"},
    {"f'", "<msup><mi>f</mi><mo>′</mo></msup>"},
    {"f''_2^3", "<msubsup><mi>f</mi><mn>2</mn><mrow><mo>″</mo><mn>3</mn></mro"
                "w></msubsup>"},
    {"x^{y^z}", "<msup><mi>x</mi><msup><mi>y</mi><mi>z</mi></msup></msup>"},
    {"x_i^2", "<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>"},
    {"{}_a^b X", "<mrow><msubsup><mrow></mrow><mi>a</mi><mi>b</mi></msubsup><m"
                 "i>X</mi></mrow>"},
    {"\\frac12", "<mfrac><mn>1</mn><mn>2</mn></mfrac>"},
    {"\\frac{a}{b}", "<mfrac><mi>a</mi><mi>b</mi></mfrac>"},
    {"\\dfrac ab",
     "<mstyle displaystyle=\"true\" scriptlevel=\"0\"><mfrac><mi>a"
     "</mi><mi>b</mi></mfrac></mstyle>"},
    {"\\tfrac{a}{b}", "<mfrac><mi>a</mi><mi>b</mi></mfrac>"},
    {"{a \\over b}", "<mfrac><mi>a</mi><mi>b</mi></mfrac>"},
    {"{n \\choose k}",
     "<mrow><mo form=\"prefix\" stretchy=\"true\">(</mo><mfrac lin"
     "ethickness=\"0\"><mi>n</mi><mi>k</mi></mfrac><mo form=\"post"
     "fix\" stretchy=\"true\">)</mo></mrow>"},
    {"\\binom nk",
     "<mrow><mo form=\"prefix\" stretchy=\"true\">(</mo><mfrac lin"
     "ethickness=\"0\"><mi>n</mi><mi>k</mi></mfrac><mo form=\"post"
     "fix\" stretchy=\"true\">)</mo></mrow>"},
    {"\\sqrt{x}", "<msqrt><mi>x</mi></msqrt>"},
    {"\\sqrt[3]{x}", "<mroot><mi>x</mi><mn>3</mn></mroot>"},
    {"\\root n \\of x", "<mroot><mi>x</mi><mi>n</mi></mroot>"},
    {"\\sum_{i=1}^n i",
     "<mrow><munderover><mo>∑</mo><mrow><mi>i</mi><mo lspace=\"0\""
     " rspace=\"0\">=</mo><mn>1</mn></mrow><mi>n</mi></munderover>"
     "<mi>i</mi></mrow>"},
    {"\\sum\\limits_i i",
     "<mrow><munder><mo movablelimits=\"false\">∑</mo><mi>i</mi></"
     "munder><mi>i</mi></mrow>"},
    {"\\int_0^1 x\\,dx",
     "<mrow><msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup><mi>x"
     "</mi><mspace width=\"0.1667em\"></mspace><mi>d</mi><mi>x</mi"
     "></mrow>"},
    {"\\lim_{n\\to\\infty} a_n",
     "<mrow><munder><mo form=\"prefix\" movablelimits=\"true\" lsp"
     "ace=\"0.1667em\" rspace=\"0.1667em\">lim</mo><mrow><mi>n</mi"
     "><mo lspace=\"0\" rspace=\"0\">→</mo><mi mathvariant=\"norma"
     "l\">∞</mi></mrow></munder><msub><mi>a</mi><mi>n</mi></msub><"
     "/mrow>"},
    {"\\sin x", "<mrow><mi>sin</mi><mo lspace=\"0\" rspace=\"0.1667em\">⁡</mo"
                "><mi>x</mi></mrow>"},
    {"2\\cos\\theta",
     "<mrow><mn>2</mn><mspace width=\"0.1667em\"></mspace><mi>cos<"
     "/mi><mo lspace=\"0\" rspace=\"0.1667em\">⁡</mo><mi>θ</mi></m"
     "row>"},
    {"\\log_2(n)",
     "<mrow><msub><mi>log</mi><mn>2</mn></msub><mo lspace=\"0\" rs"
     "pace=\"0\">⁡</mo><mo stretchy=\"false\">(</mo><mi>n</mi><mo "
     "stretchy=\"false\">)</mo></mrow>"},
    {"\\operatorname{rank} A",
     "<mrow><mi>rank</mi><mo lspace=\"0\" rspace=\"0.1667em\">⁡</m"
     "o><mi>A</mi></mrow>"},
    {"\\operatorname*{arg\\,max}_x f",
     "<mrow><munder><mo form=\"prefix\" movablelimits=\"true\" lsp"
     "ace=\"0.1667em\" rspace=\"0.1667em\">arg max</mo><mi>x</mi><"
     "/munder><mi>f</mi></mrow>"},
    {"\\mathrm{max}", "<mi>max</mi>"},
    {"\\mathrm{d}x",
     "<mrow><mi mathvariant=\"normal\">d</mi><mi>x</mi></mrow>"},
    {"\\mathbf{x1}", "<mrow><mi>𝐱</mi><mn>𝟏</mn></mrow>"},
    {"\\mathbb{R}^n", "<msup><mi>ℝ</mi><mi>n</mi></msup>"},
    {"\\mathcal{L}\\mathscr{H}\\mathfrak{g}",
     "<mrow><mi>ℒ</mi><mi>ℋ</mi><mi>𝔤</mi></mrow>"},
    {"\\boldsymbol{\\beta}", "<mi>𝜷</mi>"},
    {"{\\bf a}b", "<mrow><mi>𝐚</mi><mi>b</mi></mrow>"},
    {"\\mathit{ab}", "<mi>𝑎𝑏</mi>"},
    {"\\text{if } x", "<mrow><mtext>if </mtext><mi>x</mi></mrow>"},
    {"\\text{a $x_1$ b}",
     "<mrow><mtext>a </mtext><msub><mi>x</mi><mn>1</mn></msub><mte"
     "xt> b</mtext></mrow>"},
    {"\\text{50\\% of~\\textbf{all}}",
     "<mrow><mtext>50% of </mtext><mtext class=\"math-bold\">all</"
     "mtext></mrow>"},
    {"\\left(\\frac ab\\right]",
     "<mrow><mo form=\"prefix\" stretchy=\"true\">(</mo><mfrac><mi"
     ">a</mi><mi>b</mi></mfrac><mo form=\"postfix\" stretchy=\"tru"
     "e\">]</mo></mrow>"},
    {"\\left. x \\right|_0",
     "<msub><mrow><mi>x</mi><mo form=\"postfix\" stretchy=\"true\""
     ">|</mo></mrow><mn>0</mn></msub>"},
    {"\\left\\{ a \\middle| b \\right\\}",
     "<mrow><mo form=\"prefix\" stretchy=\"true\">{</mo><mrow><mi>"
     "a</mi><mo form=\"infix\" stretchy=\"true\" lspace=\"0.05em\""
     " rspace=\"0.05em\">|</mo><mi>b</mi></mrow><mo form=\"postfix"
     "\" stretchy=\"true\">}</mo></mrow>"},
    {"\\bigl( x \\bigr)",
     "<mrow><mo stretchy=\"true\" minsize=\"1.2em\" maxsize=\"1.2e"
     "m\" form=\"prefix\">(</mo><mi>x</mi><mo stretchy=\"true\" mi"
     "nsize=\"1.2em\" maxsize=\"1.2em\" form=\"postfix\">)</mo></m"
     "row>"},
    {"\\Big|", "<mo stretchy=\"true\" minsize=\"1.8em\" maxsize=\"1.8em\" ls"
               "pace=\"0\" rspace=\"0\">|</mo>"},
    {"|x|", "<mrow><mo stretchy=\"false\" lspace=\"0\" rspace=\"0\">|</mo"
            "><mi>x</mi><mo stretchy=\"false\" lspace=\"0\" rspace=\"0\">"
            "|</mo></mrow>"},
    {"\\lVert x\\rVert",
     "<mrow><mo stretchy=\"false\" form=\"prefix\">‖</mo><mi>x</mi"
     "><mo stretchy=\"false\" form=\"postfix\">‖</mo></mrow>"},
    {"\\{a\\mid b\\}",
     "<mrow><mo stretchy=\"false\">{</mo><mi>a</mi><mo stretchy=\""
     "false\" lspace=\"0.2778em\" rspace=\"0.2778em\">∣</mo><mi>b<"
     "/mi><mo stretchy=\"false\">}</mo></mrow>"},
    {"a<b\\le c\\geq d\\neq e",
     "<mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi><mo>≤</mo><mi>c</mi><"
     "mo>≥</mo><mi>d</mi><mo>≠</mo><mi>e</mi></mrow>"},
    {"\\not= \\not\\in \\not\\subset",
     "<mrow><mo lspace=\"0.2778em\" rspace=\"0\">≠</mo><mo lspace="
     "\"0\" rspace=\"0\">∉</mo><mo lspace=\"0\" rspace=\"0.2778em\""
     ">⊄</mo></mrow>"},
    {"\\hat x\\vec{ab}\\overline{AB}",
     "<mrow><mover accent=\"true\"><mi>x</mi><mo stretchy=\"false\""
     ">^</mo></mover><mover accent=\"true\"><mrow><mi>a</mi><mi>b<"
     "/mi></mrow><mo stretchy=\"false\">→</mo></mover><mover accen"
     "t=\"true\"><mrow><mi>A</mi><mi>B</mi></mrow><mo stretchy=\"t"
     "rue\">‾</mo></mover></mrow>"},
    {"\\underbrace{a+b}_{n}",
     "<munder><munder><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><"
     "mo stretchy=\"true\">⏟</mo></munder><mi>n</mi></munder>"},
    {"\\overset{!}{=}",
     "<mover><mo>=</mo><mo stretchy=\"false\">!</mo></mover>"},
    {"\\stackrel{\\text{def}}{=}",
     "<mover><mo>=</mo><mtext>def</mtext></mover>"},
    {"\\xrightarrow[a]{b}",
     "<munderover><mo stretchy=\"true\">→</mo><mrow><mspace width="
     "\"0.5em\"></mspace><mi>a</mi><mspace width=\"0.5em\"></mspac"
     "e></mrow><mrow><mspace width=\"0.5em\"></mspace><mi>b</mi><m"
     "space width=\"0.5em\"></mspace></mrow></munderover>"},
    {"a\\quad b\\!c\\ d~e",
     "<mrow><mi>a</mi><mspace width=\"1em\"></mspace><mi>b</mi><mi"
     ">c</mi><mspace width=\"0.25em\"></mspace><mi>d</mi><mtext> <"
     "/mtext><mi>e</mi></mrow>"},
    {"\\color{red} x", "<mstyle mathcolor=\"red\"><mi>x</mi></mstyle>"},
    {"\\textcolor{#0a6ebd}{x}y",
     "<mrow><mrow mathcolor=\"#0a6ebd\"><mi>x</mi></mrow><mi>y</mi"
     "></mrow>"},
    {"\\displaystyle x",
     "<mstyle displaystyle=\"true\" scriptlevel=\"0\"><mi>x</mi></"
     "mstyle>"},
    {"\\phantom{x}\\smash{y}",
     "<mrow><mphantom><mi>x</mi></mphantom><mpadded height=\"0\" d"
     "epth=\"0\"><mi>y</mi></mpadded></mrow>"},
    {"\\boxed{x}", "<mrow class=\"math-boxed\"><mi>x</mi></mrow>"},
    {"a \\bmod b",
     "<mrow><mi>a</mi><mo lspace=\"0.2222em\" rspace=\"0.2222em\">"
     "mod</mo><mi>b</mi></mrow>"},
    {"a \\pmod n",
     "<mrow><mi>a</mi><mrow><mspace width=\"0.4444em\"></mspace><m"
     "o stretchy=\"false\">(</mo><mi>mod</mi><mspace width=\"0.333"
     "3em\"></mspace><mi>n</mi><mo stretchy=\"false\">)</mo></mrow"
     "></mrow>"},
    {"a, b", "<mrow><mi>a</mi><mo>,</mo><mi>b</mi></mrow>"},
    {"a\\mathrel{R}b",
     "<mrow><mi>a</mi><mrow><mspace width=\"0.2778em\"></mspace><m"
     "i>R</mi><mspace width=\"0.2778em\"></mspace></mrow><mi>b</mi"
     "></mrow>"},
    {"n!", "<mrow><mi>n</mi><mo stretchy=\"false\">!</mo></mrow>"},
    {"a/b", "<mrow><mi>a</mi><mo lspace=\"0\" rspace=\"0\">/</mo><mi>b</m"
            "i></mrow>"},
    {"3\\%", "<mrow><mn>3</mn><mi mathvariant=\"normal\">%</mi></mrow>"},
    {"% all of it is a comment", "<mrow></mrow>"},
    {"a % a comment", "<mi>a</mi>"},
    {"\\newcommand{\\R}{\\mathbb{R}}\\R^\\R",
     "<msup><mi>ℝ</mi><mi>ℝ</mi></msup>"},
    {"\\def\\pair#1#2{(#1,#2)}\\pair a{bc}",
     "<mrow><mo stretchy=\"false\">(</mo><mi>a</mi><mo>,</mo><mi>b"
     "</mi><mi>c</mi><mo stretchy=\"false\">)</mo></mrow>"},
    {"\\newcommand{\\p}[2][x]{#1^#2}\\p3\\p[y]4",
     "<mrow><msup><mi>x</mi><mn>3</mn></msup><msup><mi>y</mi><mn>4"
     "</mn></msup></mrow>"},
    {"\\let\\a=\\alpha \\a", "<mi>α</mi>"},
    {"\\DeclareMathOperator{\\tr}{tr}\\tr A",
     "<mrow><mi>tr</mi><mo lspace=\"0\" rspace=\"0.1667em\">⁡</mo>"
     "<mi>A</mi></mrow>"},
    {"\\href{https://example.com}{x}", "<mi>x</mi>"},
    {"a\\label{x}\\notag", "<mi>a</mi>"},
    {"é", "<mi>é</mi>"},
    {"≤ × ∑ →", "<mrow><mo>≤</mo><mo lspace=\"0\" rspace=\"0\">×</mo><mo>∑</m"
                "o><mo>→</mo></mrow>"},
    {"x̂", "<mi>x̂</mi>"},
};

static const struct test DISPLAY[] = {
    {"\\sum_{i=1}^n i",
     "<mrow><munderover><mo>∑</mo><mrow><mi>i</mi><mo lspace=\"0\""
     " rspace=\"0\">=</mo><mn>1</mn></mrow><mi>n</mi></munderover>"
     "<mi>i</mi></mrow>"},
    {"\\sum\\nolimits_i i",
     "<mrow><msub><mo>∑</mo><mi>i</mi></msub><mi>i</mi></mrow>"},
    {"\\dfrac ab", "<mfrac><mi>a</mi><mi>b</mi></mfrac>"},
    {"\\tfrac ab",
     "<mstyle displaystyle=\"false\" scriptlevel=\"0\"><mfrac><mi>"
     "a</mi><mi>b</mi></mfrac></mstyle>"},
    {"\\cfrac{1}{x}",
     "<mfrac><mstyle displaystyle=\"true\" scriptlevel=\"0\"><mn>1"
     "</mn></mstyle><mstyle displaystyle=\"true\" scriptlevel=\"0\""
     "><mi>x</mi></mstyle></mfrac>"},
    {"a &= b \\\\ &= -c",
     "<mtable displaystyle=\"true\" class=\"math-aligned\"><mtr><m"
     "td class=\"math-right\"><mi>a</mi></mtd><mtd class=\"math-le"
     "ft\"><mo>=</mo><mi>b</mi></mtd></mtr><mtr><mtd class=\"math-"
     "right\"></mtd><mtd class=\"math-left\"><mo>=</mo><mo form=\""
     "prefix\">−</mo><mi>c</mi></mtd></mtr></mtable>"},
    {"a \\\\ b \\\\",
     "<mtable displaystyle=\"true\" class=\"math-aligned\"><mtr><m"
     "td class=\"math-right\"><mi>a</mi></mtd></mtr><mtr><mtd clas"
     "s=\"math-right\"><mi>b</mi></mtd></mtr></mtable>"},
    {"\\begin{aligned} a &= b \\end{aligned}",
     "<mtable displaystyle=\"true\" class=\"math-aligned\"><mtr><m"
     "td class=\"math-right\"><mi>a</mi></mtd><mtd class=\"math-le"
     "ft\"><mo>=</mo><mi>b</mi></mtd></mtr></mtable>"},
    {"\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}",
     "<mrow><mo form=\"prefix\" stretchy=\"true\">(</mo><mtable><m"
     "tr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd"
     "><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr></mtable><mo for"
     "m=\"postfix\" stretchy=\"true\">)</mo></mrow>"},
    {"\\begin{cases} a & b \\\\ c \\end{cases}",
     "<mrow><mo form=\"prefix\" stretchy=\"true\">{</mo><mtable cl"
     "ass=\"math-cases\"><mtr><mtd class=\"math-left\"><mi>a</mi><"
     "/mtd><mtd class=\"math-left\"><mi>b</mi></mtd></mtr><mtr><mt"
     "d class=\"math-left\"><mi>c</mi></mtd></mtr></mtable></mrow>"},
    {"\\begin{array}{l|r} a & b \\\\ \\hline c & d \\\\ \\hline \\e"
     "nd{array}",
     "<mtable><mtr><mtd class=\"math-left\"><mi>a</mi></mtd><mtd c"
     "lass=\"math-right math-bar\"><mi>b</mi></mtd></mtr><mtr clas"
     "s=\"math-rule math-rule-end\"><mtd class=\"math-left\"><mi>c"
     "</mi></mtd><mtd class=\"math-right math-bar\"><mi>d</mi></mt"
     "d></mtr></mtable>"},
    {"\\begin{gather} a \\\\ b \\end{gather}",
     "<mtable displaystyle=\"true\"><mtr><mtd><mi>a</mi></mtd></mt"
     "r><mtr><mtd><mi>b</mi></mtd></mtr></mtable>"},
    {"\\begin{multline} a \\\\ b \\\\ c \\end{multline}",
     "<mtable displaystyle=\"true\" class=\"math-spread\"><mtr><mt"
     "d class=\"math-left\"><mi>a</mi></mtd></mtr><mtr><mtd><mi>b<"
     "/mi></mtd></mtr><mtr><mtd class=\"math-right\"><mi>c</mi></m"
     "td></mtr></mtable>"},
    {"\\begin{eqnarray} a & = & b \\end{eqnarray}",
     "<mtable displaystyle=\"true\"><mtr><mtd class=\"math-right\""
     "><mi>a</mi></mtd><mtd><mo lspace=\"0\" rspace=\"0\">=</mo></"
     "mtd><mtd class=\"math-left\"><mi>b</mi></mtd></mtr></mtable>"},
    {"\\begin{alignat}{2} a &= b \\end{alignat}",
     "<mtable displaystyle=\"true\" class=\"math-aligned\"><mtr><m"
     "td class=\"math-right\"><mi>a</mi></mtd><mtd class=\"math-le"
     "ft\"><mo>=</mo><mi>b</mi></mtd></mtr></mtable>"},
    {"\\sum_{\\substack{a \\\\ b}} x",
     "<mrow><munder><mo>∑</mo><mstyle scriptlevel=\"1\"><mtable cl"
     "ass=\"math-small\"><mtr><mtd><mi>a</mi></mtd></mtr><mtr><mtd"
     "><mi>b</mi></mtd></mtr></mtable></mstyle></munder><mi>x</mi>"
     "</mrow>"},
    {"\\begin{align} a \\tag{1} \\\\ b \\tag*{B} \\end{align}",
     "<mtable displaystyle=\"true\" class=\"math-aligned\"><mtr><m"
     "td class=\"math-right\"><mi>a</mi></mtd><mtd class=\"math-ta"
     "g\"><mtext>(1)</mtext></mtd></mtr><mtr><mtd class=\"math-rig"
     "ht\"><mi>b</mi></mtd><mtd class=\"math-tag\"><mtext>B</mtext"
     "></mtd></mtr></mtable>"},
    {"a \\tag{7}", "<mi>a</mi>"},
    {"\\max_x \\prod_j",
     "<mrow><munder><mo form=\"prefix\" movablelimits=\"true\" lsp"
     "ace=\"0.1667em\" rspace=\"0.1667em\">max</mo><mi>x</mi></mun"
     "der><munder><mo>∏</mo><mi>j</mi></munder></mrow>"},
};

static void formulas_become_mathml(void **state)
{
    (void)state;
    assert_all(INLINE, sizeof INLINE / sizeof *INLINE, false);
    assert_all(DISPLAY, sizeof DISPLAY / sizeof *DISPLAY, true);
}

static void the_source_stands_beside_it(void **state)
{
    struct bench b = {0};
    struct buf out = {.a = &b.a};
    struct math_how how = {true, &b.d, place, &b.src};
    str parts[] = {S("a < b"), S(" c \n")};
    (void)state;
    b.page.a = &b.a;
    assert_true(math_write(&b.page, &how, parts, 2, &out, &b.tag));
    assert_str(buf_str(&out),
               "<math display=\"block\"><semantics><mtable "
               "displaystyle=\"true\" class=\"math-aligned\"><mtr><mtd "
               "class=\"math-right\"><mi>a</mi><mo>&lt;</mo><mi>b</mi></mtd>"
               "</mtr><mtr><mtd class=\"math-right\"><mi>c</mi></mtd></mtr>"
               "</mtable><annotation encoding=\"application/x-tex\">a &lt; b"
               "\n\nc</annotation></semantics></math>");
    end(&b);
}

static void one_tag_is_the_formula_s(void **state)
{
    struct bench b = {0};
    (void)state;
    converted(&b, true, S("a \\tag{7}"));
    assert_str(b.tag, "(7)");
    converted(&b, true, S("a \\tag*{$x$} \\\\ b"));
    assert_str(b.tag, "x");
    converted(&b, true, S("a"));
    assert_null(b.tag.p);
    end(&b);
}

static const struct {
    const char *tex, *code;
    uint32_t col, len;
    const char *text, *help;
} FAULTS[] = {
    {"a + \\aplha", "math-command", 5, 6,
     "unknown command '\\aplha' in a formula", "did you mean '\\alpha'?"},
    {"\\q", "math-command", 1, 2, "unknown command '\\q' in a formula", NULL},
    {"\\begin{pmtarix} a \\end{pmtarix}", "math-command", 1, 6,
     "unknown command '\\begin{pmtarix}' in a formula", NULL},
    {"\\text{a \\foo}", "math-command", 7, 5,
     "unknown command '\\foo' in a formula", NULL},
    {"{a", "math-syntax", 1, 1, "malformed formula: '{' is never closed", NULL},
    {"\\frac{a", "math-syntax", 6, 1, "malformed formula: '{' is never closed",
     NULL},
    {"\\text{a", "math-syntax", 6, 1, "malformed formula: '{' is never closed",
     NULL},
    {"a}", "math-syntax", 2, 1, "malformed formula: '}' has no matching '{'",
     NULL},
    {"\\frac{a}", "math-syntax", 1, 5,
     "malformed formula: '\\frac' needs an argument", NULL},
    {"x^", "math-syntax", 2, 1, "malformed formula: '^' needs an argument",
     NULL},
    {"x^a^b", "math-syntax", 4, 1, "malformed formula: a second superscript",
     NULL},
    {"x_a_b", "math-syntax", 4, 1, "malformed formula: a second subscript",
     NULL},
    {"\\left( a", "math-syntax", 1, 5,
     "malformed formula: '\\left' without '\\right'", NULL},
    {"a \\right)", "math-syntax", 3, 6,
     "malformed formula: unexpected '\\right'", NULL},
    {"\\left a \\right)", "math-syntax", 7, 1,
     "malformed formula: '\\left' needs a delimiter, such as a bracket", NULL},
    {"\\begin{cases} a", "math-syntax", 1, 6,
     "malformed formula: '\\begin{cases}' has no matching '\\end' here", NULL},
    {"\\begin{cases} a \\end{array}", "math-syntax", 17, 4,
     "malformed formula: '\\begin{cases}' has no matching '\\end' here", NULL},
    {"\\end{cases}", "math-syntax", 1, 4,
     "malformed formula: unexpected '\\end'", NULL},
    {"\\color{1;x}a", "math-syntax", 1, 6,
     "malformed formula: expected a colour name, such as red, or a code, such "
     "as #0a6ebd",
     NULL},
    {"a \\tag{1}\\tag{2}", "math-syntax", 10, 4,
     "malformed formula: a row has two tags", NULL},
    {"\\newcommand{a}{b}", "math-syntax", 1, 11,
     "malformed formula: the name of a command is missing", NULL},
    {"\\newcommand{\\a}[x]{b}", "math-syntax", 1, 11,
     "malformed formula: a macro has at most nine arguments", NULL},
    {"\\def\\a{\\a\\a}\\a", "math-macro", 13, 2,
     "the expansion of macro 'a' is too long", NULL},
    {"\\def\\a#1{\\a{#1#1}}\\a{xx}", "math-macro", 19, 2,
     "the expansion of macro 'a' is too long", NULL},
    {"\\def\\a{}\\def\\b{\\a\\b}\\b", "math-macro", 21, 2, NULL, NULL},
};

static void faults_are_told_with_their_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof FAULTS / sizeof *FAULTS; i++) {
        struct bench b = {0};
        assert_int_equal(converted(&b, true, str_c(FAULTS[i].tex)).n, 0);
        assert_false(b.good);
        if (b.d.n != 1)
            print_message("%s\n", FAULTS[i].tex);
        assert_int_equal(b.d.n, 1);
        const struct diag *g = &b.d.v[0];
        assert_string_equal(g->code->id, FAULTS[i].code);
        if (FAULTS[i].text)
            assert_str(g->text, FAULTS[i].text);
        assert_int_equal(g->col, FAULTS[i].col);
        assert_int_equal(g->len, FAULTS[i].len);
        if (FAULTS[i].help)
            assert_str(g->help, FAULTS[i].help);
        end(&b);
    }
}

/* Returns a string n times, between two others. */
static str many(struct arena *a, const char *before, const char *text, size_t n,
                const char *after)
{
    struct buf b = {.a = a};
    buf_put(&b, str_c(before));
    for (size_t i = 0; i < n; i++)
        buf_put(&b, str_c(text));
    buf_put(&b, str_c(after));
    return buf_end(&b);
}

static void depth_and_work_are_bounded(void **state)
{
    static const char *const DEEP[] = {"{",
                                       "\\frac{",
                                       "x^{",
                                       "\\sqrt[",
                                       "\\left(",
                                       "\\text{$",
                                       "\\begin{cases}",
                                       "\\hat",
                                       "\\bf{",
                                       "a\\over{",
                                       "\\color{red}",
                                       "\\text{\\textbf{",
                                       "\\substack{",
                                       "\\not",
                                       "\\displaystyle"};
    static const char *const LONG[] = {
        "x",       "\\alpha ", "a&",  "a\\\\",        "x'", "\\\\[",
        "\\sqrt[", "a_b ",     "%\n", "\\text{a$b$}", "(",  "1.2.3"};
    (void)state;
    for (size_t i = 0; i < sizeof DEEP / sizeof *DEEP; i++) {
        struct bench b = {0};
        converted(&b, true, many(&b.a, "", DEEP[i], 20000, "x"));
        assert_true(b.d.n < 100);
        end(&b);
    }
    for (size_t i = 0; i < sizeof LONG / sizeof *LONG; i++) {
        struct bench b = {0};
        converted(&b, true, many(&b.a, "", LONG[i], 20000, "x"));
        end(&b);
    }
}

static void macros_hold_for_the_page(void **state)
{
    struct bench b = {0};
    (void)state;
    converted(&b, false, S("\\newcommand{\\E}{\\mathbb{E}}"));
    assert_str(converted(&b, false, S("\\E")), "<mi>𝔼</mi>");
    converted(&b, false, S("\\providecommand{\\E}{e}"));
    assert_str(converted(&b, false, S("\\E")), "<mi>𝔼</mi>");
    converted(&b, false, S("\\renewcommand\\E{e}"));
    assert_str(converted(&b, false, S("\\E")), "<mi>e</mi>");
    assert_str(converted(&b, false, S("\\def\\x#1{\\alpha#1}\\x b")),
               "<mrow><mi>α</mi><mi>b</mi></mrow>");
    end(&b);
}

static void tables_are_sorted(void **state)
{
    (void)state;
    str name;
    size_t i = 0;
    for (; (name = math_symbol_name_at(i)).p; i++)
        assert_str(math_symbol_find(name)->name, name.p);
    assert_true(i > 500);
    assert_string_equal(math_symbol_find(S("argmax"))->text, "arg max");
    assert_string_equal(math_symbol_find(S("backslash"))->text, "\\");
    assert_null(math_symbol_find(S("nothing")));
}

static void environments_and_labels(void **state)
{
    size_t to;
    bool starred;
    (void)state;
    assert_true(
        math_environment(S("\\begin{align*}a\\end{align*}x"), &to, &starred));
    assert_int_equal(to, 27);
    assert_true(starred);
    assert_true(math_environment(S("\\begin{align}\\end{cases}\\end{align}"),
                                 &to, &starred));
    assert_int_equal(to, 35);
    assert_false(starred);
    assert_true(math_environment(S("\\begin{gather}a"), &to, &starred));
    assert_int_equal(to, 0);
    assert_false(math_environment(S("\\begin{cases}"), &to, &starred));
    assert_false(math_environment(S("\\begin{align"), &to, &starred));
    assert_str(math_label(S("a \\label{ eq:a } b")), "eq:a");
    assert_null(math_label(S("a \\label{b")).p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(formulas_become_mathml),
        cmocka_unit_test(the_source_stands_beside_it),
        cmocka_unit_test(one_tag_is_the_formula_s),
        cmocka_unit_test(faults_are_told_with_their_place),
        cmocka_unit_test(depth_and_work_are_bounded),
        cmocka_unit_test(macros_hold_for_the_page),
        cmocka_unit_test(tables_are_sorted),
        cmocka_unit_test(environments_and_labels),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
