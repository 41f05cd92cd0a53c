import type { LoadContext } from '#renderer/types.ts';
import type { NewsletterFormProps } from '../../generated/newsletter-form.ts';
import { valuesOf } from '../../site-values.ts';

/** Whether the site takes subscriptions. */
export type NewsletterFormData = { isOpen: boolean };

export const loadNewsletterForm = async (_: NewsletterFormProps, context: LoadContext): Promise<NewsletterFormData> => ({
  isOpen: valuesOf(context).ENABLE_NEWSLETTER,
});
