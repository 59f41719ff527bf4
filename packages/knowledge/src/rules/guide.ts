/** Which guide to standards and tolerances a project is read against: by state and date of contract. */
import type { Confidence } from '../confidence.ts';
import { isIsoDate, longDate } from '../dates.ts';
import type { ProjectFacts } from '../findings.ts';
import { stateFacts } from '../states.ts';
import { referenceBeside } from './document-date.ts';
import type { ProjectInput } from './facts.ts';

const GUIDE_IDS = ['nsw-2017', 'vic-2015', 'vic-2026', 'qbcc', 'tas-2017', 'wa-bulletin-31', 'none'] as const;
export type GuideId = (typeof GUIDE_IDS)[number];

export interface GuideFinding {
  id: GuideId | null;
  title: string;
  why: string;
  /** True where limits of this guide are held here; others are known by name only. */
  limitsHeld: boolean;
  /** True where it came out after the approval or contract, or may have: then it decides nothing. */
  referenceOnly?: boolean;
  confidence: Confidence;
  source: string;
  needs: ProjectInput[];
}

/** From this day contracts and work in Victoria fall under the 2026 guide; earlier jobs stay on the 2015 one. */
const VIC_2026_FROM = '2026-08-01';

const WEIGHT = 'A guide is advice. The law, the contract, the NCC and the maker’s instructions come first.';

/** The years of the guides that name one. */
const GUIDE_YEARS: Readonly<Partial<Record<GuideId, number>>> = { 'nsw-2017': 2017, 'tas-2017': 2017 };

/** The guide for this project, for reference only where it isn't older than the approval or contract. */
export function toleranceGuide(project: ProjectFacts): GuideFinding {
  const guide = guideOf(project);
  const year = guide.id ? GUIDE_YEARS[guide.id] : undefined;
  const reference = year ? referenceBeside(year, 'guide', project) : undefined;
  return reference
    ? { ...guide, referenceOnly: true, why: `For reference only. ${reference.why} ${guide.why}` }
    : guide;
}

/** Never a guide without a state; in Victoria never without the contract date. */
function guideOf(project: ProjectFacts): GuideFinding {
  const { state } = project;
  if (!state)
    return open('Add the state to see its guide', 'Guides differ by state. Add the state to the project.', [
      'state',
    ]);
  const facts = stateFacts(state).guide;
  const base = { confidence: facts.confidence, source: facts.source, needs: [] as ProjectInput[] };
  switch (state) {
    case 'NSW':
      return {
        id: 'nsw-2017',
        title: 'NSW Guide to Standards and Tolerances 2017',
        why: WEIGHT,
        limitsHeld: true,
        ...base,
      };
    case 'VIC':
      return victorian(project, base);
    case 'QLD':
      return {
        id: 'qbcc',
        title: 'QBCC Standards and Tolerances Guide',
        why: `Its limits aren’t held here: see its current edition. ${WEIGHT}`,
        limitsHeld: false,
        ...base,
      };
    case 'TAS':
      return {
        id: 'tas-2017',
        title: 'Tasmanian Guide to Standards and Tolerances 2017',
        why: `Its limits aren’t held here. ${WEIGHT}`,
        limitsHeld: false,
        ...base,
      };
    case 'WA':
      return {
        id: 'wa-bulletin-31',
        title: 'WA guide of 2019 and Industry Bulletin 31',
        why: `WA’s guide to standards and tolerances of 2019 is known by name only; the bulletin covers slab cracks and flatness. ${WEIGHT}`,
        limitsHeld: true,
        ...base,
      };
    case 'SA':
    case 'NT':
    case 'ACT':
      return {
        id: 'none',
        title: 'No state guide known',
        why: `No guide of ${stateFacts(state).name} is known here. The NCC, the standards and the contract apply.`,
        limitsHeld: false,
        ...base,
      };
  }
}

/** Why nothing is judged by the guide of this state, in one sentence. */
export function noConfirmedLimit(project: ProjectFacts): string {
  const { state } = project;
  if (!state) return 'Guides differ by state, and the state isn’t known.';
  const { name } = stateFacts(state);
  const guide = guideOf(project);
  switch (guide.id) {
    case null:
      return `The contract date decides which guide of ${name} applies. Neither gives a confirmed limit for this.`;
    case 'none':
      return `No guide of ${name} is known here, so no limit is confirmed for it.`;
    case 'vic-2015':
      return 'The contract falls under the Victorian guide of 2015, whose limits aren’t confirmed here.';
    default:
      return `The limit of the ${guide.title} for this isn’t confirmed here.`;
  }
}

function victorian(
  project: ProjectFacts,
  base: { confidence: Confidence; source: string; needs: ProjectInput[] },
): GuideFinding {
  const date = project.contractDate;
  if (!isIsoDate(date)) {
    return open(
      'Victorian Guide to Standards and Tolerances',
      `The contract date decides the edition: the 2026 guide from ${longDate(VIC_2026_FROM)}, before that the 2015 guide. Add the contract date.`,
      ['contractDate'],
    );
  }
  if (date >= VIC_2026_FROM) {
    return {
      id: 'vic-2026',
      title: 'Victorian Guide to Standards and Tolerances 2026',
      why: `Contract of ${longDate(date)}: on or after ${longDate(VIC_2026_FROM)}. ${WEIGHT}`,
      limitsHeld: true,
      ...base,
    };
  }
  return {
    id: 'vic-2015',
    title: 'Victorian Guide to Standards and Tolerances 2015',
    why: `Contract of ${longDate(date)}: before ${longDate(VIC_2026_FROM)}, and the 2026 guide isn't retrospective. Plumbline doesn't have the limits of the 2015 guide. ${WEIGHT}`,
    limitsHeld: false,
    ...base,
  };
}

function open(title: string, why: string, missing: ProjectInput[]): GuideFinding {
  return { id: null, title, why, limitsHeld: false, confidence: 'unsure', source: '', needs: missing };
}
