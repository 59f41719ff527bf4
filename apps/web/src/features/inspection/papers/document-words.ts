import type { DocumentKind } from '@plumbline/contract';

export const DOCUMENT_KIND_OPTIONS = [
  { value: 'contract', label: 'Contract' },
  { value: 'approval', label: 'Approval' },
  { value: 'plans', label: 'Plans' },
  { value: 'specification', label: 'Specification' },
  { value: 'certificate', label: 'Certificate' },
  { value: 'letter', label: 'Letter' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly { value: DocumentKind; label: string }[];

export function sizeInWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The kind that a file's name speaks of, so that most needn't be chosen. */
export function kindByName(name: string): DocumentKind {
  const found = [
    [/contract|agreement|quote/i, 'contract'],
    [/approval|consent|permit|\bDA\b|\bCDC\b/i, 'approval'],
    [/plans?\b|drawing|elevation/i, 'plans'],
    [/spec/i, 'specification'],
    [/certificate|compliance|warranty|insurance/i, 'certificate'],
    [/letter|email|notice/i, 'letter'],
  ] as const;
  return found.find(([pattern]) => pattern.test(name.replaceAll('_', ' ')))?.[1] ?? 'other';
}
