// Screenshots and measurements of a built site: node shots.js SITE OUT [PAGE...].
// Needs playwright-core (NODE_PATH) and Debian's chromium.
'use strict';
const { chromium } = require('playwright-core');
const path = require('path');
const [site, out, ...pages] = process.argv.slice(2);

(async () => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu',
    '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
  for (const page of pages) {
    for (const scheme of ['light', 'dark']) {
      for (const width of [400, 1280, 1920, 3840]) {
        const tab = await browser.newPage({ viewport: { width, height: width < 500 ? 860 : Math.round(width * 0.62) }, colorScheme: scheme });
        tab.on('console', (m) => m.type() === 'error' && console.log(page, width, m.text()));
        await tab.goto('file://' + path.resolve(site, page));
        const name = path.join(out, `${page.replace(/\W/g, '-')}-${width}-${scheme}.png`);
        await tab.screenshot({ path: name });
        if (scheme === 'light') {
          await tab.screenshot({ path: name.replace('.png', '-full.png'), fullPage: true });
          const facts = await tab.evaluate(() => ({
            sideways: document.documentElement.scrollWidth - innerWidth,
            tables: [...document.querySelectorAll('.table-scroll')].filter((b) => b.offsetWidth).map((box) => {
              const right = box.getBoundingClientRect().right + 1;
              const heads = [...box.querySelectorAll('thead tr:first-child th')];
              const line = parseFloat(getComputedStyle(box.querySelector('td')).lineHeight);
              const lines = [...box.querySelectorAll('tbody tr')].map((r) => Math.round((r.offsetHeight - 14) / line));
              return `${heads.filter((h) => h.getBoundingClientRect().right <= right).length} of ${heads.length} columns, ` +
                `${box.clientWidth}px of ${box.scrollWidth}px, lines ${Math.max(...lines)}, head ${heads[0]?.offsetHeight}px`;
            }),
          }));
          console.log(page, width, 'overflow', facts.sideways, facts.tables);
        }
        await tab.close();
      }
    }
    const tab = await browser.newPage();
    await tab.goto('file://' + path.resolve(site, page));
    await tab.pdf({ path: path.join(out, page.replace(/\W/g, '-') + '.pdf'), preferCSSPageSize: true, printBackground: false });
    await tab.close();
  }
  await browser.close();
})();
