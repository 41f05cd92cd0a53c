import type { Messages } from '#messages/generated/registry/page/carousel.ts';
import { Icon } from '#ui/icon.tsx';
import { IconPath } from '#ui/icon-path.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Carousel, CarouselState } from './engine.ts';
import { carouselStyles as styles } from './styles.ts';

type ControlsProps = {
  messages: Messages;
  total: number;
  carousel: Carousel | null;
  state: CarouselState | null;
  arrows: boolean;
  dots: boolean;
  autoplay: number;
  rewind: boolean;
};

/** Buttons below the slides. Their place is kept before they work; they are gone where all slides are in view. */
export function Controls({ messages, total, carousel, state, arrows, dots, autoplay, rewind }: ControlsProps) {
  const positions = state?.positions ?? 0;
  const isPlaying = state?.isPlaying ?? false;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div className={styles.controls} role="group" aria-label={messages.controls} data-ready={positions > 1 || undefined}>
      {autoplay > 0 && (
        <button
          type="button"
          className={styles.button}
          aria-label={isPlaying ? messages.pause : messages.play}
          onClick={() => (isPlaying ? carousel?.pause() : carousel?.play())}
        >
          <PlayIcon isPlaying={isPlaying} />
        </button>
      )}
      {dots && (
        <div className={styles.dots}>
          {Array.from({ length: positions }, (_, index) => index).map((index) => (
            <button
              key={index}
              type="button"
              className={styles.dot}
              aria-label={messages.go({ index: index + 1 })}
              aria-current={index === state?.position ? 'true' : undefined}
              onClick={() => carousel?.goTo(index)}
            />
          ))}
        </div>
      )}
      {/* Read out when somebody moves the slides, not when they move by themselves. */}
      <VisuallyHidden>
        <span role="status">{state && !isPlaying ? messages.place({ index: state.slide + 1, total }) : ''}</span>
      </VisuallyHidden>
      {arrows && (
        <div className={styles.arrows}>
          <button
            type="button"
            className={styles.button}
            aria-label={messages.previous}
            aria-disabled={(state?.isBeginning && !rewind) || undefined}
            onClick={() => carousel?.previous()}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={messages.next}
            aria-disabled={(state?.isEnd && !rewind) || undefined}
            onClick={() => carousel?.next()}
          >
            <Icon name="right" />
          </button>
        </div>
      )}
    </div>
  );
}

const pause = 'M8.5 5.5v13M15.5 5.5v13';
const play = 'M7.5 5.2v13.6l11-6.8z';

const PlayIcon = ({ isPlaying }: { isPlaying: boolean }) => <IconPath path={isPlaying ? pause : play} />;
