import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messages as allMessages } from '#messages/generated/registry/content/fullscreen.ts';
import type { Lang } from '#schemas/site.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { fullscreenStyles as styles } from './fullscreen-styles.ts';
import { startViewer, type Viewer } from './viewer.ts';

/**
 * `preview` is what the page shows of the picture already: it stands there until the large one has come. `ratio` is the picture's
 * width by its height.
 */
export type FullscreenItem = { url: string; alt: string; caption: string; preview: string; ratio: number };

type FullscreenSliderProps = { items: readonly FullscreenItem[]; start: number; lang: Lang; onClose: () => void };

const widths = [640, 960, 1280, 1920] as const;

/**
 * Pictures over the whole window, one at a time. Escape, the cross or a swipe down closes; arrow keys, swipes and, from 768 px on,
 * buttons move; a click, a double tap, a pinch or the button enlarges. A native modal dialog keeps the focus inside.
 */
export function FullscreenSlider({ items, start, lang, onClose }: FullscreenSliderProps) {
  const messages = allMessages[lang];
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer | null>(null);
  const [index, setIndex] = useState(start);
  const [isZoomed, setZoomed] = useState(false);
  const total = items.length;
  const item = items[index];

  const begin = useEffectEvent((box: HTMLDialogElement, held: HTMLElement) => {
    box.showModal();
    return startViewer(held, { start, total, onSlide: setIndex, onZoom: setZoomed, onSwipeDown: () => box.close() });
  });
  useEffect(() => {
    if (!dialog.current || !stage.current) return undefined;
    const started = begin(dialog.current, stage.current);
    viewer.current = started;
    return started.stop;
  }, []);

  const targets: Readonly<Record<string, 'previous' | 'next' | number>> = {
    ArrowLeft: 'previous',
    ArrowRight: 'next',
    Home: 0,
    End: total - 1,
  };
  const press = (event: KeyboardEvent) => {
    const to = targets[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (typeof to === 'number') viewer.current?.goTo(to);
    else viewer.current?.[to]();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={messages.viewer} onClose={onClose} onKeyDown={press}>
      <div className={styles.inner}>
        <div className={styles.bar}>
          <p className={styles.position} role="status">
            <span aria-hidden="true">
              {index + 1} / {total}
            </span>
            <span className={visuallyHidden}>{`${messages.position({ number: index + 1, total })} ${item?.alt ?? ''}`}</span>
          </p>
          <button
            type="button"
            className={styles.control}
            aria-label={isZoomed ? messages.unzoom : messages.zoom}
            onClick={() => viewer.current?.toggleZoom()}
          >
            <Icon name={isZoomed ? 'minus' : 'plus'} />
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: a dialog that opens must take the focus; the way out is where one expects it. */}
          <button type="button" className={styles.control} aria-label={messages.close} onClick={() => dialog.current?.close()} autoFocus>
            <Icon name="close" />
          </button>
        </div>
        <div ref={stage} className={styles.stage} data-zoomed={isZoomed}>
          <div className="viewer-row">
            {items.map((each, place) => (
              // A picture may be shown twice in a group.
              // biome-ignore lint/suspicious/noArrayIndexKey: the pictures do not change while they are shown.
              <div key={place} className="viewer-slide" aria-hidden={place !== index}>
                <div className="viewer-frame">
                  <div className="swiper-zoom-target" style={boxOf(each)}>
                    {isNear(place, index, total) && (
                      <Picture
                        image={each}
                        sizes={isZoomed && place === index ? '300vw' : '100vw'}
                        widths={widths}
                        fit="contain"
                        priority
                      />
                    )}
                  </div>
                </div>
              </div>
            ))}
          </div>
        </div>
        {total > 1 && (
          <>
            <button type="button" className={styles.previous} aria-label={messages.previous} onClick={() => viewer.current?.previous()}>
              <Icon name="left" />
            </button>
            <button type="button" className={styles.next} aria-label={messages.next} onClick={() => viewer.current?.next()}>
              <Icon name="right" />
            </button>
          </>
        )}
        <p className={styles.caption}>{item?.caption}</p>
      </div>
    </dialog>
  );
}

/** The shown picture and those at its sides, round both ends: the others are not fetched yet. */
const isNear = (place: number, index: number, total: number): boolean => [0, 1, total - 1].includes((place - index + total) % total);

/** The largest box of the picture's own form in the stage, with what the page has of it behind. */
const boxOf = ({ preview, ratio }: FullscreenItem) => ({
  aspectRatio: ratio,
  width: `min(100cqw, 100cqh * ${ratio})`,
  ...(preview && { backgroundImage: `url(${JSON.stringify(preview)})` }),
});
