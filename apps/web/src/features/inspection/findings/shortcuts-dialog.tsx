import { Dialog } from '../../../ui/dialog.tsx';
import { SHORTCUTS } from './use-list-keys.ts';

const NAMES: Readonly<Record<string, string>> = { Escape: 'Esc' };

/** What the keyboard does in a list of findings. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="small"
      title="Keyboard shortcuts"
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-sm">
        {SHORTCUTS.map(({ keys, words }) => (
          <div key={words} className="contents">
            <dt>
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="inline-block min-w-8 rounded-sm border border-line-strong bg-sunken px-2 py-1 text-center font-sans text-xs"
                >
                  {NAMES[key] ?? key}
                </kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
