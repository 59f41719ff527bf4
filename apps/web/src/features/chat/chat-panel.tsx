import { useEffect, useRef } from 'react';
import { ChatInput } from './chat-input.tsx';
import { Markdown } from './markdown.tsx';
import { MessageView } from './message-view.tsx';
import type { Chat } from './use-chat.ts';

interface ChatPanelProps {
  chat: Chat;
  /** What the assistant opens with. */
  greeting: string;
  /** Names the field to type in. */
  label: string;
  className?: string;
}

/** The list moves to its end so much after a message, when it has been laid out. */
const SCROLL_DELAY = 100;
/** Who has scrolled further up than this is reading and isn't moved. */
const AT_THE_END = 120;

/** Messages, what is being thought, and the field to type in. */
export function ChatPanel({ chat, greeting, label, className = '' }: ChatPanelProps) {
  const { messages, pending, streamed } = chat;
  const list = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const ownLast = last?.type === 'user';

  useEffect(() => {
    const timer = setTimeout(() => {
      const box = list.current;
      if (!box || messages.length === 0) return;
      const below = box.scrollHeight - box.scrollTop - box.clientHeight;
      if (ownLast || below < AT_THE_END + box.clientHeight / 2) box.scrollTop = box.scrollHeight;
    }, SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [messages.length, ownLast]);

  return (
    <div className={`flex min-h-0 flex-col ${className}`}>
      <div
        ref={list}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        className="min-h-0 flex-1 overflow-y-auto px-4 py-4"
      >
        <ol className="mx-auto max-w-2xl space-y-5">
          <li>
            <span className="sr-only">Assistant:</span>
            <div className="space-y-3 border-l-2 border-accent pl-3.5">
              <Markdown text={greeting} />
            </div>
          </li>
          {messages.map((message) => (
            <MessageView
              key={message.key}
              message={message}
              onAgain={pending === null ? chat.again : undefined}
              onRate={chat.rate}
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
            ? `Answer: ${last.content}`
            : ''}
      </p>
      <div className="border-t border-line px-4 py-3">
        <div className="mx-auto max-w-2xl">
          <ChatInput label={label} pending={pending !== null} onSend={chat.send} onStop={chat.stop} />
        </div>
      </div>
    </div>
  );
}
