# SPDX-License-Identifier: MIT
"""from_sphinx: writes a perfpress.yaml for a Sphinx site, and prints a report.

In: the folder of a conf.py, and the program's own `perfpress check`. Out: one
new file. conf.py is read as a syntax tree and nothing of it is run, unless
--run-conf asks for it. Needs Python 3.8 and its standard library.
"""
import ast
import io
import json
import os
import posixpath
import re
import stat
import subprocess
import sys
import tokenize
import warnings
from threading import Thread

if sys.version_info < (3, 8):
    sys.stderr.write("perfpress: error: %s is Python %d.%d, and 3.8 or newer is "
                     "needed [python-missing]\n" % (
                         (sys.executable,) + tuple(sys.version_info[:2])))
    sys.exit(3)

warnings.simplefilter("ignore")   # of conf.py's text, as a "\\." in a string

CONF_MAX = 4 << 20       # bytes of a conf.py
PAGE_MAX = 8 << 20       # bytes of a page
TEXT_MAX = 1 << 20       # characters of one value
ITEMS_MAX = 100000       # of one value
DEPTH_MAX = 50           # of values inside each other
WORK_MAX = 16 << 20      # characters and items that one conf.py may make
PARSES_MAX = 2000        # of a conf.py that is not valid Python
ROUNDS_MAX = 40          # trial builds
FAULTS_MAX = 20          # in the report as text
CONFIG = "perfpress.yaml"


class Fault(Exception):
    """An error that ends the run, with the exit status and a help line."""

    def __init__(self, text, help_line="", code="usage", status=2):
        super().__init__(text)
        self.help_line, self.code, self.status = help_line, code, status


def shown(text):
    """Returns the text with control characters escaped, line breaks kept."""
    def escape(match):
        c = ord(match.group())
        return "\\x%02x" % c if c < 0x80 else "\\u%04x" % c
    text = text.encode("utf-8", "replace").decode("utf-8")
    return re.sub("[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e"
                  "\u2066-\u2069\ufeff]", escape, text)


# ---- values ----

class Unknown:
    """A value that cannot be known without running conf.py."""

    def __init__(self, line, why):
        self.line, self.why = line, why


class Text(str):
    """A string with the line that it is written on."""
    line = 0


class List(list):
    depth = 1


class Dict(dict):
    depth = 1


class Version(tuple):
    """What LooseVersion and its kin compare."""


def text_of(value):
    """Returns str() of a scalar; None for other values."""
    if value is None or isinstance(value, (bool, str)):
        return str(value)
    if isinstance(value, (int, float)):
        return str(value)
    return None


def texts_of(value):
    """Returns the strings of a list, or of one string."""
    values = value if isinstance(value, List) else [value]
    return [v for v in values if isinstance(v, str)]


# ---- expressions ----

ALIASES = {"path": "os.path", "Path": "pathlib.Path", "environ": "os.environ",
           "getenv": "os.getenv", "join": "os.path.join",
           "abspath": "os.path.abspath", "dirname": "os.path.dirname"}
KNOWN = {"sphinx.__version__": "7.4.7", "sphinx.__display_version__": "7.4.7",
         "sphinx.version_info": (7, 4, 7, "final", 0), "six.PY3": True,
         "six.PY2": False, "sys.version_info": tuple(sys.version_info),
         "sys.platform": "linux", "os.name": "posix", "os.sep": "/"}
VERSIONS = {"LooseVersion", "StrictVersion", "Version", "parse_version",
            "version.parse", "parse"}
METHODS = {"strip", "lstrip", "rstrip", "split", "rsplit", "splitlines",
           "lower", "upper", "title", "capitalize", "startswith", "endswith",
           "partition", "rpartition", "join", "replace"}
CHANGES = {"append", "extend", "insert", "update", "remove", "add"}


class Evaluator:
    """Evaluates expressions over the names that were assigned so far."""

    def __init__(self, file):
        self.file, self.work = file, 0
        self.names, self.lines = {}, {}
        self.aliases = dict(ALIASES)

    def unknown(self, node, why):
        return Unknown(getattr(node, "lineno", 0), why)

    def made(self, value, node):
        """Returns a new value with its line and depth, within the limits."""
        if isinstance(value, (list, tuple, set)):
            size, parts = len(value), value
            value = List(value)
        elif isinstance(value, dict):
            size, parts = len(value), value.values()
            value = Dict(value)
        elif isinstance(value, str):
            size, parts = len(value), ()
            value = Text(value)
            value.line = node.lineno
        else:
            big = isinstance(value, int) and abs(value) >= 1 << 63
            return self.unknown(node, "it is too large") if big else value
        self.work += size + 1
        if not isinstance(value, str):
            value.depth = 1 + max([getattr(p, "depth", 0) for p in parts],
                                  default=0)
        if (size > (TEXT_MAX if isinstance(value, str) else ITEMS_MAX) or
                getattr(value, "depth", 0) > DEPTH_MAX or self.work > WORK_MAX):
            return self.unknown(node, "it is too large")
        return value

    def value(self, node):
        if self.work > WORK_MAX:
            return self.unknown(node, "it is too large")
        method = getattr(self, "on_" + type(node).__name__, None)
        if not method:
            return self.unknown(node, "it is computed")
        try:
            return method(node)
        except (ValueError, TypeError, KeyError, IndexError, AttributeError,
                OverflowError):
            return self.unknown(node, "it is computed")

    def on_Constant(self, node):
        if isinstance(node.value, (str, int, float, type(None))):
            return self.made(node.value, node)
        return self.unknown(node, "it is computed")

    def on_List(self, node):
        return self.made([self.value(e) for e in node.elts], node)

    on_Tuple = on_Set = on_List

    def on_Dict(self, node):
        out = {}
        for key, value in zip(node.keys, node.values):
            value = self.value(value)
            key = text_of(self.value(key)) if key else None
            if key is not None:
                out[key] = value
            elif isinstance(value, Dict):
                out.update(value)
        return self.made(out, node)

    def on_JoinedStr(self, node):
        parts = []
        for part in node.values:
            value = self.value(part.value if isinstance(
                part, ast.FormattedValue) else part)
            if isinstance(value, Unknown):
                return value
            text = text_of(value)
            if text is None or getattr(part, "format_spec", None) or \
                    getattr(part, "conversion", -1) not in (-1, 115):
                return self.unknown(node, "it is formatted")
            parts.append(text)
        return self.made("".join(parts), node)

    def on_UnaryOp(self, node):
        x = self.value(node.operand)
        if isinstance(x, Unknown):
            return x
        if isinstance(node.op, ast.Not):
            return not x
        if isinstance(node.op, ast.USub) and isinstance(x, (int, float)):
            return self.made(-x, node)
        return self.unknown(node, "it is computed")

    def on_BinOp(self, node):
        return self.binary(node, self.value(node.left), node.op,
                           self.value(node.right))

    def binary(self, node, x, op, y):
        kinds, op = (type(x), type(y)), type(op)
        if op is ast.Mod and isinstance(x, str):
            return self.percent(node, x, y)
        for v in (x, y):
            if isinstance(v, Unknown):
                return v
        numbers = all(isinstance(v, (int, float)) for v in (x, y))
        if op is ast.Add and (numbers or kinds == (List, List) or
                              all(isinstance(v, str) for v in (x, y))):
            return self.made(x + y, node)
        if op is ast.BitOr and kinds == (Dict, Dict):
            return self.made({**x, **y}, node)
        if op is ast.BitOr and kinds == (List, List):
            return self.made(x + y, node)
        if op is ast.Div and all(isinstance(v, str) for v in (x, y)):
            return self.made(posixpath.join(x, y), node)
        if numbers and op in (ast.Sub, ast.Mult):
            return self.made(x - y if op is ast.Sub else x * y, node)
        return self.unknown(node, "it is computed")

    def percent(self, node, text, values):
        return self.fill(node, text, r"%(?:\((\w*)\))?(.)?", values,
                         lambda m: m.group(2) and m.group(2) in "sdri")

    def fill(self, node, text, pattern, values, is_simple):
        """Replaces fields by values: the next, by number or by name."""
        count, bad = [0], []

        def field(match):
            if match.group() in ("%%", "{{", "}}"):
                return match.group()[0]
            key, value = match.group(1), None
            if isinstance(values, Unknown):
                value = values
            elif key and not key.isdigit():
                value = values.get(key) if isinstance(values, dict) else None
            else:
                i = int(key) if key else count[0]
                count[0] += 1
                many = values if isinstance(values, List) else [values]
                if isinstance(values, dict):
                    many = values.get("", [])
                value = many[i] if i < len(many) else Unknown(0, "")
            if isinstance(value, Unknown) and value.why:
                bad.append(value)
            elif text_of(value) is None or not is_simple(match):
                bad.append(self.unknown(node, "it is formatted"))
            return "" if bad else text_of(value)
        if len(text) > TEXT_MAX // 16:
            return self.unknown(node, "it is too large")
        out = re.sub(pattern, field, text, flags=re.S)
        return bad[0] if bad else self.made(out, node)

    def on_BoolOp(self, node):
        stops = isinstance(node.op, ast.Or)
        for part in node.values:
            x = self.value(part)
            if isinstance(x, Unknown) or bool(x) == stops:
                break
        return x

    def on_IfExp(self, node):
        test = self.value(node.test)
        if isinstance(test, Unknown):
            return test
        return self.value(node.body if test else node.orelse)

    def on_Compare(self, node):
        x = self.value(node.left)
        for op, y in zip(node.ops, node.comparators):
            y = self.value(y)
            if isinstance(x, Unknown) or isinstance(y, Unknown):
                return self.unknown(node, "it depends on a comparison")
            if isinstance(x, (list, tuple)) and isinstance(y, (list, tuple)):
                x, y = list(x), list(y)
            op = type(op)
            if op in (ast.Eq, ast.Is, ast.NotEq, ast.IsNot):
                holds = (x == y) == (op in (ast.Eq, ast.Is))
            elif op in (ast.In, ast.NotIn):
                holds = (x in y) == (op is ast.In)
            else:
                holds = {ast.Lt: x.__lt__, ast.LtE: x.__le__,
                         ast.Gt: x.__gt__, ast.GtE: x.__ge__}[op](y)
            if holds is NotImplemented:
                return self.unknown(node, "it depends on a comparison")
            if not holds:
                return False
            x = y
        return True

    def on_Subscript(self, node):
        of, key = self.value(node.value), node.slice
        if isinstance(of, Unknown):
            return of
        if isinstance(key, getattr(ast, "Index", ())):
            key = getattr(key, "value", key)
        if isinstance(key, ast.Slice):
            ends = [self.value(e) if e else None
                    for e in (key.lower, key.upper, key.step)]
            return self.made(of[slice(*ends)], node)
        key = self.value(key)
        if isinstance(key, Unknown):
            return key
        if isinstance(of, Dict):
            key = text_of(key)
        if isinstance(of, Dict) and key not in of:
            return self.unknown(node, "the list or dict has no such item")
        found = of[key]
        return self.made(found, node) if isinstance(of, str) else found

    # -- names and calls --

    def on_Name(self, node):
        if node.id in self.names:
            return self.names[node.id]
        if node.id == "__file__":
            return self.made(self.file, node)
        known = KNOWN.get(self.aliases.get(node.id, node.id))
        if known is not None:
            return self.made(known, node)
        return self.unknown(node, "'%s' is unknown" % node.id)

    def dotted(self, node):
        """Returns "os.path.join" of names and attributes; "" for others."""
        if isinstance(node, ast.Name):
            return "" if node.id in self.names else node.id
        if isinstance(node, ast.Attribute):
            of = self.dotted(node.value)
            return of and of + "." + node.attr
        return ""

    def full(self, name):
        """Returns a dotted name with the aliases of imports resolved."""
        first, dot, rest = name.partition(".")
        return self.aliases.get(first, first) + dot + rest

    def on_Attribute(self, node):
        name = self.dotted(node)
        if self.full(name) in KNOWN:
            return self.made(KNOWN[self.full(name)], node)
        if name and self.full(self.dotted(node.value)) not in KNOWN:
            return self.unknown(node, "'%s' is not run" % name)
        of = self.value(node.value)
        if isinstance(of, Unknown):
            return of
        if isinstance(of, str) and node.attr in ("parent", "name", "stem"):
            base = posixpath.basename(of)
            return self.made(posixpath.dirname(of) if node.attr == "parent"
                             else base if node.attr == "name"
                             else posixpath.splitext(base)[0], node)
        if node.attr in ("major", "minor", "micro") and len(of) > 2:
            return of[("major", "minor", "micro").index(node.attr)]
        return self.unknown(node, "'.%s' is unknown" % node.attr)

    def on_Call(self, node):
        name = self.dotted(node.func)
        args = [self.value(a) for a in node.args]
        named = {k.arg: self.value(k.value) for k in node.keywords if k.arg}
        result = self.function(node, self.full(name), args, named)
        if result is None and isinstance(node.func, ast.Attribute):
            of = self.value(node.func.value)
            if isinstance(of, Unknown) and not name:
                return of
            if not isinstance(of, Unknown):
                result = self.method(node, of, node.func.attr, args, named)
        if result is not None:
            return result[0]
        bad = [a for a in args if isinstance(a, Unknown)]
        if bad and not name:
            return bad[0]
        return self.unknown(node, "'%s()' is not run" % (
            name or getattr(node.func, "attr", "")))

    def function(self, node, name, args, named):
        """Returns [the value], or None for a function that is not run."""
        texts = all(isinstance(a, str) for a in args)
        first = args[0] if args else ""
        if name in ("os.path.join", "pathlib.Path",
                    "pathlib.PurePath") and texts:
            return [self.made(posixpath.join(*args) if args else ".", node)]
        if name in ("os.path.abspath", "os.path.realpath",
                    "os.path.normpath") and texts and args:
            return [self.made(self.absolute(first), node)]
        if name in ("os.path.dirname", "os.path.basename") and texts and args:
            run = getattr(posixpath, name[8:])
            return [self.made(run(first), node)]
        if name in ("os.getenv", "os.environ.get"):
            return [args[1] if len(args) > 1 else None]
        if name == "str" and len(args) < 2 and text_of(first) is not None:
            return [self.made(text_of(first), node)]
        if name in ("int", "bool", "len") and len(args) == 1 and \
                not isinstance(first, Unknown):
            return [self.made({"int": int, "bool": bool, "len": len}[name](
                first[:20] if name == "int" and texts else first), node)]
        if name == "dict" and all(isinstance(a, Dict) for a in args):
            return [self.made(dict(args[0] if args else {}, **named), node)]
        if name in ("list", "tuple", "set", "sorted") and \
                all(isinstance(a, List) for a in args):
            return [self.made(first or [], node)]
        if name.rpartition(".")[2] in VERSIONS and args and texts:
            return [Version(int(n[:9]) for n in re.findall(r"\d+", first)[:9])]
        return None

    def absolute(self, path):
        folder = posixpath.dirname(self.file)
        return posixpath.normpath(posixpath.join(folder, path))

    def method(self, node, of, name, args, named):
        if isinstance(of, str) and name == "format":
            values = Dict(named)
            values[""] = List(args)
            return [self.fill(node, of, r"\{\{|\}\}|\{(\w*)([^{}]*)\}", values,
                              lambda m: not m.group(2))]
        if isinstance(of, str) and name in ("resolve", "absolute"):
            return [self.made(self.absolute(of), node)]
        if isinstance(of, str) and name == "as_posix":
            return [of]
        if isinstance(of, str) and name == "replace" and (
                of.count(args[0]) * len(args[1]) > TEXT_MAX or not args[0]):
            return None
        if isinstance(of, str) and name in METHODS:
            for a in args + (args[0] if name == "join" else []):
                if isinstance(a, Unknown):
                    return [a]
            return [self.made(getattr(str, name)(of, *args), node)]
        if isinstance(of, (List, Dict)) and name == "copy":
            return [of]
        if isinstance(of, Dict) and name in ("keys", "values"):
            return [self.made(list(getattr(of, name)()), node)]
        if isinstance(of, Dict) and name == "get":
            return [of.get(args[0], args[1] if len(args) > 1 else None)]
        return None


