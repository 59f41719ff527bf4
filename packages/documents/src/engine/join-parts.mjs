// Joins parts of one document that were set apart: pages, outline, and the structure that screen readers follow become
// one. Parts are set apart because the compiler holds all of what it sets, so that memory would grow with the pages.
import { join } from 'node:path';
import {
  arrayOf,
  headingsOf,
  makeReader,
  readFile,
  readPart,
  referencesIn,
  referenceTo,
  renumber,
} from './pdf-part.mjs';
import { nameIn } from './photo-heads.mjs';
import { startPdf } from './write-pdf.mjs';

/** Where a part leads to a place in another part, an address of this form stands until they are joined. */
const TO_OTHER_PART =
  /\/A <<\s*\/Type \/Action\s*\/S \/URI\s*\/URI \(https:\/\/part\.invalid\/([\w-]+)\)\s*>>/g;
const ALT_OF_IT = /https:\/\/part\.invalid\/([a-z]+)-\d+/g;

// Objects that the joined document has once.
const [CATALOG, INFO, METADATA, PAGES, OUTLINE, STRUCTURE, DOCUMENT, FOOT] = [1, 2, 3, 4, 5, 6, 7, 8];

const STREAM = '\nstream\n';
const END_OF_STREAM = '\nendstream';

/** Draws the line at a page's foot before the rest of the page; listeners pass over it. */
const DRAW_FOOT = '/Artifact <</Type /Pagination /Subtype /Footer>> BDC\nq\n/plFoot Do\nQ\nEMC\n';

/**
 * @param {{ file: string, places: string[] }[]} files The parts in the document's order; `places` names the headings
 * under a part's chapters, in their order, by which other parts lead to them.
 * @param {object} around
 * @param {string} around.feet A PDF with a page for each page of all parts, and on it the line at that page's foot.
 * @param {string} around.folder Where the photos lie whose heads stand in the parts.
 * @param {string} around.target
 */
export function joinParts(files, { feet, folder, target }) {
  const pdf = startPdf(target, FOOT + 1);
  const parts = files.map(({ file, places }, at) => ({
    file,
    ...numbered(readPart(readFile(file)), { places, at }, pdf),
  }));
  const footOf = writeFeet(readPart(readFile(feet)), pdf);
  let pagesBefore = 0;
  let keysBefore = 0;
  for (const [at, part] of parts.entries()) {
    const { numberOf, pages, mark } = part;
    const change = { numbers: part.numbers, keysBefore, mark: Buffer.from(mark) };
    const edges = new Map(part.items.map((item) => [item, []]));
    if (at > 0) edges.get(part.items[0]).push(`/Prev ${parts[at - 1].items.at(-1)} 0 R`);
    if (at < parts.length - 1) edges.get(part.items.at(-1)).push(`/Next ${parts[at + 1].items[0]} 0 R`);
    const feet = new Map(pages.map((page, place) => [page, footOf(pagesBefore + place)]));
    // The cover has none.
    if (at === 0) feet.delete(pages[0]);
    // Read once more rather than kept, so that one part at a time lies in memory.
    const read = readPart(readFile(part.file));
    for (const number of read.numbers) {
      if (part.shared.has(number)) continue;
      const id = numberOf(number);
      if (!edges.has(id) && !feet.has(id) && pdf.copy(id, read, number, change)) continue;
      const [said, stream] = withPhoto(read.object(number), folder);
      let words = joinedWords(renumber(said, numberOf, keysBefore), mark);
      for (const edge of edges.get(id) ?? []) words = put(words, edge);
      if (feet.has(id)) words = withFoot(words, feet.get(id));
      pdf.write(id, words, stream);
    }
    pagesBefore += pages.length;
    keysBefore += part.parents.length;
  }
  writeShared(parts, readPart(readFile(files[0].file)), pdf);
}

const readPhoto = makeReader();

/** An object that holds the head of a photo, with the photo. */
function withPhoto([words, stream], folder) {
  const name = nameIn(stream, STREAM.length);
  if (!name) return [words, stream];
  const photo = readPhoto(join(folder, name));
  const whole = Buffer.concat([Buffer.from(STREAM), photo, Buffer.from(END_OF_STREAM)]);
  return [words.replace(/\/Length \d+/, `/Length ${photo.length}`), whole];
}

