import { defineBlock } from '../../define-block.ts';
import type { EventListProps } from '../../generated/event-list.ts';
import { type EventListData, loadEventList } from './load.ts';

export const block = defineBlock<EventListProps, EventListData>({
  type: 'event-list',
  version: 1,
  mode: 'static',
  // Places are taken and events pass between two saves.
  timed: true,
  defaults: { past: 'hidden', showMonths: true, limit: 24 },
  load: loadEventList,
});
