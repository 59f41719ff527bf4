import { useLayoutEffect, useRef } from 'react';
import { ChatInput } from './chat-input.tsx';
import { Choices } from './choices.tsx';
import { Markdown } from './markdown.tsx';
import { MessageView } from './message-view.tsx';
import type { Chat } from './use-chat.ts';

interface ChatPanelProps {
  chat: Chat;
  /** What the assistant opens with; left out where a conversation goes on. */
  greeting?: string | undefined;
  /** Questions to begin with, while nothing has been said. */
  starters?: readonly string[];
  /** Names the field to type in. */
  label: string;
  placeholder?: string;
  className?: string;
}

/** Who has moved the list by more than this is reading elsewhere and isn't moved. In pixels. */
const LEFT_ALONE = 40;
/** Left above a question that stands at the top. */
const ABOVE = 16;

/** An answer as it is read out: without the marks of bold and code. */
const spoken = (markdown: string) => markdown.replace(/\*\*|`/g, '');

/** Messages, what is being thought, and the field to type in. */
export function ChatPanel({
  chat,
  greeting,
  starters = [],
  label,
  placeholder = 'Ask about a defect',
  className = '',
}: ChatPanelProps) {
  const { messages, pending, streamed } = chat;
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const put = useRef(0);
  const last = messages.at(-1);

  const questions = messages.filter(({ type }) => type === 'user').length;
  useLayoutEffect(() => {
    if (questions > 0) follows.current = true;
  }, [questions]);
  // After every change of what stands in it. The specification scrolls after 100 ms; here it's done before painting.
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !follows.current || questions === 0) return;
    const asked = [...box.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
    const end = box.scrollHeight - box.clientHeight;
    // An answer that is longer than the list is read from its beginning.
    box.scrollTop = Math.max(0, Math.min(end, (asked?.offsetTop ?? end) - ABOVE));
    put.current = box.scrollTop;
  });

  return (
    <div className={`flex min-h-0 flex-col ${className}`}>
      <div
        ref={list}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          // A list that grew, because the field shrank, is moved by nobody.
          const atEnd = scrollHeight - clientHeight - scrollTop <= LEFT_ALONE;
          follows.current = atEnd || Math.abs(scrollTop - put.current) <= LEFT_ALONE;
        }}
        className="relative min-h-0 flex-1 overflow-y-auto px-4 py-4"
      >
        <ol className="mx-auto max-w-2xl space-y-5">
          {greeting === undefined ? null : (
            <li>
              <span className="sr-only">Assistant:</span>
              <div className="space-y-3 border-l-2 border-accent pl-3.5">
                <Markdown text={greeting} />
              </div>
              {messages.length === 0 ? (
                <Choices label="Questions to begin with" choices={starters} onChoose={chat.send} />
              ) : null}
            </li>
          )}
          {messages.map((message) => (
            <MessageView
              key={message.key}
              message={message}
              awaited={message.key === pending}
              onAgain={pending === null ? chat.again : undefined}
              onRate={chat.rate}
              onChoose={pending === null && message === last ? chat.send : undefined}
            />
          ))}
          {pending === null ? null : (
            <li className="space-y-3 border-l-2 border-accent pl-3.5 wrap-anywhere">
              {streamed ? (
                <Markdown text={streamed} />
              ) : (
                <p className="text-ink-soft">
                  AI is thinking
                  <span aria-hidden="true" className="thinking-dots" />
                </p>
              )}
            </li>
          )}
        </ol>
      </div>
      {/* Read out once, when it is whole: a stream would be read word by word. */}
      <p className="sr-only" role="status">
        {pending !== null
          ? 'AI is thinking'
          : last?.type === 'ai' && !last.error
            ? `Answer: ${spoken(last.content)}`
            : ''}
      </p>
      <div className="border-t border-line px-4 py-3">
        <div className="mx-auto max-w-2xl">
          <ChatInput
            label={label}
            placeholder={placeholder}
            pending={pending !== null}
            onSend={chat.send}
            onStop={chat.stop}
          />
        </div>
      </div>
    </div>
  );
}
