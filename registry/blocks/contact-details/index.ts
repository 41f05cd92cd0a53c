import type { LoadContext } from '#renderer/types.ts';
import { type Contact, companyContact } from '../../company-parts/contact.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { ContactDetailsProps } from '../../generated/contact-details.ts';

const loadContactDetails = async (_: ContactDetailsProps, context: LoadContext): Promise<Contact> =>
  companyContact(context.parameters, context.lang);

export const code = defineBlockCode<ContactDetailsProps, Contact>({
  load: loadContactDetails,
});
