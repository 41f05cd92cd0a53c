import type { Contact } from '../../company-parts/contact.ts';
import { defineBlock } from '../../define-block.ts';
import type { ContactDetailsProps } from '../../generated/contact-details.ts';
import { loadContactDetails } from './load.ts';

export const block = defineBlock<ContactDetailsProps, Contact>({
  type: 'contact-details',
  version: 1,
  mode: 'static',
  defaults: { showMapLink: true },
  load: loadContactDetails,
});
