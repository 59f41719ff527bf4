import { ChatPanel } from '../chat/chat-panel.tsx';
import { ClearHistory } from '../chat/clear-history.tsx';
import { failureWords } from '../chat/failure-words.ts';
import { pageGreeting } from '../chat/greeting.ts';
import { useEngineCount } from '../chat/queries.ts';
import { useChat } from '../chat/use-chat.ts';

const NO_SUBJECT = { defectId: null, projectId: null };

/** The assistant beside the trainer. */
export function AssistantPanel() {
  const engineCount = useEngineCount();
  const chat = useChat({ subject: NO_SUBJECT, onFailure: failureWords });
  return (
    <section
      aria-labelledby="assistant-title"
      className="flex h-[600px] flex-col overflow-hidden rounded-md border border-line bg-surface"
    >
      <header className="flex items-center justify-between gap-2 border-b border-line py-1 pr-2 pl-4">
        <h2 id="assistant-title" className="font-semibold">
          AI Construction Assistant
        </h2>
        <ClearHistory chat={chat} variant="quiet" />
      </header>
      <ChatPanel
        chat={chat}
        greeting={pageGreeting(engineCount)}
        label="Message to the assistant"
        className="min-h-0 flex-1"
      />
    </section>
  );
}
