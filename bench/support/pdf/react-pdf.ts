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
import { createElement, type ReactElement, type ReactNode } from 'react';
import type { Builder } from '../pdf-builders.ts';
import { FONTS, linesOf, loadCopy } from '../pdf-content.ts';

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

export const build: Builder = async (content, photos) => {
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
