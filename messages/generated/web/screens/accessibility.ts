/** Texts of `web/screens/accessibility`, made by `npm run generate` from `messages/<lang>/web/screens/accessibility.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  title: string;
  sections: {
    service: {
      title: string;
      text: string;
    };
    use: {
      title: string;
      text: string;
    };
    requirements: {
      title: string;
      text: string;
    };
    limits: {
      title: string;
      text: string;
    };
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Accessibilité",
    sections: {
      service: {
        title: "Ce que ce site propose",
        text: "Il présente les produits et les services de la boutique, et permet de les commander, de les payer, de suivre ses commandes et d’exercer ses droits.",
      },
      use: {
        title: "Comment il fonctionne",
        text: "Tout se lit et se commande au clavier, à la souris, au doigt ou avec un lecteur d’écran, sur téléphone comme sur ordinateur. Les pages se lisent sans JavaScript ; la déclaration de rétractation se remplit aussi sans lui.",
      },
      requirements: {
        title: "Comment il répond aux exigences",
        text: "Il vise le niveau AA des WCAG 2.1, que reprend la norme EN 301 549. À chaque version, des programmes vérifient les pages, l’achat, le compte et les e-mails : structure et titres, noms et messages d’erreur des champs, ordre et visibilité du focus au clavier, contrastes dans chaque apparence, couleurs forcées, écran de 320 pixels et texte agrandi, mouvement réduit.",
      },
      limits: {
        title: "Ce qui ne dépend pas de nous",
        text: "La page de paiement et les cartes sont celles de prestataires. Les textes et les images que la boutique écrit peuvent garder un défaut : dites-le-nous.",
      },
    },
  },
  en: {
    title: "Accessibility",
    sections: {
      service: {
        title: "What this site offers",
        text: "It shows the products and services of the shop, and lets you order and pay for them, follow your orders and use your rights.",
      },
      use: {
        title: "How it works",
        text: "Everything is read and operated by keyboard, mouse, finger or screen reader, on a phone as on a computer. Pages can be read without JavaScript; the declaration of withdrawal can be filled in without it, too.",
      },
      requirements: {
        title: "How it meets the requirements",
        text: "It aims at level AA of WCAG 2.1, which EN 301 549 takes up. With each version programs check the pages, the purchase, the account and the e-mails: structure and headings, names and error messages of fields, order and visibility of keyboard focus, contrast in each look, forced colours, a screen of 320 pixels and enlarged text, reduced motion.",
      },
      limits: {
        title: "What does not depend on us",
        text: "The payment page and the maps are those of providers. Texts and pictures that the shop writes may keep a fault: tell us.",
      },
    },
  },
};
