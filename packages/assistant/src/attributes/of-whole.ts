/** Whether something is asked of a project as a whole, and not of a part of it or another matter that is named beside it. */
import { tokenise } from '@plumbline/knowledge/language';
import type { OwnProject } from '../account-data.ts';
import { projectsNamed } from '../aims/meant.ts';
import { statesIn } from '../question/places.ts';
import { stemsIn, wordsOf } from '../question/words.ts';

/** Said of a whole project: what it is called, what is recorded of it, whatever is on it, and who asks. */
const OF_WHOLE = new Set(
  stemsIn(
    `project job site place property building build house home unit flat apartment town townhouse terrace duplex villa cottage
    shack shop shed studio block structure work contract sign signed date dated day days approval approve approved permit permitted da
    consent development planning council complete completed completion practical finish finished done handed handover final
    old new age ages aged year years now create created made make start started open opened set setup added plumbline app
    type entered recorded record listed list address street postal full status hold active progress running marked mark stand
    stands weather raining rain wet dry sunny hot cold like photo photos pic pics picture pictures image images shot shots came
    attend attended present turned met went inspection visit walkthrough along number count many much
    finding findings defect defects issue issues problem problems item items wrong everything found whole overall situation
    state condition shape summary summarise short quick version story nutshell brief rundown line
    client clients owner owners buyer buyers vendor bank lawyer insurer agent strata committee corporate body manager mum dad wife
    husband partner boss asap mate`,
  ),
);

/** Where a reason or a courtesy begins, the asking is over. */
const ENDS_CLAUSE = /[,.;:?!]|\b(?:because|cause|cos|coz|so|pls|plz|please|cheers|thanks)\b/i;

/** Whether nothing is named but these projects; `asked` finds the clause that counts. */
export function isOfWhole(text: string, projects: readonly OwnProject[], asked?: RegExp): boolean {
  const clause = text.split(ENDS_CLAUSE).find((each) => asked?.test(each)) ?? text;
  const called = new Set(stemsIn(projects.map(({ name, address }) => `${name} ${address}`).join(' ')));
  return tokenise(clause).every(
    ({ word, stem }) =>
      OF_WHOLE.has(stem) ||
      called.has(stem) ||
      wordsOf(word).all.length === 0 ||
      statesIn(word).length > 0 ||
      projectsNamed(word, projects).length > 0,
  );
}
