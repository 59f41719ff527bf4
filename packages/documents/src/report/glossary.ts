import type { ReportFinding } from './report-content.ts';

interface Term {
  term: string;
  meaning: string;
}

/** Words that every report uses. */
const ALWAYS: readonly Term[] = [
  {
    term: 'Confidence',
    meaning:
      'How often a result given with this figure turned out right in photos like those it was set with: 80% means about four times in five. Photos of other sources can be read worse; where that was measured, the annexure says how often.',
  },
  {
    term: 'Engine',
    meaning: 'A program that examines the photo or the words in its own way and casts a vote.',
  },
  { term: 'NCC', meaning: 'National Construction Code: the technical rules for building work in Australia.' },
  {
    term: 'SHA-256',
    meaning: 'A fingerprint of a file. Two files with the same one are the same to the last bit.',
  },
  { term: 'Tolerance', meaning: 'How far finished work may depart from true before it counts as a defect.' },
];

/** Words that are explained only where a finding uses them. */
const WHERE_USED: readonly Term[] = [
  {
    term: 'Articulation joint',
    meaning: 'A gap planned into masonry, so that it can move without cracking.',
  },
  { term: 'Cladding', meaning: 'The outer skin of a wall that keeps weather out.' },
  { term: 'Corrosion', meaning: 'Metal wearing away, mostly by rust.' },
  { term: 'Damp course', meaning: 'A layer in the wall that stops ground water from rising.' },
  { term: 'Efflorescence', meaning: 'White salts that water carries to the surface of masonry or concrete.' },
  { term: 'Flashing', meaning: 'A strip that leads water away from a joint of a roof, wall or window.' },
  { term: 'Lippage', meaning: 'A step in height between two neighbouring tiles.' },
  { term: 'Lintel', meaning: 'The beam over an opening in a wall.' },
  { term: 'Mortar', meaning: 'What joins bricks or blocks.' },
  { term: 'Plumb', meaning: 'Exactly upright.' },
  { term: 'Render', meaning: 'A cement coat on an outside wall.' },
  { term: 'Settlement', meaning: 'The sinking of the ground or of a footing under load.' },
  {
    term: 'Spalling',
    meaning: 'Pieces breaking off the face of concrete or brick, often over rusting steel.',
  },
  { term: 'Subsidence', meaning: 'The sinking of the ground from causes other than the building’s load.' },
  { term: 'Waterproofing', meaning: 'The layer that keeps water out of the structure below a wet area.' },
  { term: 'Weep hole', meaning: 'A gap left in brickwork, so that water in the cavity runs out.' },
];

/** The words of these findings that need an explanation, in alphabetical order. */
export function glossaryFor(findings: readonly ReportFinding[]): Term[] {
  const text = findings
    .flatMap((finding) => [
      finding.title,
      finding.description,
      finding.complianceText,
      ...finding.causes,
      ...finding.severityReasons,
      ...Object.values(finding.actions).flat(),
    ])
    .join(' ')
    .toLowerCase();
  const used = WHERE_USED.filter(({ term }) => text.includes(term.toLowerCase()));
  return [...ALWAYS, ...used].sort((a, b) => a.term.localeCompare(b.term, 'en'));
}
