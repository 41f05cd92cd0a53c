import { listQuery } from '#client/list-query.ts';
import { localHref } from '#client/local-path.ts';
import { eventPath } from '#domain/addresses.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { ElementListProps } from '#registry/generated/element-list.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Image } from '#schemas/site.ts';

export type ListedElement = { id: number; title: string; excerpt: string; image: Image | null; href: string | null };
export type ElementListData = { elements: ListedElement[] };

/** The first elements of a list, in its order. An event without a link of its own leads to its sheet. */
async function loadElementList({ route, limit }: ElementListProps, context: LoadContext): Promise<ElementListData> {
  const { elements } = await context.call('GET /element/{route}', { params: { route }, query: listQuery({ page: 1, nbItem: limit }) });
  return {
    elements: elements.map((element) => {
      const { id, title, excerpt, pictures, link, event } = element;
      const href = link ?? (event ? eventPath(element) : null);
      return { id, title, excerpt, image: pictures[0] ?? null, href: href && localHref(context, href) };
    }),
  };
}

export const code = defineBlockCode<ElementListProps, ElementListData>({
  load: loadElementList,
});
