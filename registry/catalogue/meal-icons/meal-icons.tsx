import { useMessages } from '#client/site.tsx';
import { messages } from '#messages/generated/registry/catalogue/meal-icons.ts';
import type { MealIconsProps } from '#registry/generated/meal-icons.ts';
import { caps } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { MealIconsData } from './index.ts';

const { colour, size, space } = theme;
const styles = {
  title: style(caps, { color: colour.heading, fontSize: size.body, marginBottom: space.s }),
  list: style({ display: 'flex', flexWrap: 'wrap', gap: `${space.m} ${space.s}`, padding: 0, listStyle: 'none' }),
  meal: style({ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: space.xs, minWidth: '4.5rem', maxWidth: '6.5rem' }),
  icon: style({
    display: 'grid',
    placeItems: 'center',
    width: '3.5rem',
    height: '3.5rem',
    borderRadius: '50%',
    background: colour.tint,
    color: colour.accentInk,
  }),
  label: style({
    color: colour.muted,
    fontSize: size.small,
    lineHeight: theme.leading.snug,
    textAlign: 'center',
    WebkitHyphens: 'auto',
    hyphens: 'auto',
  }),
};

/** Dishes that the product goes with: drawn, and named for everybody or for those who do not see. */
export function MealIcons({ node }: BlockProps<MealIconsProps, MealIconsData>) {
  const { title, showLabels } = node.props;
  const { meals: label } = useMessages(messages);
  const { meals } = node.data;
  if (meals.length === 0) return null;
  return (
    <section aria-label={title ?? label}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.list}>
        {meals.map((meal) => (
          <li key={meal.key} className={styles.meal} title={showLabels ? undefined : meal.label}>
            <span className={styles.icon}>
              <IconPath path={meal.path} size="2.1rem" />
            </span>
            {showLabels ? <span className={styles.label}>{meal.label}</span> : <VisuallyHidden>{meal.label}</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </section>
  );
}
export default MealIcons;
