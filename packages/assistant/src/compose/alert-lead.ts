import { earlierInText, inText } from '@plumbline/knowledge/alerts-in-text';
import type { Alert } from '@plumbline/knowledge/hazards';

/**
 * What an answer begins with. `said`: what the message itself warns of, told in full. `open`: what the finding that is
 * spoken of warns of already, told in a line. `earlier`: what the message before this one warned of. Empty where there
 * is none.
 */
export function alertLead(
  said: readonly Alert[],
  open: readonly Alert[] = [],
  earlier: readonly Alert[] = [],
): string {
  const known = open.filter(({ kind }) => !said.some((alert) => alert.kind === kind));
  const still = earlier.filter(({ kind }) => ![...said, ...open].some((alert) => alert.kind === kind));
  return [
    ...said.map(inText),
    ...still.map(earlierInText),
    ...(known.length > 0
      ? [
          `**Hazard alert open on this finding: ${known.map(({ title }) => title).join(', ')}.** ${known[0]?.steps[0] ?? ''}`,
        ]
      : []),
  ].join('\n\n');
}
