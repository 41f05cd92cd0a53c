import { Fragment } from 'react';
import { useMessages } from '#client/site.tsx';
import type { WineLabelText } from '#domain/wine-label.ts';
import { messages as allMessages } from '#messages/generated/domain/wine-label.ts';
import type { WineLabel } from '#schemas/wine-label.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { NutritionTable } from './nutrition-table.tsx';

const { size, space } = theme;

/** Label of a bottle (`id`) on a sheet; `title`: its vintage, where the sheet shows several. */
export type ShownLabel = WineLabelText & Pick<WineLabel, 'nutrition'> & { id: number; title: string | null; eLabel: string | null };

const styles = {
  labels: style({ display: 'grid', gap: space.xl }),
  label: style({ display: 'grid', gap: space.s, '& h3': { fontSize: size.lead } }),
};

/** Ingredients, allergens and nutrition values of a wine, by vintage. */
export function WineLabels({ labels }: { labels: readonly ShownLabel[] }) {
  const messages = useMessages(allMessages);
  return (
    <div className={styles.labels}>
      {labels.map(({ id, title, ingredients, contains, nutrition, eLabel }) => (
        <div key={id} className={styles.label}>
          {title && <h3>{title}</h3>}
          {ingredients.length > 0 && (
            <p>
              {messages.ingredientsAre}{' '}
              {ingredients.map(({ text, isAllergen }, index) => (
                <Fragment key={text}>
                  {index > 0 && ', '}
                  {isAllergen ? <strong>{text}</strong> : text}
                </Fragment>
              ))}
            </p>
          )}
          {contains && (
            <p>
              <strong>{contains}</strong>
            </p>
          )}
          {nutrition && <NutritionTable nutrition={{ ...nutrition, per: '100_ML' }} />}
          {eLabel && (
            <p>
              <a href={eLabel}>{messages.eLabel}</a>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
