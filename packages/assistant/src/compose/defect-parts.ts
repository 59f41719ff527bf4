/** Answers about defects: how serious, why, what to do, whom to call, what waiting does, how two differ. */
import { type DefectId, findDefectName, type Severity } from '@plumbline/knowledge';
import { formatMeasurement } from '@plumbline/knowledge/measurement-words';
import { findDefect } from '@plumbline/knowledge/taxonomy';
import { rowsNamed } from '../corpus.ts';
import { findingRows } from '../rows/own-rows.ts';
import { type Aspect, bullets, large, listed, small } from '../rows/row.ts';
import { defectSupport, ENOUGH } from '../support.ts';
import { atSize, widestTold } from './call-sooner.ts';
import { type Brief, type Composer, type Part, part } from './part.ts';

const MOST_DEFECTS = 2;

/** How well the defects of this question are supported; undefined for not enough. */
export function supportOf({ question, corpus, finding }: Brief): number | undefined {
  const fromContext = question.defectStrength === 0 && (question.followUp || finding !== null);
  const support = defectSupport(question, corpus, fromContext);
  return support >= ENOUGH.defect ? support : undefined;
}

/** The finding's own row, where the finding is what is spoken of. */
export function ownPart({ finding }: Brief, aspect: Aspect, support: number): Part[] {
  if (!finding) return [];
  return findingRows(finding)
    .filter((row) => row.aspect === aspect)
    .map((row) => part(row, support));
}

const aspectComposer =
  (aspect: Aspect, lead: (name: string) => string = () => '', alsoGeneral = false): Composer =>
  (brief) => {
    const { question } = brief;
    const support = supportOf(brief);
    if (support === undefined) return [];
    const own = ownPart(brief, aspect, support);
    if (own.length > 0 && !alsoGeneral) return own;
    const general = question.defectIds.slice(0, MOST_DEFECTS).flatMap((id) => {
      const name = findDefectName(id)?.name ?? '';
      return rowsNamed(`defect:${id}/${aspect}`).map((row) => part(row, support, lead(name)));
    });
    return [...own, ...general];
  };

export const composeSeverity = aspectComposer('severity', undefined, true);
export const composeCause = aspectComposer('cause');
export const composeNext = aspectComposer('next', (name) => `What to do about ${small(name)}:`);
export const composeWho = aspectComposer('who');

const MAY_IT_WAIT: Readonly<Record<Severity, string>> = {
  critical: '**No, it shouldn’t wait.** Treat it as urgent.',
  high: '**It shouldn’t wait long.** Have it looked at within days.',
  medium: '**It can wait some weeks, not longer**, as long as it stays as it is.',
  low: '**It can usually wait**, as long as it is watched and doesn’t change.',
};

/** What waiting means: nothing here knows prices, so it goes by severity and by what makes it worse. */
export const composeWaiting: Composer = (brief) => {
  const { question, finding } = brief;
  const support = supportOf(brief);
  const [id] = question.defectIds;
  const defect = id && findDefect(id);
  if (support === undefined || !defect) return [];
  const size = widestTold(question.text);
  const severity = finding?.severity ?? atSize(defect.typicalSeverity, defect.escalatesWhen, size);
  const worse =
    defect.escalatesWhen.length > 0 ? `It has got worse when you see:\n${bullets(defect.escalatesWhen)}` : '';
  // A finding's own actions follow its open alerts; the ones that are usual for such a defect may not.
  const now = finding ? finding.assessment.actions.immediate : defect.actions.immediate;
  const meanwhile = now.length > 0 ? `Until then:\n${bullets(now.map(large))}` : '';
  const money = /\bcost/i.test(question.text)
    ? ' I hold no prices, so I can’t say what waiting costs in dollars.'
    : '';
  const rated = finding
    ? `Your finding ${finding.number} is rated ${severity}.`
    : `${defect.name}: usually ${defect.typicalSeverity}${severity === defect.typicalSeverity || !size ? '' : `, and at ${formatMeasurement(size)} ${severity}`}.`;
  return [
    {
      text: [`${MAY_IT_WAIT[severity]} ${rated}${money}`, worse, meanwhile].filter(Boolean).join('\n\n'),
      rows: [
        ...(finding ? findingRows(finding).filter(({ aspect }) => aspect === 'severity') : []),
        ...rowsNamed(`defect:${defect.id}/severity`, `defect:${defect.id}/next`),
      ],
      support,
    },
  ];
};

export const composeAbout: Composer = (brief) => {
  const { question, finding } = brief;
  const support = supportOf(brief);
  if (support === undefined) return [];
  const about = question.defectIds
    .slice(0, MOST_DEFECTS)
    .flatMap((id) => rowsNamed(`defect:${id}/about`).map((row) => part(row, support)));
  return finding && question.defectStrength < 1 ? [...ownPart(brief, 'about', support), ...about] : about;
};

function profile(id: DefectId): Part[] {
  const defect = findDefect(id);
  if (!defect) return [];
  return [
    {
      text: `**${defect.name}**\n${bullets([
        `Looks like: ${listed(defect.cues)}`,
        `Usually ${defect.typicalSeverity}`,
        `Comes from: ${listed(defect.causes, 'or')}`,
        `Call: ${listed(defect.whoToCall, 'or')}`,
      ])}`,
      rows: rowsNamed(`defect:${id}/about`, `defect:${id}/severity`, `defect:${id}/cause`),
      support: 1,
      listed: [{ findingId: null, defectId: id }],
    },
  ];
}

/** Two defects beside each other; a single one beside what it is mistaken for. */
export const composeCompare: Composer = (brief) => {
  const { question } = brief;
  const support = supportOf(brief);
  const [first] = question.defectIds;
  if (support === undefined || !first) return [];
  const others =
    question.defectIds.length > 1
      ? question.defectIds.slice(1, 3)
      : (findDefect(first)?.confusableWith ?? []).slice(0, 2);
  const ids = [...new Set([first, ...others])];
  // Three profiles would drown the first three sources: each brings its look first.
  return ids
    .flatMap(profile)
    .map((each) => ({ ...each, support, rows: each.rows.slice(0, ids.length > 2 ? 1 : 2) }));
};

/** What to show in a photo: the product's advice, and of this defect what must be seen. */
export const composePhoto: Composer = (brief) => {
  const { question } = brief;
  const [id] = question.defectIds;
  const defect = id && findDefect(id);
  const advice = rowsNamed('help:guide/image-upload/useful-photos').map((row) =>
    part(row, 0.9, defect ? '' : 'So that a photo tells something:'),
  );
  const formats = /\b(?:format|size|heic|jpe?g|png|webp|megabyte|mb|pixels?|resolution|upload)\b/i.test(
    question.text,
  )
    ? rowsNamed('help:guide/image-upload/formats', 'help:faq/which-photos-can-i-upload').map((row) =>
        part(row, 0.9),
      )
    : [];
  if (formats.length > 0) return formats;
  if (!defect || supportOf(brief) === undefined) return advice;
  const show: Part = {
    text: `For ${small(defect.name)}, show:\n${bullets(defect.cues)}`,
    rows: rowsNamed(`defect:${defect.id}/about`),
    support: 0.9,
  };
  return [show, ...advice];
};
