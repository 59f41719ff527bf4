import {
  AI_LEAVE,
  type AiLeave,
  type DeclarationBasis,
  missingForDeclaration,
  OVERALL_CONDITIONS,
  type OverallCondition,
  PARTICULAR_FIELDS,
  type Particulars,
  type Report,
  type ReportKind,
} from '@plumbline/contract';
import { AS4349_AREAS } from '@plumbline/knowledge/as4349';
import { FORUM_IDS, type ForumId } from '@plumbline/knowledge/forums';

/** What a report says besides its defects, as its form holds it: text for every field, 'none' where a choice is open. */
export interface FactValues {
  kind: ReportKind;
  clientName: string;
  inspectedOn: string;
  limitations: string;
  declaredInspection: boolean;
  /** Also those of which only a part was. */
  inspectedAreas: readonly string[];
  partAreas: readonly string[];
  /** Why an area wasn't inspected, or which part of it, by area; an area without one isn't spoken of. */
  reasons: Readonly<Record<string, string>>;
  attendedBy: string;
  weather: string;
  overallCondition: OverallCondition | 'none';
  forum: ForumId | 'none';
  aiLeave: AiLeave;
  /** What the kind asks for besides, by the field's key. */
  particulars: Readonly<Record<string, string>>;
}

export const NO_FACTS: FactValues = {
  kind: 'defect_list',
  clientName: '',
  inspectedOn: '',
  limitations: '',
  declaredInspection: false,
  inspectedAreas: [],
  partAreas: [],
  reasons: {},
  attendedBy: '',
  weather: '',
  overallCondition: 'none',
  forum: 'none',
  aiLeave: 'none',
  particulars: {},
};

export function factsOf(report: Report): FactValues {
  const { kind, clientName, inspectedOn, limitations, declaredInspection, inspectedAreas, weather } = report;
  const { forum, aiLeave, ...typed } = report.particulars;
  return {
    kind,
    clientName,
    inspectedOn: inspectedOn ?? '',
    limitations,
    declaredInspection,
    inspectedAreas,
    partAreas: report.notInspected.map(({ area }) => area).filter((area) => inspectedAreas.includes(area)),
    reasons: Object.fromEntries(report.notInspected.map(({ area, reason }) => [area, reason])),
    attendedBy: report.attendedBy,
    weather,
    overallCondition: report.overallCondition ?? 'none',
    forum: forum ?? 'none',
    aiLeave: aiLeave ?? 'none',
    particulars: Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, value ?? ''])),
  };
}

/** As the server takes them. */
export function factsBody(values: FactValues) {
  return {
    kind: values.kind,
    clientName: values.clientName.trim(),
    inspectedOn: values.inspectedOn || null,
    limitations: values.limitations.trim(),
    declaredInspection: values.declaredInspection,
    inspectedAreas: [...values.inspectedAreas],
    notInspected: AS4349_AREAS.flatMap((area) => {
      const reason = values.reasons[area]?.trim();
      return reason && seenOf(values, area) !== 'whole' ? [{ area, reason }] : [];
    }),
    attendedBy: values.attendedBy.trim(),
    weather: values.weather.trim(),
    overallCondition: OVERALL_CONDITIONS.find((one) => one === values.overallCondition) ?? null,
    particulars: particularsBody(values),
  };
}

/** Only what the kind asks for: what was typed for another one isn't kept. */
function particularsBody({ kind, forum, aiLeave, particulars }: FactValues): Particulars {
  const typed = (PARTICULAR_FIELDS[kind] ?? []).flatMap(({ key, kind: of }) => {
    const text = particulars[key]?.trim() ?? '';
    return of === 'date' ? [[key, text || null]] : [[key, text]];
  });
  const expert = {
    forum: FORUM_IDS.find((id) => id === forum) ?? null,
    aiLeave: AI_LEAVE.find((one) => one === aiLeave) ?? 'none',
    aiLeaveDetails: particulars.aiLeaveDetails?.trim() ?? '',
  };
  return { ...Object.fromEntries(typed), ...(kind === 'expert' ? expert : {}) };
}

/** How far an area was inspected, as the form says; 'open' while it says nothing. */
export type Seen = 'open' | 'whole' | 'part' | 'none';

export function seenOf({ inspectedAreas, partAreas, reasons }: FactValues, area: string): Seen {
  if (partAreas.includes(area)) return 'part';
  if (inspectedAreas.includes(area)) return 'whole';
  return reasons[area] === undefined ? 'open' : 'none';
}

/** The changes that say it. What was typed of an area stays while it is asked for. */
export function withSeen(values: FactValues, area: string, seen: Seen): Partial<FactValues> {
  const { [area]: reason = '', ...others } = values.reasons;
  const but = (areas: readonly string[]) => areas.filter((other) => other !== area);
  const [inspected, part] = [but(values.inspectedAreas), but(values.partAreas)];
  return {
    inspectedAreas: seen === 'whole' || seen === 'part' ? [...inspected, area] : inspected,
    partAreas: seen === 'part' ? [...part, area] : part,
    reasons: seen === 'part' || seen === 'none' ? { ...others, [area]: reason } : others,
  };
}

/** By field, what a declaration lacks; empty without one. */
export function missingFacts(values: FactValues, basis: DeclarationBasis): Record<string, string> {
  if (!values.declaredInspection) return {};
  const unexplained = values.partAreas.filter((area) => !values.reasons[area]?.trim());
  return {
    ...(unexplained.length > 0
      ? { notInspected: `Say which part you didn’t inspect, and why: ${unexplained.join('; ')}` }
      : {}),
    ...missingForDeclaration(factsBody(values), basis, AS4349_AREAS),
  };
}
