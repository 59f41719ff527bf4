/** PDFs that mean harm, written by hand: what each asks of a reader, none of it may get. */
import { deflateSync } from 'node:zlib';

type Body = string | { dict: string; stream: Buffer };

/** A PDF of these objects, the first of them number 1, with a table that says where each stands. */
export function rawPdf(objects: readonly Body[], trailer = '/Root 1 0 R', prev?: string): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let at = pieces[0]?.length ?? 0;
  const places: number[] = [];
  const add = (piece: Buffer) => {
    pieces.push(piece);
    at += piece.length;
  };
  for (const [index, body] of objects.entries()) {
    places.push(at);
    add(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof body === 'string') add(Buffer.from(body));
    else {
      add(Buffer.from(`<<${body.dict} /Length ${body.stream.length}>>\nstream\n`));
      add(body.stream);
      add(Buffer.from('\nendstream'));
    }
    add(Buffer.from('\nendobj\n'));
  }
  const table = at;
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`));
  for (const place of places) add(Buffer.from(`${String(place).padStart(10, '0')} 00000 n \n`));
  add(
    Buffer.from(
      `trailer\n<</Size ${objects.length + 1} ${trailer} ${prev === 'itself' ? `/Prev ${table}` : ''}>>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}

const PAGE =
  '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources <</Font <</F 5 0 R>> /XObject <</X 6 0 R>>>>>>';
const FONT = '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>';
const WORDS = 'BT /F 12 Tf 50 700 Td (Notes about a house) Tj ET';

/** A sound file of one page with what is drawn on it, and one object more. */
const onePage = (drawn: Buffer | string, more: Body, filter = '', catalog = '') =>
  rawPdf([
    `<</Type /Catalog /Pages 2 0 R ${catalog}>>`,
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    PAGE,
    { dict: filter, stream: typeof drawn === 'string' ? Buffer.from(drawn) : drawn },
    FONT,
    more,
  ]);

export const scripted = () =>
  onePage(
    WORDS,
    '<</S /JavaScript /JS (app.alert\\(1\\); while\\(true\\){};)>>',
    '',
    '/OpenAction 6 0 R /AA <</WC 6 0 R>> /Names <</JavaScript <</Names [(a) 6 0 R]>>>>',
  );
const packed = (drawn: Buffer) => onePage(deflateSync(drawn), 'null', '/Filter /FlateDecode');
/** More marks than one page may have. */
export const drawingBomb = () => packed(Buffer.alloc(4 * 1024 * 1024, '0 0 m 1 1 l S\n'));
/** One list of five million things, which takes more memory than a reader has. */
export const heapBomb = () =>
  packed(Buffer.concat([Buffer.from('['), Buffer.alloc(20 * 1024 * 1024, '<<>>'), Buffer.from('] TJ')]));
export const doubleBomb = () =>
  onePage(
    deflateSync(deflateSync(Buffer.alloc(60 * 1024 * 1024))),
    'null',
    '/Filter [/FlateDecode /FlateDecode]',
  );
export const hugePicture = () =>
  onePage(`${WORDS} q 500 0 0 500 50 100 cm /X Do Q`, {
    dict: '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
    stream: deflateSync(Buffer.alloc(1024 * 1024)),
  });
export const formInItself = () =>
  onePage(`${WORDS} /X Do`, {
    dict: '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources <</XObject <</X 6 0 R>>>>',
    stream: Buffer.from('/X Do /X Do'),
  });
export const pagesInThemselves = () =>
  rawPdf(['<</Type /Catalog /Pages 2 0 R>>', '<</Type /Pages /Kids [2 0 R 2 0 R] /Count 20>>']);
export const countless = () =>
  rawPdf(['<</Type /Catalog /Pages 2 0 R>>', '<</Type /Pages /Kids [] /Count 2000000000>>']);
export const tableInItself = () =>
  rawPdf(['<</Type /Catalog /Pages 2 0 R>>', '<</Type /Pages /Kids [] /Count 0>>'], '/Root 1 0 R', 'itself');
export const manyObjects = () =>
  rawPdf([
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [] /Count 0>>',
    ...Array.from({ length: 400_000 }, () => '<<>>'),
  ]);
export const deepArrays = () => rawPdf(['<</Type /Catalog /Pages 2 0 R>>', `${'['.repeat(2_000_000)}`]);
export const wordsWithoutEnd = () =>
  onePage(
    deflateSync(
      Buffer.from(
        `BT /F 12 Tf 50 700 Td ${'(Crack in the wall of the house) Tj 0 -1 Td\n'.repeat(100_000)} ET`,
      ),
    ),
    'null',
    '/Filter /FlateDecode',
  );
