import { BATCH_LIMITS } from '@plumbline/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useUser } from '../../auth/auth-context.ts';
import { credits } from '../../batch/batch-words.ts';
import { FilingFields } from '../filing/filing-fields.tsx';
import type { FilingChoice } from '../filing/use-filing.ts';

interface AllowCreditsProps {
  filing: FilingChoice;
  limit: number | null;
  used: number;
  onSay: (credits: number) => void;
  onClose: () => void;
}

/** Asks what the camera's photos of a visit may cost. Nothing is sent before somebody has said so. */
export function AllowCredits({ filing, limit, used, onSay, onClose }: AllowCreditsProps) {
  const { analysisCredits } = useUser();
  const [words, setWords] = useState(String(limit ?? analysisCredits));
  const amount = /^\d{1,4}$/.test(words.trim()) ? Number(words) : Number.NaN;
  const valid = amount <= BATCH_LIMITS.creditLimitMax;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Visit and credits"
      description="Photos stay on this device until you say what this visit may spend."
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => onSay(0)}>Send without analysis</Button>
          <Button variant="primary" disabled={!valid} onClick={() => onSay(amount)}>
            {valid ? `Allow ${credits(amount)}` : 'Allow credits'}
          </Button>
        </div>
      }
    >
      <div className="space-y-5">
        <FilingFields filing={filing} />
        <Field
          label="This visit may spend up to"
          hint={`${credits(used)} spent so far. You have ${credits(analysisCredits)}.`}
          error={valid ? undefined : `Enter a whole number from 0 to ${BATCH_LIMITS.creditLimitMax}.`}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              className="max-w-32"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        <p className="text-sm text-ink-soft">
          One credit for each answer. None when the panel isn’t sure or can’t use the photo. Photos beyond the
          limit are kept without analysis.
        </p>
      </div>
    </Dialog>
  );
}
