import PDFDocument from 'pdfkit';
import type { Builder } from '../pdf-builders.ts';
import { FONTS, linesOf } from '../pdf-content.ts';

export const build: Builder = async (content, photos) => {
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
