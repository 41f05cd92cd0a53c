import { useEffect, useRef } from 'react';
import { useMoney } from '#client/money.tsx';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages, type Messages } from '#messages/generated/registry/buying/choosing.ts';
import { stockState } from '#registry/catalogue/products/stock.ts';
import { Button } from '#ui/button.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { buyBarStyles as styles } from './buy-bar-styles.ts';
import type { Buying } from './buying.ts';
import { toldStock } from './stock-line.tsx';
import { useAddition } from './use-addition.ts';
import type { ProductChoice } from './use-choice.ts';

type BuyBarProps = {
  data: Buying;
  choice: ProductChoice;
  /** Id of the place on the page where the choice is made and the product bought. */
  purchaseId: string;
};

/**
 * On a phone, at the bottom of the screen: product, price, what is chosen, and the button. It leaves while the page's own button or
 * the footer is on the screen, and while something is typed. Styles alone do so in browsers that know view timelines.
 */
export function BuyBar({ data, choice, purchaseId }: BuyBarProps) {
  const messages = useMessages(allMessages);
  const money = useMoney();
  const bar = useLeaving();
  const { chosen } = choice;
  const price = data.rental ? data.rental.price : chosen.price;
  const unit = data.rental ? ` ${messages.rental({ days: data.rental.days })}` : '';
  const variant = chosen.variations.map(({ label }) => label).join(' · ');
  return (
    <aside ref={bar} className={styles.bar} aria-label={messages.bar}>
      <a className={styles.product} href={`#${purchaseId}`}>
        <span className={styles.name}>{data.name}</span>
        <span className={styles.choice}>
          {data.settings.showPrices && (
            <strong>
              {formatPrice(price, money)}
              {unit}
            </strong>
          )}
          {variant}
        </span>
      </a>
      <BarAction data={data} choice={choice} purchaseId={purchaseId} />
    </aside>
  );
}

/** Adds what needs nothing more to be said; anything else leads to where it is said. */
function BarAction({ data, choice, purchaseId }: BuyBarProps) {
  const messages = useMessages(allMessages);
  const { busy, isAllInCart, submit } = useAddition(data, choice);
  const elsewhere = whatElse(data, choice, messages);
  if (elsewhere)
    return (
      <LinkButton href={`#${purchaseId}`} {...(elsewhere.isQuiet && { variant: 'outline' })}>
        {elsewhere.label}
      </LinkButton>
    );
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <Button type="submit" busy={busy} {...(isAllInCart && { variant: 'outline' })}>
        {isAllInCart ? messages.barInCart : messages.barAdd}
      </Button>
    </form>
  );
}

/** Returns the action that replaces adding to the cart, if there is one. */
function whatElse(data: Buying, { chosen }: ProductChoice, messages: Messages) {
  if (!data.settings.showPrices) return { label: messages.ask, isQuiet: false };
  if (stockState(toldStock(chosen, data.offer), data.settings) === 'out')
    return data.hasAlerts ? { label: messages.barAlert, isQuiet: false } : { label: messages.contact, isQuiet: true };
  if (data.soldInFrenchAt) return { label: messages.barBuy, isQuiet: false };
  if (data.rental) return { label: messages.barDates, isQuiet: false };
  return data.customization === 'REQUIRED' ? { label: messages.barMake, isQuiet: false } : null;
}

/** Browsers without view timelines: the bar leaves once the page's code says so. */
function useLeaving() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current || CSS.supports('animation-timeline: view()')) return undefined;
    const shown = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? shown.add(target) : shown.delete(target);
      current.toggleAttribute('data-away', shown.size > 0);
    });
    for (const element of document.querySelectorAll('[data-purchase], footer')) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return bar;
}
