const fr = {
  caption: 'Prix selon la quantité',
  quantity: 'Quantité',
  off: 'Remise',
  total: 'Total',
  from: (count: number) => `Dès ${count}`,
  fromBottles: (count: number) => `Dès ${count} bouteilles`,
  choose: (count: number) => `Choisir ${count}`,
  totalFor: (count: number, total: string) => `${count} pour ${total}`,
};

const en: typeof fr = {
  caption: 'Price by quantity',
  quantity: 'Quantity',
  off: 'Off',
  total: 'Total',
  from: (count: number) => `From ${count}`,
  fromBottles: (count: number) => `From ${count} bottles`,
  choose: (count: number) => `Choose ${count}`,
  totalFor: (count: number, total: string) => `${count} for ${total}`,
};

export const words = { fr, en };
