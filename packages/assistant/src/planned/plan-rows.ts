/** What a plan is asked of, and what every answer to one shares. */
import type { OwnContext, OwnFindingSummary, OwnProject } from '../account-data.ts';
import { hazardLine, isPressingFinding } from '../compose/open-hazards.ts';
import type { Plan } from './plan.ts';

/** The account as far as a plan is asked of it. */
export interface Rows {
  own: OwnContext;
  plan: Plan;
  where: readonly OwnProject[];
  place: string;
  projectNamed: (id: number | null) => string;
  /** Whether it was asked by itself, and doesn’t only go on. */
  asked: boolean;
}

export const within = (on: string | null, { span }: Plan) =>
  span === undefined || (on !== null && on !== '' && on >= span.from && on <= span.to);

/** Its open hazard comes first, whatever is asked of it. */
export const withHazards = (text: string, findings: readonly OwnFindingSummary[]) =>
  [...findings.filter(isPressingFinding).map((each) => hazardLine(each)), text].join('\n\n');
