import { countOf } from './print-words.ts';
import type { ReportContent } from './report-content.ts';

/** What ties the printed page to the project's trail; null for a report of an earlier version. */
export function evidencePage({ evidence, reportId, version }: ReportContent) {
  if (!evidence || evidence.head === '') return null;
  const { projectId, entries, head, verifyUrl } = evidence;
  const printed = new URLSearchParams({
    report: `${reportId}-${version}`,
    project: String(projectId),
    entries: String(entries),
    head,
  });
  return {
    /** Behind the #, so that no server is told. */
    address: `${verifyUrl}#${printed}`,
    code: 'evidence-code.svg',
    alt: 'Code that leads to the check of this report',
    invitation: `Check this report at ${verifyUrl.replace(/^https?:\/\//, '')}`,
    trail: `Project trail: ${countOf(entries, 'entry', 'entries')} when this report was made. Its head (SHA-256):`,
    head: [head.slice(0, 32), head.slice(32)].map((half) => half.replaceAll(/(.{8})(?=.)/g, '$1 ')),
  };
}
