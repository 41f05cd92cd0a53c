import { useRouter } from 'next/router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { auth } from '#client/shop/auth.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/palette.ts';
import { messages as shellMessages } from '#messages/generated/admin/shell.ts';
import { Icon } from '#ui/icon.tsx';
import { IconPath } from '#ui/icon-path.tsx';
import { useModal } from '#ui/use-modal.ts';
import { isSoft, openScreen } from '../shell/open-screen.ts';
import { panelIconPath } from '../shell/panel-icons.ts';
import type { PanelScreen } from '../shell/screens.ts';
import { useFoundOrders } from './found-orders.ts';
import { foundItems, type PaletteItem, type PaletteSection, screenItems } from './palette-items.ts';
import { paletteStyles as styles } from './styles.ts';

export type PaletteProps = { open: boolean; screens: readonly PanelScreen[]; onClose: () => void };

/** Everything of the panel by its name: screens, actions, orders. */
export function Palette({ open, ...props }: PaletteProps) {
  const messages = useMessages(allMessages);
  return (
    <dialog {...useModal(open, props.onClose)} className={styles.dialog} aria-label={messages.title}>
      {open && <Search {...props} />}
    </dialog>
  );
}

/** A search that keeps the focus while a line of what it finds is chosen with the arrows. */
function Search({ screens, onClose }: Omit<PaletteProps, 'open'>) {
  const messages = useMessages(allMessages);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const { sections, isSearching } = useSections(screens, search);
  const items = sections.flatMap((section) => section.items);
  const active = items[Math.min(at, items.length - 1)];
  const optionId = (item: PaletteItem) => `${listId}-${item.key}`;
  const open = useOpen(screens, onClose);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);
  const step = (to: number) => setAt((to + items.length) % Math.max(1, items.length));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const now = Math.min(at, items.length - 1);
    const target = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[key];
    if (target !== undefined && (event.ctrlKey || (key !== 'Home' && key !== 'End') || search === '')) {
      event.preventDefault();
      step(target);
    } else if (key === 'Enter' && active) {
      event.preventDefault();
      open(active);
    }
  };
  const status = items.length > 0 ? messages.found({ count: items.length }) : isSearching ? messages.searching : messages.none;
  return (
    <>
      <div className={styles.head}>
        <Icon name="search" size="1.3rem" />
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active && optionId(active)}
          aria-label={messages.title}
          placeholder={messages.hint}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} aria-label={messages.close} onClick={onClose}>
          <Icon name="close" size="1.1rem" />
        </button>
      </div>
      <div id={listId} className={styles.list} role="listbox" aria-label={messages.title}>
        {sections.map(({ key, title, items: found }) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of a listbox are no fieldsets.
          <div key={key} role="group" aria-labelledby={`${listId}-${key}`}>
            <p className={styles.title} id={`${listId}-${key}`}>
              {title}
            </p>
            {found.map((item) => (
              <div
                key={item.key}
                id={optionId(item)}
                className={styles.option}
                role="option"
                tabIndex={-1}
                aria-selected={item === active}
                onPointerMove={() => setAt(items.indexOf(item))}
                onClick={() => open(item)}
                onKeyDown={onKeyDown}
              >
                <IconPath path={panelIconPath(item.icon)} size="1.2rem" />
                <span className={styles.label}>{item.label}</span>
                <span className={styles.note}>{item.note}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.foot}>
        <span role="status">{status}</span>
        <span className={styles.keys}>{messages.keys}</span>
      </p>
    </>
  );
}

/** Finds the entries of a search, by kind. */
function useSections(screens: readonly PanelScreen[], search: string): { sections: PaletteSection[]; isSearching: boolean } {
  const messages = useMessages(allMessages);
  const { groups } = useMessages(shellMessages);
  const { lang } = useSite();
  const orders = useFoundOrders(search);
  const actions: PaletteItem[] = [
    { key: 'files', label: messages.newFiles, note: '', icon: 'image', href: '/admin/media' },
    { key: 'import', label: messages.importProducts, note: '', icon: 'tag', href: '/admin/products/exchange' },
    { key: 'site', label: messages.toSite, note: '', icon: 'external', href: '/' },
    { key: 'logout', label: messages.logout, note: '', icon: 'signOut', run: auth.logout },
  ];
  const sections = [
    { key: 'orders', title: messages.orders, items: orders.items },
    { key: 'screens', title: messages.screens, items: foundItems(screenItems(screens, lang, groups), search) },
    { key: 'actions', title: messages.actions, items: foundItems(actions, search) },
  ];
  return { sections: sections.filter(({ items }) => items.length > 0), isSearching: orders.isSearching };
}

/** Goes where a line leads, or does what it says. */
function useOpen(screens: readonly PanelScreen[], onClose: () => void): (item: PaletteItem) => void {
  const router = useRouter();
  return (item) => {
    onClose();
    if ('run' in item) return item.run();
    const link = Object.assign(document.createElement('a'), { href: item.href });
    if (isSoft(screens, link, window.location)) void openScreen(router, screens, link);
    else window.location.assign(item.href);
  };
}
