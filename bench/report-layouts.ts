/**
 * How many defects are found in reports whose layouts the readers weren't written for. Twelve layouts of ten defects each,
 * drawn by two programs: by hand and printed by a browser. Nothing in the readers may be changed to suit them: whoever
 * does makes new ones.
 */
import { chromium } from '@playwright/test';
import { readLayouts } from '../apps/server/src/drafts/report/layouts.ts';
import { readPdf } from '../apps/server/src/drafts/report/read-pdf.ts';
import { drawPdf, picture, type Told, told } from '../apps/server/test/support/inspection-reports.ts';
import { ensureChromium } from '../scripts/lib/chromium.mjs';

const [BOLD, PLAIN, ITALIC] = ['Times-Bold', 'Times-Roman', 'Times-Italic'];
type Layout = (defects: readonly Told[]) => Promise<Buffer>;
type Doc = Parameters<Parameters<typeof drawPdf>[0]>[0];

const photos = async (doc: Doc, at: number, count: number, x: number, y: number) => {
  for (let each = 0; each < count; each += 1) {
    doc.image(await picture(500 + at * 10 + each), x + each * 140, y, { width: 130, height: 98 });
  }
};

const byHand: Record<string, Layout> = {
  'numbered 3.2, recommendation in the line': (defects) =>
    drawPdf(async (doc) => {
      for (const [at, one] of defects.entries()) {
        if (doc.y > 520) doc.addPage();
        doc
          .font(PLAIN)
          .fontSize(13)
          .text(`3.${at + 1} ${one.title}`, 60);
        doc.fontSize(10).text(`${one.place}. ${one.text}`).text(`Recommendation: ${one.advice}`);
        doc.text(`Rating: ${one.rating}`);
        await photos(doc, at, one.pictures, 60, doc.y + 5);
        doc.y += 120;
        doc.x = 60;
      }
    }),
  'item 12 with a dash': (defects) =>
    drawPdf(async (doc) => {
      for (const [at, one] of defects.entries()) {
        if (doc.y > 520) doc.addPage();
        doc
          .font(BOLD)
          .fontSize(11)
          .text(`Item ${at + 1} – ${one.title} (${one.rating})`, 60);
        doc.font(ITALIC).fontSize(10).text(one.place);
        doc.font(PLAIN).text(one.text).text(`Action required: ${one.advice}`);
        await photos(doc, at, one.pictures, 60, doc.y + 5);
        doc.y += 120;
        doc.x = 60;
      }
    }),
  'table without numbers or rules': (defects) =>
    drawPdf(
      (doc) => {
        doc.font(BOLD).fontSize(9);
        const xs = [40, 180, 330, 560, 640];
        for (const [at, name] of ['Area', 'Issue', 'Notes', 'Priority', 'Action'].entries())
          doc.text(name, xs[at], 60);
        let y = 84;
        doc.font(PLAIN);
        for (const one of defects) {
          for (const [at, text] of [one.place, one.title, one.text, one.rating, one.advice].entries())
            doc.text(text, xs[at], y, { width: [130, 140, 220, 70, 130][at] as number });
          y += 46;
        }
      },
      { layout: 'landscape' },
    ),
  'table with cells in the middle': (defects) =>
    drawPdf((doc) => {
      doc.font(BOLD).fontSize(9);
      const xs = [45, 80, 190, 420, 490];
      for (const [at, name] of ['Ref', 'Location', 'Defect description', 'Class', 'Repair'].entries())
        doc.text(name, xs[at], 60);
      let y = 84;
      doc.font(PLAIN);
      for (const [row, one] of defects.entries()) {
        const texts = [`D${row + 1}`, one.place, `${one.title}. ${one.text}`, one.rating, one.advice];
        const widths = [30, 100, 220, 60, 60];
        for (const [at, text] of texts.entries()) {
          const height = doc.heightOfString(text, { width: widths[at] as number });
          doc.text(text, xs[at], y + (60 - height) / 2, { width: widths[at] as number });
        }
        y += 66;
      }
    }),
  'labels in a column of their own': (defects) =>
    drawPdf(async (doc) => {
      for (const [at, one] of defects.entries()) {
        if (doc.y > 480) doc.addPage();
        const fields = [
          ['Area', one.place],
          ['Observation', one.title],
          ['Comments', one.text],
          ['Priority', one.rating],
          ['Action', one.advice],
        ];
        for (const [name = '', text = ''] of fields) {
          const { y } = doc;
          doc.font(BOLD).fontSize(10).text(name, 50, y);
          doc.font(PLAIN).text(text, 170, y, { width: 370 });
        }
        await photos(doc, at, one.pictures, 170, doc.y + 5);
        doc.y += 125;
      }
    }),
  'bold headings and prose': (defects) =>
    drawPdf(async (doc) => {
      for (const [at, one] of defects.entries()) {
        if (doc.y > 560) doc.addPage();
        doc.font(BOLD).fontSize(11).text(one.place, 50);
        doc.font(PLAIN).fontSize(11).text(`${one.title} was observed. ${one.text} ${one.advice}`);
        await photos(doc, at, one.pictures, 50, doc.y + 5);
        doc.y += 115;
        doc.x = 50;
      }
    }),
  'photo at the left, words at the right': (defects) =>
    drawPdf(async (doc) => {
      let y = 60;
      for (const [at, one] of defects.entries()) {
        if (y > 640) {
          doc.addPage();
          y = 60;
        }
        await photos(doc, at, 1, 50, y);
        doc
          .font(BOLD)
          .fontSize(11)
          .text(`${at + 1}. ${one.title}`, 200, y);
        doc.font(PLAIN).fontSize(10).text(`Location: ${one.place}`, 200).text(one.text, { width: 340 });
        doc.text(`Recommendation: ${one.advice}`, { width: 340 });
        y += 140;
      }
    }),
  'bullets under rooms': (defects) =>
    drawPdf((doc) => {
      for (const one of defects) {
        doc.font(BOLD).fontSize(13).text(one.place, 50);
        doc.font(PLAIN).fontSize(10).text(`• ${one.title}: ${one.text}`).text(`• ${one.advice}`).moveDown();
      }
    }),
};

