# SPDX-License-Identifier: MIT
"""blocks.py: what a page says, as a list of blocks.

A page of HTML goes in, Sphinx' or perfpress'; out come headings, paragraphs,
items, cells, code, terms, signatures, captions, formulas and images of its
content, in order, each with the boxes that it stands in and with its links.
Navigation, permalinks and what perfpress adds to tables are left out.
"""
import hashlib
import html.parser
import os
import re
import urllib.parse

VOID = {'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link',
        'meta', 'source', 'track', 'wbr'}
# Elements that stand in a line of text; all others end it.
INLINE = {'a', 'abbr', 'b', 'big', 'bdi', 'bdo', 'button', 'cite', 'code',
          'data', 'del', 'dfn', 'em', 'font', 'i', 'ins', 'kbd', 'label',
          'mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup',
          'svg', 'time', 'tt', 'u', 'var'}
# What is no part of the content, by class: permalinks, links from a footnote
# back to its references, numbers of lines, how a number was made, and the title
# of a page that shows none.
LEFT_OUT = {'headerlink', 'viewcode-link', 'backrefs', 'linenos', 'ln', 'how',
            'how-panel', 'visually-hidden'}
HEADINGS = {'h1', 'h2', 'h3', 'h4', 'h5', 'h6'}
# Of blanks in a row a browser shows one, but in code.
BLANKS = re.compile(r'[ \t\r\n\f]+')


def show_blanks(node, all_of_them=False):
    """Code whose blanks are all seen has those that Sphinx writes for it."""
    all_of_them |= node.tag in ('code', 'kbd') and 'blanks' in node.classes
    for i, child in enumerate(node.children):
        if not isinstance(child, str):
            show_blanks(child, all_of_them)
        elif all_of_them:
            node.children[i] = re.sub(' (?= )', '\xa0', child)


class Node:
    """An element with its children, which are Nodes and texts."""

    def __init__(self, tag, attributes=()):
        self.tag = tag
        self.attributes = {k: v or '' for k, v in attributes}
        self.children = []

    def get(self, name):
        return self.attributes.get(name, '')

    @property
    def classes(self):
        return self.get('class').split()

    def text(self):
        return ''.join(c if isinstance(c, str) else
                       '' if LEFT_OUT & set(c.classes) else
                       '\n' if c.tag == 'br' else c.text()
                       for c in self.children)

    def find(self, test):
        if test(self):
            return self
        for child in self.children:
            if not isinstance(child, str):
                found = child.find(test)
                if found:
                    return found
        return None


class Tree(html.parser.HTMLParser):
    """HTML as Nodes; an end tag that opens nothing is passed over."""

    def __init__(self, source):
        super().__init__(convert_charrefs=True)
        self.root = Node('')
        self.open = [self.root]
        self.feed(source)
        self.close()

    def handle_starttag(self, tag, attributes):
        node = Node(tag, attributes)
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_startendtag(self, tag, attributes):
        self.open[-1].children.append(Node(tag, attributes))

    def handle_endtag(self, tag):
        for at in range(len(self.open) - 1, 0, -1):
            if self.open[at].tag == tag:
                del self.open[at:]
                return

    def handle_data(self, text):
        self.open[-1].children.append(text)


class Block:
    """kind, the boxes around it, its text, its links, its pictures."""

    def __init__(self, kind, boxes, text, links=(), extra=''):
        self.kind, self.boxes, self.text = kind, boxes, text
        self.links, self.extra = list(links), extra

    def __repr__(self):
        where = '/'.join(self.boxes)
        return f'{self.kind}{" in " + where if where else ""}: {self.text!r}'


