import { type ReactNode, useId } from 'react';
import type { TabsProps } from '#registry/generated/tabs.ts';
import type { BlockProps } from '#renderer/types.ts';
import { numberedSlot } from '../layout/filled-slots.ts';
import { tabsStyles as styles } from './styles.ts';
import { useTabs } from './use-tabs.ts';

type Panel = { title: string; id: string; hasAddress: boolean; content: ReactNode };

/**
 * All panels are in the page; the browser shows one of them where it runs scripts, and all of them, each under its title, where it
 * does not or prints. A tab whose slot is empty is left out.
 */
export function Tabs({ node, slots }: BlockProps<TabsProps>) {
  const { tabs, label, look, align } = node.props;
  const ownId = useId();
  const panels = tabs.flatMap(({ title, anchor }, index): Panel[] => {
    const content = numberedSlot(slots, 'tab', index);
    return content === undefined ? [] : [{ title, id: anchor ?? `${ownId}-${index}`, hasAddress: Boolean(anchor), content }];
  });
  const { root, selected, select, onKeyDown } = useTabs(panels);
  if (panels.length === 0) return null;
  return (
    <div ref={root} className={styles.root}>
      <div className={`${styles.list} ${styles.lists[look]} ${styles.aligns[align]}`} role="tablist" aria-label={label}>
        {panels.map(({ title, id }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            className={styles.tab[look]}
            aria-selected={index === selected}
            aria-controls={id}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      {panels.map(({ title, id, content }, index) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to focus must be reached from its tab
          tabIndex={0}
          data-away={index === selected ? undefined : true}
        >
          <p className={styles.title}>{title}</p>
          {content}
        </div>
      ))}
    </div>
  );
}
export default Tabs;
