import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** Shown once: whoever closes this without keeping them has to make new ones. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="space-y-4">
      <p className="text-sm">
        Keep these codes in a safe place. Each one signs you in once if you don’t have your authenticator app.
        We won’t show them again.
      </p>
      <ul className="grid grid-cols-1 gap-2 rounded-md border border-line bg-sunken p-4 font-mono text-sm tablet:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onDone}>
          I’ve saved them
        </Button>
        <Button
          onClick={() =>
            saveFile(
              new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }),
              'plumbline-recovery-codes.txt',
            )
          }
        >
          Download
        </Button>
      </div>
    </div>
  );
}
