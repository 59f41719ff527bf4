// A program of its own: sets one document and ends. It blocks while it works and keeps what it allocated, so that it
// runs neither in the server's thread nor in its memory. Plain JavaScript, because it is started without a loader.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { freeBuffers } from './free-buffers.mjs';
import { joinParts } from './join-parts.mjs';
import { headingsOf, readFile, readPart } from './pdf-part.mjs';
import { beginOf, headOf } from './photo-heads.mjs';

// Whoever started it is gone: nobody waits for the document.
process.once('disconnect', () => process.exit(4));

const require = createRequire(import.meta.url);
const [folder, template, format] = process.argv.slice(2);
const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler');

// For nearly every document.
const FONTS = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
];

// They hold the most letters and take the most memory.
const RARE_FONTS = [
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
];

/** Chinese and Japanese: no package holds them in a file that the compiler reads. */
const FAR_EAST = new URL('../../assets/DroidSansFallbackFull.ttf', import.meta.url);

/** A character that not each of the fonts for nearly every document has. */
const RARE =
  /[^\n\x20-\x7e\xa0-\u012b\u0160-\u0165\u0168-\u017e\u200b\u2010\u2012-\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u20ac\u2122\u2212\u2260\u2264\u2265]/u;

/** What no font of ours can show stands in the compiler's complaints between these words. */
const UNSHOWABLE = /the text `\\?"(.+?)\\?"` could not be displayed/gu;

const load = (paths) => paths.map((path) => readFileSync(path));
const common = load(FONTS.map((path) => require.resolve(path)));
let compiler;

const dataFiles = () =>
  readdirSync(folder)
    .filter((name) => /^data.*\.json$/.test(name))
    .map((name) => join(folder, name));

function makeCompiler() {
  const rare = dataFiles().some((path) => RARE.test(readFileSync(path, 'utf8')));
  const more = rare ? load([...RARE_FONTS.map((path) => require.resolve(path)), FAR_EAST]) : [];
  compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: [...common, ...more] }] });
}

/** @param {string} data File that the template reads. */
function set(data) {
  const document = { mainFilePath: join(folder, template), inputs: { data } };
  return format === 'svg' ? compiler.plainSvg(document) : compiler.pdf(document, { pdfStandard: 'ua-1' });
}

/**
 * Puts a box in place of each character that can't be shown, and leaves word of it for the template. Returns false when
 * there was nothing to replace.
 */
function replaceUnshowable(complaint) {
  const characters = new Set();
  for (const [, text = ''] of complaint.matchAll(UNSHOWABLE)) {
    const readable = text.replace(/\\+u\{([0-9a-f]+)\}/g, (_all, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    for (const character of readable) if (!/[\x20-\x7e]/.test(character)) characters.add(character);
  }
  if (characters.size === 0) return false;
  // Every part: the first says on its pages that there are boxes in the document.
  for (const path of dataFiles()) {
    const clean = Array.from(readFileSync(path, 'utf8'), (c) => (characters.has(c) ? '\u25a1' : c)).join('');
    writeFileSync(path, JSON.stringify({ ...JSON.parse(clean), boxed: true }));
  }
  return true;
}

// The compiler's errors carry their words in `code`.
const complaintOf = (error) => String(error?.message || error?.code || error);

function setDocument(data) {
  // Each round takes away at least one kind of character; a few rounds reach the end of any text seen so far.
  for (let round = 1; ; round++) {
    try {
      return set(data);
    } catch (error) {
      if (round > 6 || !replaceUnshowable(complaintOf(error))) {
        writeFileSync(join(folder, 'complaint.txt'), complaintOf(error));
        process.exit(3);
      }
    }
  }
}

const dataOf = (part) => join(folder, `data-${part}.json`);
const fileOf = (part) => join(folder, `part-${part}.pdf`);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Shows the compiler the heads of photos in their place. Returns the names of these. */
function showHeads() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  return names.filter((name) => {
    const head = headOf(name, join(folder, name));
    if (head) compiler.mapShadow(join(folder, name), head);
    return head;
  });
}

/** Shown to the compiler once. */
let heads;

/** Whether each head that a part's data calls for stands in it. */
function hasHeads(pdf, part) {
  // Read once: a look for each of a long report's photos in each of its parts is their product.
  const called = new Set(readFileSync(dataOf(part), 'utf8').match(/(?<=")[^"]+\.jpg(?=")/g));
  return heads.every((name) => !called.has(name) || pdf.includes(beginOf(name)));
}

/**
 * Sets parts one after another. Between parts with findings it keeps what was used last, such as labels; others have
 * little in common with them, and are the largest.
 */
function setParts(parts) {
  heads ??= showHeads();
  for (const part of parts) {
    compiler.evictCache(readJson(dataOf(part)).part.places.length > 0 ? 1 : 0);
    let pdf = setDocument(`data-${part}.json`);
    if (!hasHeads(pdf, part)) {
      // The compiler made something else of one.
      compiler.resetShadow();
      pdf = setDocument(`data-${part}.json`);
      showHeads();
    }
    writeFileSync(fileOf(part), pdf);
    freeBuffers();
  }
}

/** Sets the first part, which names the pages of the others, once these are set. Returns the number of all pages. */
function setFirst(count) {
  const pagesOf = {};
  let pages = 0;
  for (let at = 1; at < count; at++) {
    const { places } = readJson(dataOf(at)).part;
    const part = readPart(readFile(fileOf(at)));
    for (const [place, { page }] of headingsOf(part).slice(0, places.length).entries()) {
      pagesOf[places[place]] = pages + page + 1;
    }
    pages += part.pages.length;
  }
  const first = readJson(dataOf(0));
  writeFileSync(dataOf(0), JSON.stringify({ ...first, part: { ...first.part, pagesOf } }));
  setParts([0]);
  return pages + readPart(readFile(fileOf(0))).pages.length;
}

/** Sets the feet of all pages and joins all parts. */
function finish(count, pages) {
  const feet = join(folder, 'feet.pdf');
  const document = { mainFilePath: join(folder, 'page-numbers.typ'), inputs: { pages: String(pages) } };
  compiler.evictCache(0);
  writeFileSync(feet, compiler.pdf(document, { pdfTags: false }));
  freeBuffers();
  const files = Array.from({ length: count }, (_none, part) => {
    return { file: fileOf(part), places: readJson(dataOf(part)).part.places };
  });
  joinParts(files, { feet, folder, target: join(folder, 'out.pdf') });
}

// Everything is loaded by the time the pictures and the data lie in the folder.
process.once('message', ({ parts, joins }) => {
  makeCompiler();
  if (parts) {
    setParts(parts);
    if (joins) finish(joins, setFirst(joins));
  } else writeFileSync(join(folder, `out.${format}`), setDocument('data.json'));
  process.exit(0);
});
