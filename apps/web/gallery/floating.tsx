import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { Card } from '../src/ui/card.tsx';
import { ConfirmDialog } from '../src/ui/confirm-dialog.tsx';
import { Dialog } from '../src/ui/dialog.tsx';
import { Drawer } from '../src/ui/drawer.tsx';
import { Trash2 } from '../src/ui/icons/trash.tsx';
import { Menu } from '../src/ui/menu.tsx';
import { toast } from '../src/ui/toast-store.ts';
import { State, States } from './state.tsx';

const nothing = () => undefined;
const SIZES = ['small', 'medium', 'large'] as const;
const TONES = ['notice', 'good', 'destructive'] as const;
const ASKS = [
  { name: 'Ask', danger: false, busy: false, refused: undefined },
  { name: 'Ask before deleting', danger: true, busy: false, refused: undefined },
  { name: 'Ask, under way', danger: false, busy: true, refused: undefined },
  { name: 'Refuse', danger: false, busy: false, refused: 'This project is on legal hold.' },
] as const;

export function Floating() {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  const shown = (name: string) => ({
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : ''),
  });
  return (
    <Card title="Above the page">
      <States>
        <State name="Dialog: every size">
          <div className="flex flex-wrap gap-3">
            {SIZES.map((size) => (
              <Button key={size} onClick={() => setOpen(size)}>
                Open {size}
              </Button>
            ))}
          </div>
          {SIZES.map((size) => (
            <Dialog
              key={size}
              {...shown(size)}
              size={size}
              title={`A ${size} dialog`}
              description="What it is for."
              footer={<Button onClick={close}>Done</Button>}
            >
              What it holds.
            </Dialog>
          ))}
        </State>
        <State name="Confirmation: plain, danger, busy, refused">
          <div className="flex flex-wrap gap-3">
            {ASKS.map(({ name }) => (
              <Button key={name} onClick={() => setOpen(name)}>
                {name}
              </Button>
            ))}
          </div>
          {ASKS.map(({ name, ...how }) => (
            <ConfirmDialog
              key={name}
              {...how}
              open={open === name}
              // Also the one that is under way: nothing ends it here.
              onOpenChange={close}
              title={name}
              message="The project and its photos are deleted."
              confirmLabel="Delete project"
              onConfirm={close}
            />
          ))}
        </State>
        <State name="Drawer">
          <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
          <Drawer {...shown('drawer')} title="Menu">
            <p className="px-5 py-3">What it holds.</p>
          </Drawer>
        </State>
        <State name="Menu: plain, disabled, separated, danger">
          <Menu
            trigger={(opens) => <Button {...opens}>Open menu</Button>}
            heading="Kim Nguyen"
            items={[
              { label: 'Edit', onSelect: nothing },
              { label: 'Share', onSelect: nothing, disabled: true },
              {
                label: 'Delete',
                icon: <Trash2 aria-hidden="true" className="size-4" />,
                onSelect: nothing,
                danger: true,
                separated: true,
              },
            ]}
          />
        </State>
        <State name="Toast: every tone, with something to do">
          <div className="flex flex-wrap gap-3">
            {TONES.map((tone) => (
              <Button
                key={tone}
                onClick={() =>
                  toast({
                    title: `A ${tone} toast`,
                    description: 'What happened.',
                    tone,
                    action: { label: 'Undo', onSelect: nothing },
                  })
                }
              >
                Show {tone}
              </Button>
            ))}
          </div>
        </State>
      </States>
    </Card>
  );
}
