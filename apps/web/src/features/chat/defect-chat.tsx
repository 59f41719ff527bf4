import type { DefectSummary } from '@plumbline/contract';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ChatPanel } from './chat-panel.tsx';
import { defectGreeting, defectStarters } from './greeting.ts';
import { fromKept, type ShownMessage } from './message.ts';
import { useDefectChat, useEngineCount } from './queries.ts';
import { useChat } from './use-chat.ts';

interface DefectChatProps {
  defect: Pick<DefectSummary, 'id' | 'number' | 'projectId' | 'defectType' | 'severity'>;
}

/** The conversation about one defect, with what was said before. */
export default function DefectChat({ defect }: DefectChatProps) {
  const history = useDefectChat(defect.id);
  const [begun, setBegun] = useState(false);
  return (
    <Loaded
      query={history}
      what="this conversation"
      // Read anew later, as when the connection is back, it mustn't take a draft or a running answer away.
      wait={history.isFetching && !begun}
      skeleton={
        <SkeletonGroup label="Loading conversation" className="space-y-3 p-4">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </SkeletonGroup>
      }
    >
      {(kept) => (
        <div onInput={() => setBegun(true)}>
          <Opened defect={defect} kept={fromKept(kept)} />
        </div>
      )}
    </Loaded>
  );
}

function tellFailure(): null {
  toast({
    title: 'Chat Error',
    description: 'Failed to get AI response. Please try again.',
    tone: 'destructive',
  });
  return null;
}

function Opened({ defect, kept }: DefectChatProps & { kept: readonly ShownMessage[] }) {
  const engineCount = useEngineCount();
  // Where something was said before, the conversation goes on without.
  const [greets] = useState(kept.length === 0);
  const chat = useChat({
    subject: { defectId: defect.id, projectId: null },
    kept,
    onFailure: tellFailure,
  });
  return (
    <ChatPanel
      chat={chat}
      greeting={greets ? defectGreeting(engineCount, defect.defectType) : undefined}
      starters={defectStarters(defect)}
      label={`Message about ${defect.defectType}, finding ${defect.number}`}
      placeholder="Ask about this finding"
      className="max-h-112"
    />
  );
}
