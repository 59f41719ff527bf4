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
  inspectedAreas: readonly string[];
  /** Why an area wasn't inspected, by area. */
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
      return reason && !values.inspectedAreas.includes(area) ? [{ area, reason }] : [];
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

/** By field, what a declaration lacks; empty without one. */
export function missingFacts(values: FactValues, basis: DeclarationBasis): Record<string, string> {
  return values.declaredInspection ? missingForDeclaration(factsBody(values), basis, AS4349_AREAS) : {};
}
