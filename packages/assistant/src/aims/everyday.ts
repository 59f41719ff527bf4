/**
 * A message of everyday life that only shares a word with the account: 'my laundry pile is out of control' isn't about
 * the finding in the laundry. What else it speaks of is neither of building nor of the account.
 */
import type { OwnContext, OwnProject } from '../account-data.ts';
import { theCorpus } from '../corpus.ts';
import { everythingRecorded } from '../everything.ts';
import { facetsAsked } from '../linked/facets.ts';
import { speaksOfRecord } from '../linked/how-surely.ts';
import type { Thread } from '../question/thread.ts';
import { stemsIn, wordsOf } from '../question/words.ts';
import { NUMBER_POINTED, namesSaid, projectsNamed } from './meant.ts';
import { isNamedAlike, isWritten } from './own-words.ts';
import { OF_ONES_OWN } from './which-finding.ts';

/** Asks of one's work without a word of building. */
const OF_ASKING = new Set(
  stemsIn(
    `update updates news latest info details deets gist recap remind reminder progress quick quickly pls plz asap
    urgent mum mums dad nan nans gran grandma pop wife husband partner toddler tenant tenants guest guests
    visitor visitors people folks family mate tomorrow friday saturday sunday monday tuesday wednesday
    thursday weekend christmas xmas easter morning arvo client clients boss rang emailed texted phoned ringing
    sorted finished rank ranked riskiest risk worst best better nutshell corporate anywhere everywhere reject rejected rejection
    confirm confirmed correct corrected decide decided undecided widest biggest oldest newest latest outstanding overdue
    verify verified assign assigned compare versus annoying ugly weird funny crazy horrible awful dodgy crappy bugger bloody
    grow grows growing grown grew growth movement widen widened widening bigger wider`,
  ),
);
/** Asks among one's own, whatever of. */
const AMONG_OWN =
  /\b(?:findings?|defects|credits?|reports?|lists?|mine|ours|mention\w*|anything|which|where(?:['’]?s|abouts)?|oldest|newest|worst|compare\w*|how (?:many|far)|open|logged|recorded|critical\w*|serious|urgent|address|portfolio|photos?|items?)\b|\b(?:which|what|any|how many|all|my|the) (?:ones?|of (?:my|our|them))\b|\b(?:my|our) (?:places|projects|jobs|houses|sites)\b/i;
/** Facets that are asked of something recorded, or of the danger of a place. */
const OF_RECORD = new Set(['use', 'state', 'changed', 'verdict', 'noted', 'severity', 'sureness', 'wait']);

/** 'At Oberon', 'the Nolan list', 'Oberon's': a project as the place that is spoken of. */
const pointsAt = (message: string, projects: readonly OwnProject[]): boolean =>
  namesSaid(message, projects).some((name) =>
    new RegExp(
      `\\b(?:at|on|for|from|in|of|about|with|re) (?:the |my |our )?${name}\\b|\\b${name}(?:['’]s\\b|s? (?:findings|list|job|project|one|ones|report|items|defects)\\b|\\W*$)`,
      'i',
    ).test(message),
  );

/** Whether at least as many words are of neither as are of the account, and nothing points at one's own work. */
export async function isEveryday(
  message: string,
  { findingId, aim }: Thread,
  own: OwnContext,
): Promise<boolean> {
  if (own.finding || findingId !== null || aim?.startsWith('own.')) return false;
  if (
    AMONG_OWN.test(message) ||
    speaksOfRecord(message) ||
    OF_ONES_OWN.test(message) ||
    NUMBER_POINTED.test(message)
  )
    return false;
  if (facetsAsked(message).some((facet) => OF_RECORD.has(facet))) return false;
  const said = [...new Set(wordsOf(message).subject)].filter((stem) => !/^\d+$/.test(stem));
  const corpus = theCorpus();
  const strange = said.filter((stem) => !corpus.known(corpus.correct(stem)) && !OF_ASKING.has(stem));
  if (strange.length === 0) return false;
  const projects = await own.projects();
  if (projects.length === 0) return false;
  const [findings, repairs] = await Promise.all([everythingRecorded(own), own.repairs()]);
  const named = new Set(
    stemsIn(
      [
        ...projects.map(({ name, address }) => `${name} ${address}`),
        ...findings.map(({ title, location }) => `${title} ${location}`),
        ...repairs.map(({ person, trade }) => `${person} ${trade}`),
      ].join(' '),
    ),
  );
  const isOurs = (stem: string) =>
    named.has(stem) || findings.some((each) => isNamedAlike(stem, each) || isWritten(stem, each));
  const ours = said.filter(isOurs);
  if (pointsAt(message, projectsNamed(message, projects))) return false;
  return ours.length > 0 && strange.filter((stem) => !isOurs(stem)).length >= ours.length;
}
