const fr = {
  caption: 'Valeurs nutritionnelles moyennes',
  per: { '100_G': 'pour 100\u00a0g', '100_ML': 'pour 100\u00a0ml' },
  energy: 'Énergie',
  fat: 'Matières grasses',
  saturates: 'dont acides gras saturés',
  carbohydrate: 'Glucides',
  sugars: 'dont sucres',
  fibre: 'Fibres alimentaires',
  protein: 'Protéines',
  salt: 'Sel',
};

const en: typeof fr = {
  caption: 'Average nutritional values',
  per: { '100_G': 'per 100\u00a0g', '100_ML': 'per 100\u00a0ml' },
  energy: 'Energy',
  fat: 'Fat',
  saturates: 'of which saturates',
  carbohydrate: 'Carbohydrate',
  sugars: 'of which sugars',
  fibre: 'Fibre',
  protein: 'Protein',
  salt: 'Salt',
};

export const nutritionMessages = { fr, en };
