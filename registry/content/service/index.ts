import { listQuery } from '#client/list-query.ts';
import { localHref } from '#client/local-path.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { ServiceProps } from '#registry/generated/service.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Service as ServiceEntity } from '#schemas/service.ts';
import { contentOf } from '../publishing/content-of.ts';
import { sanitise } from '../texts/sanitise.ts';

export type ServiceData = {
  service: ServiceEntity;
  /** It is what the page is about: its title is the page's. */
  isPage: boolean;
};

/** The chosen service, or that of the page. @throws Error where there is neither: the block is left out */
export async function loadService({ service: slug }: ServiceProps, context: LoadContext): Promise<ServiceData> {
  const own = contentOf(context.data).service;
  const service = slug && slug !== own?.slug ? await chosen(slug, context) : own;
  if (!service) throw new Error('there is no service on this page');
  const action = service.action && { ...service.action, href: localHref(context, service.action.href) };
  return { service: { ...service, html: sanitise(service.html, context), action }, isPage: service === own };
}

async function chosen(slug: string, { call }: LoadContext): Promise<ServiceEntity | undefined> {
  const { services } = await call('GET /service', { query: listQuery({ page: 1, nbItem: 100 }) });
  const found = services.find((service) => service.slug === slug);
  return found && call('GET /service/{id}', { params: { id: found.id } });
}

export const code = defineBlockCode<ServiceProps, ServiceData>({
  load: loadService,
});
