import type { EngineResult } from '@plumbline/contract';
import type { AnalysisContext } from '@plumbline/knowledge';
import type { Examination, Intake, Vote } from '@plumbline/vision';
import { type FactsRow, projectFacts, toEngineResult } from '../judgement/index.ts';
import type { Services } from '../services.ts';
import type { Analysis } from './claim-run.ts';
import { keepExamination } from './keep-examination.ts';

/** What the panel and the rules are told beside the photo. */
export type Facts = Pick<AnalysisContext, 'description' | 'stages'> & { project: FactsRow };

interface RunOptions {
  onVote?: (vote: EngineResult) => void;
  /** What has to be there before the finding is: the photo's files, while they are being written. */
  storing?: Promise<void>;
}

/** Shows the photo of a run to the panel and keeps what it found. What it throws leaves the run to be ended. */
export async function runPanel(
  services: Services,
  run: Analysis,
  intake: Intake,
  facts: Facts,
  { onVote = () => undefined, storing }: RunOptions = {},
): Promise<void> {
  const { database, metrics, panel, vision } = services;
  const context: AnalysisContext = {
    ...facts,
    project: projectFacts(facts.project),
    inspectedOn: (intake.takenAt ?? new Date().toISOString()).slice(0, 10),
  };
  const [examination] = await Promise.all([
    panel.current().then((weights) =>
      vision.examine(intake.seed, context, {
        owner: run.userId,
        weights,
        onVote: (vote: Vote) => onVote(toEngineResult(vote)),
      }),
    ),
    storing,
  ]);
  await keepExamination(database, run, facts, examination, { stored: storing !== undefined });
  count(metrics, examination);
}

function count(metrics: Services['metrics'], { consensus, votes }: Examination): void {
  metrics.findings.inc({ outcome: consensus.outcome });
  for (const { engineId: engine, status, elapsedMs } of votes) {
    metrics.engineVotes.inc({ engine, outcome: status });
    metrics.engineSeconds.observe({ engine }, elapsedMs / 1000);
  }
}
