# SPDX-License-Identifier: MIT
"""edits_site.py: the site that edits.py edits, and the edits."""
import os
import shutil
import socket
import subprocess
import time

FOLDERS = ['', 'a', 'b', 'a/deep', 'c']
BASE = '/a/'  # a folder of the site has this name too
SOURCES = 'sources: [extra]\n'
CONFIG = f'title: Edits\nbase_url: https://example.com{BASE}\n' + SOURCES


def page(n, text, name):
    """A page in either syntax: a table, a df script, an include, links."""
    kind, up = n % 4, '../' * (name.count('/') - 1)
    if name.endswith('.rst'):
        head = f'Page {n}\n========\n\n{text}\n\n'
        if kind == 0:
            return head + ('.. csv-table:: Runs\n   :file: runs.csv\n'
                           '   :header-rows: 1\n')
        return head + ('.. df-table:: Cost\n   :header-rows: 1\n\n'
                       "   df = pd.read_csv('runs.csv')\n"
                       "   df['Cost'] = (df['Speed'] * 2).round(2)\n")
    head = f'# Page {n}\n\n{text} [home]({up}index.md)\n\n'
    if kind == 1:
        return head + ('```{csv-table} Prices\n:file: prices.csv\n'
                       ':header-rows: 1\n```\n')
    if kind == 3:
        return head + '```{literalinclude} /snippet.txt\n```\n'
    return head + "```{df-table}\ndf = pd.read_csv('prices.csv')\n```\n"


def csv(n, rows=12):
    return 'Model,Speed\n' + ''.join(f'm{i},{n + i / 8}\n' for i in range(rows))


def put(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'wb') as f:
        f.write(text if isinstance(text, bytes) else text.encode())


def make_site(root):
    put(root + '/perfpress.yaml', CONFIG)
    put(root + '/content/index.md', '# Home\n\nAll of it.\n')
    for i in range(24):
        folder = FOLDERS[i % len(FOLDERS)]
        name = f'content/{folder}{"/" if folder else ""}p{i}'
        name += '.rst' if i % 3 == 0 else '.md'
        put(f'{root}/{name}', page(i, 'As it was.', name))
    put(root + '/content/snippet.txt', 'one\ntwo\n')
    put(root + '/content/a/logo.svg',
        '<svg xmlns="http://www.w3.org/2000/svg"/>\n')
    put(root + '/content/ext.md', '# Ext\n\n'
        '```{literalinclude} ../extra/note.txt\n```\n\n'
        '```{csv-table}\n:file: linked.csv\n:header-rows: 1\n```\n')
    put(root + '/extra/note.txt', 'from elsewhere\n')
    put(root + '/extra/linked.csv', csv(3))
    put(root + '/extra/pages/one.md', '# One\n')
    os.symlink('../extra/linked.csv', root + '/content/linked.csv')
    os.symlink('../extra/pages', root + '/content/linked')
    put(root + '/data/runs.csv', csv(1))
    put(root + '/data/prices.csv', csv(2, 5))


def remove(path):
    """Whatever it is, also folders that may not be entered."""
    for _ in range(2):
        if os.path.isdir(path) and not os.path.islink(path):
            shutil.rmtree(path, onerror=lambda f, x, e: allow(x))
        elif os.path.lexists(path):
            os.unlink(path)


def allow(path):
    if not os.path.islink(path):
        os.chmod(path, 0o755)
        os.chmod(os.path.dirname(path), 0o755)


