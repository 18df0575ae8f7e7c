// SPDX-License-Identifier: MIT
#include "squeeze/squeeze_js.h"

#include "testing.h"

/* What a script is squeezed to; NULL: it stays as it is. */
static const char *const LAYOUT[][2] = {
    {"", ""},
    {"// a\n/* b\n */\n", ""},
    {"a = b + c;\n", "a=b+c;\n"},
    {"a - -b; a + +b; a - --b; a++ + b; a-- - b;\n",
     "a- -b;a+ +b;a- --b;a+++b;a---b;\n"},
    {"x ? y : z; x ? .5 : 1; x?.y; x ?? y;\n", "x?y:z;x? .5:1;x?.y;x??y;\n"},
    {"1 .toFixed(); 1. + 1; 1e-3 - 1; 0x1e + 1; 1_0n;\n",
     "1 .toFixed();1.+1;1e-3-1;0x1e+1;1_0n;\n"},
    {"a < !--b; a > b;\n", "a< !--b;a>b;\n"},
    {"x in y; typeof x; 'a' in y; /a/g in y; return `a`;\n",
     "x in y;typeof x;'a'in y;/a/g in y;return`a`;\n"},
    /* line ends */
    {"a = 1\nb = 2\n++c\n", "a=1\nb=2\n++c\n"},
    {"function f() {\n  return\n  1;\n}\n", "function f(){return\n1}\n"},
    {"a\n  .b()\n  ?.c\n  || d\n  ? e\n  : f\n", "a.b()?.c||d?e:f\n"},
    {"a = {\n  b,\n}\n(c)\n", "a={b}\n(c)\n"},
    {"x\n(y) // z\n[1]\n`t`\n", "x\n(y)\n[1]\n`t`\n"},
    {"if (a) {\n  b()\n}\nelse c\n", "if(a){b()}\nelse c\n"},
    {"a = b /* c\n */ d = e\n", "a=b\nd=e\n"},
    {"label: for (;;) {\n  continue label\n}\n",
     "label:for(;;){continue label}\n"},
    /* semicolons and commas that mean nothing, and those that do */
    {"{ a(); }\n", "{a()}\n"},
    {"{ if (a); }\n{ for (;;); }\n{ while (f(a)); }\n",
     "{if(a);}\n{for(;;);}\n{while(f(a));}\n"},
    {"{ do; while (0); }\n{ if (a) b; else; }\n",
     "{do;while(0);}\n{if(a)b;else;}\n"},
    {"{ x: ; }\n{;}\n", "{x:;}\n{;}\n"},
    {"f(a, b,); [a, , ]; ({ a, b: [,], });\n", "f(a,b);[a,,];({a,b:[,]});\n"},
    {"const a = 1; const b = 2;\nlet c; let d;\nconst e = 3\nconst f = 4;\n",
     "const a=1,b=2;let c,d;const e=3\nconst f=4;\n"},
    {"for (let i = 0; i < 1; i++) a(); let b;\n",
     "for(let e=0;e<1;e++)a();let b;\n"},
    /* arrows */
    {"f((a) => a); f(async (a) => a); f(async(a) => a); f((a, b) => a);\n",
     "f(e=>e);f(async e=>e);f(async e=>e);f((e,t)=>e);\n"},
    {"f((a = 1) => a, (...b) => b, ({ c }) => c, () => 1);\n",
     "f((e=1)=>e,(...e)=>e,({c:e})=>e,()=>1);\n"},
    {"(a) => a;\n", "e=>e;\n"},
    /* a slash */
    {"a / b / c; a = /b/ / c; a / /b/; (a) / b; [a] / b; a++ / b;\n",
     "a/b/c;a=/b//c;a/ /b/;(a)/b;[a]/b;a++/b;\n"},
    {"if (a) /b c/.test(d); while (x) /y/.z;\n",
     "if(a)/b c/.test(d);while(x)/y/.z;\n"},
    {"{ a } /b c/.test(d); x = { a } / b;\n", "{a}/b c/.test(d);x={a}/b;\n"},
    {"return /[/\\]'\"]/ ; a(/\\//, '//');\n",
     "return/[/\\]'\"]/;a(/\\//,'//');\n"},
    {"a.return / b / c; this / 2;\n", "a.return/b/c;this/2;\n"},
    /* texts */
    {"'a  // b'; \"/* \\\" */\"; 'x\\\ny';\n",
     "'a  // b';\"/* \\\" */\";'x\\\ny';\n"},
    {"`a  ${ b  +  `c  ${ { d: '}' }.d }` }  // e ${f}`;\n",
     "`a  ${b+`c  ${{d:'}'}.d}`}  // e ${f}`;\n"},
    {"`\n  a\n`;\n", "`\n  a\n`;\n"},
    {"`\\`\\${ a  `;\n", "`\\`\\${ a  `;\n"},
    /* what cannot be read */
    {"a = 'b\n", NULL},
    {"a  = `b ${ c\n", NULL},
    {"a  = /b\n", NULL},
    {"/* a  b\n", NULL},
    {"f( ]\n", NULL},
    {"f( \n", NULL},
    {"a  = this.#b\n", NULL},
};

