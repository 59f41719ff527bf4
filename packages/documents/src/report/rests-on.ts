import { type Alert, STOOD_BEFORE } from '@plumbline/knowledge/hazards';
import { isSaidOnly } from './finding-for-readers.ts';
import { countOf, listOf } from './print-words.ts';
import { CAME_IN, type ReportFinding, wasAnalysed } from './report-content.ts';

/** What an item of a report rests on: its danger may be known from elsewhere than the photo that shows the defect. */
type Ground = 'photo' | 'partly' | 'described' | 'known' | 'inspector' | 'brought_in';

interface Numbered {
  finding: ReportFinding;
  number: string;
}

/** What an alert of a finding begins with that no photo shows, and where that is known from. */
const BEGINNINGS: readonly [string, string][] = [
  ['Answered', 'answers'],
  ['Measured', 'measurements'],
  ['Readings', 'readings'],
];

/** Where the danger of an alert is known from, in words; undefined where the photo or what was named in it tells. */
function knownFrom({ basis, because }: Pick<Alert, 'basis' | 'because'>): string | undefined {
  switch (basis) {
    case 'words':
      return 'the description';
    case 'project':
      return 'what is known of the building';
    case 'photo':
      return undefined;
    case 'finding': {
      const stood = because.startsWith(STOOD_BEFORE);
      const told = stood ? because.slice(STOOD_BEFORE.length) : because;
      const known = BEGINNINGS.find(([beginning]) => told.startsWith(beginning))?.[1];
      // What stands from before a change is what a person told: else it was in their words.
      return known ?? (stood ? 'the description' : undefined);
    }
  }
}

const sourcesOf = ({ alerts = [] }: ReportFinding) => alerts.map(knownFrom);

/** Those that somebody entered in answer to a question, or with an instrument. */
const entered = (sources: readonly (string | undefined)[]) =>
  BEGINNINGS.map(([, source]) => source).filter((source) => sources.includes(source));

function groundOf(finding: ReportFinding): Ground {
  const sources = sourcesOf(finding);
  const shown = sources.length === 0 || sources.includes(undefined);
  const told = entered(sources).length > 0 ? 'known' : 'described';
  if (isSaidOnly(finding)) return 'described';
  if (finding.group !== 'defect') return shown ? 'photo' : told;
  if (!wasAnalysed(finding)) return 'brought_in';
  if (finding.decision?.verdict === 'corrected') return 'inspector';
  return shown ? 'photo' : 'partly';
}

/** What the photographs show of the significant items, and on what the others rest: each with its numbers. */
export function groundsOfItems(significant: readonly Numbered[]): string[] {
  const sentences: string[] = [];
  const tell = (
    ground: Ground,
    words: (items: string, are: string, of: readonly ReportFinding[]) => string,
  ) => {
    const of = significant.filter(({ finding }) => groundOf(finding) === ground);
    if (of.length === 0) return;
    const items = countOf(of.length, sentences.length > 0 ? 'more significant item' : 'significant item');
    const said = words(
      items,
      of.length === 1 ? 'is' : 'are',
      of.map(({ finding }) => finding),
    );
    sentences.push(`${said}: ${listOf(of.map(({ number }) => number))}.`);
  };
  tell('photo', (items) => `The photographs show ${items}`);
  tell('partly', (items, _are, of) => {
    const sources = [...new Set(of.flatMap(sourcesOf))].filter((source) => source !== undefined);
    return `For ${items} the photographs show a defect, and how serious it is rests on ${listOf(sources)}`;
  });
  tell('described', (items, are) => `${items} ${are} described but not seen in the photographs`);
  tell('known', (items, are, of) => {
    const sources = listOf(entered(of.flatMap(sourcesOf)));
    return `${items} ${are} known from ${sources} and not seen in the photographs`;
  });
  tell('inspector', (items, are) => `${items} ${are} as the inspector named ${are === 'is' ? 'it' : 'them'}`);
  tell('brought_in', (items) => `${items} ${CAME_IN}`);
  return sentences;
}
