import { type ComponentType, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { eventRoute } from '#schemas/event-route.ts';
import type { PageNode } from '#schemas/page.ts';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles } from '../control-styles.ts';
import { NamedLinkControl } from './named-control.tsx';
import { Select } from './select.tsx';

const kinds = ['page', 'product', 'article', 'event', 'address', 'anchor', 'email', 'phone'] as const;
type LinkKind = (typeof kinds)[number];

/** The pages of the site in their order, deeper ones indented. Lists of products are pages too. */
const pagesOf = (nodes: readonly PageNode[], depth = 0): { url: string; label: string }[] =>
  nodes.flatMap(({ url, title, link, children }) => [
    ...(link ? [] : [{ url, label: `${'   '.repeat(depth)}${title}` }]),
    ...pagesOf(children, depth + 1),
  ]);

/** Things of the site whose sheets a link may lead to, and how their addresses begin. */
const sheets = [
  ['product', /^\/(?:products|wines)\/([^/]+)\/\d+(?:[/?#]|$)/],
  ['article', /^\/blog\/([^/]+)\/\d+(?:[/?#]|$)/],
  ['event', new RegExp(`^/${eventRoute}/([^/]+)/\\d+(?:[/?#]|$)`)],
] as const;

/** The thing of the site that an address is of. */
function namedIn(href: string): { kind: (typeof sheets)[number][0]; name: string } | undefined {
  for (const [kind, pattern] of sheets) {
    const name = pattern.exec(href)?.[1];
    if (name) return { kind, name };
  }
  return undefined;
}

function kindOfLink(href: string, pages: readonly { url: string }[]): LinkKind {
  if (href.startsWith('mailto:')) return 'email';
  if (href.startsWith('tel:')) return 'phone';
  if (href.startsWith('#')) return 'anchor';
  const named = namedIn(href);
  if (named) return named.kind;
  return href === '' || pages.some(({ url }) => url === href) ? 'page' : 'address';
}

/**
 * Choice of a link's target: a page or list of the site, a product, any address, an e-mail address, a telephone number; an anchor on this
 * page, where the form has a control for it.
 */
export function LinkControl({ write, Anchor, ...props }: ControlProps & { Anchor?: ComponentType<ControlProps> }) {
  const messages = useMessages(allMessages);
  const { tree } = useSite();
  const href = typeof props.value === 'string' ? props.value : '';
  const pages = pagesOf(tree);
  const [chosen, setChosen] = useState<LinkKind | null>(null);
  const kind = chosen ?? kindOfLink(href, pages);
  const set = (text: string) => write(text === '' ? undefined : text, true);
  return (
    <div className={controlStyles.row}>
      <select
        className={controlStyles.select}
        aria-label={messages.linkKindOf({ label: props.label })}
        value={kind}
        onChange={(event) => setChosen(kinds.find((one) => one === event.target.value) ?? null)}
      >
        {kinds
          .filter((one) => Anchor || one !== 'anchor')
          .map((one) => (
            <option key={one} value={one}>
              {messages.linkKinds[one]}
            </option>
          ))}
      </select>
      {kind === 'page' && <Select {...props} write={write} choices={pages.map(({ url, label }) => ({ value: url, label }))} />}
      {(kind === 'product' || kind === 'article' || kind === 'event') && (
        <NamedLinkControl {...props} kind={kind} name={namedIn(href)?.kind === kind ? (namedIn(href)?.name ?? '') : ''} write={write} />
      )}
      {kind === 'anchor' && Anchor && <Anchor {...props} write={write} />}
      {(kind === 'address' || kind === 'email' || kind === 'phone') && (
        <input
          {...attributesOf(props)}
          type="text"
          inputMode={kind === 'phone' ? 'tel' : kind === 'email' ? 'email' : 'url'}
          className={controlStyles.input}
          placeholder={messages.linkSamples[kind]}
          value={kind === 'address' ? href : href.replace(/^(mailto|tel):/, '')}
          onChange={(event) => set(withScheme(kind, event.target.value))}
        />
      )}
    </div>
  );
}

function withScheme(kind: 'address' | 'email' | 'phone', text: string): string {
  if (text === '' || kind === 'address') return text;
  return kind === 'email' ? `mailto:${text.trim()}` : `tel:${text.replace(/[\s.]/g, '')}`;
}
