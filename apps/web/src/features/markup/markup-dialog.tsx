import { MARKUP_COLOURS, MARKUP_MAX, type Markup, type MarkupColour } from '@plumbline/contract';
import { useEffect, useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Circle } from '../../ui/icons/circle.tsx';
import { Grid2x2 } from '../../ui/icons/grid-2x2.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { Move } from '../../ui/icons/move.tsx';
import { MoveUpRight } from '../../ui/icons/move-up-right.tsx';
import { Pencil } from '../../ui/icons/pencil.tsx';
import { Redo2 } from '../../ui/icons/redo-2.tsx';
import { Square } from '../../ui/icons/square.tsx';
import { Type } from '../../ui/icons/type.tsx';
import { Undo2 } from '../../ui/icons/undo-2.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { drawn, type Tool, useDrawing } from './drawing-state.ts';
import { MarkupCanvas } from './markup-canvas.tsx';
import { SHAPE_WORDS } from './markup-drawing.tsx';
import { MarkupList } from './markup-list.tsx';
import { useMarkup, useSaveMarkup } from './queries.ts';

const TOOLS: readonly [Tool, Icon][] = [
  ['arrow', MoveUpRight],
  ['box', Square],
  ['circle', Circle],
  ['pen', Pencil],
  ['text', Type],
  ['blur', Grid2x2],
  ['move', Move],
];
const COLOURS = ['red', 'yellow', 'white', 'black'] as const satisfies readonly MarkupColour[];

interface MarkupDialogProps {
  photoId: number;
  onClose: () => void;
}

