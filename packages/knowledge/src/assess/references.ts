/** The provisions that a finding touches, each shown only as far as it is sure. */
import { type Confidence, citation, weakest } from '../confidence.ts';
import { findNccPart, NCC_TOPICS, RENUMBERED } from '../ncc.ts';
import { type BuildingVolume, buildingVolume } from '../rules/building-class.ts';
import type { GuideFinding } from '../rules/guide.ts';
import type { NccEditionFinding } from '../rules/ncc-edition.ts';
import { REGULATIONS, regulationGroup } from '../rules/regulations.ts';
import type { WarrantyFinding } from '../rules/warranty.ts';
import { findStandard, numberUnder } from '../standards.ts';
import type { Defect } from '../taxonomy.ts';
import type { Subject } from './subject.ts';
import type { AssessInput, Reference } from './types.ts';

const DOCUMENT: Readonly<Record<'One' | 'Two' | 'Three' | 'Housing Provisions', string>> = {
  One: 'NCC Volume One',
  Two: 'NCC Volume Two',
  Three: 'NCC Volume Three',
  'Housing Provisions': 'ABCB Housing Provisions',
};

/** Ids that a row of the renumbering names: 'HP 10.2 (internal); H2D8 (external)' names two. */
const RENUMBERED_ID = /HP \d+(?:\.\d+)*|[A-Z]\d[A-Z]\d+/g;

/** Where a clause stood in NCC 2019: by itself, else by the Part or section that it falls in. */
function numberedBefore(id: string): (typeof RENUMBERED)[number] | undefined {
  let best: { row: (typeof RENUMBERED)[number]; length: number } | undefined;
  for (const row of RENUMBERED) {
    for (const [known] of row.ncc2022.matchAll(RENUMBERED_ID)) {
      if ((id === known || id.startsWith(`${known}.`)) && known.length > (best?.length ?? 0)) {
        best = { row, length: known.length };
      }
    }
  }
  return best?.row;
}

function nccReference(
  id: string,
  edition: NccEditionFinding,
  clauseConfidence: Confidence,
): Reference | undefined {
  const part = findNccPart(id);
  if (!part) return undefined;
  // NCC 2025 keeps the numbering of the Parts; its exact clauses aren't confirmed, so only the Part is named.
  const clause = edition.edition === 'NCC 2025' ? part.id : id;
  const old = edition.edition === 'NCC 2019 Amendment 1';
  const earlier = old ? numberedBefore(id) : undefined;
  const cited = citation({
    title: part.title,
    number: old ? 'NCC 2019' : DOCUMENT[part.volume],
    clause: old ? earlier?.ncc2019.split(' ')[0] : clause.replace(/^(?:HP|Vol Three) /, ''),
    confidence: part.confidence,
    clauseConfidence: old ? (earlier?.confidence ?? 'unsure') : clauseConfidence,
    source: part.source,
  });
  return { kind: 'ncc', display: cited.display, confidence: cited.confidence, source: cited.source };
}

function nccOf(defect: Defect, volume: BuildingVolume | undefined, edition: NccEditionFinding): Reference[] {
  const ids = [
    ...(volume === 'volume_one' ? [] : defect.ncc.housing),
    ...(volume === 'housing'
      ? defect.ncc.volumeOne.filter((id) => id.startsWith('Vol Three'))
      : defect.ncc.volumeOne),
  ];
  return ids.flatMap((id) => nccReference(id, edition, defect.clauseConfidence) ?? []);
}

/** A standard as the project's edition of the NCC calls it up. A clause belongs to its year, and goes with it. */
function standardReference(text: string, { edition }: NccEditionFinding): Reference | undefined {
  const found = findStandard(text);
  if (!found) return undefined;
  const { standard } = found;
  const { number, yearShown } = numberUnder(standard, edition);
  const clause = yearShown ? found.clause : '';
  const cited = citation({ ...standard, number, clause, clauseConfidence: 'likely' });
  return {
    kind: 'standard',
    display: cited.display,
    confidence: cited.confidence,
    source: cited.source,
    ...(yearShown ? {} : { yearOpen: true }),
  };
}

function guideReference(text: string, guide: GuideFinding): Reference | undefined {
  if (guide.id !== 'nsw-2017' || !text.startsWith('NSW ')) return undefined;
  const unsure = text.includes('(unsure)');
  const cited = citation({
    title: 'Standards and tolerances',
    number: guide.title,
    clause: text.slice('NSW '.length).replace(' (unsure)', ''),
    confidence: 'likely',
    clauseConfidence: unsure ? 'unsure' : 'likely',
    source: guide.source,
  });
  return { kind: 'guide', display: cited.display, confidence: cited.confidence, source: cited.source };
}

const CANDIDATES = 2;

/** What an edition of the code brings with it: its own clauses, and the standards whose year it gives. */
const isOfAnEdition = ({ kind, yearOpen }: Reference): boolean => kind === 'ncc' || yearOpen === true;

/** No clause of today is confirmed for a building older than the editions held, and no year of a standard is open. */
const asReference = ({ yearOpen: _open, ...cited }: Reference): Reference => ({
  ...cited,
  confidence: weakest(cited.confidence, 'likely'),
  forReference: true,
});

/** References of a finding: its own first, then those of its trade, then guide and law. */
export function referencesOf(
  subject: Subject,
  input: AssessInput,
  edition: NccEditionFinding,
  guide: GuideFinding,
  warranty: WarrantyFinding | null,
): Reference[] {
  const volume = buildingVolume(input.project.buildingType);
  const defects = subject.defects.slice(0, subject.defectId ? 1 : CANDIDATES);
  const group = REGULATIONS[regulationGroup(subject.trade)];
  const topics = group.topics.flatMap((topic) => {
    const [one = '', two = ''] = NCC_TOPICS[topic];
    const id = volume === 'volume_one' ? one : two;
    return nccReference(/[A-Z]\d[A-Z]?\d?/.exec(id)?.[0] ?? '', edition, 'likely') ?? [];
  });
  const own = new Set(
    defects.flatMap((defect) => defect.standards.map((text) => findStandard(text)?.standard.number)),
  );
  const ofTrade = group.standards.filter(
    (text) =>
      !own.has(findStandard(text)?.standard.number) &&
      (group.group === 'general' ||
        (subject.trade && findStandard(text)?.standard.trades.includes(subject.trade))),
  );
  const law: Reference[] = warranty?.law
    ? [
        {
          kind: 'law',
          display: `Statutory warranty: ${warranty.law}`,
          confidence: warranty.confidence,
          source: warranty.source,
        },
      ]
    : [];
  const ownParts = defects.flatMap((defect) => nccOf(defect, volume, edition));
  const all: Reference[] = [
    ...ownParts,
    ...defects.flatMap((defect) =>
      defect.standards.flatMap((text) => standardReference(text, edition) ?? []),
    ),
    ...defects.flatMap((defect) => defect.guideClauses.flatMap((text) => guideReference(text, guide) ?? [])),
    ...(ownParts.length === 0 ? topics : []),
    ...ofTrade.flatMap((text) => standardReference(text, edition) ?? []),
    ...law,
  ];
  const seen = new Set<string>();
  return all
    .filter(({ display }) => {
      if (seen.has(display)) return false;
      seen.add(display);
      return true;
    })
    .map((cited) => (edition.isBeforeHeld && isOfAnEdition(cited) ? asReference(cited) : cited));
}
