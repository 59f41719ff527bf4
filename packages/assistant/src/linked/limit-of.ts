/** The limit for a finding of the user's own, with the size that was written to it and the state of its project. */
import { type OwnContext, type OwnFinding, plain } from '../account-data.ts';
import { composeLimit, sizeOf } from '../compose/limit-position.ts';
import type { Part } from '../compose/part.ts';
import { statesSize, withUnits } from '../compose/stated-limits.ts';
import { theCorpus } from '../corpus.ts';
import { statesIn } from '../question/places.ts';
import { readQuestion } from '../question/read-question.ts';
import { NEW_THREAD } from '../question/thread.ts';

/** Whether a size is stated, or was written to the finding. */
export const isMeasured = (text: string, { words }: Pick<OwnFinding, 'words'>): boolean =>
  statesSize(withUnits(text)) || statesSize(withUnits(words));

/** No parts where no size is known, or no limit. */
export async function limitOf(finding: OwnFinding, text: string, own: OwnContext): Promise<Part[]> {
  if (!finding.defectId || !isMeasured(text, finding)) return [];
  // What is asked of a size that was written says nothing more of what it is of.
  const written = statesSize(withUnits(text)) ? text : plain(finding.words);
  const said = `${sizeOf(finding.defectId, written)}. ${written}`;
  const project = (await own.projects()).find(({ id }) => id === finding.projectId);
  const state = statesIn(text)[0]?.code ?? project?.state ?? own.homeState;
  const question = {
    ...readQuestion(said, NEW_THREAD, state),
    text: said,
    defectIds: [finding.defectId],
    gap: undefined,
  };
  // Another state's limit isn't the finding's own.
  const elsewhere = state !== (project?.state ?? own.homeState);
  return composeLimit({
    question,
    corpus: theCorpus(),
    own: elsewhere ? { ...own, project: null, finding: null } : own,
    finding: elsewhere ? null : finding,
    asked: true,
  });
}