# ---- statements ----

KEPT_CALLS = {
    "add_object_type": ["directivename", "rolename", "indextemplate",
                        "parse_node", "ref_nodeclass", "objname",
                        "doc_field_types", "override"],
    "add_crossref_type": ["directivename", "rolename", "indextemplate",
                          "ref_nodeclass", "objname", "override"],
    "add_generic_role": ["name", "nodeclass", "override"],
    "add_config_value": ["name", "default", "rebuild", "types"],
    "add_directive": ["name", "cls", "override"],
}
KEPT_CALLS["add_description_unit"] = KEPT_CALLS["add_object_type"]


class Gap:
    """A statement that was not read: the name that it sets, and why."""

    def __init__(self, line, name, why):
        self.line, self.name, self.why = line, name, why


class Call:
    """A call of setup(app), its arguments by the names of parameters."""

    def __init__(self, line, name):
        self.line, self.name = line, name
        self.args, self.words = {}, {}


class Conf(Evaluator):
    """conf.py: its names, and its gaps and calls in the order of the file."""

    def __init__(self, file, text=""):
        super().__init__(file)
        self.gaps, self.calls, self.tags, self.classes = [], [], [], {}
        self.app, self.setup, self.broken = None, None, None
        self.computed = False     # by --run-conf
        self.run(self.parse(text))
        outer_names = dict(self.names)
        if self.setup:
            self.read_setup(self.setup)
        self.names = outer_names

    def get(self, name):
        """Returns the value of a name; None for an unknown or unset one."""
        value = self.names.get(name)
        return None if isinstance(value, Unknown) else value

    def has(self, name):
        return not isinstance(self.names.get(name, Unknown(0, "")), Unknown)

    # -- parsing --

    def parse(self, text):
        try:
            return tree_of(text)
        except SyntaxError as e:
            self.broken = Gap(e.lineno or 1, "conf.py", "it is not valid "
                              "Python: %s" % (e.msg or "syntax error"))
        return self.parse_parts(text.splitlines())

    def parse_parts(self, lines):
        """Parses from one line at the margin to another; skips the rest."""
        starts = [i for i, l in enumerate(lines) if re.match(r"[^\s#)\]}]", l)]
        starts.append(len(lines))
        body, k, tries = [], 0, 0
        while k < len(starts) - 1 and tries < PARSES_MAX:
            for end in range(k + 1, min(k + 40, len(starts))):
                tries += 1
                part = "\n".join(lines[starts[k]:starts[end]])
                try:
                    tree = tree_of(part)
                except SyntaxError:
                    continue
                body += [ast.increment_lineno(s, starts[k]) for s in tree]
                k = end
                break
            else:
                self.gap_of_line(lines[starts[k]], starts[k] + 1)
                k += 1
        return body

    def gap_of_line(self, line, at):
        name = re.match(r"(\w+)\s*[-+|]?=(?!=)", line)
        if name:
            self.leave(name.group(1), at, "it is not valid Python")

    # -- running --

    def leave(self, name, line, why):
        self.gaps.append(Gap(line, name, why))
        self.names[name] = Unknown(line, why)

    def run(self, statements):
        """Runs statements; False after a return or raise."""
        for s in statements:
            kind = type(s).__name__
            method = getattr(self, "run_" + kind, None)
            if self.app and kind in ("Return", "Raise"):
                self.uses(s, "it is computed")
                return False
            if method:
                method(s)
            elif hasattr(s, "body") and not isinstance(s, ast.Expr):
                self.skip(s)
            elif self.app:
                self.uses(s, "it is computed")
        return True

    def set(self, name, value, line):
        line = value.line if isinstance(value, (Unknown, Text)) else line
        if not self.app and isinstance(value, Unknown):
            self.gaps.append(Gap(line, name, value.why))
        self.names[name] = value
        self.lines[name] = line

    def assign(self, target, value, node):
        line = node.lineno
        if isinstance(target, ast.Name):
            self.set(target.id, value, line)
        elif isinstance(target, ast.Subscript):
            of = getattr(target.value, "id", "")
            key = target.slice
            key = self.value(getattr(key, "value", key)
                             if type(key).__name__ == "Index" else key)
            key = text_of(key)
            if isinstance(self.names.get(of), Dict) and key is not None:
                new = {**self.names[of], key: value}
                self.set(of, self.made(new, node), line)
        elif isinstance(target, (ast.Tuple, ast.List)):
            for i, t in enumerate(target.elts):
                fits = isinstance(value, List) and i < len(value)
                self.assign(t, value[i] if fits else
                            Unknown(line, "it is computed"), node)

    def run_Assign(self, s):
        value = self.value(s.value)
        if self.app:
            self.uses(s, "it is computed")
        for target in s.targets:
            self.assign(target, value, s.value)

    def run_AnnAssign(self, s):
        if s.value:
            self.assign(s.target, self.value(s.value), s.value)

    def run_AugAssign(self, s):
        if self.app:
            self.uses(s, "it is computed")
        target = s.target
        if isinstance(target, ast.Name):
            was = self.value(ast.copy_location(
                ast.Name(target.id, ast.Load()), target))
            self.assign(target, self.binary(s.value, was, s.op,
                                            self.value(s.value)), s.value)

    def run_Expr(self, s):
        call = s.value
        if not isinstance(call, ast.Call):
            if self.app:
                self.uses(s, "it is computed")
            return
        if self.app and self.call_of_app(call):
            return
        if self.app:
            self.uses(s, "it is computed")
        self.change(call)

    def change(self, call):
        """list.append(x), list.extend(y), dict.update(z), tags.add('x')."""
        of = call.func
        if not (isinstance(of, ast.Attribute) and call.args and
                isinstance(of.value, ast.Name)):
            return
        name, method = of.value.id, of.attr
        at = 1 if method == "insert" and len(call.args) > 1 else 0
        value, was = self.value(call.args[at]), self.names.get(name)
        if name == "tags" and method == "add" and isinstance(value, str):
            self.tags.append(value)
        if was is None:
            return
        op = ast.BitOr() if method == "update" else ast.Add()
        if method in ("append", "insert", "add") and isinstance(was, List):
            value = self.made(was + [value], call)
        elif method in ("extend", "update"):
            value = self.binary(call, was, op, value)
        elif method in CHANGES:
            value = self.unknown(call, "'%s.%s()' is not run" % (name, method))
        else:
            return
        self.set(name, value, call.lineno)

    def run_Import(self, s):
        for a in s.names:
            self.aliases[a.asname or a.name.partition(".")[0]] = \
                a.name if a.asname else a.name.partition(".")[0]

    def run_ImportFrom(self, s):
        for a in s.names:
            name = a.asname or a.name
            self.aliases[name] = "%s.%s" % (s.module or "", a.name)
            if is_setting(name) and self.aliases[name] not in KNOWN:
                self.leave(name, s.lineno,
                           "it is imported from '%s'" % (s.module or "."))

    def run_If(self, s):
        test = self.value(s.test)
        if isinstance(test, Unknown):
            self.skip(s)
        else:
            self.run(s.body if test else s.orelse)

    def run_Try(self, s):
        """Modules count as there: a handler is not run."""
        if self.run(s.body):
            self.run(s.orelse)
        self.run(s.finalbody)

    def run_ClassDef(self, s):
        self.classes[s.name] = s
        if self.app:
            self.uses(s, "it is inside 'class'")

    def run_FunctionDef(self, s):
        if self.app:
            self.uses(s, "it is inside 'def'")
        elif s.name == "setup" and s.args.args:
            self.setup = s

    run_AsyncFunctionDef = run_FunctionDef

    def skip(self, s):
        """Notes the names that a block would set."""
        word = {"AsyncFor": "for", "AsyncWith": "with"}.get(
            type(s).__name__, type(s).__name__.lower())
        why = "it is inside '%s'" % word
        if self.app:
            self.uses(s, why)
            return
        for line, name in sorted(names_set(s)):
            if word in ("for", "while"):   # which change earlier values
                self.leave(name, line, why)
            else:
                self.gaps.append(Gap(line, name, why))

    # -- setup(app) --

    def read_setup(self, s):
        self.app = s.args.args[0].arg
        self.run(s.body)
        self.app = None

    def is_app(self, node):
        return isinstance(node, ast.Name) and node.id == self.app

    def not_run(self, line, name):
        self.gaps.append(Gap(line, "setup", "'%s()' is not run" % name))

    def call_of_app(self, call):
        """Keeps app.add_...(); False for a call that has nothing of the app."""
        of = call.func
        if isinstance(of, ast.Attribute) and self.is_app(of.value):
            plain = all(k.arg for k in call.keywords) and \
                not any(isinstance(a, ast.Starred) for a in call.args)
            if of.attr in KEPT_CALLS and plain:
                self.keep(call, of.attr)
            elif of.attr in KEPT_CALLS:
                self.uses(call, "it is computed")
            if of.attr not in KEPT_CALLS or of.attr == "add_directive":
                self.not_run(call.lineno, "%s.%s" % (self.app, of.attr))
            return True
        if any(self.is_app(a) for a in call.args):
            self.not_run(call.lineno, self.dotted(of) or
                         getattr(of, "attr", ""))
            return True
        return False

    def keep(self, call, name):
        kept = Call(call.lineno, name)
        pairs = list(zip(KEPT_CALLS[name], call.args))
        pairs += [(k.arg, k.value) for k in call.keywords]
        for key, node in pairs:
            kept.args[key] = self.value(node)
            kept.words[key] = getattr(node, "attr", getattr(node, "id", None))
        self.calls.append(kept)

    def uses(self, statement, why):
        """Notes each use of the app in a statement."""
        found, parents = [], {}

        def visit(node, parent):
            args = getattr(node, "args", None)
            if isinstance(args, ast.arguments) and \
                    self.app in [a.arg for a in args.args]:
                return
            parents[node] = parent
            if self.is_app(node):
                found.append(node)
            for child in ast.iter_child_nodes(node):
                visit(child, node)
        visit(statement, None)
        for node in sorted(found, key=lambda n: (n.lineno, n.col_offset)):
            text, line = self.app, node.lineno
            while isinstance(parents[node], ast.Attribute):
                node = parents[node]
                text += "." + node.attr
            if isinstance(parents[node], ast.Call) and \
                    parents[node].func is node:
                text += "()"
            self.gaps.append(Gap(line, "setup", "'%s': %s" % (text, why)))


