# perfpress: `make` builds build/perfpress; `make deps site` the project's own
# site in public/; `make deps test` runs all tests.
#   DEBUG=1      quickly compiled and easy to step through, in build/debug
#   SANITIZE=1   everything under AddressSanitizer and UBSan, in build/sanitize
#   TSAN=1       everything under ThreadSanitizer, in build/tsan
#   PORTABLE=1   what other systems than Linux compile, in build/portable
#   WERROR=1     warnings are errors, as in CI
#   CC=clang     another compiler
#   HOSTCC=gcc   for what runs while it builds, where CC is a cross compiler
#   SYSROOT=DIR  the libraries for a cross compiler (gen/package/sysroot.sh)
#   V=1          whole command lines
# CPPFLAGS, CFLAGS, LDFLAGS and LDLIBS are yours: they go behind our own, and
# CFLAGS is -O2 -g where you say nothing. All cores compile unless -j says
# otherwise.
# `make fuzz` feeds every parser made-up input, SECONDS for each, from the
# tests' own inputs and those in the folder SEEDS, and builds made-up sites, from
# number SEED on. `make check-sanitized` runs all tests with the same objects.

ifeq ($(origin CC),default)
CC       = gcc
endif
# TRIPLET-gcc may be a cross compiler.
TRIPLET := $(patsubst %-gcc,%,$(filter %-gcc,$(notdir $(CC))))
ifeq ($(origin AR),default)
AR       = $(TRIPLET:%=%-)ar
endif
NM       = $(TRIPLET:%=%-)nm
HOSTCC   = $(if $(filter %-gcc %-clang,$(notdir $(CC))),gcc,$(CC))
VERSION  = 0.1.0

PREFIX   = /usr/local
BINDIR   = $(PREFIX)/bin
MANDIR   = $(PREFIX)/share/man/man1
BASHDIR  = $(PREFIX)/share/bash-completion/completions
ZSHDIR   = $(PREFIX)/share/zsh/site-functions
DESTDIR  =

BUILD    = build$(if $(PORTABLE),/portable)$(if $(DEBUG),/debug)$(if $(SANITIZE),/sanitize)$(if $(TSAN),/tsan)
SECONDS  = 60
PACKAGES = libcmark-dev libcsv-dev libcurl4-openssl-dev \
           libmicrohttpd-dev libpcre2-dev libpq-dev libsqlite3-dev libssl-dev libyaml-dev pkg-config zlib1g-dev \
           $(if $(filter-out deps,$(MAKECMDGOALS)),$(if $(filter-out deps all site \
           install static,$(MAKECMDGOALS)),libcmocka-dev),libcmocka-dev) \
           $(if $(filter deb check-packages,$(MAKECMDGOALS)),debhelper dpkg-dev) \
           $(if $(filter static check-packages,$(MAKECMDGOALS)),dpkg-dev libc-ares-dev)

WARN     = -Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wundef \
           -Wmissing-prototypes -Wwrite-strings -Wvla $(if $(WERROR),-Werror)
comma    = ,
CHECKS   = $(if $(TSAN),thread,$(if $(FUZZ),fuzzer-no-link$(comma))address$(comma)undefined$(comma)float-cast-overflow)
CHECKED  = $(SANITIZE)$(FUZZ)$(TSAN)
# Those that the compiler has.
knows    = $(shell $(CC) -O2 -Werror $(1) -include stdlib.h -x c -c -o /dev/null /dev/null 2>&1 || echo no)
HARDEN  := -fstack-protector-strong -U_FORTIFY_SOURCE \
           -D_FORTIFY_SOURCE=$(if $(call knows,-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3),2,3) \
           $(foreach f,-fcf-protection -fstack-clash-protection \
           -ftrivial-auto-var-init=zero,$(if $(call knows,$(f)),,$(f)))
CFLAGS  ?= $(if $(DEBUG),-O0 -g,$(if $(CHECKED),-O1 -g1,-O2 -g))
ALL_CPPFLAGS = -D_GNU_SOURCE $(if $(CHECKED),-DCHECKED) $(if $(FUZZ),-DFUZZ) -DPERFPRESS_VERSION='"$(VERSION)"' -Igen -I$(BUILD) $(HEADERS) $(CPPFLAGS)
ALL_CFLAGS = -std=c17 -fPIE -ffp-contract=off -fsigned-char $(WARN) $(if $(CHECKED),-fno-omit-frame-pointer \
           -fsanitize=$(CHECKS) -fno-sanitize-recover=undefined$(comma)float-cast-overflow,$(if $(DEBUG),,$(HARDEN))) $(CFLAGS)
