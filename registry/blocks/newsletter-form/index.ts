import type { LoadContext } from '#renderer/types.ts';
import { defineBlock } from '../../define-block.ts';
import type { NewsletterFormProps } from '../../generated/newsletter-form.ts';

/** Whether the site takes subscriptions. */
export type NewsletterFormData = { isOpen: boolean };

const loadNewsletterForm = async (_: NewsletterFormProps, context: LoadContext): Promise<NewsletterFormData> => ({
  isOpen: context.parameters.ENABLE_NEWSLETTER,
});

export const block = defineBlock<NewsletterFormProps, NewsletterFormData>({
  type: 'newsletter-form',
  version: 1,
  mode: 'visible',
  defaults: { privacyUrl: '/privacy-policy', action: 'confirm' },
  load: loadNewsletterForm,
});