def tree_of(text):
    """Returns the statements of a text; SyntaxError for whatever is wrong."""
    try:
        return ast.parse(text).body
    except (ValueError, RecursionError, MemoryError) as e:
        raise SyntaxError(str(e) or "it is nested too deeply")


def names_set(node):
    """Yields the line and name of each assignment below a statement."""
    for s in ast.iter_child_nodes(node):
        if isinstance(s, (ast.FunctionDef, ast.ClassDef, ast.Lambda)):
            if getattr(s, "name", "") == "setup":
                yield s.lineno, "setup"
            continue
        targets = getattr(s, "targets", [getattr(s, "target", None)])
        if isinstance(s, ast.Delete):
            targets = []
        call = getattr(s, "value", None)
        if isinstance(s, ast.Expr) and isinstance(call, ast.Call) and \
                getattr(call.func, "attr", "") in CHANGES:
            targets = [call.func.value]
        for t in targets:
            for t in getattr(t, "elts", [t]):
                t = t.value if isinstance(t, ast.Subscript) else t
                if isinstance(t, ast.Name):
                    yield s.lineno, t.id
        yield from names_set(s)


# ---- reading the file ----

def read_file(path, limit, root=None):
    """Returns the first bytes of a file, which must be inside of the root."""
    if root and not os.path.realpath(path).startswith(root + "/"):
        raise OSError(0, "it is outside of the site")
    # Opening a pipe would wait for its other end.
    fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    with os.fdopen(fd, "rb") as f:
        if not stat.S_ISREG(os.fstat(fd).st_mode):
            raise OSError(0, "it is not a file")
        return f.read(limit)


def read_conf(file):
    """Returns the text of a conf.py."""
    try:
        data = read_file(file, CONF_MAX + 1)
    except OSError as e:
        raise Fault("cannot read '%s': %s" % (file, e.strerror),
                    "give the folder of a conf.py")
    if len(data) > CONF_MAX:
        raise Fault("'%s' is too large" % file, "the limit is 4 MB")
    try:
        name = tokenize.detect_encoding(io.BytesIO(data).readline)[0]
        # An encoding that has other bytes for ASCII cannot have been meant.
        if not "coding".encode(name).endswith(b"coding"):
            name = "utf-8-sig"
    except (SyntaxError, LookupError, UnicodeError):
        name = "utf-8-sig"
    try:
        text = data.decode(name)
    except UnicodeDecodeError as e:
        raise at(data, e.start, "invalid UTF-8" if name.startswith("utf") else
                                  "invalid bytes for the encoding %s" % name,
                 "file-encoding", "conf.py is UTF-8, or names its encoding as "
                 "'# coding: latin-1'")
    if "\0" in text:
        raise at(data, data.find(b"\0"), "a NUL byte", "file-nul", "")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def at(data, offset, text, code, help_line):
    """Returns the fault of a byte of conf.py."""
    before = data[:offset]
    column = offset - (before.rfind(b"\n") + 1)
    fault = Fault(text, help_line, code, 1)
    fault.place = "%d:%d" % (before.count(b"\n") + 1, column + 1)
    return fault


# ---- --run-conf ----

RUNNER = r"""
import json, os, sys
file, out = sys.argv[1], os.fdopen(int(sys.argv[2]), "w")
class Tags(set):
    def has(self, name): return name in self
names = {"__file__": file, "__name__": "conf", "tags": Tags()}
os.chdir(os.path.dirname(file))
sys.path.insert(0, os.path.dirname(file)); sys.argv = ["sphinx-build"]
with open(file, "rb") as f: exec(compile(f.read(), file, "exec"), names)
def plain(v, depth=0):
    if v is None or isinstance(v, (bool, int, float, str)): return v
    if depth < 20 and isinstance(v, dict):
        return {str(k): plain(x, depth + 1) for k, x in v.items()}
    if depth < 20 and isinstance(v, (list, tuple, set, frozenset)):
        items = v if isinstance(v, (list, tuple)) else sorted(v, key=str)
        return [plain(x, depth + 1) for x in items]
    if hasattr(v, "__fspath__"): return str(v)
    return {"__unknown__": type(v).__name__}
def is_value(name, v):
    return not (name.startswith("__") or callable(v) or
                type(v).__name__ == "module")
tags = sorted(str(t) for t in names.pop("tags"))
json.dump({"tags": tags, "names": {
    k: plain(v) for k, v in names.items() if is_value(k, v)}}, out)
"""


def run_conf(conf, python):
    """Lets an interpreter run conf.py, and takes its names from there."""
    mine, theirs = os.pipe()
    try:
        run = subprocess.Popen([python, "-c", RUNNER, conf.file, str(theirs)],
                               pass_fds=[theirs], stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE)
    except OSError as e:
        raise Fault("cannot run '%s': %s" % (python, e.strerror),
                    "--run-conf=PYTHON names the interpreter that has the "
                    "modules of conf.py")
    finally:
        os.close(theirs)
    # conf.py may write a lot of both: neither pipe may fill up.
    said = []
    reader = Thread(target=lambda: said.append(run.stderr.read()))
    reader.start()
    with os.fdopen(mine, "r", encoding="utf-8", errors="replace") as f:
        result = f.read()
    reader.join()
    if run.wait() or not result:
        last = said[0].decode("utf-8", "replace").strip().splitlines()
        raise Fault("conf.py failed: %s" % (last[-1] if last else
                                            "it ended the interpreter"),
                    "--run-conf=PYTHON names the interpreter that has the "
                    "modules of conf.py")
    result = json.loads(result)
    for name, value in result["names"].items():
        line = conf.lines.get(name, 0)
        conf.names[name] = valued(value, line)
        conf.lines[name] = line
    for name in [n for n in conf.names if n not in result["names"]]:
        del conf.names[name]
    conf.gaps = [g for g in conf.gaps if g.name == "setup"]
    conf.tags, conf.computed = result["tags"], True


def valued(value, line):
    """Returns a value of JSON as one of conf.py."""
    if isinstance(value, dict) and list(value) == ["__unknown__"]:
        return Unknown(line, "it is an object of the class '%s'" %
                       value["__unknown__"])
    if isinstance(value, dict):
        return Dict((k, valued(v, line)) for k, v in value.items())
    if isinstance(value, list):
        return List(valued(v, line) for v in value)
    if isinstance(value, str):
        value = Text(value)
        value.line = line
    return value


# ---- YAML ----

def is_printable(c):
    c = ord(c)
    return (0x20 <= c <= 0x7e or c >= 0x10000 or
            0xa0 <= c <= 0xd7ff and c not in (0x2028, 0x2029) or
            0xe000 <= c <= 0xfffd and c != 0xfeff)


def quoted(text):
    out = []
    for c in text:
        if c in '"\\':
            out.append("\\" + c)
        elif is_printable(c):
            out.append(c)
        elif not 0xd800 <= ord(c) < 0xe000:
            out.append("\\u%04x" % ord(c))
    return '"%s"' % "".join(out)


PLAIN = re.compile(r"(?:[A-Za-z0-9_/\x80-\U0010ffff]|\.(?!$))"
                   r"[-A-Za-z0-9_./+()%=~ \x80-\U0010ffff]*(?<! )")
WORDS = {"true", "false", "null", "yes", "no", "on", "off"}


def scalar(text):
    """Returns a string as YAML: plain where nothing else could be meant."""
    plain = (PLAIN.fullmatch(text) and text.lower() not in WORDS and
             all(map(is_printable, text)))
    return text if plain else quoted(text)


def pair(key, text):
    return "%s: %s" % (scalar(key), scalar(text))


def flow(texts):
    return "[%s]" % ", ".join(map(scalar, texts))


def block_of(text):
    """Returns the lines below "key: |", and the mark behind the "|"."""
    lines = text.rstrip().split("\n")
    while lines and not lines[0].strip():
        del lines[0]
    lines = ["".join(c if is_printable(c) else " " for c in l.rstrip())
             for l in lines]
    mark = "2" if lines and lines[0][:1] in (" ", "") else ""
    return ["  " + l if l else "" for l in lines], mark


class Item:
    """A part of a key that can be refused alone."""

    def __init__(self, text, note, name=None):
        self.text, self.note, self.name = text, note, name
        self.refused = None    # the reason


class Piece:
    """A key of perfpress.yaml.

    style: "line" (one item, "key: text"), "list" ("key: [a, b]"), "map" (a
    line for each item) or "block" (the first item has the lines).
    """

    def __init__(self, key, style, items, instead=None):
        self.key, self.style, self.items = key, style, items
        self.instead = instead    # the text of a refused line

    def kept(self):
        return [i for i in self.items if not i.refused]

    def put(self, out):
        """Appends lines to `out`: [text, piece, [(from, to, item)]]."""
        kept, key = self.kept(), self.key
        if self.style == "list" and kept:
            text, spans = key + ": [", []
            for i in kept:
                text += ", " if spans else ""
                spans.append((len(text), len(text) + len(i.text), i))
                text += i.text
            out.append([text + "]", self, spans])
        elif self.style == "map" and kept:
            out.append([key + ":", self, []])
            for i in kept:
                out += [["  " + l, self, [(0, 1 << 30, i)]]
                        for l in i.text.split("\n")]
        elif self.style == "block" and kept:
            lines, mark = block_of(kept[0].text)
            out += [[l, self, []] for l in [key + ": |" + mark] + lines]
        elif kept:
            out.append(["%s: %s" % (key, kept[0].text), self,
                        [(0, 1 << 30, kept[0])]])
        for i in self.items:
            if i.refused:
                self.put_refused(out, i)

    def put_refused(self, out, item):
        if self.style == "block":
            lines = [self.key + ": |"] + block_of(item.text)[0]
        else:
            lines = [{"map": "  %s", "list": self.key + ": [%s]"}.get(
                self.style, self.key + ": %s") % item.text]
        if self.style == "map" and not self.kept() and item is self.items[0]:
            lines.insert(0, self.key + ":")
        lines = ["#" + l for l in lines]
        lines[-1] += "  # " + " ".join(item.refused.split())
        out += [[l, None, []] for l in lines]
        if self.instead and not self.kept():
            out.append(["%s: %s" % (self.key, self.instead), None, []])


