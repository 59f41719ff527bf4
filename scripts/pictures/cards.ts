/** What others show when a public page is linked to: a picture of 1200 × 630 with its title. */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../lib/chromium.mjs';
import type { Demo } from './demo-server.ts';

const root = new URL('../../', import.meta.url);

interface Card {
  /** File name without its ending. */
  name: string;
  path: string;
  title: string;
}

export async function pictureCards({ url }: Demo): Promise<void> {
  const { pages }: { pages: Record<string, string> } = JSON.parse(
    await readFile(new URL('apps/web/dist/pages.json', root), 'utf8'),
  );
  const photo = await readFile(new URL('apps/web/src/assets/pictures/overlay-960.webp', root));
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const titles: Record<string, string> = {};
  try {
    const page = await browser.newPage({
      viewport: { width: 1200, height: 630 },
      colorScheme: 'light',
      // The pages forbid inline styles; the drawing below is made of them.
      bypassCSP: true,
    });
    page.setDefaultTimeout(120_000);
    // All rules share the picture of their list.
    for (const path of Object.keys(pages).filter((one) => !one.startsWith('/rules/'))) {
      await page.goto(`${url}${path}`);
      const card: Card = { name: nameOf(path), path, title: await page.title() };
      await page.evaluate(drawCard, { ...card, photo: `data:image/webp;base64,${photo.toString('base64')}` });
      await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      const shot = await page.screenshot({ type: 'jpeg', quality: 80 });
      await writeFile(new URL(`apps/web/public/og/${card.name}.jpg`, root), shot);
      console.log(`  og/${card.name}.jpg  ${Math.round(shot.length / 1024)} KB`);
      titles[path] = card.title;
    }
  } finally {
    await browser.close();
  }
  await writeFile(
    new URL('apps/web/src/content/data/card-titles.json', root),
    `${JSON.stringify(titles, null, 2)}\n`,
  );
}

/** '/' → 'home', '/blog/x' → 'blog-x'. */
const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** Runs in the browser, on the page itself, so that its fonts are there. */
function drawCard({ title, photo }: Card & { photo: string }): void {
  const [words = title] = title.split(' · ');
  document.body.innerHTML = `
    <div style="position:fixed;inset:0;display:grid;grid-template-columns:1fr 440px;background:#faf8f3;color:#16202b;font-family:'Inter Variable',Inter,sans-serif">
      <div style="display:flex;flex-direction:column;justify-content:space-between;padding:76px 56px 64px 120px;position:relative">
        <svg style="position:absolute;left:64px;top:0" width="24" height="420" viewBox="0 0 24 420"><path d="M12 0V380" stroke="#16202b" stroke-width="2"/><path d="M2 378h20v10l-10 30-10-30z" fill="#f2701d"/></svg>
        <h1 style="font-size:${words.length > 40 ? 56 : 68}px;line-height:1.08;font-weight:650;letter-spacing:-0.02em;margin:0"></h1>
        <p style="font-size:30px;font-weight:600;margin:0">Plumbline</p>
      </div>
      <div style="overflow:hidden"><img alt="" src="${photo}" style="width:440px;height:630px;object-fit:cover;transform:scale(1.3);transform-origin:top"></div>
    </div>`;
  const heading = document.querySelector('h1');
  const shown = words.replace(/^Plumbline: /, '');
  if (heading) heading.textContent = shown.charAt(0).toUpperCase() + shown.slice(1);
}
