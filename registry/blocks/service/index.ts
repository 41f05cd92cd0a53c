import { defineBlock } from '../../define-block.ts';
import type { ServiceProps } from '../../generated/service.ts';
import { loadService, type ServiceData } from './load.ts';

export const block = defineBlock<ServiceProps, ServiceData>({
  type: 'service',
  version: 1,
  mode: 'static',
  load: loadService,
});
