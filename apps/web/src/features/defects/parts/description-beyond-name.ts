import type { DefectSummary } from '@plumbline/contract';

const LEAD = /^(?:Appears to be|The inspector’s finding): ([^.]+)\.\s*/;

/** Beside its name a description needn't begin with the same name again: what is left says something new, or is empty. */
export function descriptionBeyondName({
  defectType,
  description,
}: Pick<DefectSummary, 'defectType' | 'description'>): string {
  const lead = LEAD.exec(description);
  return lead?.[1]?.toLowerCase() === defectType.toLowerCase()
    ? description.slice(lead[0].length)
    : description;
}

/** What stands under a finding's name: after a person's decision their words, and no guess of the software. */
export function wordsOf({
  decision,
  decisionNote,
  description,
}: Pick<DefectSummary, 'decision' | 'decisionNote' | 'description'>): string {
  return decision ? decisionNote || description.replace(LEAD, '') : description;
}
