import { Badge } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Price } from '#ui/price.tsx';
import { Stars } from '#ui/stars.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Column } from './column.tsx';

const messages = { price: 'Prix', reference: 'Ancien prix' };

export default { component: Badge };

export const Badges = {
  render: () => (
    <Column>
      {(['plain', 'accent', 'sale', 'quiet'] as const).map((tone) => (
        <p key={tone}>
          <Badge tone={tone}>Pièce unique</Badge>
        </p>
      ))}
    </Column>
  ),
};
const french = { locale: 'fr_FR', currency: 'EUR' };
export const Prices = {
  render: () => (
    <Column>
      <Price cents={2900} format={french} />
      <Price cents={2900} reference={3900} format={french} messages={messages} />
      <Price cents={4500} format={french} from="dès" unit="/ 4 jours" />
      <Price cents={129900} reference={159900} format={{ locale: 'en_US', currency: 'GBP' }} messages={messages} large />
    </Column>
  ),
};
export const StarRatings = {
  render: () => (
    <Column>
      {[0, 2.5, 4.7, 5].map((rating) => (
        <p key={rating}>
          <Stars rating={rating} label={`${rating} sur 5`} />
        </p>
      ))}
    </Column>
  ),
};
export const Way = {
  render: () => (
    <Column>
      <Breadcrumb
        label="Vous êtes ici"
        current="Robe portefeuille à fleurs"
        crumbs={[
          { label: 'Accueil', href: '/' },
          { label: 'Robes', href: '/robes' },
        ]}
      />
    </Column>
  ),
};
/** Read out, and not seen. */
export const Hidden = {
  render: () => (
    <Column>
      <p>
        3<VisuallyHidden> articles dans le panier</VisuallyHidden>
      </p>
    </Column>
  ),
};