LINKED   = -Wl,-z,relro,-z,now,-z,noexecstack,-z,separate-code
ALL_LDFLAGS = $(if $(CHECKED),-fsanitize=$(CHECKS),$(LINKED)) $(SYSROOT:%=-L%/usr/lib/$(TRIPLET)) $(LDFLAGS)
# A program is the same wherever it was compiled.
PLACE    = -ffile-prefix-map="$(CURDIR)"=.
SYSROOT  =
HEADERS  = $(addprefix -isystem $(SYSROOT)/usr/include,$(if $(SYSROOT),/ /$(TRIPLET)))
PKGCONF  = $(if $(SYSROOT),PKG_CONFIG_SYSROOT_DIR=$(SYSROOT) \
           PKG_CONFIG_LIBDIR=$(SYSROOT)/usr/lib/$(TRIPLET)/pkgconfig) pkg-config
# Asked once, and not before `make deps` could install them.
LIBRARIES = $(eval LIBRARIES := $$(shell $(PKGCONF) --libs libcmark libpcre2-8 \
           yaml-0.1 zlib))$(LIBRARIES)
ALL_LDLIBS = $(LIBRARIES) -lcsv -lm -lpthread $(LDLIBS)
DEPFLAGS = -MMD -MP
# Tests of modules, which are compiled faster than they run.
QUICKLY  = -U_FORTIFY_SOURCE -O0
say      = $(if $(V),,@printf '%-5s %s\n' $(1) $(or $(2),$@) &&)