class Note:
    """What became of a setting. kind: carried, left, unread, extensions."""

    def __init__(self, kind, name, line, text, pages=0):
        self.kind, self.name, self.line = kind, name, line
        self.text, self.pages = text, pages


# ---- settings ----

class Move:
    """A site that moves in: its conf.py, and what is made of it."""

    def __init__(self, root, content, conf):
        self.root, self.content, self.conf = root, content, conf
        self.parts = []        # notes and pieces, in order
        self.extensions = texts_of(conf.get("extensions"))
        self.kept_lines = []   # comments for later
        self.suffixes = (".rst", ".md", ".ipynb")   # of pages

    # -- what rows use --

    def line(self, name):
        return self.conf.lines.get(name, 0)

    def note(self, kind, name, text, value=None):
        line = getattr(value, "line", None) or self.line(name)
        self.parts.append(Note(kind, name, line, text))
        return self.parts[-1]

    def left(self, name, why, value=None):
        self.note("left", name, why, value)

    def carried(self, name, key, line=None):
        note = self.note("carried", name, key)
        note.line = note.line if line is None else line
        return note

    def put(self, name, key, text, instead=None):
        """Writes "key: text" of a setting."""
        item = Item(text, self.carried(name, key))
        self.parts.append(Piece(key, "line", [item], instead))

    def put_list(self, name, key, values):
        """Writes "key: [values]" of a setting."""
        if values:
            note = self.carried(name, key)
            self.parts.append(Piece(key, "list", [
                Item(scalar(v), note, (str(v), getattr(v, "line", 0)))
                for v in values]))

    def put_map(self, name, key, pairs, note=None):
        """Writes a line below the key for each (name, text)."""
        if pairs:
            note = note or self.carried(name, key)
            self.parts.append(Piece(key, "map", [
                Item(text, note, (str(n), getattr(n, "line", 0)))
                for n, text in pairs]))

    def file(self, written):
        """Returns a file's path from the content folder; None for others."""
        folder = posixpath.join(self.root, self.content)
        path = posixpath.normpath(posixpath.join(folder, written))
        inside = path.startswith(folder + "/") and written
        return path[len(folder) + 1:] if inside else None

    def is_there(self, file):
        return bool(file) and os.path.exists(
            posixpath.join(self.root, self.content, file))

    def is_page(self, name):
        return any(self.is_there(name + e) for e in (".rst", ".md", ".txt"))


def text_row(m, name, key, v):
    text = text_of(v)
    if v is not None and text and text.strip():
        m.put(name, key, scalar(text))


def bool_row(m, name, key, v):
    if v is not None:
        m.put(name, key, "true" if v else "false")


def number_row(m, name, key, v):
    if isinstance(v, int) and not isinstance(v, bool):
        m.put(name, key, str(v))


def list_row(m, name, key, v):
    m.put_list(name, key, texts_of(v))


def map_row(m, name, key, v):
    """Texts by their names."""
    for k, x in dict_of(v).items():
        if text_of(x) is None and not isinstance(x, Unknown):
            m.left(name, "the value of '%s' is not a string" % k)
    m.put_map(name, key, [(k, pair(k, text_of(x)))
                          for k, x in dict_of(v).items()
                          if text_of(x) is not None])


def not_ours(m, name, key, v):
    """The key is the reason."""
    if v:
        m.left(name, key)


def title(m, name, key, v):
    html = m.conf.get("html_title")
    has_html = isinstance(html, str) and html.strip()
    if not isinstance(v, str) or not v.strip():
        return
    if name == "html_title" or not has_html:
        m.put(name, key, scalar(v))
    else:
        m.carried(name, key)


def language(m, name, key, v):
    tag = v.replace("_", "-") if isinstance(v, str) else ""
    if re.fullmatch(r"[A-Za-z][A-Za-z0-9-]*", tag):
        m.put(name, key, tag)
    elif tag:
        m.left(name, "it is not the name of a language")


def rights(m, name, key, v):
    if not isinstance(v, str):
        v = m.conf.get("project_copyright")
    if v and m.conf.get("html_show_copyright") is False:
        m.left(name, "'html_show_copyright' is False")
    elif isinstance(v, str) and v:
        marked = v.startswith("\xa9") or v[:9].lower() == "copyright"
        m.put(name, key, scalar(v if marked else "\xa9 " + v))
        if not m.line(name):
            m.parts[-1].items[0].note.line = m.line("project_copyright")


def root(m, name, key, v):
    newer = name == "master_doc" and m.conf.get("root_doc") is not None
    if isinstance(v, str) and v != "index" and not newer:
        m.put(name, key, scalar(v))


MARKDOWN = {"myst_parser", "myst_nb", "recommonmark", "m2r", "m2r2",
            "rocm_docs", "sphinx_mdinclude"}


def suffixes(m, name, key, v):
    """Sphinx reads .rst alone where conf.py has no source_suffix."""
    markdown = bool(MARKDOWN.intersection(m.extensions))
    notebooks = bool({"nbsphinx", "myst_nb"}.intersection(m.extensions))
    all_, standard = {}, True
    if v is None and any(g.name == name for g in m.conf.gaps):
        return
    pairs = list(v.items()) if isinstance(v, Dict) else [
        (s, "markdown" if s.endswith("md") and markdown else None)
        for s in texts_of(v)]
    for ext, parser in pairs:
        md = isinstance(parser, str) and (parser == "markdown" or
                                          "myst" in parser)
        standard &= ext == ".md" if md else ext == ".rst"
        if notebooks and ext == ".ipynb":
            standard &= not isinstance(v, Dict)
        elif md or parser in (None, "restructuredtext"):
            all_[ext] = "markdown" if md else "rst"
        else:
            m.left(name, "%s files are not read" % ext)
            standard = False
    all_ = all_ or {".rst": "rst"}
    has_md = ".md" in all_
    if markdown and not has_md:
        all_[".md"] = "markdown"
    if notebooks:
        all_[".ipynb"] = "notebook"
    text = ", ".join("%s: %s" % (scalar(e), l) for e, l in all_.items())
    m.suffixes = tuple(all_)
    note = m.carried(name, key) if v is not None else None
    if not standard or not (markdown or has_md):
        m.parts.append(Piece(key, "line", [Item("{%s}" % text, note)]))


def patterns(values):
    """Returns patterns as perfpress has them, each once."""
    out = []
    for v in values:
        p = Text(re.sub(r"^(?:\./|/)+", "", v))
        if p and not re.search(r"(?:^|/)\.\.(?:/|$)", p) and "\\" not in p:
            p = Text(posixpath.normpath(p))
        p.line = getattr(v, "line", 0)
        if p and p not in out:
            out.append(p)
    return out


def exclude(m, name, key, v):
    given = patterns(texts_of(v))
    folders = [m.file(f) for f in texts_of(m.conf.get("templates_path"))]
    note = m.carried(name, key) if given else None
    items = [Item(scalar(p), note, (str(p), p.line)) for p in given]
    items += [Item(scalar(f), None, (f, 0)) for f in folders
              if f and f not in given]
    if items:
        m.parts.append(Piece(key, "list", items))
    if m.conf.get("templates_path") is not None:
        m.left("templates_path", "they are Jinja templates of another theme; "
               "their folder is not published")


def include(m, name, key, v):
    given = patterns(texts_of(v))
    if "**" not in given:
        m.put_list(name, key, given)


def toc_file(m, name, key, v):
    if v is None and "sphinx_external_toc" not in m.extensions:
        return
    file = m.file(v if isinstance(v, str) else "_toc.yml")
    if not file:
        m.left(name, "it is outside the content folder")
    else:
        item = Item(scalar(file), m.carried(name, key))
        if not m.is_there(file):
            item.refused = "no such file; perhaps a build step creates it"
        m.parts.append(Piece(key, "line", [item]))


def section_labels(m, name, key, v):
    if "sphinx.ext.autosectionlabel" in m.extensions:
        m.parts.append(Piece("autosectionlabel", "line", [Item("true", None)]))
        if v:
            bool_row(m, name, key, v)


def section_label_depth(m, name, key, v):
    if "sphinx.ext.autosectionlabel" in m.extensions:
        number_row(m, name, key, v)


def block(m, name, key, v):
    if isinstance(v, str) and v.strip():
        m.parts.append(Piece(key, "block", [Item(v, m.carried(name, key))]))


def has_plain_quotes(m):
    lang, all_ = m.conf.get("language"), m.conf.get("smartquotes_excludes")
    if not isinstance(all_, Dict):
        return lang == "ja"
    return lang is not None and lang in (all_.get("languages") or [])


def smartquotes(m, name, key, v):
    action = m.conf.get("smartquotes_action")
    if (v is None or v) and not has_plain_quotes(m):
        words = [w for c, w in (("q", "quotes"), ("D", "dashes"), ("e", "dots"))
                 if isinstance(action, str) and c in action]
        text = " ".join(words) if words and action != "qDe" else "true"
        m.parts.append(Piece(key, "line", [Item(text, None)]))
    if v is not None:
        m.carried(name, key)


def smart_action(m, name, key, v):
    if isinstance(v, str) and not set(v) - set("qDe"):
        m.carried(name, key)
    elif v is not None:
        m.left(name, "only its letters q, D and e are supported")


def smart_excludes(m, name, key, v):
    if isinstance(v, Dict):
        m.carried(name, key)


def primary_domain(m, name, key, v):
    """Sphinx' own is Python's, whatever docutils has of the same name."""
    if v is not None:
        text_row(m, name, key, v)
    else:
        text = "none" if m.conf.has(name) else "py"
        m.parts.append(Piece(key, "line", [Item(text, None)]))


def default_role(m, name, key, v):
    if isinstance(v, str) and v:
        m.put(name, key, scalar(v), "literal")


def highlight(m, name, key, v):
    if v not in ("default", "none", "text"):
        text_row(m, name, key, "python" if v == "python3" else v)


def tags(m, name, key, v):
    if m.conf.tags:
        note = m.carried("tags.add", key, 0)
        m.parts.append(Piece(key, "list", [Item(scalar(t), note, (t, 0))
                                           for t in m.conf.tags]))


def formats(m, name, key, v):
    if isinstance(v, Dict):
        map_row(m, name, key, Dict((k, x) for k, x in v.items()
                                   if isinstance(x, str)))


def macros(m, name, key, v):
    """MathJax' macros: a text, or [text, number of arguments, default]."""
    tex = dict_of(v).get("tex") or dict_of(v).get("TeX")
    tex = dict_of(tex)
    pairs = []
    for k, x in dict_of(tex.get("macros") or tex.get("Macros")).items():
        parts = [text_of(p) for p in (x if isinstance(x, List) else [x])]
        if not 0 < len(parts) < 4 or None in parts:
            continue
        texts = [p if i == 1 else quoted(p) for i, p in enumerate(parts)]
        body = "[%s]" % ", ".join(texts) if isinstance(x, List) else texts[0]
        pairs.append((k, "%s: %s" % (scalar(k), body)))
    if pairs:
        m.put_map(name, key, pairs)
    elif v is not None:
        m.left(name, "formulas need no MathJax")


# -- what stands around pages --

LOGOS = {"svg", "png", "webp", "avif", "jpeg", "jpg", "gif"}


def picture(m, v, endings):
    """Returns a picture of the content folder or _static that is there."""
    file = m.file(v) if isinstance(v, str) else None
    if file and not m.is_there(file):
        file = posixpath.join("_static", file)
    fits = file and file.lower().rpartition(".")[2] in endings
    return file if fits and m.is_there(file) else None


def dict_of(v):
    return v if isinstance(v, Dict) else {}


def logo_alt(m, options, nested):
    """Returns the name that the theme's logo replaces, or None if the theme
    shows the name beside the logo."""
    theme = m.conf.get("html_theme")
    alone = (options.get("logo_only") is True if theme == "sphinx_rtd_theme"
             else options.get("sidebar_hide_name") is True if theme == "furo"
             else theme in ("pydata_sphinx_theme", "sphinx_book_theme")
             and not nested.get("text"))
    names = [m.conf.get("html_title"), m.conf.get("project")]
    return next((n for n in names if alone and isinstance(n, str)
                 and n.strip()), None)


