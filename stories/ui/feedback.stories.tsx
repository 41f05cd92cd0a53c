import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Alert } from '#ui/alert.tsx';
import { iconPaths } from '#ui/icon-paths.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Steps } from '#ui/steps.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';

function Feedback() {
  return (
    <div style={{ display: 'grid', gap: '1.5rem', padding: '1.5rem', maxWidth: '40rem' }}>
      <Steps
        label="Étapes"
        doneText="fait"
        steps={[
          { key: 'cart', label: 'Panier', state: 'done', href: '/cart' },
          { key: 'address', label: 'Coordonnées', state: 'current' },
          { key: 'shipping', label: 'Livraison', state: 'ahead' },
        ]}
      />
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title="À savoir">
          <p>Un message dans la page.</p>
        </Alert>
      ))}
      <ProgressBar value={0.7} text="Plus que 12,00 € pour la livraison offerte" />
      <Skeleton label="Chargement" bars={[2, 4]} />
      <ToastRegion
        label="Messages"
        dismissLabel="Fermer"
        dismissIcon={iconPaths.close}
        onDismiss={() => undefined}
        toasts={[{ id: 1, kind: 'success', text: 'Produit ajouté au panier' }]}
      />
    </div>
  );
}

const meta = { component: Feedback } satisfies Meta<typeof Feedback>;
export default meta;
export const Shown: StoryObj<typeof meta> = {};

/** Placeholders for content that is loading. */
export const Waiting: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', padding: '1.5rem', maxWidth: '60rem' }}>
      {(['card', 'line', 'field', 'choice', 'amount'] as const).map((shape) => (
        <Skeleton key={shape} label={`Chargement : ${shape}`} shape={shape} count={shape === 'card' ? 4 : 2} />
      ))}
    </div>
  ),
};
