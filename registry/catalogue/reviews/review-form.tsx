import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/catalogue/reviews.ts';
import type { ReviewBody } from '#schemas/product-review.ts';
import { Button } from '#ui/button.tsx';
import { fieldStyles } from '#ui/field-styles.ts';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { Icon } from '#ui/icon.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { reviewStyles as styles } from './styles.ts';

const stars = [1, 2, 3, 4, 5] as const;
const shortest = 10;

type ReviewFormProps = {
  name: string;
  /** Review that the person wrote before. */
  initial: ReviewBody | null;
  isBusy: boolean;
  onSubmit: (body: ReviewBody) => void;
  onClose: () => void;
};

/** Stars and a text; what is missing is said where it is missing. */
export function ReviewForm({ name, initial, isBusy, onSubmit, onClose }: ReviewFormProps) {
  const messages = useMessages(allMessages);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState(initial?.rating ?? 0);
  const [errors, setErrors] = useState<{ rating?: string; text?: string }>({});
  useEffect(() => {
    if (errors.rating || errors.text) focusFirstInvalid(form.current);
  }, [errors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    const found = {
      ...(rating === 0 && { rating: messages.ratingNeeded }),
      ...(text.length < shortest && { text: messages.textNeeded }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) onSubmit({ rating, text });
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.rating}>
        <legend>{messages.rating({ name })}</legend>
        {errors.rating && (
          <p className={fieldStyles.error} id={`${id}-error`}>
            {errors.rating}
          </p>
        )}
        <div className={styles.stars}>
          {stars.map((count) => (
            <label key={count} className={styles.star} data-on={count <= rating || undefined}>
              <input
                type="radio"
                name="rating"
                value={count}
                checked={rating === count}
                aria-invalid={errors.rating ? true : undefined}
                aria-describedby={errors.rating ? `${id}-error` : undefined}
                onChange={() => setRating(count)}
              />
              <Icon name="star" size="1.6rem" />
              <span className={visuallyHidden}>{messages.stars({ count })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={messages.text}
        name="text"
        rows={4}
        maxLength={2000}
        hint={messages.textHint}
        error={errors.text}
        defaultValue={initial?.text}
        required
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {messages.send}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </form>
  );
}
