import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Lang } from '#schemas/site.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { fullscreenStyles as styles } from './fullscreen-styles.ts';
import { type Gestures, listenToGestures } from './gestures.ts';
import { messages as allMessages } from './messages.ts';
import { useSlides } from './use-slides.ts';
import { wrapped } from './zoom-view.ts';

/** `preview` is what the page shows of the picture already: it stands there until the large one has come. */
export type FullscreenItem = { url: string; alt: string; caption: string; preview: string };

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
  const track = useRef<HTMLDivElement>(null);
  const gestures = useRef<Gestures | null>(null);
  const [isZoomed, setZoomed] = useState(false);
  const { index, go, drag } = useSlides(track, items.length, start);

  const show = (step: number, dx?: number) => {
    gestures.current?.reset();
    go(step, dx);
  };
  const swipe = useEffectEvent(show);
  const carry = useEffectEvent((dx: number) => drag(items.length > 1 ? dx : dx / 4));

  useEffect(() => {
    const box = dialog.current;
    if (!box || !stage.current) return undefined;
    box.showModal();
    const listening = listenToGestures(stage.current, {
      onSwipe: (step, dx) => swipe(step, dx),
      onDrag: (dx) => carry(dx),
      onZoom: setZoomed,
      onSwipeDown: () => box.close(),
    });
    gestures.current = listening;
    return listening.stop;
  }, []);

  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -index, End: items.length - 1 - index };
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (step !== 0) show(step);
  };

  const item = items[index];
  const around = items.length > 1 ? ([-1, 0, 1] as const) : ([0] as const);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={messages.viewer} onClose={onClose} onKeyDown={press}>
      <div className={styles.inner}>
        <div className={styles.bar}>
          <p className={styles.position} role="status">
            <span aria-hidden="true">
              {index + 1} / {items.length}
            </span>
            <span className={visuallyHidden}>{`${messages.position(index + 1, items.length)} ${item?.alt ?? ''}`}</span>
          </p>
          <button
            type="button"
            className={styles.control}
            aria-label={isZoomed ? messages.unzoom : messages.zoom}
            onClick={() => gestures.current?.toggle()}
          >
            <Icon name={isZoomed ? 'minus' : 'plus'} />
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: a dialog that opens must take the focus; the way out is where one expects it. */}
          <button type="button" className={styles.control} aria-label={messages.close} onClick={() => dialog.current?.close()} autoFocus>
            <Icon name="close" />
          </button>
        </div>
        <div ref={stage} className={styles.stage} data-zoomed={isZoomed}>
          <div ref={track} className={styles.track}>
            {around.map((offset) => {
              const place = wrapped(index, offset, items.length);
              // Of two items one stands on both sides.
              const key = items.length === 2 && offset === -1 ? `${place}-before` : place;
              return (
                <div
                  key={key}
                  className={styles.panel}
                  style={{ insetInlineStart: `${offset * 100}%` }}
                  data-current={offset === 0 || undefined}
                  aria-hidden={offset !== 0}
                >
                  <div className={styles.shot} style={{ backgroundImage: previewOf(items[place]) }}>
                    <Picture
                      image={items[place]}
                      sizes={isZoomed && offset === 0 ? '250vw' : '100vw'}
                      widths={widths}
                      fit="contain"
                      priority
                    />
                  </div>
                </div>
              );
            })}
          </div>
        </div>
        {items.length > 1 && (
          <>
            <button type="button" className={styles.previous} aria-label={messages.previous} onClick={() => show(-1)}>
              <Icon name="left" />
            </button>
            <button type="button" className={styles.next} aria-label={messages.next} onClick={() => show(1)}>
              <Icon name="right" />
            </button>
          </>
        )}
        <p className={styles.caption}>{item?.caption}</p>
      </div>
    </dialog>
  );
}

const previewOf = (item: FullscreenItem | undefined): string | undefined =>
  item?.preview ? `url(${JSON.stringify(item.preview)})` : undefined;
