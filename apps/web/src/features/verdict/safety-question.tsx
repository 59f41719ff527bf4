import type { Defect } from '@plumbline/contract';
import { Chips } from './chips.tsx';
import { useQuestions, useSendAnswer } from './queries.ts';

/** Asked right under the precaution, before anything that a thumb could meet first. */
export const SAFETY_QUESTION = 'fallen';

/** Whether anything has fallen, as long as nobody has answered. What was answered stands among the other answers. */
export function SafetyQuestion({ defect, className = '' }: { defect: Defect; className?: string }) {
  const asked = useQuestions(defect.id);
  const { send, isPending } = useSendAnswer(defect.id);
  const question = asked.data?.questions.find(({ id }) => id === SAFETY_QUESTION);
  if (question?.answer !== null) return null;
  return (
    <section aria-label="Safety" className={`rounded-md bg-sunken px-4 py-4 ${className}`}>
      <Chips
        label={question.label}
        chips={question.options}
        chosen={null}
        disabled={isPending}
        onChoose={(value) => send({ [SAFETY_QUESTION]: value })}
      />
    </section>
  );
}
