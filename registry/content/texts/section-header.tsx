import { caps } from '#registry/page/layout/frame.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { LinkButton } from '#ui/link-button.tsx';

export type SectionHeaderProps = {
  eyebrow?: string | undefined;
  title?: string | undefined;
  text?: string | undefined;
  link?: { label: string; href: string } | undefined;
};

const styles = {
  header: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${theme.space.s} ${theme.space.xl}`,
    marginBottom: theme.space.xl,
  }),
  texts: style({ display: 'grid', gap: theme.space.xs, maxWidth: theme.measure.narrow }),
  eyebrow: style(caps, { color: theme.colour.accentInk }),
  text: style({ color: theme.colour.muted, fontSize: theme.size.lead, maxWidth: theme.measure.text }),
};

/** Title of a block with its eyebrow, a sentence and a link; nothing when it has neither. */
export function SectionHeader({ eyebrow, title, text, link }: SectionHeaderProps) {
  if (!title && !text && !link) return null;
  return (
    <header className={styles.header}>
      <div className={styles.texts}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        {title && <h2>{title}</h2>}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {link && (
        <LinkButton href={link.href} variant="quiet">
          {link.label}
        </LinkButton>
      )}
    </header>
  );
}
