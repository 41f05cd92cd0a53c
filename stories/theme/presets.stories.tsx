import { type Preset, presets, presetTexts } from '#themes/presets/index.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Price } from '#ui/price.tsx';
import { lookOf } from '../../.storybook/looks.ts';
import { Sheet } from './parts.tsx';

const styles = {
  card: style({
    display: 'grid',
    justifyItems: 'start',
    gap: theme.space.m,
    maxWidth: theme.measure.text,
    padding: theme.space.l,
    border: `1px solid ${theme.colour.rule}`,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    boxShadow: theme.shadow.soft,
  }),
  title: style({
    fontFamily: theme.font.title,
    fontWeight: theme.weight.title,
    fontSize: theme.size.h2,
    lineHeight: theme.leading.title,
    letterSpacing: theme.tracking.title,
    color: theme.colour.heading,
  }),
};

/** A ready look on its own: title, text, price, field, button. It wears its look whatever the toolbar says. */
const Preview = ({ preset }: { preset: Preset }) => (
  <>
    <style>{lookOf(preset.id).sheet}</style>
    <Sheet title={presetTexts.fr[preset.id].label}>
      <p>{presetTexts.fr[preset.id].description}</p>
      <div className={styles.card}>
        <Badge tone="accent">Pièce unique</Badge>
        <h2 className={styles.title}>Robe portefeuille à fleurs</h2>
        <p>
          Lavée, reprisée, prête à repartir. <a href="#retours">Quatorze jours pour changer d’avis</a>.
        </p>
        <Price
          cents={2900}
          reference={3900}
          format={{ locale: 'fr_FR', currency: 'EUR' }}
          messages={{ price: 'Prix', reference: 'Ancien prix' }}
          large
        />
        <Field label="Votre code" hint="Si vous en avez un." />
        <Button>Ajouter au panier</Button>
        <Button variant="outline">Réserver un essayage</Button>
      </div>
    </Sheet>
  </>
);

const only = (id: string) => {
  const preset = presets.find((known) => known.id === id);
  if (!preset) throw new Error(`no preset ${id}`);
  return { render: () => <Preview preset={preset} /> };
};

export default { component: Preview };

export const Atelier = only('atelier');
export const Galerie = only('galerie');
export const Nuit = only('nuit');
export const Jardin = only('jardin');
export const Encre = only('encre');
export const Bonbon = only('bonbon');
export const Cave = only('cave');
export const Marine = only('marine');
