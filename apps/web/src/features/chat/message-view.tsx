import { toldAnew, withoutAlerts } from '@plumbline/knowledge/alerts-in-text';
import { Button } from '../../ui/button.tsx';
import { RotateCw } from '../../ui/icons/rotate-cw.tsx';
import { AlertsForWords } from '../hazards/alerts-for-words.tsx';
import { HazardAlerts } from '../hazards/hazard-alerts.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { Choices } from './choices.tsx';
import { Markdown } from './markdown.tsx';
import type { ShownMessage } from './message.ts';
import { Sources } from './sources.tsx';

interface MessageViewProps {
  message: ShownMessage;
  /** Whether its answer is on its way. */
  awaited: boolean;
  /** Undefined while another message is being answered. */
  onAgain: ((message: ShownMessage) => void) | undefined;
  onRate: (messageId: number, helpful: boolean | null) => void;
  /** Sends one of the answer's choices; undefined for all but the last answer, and while another is on its way. */
  onChoose: ((choice: string) => void) | undefined;
}

export function MessageView({ message, awaited, onAgain, onRate, onChoose }: MessageViewProps) {
  return message.type === 'user' ? (
    <UserMessage message={message} awaited={awaited} onAgain={onAgain} />
  ) : (
    <Answer message={message} onRate={onRate} onChoose={onChoose} />
  );
}

const WHY = { failed: 'Not answered.', stopped: 'Stopped.' } as const;

function UserMessage({
  message,
  awaited,
  onAgain,
}: Pick<MessageViewProps, 'message' | 'awaited' | 'onAgain'>) {
  const { content, unanswered } = message;
  return (
    <li data-question className="flex flex-col items-end gap-1">
      <span className="sr-only">You:</span>
      <p className="max-w-[85%] rounded-md rounded-br-sm bg-link-soft px-3.5 py-2 whitespace-pre-wrap wrap-anywhere">
        {content}
      </p>
      {unanswered ? (
        <span className="flex items-center gap-2 text-xs text-ink-soft">
          {WHY[unanswered]}
          <Button
            size="small"
            variant="quiet"
            icon={<RotateCw className="size-3.5" aria-hidden="true" />}
            disabled={!onAgain}
            onClick={() => onAgain?.(message)}
          >
            Try again
          </Button>
        </span>
      ) : null}
      {/* No answer tells of the danger, so what the browser reads in the words stays with them. */}
      {awaited || unanswered ? (
        <div className="w-full">
          <AlertsForWords words={content} sent className="mt-2" />
        </div>
      ) : null}
    </li>
  );
}

function Answer({ message, onRate, onChoose }: Omit<MessageViewProps, 'onAgain' | 'awaited'>) {
  const { content, answer, messageId, helpful, error } = message;
  const alerts = answer?.alerts ?? [];
  const text = error ? '' : withoutAlerts(content, alerts);
  return (
    <li className="space-y-1">
      <span className="sr-only">Assistant:</span>
      {answer?.notice ? <p className="text-xs text-ink-soft">{answer.notice}</p> : null}
      {/* Beside an answer of something else the steps of an earlier one aren’t drawn again. */}
      <HazardAlerts alerts={toldAnew(content, alerts)} reasonless brief className="mb-3" />
      {error || text ? (
        <div
          className={`space-y-3 border-l-2 pl-3.5 wrap-anywhere ${error ? 'border-critical' : 'border-accent'}`}
          role={error ? 'alert' : undefined}
        >
          {error ? <p>{content}</p> : <Markdown text={text} />}
        </div>
      ) : null}
      {answer ? (
        <div className="pl-4">
          {answer.answeredBy === 'built_in' ? null : (
            <p className="text-xs text-ink-soft">Answered by the hosted model {answer.answeredBy}.</p>
          )}
          {onChoose ? (
            <Choices label="Go on with" choices={answer.choices ?? []} onChoose={onChoose} />
          ) : null}
          <Sources citations={answer.citations} />
          <AnswerActions text={content} messageId={messageId} helpful={helpful ?? null} onRate={onRate} />
        </div>
      ) : null}
    </li>
  );
}
