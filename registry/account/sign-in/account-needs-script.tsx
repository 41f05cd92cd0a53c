import { useMessages, useSite } from '#client/site.tsx';
import { messages } from '#messages/generated/registry/account/sign-in/account-needs-script.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Replaces an account if scripts are off: explains why nothing is shown, and how to contact the shop. */
export function AccountNeedsScript() {
  const { title, text, call, write } = useMessages(messages);
  const { parameters } = useSite();
  const phone = parameters.COMPANY_PHONE || parameters.COMPANY_MOBILE;
  const email = parameters.COMPANY_EMAIL;
  return (
    <noscript>
      <EmptyState icon="person" title={title} text={text}>
        {phone && <LinkButton href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{call({ number: phone })}</LinkButton>}
        {email && (
          <LinkButton href={`mailto:${email}`} variant={phone ? 'outline' : 'solid'}>
            {write}
          </LinkButton>
        )}
      </EmptyState>
    </noscript>
  );
}
