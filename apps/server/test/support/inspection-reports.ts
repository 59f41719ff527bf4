/** Inspection reports of others, made by the tests themselves: no report of a real building is kept here. */
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

export interface Told {
  title: string;
  place: string;
  text: string;
  advice: string;
  rating: string;
  pictures: number;
}

const DEFECTS: readonly Omit<Told, 'pictures'>[] = [
  {
    title: 'Cracked roof tiles',
    place: 'Main roof, north slope',
    text: 'Several concrete tiles are cracked and let water into the roof space. Older repairs with sealant have failed.',
    advice: 'Have a licensed roof tiler replace the broken tiles.',
    rating: 'Major defect',
  },
  {
    title: 'Blocked gutter',
    place: 'Rear elevation',
    text: 'Leaves fill the gutter along the rear, so that it overflows onto the fascia.',
    advice: 'Clean the gutter and fit leaf guards.',
    rating: 'Minor defect',
  },
  {
    title: 'Loose balustrade',
    place: 'Front balcony',
    text: 'The balustrade moves when it is pushed by hand.',
    advice: 'Keep off the balcony until a carpenter has secured it.',
    rating: 'Safety hazard',
  },
  {
    title: 'Missing grout in shower',
    place: 'Ensuite',
    text: 'Grout is missing along the junction of wall and floor. Moisture readings beside it are high.',
    advice: 'Have a tiler reseal the junctions.',
    rating: 'Minor defect',
  },
  {
    title: 'Stepped cracking in brickwork',
    place: 'West wall',
    text: 'A stepped crack of about 4 mm runs from the window to the eaves.',
    advice: 'A structural engineer should look at the footing.',
    rating: 'Major defect',
  },
  {
    title: 'Rising damp',
    place: 'Laundry',
    text: 'Paint blisters up to 600 mm above the floor on the south wall.',
    advice: 'Have the damp-proof course checked.',
    rating: 'Major defect',
  },
  {
    title: 'Door binds in its frame',
    place: 'Bedroom 2',
    text: 'The door catches at the head and can’t be closed.',
    advice: 'Plane the door after the cause of movement is known.',
    rating: 'Minor defect',
  },
  {
    title: 'Corroded downpipe',
    place: 'Garage',
    text: 'The lower metre of the downpipe has rusted through.',
    advice: 'Replace the downpipe.',
    rating: 'Minor defect',
  },
  {
    title: 'Drummy floor tiles',
    place: 'Kitchen',
    text: 'About ten tiles sound hollow and two have lifted.',
    advice: 'Relay the loose tiles.',
    rating: 'Minor defect',
  },
  {
    title: 'Timber decay in fascia',
    place: 'Carport',
    text: 'The end of the fascia is soft to 100 mm and breaks by hand.',
    advice: 'Replace the decayed timber and paint it.',
    rating: 'Major defect',
  },
];

/** As many defects as asked, each with some pictures. */
export const told = (count: number, pictures = (at: number) => (at % 3 === 0 ? 2 : 1)): Told[] =>
  Array.from({ length: count }, (_, at) => {
    const one = DEFECTS[at % DEFECTS.length] as (typeof DEFECTS)[number];
    const again = at >= DEFECTS.length ? `, part ${Math.floor(at / DEFECTS.length) + 1}` : '';
    return { ...one, place: `${one.place}${again}`, pictures: pictures(at) };
  });

/** A picture unlike all others. */
export const picture = (seed: number, width = 400, height = 300): Promise<Buffer> => {
  const raw = Buffer.alloc(width * height * 3);
  let state = seed * 2_654_435_761 + 12_345;
  for (let at = 0; at < raw.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    raw[at] = ((at / 30) % 200) + ((state >> 16) % 40);
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
};

type Doc = InstanceType<typeof PDFDocument>;

/** A PDF that is drawn by hand. */
export async function drawPdf(
  draw: (doc: Doc) => Promise<void> | void,
  options: Record<string, unknown> = {},
): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 50, bufferPages: true, ...options });
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve) => {
    doc.on('end', resolve);
  });
  await draw(doc);
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}

const BOLD = 'Helvetica-Bold';
const PLAIN = 'Helvetica';
const room = (doc: Doc, height: number) => {
  if (doc.y + height > 780) doc.addPage();
};

async function pictures(doc: Doc, seed: number, count: number): Promise<void> {
  room(doc, 130);
  const top = doc.y + 4;
  for (let at = 0; at < count; at += 1) {
    doc.image(await picture(seed * 10 + at), 50 + at * 170, top, { width: 160, height: 120 });
  }
  if (count > 0) doc.y = top + 130;
}

