import type { AlikeQuestion } from '@plumbline/contract';
import { useState } from 'react';
import { addressOf } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { isAbout, useAlike, useAnswerAlike } from './queries.ts';

/** How many are asked at once: with a finding, and above the lists of a project, which begin below it. */
const SHOWN = 3;
const ABOVE_A_LIST = 1;

interface AlikeQuestionsProps {
  projectId: number;
  /** Only those about this finding. */
  findingId?: number;
  /** Findings that are on their way out: a photo added to one would go with it. */
  without?: ReadonlySet<number>;
  onOpenFinding?: (id: number) => void;
}

/** Photos that may show the same defect. Somebody says so; nothing joins by itself. */
export default function AlikeQuestions({
  projectId,
  findingId,
  without,
  onOpenFinding,
}: AlikeQuestionsProps) {
  const all = useAlike(projectId).filter(
    (question) => ![question.findingId, ...question.ownFindingIds].some((id) => without?.has(id)),
  );
  const answer = useAnswerAlike();
  const [open, setOpen] = useState(false);
  const questions = findingId === undefined ? all : all.filter(isAbout(findingId));
  if (questions.length === 0) return null;
  const shown = open ? questions : questions.slice(0, findingId === undefined ? ABOVE_A_LIST : SHOWN);
  return (
    <section
      aria-label="Photos of the same defect?"
      className="mt-3 mb-6 rounded-md border border-line bg-surface p-4"
    >
      <h3 className="text-base font-semibold">Photos of the same defect?</h3>
      <p className="text-sm text-ink-soft">These photos look alike. Adding one is free.</p>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((question) => (
          <Question
            key={`${question.photoId} ${question.findingId}`}
            question={question}
            busy={answer.isPending && answer.variables.question === question}
            onAnswer={(said) => answer.mutate({ question, answer: said })}
            onOpenFinding={onOpenFinding}
          />
        ))}
      </ul>
      {questions.length > shown.length ? (
        <Button className="mt-2" size="small" variant="quiet" onClick={() => setOpen(true)}>
          Show all {questions.length}
        </Button>
      ) : null}
    </section>
  );
}

interface QuestionProps {
  question: AlikeQuestion;
  busy: boolean;
  onAnswer: (answer: 'join' | 'dismiss') => void;
  onOpenFinding: ((id: number) => void) | undefined;
}

function Question({ question, busy, onAnswer, onOpenFinding }: QuestionProps) {
  const { photoId, otherPhotoId, fileName, findingId, findingNumber, defectType } = question;
  const [own] = question.ownFindingNumbers;
  const name = `finding ${findingNumber}, ${defectType}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex shrink-0 gap-1">
        <Picture id={photoId} alt={`Photo ${fileName}`} />
        <Picture id={otherPhotoId} alt={`Photo of ${name}`} />
      </div>
      <div className="min-w-48 flex-1 text-sm">
        <p className="font-medium">Another photo of {name}?</p>
        <p className="text-ink-soft">
          {own === undefined ? fileName : `${fileName} stays with finding ${own} too.`}
        </p>
        {onOpenFinding ? (
          <button
            type="button"
            className="min-h-(--target) text-link hover:underline"
            onClick={() => onOpenFinding(findingId)}
          >
            Open finding {findingNumber}
          </button>
        ) : null}
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          busy={busy}
          aria-label={`Add ${fileName} to finding ${findingNumber}`}
          onClick={() => onAnswer('join')}
        >
          Add to finding {findingNumber}
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={busy}
          aria-label={`Keep ${fileName} apart`}
          onClick={() => onAnswer('dismiss')}
        >
          No
        </Button>
      </div>
    </li>
  );
}

function Picture({ id, alt }: { id: number; alt: string }) {
  return (
    <img
      src={addressOf('photoImage', { params: { id }, query: { size: '320' } })}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="size-20 rounded-sm bg-sunken object-cover"
    />
  );
}
