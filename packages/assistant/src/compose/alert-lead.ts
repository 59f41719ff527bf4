import type { Alert } from '@plumbline/knowledge/hazards';

const stop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** One alert as an answer begins with it: what to do first, then what it may be and whom to call. */
function lead({ title, steps, call }: Alert): string {
  const [first = title, ...rest] = steps.map(stop);
  return [`**${first}**`, ...rest, stop(title), `Who to call: ${stop(call)}`].join(' ');
}

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
    ...said.map(lead),
    ...still.map(
      ({ title, steps, call }) =>
        `**From what you wrote earlier: ${title}.** ${stop(steps[0] ?? '')} Who to call: ${stop(call)}`,
    ),
    ...(known.length > 0
      ? [
          `**Hazard alert open on this finding: ${known.map(({ title }) => title).join(', ')}.** ${stop(known[0]?.steps[0] ?? '')}`,
        ]
      : []),
  ].join('\n\n');
}
