/** A picture made from the product, in one or more widths. */
export interface PictureFile {
  src: string;
  /** The same picture in a smaller width. */
  small?: { src: string; width: number };
  width: number;
  height: number;
  alt: string;
}

interface PictureProps {
  picture: PictureFile;
  /** How wide it is shown, for the browser to choose by. */
  sizes: string;
  className?: string;
  /** Seen at once: fetched at once. All others wait until they are near. */
  first?: boolean;
}

/** Sized before it arrives, so that nothing jumps. */
export function Picture({ picture, sizes, className, first = false }: PictureProps) {
  const { src, small, width, height, alt } = picture;
  return (
    <img
      src={src}
      srcSet={small ? `${small.src} ${small.width}w, ${src} ${width}w` : undefined}
      sizes={small ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={`h-auto ${className ?? ''}`}
    />
  );
}
