import type { MouseEvent } from 'react';
import { messages as searchMessages } from '#messages/generated/registry/navigation/search.ts';
import { CardPrice } from '#registry/catalogue/products/card-price.tsx';
import type { ProductCard } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import type { MoneyFormat } from '#ui/format-price.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { SearchGroup, SearchOption } from './search-options.ts';
import { searchStyles as styles } from './search-styles.ts';

type SearchGroupsProps = {
  id: string;
  groups: readonly SearchGroup[];
  /** Number of the option that the arrows are at; -1: none. */
  active: number;
  lang: Lang;
  format: MoneyFormat;
  hrefOf: (option: SearchOption) => string;
  onChoose: (option: SearchOption, event: MouseEvent) => void;
  onPoint: (active: number) => void;
};

/** The groups of the list. Each option is a link, so that it opens in another tab as links do; the field has the focus. */
export function SearchGroups({ id, groups, active, lang, format, hrefOf, onChoose, onPoint }: SearchGroupsProps) {
  let number = -1;
  return groups.map(({ key, label, options }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
    <div key={key} role="group" aria-labelledby={`${id}-${key}`} className={styles.group[placeOf(key)]}>
      <p id={`${id}-${key}`} className={styles.label}>
        {label}
      </p>
      <div role="presentation" className={styles.options[layoutOf(key)]}>
        {options.map((option) => {
          number += 1;
          const own = number;
          return (
            <a
              key={own}
              id={`${id}-option-${own}`}
              role="option"
              aria-selected={own === active}
              tabIndex={-1}
              href={hrefOf(option)}
              className={styles.option[option.kind]}
              onClick={(event) => onChoose(option, event)}
              onMouseMove={() => own !== active && onPoint(own)}
            >
              <Shown option={option} lang={lang} format={format} />
            </a>
          );
        })}
      </div>
    </div>
  ));
}

const placeOf = (key: string) => (key === 'products' || key === 'popular' ? 'products' : 'beside');
const layoutOf = (key: string) => (key === 'products' || key === 'popular' ? 'products' : key === 'articles' ? 'rows' : 'words');

function Shown({ option, lang, format }: { option: SearchOption; lang: Lang; format: MoneyFormat }) {
  if (option.kind === 'words') return option.words;
  if (option.kind === 'all') return option.label;
  if (option.kind === 'category')
    return (
      <>
        {option.category.label} <span className={styles.number}>{option.category.count || ''}</span>
      </>
    );
  if (option.kind === 'page')
    return (
      <>
        {option.page.title} <span className={styles.number}>{searchMessages[lang].kinds[option.page.kind]}</span>
      </>
    );
  if (option.kind === 'product') return <ShownProduct product={option.product} lang={lang} format={format} />;
  const { title, image } = option.article;
  return (
    <>
      <span className={styles.thumb}>
        <Picture image={image} alt="" sizes="64px" widths={[160]} ratio="1" />
      </span>
      <span>{title}</span>
      <Icon name="right" size="1em" />
    </>
  );
}

function ShownProduct({ product, lang, format }: { product: ProductCard; lang: Lang; format: MoneyFormat }) {
  const messages = searchMessages[lang];
  const { name, brand, wine, image, quantity, setQuantity, isPriceHidden } = product;
  return (
    <>
      <span className={styles.picture}>
        <Picture image={image} alt="" sizes="(min-width: 768px) 200px, 72px" widths={[160, 320]} ratio="4 / 5" />
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.small}>{brand ?? wine?.appellation}</span>
        {setQuantity && quantity === 0 ? (
          <span className={styles.small}>{messages.soldOut}</span>
        ) : (
          !isPriceHidden && <CardPrice product={product} lang={lang} format={format} />
        )}
      </span>
    </>
  );
}
