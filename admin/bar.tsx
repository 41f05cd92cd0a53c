import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { auth, useAuth } from '#client/shop/auth.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { barStyles as styles } from './bar-styles.ts';
import { messages as allMessages } from './messages.ts';

const menuId = 'panel-menu';

/** The panel's menu. Where it does not fit in one row, a button with the name of the screen opens it. */
export function Bar() {
  const messages = useMessages(allMessages);
  const { path } = useSite();
  const { user, status } = useAuth();
  const menu = useDisclosure();
  const links = [
    { href: '/admin/orders', label: messages.orders },
    { href: '/admin/returns', label: messages.returns },
    { href: '/admin/payments', label: messages.payments },
    { href: '/admin/stock', label: messages.stock },
    { href: '/admin/products', label: messages.products },
    { href: '/admin/reviews', label: messages.reviews },
    { href: '/admin/bookings', label: messages.bookings },
    { href: '/admin/registrations', label: messages.registrations },
    { href: '/admin/answers', label: messages.answers },
    { href: '/admin/mails', label: messages.mails },
    { href: '/admin/pages', label: messages.pages },
    { href: '/admin/media', label: messages.media },
    { href: '/admin/parameters', label: messages.parameters },
  ];
  const own = { href: '/admin/sessions', label: messages.sessions };
  const current = [...links, own].find(({ href }) => path.startsWith(href));
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the header of a page is a banner, which may have a name.
    <header className={styles.bar} aria-label={messages.title} {...menu.area}>
      <a className={styles.skip} href="#contenu">
        {messages.skip}
      </a>
      <button type="button" className={styles.toggle} aria-controls={menuId} {...menu.button}>
        <Icon name={menu.isOpen ? 'close' : 'menu'} size="1.3rem" />
        <span className={styles.screen}>{current?.label ?? messages.title}</span>
        <span className={styles.menuWord}>{messages.menu}</span>
      </button>
      <div id={menuId} className={styles.menu} data-open={menu.isOpen}>
        <nav className={styles.links} aria-label={messages.navigation}>
          {links.map(({ href, label }) => (
            <a key={href} className={styles.link} href={href} aria-current={href === current?.href ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles.end}>
          <a className={styles.link} href="/">
            {messages.toSite}
          </a>
          <a className={styles.own} href={own.href} title={own.label} aria-current={own === current ? 'page' : undefined}>
            <Icon name="person" size="1.3rem" />
            <span className={styles.ownWord}>{own.label}</span>
          </a>
          {user && (
            <Button variant="quiet" busy={status === 'signingOut'} onClick={auth.logout}>
              {messages.logout}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}

/** Opens and closes what a button controls: Escape, a press elsewhere and the focus going elsewhere close it. */
function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const area = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !area.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  return {
    isOpen,
    button: { ref: button, 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) },
    area: {
      ref: area,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        button.current?.focus();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !area.current?.contains(relatedTarget)) setIsOpen(false);
      },
    },
  };
}
