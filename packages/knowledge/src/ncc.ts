/** The National Construction Code: volumes, editions, adoption by state, Parts and what NCC 2025 changes. */
import { CONFIDENCES, type Confidence } from './confidence.ts';
import data from './data/ncc.json' with { type: 'json' };
import { oneOf } from './decode.ts';
import { STATE_CODES, type StateCode } from './stages.ts';

const NCC_EDITIONS = [
  'NCC 2019 Amendment 1',
  'NCC 2022',
  'NCC 2022 Amendment 1',
  'NCC 2022 Amendment 2',
  'NCC 2025',
] as const;
export type NccEdition = (typeof NCC_EDITIONS)[number];

const STARTS: Readonly<Record<NccEdition, string>> = {
  'NCC 2019 Amendment 1': '2020-07-01',
  'NCC 2022': '2023-05-01',
  'NCC 2022 Amendment 1': '2025-05-01',
  'NCC 2022 Amendment 2': '2025-07-29',
  'NCC 2025': '2026-05-01',
};

interface EditionRow {
  edition: NccEdition;
  /** ISO date from which it could apply anywhere. */
  startsOn: string;
  effectiveText: string;
  confidence: Confidence;
  source: string;
}

/** Editions, oldest first. */
export const EDITIONS: readonly EditionRow[] = data.editions.map((row) => {
  const edition = oneOf(NCC_EDITIONS, row.edition);
  return { ...row, edition, startsOn: STARTS[edition], confidence: oneOf(CONFIDENCES, row.confidence) };
});

interface AdoptionRow {
  state: StateCode;
  /** ISO date of adoption of NCC 2025; null where none is confirmed. */
  date: string | null;
  confidence: Confidence;
  source: string;
  note: string;
}

/** When each state adopts NCC 2025. */
export const ADOPTION_2025: readonly AdoptionRow[] = data.adoption2025.map((row) => ({
  state: oneOf(STATE_CODES, row.state),
  date: row.date,
  confidence: oneOf(CONFIDENCES, row.confidence),
  source: row.source,
  note: row.note,
}));

export interface NccPart {
  /** Such as 'F1', 'H1D5' or 'HP 5.7'. */
  id: string;
  title: string;
  confidence: Confidence;
  source: string;
  volume: 'One' | 'Two' | 'Three' | 'Housing Provisions';
}

interface RawSection {
  section: string;
  title: string;
  confidence: string;
  source: string;
  parts: readonly {
    id: string;
    title: string;
    confidence: string;
    source: string;
    performance?: readonly { id: string; title: string; confidence: string }[];
    dts?: readonly { id: string; title: string; confidence: string }[];
  }[];
}

function partsOf(sections: readonly RawSection[], volume: NccPart['volume']): NccPart[] {
  const prefix = volume === 'Housing Provisions' ? 'HP ' : volume === 'Three' ? 'Vol Three ' : '';
  const entry = (row: { id: string; title: string; confidence: string }, source: string): NccPart => ({
    id: `${prefix}${row.id}`,
    title: row.title,
    confidence: oneOf(CONFIDENCES, row.confidence),
    source,
    volume,
  });
  return sections.flatMap((section) => [
    entry({ id: section.section, title: section.title, confidence: section.confidence }, section.source),
    ...section.parts.flatMap((part) => [
      entry(part, part.source || section.source),
      ...(part.performance ?? []).map((clause) => entry(clause, part.source || section.source)),
      ...(part.dts ?? []).map((clause) => entry(clause, part.source || section.source)),
    ]),
  ]);
}

/** Sections, Parts and clauses whose titles are known, of all volumes. */
export const NCC_PARTS: readonly NccPart[] = [
  ...partsOf(data.volumeOne, 'One'),
  ...partsOf(data.volumeTwo, 'Two'),
  ...partsOf(data.housingProvisions, 'Housing Provisions'),
  ...partsOf(data.volumeThree, 'Three'),
];

const byId = new Map<string, NccPart>(NCC_PARTS.map((part) => [part.id, part]));

/**
 * The Part or clause with this id, or the Part that contains it ('HP 5.7.5' falls in 'HP 5.7').
 * Undefined where neither is known.
 */
export function findNccPart(id: string): NccPart | undefined {
  const exact = byId.get(id);
  if (exact) return exact;
  const housing = /^HP (\d+\.\d+)/.exec(id);
  if (housing) return byId.get(`HP ${housing[1]}`);
  const clause = /^([A-Z]\d)[A-Z]\d/.exec(id);
  return clause?.[1] ? byId.get(clause[1]) : undefined;
}

/** What NCC 2025 changes, topic by topic. */
export const CHANGES_2025 = data.changes2025.map((row) => ({
  ...row,
  confidence: oneOf(CONFIDENCES, row.confidence),
}));

/** Old numbers of NCC 2019 and where they stand since NCC 2022. */
export const RENUMBERED = data.renumbered.map((row) => ({
  ...row,
  confidence: oneOf(CONFIDENCES, row.confidence),
}));

/** Where a topic stands: Volume One, Volume Two, then Housing Provisions or the standard. */
export const NCC_TOPICS = data.topics;
