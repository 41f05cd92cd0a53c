import { type FormEvent, useState } from 'react';
import { cart } from '#client/shop/cart.ts';
import { type QuantityRule, quantityChoices } from '#domain/quantity.ts';
import { capacityText } from '#domain/wine-features.ts';
import { messages as allMessages } from '#messages/generated/registry/catalogue/products/quick-add-dialog.ts';
import type { Declination, Product } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { forcedColours } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formatPrice, type MoneyFormat } from '#ui/format-price.ts';
import { Select } from '#ui/select.tsx';

const { colour, radius, space } = theme;
const styles = {
  form: style({ display: 'grid', gap: space.m }),
  options: style({ display: 'grid', gap: space.xs, border: 0, margin: 0, padding: 0, minWidth: 0 }),
  option: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s,
    minHeight: '2.9rem',
    padding: `0 ${space.s}`,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.s,
    cursor: 'pointer',
    '& input': { width: '1.1rem', height: '1.1rem', accentColor: colour.primary },
    '&:has(:checked)': { borderColor: colour.primaryInk, boxShadow: `inset 0 0 0 1px ${colour.primaryInk}` },
    '&:has(:disabled)': { color: colour.muted, cursor: 'default' },
    [forcedColours]: { '&:has(:checked)': { borderColor: 'Highlight' } },
  }),
  buy: style({
    display: 'flex',
    alignItems: 'flex-end',
    gap: space.s,
    '& > button': { flex: 1, paddingInline: space.xs },
  }),
  sheet: style({ justifySelf: 'center', display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', color: colour.link }),
};

export const isSold = ({ setQuantity, quantity }: Declination): boolean => setQuantity && quantity === 0;

/** Returns the limits of the quantity that can be added of a declination. */
export const ruleOf = ({ type }: Product, { sellByMultipleOf, setQuantity, quantity }: Declination): QuantityRule => ({
  sellByMultipleOf,
  stock: setQuantity ? quantity : null,
  isWine: type.type === 'WINE',
});

/** « 38 · Vert sauge », « 2023 · 75 cl ». */
const labelOf = ({ variations, year, reference, ...bottle }: Declination, lang: Lang): string =>
  [year, capacityText(bottle, lang), ...variations.map(({ label }) => label)].filter(Boolean).join(' · ') || reference;

type QuickAddDialogProps = { lang: Lang; format: MoneyFormat; product: Product; href: string; onClose: () => void };

/** The choice between the declinations of a product and of how many, in small; beyond the list one types it on the sheet or in the cart. */
export function QuickAddDialog({ lang, format, product, href, onClose }: QuickAddDialogProps) {
  const messages = allMessages[lang];
  const { declination: all, name } = product;
  const [id, setId] = useState(() => all.find((one) => !isSold(one))?.id);
  const [wanted, setWanted] = useState(0);
  const chosen = all.find((one) => one.id === id);
  const rule = chosen && ruleOf(product, chosen);
  const quantities = rule ? quantityChoices(rule) : [];
  // Another vintage may be sold by another multiple, or have fewer left.
  const quantity = quantities.includes(wanted) ? wanted : (rule?.sellByMultipleOf ?? 1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!rule) return;
    onClose();
    cart.add({ idDeclination: chosen.id, quantity, rule });
  };
  return (
    <Dialog open title={name} closeLabel={messages.close} onClose={onClose}>
      <form className={styles.form} method="post" onSubmit={submit}>
        <fieldset className={styles.options}>
          <legend>{messages.choose}</legend>
          {all.map((one) => (
            <label key={one.id} className={styles.option}>
              <input type="radio" name="declination" checked={one.id === id} disabled={isSold(one)} onChange={() => setId(one.id)} />
              <span>{labelOf(one, lang)}</span>
              <span>{isSold(one) ? messages.sold : formatPrice(one.price, format)}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.buy}>
          {quantities.length > 1 && (
            <Select
              label={messages.quantity}
              value={String(quantity)}
              options={quantities.map((each) => ({ value: String(each), label: String(each) }))}
              onChange={({ target: { value } }) => setWanted(Number(value))}
            />
          )}
          <Button type="submit" wide>
            {messages.add}
          </Button>
        </div>
        <a className={styles.sheet} href={href}>
          {messages.sheet}
        </a>
      </form>
    </Dialog>
  );
}
