import { useMoney } from '#client/money.tsx';
import { useMessages, useSite } from '#client/site.tsx';
import { formatDay } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/choosing/rental.ts';
import type { RentalTerms } from '#schemas/rental.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { Select } from '#ui/select.tsx';
import type { Buying } from './buying.ts';
import { rentalFields } from './rental-asked.ts';
import { buyingStyles as styles } from './styles.ts';

/** The dates of a rental as a form that works without JavaScript: the page says whether they are free, and what they cost. */
export function PlainRental({ data, terms }: { data: Buying; terms: RentalTerms }) {
  const messages = useMessages(allMessages);
  const { path, lang } = useSite();
  const money = useMoney();
  const { asked, declinations, first } = data;
  const options = declinations.map(({ id, variations }) => ({
    value: String(id),
    label: variations.map(({ label }) => label).join(' · '),
  }));
  const price = asked?.price;
  // The answer stands at the form: the page opens there.
  const id = `rental-${data.idProduct}`;
  return (
    <form id={id} className={styles.plain} method="get" action={`${path}#${id}`}>
      {options.length > 1 ? (
        <Select
          className={styles.across}
          label={messages.which}
          name={rentalFields.declination}
          defaultValue={String(first)}
          options={options}
        />
      ) : (
        <input type="hidden" name={rentalFields.declination} value={first} />
      )}
      <Field label={messages.firstDay} type="date" name={rentalFields.from} required defaultValue={asked?.from} />
      <Field label={messages.lastDay} type="date" name={rentalFields.to} required defaultValue={asked?.to} />
      <div className={styles.across}>
        <Button type="submit" size="l" wide>
          {messages.check}
        </Button>
      </div>
      {asked && (
        <div className={styles.across}>
          <Alert tone={price ? 'success' : 'error'} live title={price ? messages.free : messages.notFree}>
            {price ? (
              <p>
                {messages.chosen({ from: formatDay(price.from, lang), to: formatDay(price.to, lang), days: price.days })}{' '}
                {messages.total({ amount: formatPrice(price.total, money) })} {messages.back({ to: formatDay(price.to, lang) })}{' '}
                {messages.plainNext}
              </p>
            ) : (
              <p>{asked.refusal}</p>
            )}
          </Alert>
        </div>
      )}
      <p className={`${styles.small} ${styles.across}`}>
        {terms.minDays === terms.maxDays
          ? messages.length({ days: terms.minDays })
          : messages.lengths({ least: terms.minDays, most: terms.maxDays })}{' '}
        {messages.deposit({ amount: formatPrice(terms.deposit, money) })}
      </p>
    </form>
  );
}
