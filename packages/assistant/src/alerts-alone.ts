/** What stays of an answer that failed: the dangers that the message tells of. */
import { alertLead } from './compose/alert-lead.ts';
import type { Thread } from './question/thread.ts';
import type { Led } from './respond.ts';
import type { Warnings } from './warnings.ts';

/** Leads with what a message and its finding warn of, and says that the rest wasn't answered. */
export const alertsAlone = (message: string, thread: Thread, { said, open, all }: Warnings): Led => ({
  lead: alertLead(said, open),
  alerts: all,
  text: `${said.length > 0 ? 'The rest of your' : 'Your'} message couldn’t be answered. Please put it in other words.`,
  rows: [],
  kind: said.length > 0 ? 'hazard' : 'declined',
  declined: true,
  support: 0,
  thread: said.length > 0 ? { ...thread, danger: message } : thread,
  followUp: false,
  contextLoaded: false,
  fits: false,
  choices: [],
  settled: true,
});
