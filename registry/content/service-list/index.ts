import { listQuery } from '#client/list-query.ts';
import { localHref, localPath } from '#client/local-path.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { ServiceListProps } from '#registry/generated/service-list.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { ServiceCard } from '#schemas/service.ts';

export type ServiceListData = { services: ServiceCard[] };

/** Services in the owner's order; of some tags, or all. Their links lead to the page's language. */
async function loadServiceList({ tags, limit }: ServiceListProps, context: LoadContext): Promise<ServiceListData> {
  const query = listQuery({ page: 1, nbItem: limit }, { tag: tags });
  const { services } = await context.call('GET /service', { query });
  return {
    services: services.map((service) => ({
      ...service,
      url: localPath(context, service.url),
      action: service.action && { ...service.action, href: localHref(context, service.action.href) },
    })),
  };
}

export const code = defineBlockCode<ServiceListProps, ServiceListData>({
  load: loadServiceList,
});