/** Leads to other parts lead within the document; cells, which each part counts from one, get names of their own. */
function joinedWords(words, mark) {
  if (words.includes('part.invalid')) {
    return words.replace(TO_OTHER_PART, '/Dest ($1)').replace(ALT_OF_IT, 'To the $1');
  }
  if (!words.includes('(U')) return words;
  return words.replace(/\/(?:ID|Headers) \[?[^\]\n]*/g, (ids) => ids.replace(/\((?=U\d)/g, `(${mark}`));
}

/** What the joined document has to know of a part, by the numbers that its objects have there. */
function numbered(part, { places, at }, pdf) {
  const root = part.words(part.structure);
  const [document] = referencesIn(arrayOf('K', root));
  const fixed = new Map([
    [part.catalog, CATALOG],
    [part.info, INFO],
    [part.metadata, METADATA],
    [part.pagesRoot, PAGES],
    [part.outline, OUTLINE],
    [part.structure, STRUCTURE],
    [document, DOCUMENT],
  ]);
  const shared = new Set(fixed.keys());
  const numbers = [];
  for (const number of part.numbers) numbers[number] = fixed.get(number) ?? pdf.number();
  const numberOf = (number) => numbers[number];
  const mark = `P${String(at).padStart(4, '0')}`;
  return {
    shared,
    numbers,
    numberOf,
    mark,
    pages: part.pages.map(numberOf),
    items: part.chaptersOfOutline().map(numberOf),
    limbs: referencesIn(arrayOf('K', part.words(document))).map(numberOf),
    parents: referencesIn(arrayOf('Nums', root)).map(numberOf),
    ids: [...root.matchAll(/\((U\d[^)]*)\) (\d+) 0 R/g)].map(
      ([, id, number]) => `(${mark}${id}) ${numberOf(Number(number))} 0 R`,
    ),
    named: headingsOf(part)
      .slice(0, places.length)
      .map(({ destination }, place) => [places[place], numberOf(destination)]),
  };
}

/** Keeps each page of the feet as a drawing. Returns the number of the drawing for a page. */
function writeFeet(part, pdf) {
  const map = new Map(part.numbers.map((number) => [number, pdf.number()]));
  const numberOf = (number) => map.get(number);
  const contents = new Map(part.pages.map((page) => [referenceTo('Contents', part.words(page)), page]));
  const passedOver = new Set([part.catalog, part.info, part.metadata, part.pagesRoot, ...part.pages]);
  for (const number of part.numbers) {
    if (passedOver.has(number)) continue;
    const [said, stream] = part.object(number);
    let words = renumber(said, numberOf);
    const page = contents.get(number);
    if (page !== undefined) {
      const of = renumber(part.words(page), numberOf);
      const [resources = ''] = /\/Resources <<[\s\S]*?\n {2}>>/.exec(of) ?? [];
      words = put(words, `/Type /XObject /Subtype /Form /BBox [${arrayOf('MediaBox', of)}] ${resources}`);
    }
    pdf.write(numberOf(number), words, stream);
  }
  pdf.write(FOOT, `<< /Length ${DRAW_FOOT.length} >>`, `\nstream\n${DRAW_FOOT}\nendstream`);
  // Now: another file is read into the same room next.
  const drawings = part.pages.map((page) => numberOf(referenceTo('Contents', part.words(page))));
  return (place) => drawings[place];
}

function withFoot(words, foot) {
  const drawing = `/plFoot ${foot} 0 R`;
  const drawn = words.includes('/XObject <<')
    ? words.replace('/XObject <<', `/XObject << ${drawing}`)
    : words.replace('/Resources <<', `/Resources << /XObject << ${drawing} >>`);
  return drawn.replace(/\/Contents (\d+ 0 R)/, `/Contents [${FOOT} 0 R $1]`);
}

const put = (words, entry) => words.replace('<<', `<< ${entry}`);

const listOf = (numbers) => `[${numbers.map((number) => `${number} 0 R`).join(' ')}]`;

/** What the joined document has once: as the first part says it, with what all parts have in it. */
function writeShared(parts, first, pdf) {
  const all = (key) => parts.flatMap((part) => part[key]);
  const { numberOf } = parts[0];
  const pages = all('pages');
  pdf.write(PAGES, `<< /Type /Pages /Count ${pages.length} /Kids ${listOf(pages)} >>`);
  const items = all('items');
  pdf.write(
    OUTLINE,
    `<< /Type /Outlines /First ${items[0]} 0 R /Last ${items.at(-1)} 0 R /Count ${items.length} >>`,
  );
  pdf.write(DOCUMENT, `<< /Type /StructElem /S /Document /P ${STRUCTURE} 0 R /K ${listOf(all('limbs'))} >>`);
  const parents = all('parents');
  const keys = parents.map((number, key) => `${key} ${number} 0 R`).join(' ');
  const [roles = ''] = /\/RoleMap <<[^>]*>>/.exec(first.words(first.structure)) ?? [];
  pdf.write(
    STRUCTURE,
    `<< /Type /StructTreeRoot ${roles} /K [${DOCUMENT} 0 R] /ParentTree << /Nums [${keys}] >> ` +
      `/ParentTreeNextKey ${parents.length} /IDTree << /Names [${all('ids').join(' ')}] >> >>`,
  );
  const named = all('named').sort(([a], [b]) => (a < b ? -1 : 1));
  const places = named.map(([name, number]) => `(${name}) ${number} 0 R`).join(' ');
  const catalog = renumber(first.words(first.catalog), numberOf).replace(/\/Names <<[\s\S]*?>>\s*>>/, '');
  pdf.write(CATALOG, put(catalog, `/Names << /Dests << /Names [${places}] >> >>`));
  pdf.write(INFO, first.words(first.info));
  const [said, stream] = first.object(first.metadata);
  const told = stream.toString('latin1').replace(/(?<=<xmpTPg:NPages>)\d+/, String(pages.length));
  const length = told.indexOf('\nendstream') - '\nstream\n'.length;
  pdf.write(METADATA, said.replace(/\/Length \d+/, `/Length ${length}`), told);
  pdf.end(CATALOG, INFO, /\/ID \[[^\]]*\]/.exec(first.trailer)?.[0] ?? '');
}
