/**
 * What of the account the words of a message name: projects, and findings by number, place, title, defect or kind. A
 * word counts by how rare it is in this account; several that agree narrow one another, and what stands apart ('the
 * damp and the leak') adds up.
 */
import { tokenise } from '@plumbline/knowledge/language';
import type { OwnContext, OwnFindingSummary, OwnProject } from '../account-data.ts';
import { liesInLike, namesSaid, numberSaid, projectsNamed, saysNothing } from '../aims/meant.ts';
import { isCommon, isNamedAlike, isWritten, tellingStems } from '../aims/own-words.ts';
import { areasSaid } from '../aims/where-it-lies.ts';
import { everythingRecorded } from '../everything.ts';
import { readDefects } from '../question/defect-mentions.ts';
import type { Thread } from '../question/thread.ts';
import { stemsIn } from '../question/words.ts';

/** By what a message names findings, the surest first. */
const KINDS = ['number', 'code', 'word', 'like', 'note', 'defect', 'area'] as const;
type Kind = (typeof KINDS)[number];

/** A word or code of a message, with the findings that it fits. */
interface Term {
  kind: Kind;
  said: string;
  /** Whether it may be said of any building: 'crack', 'wall'. */
  common: boolean;
  fits: ReadonlySet<number>;
}

export interface Linked {
  projects: readonly OwnProject[];
  findings: readonly OwnFindingSummary[];
  /** The terms that fit all of them. */
  terms: readonly Term[];
  /** Whether more than one may be meant by how it is said. */
  plural: boolean;
}

