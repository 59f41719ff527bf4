import { typeset } from '../engine/typeset.ts';
import type { LoadedPicture } from './render-report.ts';
import type { ReportContent } from './report-content.ts';
import { toReportPage } from './report-page.ts';

/** The first page of a report as an SVG picture, to show what a letterhead looks like. @throws TypesetError */
export function renderCover(content: ReportContent, logo?: LoadedPicture): Promise<Uint8Array> {
  return typeset({
    template: 'cover.typ',
    format: 'svg',
    timeLimitMs: 20_000,
    async prepare(bench) {
      const logoFile = logo ? `logo.${logo.kind}` : '';
      if (logo) await bench.addPicture(logoFile, logo.bytes);
      return toReportPage(
        content,
        { pictures: new Map(), further: new Map() },
        { preview: false, logo: logoFile },
      );
    },
  });
}
