import { EmptyState } from '#ui/empty-state.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { IconPath } from '#ui/icon-path.tsx';
import { iconPaths } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { picture } from '../samples/pictures.ts';
import { Column } from './column.tsx';

export default { component: Picture };

const wide = { width: '20rem', maxWidth: '100%' };

export const Shown = {
  render: () => (
    <Column>
      <div style={wide}>
        <Picture image={picture(0)} sizes="20rem" ratio="4 / 5" priority />
      </div>
    </Column>
  ),
};
export const Whole = {
  render: () => (
    <Column>
      <div style={wide}>
        <Picture image={picture(0)} sizes="20rem" ratio="1" fit="contain" priority />
      </div>
    </Column>
  ),
};
/** Its words stand where the file is gone. */
export const Missing = {
  render: () => (
    <Column>
      <div style={wide}>
        <Picture image={{ alt: 'Une robe à fleurs' }} sizes="20rem" />
      </div>
    </Column>
  ),
};
export const Icons = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', padding: '1.5rem', listStyle: 'none' }}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', width: '5rem' }}>
          <Icon name={name} size="1.8rem" />
          {name}
        </li>
      ))}
    </ul>
  ),
};
/** An icon that comes with a block's data. */
export const OwnPath = {
  render: () => (
    <Column>
      <IconPath path="M4 4h16v16H4z" size="2rem" />
    </Column>
  ),
};
export const Nothing = {
  render: () => (
    <EmptyState title="Votre panier est vide" text="Les nouveautés arrivent chaque mardi.">
      <LinkButton href="/boutique">Voir les nouveautés</LinkButton>
    </EmptyState>
  ),
};
