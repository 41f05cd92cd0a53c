import { startTestStack } from '../../../scripts/launch/stack.ts';
import { expect, test } from '../fixtures.ts';
import { openDesk } from './stack-desk.ts';

test('a shop without orders says what will come, and offers no filters to clear', async ({ browser, guard }) => {
  // It starts a shop first.
  test.setTimeout(240_000);
  // A stack of its own: on the common one other tests order.
  const stack = await startTestStack();
  try {
    const desk = await openDesk(browser, stack);
    for (const [path, title] of [
      ['/admin/orders', 'Aucune commande pour l’instant'],
      ['/admin/returns', 'Aucun retour pour l’instant'],
      ['/admin/registrations', 'Aucune inscription pour l’instant'],
      ['/admin/answers', 'Aucune réponse pour l’instant'],
    ] as const) {
      await desk.goto(path);
      await expect(desk.getByText(title)).toBeVisible();
      await expect(desk.getByText('ne correspond')).toHaveCount(0);
      await expect(desk.getByRole('button', { name: 'Effacer les filtres' })).toHaveCount(0);
      await guard.expectAccessible(desk);
    }
    await desk.goto('/admin/orders?q=martin');
    await expect(desk.getByText('Aucune commande ne correspond.')).toBeVisible();
    await desk.getByRole('button', { name: 'Effacer les filtres' }).click();
    await expect(desk.getByText('Aucune commande pour l’instant')).toBeVisible();
    await desk.context().close();
  } finally {
    await stack.stop();
  }
});
