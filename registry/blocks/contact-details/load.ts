import type { LoadContext } from '#renderer/types.ts';
import { type Contact, companyContact } from '../../company-parts/contact.ts';
import type { ContactDetailsProps } from '../../generated/contact-details.ts';
import { valuesOf } from '../../site-values.ts';

export const loadContactDetails = async (_: ContactDetailsProps, context: LoadContext): Promise<Contact> =>
  companyContact(valuesOf(context), context.lang);
