import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ease, leading, measure, motion, shadow, size, space } from '#themes/scales.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { propertyName } from '#themes/variables.ts';
import { Button } from '#ui/button.tsx';
import { Sheet, Token } from './parts.tsx';

const property = (group: string, token: string) => `var(${propertyName(group, token)})`;

const styles = {
  content: style({ fontFamily: theme.font.content }),
  title: style({ fontFamily: theme.font.title, color: theme.colour.heading, lineHeight: theme.leading.title }),
  menu: style({ fontFamily: theme.font.menu, fontWeight: theme.weight.menu, letterSpacing: theme.tracking.menu }),
  bar: style({ height: '1rem', maxWidth: '100%', background: theme.colour.accent }),
  box: style({ width: '6rem', height: '4rem', background: theme.colour.surface, border: `1px solid ${theme.colour.rule}` }),
};

const sentence = 'Des vêtements qui ont déjà une histoire';

const Type = () => (
  <Sheet title="Lettres">
    {Object.entries({ title: 'Titres', content: 'Textes', menu: 'Menu et boutons' }).map(([role, name]) => (
      <Token key={role} name={`font.${role}`}>
        <p className={styles[role as 'title' | 'content' | 'menu']}>{name} : Àéîœç 0123456789 €</p>
      </Token>
    ))}
    {Object.entries(size).map(([name, value]) => (
      <Token key={name} name={`size.${name}`}>
        <p
          className={/^(h\d|display)$/.test(name) ? styles.title : styles.content}
          style={{ fontSize: property('size', name) }}
          title={value}
        >
          {sentence}
        </p>
      </Token>
    ))}
    {Object.keys(leading).map((name) => (
      <Token key={name} name={`leading.${name}`}>
        <p style={{ lineHeight: property('leading', name), maxWidth: '16rem' }}>{sentence}, et une autre à venir, chez vous.</p>
      </Token>
    ))}
  </Sheet>
);

const Spaces = () => (
  <Sheet title="Espaces et largeurs">
    {Object.keys(space).map((name) => (
      <Token key={name} name={`space.${name}`}>
        <div className={styles.bar} style={{ width: property('space', name) }} />
      </Token>
    ))}
    {Object.keys(measure).map((name) => (
      <Token key={name} name={`measure.${name}`}>
        <div className={styles.bar} style={{ width: property('measure', name) }} />
      </Token>
    ))}
  </Sheet>
);

const Shapes = () => (
  <Sheet title="Coins et ombres">
    {['s', 'm', 'l', 'pill', 'button'].map((name) => (
      <Token key={name} name={`radius.${name}`}>
        <div className={styles.box} style={{ borderRadius: property('radius', name) }} />
      </Token>
    ))}
    {Object.keys(shadow).map((name) => (
      <Token key={name} name={`shadow.${name}`}>
        <div className={styles.box} style={{ boxShadow: property('shadow', name) }} />
      </Token>
    ))}
  </Sheet>
);

/** Squares that cross the page in each duration and way; with reduced motion they are there at once. */
function Motions() {
  const [end, setEnd] = useState(false);
  const ways = Object.keys(motion).flatMap((duration) => Object.keys(ease).map((way) => [duration, way] as const));
  return (
    <Sheet title="Mouvements">
      <div>
        <Button onClick={() => setEnd(!end)} aria-pressed={end}>
          Bouger
        </Button>
      </div>
      {ways.map(([duration, way]) => (
        <Token key={`${duration} ${way}`} name={`motion.${duration} ease.${way}`} value={motion[duration as keyof typeof motion]}>
          <div
            className={styles.bar}
            style={{ width: end ? '100%' : '2rem', transition: `width ${property('motion', duration)} ${property('ease', way)}` }}
          />
        </Token>
      ))}
    </Sheet>
  );
}

export default { component: Type };

export const Letters = {};
export const SpacesAndWidths = { render: () => <Spaces /> };
export const CornersAndShadows = { render: () => <Shapes /> };
export const Movement = {
  render: () => <Motions />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Bouger' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
