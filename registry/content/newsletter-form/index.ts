import { defineBlockCode } from '#registry/define-block.ts';
import type { NewsletterFormProps } from '#registry/generated/newsletter-form.ts';
import type { LoadContext } from '#renderer/types.ts';

/** `isOpen`: the site accepts subscriptions. */
export type NewsletterFormData = { isOpen: boolean };

const loadNewsletterForm = async (_: NewsletterFormProps, context: LoadContext): Promise<NewsletterFormData> => ({
  isOpen: context.parameters.ENABLE_NEWSLETTER,
});

export const code = defineBlockCode<NewsletterFormProps, NewsletterFormData>({
  load: loadNewsletterForm,
});
