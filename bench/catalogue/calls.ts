const page = 'nbItem=24';
const panel = 'nbItem=25';

/** A call whose time may not grow with the catalogue; `isAdmin`: the panel makes it. */
export type BenchCall = { path: string; isAdmin?: true };

/** Calls by what they are, for a catalogue whose product in the middle has this id, and one of whose files has this name. */
export const callsOf = ({ idProduct, file }: { idProduct: number; file: string }): Readonly<Record<string, BenchCall>> => ({
  'search: robe en lin': { path: `/product?${page}&search=robe+en+lin&orderBy=relevance` },
  'search, typo: chemise flurie': { path: `/product?${page}&search=chemise+flurie&orderBy=relevance` },
  'search, being typed: pan': { path: `/product?${page}&search=pan&orderBy=relevance` },
  'search of nearly all: main': { path: `/product?${page}&search=main&orderBy=relevance` },
  'list of all, by price': { path: `/product?${page}` },
  'list of all, by name, page 5': { path: `/product?${page}&orderBy=name&page=5` },
  'filtered: size, colour, price, in stock': {
    path: `/product?${page}&size=38,40,42&colour=Noir,Bleu&price=gte:2000,lte:9000&availability=in-stock`,
  },
  'filtered: tag, reduced': { path: `/product?${page}&tags=etiquette-1,etiquette-2&discount=true&orderBy=-discount` },
  sheet: { path: `/product/${idProduct}` },
  'panel: stock': { path: `/admin/stock?${panel}`, isAdmin: true },
  'panel: stock, sold out, page 3': { path: `/admin/stock?${panel}&state=OUT&page=3`, isAdmin: true },
  'panel: stock, search: robe en lin': { path: `/admin/stock?${panel}&search=robe+fleurie+en+lin`, isAdmin: true },
  'panel: stock, search of a reference': { path: `/admin/stock?${panel}&search=ref-77`, isAdmin: true },
  'panel: choose a product': { path: '/admin/choice/product', isAdmin: true },
  'panel: choose a product, search: lin': { path: '/admin/choice/product?search=lin', isAdmin: true },
  'panel: media library': { path: '/admin/media?nbItem=48', isAdmin: true },
  'panel: media library, search: robe rouge': { path: '/admin/media?nbItem=48&search=robe+rouge', isAdmin: true },
  'panel: media library, a folder and a tag': { path: '/admin/media?nbItem=48&folder=collection-8&tag=Rouge', isAdmin: true },
  'panel: media library, drawings': { path: '/admin/media?nbItem=48&kind=drawing', isAdmin: true },
  'panel: a picture of every product': { path: '/admin/media/robe', isAdmin: true },
  'panel: a picture of one product': { path: `/admin/media/${file}`, isAdmin: true },
  'panel: orders': { path: `/admin/order?${panel}`, isAdmin: true },
  'panel: orders, search: moreau': { path: `/admin/order?${panel}&search=moreau`, isAdmin: true },
});

/** Calls whose work grows with what they count; the process has to go on answering others meanwhile. */
export const linearCalls: Readonly<Record<string, string>> = {
  'panel: reconciliation of 30 days': `/admin/payment/reconciliation?${panel}`,
  'panel: reconciliation of 300 days, page 40': '/admin/payment/reconciliation?nbItem=25&page=40&from={from}&to={to}',
  'panel: files that nothing uses': '/admin/media?nbItem=48&unused=true',
};
