import type { AnalysedBefore } from '@plumbline/contract';
import { longDate } from '../../ui/dates.ts';

export const analysedOn = ({ at }: AnalysedBefore): string => `You analysed this photo on ${longDate(at)}.`;

export const answerOf = ({ number, title, project }: AnalysedBefore): string =>
  `It’s finding ${number} of ${project ? `“${project}”` : 'this project'}: “${title}”.`;

export const NOT_CHARGED = 'You weren’t charged.';

/** Names the price where the answer had one: where it was free, the next may be free as well. */
export const againWords = ({ charged }: AnalysedBefore): string =>
  charged ? 'Analyse again for one credit' : 'Analyse again';
