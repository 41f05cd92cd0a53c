import { defineBlock } from '../../define-block.ts';
import type { ServiceListProps } from '../../generated/service-list.ts';
import { loadServiceList, type ServiceListData } from './load.ts';

export const block = defineBlock<ServiceListProps, ServiceListData>({
  type: 'service-list',
  version: 1,
  mode: 'static',
  defaults: { tags: [], limit: 100, columns: { base: 1, md: 2, lg: 3 }, look: 'cards' },
  load: loadServiceList,
});
