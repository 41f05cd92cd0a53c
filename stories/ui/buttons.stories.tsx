import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Column } from './column.tsx';

type Stage = { canvasElement: HTMLElement };
const variants = ['solid', 'outline', 'quiet'] as const;

export default { component: Button };

export const Variants = {
  render: () => (
    <Column>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          Ajouter au panier
        </Button>
      ))}
      <Button size="l">Commander</Button>
      <Button disabled>Épuisé</Button>
    </Column>
  ),
};
const onClick = fn();
/** While it waits it keeps the focus and does nothing. */
export const Busy = {
  render: () => (
    <Column>
      <Button busy onClick={onClick}>
        Envoi en cours
      </Button>
    </Column>
  ),
  play: async ({ canvasElement }: Stage) => {
    const button = within(canvasElement).getByRole('button', { name: 'Envoi en cours' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(onClick).not.toHaveBeenCalled();
  },
};
export const Links = {
  render: () => (
    <Column>
      {variants.map((variant) => (
        <LinkButton key={variant} href="/boutique" variant={variant}>
          Voir les nouveautés
        </LinkButton>
      ))}
    </Column>
  ),
};
