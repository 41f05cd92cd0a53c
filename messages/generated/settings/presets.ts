/** Texts of `settings/presets`, made by `npm run generate` from `messages/<lang>/settings/presets.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  atelier: {
    label: string;
    description: string;
  };
  galerie: {
    label: string;
    description: string;
  };
  nuit: {
    label: string;
    description: string;
  };
  jardin: {
    label: string;
    description: string;
  };
  encre: {
    label: string;
    description: string;
  };
  bonbon: {
    label: string;
    description: string;
  };
  cave: {
    label: string;
    description: string;
  };
  marine: {
    label: string;
    description: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    atelier: {
      label: "Atelier",
      description: "Papier chaud, brun et sauge, une serif souple : une boutique où l’on coud à l’arrière.",
    },
    galerie: {
      label: "Galerie",
      description: "Murs blancs, filets fins, grands titres légers, beaucoup d’air : les pièces d’abord.",
    },
    nuit: {
      label: "Nuit",
      description: "Fond d’encre chaude, laiton et italique : une vitrine éclairée le soir.",
    },
    jardin: {
      label: "Jardin",
      description: "Verts de serre, terre cuite et angles ronds : frais, simple, accueillant.",
    },
    encre: {
      label: "Encre",
      description: "Noir sur blanc, grotesque serrée, angles vifs, un trait de vermillon : une revue.",
    },
    bonbon: {
      label: "Bonbon",
      description: "Rose poudré, framboise, boutons en pilule et titres gourmands : joyeux.",
    },
    cave: {
      label: "Cave",
      description: "Ivoire, bordeaux et or, petites capitales : une maison qui a ses habitudes.",
    },
    marine: {
      label: "Marine",
      description: "Bleu marine, crème et rouge de pavillon, compact et net : tout se trouve vite.",
    },
  },
  en: {
    atelier: {
      label: "Atelier",
      description: "Warm paper, brown and sage, a supple serif: a shop with sewing going on at the back.",
    },
    galerie: {
      label: "Gallery",
      description: "White walls, hairlines, large light headings, much air: the pieces come first.",
    },
    nuit: {
      label: "Night",
      description: "A ground of warm ink, brass and italics: a shop window lit at night.",
    },
    jardin: {
      label: "Garden",
      description: "Greenhouse greens, terracotta and round corners: fresh, simple, welcoming.",
    },
    encre: {
      label: "Ink",
      description: "Black on white, a tight grotesque, sharp corners, a stroke of vermilion: a magazine.",
    },
    bonbon: {
      label: "Candy",
      description: "Powder pink, raspberry, pill buttons and plump headings: cheerful.",
    },
    cave: {
      label: "Cellar",
      description: "Ivory, burgundy and gold, small capitals: a house of long standing.",
    },
    marine: {
      label: "Navy",
      description: "Navy, cream and flag red, compact and crisp: everything is quickly found.",
    },
  },
};
