import { FAMILY_NAMES, type Family, findDefectName, isDefectId } from '@plumbline/knowledge';
import { type AlertKind, kindOfDefect, readAlerts } from '@plumbline/knowledge/hazards';
import {
  affirms,
  deniesSteel,
  familiesDenied,
  heldBy,
  lacksPattern,
  readWords,
} from '@plumbline/knowledge/language';
import {
  familyTitle,
  isRuledOutByMaterial,
  materialsNamed,
  needsMaterial,
  saysCrack,
} from '@plumbline/knowledge/materials';
import { familiesOfDefects } from '../consensus/words.ts';
import type { Engine } from '../panel.ts';

/** A list of candidates longer than this helps nobody. */
const MOST_CANDIDATES = 8;
/** Where the likeliest defect is below this, the words are too vague for a vote. */
export const LEAST_TO_VOTE = 0.1;
/** From here on the words are taken to be clear. */
const CLEAR = 0.6;

const nameOf = (defectId: string) => findDefectName(defectId)?.name ?? defectId;

function summaryOf(
  [first, second]: readonly [string, number][],
  kind: Family | undefined,
  words: string,
): string {
  if (first === undefined) return 'The words name no defect.';
  if (kind && first[1] >= CLEAR) {
    const title = familyTitle(kind, words);
    const open = title === FAMILY_NAMES[kind] ? 'of what material' : 'how it runs';
    return `The words describe: ${title}. They don’t say ${open}.`;
  }
  const name = nameOf(first[0]);
  if (first[1] >= CLEAR) return `The words describe: ${name}.`;
  if (second === undefined) return `The words may mean: ${name}.`;
  return `The words may mean: ${name}, or ${nameOf(second[0])}.`;
}

/** What isn't held by the words is never taken to be clear: it stays below what settles an answer. */
const GUESS_AT_MOST = 0.5;
/** Rainwater that doesn't run off is named by the words of sewage, and isn't it. */
const OF_RAIN: ReadonlySet<string> = new Set(['site_drainage_ponding', 'downpipe_stormwater', 'bath_falls']);

/**
 * Without what nobody said, and what was denied, is past or is as it should be. A defect that the words don't hold is a
 * guess: unsure, and left out where it would bring a danger of its own or where an alert already speaks of something else.
 */
function asSaid(
  defects: readonly [string, number][],
  words: string,
  warned: ReadonlySet<AlertKind>,
): [string, number][] {
  const named = heldBy(words);
  const denied = familiesDenied(words);
  const noSteel = deniesSteel(words);
  const isAffirmed = affirms(words);
  const isDenied = (id: string) => {
    const looks = findDefectName(id)?.families ?? [];
    if (noSteel && id === 'exposed_reinforcement') return true;
    return looks.length > 0 && looks.every((look) => denied.has(look));
  };
  const isCracked = saysCrack(words);
  const holds = (id: string) => named(id) || (isCracked && kindOnly(id, words) !== undefined);
  const best = Math.max(0, ...defects.map(([id, share]) => (holds(id) ? 0 : share)));
  const scale = best > GUESS_AT_MOST ? GUESS_AT_MOST / best : 1;
  return defects.flatMap(([id, share]): [string, number][] => {
    if (isDenied(id) || (warned.has('sewage') && OF_RAIN.has(id))) return [];
    // An alert of its kind has read the words, too, and reads them better.
    const kind = kindOfDefect(id);
    if (!(kind && warned.has(kind)) && !isAffirmed(id)) return [];
    if (holds(id)) return [[id, share]];
    const fits = kind === undefined ? warned.size === 0 : warned.has(kind);
    return fits ? [[id, share * scale]] : [];
  });
}

/** What the words may mean, without defects of another material than they name: that is said of them too. */
function withinMaterial(defects: Readonly<Record<string, number>>, words: string): [string, number][] {
  const materials = materialsNamed(words);
  const all = Object.entries(defects);
  const kept = all.filter(([id]) => !isDefectId(id) || !isRuledOutByMaterial(id, materials));
  const total = (entries: readonly [string, number][]) => entries.reduce((sum, [, share]) => sum + share, 0);
  const scale = kept.length > 0 ? total(all) / total(kept) : 1;
  return kept.map(([id, share]) => [id, share * scale]);
}

/** The kind of what is named, where the words don't say what it is made of or how it runs. */
function kindOnly(defectId: string | undefined, words: string): Family | undefined {
  if (defectId === undefined || !isDefectId(defectId)) return undefined;
  if (!needsMaterial(defectId, materialsNamed(words)) && !lacksPattern(defectId, words)) return undefined;
  return findDefectName(defectId)?.families.find((family) => family === 'crack');
}

/** Reads the user's description; stage and state shift what it finds a little. Text is data: commands do nothing. */
export const language: Engine = {
  id: 'language',
  name: 'Your words',
  family: 'words',
  about: 'Reads your description and the stage of works, and tells which defects they may mean.',
  // The first reading learns from the examples; later ones take a millisecond.
  timeLimitMs: 8000,
  async vote(_evidence, context) {
    const { description, project, stages } = context;
    const warned = new Set(readAlerts({ words: description, project }).map(({ kind }) => kind));
    // Gas is no defect of the taxonomy: the nearest word would send people to the wrong trade.
    if (warned.has('gas')) return undefined;
    const { defects: meant } = readWords(description, { stages, state: project.state });
    const ranked = asSaid(withinMaterial(meant, description), description, warned)
      .toSorted((one, other) => other[1] - one[1])
      .slice(0, MOST_CANDIDATES);
    const best = ranked[0]?.[1] ?? 0;
    if (best < LEAST_TO_VOTE) return undefined;
    const defects = Object.fromEntries(ranked);
    const kind = kindOnly(ranked[0]?.[0], description);
    return {
      ...(kind ? { kindOnly: true } : {}),
      families: familiesOfDefects(defects),
      defects,
      summary: summaryOf(ranked, kind, description),
      recommendations:
        best < CLEAR
          ? ['Say what you see and where: which part, what it is made of, what is wrong with it.']
          : [],
      measurements: [],
    };
  },
};