/* Within a function names become short, if that is certainly right. */
static const char *const NAMES[][2] = {
    {"const one = 1; two(one);", "const e=1;two(e)"},
    {"let one, [two, [, three]] = four, { five, six: [seven], ...eight } = "
     "nine;",
     "let e,[t,[,n]]=four,{five:r,six:[i],...s}=nine"},
    {"const { one = 1, two: { three = four() } = {}, [five]: six } = seven;",
     "const{one:e=1,two:{three:t=four()}={},[five]:n}=seven"},
    {"function one(two, three = two) { return one(three); }",
     "function e(t,n=t){return e(n)}"},
    {"one((two) => two.two + { two }.two + { two: two }['two']);",
     "one(e=>e.two+{two:e}.two+{two:e}['two'])"},
    {"one(async (two, ...three) => { await two; three(); });",
     "one(async(e,...t)=>{await e;t()})"},
    {"try { one(); } catch (two) { three(two); } two();",
     "try{one()}catch(two){three(two)}two()"},
    {"try { one(); } catch ({ two }) { three(two); }",
     "try{one()}catch({two:e}){three(e)}"},
    {"for (const one of two) three(one);", "for(const e of two)three(e)"},
    {"for (const one in two) if (one) three(); else four(one); one();",
     "for(const one in two)if(one)three();else four(one);one()"},
    {"for (let one = 0, two = 9; one < two; one++) { three(one); }",
     "for(let e=0,t=9;e<t;e++){three(e)}"},
    /* properties, texts, labels are no names; in templates there are some */
    {"const name = 1; f({ name: 2, name() {}, get name() {}, 'name': 3 });",
     "const e=1;f({name:2,name(){},get name(){},'name':3})"},
    {"const name = 1; f(a.name, a?.name, 'name', `name ${name}`, /name/);",
     "const e=1;f(a.name,a?.name,'name',`name ${e}`,/name/)"},
    {"const name = 1; name: for (;;) break name; f(name);",
     "const name=1;name:for(;;)break name;f(name)"},
    {"const one = 1; f(a ? one : b, { c: a ? one : b, one });",
     "const e=1;f(a?e:b,{c:a?e:b,one:e})"},
    {"const one = 1; switch (a) { case one: { one; } default: { one } }",
     "const e=1;switch(a){case e:{e}default:{e}}"},
    {"f({ one(two) { return two; }, async three(four) { four(); } });",
     "f({one(e){return e},async three(e){e()}})"},
    /* a name that is a global's elsewhere stays, and nobody else gets it */
    {"f((name) => name); g(name);", "f(name=>name);g(name)"},
    {"const one = 1; g(e, t, one);", "const n=1;g(e,t,n)"},
    {"{ const one = 1; } one();", "{const one=1}one()"},
    {"if (one) { const one = 1; }", "if(one){const one=1}"},
    /* the same text twice: only where neither hides the other */
    {"f((one) => one, (two) => two);", "f(e=>e,e=>e)"},
    {"const one = 1; f((two) => one + two);", "const e=1;f(t=>e+t)"},
    {"const one = 1; f((two) => two); one();", "const e=1;f(e=>e);e()"},
    {"f((one) => { const two = 1; return two; });",
     "f(t=>{const e=1;return e})"},
    {"f((one, two) => 1); f((three, four) => four);",
     "f((e,t)=>1);f((t,e)=>e)"},
    {"const one = () => one\nconst two = one\n", "const e=()=>e\nconst t=e\n"},
    /* doubt */
    {"var one = 1; const two = 2;", "var one=1;const two=2"},
    {"class One { two() {} } const three = 3;",
     "class One{two(){}}const three=3"},
    {"const one = 1; eval('one');", "const one=1;eval('one')"},
    {"const one = import('a'); one.then();", "const e=import('a');e.then()"},
    {"const one = import.meta;", "const one=import.meta"},
    {"{ function one() {} }", "{function one(){}}"},
    {"const one = function two() { return two; };",
     "const e=function two(){return two}"},
};

static void layout(void **state)
{
    (void)state;
    struct arena a = {0};
    for (size_t i = 0; i < sizeof LAYOUT / sizeof *LAYOUT; i++)
        assert_str(squeeze_js(&a, str_c(LAYOUT[i][0])),
                   LAYOUT[i][1] ? LAYOUT[i][1] : LAYOUT[i][0]);
    arena_free(&a);
}

static void names(void **state)
{
    (void)state;
    struct arena a = {0};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        str to = str_c(NAMES[i][1]);
        assert_str(squeeze_js(&a, str_fmt(&a, "(() => {%s})();", NAMES[i][0])),
                   str_dupz(&a, str_fmt(&a, "(()=>{%.*s})();\n",
                                        STR_ARG(str_trim_right(to)))));
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(layout),
        cmocka_unit_test(names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
