import { earlierInText, inText, openInText } from '@plumbline/knowledge/alerts-in-text';
import { type Alert, isSameDanger } from '@plumbline/knowledge/hazards';

/**
 * What an answer begins with. `said`: what the message itself warns of, told in full. `open`: what the finding that is
 * spoken of warns of already, told in a line. `earlier`: what the message before this one warned of; `held` says on which
 * finding of the account one is open, where nobody wrote it or no finding is. Empty where there is none.
 */
export function alertLead(
  said: readonly Alert[],
  open: readonly Alert[] = [],
  earlier: readonly Alert[] = [],
  held: ReadonlyMap<Alert, string> = new Map(),
): string {
  const known = open.filter((alert) => !said.some((one) => isSameDanger(one, alert)));
  const still = earlier.filter((alert) => ![...said, ...open].some((one) => isSameDanger(one, alert)));
  return [
    ...said.map(inText),
    ...still.map((alert) => {
      const on = held.get(alert);
      return on === undefined ? earlierInText(alert) : openInText(alert, on);
    }),
    ...(known.length > 0
      ? [
          `**Hazard alert open on ${nameOf(known, held)}: ${known.map(({ title }) => title).join(', ')}.** ${known[0]?.steps[0] ?? ''}`,
        ]
      : []),
  ].join('\n\n');
}

/** The findings that alerts are open on; the one that the chat is about has no name. */
const nameOf = (known: readonly Alert[], held: ReadonlyMap<Alert, string>): string =>
  [...new Set(known.map((alert) => held.get(alert) ?? 'this finding'))].join('; ');