def logo(m, name, key, v):
    options = dict_of(m.conf.get("html_theme_options"))
    nested = dict_of(options.get("logo"))
    alt = logo_alt(m, options, nested)
    for i, (light, dark) in enumerate((
            (v, None), (options.get("light_logo"), options.get("dark_logo")),
            (nested.get("image_light"), nested.get("image_dark")))):
        files = [picture(m, f, LOGOS) for f in (light, dark)]
        if files[0]:
            dark = ", dark: " + scalar(files[1]) if files[1] else ""
            alt = ", alt: " + scalar(alt) if alt else ""
            m.put(name, key, "{light: %s%s%s}" % (scalar(files[0]), dark, alt))
            if i:
                m.parts[-1].items[0].note.line = getattr(light, "line", 0)
            return
    if isinstance(v, str) and v:
        m.left(name, "it is not an image in the content folder")


def favicon(m, name, key, v):
    file = picture(m, v, {"svg", "png", "ico"})
    if file:
        m.put(name, key, scalar(file))
    elif isinstance(v, str) and v:
        m.left(name, "it is not a .svg, .png or .ico file in the content "
               "folder")


def any_of(of, *keys):
    for key in keys:
        if isinstance(of.get(key), str) and of[key]:
            return of[key]
    return ""


def is_web(url):
    return isinstance(url, str) and bool(re.match(r"(?i)https?://", url))


def theme_options(m, name, key, v):
    repository(m, name, dict_of(v), dict_of(m.conf.get("html_context")))
    links = []
    for group in ("external_links", "icon_links"):
        for l in dict_of(v).get(group) or []:
            l = dict_of(l)
            if is_web(l.get("url")) and isinstance(l.get("name"), str):
                links.append((l["name"], "- %s\n  %s" % (
                    pair("title", l["name"]), pair("url", l["url"]))))
    m.put_map(name, "header_links", links)
    keep_versions(m, name, dict_of(v))


def repository(m, name, options, context):
    url = any_of(options, "repository_url", "source_repository", "github_url",
                 "gitlab_url")
    user, repo = any_of(context, "github_user"), any_of(context, "github_repo")
    if not url and user and repo:
        url = "https://github.com/%s/%s" % (user, repo)
    branches = ("repository_branch", "source_branch", "github_version",
                "gitlab_version")
    folders = ("path_to_docs", "source_directory", "doc_path", "conf_py_path")
    branch = any_of(options, *branches) or any_of(context, *branches)
    docs = (any_of(options, *folders) or any_of(context, *folders)).strip("/")
    if not is_web(url):
        return
    pairs = [("url", pair("url", url.rstrip("/")))]
    if branch:
        pairs.append(("branch", pair("branch", branch)))
    if docs.endswith(m.content) and docs[:-len(m.content)].strip("/"):
        folder = docs[:-len(m.content)].strip("/")
        pairs.append(("path", pair("path", folder)))
    where = name if m.conf.has(name) else "html_context"
    m.put_map(name, "repository", pairs, m.carried(
        name, "repository", m.line(where)))


def keep_versions(m, name, options):
    """A version switcher's settings are kept as comments."""
    found = {k: v for k, v in options.items()
             if k in ("switcher", "version_dropdown", "version_selector",
                      "display_version", "version_info") and v}
    if found:
        m.kept_lines.append(
            "# %s (line %d): settings of a version switcher, which perfpress "
            "does not have yet:" % (name, m.line(name)))
        m.kept_lines += ["#   " + " ".join(json.dumps(
            {k: bare(v)}, ensure_ascii=False)[1:-1].split())
            for k, v in found.items()]
        m.left(name, "the settings of its version switcher are kept as a "
               "comment")


def bare(value):
    """Returns a value without what is unknown, for JSON."""
    if isinstance(value, Unknown):
        return None
    if isinstance(value, dict):
        return {k: bare(v) for k, v in value.items()}
    return [bare(v) for v in value] if isinstance(value, list) else value


def folders(m, name, key, v):
    found = []
    for f in texts_of(v):
        file = m.file(f)
        if file and m.is_there(file):
            found.append(Text(file))
        else:
            m.left(name, "'%s' is not in the content folder" % f)
    m.put_list(name, key, found)


# -- links --

def marks(text):
    """Counts %s, not %%s."""
    return len([m for m in re.findall(r"%.", text) if m == "%s"])


def extlinks(m, name, key, v):
    pairs = []
    for k, x in (v.items() if isinstance(v, Dict) else ()):
        of = texts_of(x)
        url = of[0] if of else ""
        # Sphinx appends the target where there is no %s.
        url += "" if marks(url) else "%s"
        more = ", caption: " + quoted(of[1]) if len(of) > 1 and of[1] and \
            marks(of[1]) < 2 else ""
        k = Text(k)
        k.line = of[0].line if of else 0
        pairs.append((k, "%s: {url: %s%s}" % (scalar(k), quoted(url), more)))
    notes = [m.carried(name, key)] * len(pairs) if pairs else []
    roles, seen = generic_roles(m), {k for k, _ in pairs}
    items = [Item(t, n, (str(k), k.line)) for (k, t), n in zip(pairs, notes)]
    for role, call in roles:
        word = NODES.get(call.words.get("nodeclass"))
        if not word:
            m.parts.append(Note("left", call.name, call.line, "'%s': no role "
                                "of perfpress has its style" % role))
        elif role in seen:
            m.parts.append(Note("left", call.name, call.line, "'%s': %s" % (
                role, ROLE_TAKEN)))
        else:
            note = Note("carried", call.name, call.line, "roles: " + role)
            m.parts.append(note)
            items.append(Item(pair(role, word), note, (role, call.line)))
            seen.add(role)
    if items:
        m.parts.append(Piece(key, "map", items))


NODES = {"literal": "literal", "emphasis": "emphasis", "strong": "strong",
         "literal_emphasis": "emphasis", "literal_strong": "strong",
         "generated": "text", "inline": "text"}
ROLE_TAKEN = "a role of this name exists"


def argument(m, call, key):
    """Returns a text, "" where there is none; None for an unknown one."""
    value = call.args.get(key)
    if value is None or isinstance(value, str):
        return value or ""
    why = value.why if isinstance(value, Unknown) else \
        "its %s is not a string" % key
    m.parts.append(Note("unread", call.name, call.line, why))
    return None


def generic_roles(m):
    calls = [c for c in m.conf.calls if c.name == "add_generic_role"]
    return [(n, c) for n, c in ((argument(m, c, "name"), c) for c in calls)
            if n]


def own_types(m, name, key, v):
    """Directives and roles of add_object_type and add_crossref_type."""
    items = []
    roles = set(dict_of(m.conf.get("extlinks")))
    directives = set()
    for call in m.conf.calls:
        if call.name not in ("add_object_type", "add_crossref_type",
                             "add_description_unit"):
            continue
        directive, role, index = [argument(m, call, k) for k in (
            "directivename", "rolename", "indextemplate")]
        if None in (directive, role, index):
            continue
        role = role or directive
        if directive in directives or role in roles:
            m.parts.append(Note("left", call.name, call.line, "'%s': %s" % (
                directive, "it is defined twice" if directive in directives
                else ROLE_TAKEN)))
            continue
        directives.add(directive)
        roles.add(role)
        word = NODES.get(call.words.get("ref_nodeclass"))
        text = "%s: {%s: %s" % (
            scalar(directive), "target" if call.name == "add_crossref_type"
            else "describe", scalar(role))
        text += ", index: " + quoted(index) if index else ""
        text += ", role_text: " + word if word not in (None, "literal") else ""
        note = Note("carried", call.name, call.line, "directives: " + directive)
        m.parts.append(note)
        items.append(Item(text + "}", note, (directive, call.line)))
        note_code(m, call)
    if items:
        m.parts.append(Piece(key, "map", items))


def note_code(m, call):
    """Notes what only Sphinx can do, for it is code."""
    def left(why):
        m.parts.append(Note("left", call.name, call.line, why))
    node = call.words.get("ref_nodeclass")
    if call.args.get("ref_nodeclass") is not None and node not in NODES:
        left("its text is shown as literal, not as '%s'" % (node or "?"))
    if call.args.get("parse_node") is not None:
        left("its parse_node function is not run; use title, first_word or "
             "program instead")
    if call.args.get("doc_field_types"):
        left("its doc_field_types are not read: fields show their names")


def page_name(path):
    return re.sub(r"\.(?:html|rst|md|txt)$", "", path)


def target_of(m, old, new, relative):
    """Returns the page that a redirect leads to, or its address; or None."""
    bare_, mark, anchor = new.partition("#")
    if is_web(new):
        return new
    if relative and not bare_.startswith("/"):
        bare_ = posixpath.join(posixpath.dirname(old), bare_)
    bare_ += "index" if bare_.endswith("/") else ""
    path = page_name(posixpath.normpath(bare_))
    return path + mark + anchor if m.is_page(path) else None


def redirects(m, name, key, v):
    given = [(Text(k), x) for k, x in dict_of(v).items() if isinstance(x, str)]
    if name == "rediraffe_redirects" and isinstance(v, str):
        given = pairs_of(m, v)
    put_redirects(m, name, key, given, name == "redirects")


def put_redirects(m, name, key, given, relative):
    pairs, left = {}, 0
    for old, new in given:
        old = page_name(old)
        new = target_of(m, old, new, relative)
        if not old or not new or m.is_page(old) or old.startswith("/") or \
                "*" in old or old in pairs:
            left += 1
        else:
            pairs[old] = pair(old, new)
    if left:
        m.left(name, "%d of %d are patterns, or have no page at one end" % (
            left, len(given)))
    m.put_map(name, key, list(pairs.items()))


def pairs_of(m, file):
    """Reads rediraffe's file: an old and a new page on each line."""
    file = m.file(file)
    try:
        path = posixpath.join(m.root, m.content, file or "")
        lines = read_file(path, TEXT_MAX, m.root).decode(
            "utf-8", "replace").splitlines()
    except OSError:
        return []
    pairs = [re.findall(r"\"[^\"]*\"|'[^']*'|\S+", l)[:2] for l in lines
             if not l.startswith("#")]
    return [(p[0].strip("\"'"), p[1].strip("\"'")) for p in pairs if p[1:]]


def rediraffe(m, name, key, v):
    if m.conf.get("redirects") is None:
        redirects(m, name, key, v)
    elif v is not None:
        m.left(name, "'redirects' of conf.py is used instead")


def pattern_of(s):
    """Returns a regular expression as a pattern with '*', or None.

    An expression fits the beginning of an address.
    """
    ends = s.endswith("$")
    s = s[s.startswith("^"):len(s) - ends]
    out, i = "", 0
    while i < len(s):
        c, rest = s[i], s[i + 1:]
        i += 1
        if c == "\\" and rest:
            out += "*" if rest[0] in "dwsS" else rest[0]
            i += 1
        elif c == "[":
            end = s.find("]", i + 1)
            if end < 0:
                return None
            i = end + 1
            out += "*"
        elif c == "." and rest[:1] in ("*", "+"):
            continue
        elif c in "*+":
            out += "*"
        elif c in "()|{}":
            return None
        elif c == "?":
            out = out and out[:-1] + "*"
        else:
            out += c
    return out if ends or out.endswith("*") else out + "*"


def linkcheck(m, name, key, v):
    pairs, found = [], []
    for given in texts_of(v):
        pattern = pattern_of(given)
        if pattern:
            found.append(pattern)
        else:
            m.left(name, "'*' cannot express the pattern '%s'" % given)
    items = []
    if found:
        items.append(Item("ignore: " + flow(found), m.carried(name, key),
                          ("ignore", 0)))
    for setting, rule, unit in (("timeout", "timeout", "s"),
                                ("workers", "connections", ""),
                                ("retries", "tries", "")):
        setting = "linkcheck_" + setting
        n = m.conf.get(setting)
        if isinstance(n, (int, float)) and n >= 1:
            items.append(Item("%s: %d%s" % (rule, min(n, 99), unit),
                              m.carried(setting, "external: " + rule),
                              (rule, 0)))
    if items:
        m.parts.append(Piece("external", "map", items))


