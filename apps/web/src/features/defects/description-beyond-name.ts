import type { DefectSummary } from '@plumbline/contract';

/** Beside its name a description needn't begin with the same name again: what is left says something new, or is empty. */
export function descriptionBeyondName({
  defectType,
  description,
}: Pick<DefectSummary, 'defectType' | 'description'>): string {
  const lead = /^(?:Appears to be|The inspector’s finding): ([^.]+)\.\s*/.exec(description);
  return lead?.[1]?.toLowerCase() === defectType.toLowerCase()
    ? description.slice(lead[0].length)
    : description;
}
