import { describe, expect, it, vi } from 'vitest';
import { loadMealIcons } from '#registry/catalogue/meal-icons/index.ts';
import { loadService } from '#registry/content/service/index.ts';
import type { LoadContext } from '#renderer/types.ts';
import { once } from '#web/api/once.ts';

const service = (slug: string) => ({ id: slug.length, slug, title: slug, html: '', action: null });

/** Builds the context of a block while its page is made: the calls of one page, and the page's data. */
function contextOf(data: Record<string, unknown>) {
  const made = vi.fn(async (key: string, input: { params?: { id: number } }): Promise<unknown> => {
    if (key === 'GET /service') return { services: ['relooking', 'dressing'].map(service) };
    if (key === 'GET /service/{id}') return ['relooking', 'dressing'].map(service).find(({ id }) => id === input.params?.id);
    if (key === 'GET /parameter/product/meal-icon') return [{ key: 'fish' }, { key: 'cheese' }];
    throw new Error(`${key} was not expected`);
  });
  return { made, context: { call: once(made as never), data, lang: 'fr', site: { defaultLang: 'fr_FR' } } as unknown as LoadContext };
}
const calls = ({ made }: ReturnType<typeof contextOf>) => made.mock.calls.map(([key]) => key);

describe('the current service', () => {
  it('is reused if it is the one that is asked for', async () => {
    const page = contextOf({ service: service('relooking') });
    const loaded = await loadService({ service: 'relooking' } as never, page.context);
    expect([loaded.service.slug, calls(page)]).toEqual(['relooking', []]);
  });

  it('gives way to another that is asked for, which is fetched', async () => {
    const page = contextOf({ service: service('relooking') });
    const loaded = await loadService({ service: 'dressing' } as never, page.context);
    expect([loaded.service.slug, calls(page)]).toEqual(['dressing', ['GET /service', 'GET /service/{id}']]);
  });

  it('does not stand in for another that is gone', async () => {
    const page = contextOf({ service: service('relooking') });
    await expect(loadService({ service: 'couture' } as never, page.context)).rejects.toThrow('no service');
  });
});

describe('the meal-icon list', () => {
  it('is fetched once, however many blocks draw from it', async () => {
    const page = contextOf({ product: { mealIcons: ['cheese'] } });
    const loaded = await Promise.all([1, 2, 3].map(() => loadMealIcons({} as never, page.context)));
    expect(loaded.map(({ meals }) => meals.map(({ key }) => key))).toEqual([['cheese'], ['cheese'], ['cheese']]);
    expect(calls(page)).toEqual(['GET /parameter/product/meal-icon']);
  });

  it('is not fetched for a product without any', async () => {
    const page = contextOf({ product: { mealIcons: [] } });
    await loadMealIcons({} as never, page.context);
    expect(calls(page)).toEqual([]);
  });
});
