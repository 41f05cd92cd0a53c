/** Texts of `registry/catalogue/alcohol-message`, made by `npm run generate` from `messages/<lang>/registry/catalogue/alcohol-message.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  label: string;
  sale: string;
  proof: string;
  source: string;
  moderation: string;
  breathalyser: string;
  breathalyserText: string;
  breathalyserSource: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: "Alcool : ce que dit la loi",
    sale: "Interdiction de vente de boissons alcooliques aux mineurs de moins de 18 ans",
    proof: "La preuve de majorité de l’acheteur est exigée au moment de la vente en ligne.",
    source: "Code de la santé publique, art. L. 3342-1 et L. 3353-3",
    moderation: "L’abus d’alcool est dangereux pour la santé, à consommer avec modération.",
    breathalyser: "Vous avez bu ? Testez-vous avant de prendre le volant",
    breathalyserText: "Un éthylotest dit en quelques minutes si vous pouvez conduire. La limite est de 0,5 g d’alcool par litre de sang, 0,2 g avec un permis probatoire.",
    breathalyserSource: "Code de la route, art. R. 234-1",
  },
  en: {
    label: "Alcohol: what the law says",
    sale: "No sale of alcoholic drinks to anyone under 18",
    proof: "Buyers must prove that they are of age at the moment of the online sale.",
    source: "French public health code, art. L. 3342-1 and L. 3353-3",
    moderation: "Alcohol abuse is dangerous for your health, drink in moderation.",
    breathalyser: "Have you been drinking? Test yourself before you drive",
    breathalyserText: "A breathalyser tells in a few minutes whether you may drive. The limit is 0.5 g of alcohol per litre of blood, 0.2 g for new drivers.",
    breathalyserSource: "French highway code, art. R. 234-1",
  },
};
