/** Texts of `backend/platform/components`, made by `npm run generate` from `messages/<lang>/backend/platform/components.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  "component-name.header": string;
  "component-name.footer": string;
  "component-name.mobile-bar": string;
  "component-name.checkout-header": string;
  "component-name.checkout-footer": string;
  "component-name.error": string;
  "component-name.product-search": string;
  "component-name.cart": string;
  "component-name.cart-address": string;
  "component-name.cart-shipping": string;
  "component-name.cart-payment": string;
  "component-name.cart-success": string;
  "component-name.order-success": string;
  "component-name.order-follow": string;
  "component-name.withdrawal": string;
  "component-name.accessibility": string;
  "component-name.order-cancel": string;
  "component-name.order-error": string;
  "component-name.account": string;
  "component-name.account-profile": string;
  "component-name.account-orders": string;
  "component-name.account-order": string;
  "component-name.account-return": string;
  "component-name.account-return-detail": string;
  "component-name.stock-alerts": string;
  "component-name.stock-alert-removal": string;
  "component-name.wishlist": string;
  "component-name.contact": string;
  "component-name.blog": string;
  "component-name.albums": string;
  "component-name.services": string;
  "component-name.newsletter": string;
  "component-name.auth": string;
  "component-name.password-reset-ask": string;
  "component-name.password-reset": string;
  "component-name.product-sheet": string;
  "component-name.wine-sheet": string;
  "component-name.product-customize": string;
  "component-name.blog-article": string;
  "component-name.blog-folder": string;
  "component-name.album-sheet": string;
  "component-name.service-sheet": string;
  "component-name.event-sheet": string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    "component-name.header": "En-tête",
    "component-name.footer": "Pied de page",
    "component-name.mobile-bar": "Barre du mobile",
    "component-name.checkout-header": "En-tête de la commande",
    "component-name.checkout-footer": "Pied de la commande",
    "component-name.error": "Erreur",
    "component-name.product-search": "Recherche de produits",
    "component-name.cart": "Panier",
    "component-name.cart-address": "Commande : coordonnées",
    "component-name.cart-shipping": "Commande : livraison",
    "component-name.cart-payment": "Commande : paiement",
    "component-name.cart-success": "Commande réussie",
    "component-name.order-success": "Retour du paiement : réussi",
    "component-name.order-follow": "Suivi d’une commande",
    "component-name.withdrawal": "Rétractation",
    "component-name.accessibility": "Accessibilité",
    "component-name.order-cancel": "Retour du paiement : interrompu",
    "component-name.order-error": "Retour du paiement : non abouti",
    "component-name.account": "Compte",
    "component-name.account-profile": "Compte : profil",
    "component-name.account-orders": "Compte : commandes",
    "component-name.account-order": "Compte : une commande",
    "component-name.account-return": "Compte : demande de retour",
    "component-name.account-return-detail": "Compte : suivi d’un retour",
    "component-name.stock-alerts": "Compte : alertes de retour en stock",
    "component-name.stock-alert-removal": "Retrait d’une alerte",
    "component-name.wishlist": "Favoris",
    "component-name.contact": "Contact",
    "component-name.blog": "Blog",
    "component-name.albums": "Albums",
    "component-name.services": "Prestations",
    "component-name.newsletter": "Lettre d’information",
    "component-name.auth": "Connexion et inscription",
    "component-name.password-reset-ask": "Mot de passe oublié",
    "component-name.password-reset": "Nouveau mot de passe",
    "component-name.product-sheet": "Fiche produit",
    "component-name.wine-sheet": "Fiche vin",
    "component-name.product-customize": "Personnalisation d’un produit",
    "component-name.blog-article": "Article du blog",
    "component-name.blog-folder": "Dossier du blog",
    "component-name.album-sheet": "Album",
    "component-name.service-sheet": "Prestation",
    "component-name.event-sheet": "Événement",
  },
  en: {
    "component-name.header": "Header",
    "component-name.footer": "Footer",
    "component-name.mobile-bar": "Mobile bar",
    "component-name.checkout-header": "Header of the checkout",
    "component-name.checkout-footer": "Footer of the checkout",
    "component-name.error": "Error",
    "component-name.product-search": "Product search",
    "component-name.cart": "Cart",
    "component-name.cart-address": "Checkout: details",
    "component-name.cart-shipping": "Checkout: delivery",
    "component-name.cart-payment": "Checkout: payment",
    "component-name.cart-success": "Order placed",
    "component-name.order-success": "Back from payment: made",
    "component-name.order-follow": "Following an order",
    "component-name.withdrawal": "Withdrawal",
    "component-name.accessibility": "Accessibility",
    "component-name.order-cancel": "Back from payment: interrupted",
    "component-name.order-error": "Back from payment: not made",
    "component-name.account": "Account",
    "component-name.account-profile": "Account: profile",
    "component-name.account-orders": "Account: orders",
    "component-name.account-order": "Account: one order",
    "component-name.account-return": "Account: return request",
    "component-name.account-return-detail": "Account: how far a return is",
    "component-name.stock-alerts": "Account: back-in-stock alerts",
    "component-name.stock-alert-removal": "Taking an alert off",
    "component-name.wishlist": "Wishlist",
    "component-name.contact": "Contact",
    "component-name.blog": "Blog",
    "component-name.albums": "Albums",
    "component-name.services": "Services",
    "component-name.newsletter": "Newsletter",
    "component-name.auth": "Sign in and sign up",
    "component-name.password-reset-ask": "Forgotten password",
    "component-name.password-reset": "New password",
    "component-name.product-sheet": "Product sheet",
    "component-name.wine-sheet": "Wine sheet",
    "component-name.product-customize": "Customization of a product",
    "component-name.blog-article": "Blog article",
    "component-name.blog-folder": "Blog folder",
    "component-name.album-sheet": "Album",
    "component-name.service-sheet": "Service",
    "component-name.event-sheet": "Event",
  },
};
