/**
 * A floor plan of so many pages as PDF: four walls, a door and the number of the page. Each page is turned by its number
 * of degrees, as scanners and drawing programs write it.
 */
export function planPdf(pages: number, turned: readonly number[] = []): Uint8Array {
  const numbers = Array.from({ length: pages }, (_, at) => at);
  const kids = numbers.map((at) => `${3 + 2 * at} 0 R`).join(' ');
  const font = 3 + 2 * pages;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...numbers.flatMap((at) => {
      const content = `2 w 60 60 480 280 re S 300 60 m 300 220 l S 300 260 m 300 340 l S BT /F 24 Tf 80 360 Td (Level ${at + 1}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 400] /Rotate ${turned[at] ?? 0} /Contents ${4 + 2 * at} 0 R /Resources << /Font << /F ${font} 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const xref = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}
