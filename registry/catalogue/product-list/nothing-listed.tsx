import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/catalogue/product-list.ts';
import type { ProductListProps } from '#registry/generated/product-list.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { type Chosen, withoutFilters } from './chosen.ts';
import type { Elsewhere, ProductListData } from './index.ts';
import type { Nouns } from './nouns.ts';
import { listStyles as styles } from './styles.ts';

type Props = {
  props: ProductListProps;
  data: ProductListData;
  chosen: readonly Chosen[];
  nouns: Nouns;
  href: (listing: Chosen['without']) => string;
};

/** Tells that no product is listed: with what else the site has of the search, or which filter to remove. */
export function NothingListed({ props, data, chosen, nouns, href }: Props) {
  const messages = useMessages(allMessages);
  const { listing, elsewhere, without } = data;
  const { emptyTitle, emptyText } = props;
  const isNotFound = listing.search !== '' && chosen.length === 0;
  const notFoundText = elsewhere.length > 0 ? messages.elsewhere : messages.notFoundText;
  return (
    <EmptyState
      icon="search"
      title={isNotFound ? messages.notFoundTitle : (emptyTitle ?? messages.emptyTitle)}
      text={isNotFound ? notFoundText : (emptyText ?? messages.emptyText)}
    >
      <FoundElsewhere links={elsewhere} />
      <TakeOff chosen={chosen} totals={without} nouns={nouns} href={href} />
      {chosen.length > 0 && (
        <LinkButton href={href(withoutFilters(listing))} variant="outline" data-keep-scroll>
          {messages.clear}
        </LinkButton>
      )}
    </EmptyState>
  );
}

function FoundElsewhere({ links }: { links: readonly Elsewhere[] }) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  if (links.length === 0) return null;
  return (
    <ul className={styles.elsewhere}>
      {links.map(({ kind, title, url }) => (
        <li key={url}>
          <a className={styles.elsewhereLink} href={to(url)}>
            {title} <span>{messages.kinds[kind]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

type TakeOffProps = { chosen: readonly Chosen[]; totals: readonly number[]; nouns: Nouns; href: (listing: Chosen['without']) => string };

/** Suggests filters to remove if together they leave nothing, the one that gives the most products first. */
function TakeOff({ chosen, totals, nouns, href }: TakeOffProps) {
  const messages = useMessages(allMessages);
  const helpful = chosen.flatMap((one, at) => ((totals[at] ?? 0) > 0 ? [{ ...one, total: totals[at] ?? 0 }] : []));
  if (helpful.length === 0) return null;
  return (
    <div className={styles.takeOff}>
      <p>{messages.takeOff}</p>
      <ul className={styles.chosen}>
        {helpful
          .sort((a, b) => b.total - a.total)
          .map(({ label, without, total }) => (
            <li key={label}>
              <a className={styles.chosenLink} href={href(without)} data-keep-scroll>
                {messages.takenOff({ label, total, ...nouns })}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