/** 'Unit 21', 'bed 2', 'TH1', 'unit b': a room or dwelling by its number or letter. */
const CODE =
  /\b(?:(unit|flat|apartment|apt|level|lvl|floor|bed(?:room)?|bay|block|villa|townhouse|th|tower|stage|shop|basement)(?: #?| ?#)(\d{1,4}[a-h]?|[a-h](?![\w’']))|(unit|bed|level|th|u|b|l)(\d{1,3}))\b/gi;
const SAME_CODE: Readonly<Record<string, string>> = {
  bed: 'bedroom',
  apt: 'unit',
  flat: 'unit',
  apartment: 'unit',
  u: 'unit',
  townhouse: 'th',
  lvl: 'level',
  l: 'level',
  floor: 'level',
  b: 'basement',
};
const codesIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(CODE)].map(([, kind, number, short, digits]) => {
    const name = kind ?? short ?? '';
    return `${SAME_CODE[name] ?? name} ${number ?? digits}`;
  });

/** Stand in places and titles, and tell nothing of where. */
const PLACELESS = new Set(
  stemsIn(
    'to by near at over under with photo photos picture level unit lot th more too wide not no only also get got left can will out off up down do did be has have had if then them they it its was were one two three four five six seven eight nine ten first second third next after before now today',
  ),
);
const TELLS_WHERE = new Set(
  stemsIn('front rear main upper lower back north south east west left right side'),
);

const idsOf = (findings: readonly OwnFindingSummary[]) => new Set(findings.map(({ id }) => id));
const isPlural = (word: string) => /[^siu]s$/.test(word) && word.length > 3;

/** What a message names of these findings, word by word. */
function termsIn(text: string, findings: readonly OwnFindingSummary[]) {
  const term = (
    kind: Kind,
    said: string,
    fits: (finding: OwnFindingSummary) => boolean,
    common = false,
  ): Term => ({ kind, said, common, fits: idsOf(findings.filter(fits)) });
  const codes = codesIn(text).map((code) =>
    term('code', code, ({ location, title }) => codesIn(`${location} ${title}`).includes(code)),
  );
  const tokens = tokenise(text.replace(CODE, ' ').toLowerCase()).filter(
    ({ stem }) =>
      !PLACELESS.has(stem) && !/^\d+$/.test(stem) && (!saysNothing(stem) || TELLS_WHERE.has(stem)),
  );
  const written = new Set(tellingStems(text));
  const words = tokens.map(({ stem }) => {
    const exact = term('word', stem, ({ title, location }) => stemsIn(`${title} ${location}`).includes(stem));
    const alike = () => term('word', stem, (each) => isNamedAlike(stem, each));
    const noted = () => term('note', stem, (each) => written.has(stem) && isWritten(stem, each));
    const like = () => term('like', stem, (each) => liesInLike(stem, each));
    const found = [alike, noted, like].reduce((term, next) => (term.fits.size > 0 ? term : next()), exact);
    return { ...found, common: isCommon(stem) || TELLS_WHERE.has(stem) };
  });
  const defects = readDefects(text)
    .mentioned.filter(({ strength }) => strength >= 0.9)
    .map(({ defectId: named }) => term('defect', named, ({ defectId }) => defectId === named));
  const exact = [...codes, ...words, ...defects].filter(({ fits }) => fits.size > 0);
  const areas = areasSaid(text)
    .map((lies) =>
      term(
        'area',
        String(lies),
        ({ location, title }) => lies.test(`${location} ${title}`.toLowerCase()),
        true,
      ),
    )
    .filter(({ fits }) => fits.size > 0);
  const plural = tokens.some(
    ({ word, stem }) => isPlural(word) && exact.some(({ kind, said }) => kind === 'word' && said === stem),
  );
  return { terms: exact.length > 0 ? exact : areas, plural };
}

const inBoth = (some: ReadonlySet<number>, others: ReadonlySet<number>) =>
  new Set([...some].filter((id) => others.has(id)));

/** The rarer words first; each further one narrows where it can. */
function narrowed(terms: readonly Term[]): Set<number> {
  let kept: Set<number> | undefined;
  for (const { fits } of [...terms].sort(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.fits.size - b.fits.size,
  )) {
    const both = kept ? inBoth(kept, fits) : new Set(fits);
    if (both.size > 0) kept = both;
  }
  return kept ?? new Set();
}

const APART = /\b(?:and|or|vs|versus|than|plus|nor)\b|[,;:/]|(?<=\w)[.?!] /i;

interface Found {
  ids: ReadonlySet<number>;
  terms: readonly Term[];
  plural: boolean;
}

/** What a message without the names of projects says of these findings. */
function linkIn(text: string, findings: readonly OwnFindingSummary[]): Found {
  const number = numberSaid(text);
  const numbered = idsOf(findings.filter((each) => each.number === number));
  if (numbered.size > 0)
    return {
      ids: numbered,
      terms: [{ kind: 'number', said: `${number}`, common: false, fits: numbered }],
      plural: false,
    };
  const pieces = text.split(APART).map((piece) => termsIn(piece, findings));
  let ids = new Set<number>();
  for (const { terms } of pieces) {
    const here = narrowed(terms);
    const both = inBoth(ids, here);
    ids = both.size > 0 ? both : new Set([...ids, ...here]);
  }
  const terms = pieces.flatMap((piece) => piece.terms.filter(({ fits }) => inBoth(fits, ids).size > 0));
  return { ids, terms, plural: pieces.some(({ plural }) => plural) };
}

/** A message without the words that name these projects. */
function withoutNames(text: string, projects: readonly OwnProject[]): string {
  return namesSaid(text, projects).reduce((rest, name) => {
    const at = rest.toLowerCase().indexOf(name);
    return at < 0 ? rest : `${rest.slice(0, at)} ${rest.slice(at + name.length)}`;
  }, text);
}

const ANYWHERE =
  /\b(?:which|what|any|every) (?:of (?:my|our) )?(?:jobs?|projects?|sites?|houses?|places?|propert(?:y|ies)|buildings?|lots?)\b|\b(?:any|every)where\b|\ball (?:my|our|the) (?:jobs|projects|sites|houses|places|properties)\b/i;
const ALL_OF =
  /\b(?:ones|those|all|both|which|any|every|list|how many|two|three|four|things|stuff|everything)\b/i;

/** Links a message to the account; undefined where there is nothing to link to. */
export async function link(
  text: string,
  { projectId }: Pick<Thread, 'projectId'>,
  own: OwnContext,
): Promise<Linked | undefined> {
  const projects = await own.projects();
  if (projects.length === 0) return undefined;
  const named = projectsNamed(text, projects);
  const all = await everythingRecorded(own);
  const rest = withoutNames(text, named);
  const spokenOf = projects.find(({ id }) => id === projectId) ?? own.project;
  const scope = named.length > 0 ? named : spokenOf ? [spokenOf] : projects;
  const here = linkIn(
    rest,
    all.filter((each) => scope.some(({ id }) => id === each.projectId)),
  );
  // A number is one of its own project.
  const wider = named.length === 0 && scope.length < projects.length && numberSaid(rest) === undefined;
  const everywhere = wider ? linkIn(rest, all) : here;
  const found =
    ANYWHERE.test(text) || agreed(everywhere) > agreed(here) + (agreed(here) > 0 ? 1 : 0) ? everywhere : here;
  return {
    projects: named,
    findings: all.filter(({ id }) => found.ids.has(id)),
    terms: found.terms,
    plural: found.plural || ALL_OF.test(text),
  };
}

/** How many words say the same. */
const agreed = ({ ids, terms }: Found) =>
  ids.size === 0 || terms.every(({ kind }) => kind === 'area' || kind === 'like')
    ? 0
    : new Set(terms.filter(({ fits }) => [...ids].every((id) => fits.has(id))).map(({ said }) => said)).size;
