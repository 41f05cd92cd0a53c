import dynamic from 'next/dynamic';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/shell.ts';
import { Icon } from '#ui/icon.tsx';
import type { PanelScreen } from './screens.ts';
import { shellStyles as styles } from './shell-styles.ts';

const Palette = dynamic(() => import('../palette/palette.tsx').then((module) => module.Palette), { ssr: false });
/** Preloads the palette. If that fails, opening it shows the error. */
const preparePalette = () => void import('../palette/palette.tsx').catch(() => undefined);

const never = () => () => undefined;

/** Opens the command palette, as Ctrl+K and ⌘K do. Its code is fetched when it is likely to be wanted. */
export function PaletteButton({ screens }: { screens: readonly PanelScreen[] }) {
  const messages = useMessages(allMessages);
  const [isOpen, setIsOpen] = useState(false);
  /** It stays once it was opened: closing it gives the focus back. */
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const isMac = useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  );
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      // A text editor may have taken it for a link; what is asked about in a dialog comes first.
      if (!isAsked || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preparePalette}
        onFocus={preparePalette}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size="1.15rem" />
        <span className={styles.searchText}>{messages.palette}</span>
        <span className={styles.key} aria-hidden="true">
          {isMac ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {wasOpened && <Palette open={isOpen} screens={screens} onClose={() => setIsOpen(false)} />}
    </>
  );
}