WARNINGS = [
    ("ref.ref", "ref-unresolved"), ("ref.any", "ref-unresolved"),
    ("ref.python", "ref-unresolved"), ("ref.numref", "ref-unnumbered"),
    ("ref.doc", "doc-unresolved"), ("ref.term", "term-unresolved"),
    ("myst.xref_missing", "ref-unresolved"),
    ("myst.xref_ambiguous", "label-duplicate"),
    ("myst.iref_missing", "ref-unresolved"),
    ("autosectionlabel.*", "label-duplicate"),
    ("toc.not_included", "page-orphan"),
    ("toc.not_readable", "toctree-unresolved"),
    ("toc.excluded", "toctree-unresolved"),
    ("toc.secnum", "toctree-numbered"), ("toc.empty_glob", "toctree-empty"),
    ("misc.highlighting_failure", "code-language")]


def suppressed(m, name, key, v):
    codes = {}
    for given in texts_of(v):
        of = given[:-2] if given.endswith(".*") else given
        found = [c for w, c in WARNINGS
                 if of and (given == w or w == of or w.startswith(of + "."))]
        for c in found:
            codes[c] = c + ": off"
        if not found:
            m.left(name, "perfpress has no warning '%s'" % given)
    m.put_map(name, key, list(codes.items()))


def inventories(m, name, key, v):
    """An inventory is read from the disk or not at all."""
    pairs = []
    for k, x in dict_of(v).items():
        if is_web(k) or not isinstance(x, (List, str, Unknown)):
            m.left(name, "'%s' is not in the form 'name': (url, file)" % k)
            continue
        of = texts_of(x) if not isinstance(x, List) else [
            t for part in x for t in texts_of(part)]
        if of and is_web(of[0]):
            files = [f for f in of[1:] if not is_web(f) and
                     m.is_there(m.file(f))]
            more = ", file: " + scalar(posixpath.join(
                m.content, m.file(files[0]))) if files else ""
            pairs.append((Text(k), "%s: {url: %s%s}" % (scalar(k),
                                                        quoted(of[0]), more)))
    m.put_map(name, key, pairs)


# Each setting with its key, in the order of perfpress.yaml.
ROWS = [
    ("project", "title", title),
    ("html_title", "title", title),
    ("language", "lang", language),
    ("version", "version", text_row),
    ("release", "release", text_row),
    ("today", "today", text_row),
    ("copyright", "copyright", rights),
    ("author", "creator", text_row),
    ("root_doc", "root", root),
    ("master_doc", "root", root),
    ("source_suffix", "source_suffix", suffixes),
    ("exclude_patterns", "exclude", exclude),
    ("include_patterns", "include", include),
    ("external_toc_path", "toc", toc_file),
    ("autosectionlabel_prefix_document", "", section_labels),
    ("autosectionlabel_maxdepth", "", section_label_depth),
    ("rst_prolog", "", block),
    ("rst_epilog", "", block),
    ("smartquotes", "", smartquotes),
    ("smartquotes_action", "smartquotes", smart_action),
    ("smartquotes_excludes", "smartquotes", smart_excludes),
    ("primary_domain", "", primary_domain),
    ("default_role", "", default_role),
    ("highlight_language", "", highlight),
    ("trim_doctest_flags", "", bool_row),
    ("numfig", "", bool_row),
    ("numfig_format", "", formats),
    ("numfig_secnum_depth", "", number_row),
    ("math_number_all", "", bool_row),
    ("math_numfig", "", bool_row),
    ("math_eqref_format", "", text_row),
    ("mathjax3_config", "math_macros", macros),
    ("mathjax_config", "math_macros", macros),
    ("add_function_parentheses", "", bool_row),
    ("add_module_names", "", bool_row),
    ("manpages_url", "", text_row),
    ("myst_enable_extensions", "", list_row),
    ("myst_dmath_allow_labels", "", bool_row),
    ("myst_dmath_allow_space", "", bool_row),
    ("myst_dmath_allow_digits", "", bool_row),
    ("myst_dmath_double_inline", "", bool_row),
    ("myst_fence_as_directive", "", list_row),
    ("myst_linkify_fuzzy_links", "", bool_row),
    ("myst_heading_anchors", "", number_row),
    ("myst_substitutions", "", map_row),
    ("tags", "tags", tags),
    ("html_baseurl", "base_url", text_row),
    ("html_logo", "logo", logo),
    ("html_favicon", "favicon", favicon),
    ("html_theme_options", "", theme_options),
    ("html_static_path", "static", folders),
    ("html_extra_path", "extra", folders),
    ("html_css_files", "style sheets belong to a theme; to use them, copy them "
     "to templates/assets/", not_ours),
    ("html_js_files", "to use scripts, copy them to templates/assets/",
     not_ours),
    ("html_theme", "perfpress has its own theme", not_ours),
    ("html_sidebars", "the sidebar follows the toctrees", not_ours),
    ("setup", "directives", own_types),
    ("extlinks", "roles", extlinks),
    ("redirects", "redirects", redirects),
    ("rediraffe_redirects", "redirects", rediraffe),
    ("linkcheck_ignore", "external: ignore", linkcheck),
    ("linkcheck_anchors", "'external: anchors' is off by default", not_ours),
    ("suppress_warnings", "warnings", suppressed),
    ("intersphinx_mapping", "inventories", inventories),
    ("nitpicky", "unresolved references are warnings; 'warnings:' makes "
     "them errors", not_ours),
]
ROW_NAMES = {r[0] for r in ROWS}

# The types of values that functions of rows accept, and their names.
SCALAR = ((str, int, float), "a string")
NUMBER = (int, "an integer")
STRING = (str, "a string")
STRINGS = ((List, str), "a list of strings")
MAP = (Dict, "a dict")
KINDS = {
    text_row: SCALAR, number_row: NUMBER, list_row: STRINGS, map_row: MAP,
    title: STRING, language: STRING, rights: STRING, root: STRING,
    exclude: STRINGS, include: STRINGS, toc_file: STRING, block: STRING,
    smart_excludes: MAP, default_role: STRING, formats: MAP, macros: MAP,
    logo: STRING, favicon: STRING, theme_options: MAP, folders: STRINGS,
    extlinks: MAP, redirects: MAP, linkcheck: STRINGS, suppressed: STRINGS,
    inventories: MAP}


def is_of_kind(run, value):
    """Whether a value has a type that its row can use."""
    kind = KINDS.get(run, (object, ""))[0]
    strings = not isinstance(value, List) or run not in (
        r for r, k in KINDS.items() if k is STRINGS) or all(
        isinstance(v, (str, Unknown)) for v in value)
    return value is None or isinstance(value, kind) and strings

# Why other settings of Sphinx are not carried over; '*' ends a prefix.
LEFT = [(reason, names.split()) for reason, names in (
    ("the site has an index if its pages have entries",
     "html_use_index html_domain_indices"),
    (None, "html_context"),
    ("pages show the date of their data", "html_last_updated_fmt"),
    ("perfpress has no such setting", "html_secnumber_suffix"),
    ("perfpress has its own theme", "html_* pygments_*"),
    ("copied code never includes prompts", "copybutton_*"),
    ("'today' is a fixed string in perfpress", "today_fmt"),
    ("it is for another kind of output",
     "latex_* man_* texinfo_* epub_* htmlhelp_* qthelp_* devhelp_* applehelp_* "
     "text_* xml_* pdf_*"),
    ("a site has one language",
     "gettext_* locale_dirs figure_language_filename"),
    ("perfpress has no directive todo; 'directives: {todo: drop}' skips it",
     "todo_include_todos"),
    ("it is for an extension that reads or runs code",
     "autodoc_* autosummary_* autoapi_* apidoc_* autoclass_* napoleon_* "
     "numpydoc_* viewcode_* linkcode_* typehints_* coverage_* doctest_* "
     "breathe_* exhale_* plot_* sphinx_gallery_* graphviz_* inheritance_* "
     "jupyter_*"),
    ("notebooks are never run", "nb_* nbsphinx_*"),
    ("unresolved references are warnings; 'warnings:' changes that",
     "nitpick_ignore*"),
    ("pages are read as UTF-8", "source_encoding"),
    ("'source_suffix' selects the language of each file", "source_parsers"),
    ("it is about Sphinx itself", "needs_* keep_warnings user_agent tls_*"),
    ("perfpress has no such setting",
     "bibtex_* myst_* linkcheck_* trim_footnote_reference_space "
     "highlight_options option_emphasise_placeholders modindex_common_prefix "
     "show_authors python_use_unqualified_type_names "
     "strip_signature_backslash toc_object_entries* c_* cpp_*"),
)]


# Settings whose False is a choice; for others it is the default.
ON_BY_DEFAULT = set(
    "html_use_index html_domain_indices html_show_sourcelink html_copy_source "
    "html_show_sphinx html_permalinks html_scaled_image_link "
    "html_compact_lists copybutton_remove_prompts toc_object_entries".split())


def reason_left(name):
    """Returns (True, why) for a setting of Sphinx that no row takes."""
    for why, names in LEFT:
        for n in names:
            if name.startswith(n[:-1]) if n[-1] == "*" else name == n:
                return True, why
    return False, None


def is_setting(name):
    return name in ROW_NAMES or name == "extensions" or reason_left(name)[0]


def carry_all(m):
    conf = m.conf
    for key, text in (("content", scalar(m.content)), ("assets", "named"),
                      ("from", "sphinx")):
        m.parts.append(Piece(key, "line", [Item(text, None)]))
    for name, key, run in ROWS:
        value = conf.get(name)
        parts = value.values() if isinstance(value, Dict) else \
            value if isinstance(value, List) else ()
        for part in parts:
            if isinstance(part, Unknown):
                m.note("unread", name, part.why, part)
        if not is_of_kind(run, value):
            m.left(name, "it is not %s" % KINDS[run][1])
        run(m, name, key or name, value)
    noted = {p.name for p in m.parts if isinstance(p, Note)}
    for name in conf.names:
        known, why = reason_left(name)
        value = conf.get(name)
        is_set = value or value is False and name in ON_BY_DEFAULT
        if known and why and name not in ROW_NAMES | noted and is_set:
            m.left(name, why)
    if conf.broken:
        m.parts.append(Note("unread", "conf.py", conf.broken.line,
                            conf.broken.why))
    for gap in conf.gaps:
        if is_setting(gap.name):
            m.parts.append(Note("unread", gap.name, gap.line, gap.why))
    if os.path.exists(posixpath.join(m.root, "public")):
        m.parts.append(Piece("output", "line", [Item("_site", None)]))


# ---- extensions ----

BUILT_IN = "built into perfpress"
THEME = "it changes Sphinx' theme; perfpress has its own"
OUTPUT = "it works on Sphinx' output"
LATER = "perfpress does not support what it adds"
UNKNOWN = "unknown; pages that use its directives or roles are reported"
RUNS = {
    "reads": "it reads code: let Sphinx build these pages, and link to them "
             "with inventories",
    "prints": "it runs programs: store their output in a file, and show it "
              "with literalinclude",
    "draws": "it draws pictures: store them, and show them with image"}

# Extensions, and the directives and roles that are counted.
EXTENSIONS = {name: (what, words.split()) for name, what, words in [
    ("sphinx.ext.doctest", BUILT_IN,
     "testcode testoutput testsetup testcleanup doctest"),
    ("sphinxcontrib.bibtex", "BibTeX is not read: write sources as citations, "
     "'.. [Name2024] text', or as footnotes",
     "bibliography cite cite:t cite:p footcite footbibliography"),
    ("sphinxcontrib.openapi", LATER, "openapi"),
    ("sphinx_tabs.tabs", BUILT_IN, "tabs tab"),
    ("sphinx_inline_tabs", LATER, "tab"),
    ("sphinx_togglebutton", LATER, "toggle"),
    ("sphinx_panels", LATER, "panels"),
    ("sphinx_substitution_extensions", BUILT_IN,
     "substitution-code-block substitution-prompt substitution-code "
     "substitution-download"),
    ("sphinx-prompt", BUILT_IN, "prompt"),
    ("sphinx_prompt", BUILT_IN, "prompt"),
    ("ablog", "its posts are pages with a date; lists of posts and pages of "
     "archives, tags and authors are not made", "post"),
    ("sphinxcontrib.datatemplates", "templates become Mustache, in "
     "templates/data; datatemplate:json, :yaml and :nodata fill them",
     "datatemplate datatemplate:yaml datatemplate:json datatemplate:csv "
     "datatemplate:nodata"),
    ("nbsphinx", "notebooks are pages, with the outputs that are stored in "
     "them", "nbgallery nblinkgallery"),
    ("sphinx.ext.todo", LATER, "todo todolist"),
    ("sphinx.ext.ifconfig", BUILT_IN, "ifconfig"),
    ("sphinx.ext.intersphinx", BUILT_IN, "external"),
    ("sphinx.ext.mathjax", BUILT_IN, "math"),
    ("sphinx.ext.imgmath", BUILT_IN, "math")] + [
        (name, what, "") for what, names in (
            (BUILT_IN, "sphinx.ext.autosectionlabel sphinx.ext.extlinks "
             "myst_parser recommonmark sphinx_design sphinx_external_toc "
             "sphinx_reredirects sphinxext.rediraffe sphinx_sitemap "
             "sphinxext.opengraph sphinx_copybutton notfound.extension"),
            (OUTPUT, "sphinx.ext.coverage sphinx.ext.githubpages"),
            (THEME, "sphinx_rtd_theme sphinx_book_theme pydata_sphinx_theme "
             "sphinx_favicon")) for name in names.split()]}

