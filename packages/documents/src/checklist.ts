import { CHECKLISTS, type ChecklistBuilding } from '@plumbline/knowledge/checklists';
import { mergeAlerts, readAlerts, URGENCY_NAMES } from '@plumbline/knowledge/hazards';
import { typeset } from './engine/typeset.ts';
import { printDate } from './report/print-words.ts';

/** A handover checklist as a person filled it in. Empty strings are left out of the page. */
export interface HandoverChecklist {
  building: ChecklistBuilding;
  /** As printed: 'Residential House'. */
  buildingLabel: string;
  projectName: string;
  address: string;
  contractorName: string;
  /** ISO date. */
  inspectionDate: string;
  additionalRequirements: string;
  /** One for each item of the building's list, in its order; what is missing counts as open. */
  answers: readonly { done: boolean; note: string }[];
}

/** A handover checklist to walk through or to file, as PDF; what its words warn of comes first. @throws TypesetError */
export function renderChecklist(given: HandoverChecklist): Promise<Uint8Array> {
  const items = CHECKLISTS[given.building].map(({ name, look }, at) => ({
    name,
    look,
    done: given.answers[at]?.done ?? false,
    note: given.answers[at]?.note ?? '',
  }));
  const done = items.filter((item) => item.done).length;
  // Each by itself: a note that denies something takes no other's warning away.
  const alerts = mergeAlerts(
    ...[given.additionalRequirements, ...items.map(({ note }) => note)].map((words) => readAlerts({ words })),
  );
  const data = {
    title: 'Handover checklist',
    subtitle: given.projectName || given.buildingLabel,
    facts: [
      ['Building type', given.buildingLabel],
      ['Project address', given.address],
      ['Contractor', given.contractorName],
      ['Planned inspection', given.inspectionDate && printDate(given.inspectionDate)],
      ['Items', `${items.length}, all required`],
      ['Status', `In progress: ${done} of ${items.length} checked`],
      ['Compliance', 'NCC 2025'],
    ],
    edition:
      'NCC 2025 doesn’t apply everywhere yet. The edition at the building approval counts. This list helps to look; it isn’t an inspection to AS 4349.1.',
    hazards: alerts.map(({ urgency, title, steps, call }) => ({
      ...{ title, steps, call },
      when: URGENCY_NAMES[urgency],
    })),
    items,
    requirements: given.additionalRequirements,
  };
  return typeset({ template: 'checklist.typ', prepare: async () => data, timeLimitMs: 30_000 });
}
