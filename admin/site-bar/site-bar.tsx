import Head from 'next/head';
import { useRef, useState } from 'react';
import { cacheStateQuery, siteDocumentQuery } from '#client/queries/site-bar.ts';
import { useServerState } from '#client/query-client.ts';
import { useAuth } from '#client/shop/auth.ts';
import { type SiteContext, SiteProvider, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/site-bar.ts';
import type { DocumentName } from '#schemas/edited-document.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { iconPaths } from '#ui/icon-paths.ts';
import { PanelTheme } from '../panel-theme.tsx';
import { hiddenBlocks } from './hidden-blocks.ts';
import { productOfPath } from './product-of-path.ts';
import { siteBarStyles as styles } from './styles.ts';
import { useFrame } from './use-frame.ts';

export type SiteBarProps = {
  context: SiteContext;
  styleSheet: string;
  /** The address that the bar stands on. */
  path: string;
  /** Document of the page; null: none that can be edited. */
  document: DocumentName | null;
};

/** The bar that an administrator sees on the site, in a frame of its own above the page. */
export function SiteBar({ context, styleSheet, path, document }: SiteBarProps) {
  return (
    <SiteProvider value={context}>
      <Head>
        <meta name="robots" content="noindex" />
        <title>{allMessages[context.lang].title}</title>
      </Head>
      <PanelTheme styleSheet={styleSheet}>
        <Bar path={path} document={document} />
      </PanelTheme>
    </SiteProvider>
  );
}

function Bar({ path, document: edited }: Pick<SiteBarProps, 'path' | 'document'>) {
  const messages = useMessages(allMessages);
  const { user } = useAuth();
  const isTeam = user !== null && user !== undefined && user.role !== 'CUSTOMER';
  const bar = useRef<HTMLElement>(null);
  const product = productOfPath(path);
  useFrame(bar, path);
  if (!isTeam) return null;
  return (
    <main ref={bar} className={styles.bar} aria-label={messages.title}>
      <h1 className={styles.hidden}>{messages.title}</h1>
      <a className={styles.link} href="/admin/pages" target="_top">
        {messages.panel}
      </a>
      {product !== null && (
        <a className={styles.link} href={`/admin/products/entry?key=${product}`} target="_top">
          {messages.editProduct}
        </a>
      )}
      {edited ? <DocumentParts edited={edited} path={path} /> : <span className={styles.muted}>{messages.notEdited}</span>}
    </main>
  );
}

/** Shows an administrator the state of the current page, with links to change it. */
function DocumentParts({ edited, path }: { edited: DocumentName; path: string }) {
  const messages = useMessages(allMessages);
  const { data } = useServerState(siteDocumentQuery(edited));
  const { data: cache } = useServerState(cacheStateQuery(path));
  const [open, setOpen] = useState<'hidden' | 'issues' | null>(null);
  const hidden = data ? hiddenBlocks(data.published, new Date()) : [];
  const issues = data?.issues ?? [];
  const lists = { hidden: hidden.map(({ type, id }) => messages.hiddenBlock({ type, id })), issues: issues.map(({ message }) => message) };
  const counts = { hidden: messages.hidden({ count: hidden.length }), issues: messages.issues({ count: issues.length }) };
  const names = ['hidden', 'issues'] as const;
  return (
    <>
      <a className={styles.edit} href={`/admin/${edited.kind}s/${edited.name}`} target="_top">
        <IconPath path={iconPaths.needle} size="1.1em" /> {messages.edit}
      </a>
      {data?.draft && <span className={styles.mark}>{messages.draft}</span>}
      {names.map((name) =>
        lists[name].length > 0 ? (
          <button
            key={name}
            type="button"
            className={styles.toggle}
            aria-expanded={open === name}
            aria-controls="site-bar-list"
            onClick={() => setOpen(open === name ? null : name)}
          >
            {counts[name]}
          </button>
        ) : (
          <span key={name} className={styles.muted}>
            {counts[name]}
          </span>
        ),
      )}
      {cache && <span className={styles.muted}>{messages.cache[cache]}</span>}
      <ul id="site-bar-list" className={styles.list} hidden={open === null}>
        {open && [...new Set(lists[open])].map((text) => <li key={text}>{text}</li>)}
      </ul>
    </>
  );
}
