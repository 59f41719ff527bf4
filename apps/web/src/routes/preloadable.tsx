import { type ComponentType, use } from 'react';
import { type Metadata, PageMetadata } from './page-metadata.tsx';

/** A page's chunk isn't there: no connection, or a newer version has taken its place. */
export class MissingPageError extends Error {}

/** What a page's module holds. */
interface PageModule {
  default: ComponentType;
  /** Of a page that anybody may open: what it is called, and what it is about. */
  metadata?: Metadata;
  /** Of a page that stands at many addresses: it names itself. */
  metadataAt?: (path: string) => Metadata | undefined;
}

export interface Preloadable {
  /** Starts fetching the chunk; safe to call again. */
  preload: () => Promise<PageModule>;
  /** The page, once its chunk is here. */
  loaded: () => PageModule | undefined;
}

/**
 * A page in its own chunk. React.lazy always suspends once, which would replace prerendered HTML by a fallback;
 * this renders synchronously when the chunk was loaded before.
 */
export function preloadable(load: () => Promise<PageModule>): Preloadable {
  let page: PageModule | undefined;
  let pending: Promise<PageModule> | undefined;
  return {
    loaded: () => page,
    preload() {
      pending ??= load().then(
        (module) => {
          page = module;
          return module;
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
export function LoadedPage({ page, named = false }: { page: Preloadable; named?: boolean }) {
  const { default: Loaded, metadata } = page.loaded() ?? use(page.preload());
  return (
    <>
      {named && metadata ? <PageMetadata {...metadata} /> : null}
      <Loaded />
    </>
  );
}