class Editor:
    """Edits, and undoes those that break something."""

    def __init__(self, rng, root, program):
        self.rng, self.root, self.program = rng, root, program
        self.away = root + '.away'
        self.count = self.n = 0
        self.mend = []  # functions that undo a breakage
        self.edits = [getattr(self, x) for x in sorted(dir(self))
                      if x.startswith('do_')]

    # ---- the tree ----

    def all(self, top, ending=''):
        found = []
        for folder, _, names in os.walk(f'{self.root}/{top}'):
            found += [os.path.join(folder, x) for x in sorted(names)
                      if x.endswith(ending)]
        return [x for x in sorted(found) if os.path.isfile(x)]

    def pages(self):
        return self.all('content', ('.md', '.rst'))

    def any_page(self):
        return self.rng.choice(self.pages())

    def any_folder(self, top='content'):
        return self.rng.choice(sorted(
            x for x, _, _ in os.walk(f'{self.root}/{top}')))

    def any_data(self):
        return self.rng.choice(self.all('data', '.csv'))

    def fresh(self, folder, ending):
        self.n += 1
        return f'{folder}/n{self.n}{ending}'

    def text_of(self, path):
        name = os.path.relpath(path, self.root)
        if path.endswith('.csv'):
            return csv(self.rng.randint(1, 99), self.rng.randint(1, 40))
        return page(self.rng.randint(0, 99),
                    f'Text {self.rng.randint(0, 10 ** 6)}.', name)

    def nap(self, ms):
        time.sleep(self.rng.random() * ms / 1e3)

    # ---- ways to save ----

    def save(self, path, text):
        text = text if isinstance(text, bytes) else text.encode()
        way = self.rng.choice((self.save_atomic, self.save_in_place,
                               self.save_like_vim, self.save_at_once,
                               self.save_by_link))
        way(path, text)

    def save_atomic(self, path, text):
        folder, name = os.path.split(path)
        new = self.rng.choice((f'.{name}.swp', f'{name}~', '4913',
                               f'{name}.tmp.{self.n}', f'#{name}#',
                               f'.#{name}'))
        put(f'{folder}/{new}', text)
        self.nap(self.rng.choice((0, 0, 40)))
        os.rename(f'{folder}/{new}', path)

    def save_in_place(self, path, text):
        with open(path, 'wb', buffering=0) as f:
            middle = self.rng.randint(0, len(text))
            f.write(text[:middle])
            self.nap(self.rng.choice((0, 5, 60, 250)))
            f.write(text[middle:])

    def save_like_vim(self, path, text):
        put(os.path.dirname(path) + '/4913', '')
        os.unlink(os.path.dirname(path) + '/4913')
        if os.path.exists(path):
            os.rename(path, path + '~')
        put(path, text)
        if os.path.exists(path + '~'):
            os.unlink(path + '~')

    def save_at_once(self, path, text):
        put(path, text)

    def save_by_link(self, path, text):
        new = os.path.dirname(path) + '/.new'
        put(new, text)
        if os.path.lexists(path):
            os.unlink(path)
        os.link(new, path)
        os.unlink(new)

    # ---- one burst ----

    def edit(self):
        """Some edits in a row; their names."""
        done = []
        for _ in range(self.rng.choice((1, 1, 1, 2, 3, 8))):
            if self.mend and (self.rng.random() < 0.45 or len(self.mend) > 3):
                undo = self.mend.pop(self.rng.randrange(len(self.mend)))
                edit = undo
            else:
                edit = self.rng.choice(self.edits)
            self.count += 1
            done.append(edit.__name__)
            try:
                edit()
            except (OSError, IndexError, ValueError, shutil.Error) as e:
                done[-1] += f'({type(e).__name__})'  # gone meanwhile
            self.nap(self.rng.choice((0, 0, 3, 30)))
        return done

    def restore(self):
        for undo in reversed(self.mend):
            try:
                undo()
            except (OSError, shutil.Error):
                pass
        self.mend.clear()
        remove(self.away)
        remove(self.root + '.old')
        if self.rng.random() < 0.5 and os.path.isdir(self.root):
            for name in os.listdir(self.root):
                remove(f'{self.root}/{name}')
            self.nap(30)
        else:
            if os.path.lexists(self.root):
                os.rename(self.root, self.root + '.old')
            remove(self.root + '.old')
            self.nap(30)
        make_site(self.root)

    # ---- edits that break nothing ----

    def do_save_page(self):
        path = self.any_page()
        self.save(path, self.text_of(path))

    do_save_another_page = do_save_page

    def do_save_data(self):
        path = self.any_data()
        self.save(path, self.text_of(path))

    def do_save_elsewhere(self):
        name = self.rng.choice(('note.txt', 'linked.csv', 'pages/one.md',
                                f'pages/{self.rng.randint(2, 5)}.md'))
        self.save(f'{self.root}/extra/{name}',
                  self.text_of(f'{self.root}/extra/{name}'))

    def do_swap_elsewhere(self):
        """What a link leads to is replaced as a whole."""
        folder = f'{self.root}/extra'
        shutil.copytree(folder, folder + '.new', symlinks=True)
        put(folder + '.new/note.txt', f'swapped {self.rng.randint(0, 999)}\n')
        os.rename(folder, folder + '.old')
        os.rename(folder + '.new', folder)
        remove(folder + '.old')

    def do_append(self):
        with open(self.any_page(), 'a') as f:
            f.write('\nmore\n')
            f.flush()
            self.nap(20)
            f.write('and more\n')

    def do_overwrite_a_byte(self):
        with open(self.any_data(), 'r+') as f:
            f.seek(0, 2)
            f.seek(f.tell() - 2)
            f.write(str(self.rng.randint(0, 9)))

    def do_same_bytes(self):
        path = self.any_page()
        with open(path, 'rb') as f:
            self.save(path, f.read())

    def do_touch(self):
        os.utime(self.any_page())

    def do_old_times(self):
        path = self.any_page()
        new = self.away + '.old-times'
        put(new, self.text_of(path))
        os.utime(new, (1, 1))
        shutil.copy2(new, path)
        os.unlink(new)

    def do_new_page(self):
        path = self.fresh(self.any_folder(), self.rng.choice(('.md', '.rst')))
        self.save(path, self.text_of(path))

    def do_rename_page(self):
        path = self.any_page()
        os.rename(path, self.fresh(self.any_folder(),
                                   os.path.splitext(path)[1]))

    def do_rename_over_page(self):
        a, b = self.any_page(), self.any_page()
        if a.endswith('.md') == b.endswith('.md'):
            os.rename(a, b)

    def do_delete_page(self):
        path = self.any_page()
        if not path.endswith('/content/index.md'):
            os.unlink(path)

    def do_burst(self):
        for path in self.pages()[:self.rng.randint(2, 20)]:
            self.save(path, self.text_of(path))

    def do_new_folder(self):
        folder = self.fresh(self.any_folder(), '')
        for i in range(self.rng.randint(1, 6)):
            path = f'{folder}/{"x/" * self.rng.randint(0, 3)}i{i}.md'
            put(path, self.text_of(path))

    def do_rename_folder(self):
        folder = self.any_folder()
        if not folder.endswith('/content'):
            os.rename(folder, self.fresh(f'{self.root}/content', ''))

    def do_move_folder_out(self):
        folder = self.any_folder()
        if folder.endswith('/content'):
            return
        os.makedirs(self.away, exist_ok=True)
        there = self.fresh(self.away, '')
        os.rename(folder, there)
        if self.rng.random() < 0.5:
            path = there + '/late.md'
            put(path, '# Late\n')

        def move_folder_in():
            os.makedirs(os.path.dirname(folder), exist_ok=True)
            os.rename(there, folder)
        self.mend.append(move_folder_in)

    def do_delete_folder(self):
        folder = self.any_folder()
        if not folder.endswith('/content'):
            shutil.rmtree(folder)

    def do_deep_folders(self):
        folder = self.fresh(self.any_folder(), '')
        put(folder + '/d' * 20 + '/end.md', '# End\n')
        self.mend.append(lambda: shutil.rmtree(folder))

    def do_strange_name(self):
        name = self.rng.choice(('sp ace', '%41', 'ä ö', 'q?u', 'h#ash', "a'b",
                                '"x"', '<b>', '&amp;', '日本', '+', '~'))
        path = f'{self.any_folder()}/{name}{self.rng.choice((".md", ".bin"))}'
        put(path, '# Strange\n')
        self.mend.append(lambda: os.unlink(path))

    def do_asset(self):
        path = self.fresh(self.any_folder(), self.rng.choice(
            ('.png', '.css', '.js', '.txt', '')))
        self.save(path, self.rng.randbytes(self.rng.randint(0, 5000)))

    def do_huge_asset(self):
        path = self.fresh(self.any_folder(), '.bin')
        self.save(path, self.rng.randbytes(1 << 20) * self.rng.randint(1, 8))
        self.mend.append(lambda: os.unlink(path))

    def do_huge_page(self):
        path = self.fresh(self.any_folder(), '.md')
        self.save(path, '# Huge\n\n' + 'Many words. *And* more.\n\n' * 20000)
        self.mend.append(lambda: os.unlink(path))

    def do_huge_data(self):
        path = self.any_data()
        self.save(path, csv(self.rng.randint(1, 9), 5000))
        self.mend.append(lambda: put(path, csv(3)))

    def do_editor_files(self):
        path = self.any_page()
        folder, name = os.path.split(path)
        for new in (f'.{name}.swp', f'{name}~', '.DS_Store', f'.#{name}'):
            put(f'{folder}/{new}', b'\0\xff')

    def do_theme_style(self):
        put(self.root + '/templates/assets/perfpress.css',
            f'body {{ margin: {self.rng.randint(0, 99)}px }}\n')

    def do_template(self):
        self.save_in_folder('templates/page.mustache',
                            f'<p>{self.rng.randint(0, 99)}</p>{{{{page_title}}}}')

    def save_in_folder(self, name, text):
        path = f'{self.root}/{name}'
        os.makedirs(os.path.dirname(path), exist_ok=True)
        self.save(path, text)

    def do_no_templates(self):
        shutil.rmtree(self.root + '/templates')

    def do_config(self):
        self.save(self.root + '/perfpress.yaml', self.rng.choice((
            CONFIG, 'title: Other\n' + SOURCES, SOURCES,
            f'title: T{self.n}\n{SOURCES}',
            CONFIG + 'warnings: {label-duplicate: off}\n',
            CONFIG + 'roles:\n  x: {url: "https://x.example/%s"}\n')))

    def do_other_content(self):
        os.rename(self.root + '/content', self.root + '/pages')
        self.nap(30)
        self.save(self.root + '/perfpress.yaml', CONFIG + 'content: pages\n')

        def content_again():
            os.rename(self.root + '/pages', self.root + '/content')
            self.save(self.root + '/perfpress.yaml', CONFIG)
        self.mend.append(content_again)

    def do_build(self):
        subprocess.run([self.program, 'build', '-q', '-C', self.root],
                       capture_output=True, timeout=60)

    def do_content_by_link(self):
        os.rename(self.root + '/content', self.root + '/real')
        os.symlink('real', self.root + '/content')

        def content_itself():
            os.unlink(self.root + '/content')
            os.rename(self.root + '/real', self.root + '/content')
        self.mend.append(content_itself)

    def do_link_to_page(self):
        path = self.fresh(self.any_folder(), '.md')
        os.symlink(self.rng.choice(self.all('content', '.md')), path)

    def do_link_to_folder(self):
        path = self.fresh(self.any_folder(), '')
        os.symlink(self.any_folder(), path)
        self.mend.append(lambda: os.unlink(path))

    # ---- edits that break something ----

    def breaks(self, path, text):
        with open(path, 'rb') as f:
            before = f.read()
        self.save(path, text)

        def mend():
            self.save(path, before)
        self.mend.append(mend)

    def do_break_page(self):
        path = self.any_page()
        self.breaks(path, self.rng.choice((
            '{nosuch}`x`\n\n:nosuch:`x`\n', b'# A\n\0', b'# \xff\xfe\n',
            "```{df-table}\ndf = pd.read_csv('nosuch.csv')\n```\n\n"
            ".. df-table::\n\n   df = pd.read_csv('nosuch.csv')\n",
            '---\ntitle: [\n---\n', '`' * 5000,
            self.rng.randbytes(3000))))

    def do_break_data(self):
        path = self.any_data()
        whole = self.text_of(path)
        self.breaks(path, self.rng.choice((
            whole[:self.rng.randint(0, len(whole))], '', 'Model\nm\n',
            whole + 'one,too,many\n', whole + '"open', b'\xff,\0\n',
            b'a,b\n' * 3 + b'c\n')))

    def do_break_config(self):
        self.breaks(self.root + '/perfpress.yaml', self.rng.choice((
            'titel: x\n', 'title: [\n', 'content: nosuch\n', '\t', b'\xff',
            'content: ../..\n', 'data: content\n', 'content: data\n')))

    def do_break_template(self):
        self.save_in_folder('templates/page.mustache', '{{#open}}')
        self.mend.append(
            lambda: os.unlink(self.root + '/templates/page.mustache'))

    def remove(self, path):
        os.makedirs(self.away, exist_ok=True)
        there = self.fresh(self.away, '')
        os.rename(path, there)

        def bring_back():
            os.rename(there, path)
        self.mend.append(bring_back)

    def do_remove_config(self):
        self.remove(self.root + '/perfpress.yaml')

    def do_remove_data(self):
        self.remove(self.any_data())

    def do_remove_data_folder(self):
        self.remove(self.root + '/data')

    def do_remove_content(self):
        self.remove(self.root + '/content')

    def do_remove_snippet(self):
        self.remove(self.root + '/content/snippet.txt')

    def do_remove_elsewhere(self):
        self.remove(self.root + self.rng.choice(
            ('/extra', '/extra/note.txt', '/extra/linked.csv',
             '/extra/pages')))

    def do_relink(self):
        path = self.root + '/content/linked.csv'
        os.unlink(path)
        os.symlink(self.rng.choice(('../data/runs.csv', '../data/prices.csv',
                                    '../extra/linked.csv')), path)

    def do_remove_site(self):
        os.rename(self.root, self.root + '.gone')
        self.nap(self.rng.choice((1, 100, 900)))
        os.rename(self.root + '.gone', self.root)

    def do_forbid(self):
        path = self.rng.choice([self.any_page(), self.any_data(),
                                self.any_folder(), self.root + '/data',
                                self.root + '/perfpress.yaml'])
        mode = os.stat(path).st_mode & 0o777
        os.chmod(path, 0)

        def allow():
            os.chmod(path, mode)
        self.mend.append(allow)

    def do_dangling_link(self):
        path = self.fresh(self.any_folder(), '.md')
        os.symlink(self.rng.choice(('nowhere', path, '/etc/passwd', '/',
                                    '../../../..')), path)
        self.mend.append(lambda: os.unlink(path))

    def do_special_file(self):
        path = self.fresh(self.any_folder(self.rng.choice(
            ('content', 'data'))), self.rng.choice(('.md', '.csv', '.txt')))
        if self.rng.random() < 0.5:
            os.mkfifo(path)
        else:
            folder = os.open(os.path.dirname(path), os.O_RDONLY)
            with socket.socket(socket.AF_UNIX) as s:
                s.bind(f'/proc/self/fd/{folder}/{os.path.basename(path)}')
            os.close(folder)
        self.mend.append(lambda: os.unlink(path))

    def do_folder_as_page(self):
        path = self.fresh(self.any_folder(), self.rng.choice(('.md', '.csv')))
        os.mkdir(path)
        self.mend.append(lambda: shutil.rmtree(path))

    def do_clash(self):
        path = self.any_page()
        other = os.path.splitext(path)[0] + self.rng.choice(
            ('.html', '.md', '.rst'))
        if not os.path.exists(other):
            put(other, 'x\n')
            self.mend.append(lambda: os.unlink(other))
