import { useMessages, useSite } from '#client/site.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const messages = {
  fr: {
    title: 'Votre compte demande JavaScript',
    text: 'Il est désactivé dans ce navigateur. Activez-le, puis rechargez cette page ; ou dites-nous ce qu’il vous faut : une commande à suivre, une adresse à changer, un retour à demander.',
    call: (number: string) => `Appeler le ${number}`,
    write: 'Nous écrire',
  },
  en: {
    title: 'Your account needs JavaScript',
    text: 'It is turned off in this browser. Turn it on and load this page again; or tell us what you need: an order to follow, an address to change, a return to ask for.',
    call: (number: string) => `Call ${number}`,
    write: 'Write to us',
  },
};

/** What stands in the place of an account where scripts are off: why nothing is there, and how the shop is reached instead. */
export function AccountNeedsScript() {
  const { title, text, call, write } = useMessages(messages);
  const { parameters } = useSite();
  const phone = parameters.COMPANY_PHONE || parameters.COMPANY_MOBILE;
  const email = parameters.COMPANY_EMAIL;
  return (
    <noscript>
      <EmptyState icon="person" title={title} text={text}>
        {phone && <LinkButton href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{call(phone)}</LinkButton>}
        {email && (
          <LinkButton href={`mailto:${email}`} variant={phone ? 'outline' : 'solid'}>
            {write}
          </LinkButton>
        )}
      </EmptyState>
    </noscript>
  );
}
