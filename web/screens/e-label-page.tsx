import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { nutritionLines } from '#domain/nutrition-lines.ts';
import { capacityText } from '#domain/wine-features.ts';
import { formatWineLabel } from '#domain/wine-label.ts';
import { messages as nutritionMessages } from '#messages/generated/domain/nutrition-labels.ts';
import { messages as labelMessages } from '#messages/generated/domain/wine-label.ts';
import type { Nutrition } from '#schemas/nutrition.ts';
import type { Declination, Product } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import type { WineLabel } from '#schemas/wine-label.ts';
import { eLabelCss } from '#themes/e-label.ts';

export type ELabelProps = {
  lang: Lang;
  product: Pick<Product, 'name' | 'wine'>;
  bottle: Declination;
  label: WineLabel;
  /** Legal name of the shop's company. */
  operator: string;
  /** The same page in the other languages of the site. */
  others: readonly { lang: Lang; name: string; href: string }[];
};

/**
 * Draws the e-label of a wine (Regulation (EU) 1308/2013, article 119(5)): the name of the wine and what the law asks. It has no script,
 * no picture, no advertising and no link to the shop.
 */
function ELabel({ lang, product: { name, wine }, bottle, label, operator, others }: ELabelProps) {
  const messages = labelMessages[lang];
  const { ingredients, contains } = formatWineLabel(label, lang);
  const { year } = bottle;
  const alcohol = wine?.alcohol ?? null;
  const volume = alcohol === null ? null : messages.volume({ percent: new Intl.NumberFormat(lang).format(alcohol) });
  const details = [wine?.appellation, year, capacityText(bottle, lang), volume].filter(Boolean).join(' · ');
  return (
    <main>
      <h1>{name}</h1>
      {details && <p>{details}</p>}
      {ingredients.length > 0 && (
        <>
          <h2>{messages.ingredients}</h2>
          <p>
            {ingredients.map(({ text, isAllergen }, index) => (
              <Fragment key={text}>
                {index > 0 && ', '}
                {isAllergen ? <strong>{text}</strong> : text}
              </Fragment>
            ))}
          </p>
        </>
      )}
      {contains && (
        <p>
          <strong>{contains}</strong>
        </p>
      )}
      {label.nutrition && <Values nutrition={label.nutrition} lang={lang} />}
      {others.length > 0 && (
        <nav aria-label={messages.languages}>
          {others.map((other) => (
            <a key={other.lang} href={other.href} lang={other.lang} hrefLang={other.lang}>
              {other.name}
            </a>
          ))}
        </nav>
      )}
      {operator && <footer>{operator}</footer>}
    </main>
  );
}

function Values({ nutrition, lang }: { nutrition: Omit<Nutrition, 'per'>; lang: Lang }) {
  const messages = nutritionMessages[lang];
  return (
    <>
      <h2>{labelMessages[lang].nutrition}</h2>
      <table>
        <caption>{messages.caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{messages.per['100_ML']}</th>
          </tr>
        </thead>
        <tbody>
          {nutritionLines(nutrition, lang).map(({ label, value, isPart }) => (
            <tr key={label} data-part={isPart}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Renders the e-label of a wine as a document of its own: it loads nothing. */
export function renderELabel(props: ELabelProps): string {
  const title = renderToStaticMarkup(<title>{`${props.product.name} – ${labelMessages[props.lang].title}`}</title>);
  return [
    `<!DOCTYPE html><html lang="${props.lang}"><head><meta charset="utf-8">${title}`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<style>${eLabelCss}</style></head><body>${renderToStaticMarkup(<ELabel {...props} />)}</body></html>`,
  ].join('');
}
