import { useEffect, useRef, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/page/popup.ts';
import type { PopupProps } from '#registry/generated/popup.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { useModal } from '#ui/use-modal.ts';
import type { PopupData } from './index.ts';
import { mayOpen, rememberClosed, rememberOpened } from './remembered.ts';
import { popupStyles as styles } from './styles.ts';
import { whenDue } from './when.ts';

/** Addresses without popups, so that nothing interrupts a purchase. */
const neverAt = /^\/(cart|order|auth|password)(\/|$)/;

/** By which the page's first script knows whether the popup may open, and its code is to come. */
const ruleOf = ({ id, showOnEveryReload, restDays }: PopupData) => ({ id, showOnEveryReload, restDays });

/** A window that opens over the page when its moment has come, and is closed by Escape, a press beside it or its cross. */
export function Popup({ node }: BlockProps<PopupProps, PopupData>) {
  const messages = useMessages(allMessages);
  const { path } = useSite();
  const popup = node.data;
  const [open, setOpen] = useState(false);
  const due = useRef(popup);
  due.current = popup;
  const isAllowed = !neverAt.test(path);

  useEffect(() => {
    if (!isAllowed || !mayOpen(due.current, Date.now())) return undefined;
    return whenDue(due.current, () => {
      // Another tab or the same block elsewhere may have opened it meanwhile.
      if (!mayOpen(due.current, Date.now())) return;
      rememberOpened(due.current);
      setOpen(true);
    });
  }, [isAllowed]);

  const close = () => {
    setOpen(false);
    rememberClosed(popup, Date.now());
  };
  const modal = useModal(open && isAllowed, close);
  const { id, title, html, image, href, linkLabel } = popup;
  const titleId = `popup-${id}`;
  return (
    <dialog {...modal} className={styles.window} aria-labelledby={titleId} data-popup={JSON.stringify(ruleOf(popup))}>
      {open && (
        <div className={styles.inner}>
          {image && (
            <div className={styles.picture}>
              <Picture image={image} sizes="(min-width: 768px) 40rem, 92vw" ratio="auto" />
            </div>
          )}
          <div className={styles.texts}>
            {/* biome-ignore lint/a11y/noAutofocus: a dialog that opens must take the focus; its title says where one is. */}
            <h2 id={titleId} className={styles.title} tabIndex={-1} autoFocus>
              {title}
            </h2>
            <div
              className={styles.text}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by this block's load
              dangerouslySetInnerHTML={{ __html: html }}
            />
            {href && (
              <p>
                <LinkButton href={href} onClick={close}>
                  {linkLabel || messages.more}
                </LinkButton>
              </p>
            )}
          </div>
          <button type="button" className={styles.close} onClick={close} aria-label={messages.close}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </dialog>
  );
}
export default Popup;