/** Draws on a photo, once what was drawn before is here. */
export default function MarkupDialog({ photoId, onClose }: MarkupDialogProps) {
  const markup = useMarkup(photoId);
  if (markup.data && !markup.isFetching) {
    return <Drawing photoId={photoId} begun={markup.data} onClose={onClose} />;
  }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Mark up photo" size="large">
      <Loaded
        query={markup}
        what="the marks"
        wait={markup.isFetching}
        skeleton={
          <SkeletonGroup label="Loading marks">
            <Skeleton className="aspect-4/3 w-full" />
          </SkeletonGroup>
        }
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function Drawing({ photoId, begun, onClose }: MarkupDialogProps & { begun: Markup }) {
  const [{ shapes, selected, past, future }, ask] = useDrawing(begun.shapes);
  const [tool, setTool] = useState<Tool>('arrow');
  const [colour, setColour] = useState<MarkupColour>('red');
  const [text, setText] = useState('');
  const [leaving, setLeaving] = useState(false);
  const save = useSaveMarkup(photoId, onClose);
  useUndoKeys((which) => ask({ do: which }));
  const full = shapes.length >= MARKUP_MAX.shapes;
  const leave = () => (past.length > 0 && !save.isPending ? setLeaving(true) : onClose());
  const add = (points: readonly [number, number][]) => {
    const shape = tool === 'move' ? null : drawn(tool, points, { colour, text });
    if (shape) ask({ do: 'add', shape });
  };
  return (
    <Dialog
      open
      losesNothing
      onOpenChange={(open) => (open ? undefined : leave())}
      title="Mark up photo"
      description="The original stays as it is. Reports show your marks."
      size="large"
      footer={
        leaving ? (
          <>
            <p role="alert" className="mr-auto self-center text-sm">
              Your new marks aren’t saved.
            </p>
            <Button onClick={() => setLeaving(false)}>Keep drawing</Button>
            <Button variant="danger" onClick={onClose}>
              Discard marks
            </Button>
          </>
        ) : (
          <>
            <Button onClick={leave}>Cancel</Button>
            <Button
              variant="primary"
              busy={save.isPending}
              disabled={past.length === 0}
              onClick={() => save.mutate({ shapes: [...shapes], version: begun.version })}
            >
              Save marks
            </Button>
          </>
        )
      }
    >
      <fieldset className="mb-2 flex flex-wrap gap-1">
        <legend className="sr-only">Tool</legend>
        {TOOLS.map(([one, Icon]) => (
          <button
            key={one}
            type="button"
            aria-pressed={tool === one}
            onClick={() => setTool(one)}
            className={cx(
              'inline-flex min-h-12 min-w-12 items-center justify-center gap-1.5 rounded-md border px-2.5 text-sm',
              tool === one ? 'border-link bg-hover font-semibold' : 'border-line',
            )}
          >
            <Icon aria-hidden="true" className="size-4" />
            {one === 'move' ? 'Move' : SHAPE_WORDS[one]}
          </button>
        ))}
      </fieldset>
      <div className="mb-3 flex flex-wrap items-center gap-1">
        <fieldset className="flex flex-wrap gap-1" disabled={tool === 'blur' || tool === 'move'}>
          <legend className="sr-only">Colour</legend>
          {COLOURS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={colour === one}
              onClick={() => setColour(one)}
              className={cx(
                'inline-flex min-h-12 items-center gap-2 rounded-md border px-2.5 text-sm capitalize disabled:opacity-55',
                colour === one ? 'border-link bg-hover font-semibold' : 'border-line',
              )}
            >
              <span
                aria-hidden="true"
                className="size-4 rounded-full border border-line-strong"
                style={{ background: MARKUP_COLOURS[one] }}
              />
              {one}
            </button>
          ))}
        </fieldset>
        <IconButton
          label="Undo"
          className="ml-auto size-12"
          disabled={past.length === 0}
          onClick={() => ask({ do: 'undo' })}
        >
          <Undo2 aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton
          label="Redo"
          className="size-12"
          disabled={future.length === 0}
          onClick={() => ask({ do: 'redo' })}
        >
          <Redo2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {tool === 'text' ? (
        <label className="mb-3 block text-sm font-medium">
          Text for the photo
          <input
            value={text}
            maxLength={MARKUP_MAX.text}
            onChange={(event) => setText(event.target.value)}
            className="mt-1 block min-h-12 w-full rounded-md border border-line-strong bg-surface px-3"
          />
        </label>
      ) : null}
      <p className="mb-2 text-sm text-ink-soft" role="status">
        {full ? `A photo can have at most ${MARKUP_MAX.shapes} marks.` : HINTS[tool]}
      </p>
      <MarkupCanvas
        photoId={photoId}
        shapes={shapes}
        selected={selected}
        tool={tool}
        shapeOf={(points) => (tool === 'move' || full ? null : drawn(tool, points, { colour, text }))}
        onDraw={(shape) => ask({ do: 'add', shape })}
        onMove={(at, shape) => ask({ do: 'replace', at, shape })}
      />
      {tool === 'move' ? null : (
        <Button
          className="mt-3 min-h-12"
          disabled={full || (tool === 'text' && text.trim() === '')}
          onClick={() =>
            add([
              [0.4, 0.6],
              [0.6, 0.4],
            ])
          }
        >
          Add {SHAPE_WORDS[tool].toLowerCase()} in the middle
        </Button>
      )}
      {shapes.length > 0 ? (
        <MarkupList
          shapes={shapes}
          selected={selected}
          onSelect={(at) => ask({ do: 'select', at })}
          onChange={(at, shape) => ask({ do: 'replace', at, shape })}
          onRemove={(at) => ask({ do: 'remove', at })}
        />
      ) : null}
    </Dialog>
  );
}

/** Keys that work anywhere in the dialog but where somebody types. */
function useUndoKeys(onKey: (which: 'undo' | 'redo') => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
      if (event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      onKey(event.shiftKey ? 'redo' : 'undo');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onKey]);
}

const HINTS: Readonly<Record<Tool, string>> = {
  arrow: 'Drag from the arrow’s tail to its tip.',
  box: 'Drag from corner to corner.',
  circle: 'Drag from corner to corner around it.',
  pen: 'Draw with a finger, a pen or the mouse.',
  text: 'Type the text, then press where it goes.',
  blur: 'Drag over a face or a number plate to hide it in reports.',
  move: 'Choose a mark below, then drag on the photo.',
};
