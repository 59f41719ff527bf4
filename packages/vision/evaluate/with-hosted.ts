/** What a hosted model adds: the same photos by the panel alone, by the model alone, and by both. */
import type { Family } from '@plumbline/knowledge';
import type { ConsensusWeights } from '../src/consensus/weights.ts';
import { SHIPPED_WEIGHTS } from '../src/consensus/weights.ts';
import {
  DEFAULT_MODELS,
  HOSTED_PROVIDERS,
  type HostedModel,
  type HostedProvider,
} from '../src/hosted/settings.ts';
import { calibrate, FIRST_TRUST, fitTrust, type Trust } from '../src/hosted/trust.ts';
import { figuresOf, isDefect, type Judged, marksDefect } from '../src/learning/figures.ts';
import { judge } from '../src/learning/judge.ts';
import type { Vote } from '../src/panel.ts';
import type { Labelled } from './folders.ts';
import { answerOf } from './panel-run.ts';

/** Names in the environment, as the server reads them. */
const NAMES: Readonly<Record<HostedProvider, string>> = {
  openai: 'OPENAI',
  anthropic: 'ANTHROPIC',
  google: 'GOOGLE_GENERATIVE_AI',
  compatible: 'OPENAI_COMPATIBLE',
};

/** The model that `--with` names, set up by the environment; a sentence that says what is missing. */
export function hostedFrom(provider: string, environment: NodeJS.ProcessEnv): HostedModel | string {
  const known = HOSTED_PROVIDERS.find((one) => one === provider);
  if (!known) return `--with takes one of ${HOSTED_PROVIDERS.join(', ')}.`;
  const read = (what: string) => environment[`${NAMES[known]}_${what}`] || undefined;
  const [apiKey, baseUrl] = [read('API_KEY'), read('BASE_URL')];
  if (known === 'compatible') {
    const model = read('MODEL');
    if (!baseUrl || !model) return 'Set OPENAI_COMPATIBLE_BASE_URL and OPENAI_COMPATIBLE_MODEL.';
    return { provider: known, model, baseUrl, ...(apiKey ? { apiKey } : {}) };
  }
  if (!apiKey) return `Set ${NAMES[known]}_API_KEY.`;
  return {
    provider: known,
    apiKey,
    model: read('MODEL') ?? DEFAULT_MODELS[known],
    ...(baseUrl ? { baseUrl } : {}),
  };
}

/** A photo with every vote on it, the hosted model's among them where it gave one. */
export interface Heard extends Pick<Labelled, 'file' | 'truth'> {
  votes: readonly Vote[];
}

const statedBy = (votes: readonly Vote[]) => votes.find(({ family }) => family === 'hosted')?.opinion?.stated;

/** The votes as they would be if the model were believed so far. */
function believed(votes: readonly Vote[], trust: Trust): Vote[] {
  return votes.map((vote) => {
    const { opinion, family } = vote;
    if (family !== 'hosted' || !opinion?.stated) return vote;
    return { ...vote, opinion: calibrate({ ...opinion, families: opinion.stated }, trust) };
  });
}

function alone(file: string, truth: Family, votes: readonly Vote[]): Judged {
  const stated = statedBy(votes) ?? {};
  const [top] = Object.entries(stated).sort(([, one], [, other]) => other - one) as [Family, number][];
  const damaged = Object.entries(stated).reduce(
    (sum, [name, share]) => sum + (isDefect(name) ? share : 0),
    0,
  );
  return {
    file,
    truth,
    predicted: top?.[0] ?? 'not_sure',
    confidence: top?.[1] ?? 0,
    any_defect: damaged,
    building: 1 - (stated.not_building ?? 0),
    milliseconds: Number.NaN,
  };
}

const FOLDS = 5;

/**
 * The four ways to answer, each on all photos. Learned trust is learned on four fifths and used on the last, in turn: no
 * photo decides how far the model is believed on it.
 */
export function compared(heard: readonly Heard[], weights: ConsensusWeights = SHIPPED_WEIGHTS) {
  const by = (votesOf: (one: Heard, at: number) => readonly Vote[]) =>
    heard.map((one, at) => judge(one.file, one.truth, answerOf(votesOf(one, at), weights), Number.NaN));
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    fitTrust(
      heard.flatMap(({ votes, truth }, at) => {
        const stated = at % FOLDS === fold ? undefined : statedBy(votes);
        return stated ? [{ stated, truth }] : [];
      }),
    ),
  );
  return {
    'panel alone': by(({ votes }) => votes.filter(({ family }) => family !== 'hosted')),
    'model alone': heard.map(({ file, truth, votes }) => alone(file, truth, votes)),
    'both, as it starts': by(({ votes }) => believed(votes, FIRST_TRUST)),
    'both, once learned': by(({ votes }, at) => believed(votes, folds[at % FOLDS] ?? FIRST_TRUST)),
  };
}

const three = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(3)).padStart(9);

/** The comparison as lines of text. */
export function comparedLines(heard: readonly Heard[]): string[] {
  const answered = heard.filter(({ votes }) => statedBy(votes)).length;
  const head = ['right', 'answered', 'of these', 'found', 'clean!', 'alarms', 'ECE'].map((name) =>
    name.padStart(9),
  );
  return [
    `The model answered on ${answered} of ${heard.length} photos.`,
    `${''.padEnd(20)}${head.join('')}`,
    ...Object.entries(compared(heard)).map(([name, judged]) => {
      const figures = figuresOf(judged);
      const defects = judged.filter(({ truth }) => isDefect(truth));
      const clean = defects.filter((one) => one.predicted === 'normal' && !marksDefect(one)).length;
      const row = [
        figures.accuracy,
        figures.coverage,
        figures.answeredAccuracy,
        figures.defectRecall,
        clean / defects.length,
        figures.falseAlarms,
        figures.calibrationError,
      ];
      return `${name.padEnd(20)}${row.map(three).join('')}`;
    }),
    'right: of all photos. of these: of those answered. found: defects said to be some defect. clean!: defects called clean.',
  ];
}
