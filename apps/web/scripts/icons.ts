/** `npm run icons -w apps/web`: draws the installable icons from public/icon.svg. Run after changing the drawing. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../e2e/browser.ts';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`, 'utf8');
const browser = await openBrowser();

/** A maskable icon may be cut to any shape, so it has ground to its edges and a smaller sign. */
async function draw(file: string, size: number, maskable: boolean): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = maskable ? size * 0.7 : size;
  const ground = maskable ? '#cdb98f' : 'transparent';
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><div style="width:${inner}px;height:${inner}px">${drawing}</div>`,
  );
  await page.screenshot({ path: folder + file, omitBackground: !maskable });
  await page.close();
}

await draw('icon-192.png', 192, false);
await draw('icon-512.png', 512, false);
await draw('icon-maskable-512.png', 512, true);
await browser.close();
