import { useMessages } from '#client/site.tsx';

const messages = {
  fr: { text: 'Acheter en ligne demande JavaScript. Activez-le dans votre navigateur, ou appelez-nous : nous prendrons votre commande.' },
  en: { text: 'Buying online needs JavaScript. Turn it on in your browser, or call us: we will take your order.' },
};

/** Says, where scripts are off, why nothing can be bought here; nothing else does. */
export function NeedsScript() {
  const { text } = useMessages(messages);
  return (
    <noscript>
      <p>{text}</p>
    </noscript>
  );
}
