import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';

function Fields({ error }: { error?: string }) {
  const [choice, setChoice] = useState<'a' | 'b' | null>('a');
  return (
    <form style={{ display: 'grid', gap: '1.5rem', padding: '1.5rem', maxWidth: '28rem' }}>
      <Field label="Adresse e-mail" type="email" autoComplete="email" hint="Pour la confirmation." error={error} />
      <Field label="Ville" suggestions={['Aizenay', 'Apremont']} error={error} />
      <PasswordField label="Mot de passe" autoComplete="new-password" showText="Montrer" hideText="Masquer" error={error} />
      <Select label="Pays" placeholder="Choisir un pays" defaultValue="" options={[{ value: '75', label: 'France' }]} error={error} />
      <TextArea label="Message" optionalText="facultatif" error={error} />
      <RadioGroup
        legend="Livraison"
        name="delivery"
        value={choice}
        onChange={setChoice}
        error={error}
        options={[
          { value: 'a', label: 'Retrait en boutique', detail: '4 place du Marché', aside: 'offert' },
          { value: 'b', label: 'À domicile', aside: '6,90 €' },
        ]}
      />
      <Checkbox label="J’accepte les conditions" error={error} />
    </form>
  );
}

const meta = { component: Fields } satisfies Meta<typeof Fields>;
export default meta;
export const Plain: StoryObj<typeof meta> = {};
export const Refused: StoryObj<typeof meta> = { args: { error: 'Ce champ est à corriger.' } };
