import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { tellNewVersion } from './new-version.ts';

/**
 * A part of a page in its own chunk. Where the chunk can't be had, because a newer version has taken its place on the
 * server, the page stays as it is and a reload is offered: a dialog that doesn't open mustn't cost what is on screen.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return await load();
    } catch (error) {
      console.warn('Part of the page couldn’t be loaded', error);
      tellNewVersion('missing');
      return { default: () => null };
    }
  });
}
