import { contrast } from '#themes/colour.ts';
import { toPalette } from '#themes/palette.ts';
import { style } from '#themes/style.ts';
import { textGrounds } from '#themes/text-grounds.ts';
import { theme } from '#themes/theme.ts';
import { propertyName } from '#themes/variables.ts';
import { lookOf } from '../../.storybook/looks.ts';
import { Sheet } from './parts.tsx';

const styles = {
  grid: style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))', gap: theme.space.m }),
  swatch: style({
    overflow: 'hidden',
    border: `1px solid ${theme.colour.rule}`,
    borderRadius: theme.radius.s,
    background: theme.colour.surface,
    fontSize: theme.size.caption,
    '& p': { padding: theme.space.xs, overflowWrap: 'anywhere' },
  }),
  colour: style({ height: '3.5rem' }),
  pair: style({
    padding: theme.space.s,
    borderRadius: theme.radius.s,
    border: `1px solid ${theme.colour.rule}`,
    fontSize: theme.size.small,
  }),
};

const property = (role: string) => `var(${propertyName('colour', role)})`;
const ratio = (one: string, other: string) =>
  contrast(one, other).toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Every colour of the theme under its name, as the look makes it. */
function Palette({ look }: { look: string }) {
  return (
    <Sheet title="Couleurs">
      <div className={styles.grid}>
        {Object.entries(toPalette(lookOf(look).parameters)).map(([role, value]) => (
          <div key={role} className={styles.swatch}>
            <div className={styles.colour} style={{ background: property(role) }} />
            <p>
              {role}
              <br />
              {value}
            </p>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** Each text on each ground it stands on, with the contrast that the palette holds to 4.5 at least. */
function Texts({ look }: { look: string }) {
  const palette = toPalette(lookOf(look).parameters);
  const pairs = Object.entries(textGrounds).flatMap(([text, grounds]) =>
    grounds.map((ground) => [text as keyof typeof textGrounds, ground] as const),
  );
  return (
    <Sheet title="Textes sur leurs fonds">
      <div className={styles.grid}>
        {pairs.map(([text, ground]) => (
          <p key={`${text} ${ground}`} className={styles.pair} style={{ color: property(text), background: property(ground) }}>
            {text} · {ground}
            <br />
            {ratio(palette[text], palette[ground])}
          </p>
        ))}
      </div>
    </Sheet>
  );
}

type Stage = { globals: { look?: string } };
const meta = { component: Palette };
export default meta;

export const Swatches = { render: (_: object, { globals }: Stage) => <Palette look={globals.look ?? ''} /> };
export const Contrast = { render: (_: object, { globals }: Stage) => <Texts look={globals.look ?? ''} /> };
