import { useSite } from '#client/site.tsx';
import type { Feature } from '#domain/wine-features.ts';
import { messages as punctuation } from '#messages/generated/punctuation.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { tableStyles } from '../products/table-styles.ts';
import type { ProductFeaturesData } from './index.ts';

const { colour, space } = theme;

const styles = {
  pairs: style({
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
    '& dt, & dd': { paddingBlock: space.xs, borderBottom: `1px solid ${colour.rule}` },
    '& dt': { color: colour.muted, paddingRight: space.m },
    '& dt:last-of-type, & dd:last-of-type': { borderBottom: 0 },
  }),
  points: style({
    display: 'grid',
    gap: space.xs,
    paddingLeft: '1.1em',
    '& li::marker': { color: colour.accentInk },
    '& b': { color: colour.heading, fontWeight: theme.weight.strong },
  }),
};

type FeatureListProps = { features: readonly Feature[]; pageStyle: ProductFeaturesData['pageStyle']; titleId: string };

/** Features in the manner of FEATURES_PRODUCT_STYLE: pairs of an opened panel, points of a list, rows of a table. */
export function FeatureList({ features, pageStyle, titleId }: FeatureListProps) {
  const { lang } = useSite();
  if (pageStyle === 'TABLE') {
    return (
      <table className={tableStyles.table} aria-labelledby={titleId}>
        <tbody>
          {features.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  if (pageStyle === 'LIST') {
    const { colon } = punctuation[lang];
    return (
      <ul className={styles.points}>
        {features.map(({ label, value }) => (
          <li key={label}>
            <b>
              {label}
              {colon}
            </b>{' '}
            {value}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className={styles.pairs}>
      {features.flatMap(({ label, value }) => [<dt key={`${label} name`}>{label}</dt>, <dd key={label}>{value}</dd>])}
    </dl>
  );
}