DIRECTIVE = re.compile(r"^\s*\.\. (?:\|.*?\| )?([\w\-.:+]+?)::(?:\s|$)", re.M)
FENCE = re.compile(r"^\s*(?:`{3,}|:{3,}|~{3,})\{([\w\-.:+]+)\}", re.M)
ROLE = re.compile(r":([\w\-.:+]+):`|\{([\w\-.:+]+)\}`")


def fits(path, pattern):
    """Whether an exclude pattern names a path or a folder around it."""
    try:
        expression = "".join(
            {"**": ".*", "*": "[^/]*", "?": "[^/]"}.get(
                p, p.replace("[!", "[^") if p[0] == "[" and len(p) > 1
                else re.escape(p))
            for p in re.findall(r"\*\*|\[!?\]?[^\]]*\]|.", pattern, re.S))
        return bool(re.match("(?:%s)(?:/|$)" % expression, path))
    except re.error:
        return False


class Pages:
    """The texts of the pages, and the names that they use."""

    def __init__(self, m):
        self.texts, self.names = {}, {}
        excluded = [i.name[0] for p in m.parts if isinstance(p, Piece) and
                    p.key == "exclude" for i in p.kept()]
        base = posixpath.join(m.root, m.content)
        for folder, dirs, files in os.walk(base):
            inside = posixpath.relpath(folder, base)
            dirs[:] = sorted(d for d in dirs if d[0] not in "._")
            for f in sorted(files):
                path = posixpath.normpath(posixpath.join(inside, f))
                if not f.endswith(m.suffixes) or f[0] == "." or \
                        any(fits(path, p) for p in excluded):
                    continue
                try:
                    text = read_file(posixpath.join(folder, f), PAGE_MAX,
                                     m.root).decode("utf-8", "replace")
                except OSError:
                    continue
                found = DIRECTIVE.findall(text) + FENCE.findall(text)
                found += ["".join(r) for r in ROLE.findall(text)]
                name = posixpath.join(m.content, path)
                self.texts[name] = text
                self.names[name] = {n.lower() for n in found}

    def count(self, words):
        return sum(bool(n.intersection(words)) for n in self.names.values())

    def emptied(self, words):
        """Counts pages with nothing left but titles without the directives."""
        users = [p for p, n in self.names.items() if n.intersection(words)]
        return sum(not re.search(r"\w", rest_of(self.texts[p], words))
                   for p in users)


def rest_of(text, words):
    """Returns a page's text without some directives, labels and titles."""
    out, lines, inside = [], text.split("\n"), None
    for i, line in enumerate(lines):
        indent = len(line) - len(line.lstrip())
        if inside is not None and (not line.strip() or indent > inside):
            continue
        inside = None
        found = DIRECTIVE.match(line)
        fence = FENCE.match(line)
        if found and found.group(1).lower() in words or \
                re.match(r"\s*\.\.(?: (?!.*::)|\s*$| _.*:)", line):
            inside = indent
        elif fence and fence.group(1).lower() in words:
            continue
        elif not re.match(r"#+ |\(.*\)=$|:\w+:$|```", line):
            rule = lines[i + 1] if i + 1 < len(lines) else ""
            if not re.match(r"([^\w\s])\1{2,}\s*$", rule):
                out.append(line)
    return "\n".join(out)


def note_extensions(m, pages, runs):
    for name in m.extensions:
        what, words = EXTENSIONS.get(name, (UNKNOWN, []))
        if name in runs:
            what, words = RUNS[runs[name][0]], runs[name][1].split()
        m.note("extensions", name, what)
        m.parts[-1].line = m.line("extensions")
        m.parts[-1].pages = pages.count(words)


# ---- trial builds ----

class Trial:
    """What a build of the site would report."""

    def __init__(self, diags, sums, status):
        self.diags, self.status = diags, status
        self.loaded = sums is not None
        self.pages = sums["pages"] if sums else 0
        self.left_out = sums["left_out"] if sums else []
        self.good = self.pages - len(self.left_out)


def try_build(m, program):
    run = subprocess.run(
        [program, "check", "-k", "-q", "--diagnostics", "json", "-C", m.root],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    if run.returncode < 0 or run.returncode > 3:
        raise Fault("'perfpress check' ended with status %d" % run.returncode,
                    code="", status=3)
    lines = [json.loads(l) for l in run.stdout.decode(
        "utf-8", "replace").splitlines() if l.startswith("{")]
    sums = [l for l in lines if "left_out" in l]
    return Trial([l for l in lines if "code" in l],
                 sums[-1] if sums else None, run.returncode)


def lay_out(m):
    """Returns the lines of perfpress.yaml: [text, piece, spans]."""
    out = [["# From conf.py, by perfpress init --from-sphinx.", None, []]]
    for part in m.parts:
        if isinstance(part, Piece):
            part.put(out)
    if m.kept_lines:
        out += [[l, None, []] for l in [""] + m.kept_lines]
    return out


def write(m, suggestions=(), flags=os.O_TRUNC):
    """Writes perfpress.yaml; never through a symbolic link."""
    text = "\n".join([l[0] for l in lay_out(m)] + list(suggestions)) + "\n"
    file = posixpath.join(m.root, CONFIG)
    try:
        fd = os.open(file, os.O_WRONLY | os.O_NOFOLLOW | os.O_CLOEXEC | flags,
                     0o666)
        with os.fdopen(fd, "wb") as f:
            f.write(text.encode("utf-8", "replace"))
    except OSError as e:
        raise Fault("cannot write '%s': %s" % (file, e.strerror), "",
                    "file-write", 3)


def is_of_text(diag, piece):
    """Whether a fault is in what a text says, as in rst_prolog."""
    return piece.style == "block" and not diag["code"].startswith("config-")


def refuse(m, trial):
    """Makes comments of the lines that the build refuses; False for none."""
    lines, any_refused = lay_out(m), False
    for d in trial.diags:
        if d["file"] != CONFIG or d["severity"] != "error" or \
                not 0 < (d["line"] or 0) <= len(lines):
            continue
        _, piece, spans = lines[d["line"] - 1]
        if not piece or is_of_text(d, piece):
            continue
        column = (d["column"] or 1) - 1
        end = max(column + 1, (d["end_column"] or 0) - 1)
        items = [i for a, b, i in spans if a < end and column < b]
        for item in items or piece.kept():
            any_refused |= not item.refused
            refuse_item(m, piece, item, d["message"])
    return any_refused


def refuse_item(m, piece, item, message):
    if item.refused:
        return
    why = re.sub(r"^invalid value for '.*?': ", "", message)
    item.refused = why
    note = item.note
    if item.name:
        message = "'%s' is left out: %s" % (item.name[0], why)
    line = item.name[1] if item.name and item.name[1] else note and note.line
    left = Note("left", note.name if note else piece.key, line or 0, message)
    where = m.parts.index(note if note else piece) + 1
    while any(isinstance(p, Note) and (p.kind, p.name) == ("left", left.name)
              for p in m.parts[where:where + 1]):
        where += 1
    m.parts.insert(where, left)
    if note and not any(i.note is note for p in m.parts
                        if isinstance(p, Piece) for i in p.kept()):
        m.parts.remove(note)


HTML = {"raw-refused", "md-raw-html", "file-active"}


def wanted_value(d):
    """Returns the name whose value an ifconfig lacks; "" for other faults."""
    at_ifconfig = d["code"] == "df-name" and "ifconfig" in (d["excerpt"] or "")
    return quoted_name(d["message"]) if at_ifconfig else ""


def quoted_name(message):
    return (re.search(r"'(.*)'", message) or ["", ""])[1]


def add_needs(m, trial):
    """Adds what pages were found to need; False for nothing."""
    errors = [d for d in trial.diags if d["severity"] == "error"]
    have = {p.key for p in m.parts if isinstance(p, Piece)}
    before = len(m.parts)
    if any(d["code"] in HTML for d in errors) and "allow_raw_html" not in have:
        m.parts.append(Piece("allow_raw_html", "line", [Item("true", Note(
            "carried", "HTML or scripts", 0,
            "allow_raw_html, which trusts every author"))]))
        m.parts.append(m.parts[-1].items[0].note)
    files = [named_file(d) for d in errors if d["code"] == "file-hidden"]
    more = add_sources(m, dict.fromkeys(f for f in files if f))
    add_values(m, errors)
    return more or len(m.parts) > before


def add_sources(m, files):
    """Adds files that pages read elsewhere, which may name others."""
    note = Note("carried", "files that pages read outside the content folder",
                0, "sources")
    piece = next((p for p in m.parts if isinstance(p, Piece) and
                  p.key == "sources"), None)
    have = {i.name[0] for i in piece.items} if piece else set()
    new = [f for f in files if f not in have]
    if new and not piece:
        piece = Piece("sources", "list", [])
        m.parts += [note, piece]
    for f in new:
        first = piece.items[0].note if piece.items else note
        piece.items.append(Item(scalar(f), first, (f, 0)))
    return bool(new)


def add_values(m, errors):
    """Adds values of ifconfig that conf.py has, each once."""
    defaults = {c.args.get("name"): c.args.get("default")
                for c in m.conf.calls if c.name == "add_config_value"}
    pieces = [p for p in m.parts if isinstance(p, Piece) and p.key == "values"]
    have = {i.name[0] for p in pieces for i in p.items}
    for d in errors:
        name = wanted_value(d)
        value = m.conf.get(name)
        value = defaults.get(name) if value is None else value
        if name in have or value is None or isinstance(value, (Unknown, Dict)):
            continue
        have.add(name)
        text = flow(texts_of(value)) if isinstance(value, List) else \
            str(value).lower() if isinstance(value, bool) else \
            scalar(text_of(value))
        note = Note("carried", name, m.line(name), "values: " + name)
        item = Item("%s: %s" % (scalar(name), text), note, (name, 0))
        m.parts.append(note)
        if not pieces:
            pieces.append(Piece("values", "map", []))
            m.parts.append(pieces[0])
        pieces[0].items.append(item)


def named_file(d):
    """Returns the file that a page names, from the site's folder."""
    linked = re.search(r"'sources: \[(.+)\]'", d["help"] or "")
    if linked:   # a symbolic link: the folder that it leads to
        return linked.group(1)
    found = re.search(r"'(.+)'", d["message"])
    if not found or found.group(1).startswith("/"):
        return None
    path = posixpath.normpath(posixpath.join(
        posixpath.dirname(d["file"]), found.group(1)))
    return None if path.startswith("..") else path


def settle(m, program):
    """Builds until nothing of perfpress.yaml is refused or missing."""
    for _ in range(ROUNDS_MAX):
        write(m)
        trial = try_build(m, program)
        if not refuse(m, trial) and not (trial.loaded and add_needs(m, trial)):
            break
    return trial


# ---- faults and suggestions ----

class FaultOf:
    """A fault that pages have, by what it names."""

    def __init__(self, d):
        self.text, self.code, self.help = d["message"], d["code"], d["help"]
        self.value = wanted_value(d)
        self.files, self.times, self.blocked = set(), 0, 0
        self.where = None    # rst_prolog, where it is written there

    def name(self):
        return quoted_name(self.text)


def faults_of(m, trial, severities=("error",)):
    """Returns the faults, by files, most first."""
    found, lines = {}, lay_out(m)
    left_out = set(trial.left_out)
    rst = [p for p in left_out if not p.endswith((".md", ".ipynb"))]
    for d in trial.diags:
        if d["severity"] not in severities:
            continue
        f = found.setdefault(d["message"], FaultOf(d))
        f.files.add(d["file"])
        f.times += 1
        if d["file"] == CONFIG and 0 < (d["line"] or 0) <= len(lines):
            piece = lines[d["line"] - 1][1]
            f.where = piece.key if piece and is_of_text(d, piece) else f.where
    for f in found.values():
        f.blocked = len(rst if f.where else f.files & left_out)
    return sorted(found.values(), key=lambda f: (-len(f.files), f.text))


def files_of(f):
    return count(len(f.files), "file")


def count(n, word):
    return "%d %s%s" % (n, word, "" if n == 1 else "s")


PROPOSALS = {"directive-unknown": ("directives", "container"),
             "directive-runs": ("directives", "drop"),
             "role-unknown": ("roles", "literal")}


def proposals(m, faults, pages):
    """Returns {key: [(name, text, comment)]} for names that are unknown."""
    out, seen = {}, set()
    fixed = admonitions(m.conf)
    for f in faults:
        key, word = PROPOSALS.get(f.code, (None, None))
        name = f.name()
        if not key or (key, name.lower()) in seen:
            continue
        seen.add((key, name.lower()))
        comment = files_of(f)
        if word == "container" and name in fixed:
            word = fixed[name]
        elif word == "drop":
            n = pages.emptied({name.lower()})
            comment += ", and %s then empty" % (
                "1 page is" if n == 1 else "%d pages are" % n) if n else ""
        out.setdefault(key, []).append((name, word, comment))
    return out


NOTES = {"admonition", "BaseAdmonition", "attention", "caution", "danger",
         "error", "hint", "important", "note", "tip", "warning"}


def admonitions(conf):
    """Returns {directive: its mapping} for admonitions that conf.py defines.

    Their fixed words are the strings of the class that read as a sentence.
    """
    out = {}
    for call in conf.calls:
        tree = conf.classes.get(call.words.get("cls"))
        name = call.args.get("name")
        if call.name != "add_directive" or not tree or \
                not isinstance(name, str):
            continue
        names = {getattr(n, "attr", getattr(n, "id", None))
                 for n in ast.walk(tree)}
        if names & NOTES:
            heading, words = words_of(tree)
            text = ", text: " + quoted(words) if words else ""
            out[name] = "{admonition: %s%s}" % (
                scalar(heading or name.capitalize()), text)
    return out


def words_of(tree):
    """Returns the title and the sentences that a directive's class holds."""
    values, skipped, heading, words = {}, set(), "", []
    for n in ast.walk(tree):
        body = getattr(n, "body", [])
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            skipped.add(body[0].value)   # the docstring
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name):
            values[n.targets[0].id] = n.value
    for n in ast.walk(tree):
        if isinstance(n, ast.JoinedStr):
            skipped.update(n.values)
        if n in skipped:
            continue
        if isinstance(n, ast.Call) and \
                getattr(n.func, "attr", "") == "title" and n.args:
            heading = heading or string_of(n.args[0], values)
        text = " ".join(string_of(n, {} if isinstance(n, ast.Name)
                                  else values).split())
        if text.count(" ") > 3:
            words.append(text)
    return heading, " ".join(words)


