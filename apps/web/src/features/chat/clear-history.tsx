import { useState } from 'react';
import { call } from '../../api/client.ts';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { Chat } from './use-chat.ts';

interface ClearHistoryProps {
  chat: Pick<Chat, 'messages' | 'pending' | 'clear'>;
  variant?: ButtonVariant;
}

/** Empties, once that is confirmed, a conversation that is about nothing in particular: on this page, and what the server kept of it. */
export function ClearHistory({ chat, variant = 'secondary' }: ClearHistoryProps) {
  const [asks, setAsks] = useState(false);
  const clear = () => {
    setAsks(false);
    chat.clear();
    call('clearConversation').catch(() =>
      toast({
        title: 'History couldn’t be cleared',
        description: 'It’s hidden here, but not deleted yet. Please try again.',
        tone: 'destructive',
      }),
    );
  };
  return (
    <>
      <Button
        size="small"
        variant={variant}
        disabled={chat.messages.length === 0 && chat.pending === null}
        onClick={() => setAsks(true)}
      >
        Clear History
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Clear this chat?"
        message="Your questions and their answers are deleted. Chats about a finding stay."
        confirmLabel="Clear History"
        danger
        onConfirm={clear}
      />
    </>
  );
}
