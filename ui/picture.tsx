import type { CSSProperties } from 'react';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { croppedSizes, framedSizes, lighterOnPhones, type PictureFrame } from './picture-sizes.ts';

/** Fields of an API image that are needed. A reference to a deleted file has only its alternative text. */
export type PictureImage = {
  url?: string | undefined;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  /** Stands in its place while it loads; without one the page's tint does. */
  colour?: string | null | undefined;
  /** The point that stays in sight when it is cropped, 0 to 1 from the left top. */
  focalPoint?: { x: number; y: number } | undefined;
};

/** Widths in px in which pictures are served, as the API lists them (schemas/renditions.ts). */
export const pictureWidths = [160, 320, 480, 640, 750, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export type PictureProps = {
  image: PictureImage | null | undefined;
  /** Width of the picture on the page, as its `sizes` attribute; or the frames that it fills, narrow screens last. */
  sizes: string | readonly PictureFrame[];
  /** Widths to offer, narrowest first. */
  widths?: readonly PictureWidth[];
  /** Another picture below 768 px. */
  mobile?: PictureImage | null | undefined;
  /** The first large picture of a page: loaded at once and first. */
  priority?: boolean;
  /** Overrides the image's own text; '' where the words beside it say the same. */
  alt?: string;
  /** CSS aspect ratio of the frame; the picture's own when it is left out. */
  ratio?: string | undefined;
  /** `contain` shows all of it, on the tinted ground. */
  fit?: 'cover' | 'contain';
};

const frame = { display: 'block', width: '100%', overflow: 'hidden', background: theme.colour.tint } as const;
const styles = {
  frame: style(frame),
  image: style({
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'var(--focal, 50% 50%)',
    fontStyle: 'italic',
    color: theme.colour.muted,
  }),
  contain: style({ width: '100%', height: '100%', objectFit: 'contain', fontStyle: 'italic', color: theme.colour.muted }),
  missing: style(frame, {
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    minHeight: '6rem',
    padding: theme.space.m,
    color: theme.colour.muted,
    fontFamily: theme.font.title,
    fontStyle: 'italic',
    fontSize: theme.size.small,
    textAlign: 'center',
  }),
};

const defaultWidths = [480, 750] as const;
const srcSet = (url: string, widths: readonly PictureWidth[]) => widths.map((width) => `${url}-${width}.avif ${width}w`).join(', ');

const focalStyle = ({ x, y }: { x: number; y: number }) =>
  ({ '--focal': `${Math.round(x * 1000) / 10}% ${Math.round(y * 1000) / 10}%` }) as CSSProperties;

/**
 * A picture in the widths the screen may need, as AVIF (a browser that does not know it is answered in WebP), in a frame that keeps its place while it loads.
 * A missing picture shows its alternative text on the tinted ground.
 */
export function Picture({ image, sizes, widths = defaultWidths, mobile, priority = false, alt, ratio, fit = 'cover' }: PictureProps) {
  const text = alt ?? image?.alt ?? '';
  if (!image?.url) {
    return (
      <span
        className={styles.missing}
        style={{ aspectRatio: ratio ?? '4 / 5' }}
        {...(text ? { role: 'img', 'aria-label': text } : { 'aria-hidden': true })}
      >
        {text}
      </span>
    );
  }
  const { url, width, height, colour } = image;
  const place = { ...(ratio && ratio !== 'auto' && { aspectRatio: ratio }), ...(colour && fit === 'cover' && { background: colour }) };
  const sizesOf = (each: PictureImage) => {
    const own = typeof sizes === 'string' ? croppedSizes(sizes, fit === 'cover' ? ratio : undefined, each) : framedSizes(sizes, each);
    return priority ? lighterOnPhones(own) : own;
  };
  return (
    <picture className={styles.frame} style={Object.keys(place).length > 0 ? place : undefined}>
      {mobile?.url && <source media="(max-width: 767.98px)" srcSet={srcSet(mobile.url, widths)} sizes={sizesOf(mobile)} />}
      <img
        className={fit === 'cover' ? styles.image : styles.contain}
        src={`${url}-${widths[0] ?? 480}.avif`}
        {...(widths.length > 1 && { srcSet: srcSet(url, widths), sizes: sizesOf(image) })}
        {...(image.focalPoint && { style: focalStyle(image.focalPoint) })}
        alt={text}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
