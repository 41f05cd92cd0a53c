import { parameterGroup } from './definition.ts';

const { colour } = parameterGroup('colours');

/** Colours of the site. An empty one is derived by the theme from those that are set, with a contrast people can read. */
export const colourParameters = [
  colour(1, 'PRIMARY_COLOR', 'Couleur principale', 'Primary colour', '#6b4630'),
  colour(2, 'SECONDARY_COLOR', 'Couleur d’accent', 'Accent colour', '#8a9678'),
  colour(3, 'BACKGROUND_COLOR', 'Fond du site', 'Site background', '#f9f4ec'),
  colour(4, 'SURFACE_COLOR', 'Fond des encarts et des champs', 'Background of panels and fields', '#fffdf9'),
  colour(5, 'TINT_COLOR', 'Fond teinté des images', 'Tinted ground of pictures', '#efe5d5'),
  colour(6, 'FONT_COLOR', 'Texte', 'Text', '#33271f'),
  colour(7, 'SECONDARY_FONT_COLOR', 'Texte secondaire', 'Secondary text'),
  colour(8, 'HEADING_COLOR', 'Titres', 'Headings', '#3d2a1d'),
  colour(9, 'ACTIVE_FONT_COLOR', 'Texte actif et liens au survol', 'Active text and hovered links'),
  colour(10, 'HEADER_BACKGROUND_COLOR', 'Fond de l’en-tête', 'Header background'),
  colour(11, 'MENU_BACKGROUND_COLOR', 'Fond du menu', 'Menu background'),
  colour(12, 'MENU_FONT_COLOR', 'Texte du menu', 'Menu text'),
  colour(13, 'MENU_COLOR_ON_TOP', 'Texte du menu en haut de page', 'Menu text at the top of the page'),
  colour(14, 'ACTIVE_MENU_COLOR', 'Rubrique active du menu', 'Active menu entry'),
  colour(15, 'ACTIVE_MENU_FONT_COLOR', 'Texte de la rubrique active', 'Text of the active menu entry'),
  colour(16, 'SUBMENU_BACKGROUND_COLOR', 'Fond des sous-menus', 'Submenu background'),
  colour(17, 'SUBMENU_FONT_COLOR', 'Texte des sous-menus', 'Submenu text'),
  colour(18, 'MOBILE_MENU_BACKGROUND_COLOR', 'Fond du menu mobile', 'Mobile menu background'),
  colour(19, 'MOBILE_MENU_FONT_COLOR', 'Texte du menu mobile', 'Mobile menu text'),
  colour(20, 'MOBILE_MENU_ACTIVE_COLOR', 'Rubrique active du menu mobile', 'Active entry of the mobile menu'),
  colour(21, 'TOP_BAR_BACKGROUND_COLOR', 'Fond du bandeau du haut', 'Top bar background', '#56634a'),
  colour(22, 'TOP_BAR_FONT_COLOR', 'Texte du bandeau du haut', 'Top bar text'),
  colour(23, 'FOOTER_BACKGROUND_COLOR', 'Fond du pied de page', 'Footer background', '#3a2b21'),
  colour(24, 'FOOTER_FONT_COLOR', 'Texte du pied de page', 'Footer text'),
  colour(25, 'BUTTON_BACKGROUND_COLOR', 'Fond des boutons', 'Button background'),
  colour(26, 'BUTTON_FONT_COLOR', 'Texte des boutons', 'Button text'),
  colour(27, 'SALE_COLOR', 'Prix et étiquettes de promotion', 'Sale prices and labels', '#a3472f'),
  colour(28, 'BORDER_COLOR', 'Filets', 'Rules'),
] as const;
