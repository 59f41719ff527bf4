// A program of its own: sets one document and ends. It blocks while it works and keeps what it allocated, so that it
// runs neither in the server's thread nor in its memory. Plain JavaScript, because it is started without a loader.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Whoever started it is gone: nobody waits for the document.
process.once('disconnect', () => process.exit(4));

const require = createRequire(import.meta.url);
const [folder, template, format] = process.argv.slice(2);
const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler');

const FONTS = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
];

/** What no font of ours can show stands in the compiler's complaints between these words. */
const UNSHOWABLE = /the text `\\?"(.+?)\\?"` could not be displayed/gu;

/** Chinese and Japanese: no package holds them in a file that the compiler reads. */
const FAR_EAST = new URL('../../assets/DroidSansFallbackFull.ttf', import.meta.url);

const fontArgs = [
  { fontBlobs: [...FONTS.map((path) => require.resolve(path)), FAR_EAST].map((path) => readFileSync(path)) },
];

function set() {
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs });
  const document = { mainFilePath: join(folder, template) };
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
  const path = join(folder, 'data.json');
  const clean = Array.from(readFileSync(path, 'utf8'), (c) => (characters.has(c) ? '\u25a1' : c)).join('');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(clean), boxed: true }));
  return true;
}

// The compiler's errors carry their words in `code`.
const complaintOf = (error) => String(error?.message || error?.code || error);

function setDocument() {
  // Each round takes away at least one kind of character; a few rounds reach the end of any text seen so far.
  for (let round = 1; ; round++) {
    try {
      return set();
    } catch (error) {
      if (round > 6 || !replaceUnshowable(complaintOf(error))) {
        writeFileSync(join(folder, 'complaint.txt'), complaintOf(error));
        process.exit(3);
      }
    }
  }
}

// Everything is loaded by the time the pictures and the data lie in the folder.
process.once('message', () => {
  writeFileSync(join(folder, `out.${format}`), setDocument());
  process.exit(0);
});
