import type { ReactNode } from 'react';
import { useMessages } from '#client/site.tsx';
import { renditionUrl } from '#domain/addresses.ts';
import { messages as allMessages } from '#messages/generated/registry/content/fullscreen.ts';
import { hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { IconPath } from '#ui/icon-path.tsx';
import type { PictureImage } from '#ui/picture.tsx';

const { colour, motion, space } = theme;
const expand = 'M9.5 4.5h-5v5M14.5 4.5h5v5M9.5 19.5h-5v-5M14.5 19.5h5v-5';

const styles = {
  link: style({
    position: 'relative',
    display: 'block',
    width: '100%',
    height: '100%',
    cursor: 'zoom-in',
    '&:focus-visible': { outline: `2px solid ${colour.focus}`, outlineOffset: '-4px' },
    [hover]: { '& > span:last-child': { opacity: 0 }, '&:hover > span:last-child, &:focus-visible > span:last-child': { opacity: 1 } },
  }),
  mark: style({
    position: 'absolute',
    insetInlineEnd: space.s,
    bottom: space.s,
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: '50%',
    background: `color-mix(in srgb, ${colour.surface} 88%, transparent)`,
    color: colour.ink,
    pointerEvents: 'none',
    transition: `opacity ${motion.quick}`,
  }),
};

type ZoomLinkProps = {
  image: PictureImage | null | undefined;
  /** Pictures of one group follow each other in the slider. */
  group: string;
  caption?: string | undefined;
  children: ReactNode;
};

/** Opens a picture in the fullscreen slider; without JavaScript it leads to the picture's file. A missing picture has nothing to open. */
export function ZoomLink({ image, group, caption, children }: ZoomLinkProps) {
  const messages = useMessages(allMessages);
  if (!image?.url) return children;
  return (
    <a
      className={styles.link}
      href={renditionUrl(image.url, 1920, 'jpg')}
      data-opens="fullscreen"
      data-group={group}
      data-caption={caption}
      aria-label={messages.enlarge({ what: image.alt })}
      aria-haspopup="dialog"
    >
      {children}
      <span className={styles.mark} aria-hidden="true">
        <IconPath path={expand} size="1.2rem" />
      </span>
    </a>
  );
}
