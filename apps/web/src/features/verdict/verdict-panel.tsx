import type { Defect } from '@plumbline/contract';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Chips } from './chips.tsx';
import { DateQuestion } from './date-question.tsx';
import { MaterialPicture } from './material-picture.tsx';
import { type Answers, useQuestions, useSendAnswer } from './queries.ts';
import type { VerdictQuestion } from './question-type.ts';
import { SAFETY_QUESTION } from './safety-question.tsx';
import { SizeQuestion } from './size-question.tsx';
import { verdictWords } from './verdict-words.ts';

const MeasureDialog = lazyPart(() => import('../measure/measure-dialog.tsx'));

/** Under the verdict: what decides it, to be answered with one tap each. The server judges anew at every answer. */
export function VerdictPanel({ defect }: { defect: Defect }) {
  const asked = useQuestions(defect.id);
  const answer = useSendAnswer(defect.id);
  const [changed, setChanged] = useState('');
  const [measuring, setMeasuring] = useState(false);
  const onPhoto = defect.evidence.width > 0 ? () => setMeasuring(true) : undefined;
  // While it is open it stands at the top.
  const questions = (asked.data?.questions ?? []).filter(
    ({ id, answer: given }) => id !== SAFETY_QUESTION || given !== null,
  );
  if (questions.length === 0) return null;
  const send = (body: Answers) => answer.send(body, (after) => setChanged(changeBetween(defect, after)));
  const open = questions.filter(({ answer: given }) => given === null);
  const answered = questions.filter(({ answer: given }) => given !== null);
  return (
    <section aria-label="What decides the verdict" className="mt-4 space-y-4 rounded-md bg-sunken px-4 py-4">
      {open.map((question) => (
        <Question
          key={question.id}
          question={question}
          disabled={answer.isPending}
          onAnswer={send}
          onPhoto={onPhoto}
        />
      ))}
      {answered.length > 0 ? (
        <details open={open.length === 0 && changed !== ''}>
          <summary className="min-h-(--target-small) cursor-pointer content-center text-sm font-medium text-ink-soft">
            Change an answer
          </summary>
          <div className="space-y-4 pt-2">
            {answered.map((question) => (
              <Question
                key={question.id}
                question={question}
                disabled={answer.isPending}
                onAnswer={send}
                onPhoto={onPhoto}
              />
            ))}
          </div>
        </details>
      ) : null}
      <p role="status" className="text-sm font-medium empty:hidden">
        {changed}
      </p>
      {measuring ? (
        <Suspense>
          <MeasureDialog defect={defect} onClose={() => setMeasuring(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}

interface QuestionProps {
  question: VerdictQuestion;
  disabled: boolean;
  onAnswer: (body: Answers) => void;
  onPhoto: (() => void) | undefined;
}

function Question({ question, disabled, onAnswer, onPhoto }: QuestionProps) {
  const { id, label, options, answer, size, existing } = question;
  if (id === 'size')
    return size ? (
      <SizeQuestion
        question={{ ...question, size }}
        disabled={disabled}
        onMeasured={(measurement) => onAnswer({ measurement })}
        onPhoto={onPhoto}
      />
    ) : null;
  if (id === 'date')
    return (
      <DateQuestion
        label={label}
        existing={existing === true}
        disabled={disabled}
        onAnswer={(project) => onAnswer({ project })}
      />
    );
  return (
    <Chips
      label={label}
      chips={options.map((option) => ({
        ...option,
        ...(id === 'material' ? { picture: <MaterialPicture material={option.value} /> } : {}),
      }))}
      chosen={answer}
      disabled={disabled}
      onChoose={(value) => {
        if (id === 'state')
          onAnswer({ project: { state: value as NonNullable<Answers['project']>['state'] } });
        else onAnswer({ [id]: answer?.split(' ').includes(value) ? null : value });
      }}
    />
  );
}

/** 'Was: No verdict yet. Now: Non-compliant.' */
function changeBetween(before: Defect, after: Defect): string {
  const was = verdictWords(before.assessment.compliance).title;
  const now = verdictWords(after.assessment.compliance).title;
  const severity = before.severity === after.severity ? '' : ` Severity is now ${after.severity}.`;
  if (was === now) return severity.trim() || `Saved. ${now}, as before.`;
  return `Was: ${lowerFirst(was)}. Now: ${lowerFirst(now)}.${severity}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
