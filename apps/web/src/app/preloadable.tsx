import { type ComponentType, use } from 'react';

/** A page's chunk isn't there: no connection, or a newer version has taken its place. */
export class MissingPageError extends Error {}

export interface Preloadable {
  /** Starts fetching the chunk; safe to call again. */
  preload: () => Promise<ComponentType>;
  /** The page, once its chunk is here. */
  loaded: () => ComponentType | undefined;
}

/**
 * A page in its own chunk. React.lazy always suspends once, which would replace prerendered HTML by a fallback;
 * this renders synchronously when the chunk was loaded before.
 */
export function preloadable(load: () => Promise<{ default: ComponentType }>): Preloadable {
  let page: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;
  return {
    loaded: () => page,
    preload() {
      pending ??= load().then(
        (module) => {
          page = module.default;
          return module.default;
        },
        (cause: unknown) => {
          throw new MissingPageError('The page’s code couldn’t be fetched', { cause });
        },
      );
      return pending;
    },
  };
}

/** Renders the page at once when its chunk is here, else suspends. */
export function LoadedPage({ page }: { page: Preloadable }) {
  const Loaded = page.loaded() ?? use(page.preload());
  return <Loaded />;
}
