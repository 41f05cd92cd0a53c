import { defineBlockCode } from '#registry/define-block.ts';
import type { NewsletterFormProps } from '#registry/generated/newsletter-form.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { NewsletterList } from '#schemas/newsletter.ts';

/** `isOpen`: the site accepts subscriptions, to these lists. */
export type NewsletterFormData = { isOpen: boolean; lists: readonly NewsletterList[] };

/** The page of a link in an e-mail offers no lists. */
const loadNewsletterForm = async ({ token }: NewsletterFormProps, context: LoadContext): Promise<NewsletterFormData> => {
  const isOpen = context.parameters.ENABLE_NEWSLETTER;
  return { isOpen, lists: isOpen && !token ? await context.call('GET /newsletter/list', {}) : [] };
};

export const code = defineBlockCode<NewsletterFormProps, NewsletterFormData>({
  load: loadNewsletterForm,
});
