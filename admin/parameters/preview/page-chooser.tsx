import { anyProductQuery } from '#client/queries/parameters.ts';
import { useServerState } from '#client/query-client.ts';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/preview.ts';
import type { PageNode } from '#schemas/page.ts';
import { controlStyles } from '../../form/control-styles.ts';

type Entry = { address: string; label: string };

/** Pages of the tree in their order, deeper ones indented; pages that only lead elsewhere are left out. */
const entriesOf = (pages: readonly PageNode[], depth = 0): Entry[] =>
  pages.flatMap(({ url, title, link, children }) => [
    ...(link ? [] : [{ address: url, label: `${'   '.repeat(depth)}${title}` }]),
    ...entriesOf(children, depth + 1),
  ]);

/** Chooses which page the preview shows: any of the site, a product sheet, the cart, the search. */
export function PageChooser({ address, onOpen }: { address: string; onOpen: (address: string) => void }) {
  const messages = useMessages(allMessages);
  const site = useSite();
  const to = useLocalPath();
  const product = useServerState(anyProductQuery()).data;
  const pages = entriesOf(site.tree);
  const screens: Entry[] = site.site.isECommerce
    ? [
        ...(product ? [{ address: to(product.url), label: messages.sheet({ name: product.name }) }] : []),
        { address: to('/cart'), label: messages.cart },
        { address: to('/products/search'), label: messages.searchPage },
      ]
    : [];
  const isKnown = [...pages, ...screens].some((entry) => entry.address === address);
  return (
    <select className={controlStyles.select} aria-label={messages.page} value={address} onChange={(event) => onOpen(event.target.value)}>
      {!isKnown && <option value={address}>{address}</option>}
      <optgroup label={messages.pages}>
        {pages.map((entry) => (
          <option key={entry.address} value={entry.address}>
            {entry.label}
          </option>
        ))}
      </optgroup>
      {screens.length > 0 && (
        <optgroup label={messages.screens}>
          {screens.map((entry) => (
            <option key={entry.address} value={entry.address}>
              {entry.label}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}
