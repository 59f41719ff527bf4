/** When the warranty of one of the user's projects ends, by the project's own dates. */
import { type OwnProject, plain } from '../account-data.ts';
import { rowsNamed } from '../corpus.ts';
import { projectRow } from '../rows/own-rows.ts';
import { listed } from '../rows/row.ts';
import { daysFrom } from './last-day.ts';
import { longDay, type Said, say } from './list-words.ts';

const EDIT =
  'Add it with **Edit project** in the project’s menu, then its **Deadlines** tab shows each last day.';

export function warrantyOf(project: OwnProject, text: string, today: string): Said {
  const { state, dates } = project;
  const name = plain(project.name);
  const row = projectRow(project);
  if (!state)
    return {
      ...say(`**No state is set for ${name}**, so no last day can be told. ${EDIT}`, [row]),
      projectId: project.id,
    };
  const from = dates.completionDate;
  const rows = [row, ...rowsNamed(`state:${state}/warranty`)];
  if (!from) {
    const [period] = rowsNamed(`state:${state}/warranty`);
    return {
      parts: [
        {
          text: `**No completion date is recorded for ${name}**, so no last day can be told. ${EDIT}`,
          rows: [row],
          support: 0.9,
        },
        ...(period ? [{ text: period.text, rows: [period], support: 0.7 }] : []),
      ],
      projectId: project.id,
    };
  }
  const facts = {
    state,
    completionDate: from,
    ...(dates.contractDate ? { contractDate: dates.contractDate } : {}),
    ...(dates.approvalDate ? { approvalDate: dates.approvalDate } : {}),
  };
  const known = [
    `completed ${longDay(from)}`,
    ...(dates.contractDate ? [`contract of ${longDay(dates.contractDate)}`] : []),
  ];
  const parts = daysFrom(facts, {
    state,
    today,
    words: text,
    exact: true,
    plumbing: /\bplumb\w*\b/i.test(text),
    from,
    counted: `the dates of **${name}** (${listed(known)})`,
  });
  const [period] = /\bplumb\w*\b/i.test(text) ? rowsNamed(`state:${state}/warranty`) : [];
  // Plumbing has a start of its own in some states: what is known of it stands below.
  const beside = period ? [{ text: period.text, rows: [period], support: 0.7 }] : [];
  const [first, ...others] = [...parts, ...beside];
  return first
    ? { parts: [{ ...first, rows: [row, ...first.rows] }, ...others], projectId: project.id }
    : {
        ...say(`**No last day can be told for ${name}** from what is recorded.`, rows),
        projectId: project.id,
      };
}
