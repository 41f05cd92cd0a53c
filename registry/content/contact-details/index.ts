import { defineBlockCode } from '#registry/define-block.ts';
import type { ContactDetailsProps } from '#registry/generated/contact-details.ts';
import type { LoadContext } from '#renderer/types.ts';
import { type Contact, companyContact } from '../company/contact.ts';

const loadContactDetails = async (_: ContactDetailsProps, context: LoadContext): Promise<Contact> =>
  companyContact(context.parameters, context.lang);

export const code = defineBlockCode<ContactDetailsProps, Contact>({
  load: loadContactDetails,
});
