import type { DefectSummary } from '@plumbline/contract';
import { messageFor } from '../../api/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ChatPanel } from './chat-panel.tsx';
import { defectGreeting } from './greeting.ts';
import { fromKept, type ShownMessage } from './message.ts';
import { useDefectChat, useEngineCount } from './queries.ts';
import { useChat } from './use-chat.ts';

interface DefectChatProps {
  defect: Pick<DefectSummary, 'id' | 'projectId' | 'defectType'>;
}

/** The conversation about one defect, with what was said before. */
export default function DefectChat({ defect }: DefectChatProps) {
  const history = useDefectChat(defect.id);
  if (history.isLoadingError)
    return (
      <ErrorState
        title="We couldn’t load this conversation."
        onRetry={() => void history.refetch()}
        retrying={history.isFetching}
      >
        {messageFor(history.error, 'Please try again in a moment.')}
      </ErrorState>
    );
  if (!history.data || history.isFetching)
    return (
      <SkeletonGroup label="Loading conversation" className="space-y-3 p-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
      </SkeletonGroup>
    );
  return <Opened defect={defect} kept={fromKept(history.data)} />;
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
  const chat = useChat({
    subject: { defectId: defect.id, projectId: null },
    kept,
    onFailure: tellFailure,
  });
  return (
    <ChatPanel
      chat={chat}
      greeting={defectGreeting(engineCount, defect.defectType)}
      label={`Message about ${defect.defectType}, defect ${defect.id}`}
      placeholder="Ask about this finding"
      className="max-h-112"
    />
  );
}
