import { defineBlock } from '../../define-block.ts';
import type { NewsletterFormProps } from '../../generated/newsletter-form.ts';
import { loadNewsletterForm, type NewsletterFormData } from './load.ts';

export const block = defineBlock<NewsletterFormProps, NewsletterFormData>({
  type: 'newsletter-form',
  version: 1,
  mode: 'visible',
  defaults: { privacyUrl: '/privacy-policy', action: 'confirm' },
  load: loadNewsletterForm,
});
