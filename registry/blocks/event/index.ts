import { defineBlock } from '../../define-block.ts';
import type { EventProps } from '../../generated/event.ts';
import { type EventData, loadEvent } from './load.ts';

export const block = defineBlock<EventProps, EventData>({
  type: 'event',
  version: 1,
  mode: 'static',
  timed: true,
  defaults: { showPicture: true, showCalendar: true },
  load: loadEvent,
});