class Page:
    """The blocks of one page, and the block that each id leads to."""

    def __init__(self, source, name=''):
        self.name = name
        self.blocks, self.ids = [], {}
        self.boxes, self.pending = [], None
        self.line, self.links, self.tabs = [], [], []
        # Sphinx puts each piece of a raw role into an element of its own, which
        # then holds half of another.
        root = Tree(re.sub(r'<span class="raw-html">(.*?)</span>', r'\1',
                           source)).root
        main = root.find(lambda n: n.get('role') == 'main') or root.find(
            lambda n: n.tag == 'article') or root.find(
            lambda n: n.tag == 'body') or root
        show_blanks(main)
        self.fill(main)
        self.flush()
        self.stub = any(b.text == 'This page has errors and could not be '
                        'built.' for b in self.blocks)

    # ---- lines of text ----

    def flush(self, kind='p', extra=''):
        text = BLANKS.sub(' ', ''.join(self.line)).strip()
        if text or self.links:
            if self.pending and kind == 'p':
                kind, extra = self.pending
                self.pending = None
            self.add(kind, text, extra, self.links)
        self.line, self.links = [], []

    def add(self, kind, text, extra='', links=()):
        if self.pending:
            pending, self.pending = self.pending, None
            self.blocks.append(Block(pending[0], tuple(self.boxes), '', (),
                                     pending[1]))
        self.blocks.append(Block(kind, tuple(self.boxes), text, links, extra))

    def mark(self, node):
        if node.get('id'):
            self.ids.setdefault(node.get('id'), len(self.blocks))
        if node.tag == 'a' and node.get('name'):
            self.ids.setdefault(node.get('name'), len(self.blocks))

    def fill(self, node):
        for child in node.children:
            if isinstance(child, str):
                self.line.append(child)
            elif not LEFT_OUT & set(child.classes):
                self.node(child)

    def node(self, node):
        special = getattr(self, 'on_' + node.tag, None)
        if node.tag == 'math' or 'math' in node.classes:
            special = self.formula
        inline = node.tag in INLINE | {'img', 'br', 'math', 'wbr', 'input'}
        if 'classifier' in node.classes:
            inline = True
        elif 'math' in node.classes and node.tag == 'div' or (
                node.get('display') == 'block'):
            inline = False
        if not inline:
            self.flush()
        self.mark(node)
        if node.tag in HEADINGS:
            self.fill(node)
            self.flush('heading', node.tag)
        elif special:
            special(node)
        else:
            self.fill(node)
        if not inline:
            self.flush()

    def boxed(self, node, name):
        self.boxes.append(name)
        self.fill(node)
        self.flush()
        self.boxes.pop()

    # ---- elements ----

    def skip(self, node):
        pass

    on_script = on_style = on_svg = on_template = skip

    def on_br(self, node):
        self.line.append(' ')

    def on_hr(self, node):
        self.add('transition', '')

    def on_a(self, node):
        start = len(self.line)
        href = node.get('href')
        entry = None
        if href and node.get('role') != 'doc-backlink':
            entry = [None, href]
            self.links.append(entry)
        self.fill(node)
        if entry:
            entry[0] = BLANKS.sub(' ', ''.join(self.line[start:])).strip()

    def on_img(self, node):
        alt = node.get('alt')
        # docutils writes the path where there is no text.
        if os.path.basename(alt) == os.path.basename(node.get('src')):
            alt = ''
        self.links.append(['\0image', node.get('src')])
        self.line.append(f'[{alt}]' if alt else '')

    def on_p(self, node):
        for name, kind in (('admonition-title', 'admonition'),
                           ('topic-title', 'topic title'),
                           ('sidebar-title', 'topic title'),
                           ('rubric', 'rubric'), ('caption', 'caption'),
                           ('attribution', 'attribution')):
            if name in node.classes:
                self.fill(node)
                if kind == 'caption' and 'toctree' in self.boxes[-1:]:
                    kind = 'rubric'
                if kind == 'attribution' and ''.join(self.line).strip()[:1] \
                        == '\u2014':
                    # The dash is text in Sphinx', and style in ours.
                    self.line = [''.join(self.line).strip()[1:]]
                self.flush(kind)
                return
        self.fill(node)

    def on_div(self, node):
        classes = set(node.classes)
        if 'admonition' in classes or 'topic' in classes or \
                'sidebar' in classes:
            names = [c for c in node.classes
                     if c not in ('admonition', 'topic', 'aside', 'contents')
                     and not c.startswith('admonition-')]
            box = 'topic' if classes & {'topic', 'sidebar'} else (
                names[0] if names else 'admonition')
            self.boxed(node, box)
        elif 'toctree-wrapper' in classes:
            self.boxed(node, 'toctree')
        elif classes & {'footnote', 'citation'}:
            self.boxed(node, 'footnote')
        elif 'label' in classes:
            self.label(node)
        elif node.get('role') == 'tablist':
            # sphinx-tabs has all labels first, perfpress each at its panel.
            self.tabs = [BLANKS.sub(' ', c.text()).strip()
                         for c in node.children if not isinstance(c, str)]
        elif 'sphinx-tabs-panel' in classes:
            if self.tabs:
                self.add('tab', self.tabs.pop(0))
            self.fill(node)
        elif 'line' in classes:
            self.fill(node)
            self.flush('line')
        elif 'line-block' in classes:
            self.boxed(node, 'lines')
        elif 'code-block-caption' in classes:
            self.fill(node)
            self.flush('caption')
        elif 'classifier' in classes:
            self.line.append(' : ')
            self.fill(node)
        else:
            self.fill(node)

    on_aside = on_details = on_nav = on_div

    def on_label(self, node):
        if 'tab-label' in node.classes:
            self.flush()
            self.fill(node)
            self.flush('tab')
        else:
            self.fill(node)

    def on_span(self, node):
        if 'label' in node.classes and 'footnote' in self.boxes[-1:]:
            self.label(node)
        elif 'classifier' in node.classes:
            self.line.append(' : ')
            self.fill(node)
        elif 'eqno' in node.classes:
            self.eqno = BLANKS.sub(' ', node.text()).strip()
        else:
            self.fill(node)

    def label(self, node):
        text = BLANKS.sub(' ', node.text()).strip().strip('[]')
        # Numbers of back references, as in "1(1,2)".
        text = re.sub(r'\]?\([\d,]+\)$', '', text)
        self.add('footnote', text)
        self.line, self.links = [], []

    def on_ul(self, node):
        self.boxed(node, 'ul')

    def on_ol(self, node):
        number = int(node.get('start') or 1)
        self.boxes.append('ol')
        for child in node.children:
            if isinstance(child, str):
                continue
            if child.tag == 'li':
                number = int(child.get('value') or number)
                child.attributes['number'] = str(number)
                number += 1
            self.node(child)
        self.flush()
        self.boxes.pop()

    def on_li(self, node):
        self.pending = ('item', node.get('number'))
        self.fill(node)
        self.flush()
        if self.pending:
            self.add_pending()

    def add_pending(self):
        pending, self.pending = self.pending, None
        self.add(pending[0], '', pending[1])

    def on_dt(self, node):
        if {'sig', 'sig-object'} & set(node.classes):
            self.fill(node)
            text = BLANKS.sub(' ', ''.join(self.line)).strip()
            self.add('signature', text, '', self.links)
            self.line, self.links = [], []
        else:
            self.fill(node)
            self.flush('term')

    def on_dd(self, node):
        self.boxed(node, 'dd')

    def on_blockquote(self, node):
        self.boxed(node, 'quote')

    def on_figcaption(self, node):
        self.pending = ('caption', '')
        self.fill(node)
        self.flush()
        self.pending = None

    def on_caption(self, node):
        self.fill(node)
        self.flush('caption')

    def on_pre(self, node):
        if {'math'} & set(node.classes):
            self.formula(node)
            return
        self.links = []
        links = []
        self.find_links(node, links)
        # Blanks at the ends of lines are not to be seen.
        text = '\n'.join(l.rstrip() for l in node.text().split('\n'))
        text = text.strip('\n')
        self.add('code', text, '', links)

    def find_links(self, node, links):
        for child in node.children:
            if isinstance(child, str):
                continue
            self.mark(child)
            if child.tag == 'a' and child.get('href') and not (
                    LEFT_OUT & set(child.classes)):
                links.append([child.text(), child.get('href')])
            self.find_links(child, links)

    # ---- tables ----

    def on_table(self, node):
        # Code with numbers of lines, and lists in columns, are none.
        if {'highlighttable', 'hlist'} & set(node.classes):
            self.fill(node)
            return
        self.boxes.append('table')
        self.taken, self.row = {}, getattr(self, 'row', -1)
        outer = self.taken, self.row
        self.row = -1
        self.fill(node)
        self.flush()
        self.taken, self.row = outer
        self.boxes.pop()

    def on_tr(self, node):
        if 'table' not in self.boxes:
            self.fill(node)
            return
        self.row += 1
        column = 0
        for cell in node.children:
            if isinstance(cell, str) or cell.tag not in ('td', 'th'):
                continue
            while self.taken.get((self.row, column)):
                column += 1
            down = int(cell.get('rowspan') or 1)
            right = int(cell.get('colspan') or 1)
            for r in range(self.row, self.row + down):
                for c in range(column, column + right):
                    self.taken[r, c] = True
            self.flush()
            self.mark(cell)
            span = f' {down}x{right}' if down * right > 1 else ''
            self.pending = ('cell', f'{self.row},{column}{span}')
            kept = self.taken, self.row
            self.fill(cell)
            self.flush()
            self.taken, self.row = kept
            if self.pending:
                self.add_pending()
            column += right

    # ---- formulas ----

    def formula(self, node):
        note = node.find(lambda n: n.tag == 'annotation')
        self.mark(node)
        if note:
            # Sphinx makes lines of what blank lines part.
            text = re.sub(r'\n\s*\n', r'\\\\', note.text().strip())
        else:
            number = node.find(lambda n: 'eqno' in n.classes)
            if number:
                self.eqno = BLANKS.sub(' ', number.text()).strip()
                number.children = []
            text = node.text().strip()
            text = re.sub(r'^\\[(\[](.*)\\[)\]]$', r'\1', text, flags=re.S)
            # Which Sphinx writes around a formula of several lines.
            text = re.sub(r'^\\begin\{align\}(.*)\\end\{align\}$', r'\1', text,
                          flags=re.S)
            text = re.sub(r'\\(begin|end)\{(split|aligned)\}', '', text)
        text = re.sub(r'\\\\ ', r'\\\\', BLANKS.sub(' ', text).strip())
        block = node.tag == 'div' or node.get('display') == 'block'
        if block:
            self.add('formula', text)
        else:
            self.line.append('$' + text + '$')


