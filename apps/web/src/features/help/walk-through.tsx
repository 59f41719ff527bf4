import type { Walk } from '../../content/walks.ts';

/** A silent video of the product, with captions. It plays when it is asked to, never by itself; the steps stand beside it. */
export function WalkThrough({ title, walk }: { title: string; walk: Walk }) {
  return (
    <figure aria-label={title} className="grid gap-5 tablet:grid-cols-2">
      <video
        controls
        playsInline
        preload="none"
        poster={walk.poster}
        width={walk.width}
        height={walk.height}
        aria-label={`${title}: a silent video of ${Math.round(walk.seconds)} seconds`}
        className="mx-auto h-auto max-h-[75dvh] w-auto max-w-full rounded-md border border-line bg-hover"
      >
        {walk.videos.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track kind="captions" src={walk.captions} srcLang="en-AU" label="English" default />
      </video>
      <figcaption className="text-sm">
        <p className="text-ink-soft">The steps:</p>
        <ol className="mt-2 list-decimal space-y-2 pl-5">
          {walk.steps.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
