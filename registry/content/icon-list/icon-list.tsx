import type { CSSProperties } from 'react';
import type { IconListProps } from '#registry/generated/icon-list.ts';
import type { BlockProps } from '#renderer/types.ts';
import { everyStep, responsiveVars } from '#themes/responsive.ts';
import { IconPath } from '#ui/icon-path.tsx';
import type { IconListData } from './index.ts';
import { iconListStyles as styles } from './styles.ts';

const sizes = { small: '1.25rem', medium: '1.6rem', large: '2.2rem' };

export function IconList({ node }: BlockProps<IconListProps, IconListData>) {
  const { items, columns, size, look, placement } = node.props;
  const templates = everyStep(columns, (count) => `repeat(${count}, minmax(0, 1fr))`);
  return (
    <ul className={styles.list} style={responsiveVars('icons', templates) as CSSProperties}>
      {items.map(({ title, text, href }, index) => {
        const icon = node.data.icons[index];
        return (
          <li key={title} className={styles.items[placement]}>
            {icon && (
              <span className={styles.icons[look]}>
                <IconPath {...icon} size={sizes[size]} />
              </span>
            )}
            <div className={styles.texts}>
              <p className={styles.title}>{href ? <a href={href}>{title}</a> : title}</p>
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
export default IconList;
