import { prose } from '#registry/content/texts/prose.ts';
import type { AccordionProps } from '#registry/generated/accordion.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Accordion as NativeAccordion } from '#ui/accordion.tsx';
import { numberedSlot } from '../layout/filled-slots.ts';
import { belowHeader } from '../layout/frame.ts';
import type { AccordionData } from './index.ts';

const styles = {
  content: style({ display: 'grid', gap: theme.space.m, scrollMarginTop: belowHeader }),
  text: style(prose, { maxWidth: theme.measure.narrow }),
};

/** An address that leads into a closed item opens it: browsers do so for whatever is inside `details`. */
export function Accordion({ node, slots }: BlockProps<AccordionProps, AccordionData>) {
  const { items, exclusive } = node.props;
  const { texts, jsonLd } = node.data;
  const firstOpen = items.findIndex(({ open }) => open);
  return (
    <>
      <NativeAccordion
        name={exclusive ? node.id : undefined}
        items={items.map(({ title, open, anchor }, index) => ({
          title,
          open: exclusive ? index === firstOpen : Boolean(open),
          content: (
            <div id={anchor} className={styles.content}>
              {texts[index] && (
                <div
                  className={styles.text}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by this block's load
                  dangerouslySetInnerHTML={{ __html: texts[index] }}
                />
              )}
              {numberedSlot(slots, 'item', index)}
            </div>
          ),
        }))}
      />
      {jsonLd && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by this block's load, its angle brackets escaped
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      )}
    </>
  );
}
export default Accordion;