const pictureTag = async (at: number) =>
  `<img width=220 src="data:image/jpeg;base64,${(await picture(900 + at)).toString('base64')}">`;
const html =
  (style: string, row: (one: Told, at: number, img: string) => string, wrap = (rows: string) => rows) =>
  async (defects: readonly Told[]) => {
    const rows = await Promise.all(defects.map(async (one, at) => row(one, at, await pictureTag(at))));
    return `<style>body{font:13px Georgia}${style}</style><h1>Property inspection</h1>${wrap(rows.join(''))}`;
  };
const byBrowser: Record<string, (defects: readonly Told[]) => Promise<string>> = {
  'web table with lines': html(
    'td,th{border:1px solid #999;padding:6px;text-align:left;vertical-align:top}table{border-collapse:collapse}',
    (one, at, img) =>
      `<tr><td>${at + 1}</td><td>${one.place}</td><td>${one.title}<br>${img}</td><td>${one.rating}</td><td>${one.advice}</td></tr>`,
    (rows) =>
      `<table><tr><th>Item</th><th>Room</th><th>Issue</th><th>Severity</th><th>Recommendation</th></tr>${rows}</table>`,
  ),
  'web cards': html(
    'section{border:1px solid #ccc;margin:12px;padding:12px;break-inside:avoid}span{float:right}',
    (one, at, img) =>
      `<section><span>${one.rating}</span><h3>${at + 1}.1 ${one.title}</h3><p><i>${one.place}</i></p><p>${one.text}</p><p><b>Recommendation</b><br>${one.advice}</p>${img}</section>`,
  ),
  'web labels': html(
    'section{break-inside:avoid}',
    (one, at, img) =>
      `<section><h3>Defect ${at + 1}</h3><p><b>Location:</b> ${one.place}</p><p><b>Defect:</b> ${one.title}</p><p><b>Details:</b> ${one.text}</p><p><b>Severity:</b> ${one.rating}</p><p><b>Action:</b> ${one.advice}</p>${img}</section>`,
  ),
  'web captions below photos': html(
    'figure{break-inside:avoid}',
    (one, _at, img) =>
      `<figure>${img}<figcaption><b>${one.place}</b> – ${one.title}. ${one.text}</figcaption></figure>`,
  ),
};

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const printed = async (page: string) => {
  const tab = await browser.newPage();
  await tab.setContent(page);
  const pdf = await tab.pdf({ format: 'A4' });
  await tab.close();
  return pdf;
};
const defects = told(10);
let [found, withPlace, extra, pictures, all, allPictures] = [0, 0, 0, 0, 0, 0];
const lines: string[] = [];
const makers: [string, () => Promise<Buffer>][] = [
  ...Object.entries(byHand).map(([name, make]): [string, () => Promise<Buffer>] => [
    name,
    () => make(defects),
  ]),
  ...Object.entries(byBrowser).map(([name, make]): [string, () => Promise<Buffer>] => [
    name,
    async () => printed(await make(defects)),
  ]),
];
for (const [name, make] of makers) {
  const { pages } = await readPdf(Uint8Array.from(await make()));
  const { layout, items } = readLayouts(pages);
  const low = (text: string) => text.toLowerCase();
  // Named by its title, or by one that begins with it; each draft stands for one defect at most.
  const left = [...items];
  let [hits, places, shown] = [0, 0, 0];
  for (const one of defects) {
    const at = left.findIndex(({ title }) => low(title).startsWith(low(one.title)));
    if (at < 0) continue;
    const [item] = left.splice(at, 1);
    hits += 1;
    if (item && low(`${item.location} ${item.description}`).includes(low(one.place))) places += 1;
    shown += Math.min(item?.pictures.length ?? 0, 1);
  }
  const has = pages.some((page) => page.pictures.length > 0);
  lines.push(
    `${name}: read as ${layout}, ${hits} of 10 named, ${places} with place, ${shown} with a photo${has ? '' : ' (none in it)'}, ${left.length} other drafts`,
  );
  found += hits;
  withPlace += places;
  extra += left.length;
  all += 10;
  if (has) {
    pictures += shown;
    allPictures += 10;
  }
}
await browser.close();
const wilson = (hits: number, n: number) => {
  const [z, p] = [1.96, hits / n];
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return `${hits} of ${n} (${(100 * (middle - half)).toFixed(0)} to ${(100 * (middle + half)).toFixed(0)} %)`;
};
process.stdout.write(
  `${lines.join('\n')}\nnamed ${wilson(found, all)}, with place ${wilson(withPlace, all)}, with a photo ${wilson(pictures, allPictures)}, other drafts ${extra}\n`,
);