# Some modules have two halves, NAME_linux.c and NAME_posix.c, of which one is
# compiled.
SYSTEM  := $(if $(PORTABLE),posix,$(if $(findstring linux,$(shell $(CC) -dumpmachine)),linux,posix))
OTHER    = $(if $(filter linux,$(SYSTEM)),posix,linux)
SOURCES  = $(filter-out gen/package/% %_$(OTHER).c,$(sort $(wildcard gen/*/*.c gen/*/*/*.c)))
OBJECTS  = $(SOURCES:%.c=$(BUILD)/%.o) $(BUILD)/theme.o $(BUILD)/starter.o $(BUILD)/examples.o $(BUILD)/manual.o \
           $(BUILD)/from_sphinx.o $(BUILD)/icons.o
MAIN     = $(BUILD)/gen/cli/main.o
LIBRARY  = $(BUILD)/libperfpress.a
PROGRAM  = $(BUILD)/perfpress
STATIC   = $(BUILD)/static
ALONE    = $(STATIC)/libcurl.a $(STATIC)/libmicrohttpd.a $(BUILD)/gen/package/alone.o
STARTER  = $(sort $(shell find gen/cli/starter -type f))
EXAMPLES = $(sort $(shell find gen/cli/examples -type f))
THEME    = $(sort $(shell find templates -type f ! -name '*.md'))

RUNNERS  = $(patsubst tests/%.c,$(BUILD)/tests/%,$(sort $(wildcard tests/conformance/*.c)))
FUZZERS  = $(patsubst tests/%.c,$(BUILD)/tests/%,$(sort $(wildcard tests/fuzz/fuzz_*.c)))
LIVE     = $(patsubst tests/%.c,$(BUILD)/tests/%,$(sort $(wildcard tests/*/live_*.c)))
UNITS    = $(patsubst tests/%.c,$(BUILD)/tests/%,$(sort $(wildcard tests/*/test_*.c)))

.PHONY: all deps test quick check site install uninstall dist deb static release check-packages clean \
        layers conformance scale bench bench-df memcheck units check-html \
        check-databases check-preview check-sanitized check-threads check-release unicode encodings elementary metrics entities tests-threads golden-update format fuzz fuzzers oracle

# make's own rules are not used; to try them for each file takes seconds.
MAKEFLAGS += -r

# As many at a time as there are cores; `make clean all` is one after the other.
ifeq ($(MAKELEVEL)$(filter -j%,$(MAKEFLAGS))$(filter clean,$(MAKECMDGOALS)),0)
MAKEFLAGS += -j$(shell nproc)
endif

all: $(PROGRAM)

$(PROGRAM): $(MAIN) $(LIBRARY)
	$(call say,LINK) $(CC) $(ALL_LDFLAGS) -pie -o $@ $(MAIN) $(LIBRARY) $(ALL_LDLIBS)

$(LIBRARY): $(filter-out $(MAIN),$(OBJECTS))
	$(call say,AR) rm -f $@ && $(AR) rcs $@ $^

$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(call say,CC,$<) $(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) $(PLACE) $(DEPFLAGS) -c -o $@ $<

# Tables of words, which C files include.
WORDS    = $(patsubst gen/%.txt,$(BUILD)/%.inc,gen/frame/saying.txt gen/table/better_word.txt \
           gen/math/letters.txt gen/math/operators.txt)
$(WORDS): $(BUILD)/%.inc: gen/%.txt gen/base/words.sh
	@mkdir -p $(@D)
	$(call say,WORDS,$<) sh gen/base/words.sh $< > $@.new && mv $@.new $@

# What to write instead of what df scripts do not have.
INSTEAD  = $(BUILD)/df/syntax/instead.inc
$(INSTEAD): gen/df/syntax/instead.txt gen/df/syntax/instead.sh
	@mkdir -p $(@D)
	$(call say,WORDS,$<) sh gen/df/syntax/instead.sh $< > $@.new && mv $@.new $@
$(OBJECTS): | $(WORDS) $(INSTEAD)

# The default theme, as tables of bytes (gen/template/theme.h).
$(BUILD)/theme.c: $(THEME) gen/render/embed.sh
	@mkdir -p $(@D)
	$(call say,EMBED) sh gen/render/embed.sh template/theme.h theme_file THEME templates $(THEME) \
	    > $@.new && mv $@.new $@

# The site that `perfpress init` makes (gen/cli/starter.h).
$(BUILD)/starter.c: $(STARTER) gen/render/embed.sh
	@mkdir -p $(@D)
	$(call say,EMBED) sh gen/render/embed.sh cli/starter.h starter_file STARTER gen/cli/starter \
	    $(STARTER) > $@.new && mv $@.new $@

# The sites that `perfpress init --example` makes.
$(BUILD)/examples.c: $(EXAMPLES) gen/render/embed.sh
	@mkdir -p $(@D)
	$(call say,EMBED) sh gen/render/embed.sh cli/starter.h starter_file EXAMPLES gen/cli/examples \
	    $(EXAMPLES) > $@.new && mv $@.new $@

# What `perfpress help CODE` prints (gen/cli/manual.h).
$(BUILD)/manual.c: gen/cli/perfpress.1 gen/render/embed.sh
	@mkdir -p $(@D)
	$(call say,EMBED) sh gen/render/embed.sh cli/manual.h manual_file MANUAL gen/cli $< \
	    > $@.new && mv $@.new $@

# The script of `perfpress init --from-sphinx` (gen/cli/init_sphinx.h).
$(BUILD)/from_sphinx.c: gen/from_sphinx/from_sphinx.py gen/render/embed.sh
	@mkdir -p $(@D)
	$(call say,EMBED) sh gen/render/embed.sh cli/init_sphinx.h script_file FROM_SPHINX \
	    gen/from_sphinx $< > $@.new && mv $@.new $@

# The drawings of {octicon} (gen/render/icon.h).
$(BUILD)/icons.c: gen/render/octicons.txt gen/render/embed.sh
	@mkdir -p $(@D)
	$(call say,EMBED) sh gen/render/embed.sh render/icon.h icon_file ICONS gen/render $< \
	    > $@.new && mv $@.new $@

$(addprefix $(BUILD)/,theme.o starter.o examples.o manual.o from_sphinx.o icons.o): %.o: %.c
	$(call say,CC,$<) $(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) $(PLACE) -c -o $@ $<

# Linux has neither kqueue nor macOS' calls: the tests bring them.
$(BUILD)/tests/serve/test_kqueue: ALL_CPPFLAGS += -Itests/serve/kqueue
$(BUILD)/tests/output/test_commit_macos: ALL_CPPFLAGS += -Itests/output/macos

$(BUILD)/tests/%: tests/%.c $(LIBRARY)
	@mkdir -p $(@D)
	$(call say,CC,$<) $(CC) $(ALL_CPPFLAGS) -Itests $(ALL_CFLAGS) $(QUICKLY) $(DEPFLAGS) $(ALL_LDFLAGS) \
	    -o $@ $< $(LIBRARY) -lcmocka $(ALL_LDLIBS)

# A fuzz target: libFuzzer calls it with FUZZ=1, else replay.c, which reads
# files: `make build/tests/fuzz/fuzz_csv && build/tests/fuzz/fuzz_csv FILE`.
$(BUILD)/tests/fuzz/fuzz_%: tests/fuzz/fuzz_%.c tests/fuzz/replay.c $(LIBRARY)
	@mkdir -p $(@D)
	$(call say,CC,$<) $(CC) $(ALL_CPPFLAGS) -Itests $(ALL_CFLAGS) $(DEPFLAGS) $(ALL_LDFLAGS) \
	    $(if $(FUZZ),-fsanitize=fuzzer) -o $@ $< \
	    $(if $(FUZZ),,tests/fuzz/replay.c) $(LIBRARY) $(ALL_LDLIBS)

# Installs what is missing, and nothing when all is there.
deps:
	@sh tests/deps.sh $(PACKAGES)

# `make -j deps site` installs before it compiles.
ifneq ($(filter deps,$(MAKECMDGOALS)),)
$(OBJECTS) $(ALONE) deb: | deps
endif

check: test

test: $(PROGRAM) $(UNITS) $(LIVE)
	sh tests/run.sh $(BUILD)

# The unit tests, and the suites that take seconds.
quick: $(PROGRAM) $(UNITS) $(LIVE)
	sh tests/run.sh $(BUILD) quick

site: $(PROGRAM)
	$(PROGRAM) build

# Every page of the sites, in front of validators and in a browser.
check-html: $(PROGRAM)
	sh tests/html/check.sh $(BUILD)

# What is released, and the same digits and pages by all of it.
check-release: $(PROGRAM) release
	sh tests/release/check.sh $(BUILD) $(VERSION)

# Large queries to databases, which are started for it: of ROWS rows, and of
# ROWS_GROUPED that two servers group.
check-databases: $(PROGRAM)
	ROWS=$(ROWS) ROWS_GROUPED=$(ROWS_GROUPED) sh tests/fetch/measure.sh $(PROGRAM)
ROWS         = 500000
ROWS_GROUPED = 20000000

# The preview in Chromium.
check-preview: $(PROGRAM)
	sh tests/html/fetch.sh $(BUILD) chromium-headless-shell node
	node tests/serve/browser.js $(BUILD)

# Sites, the preview and what shares memory, under ThreadSanitizer.
check-threads:
	$(MAKE) TSAN=1 tests-threads
	sh tests/threads.sh build/tsan

tests-threads: $(PROGRAM) $(filter %/test_pool %/test_dataset %/test_preview %/test_watch,$(UNITS))

layers: $(LIBRARY)
	@sh tests/layers.sh $(BUILD)
	@sh tests/style.sh

conformance: $(PROGRAM) $(RUNNERS)
	sh tests/conformance.sh $(BUILD) $(FROM)

SANITIZED = CC=clang FUZZ=1 BUILD=build/fuzz

fuzzers: $(FUZZERS) $(PROGRAM) $(BUILD)/tests/fuzz/sites

fuzz:
	$(MAKE) $(SANITIZED) fuzzers
	SEEDS="$(SEEDS)" SEED="$(SEED)" sh tests/fuzz.sh build/fuzz $(SECONDS)

# All tests, with the objects that the fuzzers have.
check-sanitized:
	$(MAKE) $(SANITIZED) test

# All unit tests under valgrind, which sees what is read before it is set.
memcheck: units
	sh tests/memcheck.sh $(UNITS)

units: $(UNITS)

# N random df scripts, from seed S on, in pandas and here.
N = 1000
S = 1
oracle: $(PROGRAM)
	N=$(N) S=$(S) PERFPRESS=$(PROGRAM) sh tests/oracle/run.sh

# Time and memory that grow with the input: each construct doubled twice.
# FOR names those to try; V=1 shows all figures.
scale: $(PROGRAM) $(BUILD)/tests/scale/scale
	$(BUILD)/tests/scale/scale $(PROGRAM) $(FOR)

# The properties of characters, from those of Python's texts.
unicode:
	/usr/bin/python3 gen/base/unicode_data.py > gen/base/unicode_data.c

# Encodings of one byte for each character, from Python's.
encodings:
	/usr/bin/python3 gen/base/encoding_data.py > gen/base/encoding_data.c

# The constants of base/elementary.
elementary:
	/usr/bin/python3 gen/base/elementary_data.py > gen/base/elementary_data.c

# The widths of characters, from the tables of three fonts.
metrics:
	/usr/bin/python3 gen/chart/metrics_data.py > gen/chart/metrics_data.c

# The sets of entities, from docutils' files.
entities:
	/usr/bin/python3 gen/parse/code/entity_data.py > gen/parse/code/entity_data.c
	clang-format -i gen/parse/code/entity_data.c

bench: $(PROGRAM)
	sh tests/bench.sh $(PROGRAM)

# A df script over a million rows, beside pandas.
bench-df: $(PROGRAM)
	sh tests/bench_df.sh $(PROGRAM)

golden-update: $(PROGRAM) $(UNITS) $(LIVE)
	GOLDEN_UPDATE=1 sh tests/run.sh $(BUILD)

install: $(PROGRAM)
	install -D -m 755 $(PROGRAM) "$(DESTDIR)$(BINDIR)/perfpress"
	install -D -m 644 gen/cli/perfpress.1 "$(DESTDIR)$(MANDIR)/perfpress.1"
	install -D -m 644 gen/cli/completion.bash "$(DESTDIR)$(BASHDIR)/perfpress"
	install -D -m 644 gen/cli/completion.zsh "$(DESTDIR)$(ZSHDIR)/_perfpress"

uninstall:
	rm -f "$(DESTDIR)$(BINDIR)/perfpress" "$(DESTDIR)$(MANDIR)/perfpress.1" \
	    "$(DESTDIR)$(BASHDIR)/perfpress" "$(DESTDIR)$(ZSHDIR)/_perfpress"

# The functions that the program loads late (base/late.h), and the libraries
# that have them as linked: Debian's tools read the package's dependencies there.
$(BUILD)/late.names: $(LIBRARY)
	@$(NM) $< | sed -n 's/^ *w \([A-Za-z0-9]*_.*\|HMAC\)$$/\1/p' | grep -v '^_' > $@

$(BUILD)/late.so: $(BUILD)/late.names
	$(call say,LINK) sed 's/.*/extern char &[]; char *at_& = &;/' $< | \
	    $(CC) -shared -nostdlib -fPIC -o $@ -x c - -lcurl -lmicrohttpd -lcrypto -lsqlite3

# The source archive, below $(BUILD)/dist.
dist:
	@sh gen/package/dist.sh $(BUILD)/dist $(VERSION)

# A Debian package of it, below $(BUILD)/deb.
deb:
	@sh gen/package/dist.sh $(BUILD)/deb $(VERSION)
	@sh gen/package/deb.sh $(BUILD)/deb $(VERSION)

# A program that needs nothing of the machine it runs on, in $(BUILD)/static.
WRAPPED  = $(sort $(shell grep -o '__wrap_[a-z_]*' gen/package/alone.c))

static: $(STATIC)/perfpress $(STATIC)/perfpress.licenses
	@echo $<

$(STATIC)/perfpress: $(MAIN) $(LIBRARY) $(ALONE) $(BUILD)/late.names
	$(call say,LINK) $(CC) $(ALL_LDFLAGS) -static-pie -s \
	    -Wl,--gc-sections,--fatal-warnings $(WRAPPED:__wrap_%=-Wl,--wrap=%) \
	    $$(sed 's/^/-Wl,-u,/' $(BUILD)/late.names) -o $@ $(MAIN) $(LIBRARY) $(ALONE) \
	    $(shell $(PKGCONF) --static --libs libcares libssl libcrypto libcmark \
	    libpcre2-8 yaml-0.1 zlib) -lcsv -lsqlite3 -lm -lpthread

$(STATIC)/perfpress.licenses: gen/package/licenses.sh $(ALONE)
	@sh gen/package/licenses.sh $(STATIC) $(SYSROOT) > $@.new && mv $@.new $@

$(STATIC)/%.a: gen/package/library.sh
	$(call say,BUILD) sh gen/package/library.sh $* $(STATIC) $(if $(SYSROOT),$(TRIPLET) $(SYSROOT))

# What is released for each system, below $(BUILD)/release. TARGETS names some,
# URL the address from which all are to be had.
URL      = https://github.com/OWNER/perfpress/releases/download/v$(VERSION)
release:
	@sh gen/package/release.sh $(BUILD)/release $(VERSION) "$(URL)" $(TARGETS)

# The package in a scratch root, the static program alone in an empty one, and
# both the same when they are made elsewhere.
check-packages: $(PROGRAM) deb static
	sh tests/package/hardened.sh $(BUILD)
	sh tests/package/deb.sh $(BUILD)
	sh tests/package/static.sh $(BUILD)
	sh tests/package/container.sh $(BUILD)
	sh tests/package/elsewhere.sh $(BUILD)

format:
	@clang-format -i $(wildcard gen/*/*.c gen/*/*/*.c gen/package/*.c gen/*/*.h gen/*/*/*.h tests/*/*.c)

clean:
	rm -rf build

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
