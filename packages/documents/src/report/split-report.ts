import type { ReportPage } from './report-page.ts';

/** More findings than this are set in parts: the compiler holds all of what it sets, more than a megabyte a finding. */
const MOST_IN_ONE = 60;
const IN_A_PART = 25;

/**
 * The parts in which a long report is set: what stands before the findings, the findings, and what follows them. One
 * for a report that isn't long. Each part begins a page.
 */
export function splitReport(page: ReportPage): object[] {
  const printed = page.findings.filter((finding) => finding.printed);
  const at = page.sections.indexOf('findings');
  if (printed.length <= MOST_IN_ONE || page.preview || at < 0) return [page];
  const listed = page.findings.map(({ id, number, rating, title, location, compliance }) => ({
    ...{ id, number, rating, title, location, compliance },
    printed: false,
  }));
  const chapters: object[] = [];
  for (let from = 0; from < printed.length; from += IN_A_PART) {
    const findings = printed.slice(from, from + IN_A_PART);
    const heading = `Findings ${findings[0]?.number} to ${findings.at(-1)?.number}`;
    const places = findings.map(({ id }) => `finding-${id}`);
    chapters.push({
      ...{ ...page, sections: ['findings'], findings },
      ...{
        significant: [],
        index: [],
        analysis: { how: [], rows: [] },
        others: [],
        plans: [],
        coverPicture: null,
      },
      part: { cover: false, heading, places },
    });
  }
  const part = { cover: false, heading: '', places: [] };
  return [
    {
      ...{ ...page, sections: page.sections.slice(0, at), findings: listed },
      ...{ index: [], analysis: { how: [], rows: [] }, others: [] },
      part: { ...part, cover: true },
    },
    ...chapters,
    {
      ...{ ...page, sections: page.sections.slice(at + 1), findings: listed, significant: [], plans: [] },
      coverPicture: null,
      part,
    },
  ];
}
