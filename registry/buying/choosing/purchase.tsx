import { type ReactNode, useEffect, useRef } from 'react';
import { localPath } from '#client/local-path.ts';
import { useMoney } from '#client/money.tsx';
import { rememberSeen } from '#client/seen-products.ts';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { decreasingDiscountOn, stepReached } from '#domain/discounts.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/choosing.ts';
import { amountOff } from '#registry/catalogue/products/reduction.ts';
import { stockState } from '#registry/catalogue/products/stock.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { formatPrice } from '#ui/format-price.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadedPart } from '../calendars/loaded-part.tsx';
import type { Buying } from './buying.ts';
import { GuaranteeLabel } from './guarantee-label.tsx';
import { NeedsScript } from './needs-script.tsx';
import { PlainRental } from './plain-rental.tsx';
import type { RentalPurchaseProps } from './rental-purchase.tsx';
import { toldStock } from './stock-line.tsx';
import { buyingStyles as styles } from './styles.ts';
import { useAddition } from './use-addition.ts';
import type { ProductChoice } from './use-choice.ts';

export type PurchaseProps = {
  data: Buying;
  choice: ProductChoice;
  /** Page on which shoppers ask for a product that is not sold here. */
  contactUrl: string;
  /** The site's own words for these. */
  soldOutText?: string | undefined;
  rentalText?: string | undefined;
  rentalLabel?: string | undefined;
  /** The field of the quantity, where it stands beside the button. */
  quantity?: ReactNode;
};

/** The purchase of a product, with the label of its producer's guarantee where there is one. */
export function Purchase(props: PurchaseProps) {
  const { producerGuarantee } = props.choice.chosen;
  return (
    <>
      <PurchaseWay {...props} />
      {producerGuarantee && <GuaranteeLabel guarantee={producerGuarantee} />}
    </>
  );
}

/** The purchase, or where the product is to be had instead: at the shop, or on the French version. */
function PurchaseWay({ data, choice, contactUrl, soldOutText, rentalText, rentalLabel, quantity }: PurchaseProps) {
  const messages = useMessages(allMessages);
  const { site } = useSite();
  const { idProduct, isRemembered } = data;
  useEffect(() => {
    if (isRemembered) rememberSeen(idProduct);
  }, [idProduct, isRemembered]);
  if (!data.settings.showPrices) return <Instead text={messages.askText} label={messages.ask} href={contactUrl} />;
  if (stockState(toldStock(choice.chosen, data.offer), data.settings) === 'out')
    return (
      <div className={styles.gone}>
        {data.hasAlerts && (
          <div className={styles.scripted}>
            <LoadedPart
              key={choice.chosen.id}
              load={loadAlert}
              props={{ idDeclination: choice.chosen.id }}
              texts={messages.alert}
              bars={[12]}
            />
          </div>
        )}
        <Instead text={soldOutText ?? messages.soldOutText} label={messages.contact} href={contactUrl} isQuiet />
      </div>
    );
  if (data.soldInFrenchAt) {
    const href = localPath({ site, lang: 'fr' }, data.soldInFrenchAt);
    return <Instead text={messages.soldInFrench} label={messages.toFrench} href={href} hrefLang="fr" />;
  }
  if (data.rental) {
    return (
      <>
        <noscript>
          <PlainRental data={data} terms={data.rental} />
        </noscript>
        <LazyRental
          key={choice.chosen.id}
          terms={data.rental}
          idDeclination={choice.chosen.id}
          asked={data.asked?.idDeclination === choice.chosen.id ? data.asked.price : null}
        />
        <Instead text={rentalText ?? messages.bookText} label={rentalLabel ?? messages.book} href={contactUrl} isQuiet />
      </>
    );
  }
  if (data.customization === 'REQUIRED') return <Customize data={data} choice={choice} />;
  return <AddToCart data={data} choice={choice} quantity={quantity} />;
}

type InsteadProps = { text: string; label: string; href: string; hrefLang?: string; isQuiet?: boolean };

function Instead({ text, label, href, hrefLang, isQuiet = false }: InsteadProps) {
  return (
    <div className={styles.out}>
      <p className={styles.small}>{text}</p>
      <LinkButton href={href} hrefLang={hrefLang} {...(isQuiet ? { variant: 'outline' } : { size: 'l', wide: true })}>
        {label}
      </LinkButton>
    </div>
  );
}

/** The way to the screen where the choice is made one's own. */
function Customize({ data: { customizePath, customization }, choice }: Pick<PurchaseProps, 'data' | 'choice'>) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  if (customizePath === null) return null;
  return (
    <LinkButton
      href={to(`${customizePath}/${choice.chosen.id}/customize`)}
      size="l"
      wide
      {...(customization === 'OPTIONAL' && { variant: 'outline' })}
    >
      {messages.customize}
    </LinkButton>
  );
}

/**
 * The button; what the cart answers is told by a message and by the mini cart. With every piece in the cart it says so, and leads there:
 * the same button, which keeps the focus.
 */
function AddToCart({ data, choice, quantity: field }: Pick<PurchaseProps, 'data' | 'choice' | 'quantity'>) {
  const { decreasingDiscounts } = data;
  const messages = useMessages(allMessages);
  const { busy, error, isAllInCart, submit } = useAddition(data, choice);
  const { chosen, quantity, refused } = choice;
  const form = useRef<HTMLFormElement>(null);
  const isRight = () => refused === undefined || !focusFirstInvalid(form.current);
  return (
    <div className={styles.purchase}>
      <NeedsScript />
      <form ref={form} className={styles.buy} method="post" noValidate onSubmit={(event) => submit(event, isRight)}>
        {!isAllInCart && field}
        <Button type="submit" size="l" wide busy={busy} {...(isAllInCart && { variant: 'outline' })}>
          {isAllInCart && <Icon name="check" size="1.2em" />}
          {isAllInCart ? messages.inCart : messages.add}
        </Button>
      </form>
      {decreasingDiscounts.length > 0 && <LineTotal steps={decreasingDiscounts} price={chosen.price} quantity={quantity} />}
      <Customize data={data} choice={choice} />
      {data.isPerishable && <p className={styles.small}>{messages.perishable}</p>}
      {data.isSealed && !data.isPerishable && <p className={styles.small}>{messages.sealed}</p>}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}

/** Shows the price of the chosen quantity after the decreasing discount, as the cart will calculate it. */
function LineTotal({ steps, price, quantity }: { steps: Buying['decreasingDiscounts']; price: number; quantity: number }) {
  const messages = useMessages(allMessages);
  const money = useMoney();
  const off = decreasingDiscountOn(steps, { price, quantity });
  const step = stepReached(steps, quantity);
  const total = formatPrice(price * quantity - off, money);
  const next = steps.find(({ from }) => from > quantity);
  return (
    <p className={styles.small} role="status">
      {step && off > 0
        ? messages.totalReduced({ quantity, total, off: amountOff(step, money) })
        : quantity > 1
          ? messages.total({ quantity, total })
          : ''}{' '}
      {next && messages.nextStep({ from: next.from, off: amountOff(next, money) })}
    </p>
  );
}

/** The field of who waits for what is sold out: its code is loaded where something is. */
const loadAlert = async () => (await import('./stock-alert.tsx')).StockAlert;
const load = async () => (await import('./rental-purchase.tsx')).RentalPurchase;

/** The calendar of a piece for rent, whose code is loaded where something is for rent, and only there. */
function LazyRental(props: RentalPurchaseProps) {
  return (
    <div className={styles.scripted}>
      <LoadedPart load={load} props={props} />
    </div>
  );
}
