import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Check } from '../../ui/icons/check.tsx';
import { Copy } from '../../ui/icons/copy.tsx';
import { ThumbsDown } from '../../ui/icons/thumbs-down.tsx';
import { ThumbsUp } from '../../ui/icons/thumbs-up.tsx';
import { toast } from '../../ui/toast-store.ts';

interface AnswerActionsProps {
  text: string;
  messageId: number | undefined;
  helpful: boolean | null;
  onRate: (messageId: number, helpful: boolean | null) => void;
}

const small = 'size-(--target-small)';

/** Copy an answer, and say whether it helped. */
export function AnswerActions({ text, messageId, helpful, onRate }: AnswerActionsProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({ title: 'Copying isn’t allowed here', description: 'Select the text and copy it by hand.' });
    }
  };
  return (
    <div className="-ml-2 flex items-center">
      <IconButton label={copied ? 'Copied' : 'Copy answer'} className={small} onClick={() => void copy()}>
        {copied ? (
          <Check className="size-4" aria-hidden="true" />
        ) : (
          <Copy className="size-4" aria-hidden="true" />
        )}
      </IconButton>
      {messageId === undefined ? null : (
        <>
          <IconButton
            label="This helped"
            aria-pressed={helpful === true}
            className={`${small} aria-pressed:text-good`}
            onClick={() => onRate(messageId, helpful === true ? null : true)}
          >
            <ThumbsUp className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton
            label="This didn’t help"
            aria-pressed={helpful === false}
            className={`${small} aria-pressed:text-poor`}
            onClick={() => onRate(messageId, helpful === false ? null : false)}
          >
            <ThumbsDown className="size-4" aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}
