import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import { tellNewVersion } from './new-version.ts';

interface LazyPart<Props> extends FunctionComponent<Props> {
  /** Fetches the chunk before it is needed. What fails is told when the part is drawn. */
  preload: () => void;
}

interface Chunk<Props> {
  /** What the chunk holds, once it is here. */
  part: ComponentType<Props> | undefined;
  /** The same, and fetches it. */
  Waiting: ComponentType<Props>;
}

/**
 * A part of a page in its own chunk. Where the chunk can't be had, because a newer version has taken its place on the
 * server, the page stays as it is and a reload is offered: a dialog that doesn't open mustn't cost what is on screen.
 * Drawn at once where the chunk is here: React.lazy suspends once even then, and React shows what was suspended only
 * after 300 ms.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  const fetched = async () => {
    const module = await load();
    chunk.part = module.default;
    return module;
  };
  const chunk: Chunk<Props> = {
    part: undefined,
    Waiting: lazy(async () => {
      try {
        return await fetched();
      } catch (error) {
        console.warn('Part of the page couldn’t be loaded', error);
        tellNewVersion('missing');
        return { default: () => null };
      }
    }),
  };
  return Object.assign((props: Props) => <Drawn chunk={chunk} props={props} />, {
    preload: () => void fetched().catch(() => undefined),
  });
}

function Drawn<Props extends object>({ chunk, props }: { chunk: Chunk<Props>; props: Props }) {
  // As long as it is shown it stays the one that it was: another one would lose what was typed into it.
  const [Part] = useState(() => chunk.part ?? chunk.Waiting);
  return <Part {...props} />;
}
