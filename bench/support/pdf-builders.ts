import { type ReportContent, renderReport } from '@plumbline/documents';
import {
  Document,
  type DocumentProps,
  Font,
  Image,
  Page,
  Polyline,
  renderToBuffer,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { FONTS, linesOf, loadCopy } from './pdf-content.ts';

/**
 * React's own signature tries every element of HTML and SVG against each of these components: a minute and 6 GB of
 * the type checker's.
 */
const h = createElement as unknown as (
  part:
    | typeof Document
    | typeof Image
    | typeof Page
    | typeof Polyline
    | typeof Svg
    | typeof Text
    | typeof View,
  props: object,
  ...children: ReactNode[]
) => ReactElement<DocumentProps>;

/** Builds a report from prepared photos: cover, table of findings, a page for each with its photo twice, photo index. */
type Builder = (content: ReportContent, photos: string) => Promise<Uint8Array>;

const plumbline: Builder = (content, photos) =>
  renderReport(content, { loadPhoto: ({ id }) => loadCopy(photos, id) });

const pdfkit: Builder = async (content, photos) => {
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-AU',
  });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const [name, path] of Object.entries(FONTS)) document.registerFont(name, path);
  document.font('bold').fontSize(31).text(content.title);
  document.font('serif').fontSize(11).text(content.project.address);
  document.addPage();
  document.fontSize(9);
  for (const { id, severity, title, location } of content.findings) {
    document.text(`${id}   ${severity}   ${title}   ${location}`);
  }
  for (const finding of content.findings) {
    // By its path, so that the picture that is shown twice is kept once.
    const image = `${photos}/${finding.id}.jpg`;
    document.addPage();
    document.font('bold').fontSize(17).text(finding.title);
    document.font('sans').fontSize(9).text(`${finding.location} · ${finding.classification}`);
    const top = document.y + 8;
    document.image(image, 56, top, { width: 235 });
    document.image(image, 303, top, { width: 235 });
    const [first, ...rest] = finding.overlays.flatMap((overlay) =>
      overlay.kind === 'trace' ? overlay.points : [],
    );
    if (first) {
      document.moveTo(303 + first[0] * 235, top + first[1] * 176);
      for (const [x, y] of rest) document.lineTo(303 + x * 235, top + y * 176);
      document.strokeColor('#f2701d').stroke();
    }
    document.y = top + 190;
    document.x = 56;
    for (const [heading, lines] of linesOf(finding)) {
      if (heading) document.font('sans').fontSize(8.5).text(heading);
      document.font('serif').fontSize(9.2);
      for (const line of lines) document.text(line);
      document.moveDown(0.4);
    }
  }
  document.addPage();
  document.font('sans').fontSize(8);
  for (const { photo } of content.findings)
    document.text(`${photo?.fileName} ${photo?.sha256} ${photo?.takenAt}`);
  document.end();
  await ended;
  return Buffer.concat(pieces);
};

const reactPdf: Builder = async (content, photos) => {
  for (const [family, src] of Object.entries(FONTS)) Font.register({ family, src });
  const page = { padding: 56, fontFamily: 'serif', fontSize: 9.2 } as const;
  const pages = [];
  for (const finding of content.findings) {
    const { bytes } = await loadCopy(photos, finding.id);
    const data = Buffer.from(bytes);
    const trace = finding.overlays.flatMap((overlay) => (overlay.kind === 'trace' ? overlay.points : []));
    const points = trace.map(([x, y]) => `${x * 235},${y * 176}`).join(' ');
    const image = () => h(Image, { src: { data, format: 'jpg' }, style: { width: 235, height: 176 } });
    pages.push(
      h(
        Page,
        { key: finding.id, size: 'A4', style: page },
        h(Text, { style: { fontFamily: 'bold', fontSize: 17 } }, finding.title),
        h(Text, { style: { fontFamily: 'sans' } }, `${finding.location} · ${finding.classification}`),
        h(
          View,
          { style: { flexDirection: 'row', gap: 12, marginVertical: 8 } },
          image(),
          h(
            View,
            {},
            image(),
            h(
              Svg,
              { style: { position: 'absolute', width: 235, height: 176 } },
              h(Polyline, { points, stroke: '#f2701d', strokeWidth: 1.2 }),
            ),
          ),
        ),
        ...linesOf(finding).map(([heading, lines]) =>
          h(
            View,
            { key: heading, style: { marginBottom: 4 } },
            heading ? h(Text, { style: { fontFamily: 'sans', fontSize: 8.5 } }, heading) : null,
            ...lines.map((line) => h(Text, { key: line }, line)),
          ),
        ),
      ),
    );
  }
  const list = (lines: string[]) => lines.map((line) => h(Text, { key: line }, line));
  return renderToBuffer(
    h(
      Document,
      { title: content.title, language: 'en-AU' },
      h(
        Page,
        { size: 'A4', style: page },
        h(Text, { style: { fontFamily: 'bold', fontSize: 31 } }, content.title),
        h(Text, {}, content.project.address),
      ),
      h(
        Page,
        { size: 'A4', style: page },
        ...list(content.findings.map((of) => `${of.id}   ${of.severity}   ${of.title}   ${of.location}`)),
      ),
      ...pages,
      h(
        Page,
        { size: 'A4', style: { ...page, fontSize: 8 } },
        ...list(content.findings.map(({ photo }) => `${photo?.fileName} ${photo?.sha256} ${photo?.takenAt}`)),
      ),
    ),
  );
};

export const BUILDERS: Readonly<Record<string, Builder>> = {
  'Plumbline (Typst)': plumbline,
  pdfkit,
  '@react-pdf/renderer': reactPdf,
};