def string_of(node, values):
    """Returns a string with its names filled in; "" for other nodes."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(string_of(p, values) for p in node.values)
    if isinstance(node, ast.FormattedValue):
        return string_of(node.value, values)
    if isinstance(node, ast.Name) and node.id in values:
        return string_of(values[node.id], {})
    return ""


PROPOSED = """
# Unknown directives and roles. To define them, remove the '#' and choose what
# each becomes: a directive container, admonition, literal, drop, describe,
# target, {like: NAME} or {template: NAME}; a role text, literal, emphasis,
# strong, drop, {template: NAME} or a URL with %s."""
VALUES = """
# Values that pages need and conf.py computes. Remove the '#', and write the
# values."""


def suggestions(m, faults, pages):
    """Returns commented lines for perfpress.yaml."""
    values, out = [], []
    for f in faults:
        name = f.name()
        if f.code == "substitution-unknown" and name in ("version", "release"):
            values.append('#%s: "1.0"  # %s' % (name, files_of(f)))
    needed = [f for f in faults if f.value]
    if needed:
        values.append(below(m, "values"))
        values += ["#  %s: \"\"  # %s" % (scalar(f.value), files_of(f))
                   for f in needed]
    names = []
    for key, found in sorted(proposals(m, faults, pages).items()):
        names.append(below(m, key))
        names += ["#  %s: %s  # %s" % (scalar(n), w, c) for n, w, c in found]
    out += VALUES.split("\n") + values if values else []
    return out + (PROPOSED.split("\n") + names if names else [])


def below(m, key):
    there = any(isinstance(p, Piece) and p.key == key and p.kept()
                for p in m.parts)
    return "# Below '%s:' above:" % key if there else "#%s:" % key


def take(m, faults, pages):
    """Writes the suggestions as settings; False for none."""
    found = proposals(m, faults, pages)
    for key, names in sorted(found.items()):
        piece = next((p for p in m.parts if isinstance(p, Piece) and
                      p.key == key and p.style == "map"), None)
        if not piece:
            piece = Piece(key, "map", [])
            m.parts.append(piece)
        for name, word, comment in names:
            if any(i.name[0] == name for i in piece.items):
                continue
            note = Note("carried", "--map", 0, "%s: %s: %s; %s" % (
                key, name, word, comment))
            m.parts.append(note)
            piece.items.append(Item("%s: %s  # %s" % (scalar(name), word,
                                                      comment),
                                    note, (name, 0)))
    return bool(found)


# ---- report ----

LISTS = [("carried", "Carried over:", "key"),
         ("left", "Not carried over:", "why"),
         ("unread", "Not read, since conf.py is not run:", "why"),
         ("extensions", "Extensions:", "what")]


def blocks_most(faults, trial):
    """Returns the fault that keeps most pages from being built, or None."""
    worst = max(faults, key=lambda f: f.blocked, default=None)
    return worst if trial.loaded and worst and worst.blocked else None


def first_line(f, trial):
    what = "all %s" % count(trial.pages, "page") \
        if f.blocked == trial.pages > 1 else \
        "%d of %s" % (f.blocked, count(trial.pages, "page"))
    return "To do first, for %s: %s%s [%s]\n\n" % (
        what, f.text, ", in %s" % f.where if f.where else "", f.code)


def report_text(m, trial, faults):
    out, notes = [], [p for p in m.parts if isinstance(p, Note)]
    worst = blocks_most(faults, trial)
    head = first_line(worst, trial) if worst else ""
    for kind, title_, _ in LISTS:
        lines = {}
        for i, n in enumerate(n for n in notes if n.kind == kind):
            line = " (line %d)" % n.line if n.line else ""
            end = "; " + count(n.pages, "page") if n.pages else ""
            # Settings that stay behind for one reason stand together.
            key = n.text if kind == "left" else i
            lines.setdefault(key, [[], n.text, end])[0].append(n.name + line)
        if kind == "unread" and m.conf.computed:
            title_ = "Not taken from conf.py, which was run:"
        if lines:
            out.append("\n".join([title_] + ["  %s%s%s%s" % (
                ", ".join(names), " as " if kind == "carried" else ": ", text,
                end) for names, text, end in lines.values()]) + "\n")
    if trial.loaded:
        out.append(report_faults(trial, faults))
    return head + "\n".join(out)


def report_faults(trial, faults):
    out = "%d of %s will build.\n" % (trial.good, count(trial.pages, "page"))
    others = [f for f in faults if f.code != "directive-runs"]
    for f in others[:FAULTS_MAX]:
        out += "  %s: %s [%s]\n" % (files_of(f), f.text, f.code)
    if len(others) > FAULTS_MAX:
        out += "  and %d more\n" % (len(others) - FAULTS_MAX)
    runs = {}
    for f in faults:
        if f.code == "directive-runs":
            runs.setdefault(f.help, []).append(f)
    for help_, found in runs.items():
        out += "\nInstead of running code, %s:\n" % help_
        for f in found:
            out += "  %s: %s [%s]\n" % (files_of(f), f.text, f.code)
    return out


def report_json(m, trial, faults):
    out = {"content": m.content}
    for kind, _, word in LISTS:
        out[kind] = []
        for n in m.parts:
            if isinstance(n, Note) and n.kind == kind:
                line = {"line": n.line} if n.line else {}
                pages = {"pages": n.pages} if kind == "extensions" else {}
                out[kind].append({"name": n.name, **line, word: n.text,
                                  **pages})
    if trial.loaded:
        worst = blocks_most(faults, trial)
        out.update(pages=trial.pages, builds=trial.good)
        if worst:
            out["first"] = {"text": worst.text, "code": worst.code,
                            "pages": worst.blocked}
        out["faults"] = [{"text": f.text, "code": f.code,
                          "files": len(f.files), "times": f.times}
                         for f in faults]
    return json.dumps(out, ensure_ascii=False, separators=(",", ":")) + "\n"


# ---- the command ----

def find_folders(source, folder):
    """Returns the site's folder and that of conf.py below it."""
    for given in (source, folder):
        if not os.path.isdir(given):
            raise Fault("no folder '%s'" % given,
                        "--from-sphinx is the folder of a conf.py, and DIR a "
                        "folder that contains it")
    inner, outer = os.path.realpath(source), os.path.realpath(folder)
    if not inner.startswith(outer.rstrip("/") + "/"):
        raise Fault("'%s' is not inside '%s'" % (source, folder),
                    "perfpress.yaml is written beside the folder of pages: "
                    "move the pages into a folder such as docs, or give the "
                    "folder above: perfpress init --from-sphinx . ..")
    return outer, posixpath.relpath(inner, outer)


def move_in(program, runs, source, folder, format_, python, take_all):
    root_, content = find_folders(source, folder)
    file = posixpath.join(root_, CONFIG)
    if os.path.lexists(file):
        raise Fault("'%s' exists" % file,
                    "move it away; init never overwrites a file")
    conf_file = posixpath.join(root_, content, "conf.py")
    conf = Conf(conf_file, read_conf(conf_file))
    if python:
        run_conf(conf, python)
    m = Move(root_, content, conf)
    carry_all(m)
    write(m, flags=os.O_CREAT | os.O_EXCL)
    trial = settle(m, program)
    pages = Pages(m)
    both = ("error", "warning")
    for _ in range(ROUNDS_MAX if take_all and trial.loaded else 0):
        if not take(m, faults_of(m, trial, both), pages):
            break
        trial = settle(m, program)
    note_extensions(m, pages, runs)
    if trial.loaded:
        write(m, suggestions(m, faults_of(m, trial, both), pages))
    faults = faults_of(m, trial)
    if format_ == "json":
        out = report_json(m, trial, faults)
    else:
        out = shown(report_text(m, trial, faults)) + (
            "\nWrote %s, and no other file. Next: perfpress "
            "check\n" % shown(posixpath.join(folder, CONFIG)[2:]
                              if folder == "." else
                              posixpath.join(folder, CONFIG)))
    sys.stdout.buffer.write(out.encode("utf-8", "replace"))
    sys.stdout.buffer.flush()
    if trial.loaded:
        return 0
    return subprocess.run([program, "check", "-q", "-C", m.root],
                          stdout=subprocess.DEVNULL).returncode


def main(program, runs, source, folder, format_, python, take_all):
    try:
        return move_in(program, json.loads(runs), source, folder, format_,
                       python, bool(take_all))
    except Fault as e:
        place = getattr(e, "place", None)
        where = "perfpress" if not place else "%s:%s" % (
            posixpath.relpath(posixpath.join(source, "conf.py")), place)
        text = "%s: error: %s%s\n" % (where, shown(str(e)),
                                       e.code and " [%s]" % e.code)
        text += "help: %s\n" % e.help_line if e.help_line else ""
        sys.stderr.buffer.write(text.encode("utf-8", "replace"))
        return e.status
    except BrokenPipeError:
        return 3
    except OSError as e:
        sys.stderr.write("perfpress: error: %s\n" % (e.strerror or e))
        return 3


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