function cover(doc: Doc): void {
  doc.font(BOLD).fontSize(24).text('Building inspection report').moveDown();
  doc.font(PLAIN).fontSize(11).text('12 Sample Street, Newtown NSW 2042').moveDown();
  doc.text('Prepared for: The buyers').text('Inspection date: 3 November 2026').moveDown(2);
  doc.font(BOLD).fontSize(14).text('Scope of this inspection').moveDown(0.5);
  doc
    .font(PLAIN)
    .fontSize(10)
    .text(
      'This is a visual inspection of the accessible parts of the property. Furniture, floor coverings and stored goods weren’t moved. Cracks and damp behind linings can’t be seen.',
    );
  doc.addPage();
}

/** A defect under a numbered heading: rating, name in capitals, text, recommendation, pictures. */
export const itemsPdf = (defects: readonly Told[]): Promise<Buffer> =>
  drawPdf(async (doc) => {
    cover(doc);
    for (const [at, one] of defects.entries()) {
      if (at % 4 === 0) {
        room(doc, 200);
        doc
          .font(BOLD)
          .fontSize(18)
          .text(`${at / 4 + 2}: ${['ROOF', 'EXTERIOR', 'INTERIOR'][(at / 4) % 3]}`)
          .moveDown(0.4);
      }
      room(doc, 250);
      const y = doc.y;
      doc
        .font(BOLD)
        .fontSize(11)
        .text(`${Math.floor(at / 4) + 2}.${(at % 4) + 1}.1 ${one.place.split(',')[0]}`, 50, y);
      doc.font(PLAIN).fontSize(9).text(one.rating, 430, y, { width: 115 });
      doc
        .font(BOLD)
        .fontSize(12)
        .text(one.title.toUpperCase(), 50, y + 18);
      doc.font(PLAIN).fontSize(9).text(one.place.toUpperCase()).moveDown(0.3);
      doc.fontSize(10).text(one.text, { width: 495 }).moveDown(0.4);
      doc.font(BOLD).text('Recommendation');
      doc.font(PLAIN).text(one.advice);
      await pictures(doc, at, one.pictures);
      doc.x = 50;
      doc.moveDown(1);
    }
  });

/** Defects as rows of a table with rules, headings again on every page, a picture within its row. */
export const tablePdf = (defects: readonly Told[]): Promise<Buffer> =>
  drawPdf(async (doc) => {
    cover(doc);
    const COLUMNS = [
      ['No.', 50, 30],
      ['Location', 84, 80],
      ['Defect', 168, 95],
      ['Comments', 267, 110],
      ['Rating', 381, 55],
      ['Recommended action', 440, 105],
    ] as const;
    let y = 0;
    const head = (title: string) => {
      doc.font(BOLD).fontSize(14).text(title, 50, 50);
      doc.font(BOLD).fontSize(9);
      for (const [name, x, width] of COLUMNS) doc.text(name, x, 80, { width });
      doc.moveTo(50, 96).lineTo(545, 96).stroke();
      y = 102;
    };
    head('Schedule of defects');
    for (const [at, one] of defects.entries()) {
      const height = 70 + (one.pictures > 0 ? 100 : 0);
      if (y + height > 780) {
        doc.addPage();
        head('Schedule of defects (continued)');
      }
      doc.font(PLAIN).fontSize(9);
      const texts = [`${at + 1}`, one.place, one.title, one.text, one.rating, one.advice];
      for (const [column, [, x, width]] of COLUMNS.entries()) doc.text(texts[column] ?? '', x, y, { width });
      for (let each = 0; each < one.pictures; each += 1) {
        doc.image(await picture(at * 10 + each), 168 + each * 130, y + 66, { width: 120, height: 90 });
      }
      y += height + 10;
      doc
        .moveTo(50, y - 5)
        .lineTo(545, y - 5)
        .stroke();
    }
  });

/** Defects as labels with what stands behind them. */
export const labelsPdf = (defects: readonly Told[]): Promise<Buffer> =>
  drawPdf(async (doc) => {
    cover(doc);
    doc.font(BOLD).fontSize(16).text('Defects found').moveDown(0.5);
    for (const [at, one] of defects.entries()) {
      room(doc, 240);
      doc
        .font(BOLD)
        .fontSize(11)
        .text(`Defect ${at + 1}`, 50);
      doc.font(PLAIN).fontSize(10);
      doc.text(`Location: ${one.place}`).text(`Finding: ${one.title}`).text(`Information: ${one.text}`);
      doc.text(`Significance: ${one.rating}`).text(`Recommendation: ${one.advice}`);
      await pictures(doc, at, one.pictures);
      doc.x = 50;
      doc.moveDown(1);
    }
  });
