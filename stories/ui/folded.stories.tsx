import { expect, fn, userEvent, within } from 'storybook/test';
import { Accordion } from '#ui/accordion.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Column } from './column.tsx';

type Stage = { canvasElement: HTMLElement };
const onRetry = fn();

export default { component: Accordion };

/** Opening one closes the others of its name. */
export const OneAtATime = {
  render: () => (
    <div style={{ padding: '1.5rem' }}>
      <Accordion
        name="details"
        items={[
          { title: 'Entretien', content: <p>Lavage à la main, à l’eau froide.</p>, open: true },
          { title: 'Livraison', content: <p>Sous deux à trois jours.</p> },
        ]}
      />
    </div>
  ),
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText('Livraison'));
    await expect(page.getByText('Livraison').closest('details')).toHaveAttribute('open');
    await expect(page.getByText('Entretien').closest('details')).not.toHaveAttribute('open');
  },
};
/** Says what did not load, and tries again. */
export const Again = {
  render: () => (
    <Column>
      <RetryAlert text="Les articles n’ont pas pu être chargés." label="Réessayer" onRetry={onRetry} />
    </Column>
  ),
  play: async ({ canvasElement }: Stage) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Réessayer' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
