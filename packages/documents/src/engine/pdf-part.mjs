// A PDF as the compiler writes it: plain objects one after another and a table of where each begins. Nothing but the
// compiler's own files is read, so that this is no reader of PDFs at large.

/** Length of a row in the table of where objects begin. */
const ROW = 20;

const REFERENCE = /\\[\s\S]|[()]|\b(\d+) 0 R\b|\/StructParents? (\d+)/g;

/** @param {Buffer} bytes */
export function readPart(bytes) {
  const text = bytes.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const rows = text.indexOf('0000000000', table);
  const begins = [];
  for (let at = rows; /\d/.test(text[at]); at += ROW) {
    begins.push(text[at + 17] === 'n' ? Number(text.slice(at, at + 10)) : undefined);
  }
  const inOrder = [...begins.filter((at) => at !== undefined), table].sort((a, b) => a - b);
  const endOf = new Map(inOrder.map((at, place) => [at, inOrder[place + 1] ?? table]));
  const part = {
    /** Numbers of all objects. */
    numbers: begins.flatMap((at, number) => (at === undefined ? [] : [number])),
    /** What stands between `obj` and `endobj`; a dictionary, and the stream after it if there is one. */
    object(number) {
      const whole = text.slice(begins[number], endOf.get(begins[number]));
      const body = whole.slice(whole.indexOf('obj') + 3, whole.lastIndexOf('endobj')).trim();
      const stream = body.indexOf('>>\nstream\n');
      return stream < 0 ? [body, ''] : [body.slice(0, stream + 2), body.slice(stream + 2)];
    },
    /** The dictionary alone. */
    words: (number) => part.object(number)[0],
    trailer,
    info: referenceTo('Info', trailer),
    catalog: referenceTo('Root', trailer),
  };
  const catalog = part.words(part.catalog);
  const pagesRoot = referenceTo('Pages', catalog);
  const outline = referenceTo('Outlines', catalog);
  return {
    ...part,
    metadata: referenceTo('Metadata', catalog),
    pagesRoot,
    outline,
    structure: referenceTo('StructTreeRoot', catalog),
    pages: referencesIn(arrayOf('Kids', part.words(pagesRoot))),
    chaptersOfOutline: () => (outline === undefined ? [] : chain(part, outline)),
  };
}

/** The number of the object that a key leads to. */
export const referenceTo = (key, words) => {
  const [, number] = new RegExp(`/${key} (\\d+) 0 R`).exec(words) ?? [];
  return number === undefined ? undefined : Number(number);
};

export const arrayOf = (key, words) => new RegExp(`/${key} \\[([^\\]]*)\\]`).exec(words)?.[1] ?? '';

export const referencesIn = (words) => [...words.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));

/**
 * Words with every reference renumbered, and every key of the structure's parents raised by `keysBefore`. What stands
 * in a string between parentheses stays.
 */
export function renumber(words, numberOf, keysBefore = 0) {
  let depth = 0;
  return words.replace(REFERENCE, (all, number, key) => {
    if (all === '(') depth += 1;
    if (all === ')') depth -= 1;
    if (depth > 0) return all;
    if (number !== undefined) return `${numberOf(Number(number))} 0 R`;
    return key === undefined ? all : all.replace(key, String(Number(key) + keysBefore));
  });
}

/** The headings under a part's chapters: the destination's object, and the page's place in the part. */
export function headingsOf(part) {
  return part.chaptersOfOutline().flatMap((chapter) =>
    chain(part, chapter).map((heading) => {
      const destination = referenceTo('Dest', part.words(heading));
      const [page] = referencesIn(part.words(destination));
      return { destination, page: part.pages.indexOf(page) };
    }),
  );
}

/** What lies under an item of the outline, in order. */
function chain(part, parent) {
  const items = [];
  let item = referenceTo('First', part.words(parent));
  while (item !== undefined) {
    items.push(item);
    item = referenceTo('Next', part.words(item));
  }
  return items;
}
