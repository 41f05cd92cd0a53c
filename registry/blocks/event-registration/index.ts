import { defineBlock } from '../../define-block.ts';
import type { EventRegistrationProps } from '../../generated/event-registration.ts';
import { type EventRegistrationData, loadEventRegistration } from './load.ts';

export const block = defineBlock<EventRegistrationProps, EventRegistrationData>({
  type: 'event-registration',
  version: 1,
  mode: 'visible',
  timed: true,
  defaults: { privacyUrl: '/privacy-policy' },
  load: loadEventRegistration,
});
