import type { ReactNode } from 'react';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Icon, type IconName } from './icon.tsx';

export type EmptyStateProps = { icon?: IconName; title: string; text?: string; children?: ReactNode };

const styles = {
  box: style({
    display: 'grid',
    justifyItems: 'center',
    gap: theme.space.m,
    maxWidth: theme.measure.text,
    marginInline: 'auto',
    padding: `${theme.space.xxl} ${theme.space.m}`,
    textAlign: 'center',
    color: theme.colour.muted,
  }),
  mark: style({
    display: 'grid',
    placeItems: 'center',
    width: '4.5rem',
    height: '4.5rem',
    borderRadius: '50%',
    background: theme.colour.tintAccent,
    color: theme.colour.ink,
  }),
  title: style({ fontFamily: theme.font.title, fontSize: theme.size.h3, color: theme.colour.heading, lineHeight: theme.leading.title }),
};

/** Message for an empty list or page, with links or buttons among its children. */
export function EmptyState({ icon = 'info', title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.box}>
      <span className={styles.mark}>
        <Icon name={icon} size="1.9rem" />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