def digest(path):
    with open(path, 'rb') as f:
        return hashlib.sha256(f.read()).hexdigest()[:12]


class Site:
    """The pages of an output folder; links resolved to what they lead to."""

    def __init__(self, folder):
        self.folder = folder
        self.pages = {}
        self.files = {}

    def page(self, name):
        if name not in self.pages:
            path = os.path.join(self.folder, name + '.html')
            try:
                with open(path, encoding='utf-8', errors='replace') as f:
                    self.pages[name] = Page(f.read(), name)
            except (FileNotFoundError, NotADirectoryError):
                self.pages[name] = None
        return self.pages[name]

    def target(self, page, href):
        """What a link leads to, in words that both sites share."""
        parts = urllib.parse.urlsplit(href)
        if parts.scheme or parts.netloc:
            # The same address, whichever of its signs are written as "%40".
            return urllib.parse.unquote(href)
        path = urllib.parse.unquote(parts.path)
        anchor = urllib.parse.unquote(parts.fragment)
        here = os.path.dirname(page.name)
        if path.startswith('/'):
            path = path.lstrip('/')
        elif path:
            path = os.path.normpath(os.path.join(here, path)) + (
                '/' if path.endswith('/') else '')
        else:
            path = page.name + '.html'
        if path.endswith('/') or path == '.':
            path = os.path.normpath(os.path.join(path, 'index.html'))
        if not path.endswith('.html') or path.startswith('_downloads/'):
            return self.file(path)
        name = path[:-5]
        other = self.page(name)
        if other is None:
            return f'no page {name}'
        if not anchor:
            return name
        if anchor not in other.ids:
            return f'{name}#? ({anchor})' if not other.stub else name + '#?'
        at = other.ids[anchor]
        if at >= len(other.blocks):
            return f'{name}#end'
        block = other.blocks[at]
        return f'{name}#{block.kind} {BLANKS.sub(" ", block.text)[:60]}'

    def file(self, path):
        if path not in self.files:
            try:
                self.files[path] = 'file ' + digest(
                    os.path.join(self.folder, path))
            except OSError:
                self.files[path] = 'no file ' + os.path.basename(path)
        return self.files[path]

    def resolve(self, page):
        """A page's links, as (text, target), for each of its blocks."""
        return [[(text, self.target(page, href)) for text, href in b.links]
                for b in page.blocks]
