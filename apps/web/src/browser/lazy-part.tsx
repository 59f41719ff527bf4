import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  startTransition,
  useEffect,
  useState,
} from 'react';
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
 * A part of a page in its own chunk. Where the chunk can't be had, because there is no network yet or a newer version has
 * taken its place on the server, the page stays as it is and that is said: a dialog that doesn't open mustn't cost what is
 * on screen. `Missing` is drawn in its place, for what nobody can do without. It is fetched anew once there is a network,
 * and by whoever draws it next.
 * Drawn at once where the chunk is here: React.lazy suspends once even then, and React shows what was suspended only
 * after 300 ms.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<Props> = () => null,
): LazyPart<Props> {
  const failed = new WeakSet<ComponentType<Props>>();
  const fetched = async () => {
    const module = await load();
    chunk.part = module.default;
    return module;
  };
  const waiting = () => {
    const Waiting: ComponentType<Props> = lazy(async () => {
      try {
        return await fetched();
      } catch (error) {
        console.warn('Part of the page couldn’t be loaded', error);
        tellNewVersion('missing');
        failed.add(Waiting);
        return { default: Missing };
      }
    });
    return Waiting;
  };
  const chunk: Chunk<Props> = { part: undefined, Waiting: waiting() };

  function Drawn(props: Props) {
    // As long as it is shown it stays the one that it was: another one would lose what was typed into it.
    const [Part, setPart] = useState(() => chunk.part ?? chunk.Waiting);
    useEffect(() => {
      // Not while it is being drawn: a part that waits would begin again for ever.
      const giveUp = () => {
        if (failed.has(chunk.Waiting)) chunk.Waiting = waiting();
      };
      const again = () => {
        if (!failed.has(Part)) return;
        giveUp();
        tellNewVersion(null);
        startTransition(() => setPart(() => chunk.part ?? chunk.Waiting));
      };
      window.addEventListener('online', again);
      return () => {
        giveUp();
        window.removeEventListener('online', again);
      };
    }, [Part]);
    return <Part {...props} />;
  }
  return Object.assign((props: Props) => <Drawn {...props} />, {
    preload: () => void fetched().catch(() => undefined),
  });
}
