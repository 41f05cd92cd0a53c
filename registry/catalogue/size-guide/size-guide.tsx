import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/catalogue/size-guide.ts';
import type { SizeGuideProps } from '#registry/generated/size-guide.ts';
import { closesDialog } from '#registry/page/layout/dialog-buttons.ts';
import { modalBlockStyles as styles } from '#registry/page/modal/styles.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Icon } from '#ui/icon.tsx';

/** A native dialog that HTML alone opens and closes: Escape, the focus kept inside and given back are the browser's. */
export function SizeGuide({ node, slots }: BlockProps<SizeGuideProps>) {
  const messages = useMessages(allMessages);
  const { title, anchor } = node.props;
  return (
    <dialog
      id={anchor}
      popover="auto"
      className={`${styles.dialog} ${styles.widths.medium}`}
      aria-labelledby={`${anchor}-title`}
      // A press beside it closes it, in browsers that know this.
      closedby="any"
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 className={styles.title} id={`${anchor}-title`}>
            {title}
          </h2>
          <button {...closesDialog(anchor)} type="button" className={styles.close} aria-label={messages.close}>
            <Icon name="close" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
        <section className={styles.body} tabIndex={0} aria-labelledby={`${anchor}-title`}>
          {slots.default}
        </section>
      </div>
    </dialog>
  );
}
export default SizeGuide;
