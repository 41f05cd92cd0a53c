/** Texts of `admin/audit`, made by `npm run generate` from `messages/<lang>/admin/audit.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber, plural } from '../../plural.ts';

export type Messages = {
  title: string;
  intro: string;
  count: (v: { count: number }) => string;
  none: string;
  noneYet: string;
  noneYetText: string;
  action: string;
  at: string;
  person: string;
  everyone: string;
  subject: string;
  everySubject: string;
  subjects: {
    orders: string;
    payments: string;
    catalogue: string;
    content: string;
    customers: string;
    settings: string;
    team: string;
    other: string;
  };
  from: string;
  to: string;
  somebody: string;
  product: string;
  unknown: (v: { action: string | number; who: string | number }) => string;
  refused: (v: { sentence: string | number }) => string;
  failed: (v: { sentence: string | number }) => string;
  entity: {
    create: (v: { kind: string | number; who: string | number }) => string;
    update: (v: { key: string | number; kind: string | number; who: string | number }) => string;
    remove: (v: { key: string | number; kind: string | number; who: string | number }) => string;
    bulk: (v: { kind: string | number; who: string | number }) => string;
    restore: (v: { key: string | number; kind: string | number; version: string | number; who: string | number }) => string;
  };
  calls: {
    "PUT /admin/review/{id}": (v: { id: string | number; status: string; who: string | number }) => string;
    "PUT /admin/order-back/{id}": (v: { id: string | number; order: string | null; step: string; who: string | number }) => string;
    "PUT /admin/withdrawal/{id}": (v: { id: string | number; order: string | null; step: string; who: string | number }) => string;
    "POST /admin/retention/trial": (v: { who: string | number }) => string;
    "POST /admin/person/erase": (v: { who: string | number }) => string;
    "PUT /admin/payment/provider/{method}": (v: { method: string | number; who: string | number }) => string;
    "POST /admin/payment/provider/{method}/check": (v: { method: string | number; who: string | number }) => string;
    "POST /admin/order/{id}/payment/confirm": (v: { amount: string | null; order: string | null; who: string | number }) => string;
    "POST /admin/order/{id}/refund": (v: { amount: string | null; order: string | null; who: string | number }) => string;
    "POST /admin/payment/refund/{id}/confirm": (v: { order: string | null; who: string | number }) => string;
    "POST /admin/payment/refund/{id}/retry": (v: { order: string | null; who: string | number }) => string;
    "POST /admin/payment/payout": (v: { amount: string | null; provider: string | null; who: string | number }) => string;
    "DELETE /admin/session/{id}": (v: { who: string | number }) => string;
    "DELETE /admin/session": (v: { who: string | number }) => string;
    "PUT /admin/team/{id}": (v: { email: string | null; role: string; who: string | number }) => string;
    "POST /admin/team/invitation": (v: { email: string | null; who: string | number }) => string;
    "DELETE /admin/team/invitation/{id}": (v: { email: string | null; who: string | number }) => string;
    "PUT /admin/order/{id}/status": (v: { order: string | null; step: string; who: string | number }) => string;
    "POST /admin/order/{id}/alert/settle": (v: { order: string | null; who: string | number }) => string;
    "POST /admin/mail/{id}/send-again": (v: { id: string | number; who: string | number }) => string;
    "PUT /admin/stock/{id}": (v: { id: string | number; stock: string | null; who: string | number }) => string;
    "PUT /admin/order/{id}/tracking-link": (v: { order: string | null; who: string | number }) => string;
    "PUT /admin/page/{idPage}/layout/{idLayout}/preview": (v: { page: string | null; who: string | number }) => string;
    "POST /admin/font": (v: { who: string | number }) => string;
    "PUT /admin/parameter": (v: { count: number; fields: string | number; who: string | number }) => string;
    "POST /admin/parameter/translation/confirm": (v: { who: string | number }) => string;
    "POST /admin/parameter/version/{version}/restore": (v: { version: string | number; who: string | number }) => string;
    "POST /admin/booking/{id}/cancel": (v: { id: string | number; who: string | number }) => string;
    "POST /admin/product/import": (v: { who: string | number }) => string;
    "PUT /admin/relay-feed/{id}": (v: { id: string | number; who: string | number }) => string;
    "POST /admin/relay-feed/{id}/refresh": (v: { id: string | number; who: string | number }) => string;
    "POST /admin/relay-feed/{id}/file": (v: { id: string | number; who: string | number }) => string;
    "POST /admin/payment/bank-list": (v: { who: string | number }) => string;
    "POST /admin/page": (v: { who: string | number }) => string;
    "PUT /admin/page/{id}": (v: { page: string | null; who: string | number }) => string;
    "PUT /admin/page/{id}/place": (v: { page: string | null; who: string | number }) => string;
    "DELETE /admin/page/{id}": (v: { page: string | null; who: string | number }) => string;
    "POST /admin/page-trash/{id}/restore": (v: { who: string | number }) => string;
    "DELETE /admin/page-trash/{id}": (v: { who: string | number }) => string;
    "DELETE /admin/page-redirect": (v: { who: string | number }) => string;
    "POST /admin/component": (v: { who: string | number }) => string;
    "PUT /admin/component/{slug}": (v: { slug: string | number; who: string | number }) => string;
    "DELETE /admin/component/{slug}": (v: { slug: string | number; who: string | number }) => string;
    "DELETE /admin/document/{kind}/{name}/draft": (v: { kind: string; name: string | number; page: string | null; who: string | number }) => string;
    "POST /admin/document/{kind}/{name}/version": (v: { kind: string; name: string | number; page: string | null; who: string | number }) => string;
    "POST /admin/document/{kind}/{name}/version/{version}/restore": (v: { kind: string; name: string | number; page: string | null; version: string | number; who: string | number }) => string;
    "POST /admin/document/{kind}/{name}/publish": (v: { kind: string; name: string | number; page: string | null; who: string | number }) => string;
    "DELETE /admin/document/{kind}/{name}/schedule": (v: { kind: string; name: string | number; page: string | null; who: string | number }) => string;
    "POST /admin/document/{kind}/{name}/unpublish": (v: { kind: string; name: string | number; page: string | null; who: string | number }) => string;
    "POST /admin/document/{kind}/{name}/undo": (v: { kind: string; name: string | number; page: string | null; who: string | number }) => string;
    "POST /admin/document/{kind}/{name}/preview-link": (v: { kind: string; name: string | number; page: string | null; who: string | number }) => string;
    "DELETE /admin/preview-link/{id}": (v: { who: string | number }) => string;
    "POST /admin/template": (v: { who: string | number }) => string;
    "DELETE /admin/template/{id}": (v: { who: string | number }) => string;
    "PUT /admin/media/{name}": (v: { name: string | number; who: string | number }) => string;
    "DELETE /admin/media/{name}": (v: { name: string | number; who: string | number }) => string;
    "POST /admin/media-upload": (v: { who: string | number }) => string;
    "POST /admin/media-upload/{id}/finish": (v: { who: string | number }) => string;
    "DELETE /admin/media-upload/{id}": (v: { who: string | number }) => string;
    "POST /login": (v: { origin: string | null; status: string; who: string | number }) => string;
    "POST /logout": (v: { who: string | number }) => string;
    "PUT /user": (v: { who: string | number }) => string;
    "PUT /user/password": (v: { who: string | number }) => string;
    "PUT /password/reset": (v: { who: string | number }) => string;
    "POST /team/invitation/accept": (v: { who: string | number }) => string;
    "job forget": (v: { who: string | number }) => string;
    "POST /admin/newsletter/list": (v: { who: string | number }) => string;
    "PUT /admin/newsletter/list/{id}": (v: { id: string | number; who: string | number }) => string;
    "DELETE /admin/newsletter/list/{id}": (v: { id: string | number; who: string | number }) => string;
    "POST /admin/repricing": (v: { amount: string | null; percent: string | null; total: string | null; who: string | number }) => string;
    "POST /admin/repricing/{id}/undo": (v: { who: string | number }) => string;
    "job repricing": (v: { changed: string | null; skipped: string | number; who: string | number }) => string;
    "job undo-repricing": (v: { refused: string | number; restored: string | null; who: string | number }) => string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Journal",
    intro: "Ce que l’équipe a fait dans cette gestion, et ses connexions. Rien ne s’y change.",
    count: (v) => counted("fr", v.count, { one: "# action", other: "# actions" }),
    none: "Aucune action ne correspond.",
    noneYet: "Aucune action",
    noneYetText: "Chaque changement fait dans la gestion apparaît ici.",
    action: "Action",
    at: "Quand",
    person: "Personne",
    everyone: "Tout le monde",
    subject: "Sujet",
    everySubject: "Tous les sujets",
    subjects: {
      orders: "Commandes",
      payments: "Paiements",
      catalogue: "Catalogue et stock",
      content: "Pages et contenu",
      customers: "Clientèle",
      settings: "Réglages",
      team: "Équipe et connexions",
      other: "Autres",
    },
    from: "Depuis le",
    to: "Jusqu’au",
    somebody: "Quelqu’un",
    product: "Produit",
    unknown: (v) => `${v.who} a fait une action que cette version ne sait pas décrire : ${v.action}`,
    refused: (v) => `Demande refusée, rien n’a changé : « ${v.sentence} »`,
    failed: (v) => `Demande en échec : « ${v.sentence} »`,
    entity: {
      create: (v) => `${v.who} a créé une fiche « ${v.kind} »`,
      update: (v) => `${v.who} a modifié la fiche « ${v.kind} » ${v.key}`,
      remove: (v) => `${v.who} a supprimé la fiche « ${v.kind} » ${v.key}`,
      bulk: (v) => `${v.who} a modifié plusieurs fiches « ${v.kind} » à la fois`,
      restore: (v) => `${v.who} a repris la version ${v.version} de la fiche « ${v.kind} » ${v.key}`,
    },
    calls: {
      "PUT /admin/review/{id}": (v) => `${v.who} a ${(v.status === "PUBLISHED" ? "publié" : (v.status === "REFUSED" ? "refusé" : "traité"))} l’avis nᵒ ${v.id} sur un produit`,
      "PUT /admin/order-back/{id}": (v) => `${v.who} a ${(v.step === "LABEL_SENT" ? "envoyé l’étiquette pour" : (v.step === "RECEIVED" ? "reçu" : (v.step === "REFUNDED" ? "remboursé" : (v.step === "REFUSED" ? "refusé" : "changé"))))} le retour nᵒ ${v.id} ${(!v.order ? "d’une commande" : `de la commande ${v.order}`)}`,
      "PUT /admin/withdrawal/{id}": (v) => `${v.who} a ${(v.step === "SETTLE" ? "réglé" : (v.step === "OPEN_RETURN" ? "ouvert un retour pour" : "traité"))} la rétractation nᵒ ${v.id} ${(!v.order ? "d’une commande" : `de la commande ${v.order}`)}`,
      "POST /admin/retention/trial": (v) => `${v.who} a compté les données personnelles à rendre anonymes`,
      "POST /admin/person/erase": (v) => `${v.who} a effacé les données d’une personne à sa demande`,
      "PUT /admin/payment/provider/{method}": (v) => `${v.who} a enregistré le moyen de paiement ${v.method}`,
      "POST /admin/payment/provider/{method}/check": (v) => `${v.who} a vérifié les clés du moyen de paiement ${v.method}`,
      "POST /admin/order/{id}/payment/confirm": (v) => `${v.who} a confirmé le paiement${(!v.amount ? "" : ` de ${v.amount}`)} ${(!v.order ? "d’une commande" : `de la commande ${v.order}`)} d’après la liste de la banque`,
      "POST /admin/order/{id}/refund": (v) => `${v.who} a remboursé ${(!v.amount ? "de l’argent" : `${v.amount}`)} ${(!v.order ? "d’une commande" : `de la commande ${v.order}`)}`,
      "POST /admin/payment/refund/{id}/confirm": (v) => `${v.who} a confirmé avoir rendu l’argent d’un remboursement ${(!v.order ? "d’une commande" : `de la commande ${v.order}`)}`,
      "POST /admin/payment/refund/{id}/retry": (v) => `${v.who} a relancé un remboursement ${(!v.order ? "d’une commande" : `de la commande ${v.order}`)}`,
      "POST /admin/payment/payout": (v) => `${v.who} a saisi un virement${(!v.amount ? "" : ` de ${v.amount}`)}${(!v.provider ? "" : ` de ${v.provider}`)}`,
      "DELETE /admin/session/{id}": (v) => `${v.who} a terminé une de ses sessions`,
      "DELETE /admin/session": (v) => `${v.who} a terminé toutes ses autres sessions`,
      "PUT /admin/team/{id}": (v) => `${v.who} a ${(v.role === "CUSTOMER" ? "retiré l’accès à la gestion à" : (v.role === "ADMIN" ? "donné le rôle d’administrateur à" : (v.role === "SUPER_ADMIN" ? "donné le rôle de super-administrateur à" : "changé le rôle de")))} ${(!v.email ? "une personne" : `${v.email}`)}`,
      "POST /admin/team/invitation": (v) => `${v.who} a invité ${(!v.email ? "une personne" : `${v.email}`)} dans l’équipe`,
      "DELETE /admin/team/invitation/{id}": (v) => `${v.who} a retiré l’invitation de ${(!v.email ? "une personne" : `${v.email}`)}`,
      "PUT /admin/order/{id}/status": (v) => `${v.who} a ${(v.step === "PREPARING" ? "mis en préparation" : (v.step === "SHIPPED" ? "expédié" : (v.step === "READY_FOR_PICKUP" ? "annoncé prête à retirer" : (v.step === "DELIVERED" ? "marqué comme livrée" : (v.step === "COLLECTED" ? "marqué comme retirée" : (v.step === "CANCELLED" ? "annulé" : (v.step === "REFUNDED" ? "remboursé en entier" : "changé l’état de")))))))} ${(!v.order ? "une commande" : `la commande ${v.order}`)}`,
      "POST /admin/order/{id}/alert/settle": (v) => `${v.who} a réglé l’avertissement ${(!v.order ? "d’une commande" : `de la commande ${v.order}`)}`,
      "POST /admin/mail/{id}/send-again": (v) => `${v.who} a relancé l’envoi de l’e-mail nᵒ ${v.id}`,
      "PUT /admin/stock/{id}": (v) => `${v.who} a compté le stock de la déclinaison nᵒ ${v.id}${(!v.stock ? "" : ` : ${v.stock}`)}`,
      "PUT /admin/order/{id}/tracking-link": (v) => `${v.who} a changé le suivi du colis ${(!v.order ? "d’une commande" : `de la commande ${v.order}`)}`,
      "PUT /admin/page/{idPage}/layout/{idLayout}/preview": (v) => `${v.who} a renouvelé l’image d’une section ${(!v.page ? "d’une page" : `de la page « ${v.page} »`)}`,
      "POST /admin/font": (v) => `${v.who} a ajouté une police`,
      "PUT /admin/parameter": (v) => `${v.who} a changé ${(v.count === 0 ? "les réglages" : plural("fr", v.count, { one: `le réglage ${v.fields}`, other: `${formatNumber("fr", v.count)} réglages : ${v.fields}` }))}`,
      "POST /admin/parameter/translation/confirm": (v) => `${v.who} a confirmé une traduction des réglages`,
      "POST /admin/parameter/version/{version}/restore": (v) => `${v.who} a rétabli les réglages de la version ${v.version}`,
      "POST /admin/booking/{id}/cancel": (v) => `${v.who} a annulé le rendez-vous nᵒ ${v.id}`,
      "POST /admin/product/import": (v) => `${v.who} a importé ou vérifié un fichier de produits`,
      "PUT /admin/relay-feed/{id}": (v) => `${v.who} a changé l’adresse des points relais du transporteur nᵒ ${v.id}`,
      "POST /admin/relay-feed/{id}/refresh": (v) => `${v.who} a fait relire les points relais du transporteur nᵒ ${v.id}`,
      "POST /admin/relay-feed/{id}/file": (v) => `${v.who} a envoyé un fichier de points relais du transporteur nᵒ ${v.id}`,
      "POST /admin/payment/bank-list": (v) => `${v.who} a confirmé des paiements par la liste de la banque`,
      "POST /admin/page": (v) => `${v.who} a créé une page`,
      "PUT /admin/page/{id}": (v) => `${v.who} a changé les propriétés ${(!v.page ? "d’une page" : `de la page « ${v.page} »`)}`,
      "PUT /admin/page/{id}/place": (v) => `${v.who} a déplacé ${(!v.page ? "une page" : `la page « ${v.page} »`)}`,
      "DELETE /admin/page/{id}": (v) => `${v.who} a supprimé ${(!v.page ? "une page" : `la page « ${v.page} »`)}`,
      "POST /admin/page-trash/{id}/restore": (v) => `${v.who} a rétabli des pages supprimées`,
      "DELETE /admin/page-trash/{id}": (v) => `${v.who} a supprimé des pages pour de bon`,
      "DELETE /admin/page-redirect": (v) => `${v.who} a supprimé une redirection`,
      "POST /admin/component": (v) => `${v.who} a créé un composant partagé`,
      "PUT /admin/component/{slug}": (v) => `${v.who} a renommé le composant « ${v.slug} »`,
      "DELETE /admin/component/{slug}": (v) => `${v.who} a supprimé le composant « ${v.slug} »`,
      "DELETE /admin/document/{kind}/{name}/draft": (v) => `${v.who} a abandonné le brouillon ${(v.kind === "component" ? `du composant « ${v.name} »` : (!v.page ? "d’une page" : `de la page « ${v.page} »`))}`,
      "POST /admin/document/{kind}/{name}/version": (v) => `${v.who} a gardé une version ${(v.kind === "component" ? `du composant « ${v.name} »` : (!v.page ? "d’une page" : `de la page « ${v.page} »`))}`,
      "POST /admin/document/{kind}/{name}/version/{version}/restore": (v) => `${v.who} a repris la version ${v.version} ${(v.kind === "component" ? `du composant « ${v.name} »` : (!v.page ? "d’une page" : `de la page « ${v.page} »`))}`,
      "POST /admin/document/{kind}/{name}/publish": (v) => `${v.who} a publié ou planifié ${(v.kind === "component" ? `le composant « ${v.name} »` : (!v.page ? "une page" : `la page « ${v.page} »`))}`,
      "DELETE /admin/document/{kind}/{name}/schedule": (v) => `${v.who} a annulé la publication prévue ${(v.kind === "component" ? `du composant « ${v.name} »` : (!v.page ? "d’une page" : `de la page « ${v.page} »`))}`,
      "POST /admin/document/{kind}/{name}/unpublish": (v) => `${v.who} a retiré du site ${(v.kind === "component" ? `le composant « ${v.name} »` : (!v.page ? "une page" : `la page « ${v.page} »`))}`,
      "POST /admin/document/{kind}/{name}/undo": (v) => `${v.who} a annulé la dernière publication ${(v.kind === "component" ? `du composant « ${v.name} »` : (!v.page ? "d’une page" : `de la page « ${v.page} »`))}`,
      "POST /admin/document/{kind}/{name}/preview-link": (v) => `${v.who} a créé un lien d’aperçu ${(v.kind === "component" ? `du composant « ${v.name} »` : (!v.page ? "d’une page" : `de la page « ${v.page} »`))}`,
      "DELETE /admin/preview-link/{id}": (v) => `${v.who} a retiré un lien d’aperçu`,
      "POST /admin/template": (v) => `${v.who} a enregistré un modèle de section`,
      "DELETE /admin/template/{id}": (v) => `${v.who} a supprimé un modèle de section`,
      "PUT /admin/media/{name}": (v) => `${v.who} a changé le fichier « ${v.name} » de la médiathèque`,
      "DELETE /admin/media/{name}": (v) => `${v.who} a supprimé le fichier « ${v.name} » de la médiathèque`,
      "POST /admin/media-upload": (v) => `${v.who} a commencé l’envoi d’un fichier`,
      "POST /admin/media-upload/{id}/finish": (v) => `${v.who} a ajouté un fichier à la médiathèque`,
      "DELETE /admin/media-upload/{id}": (v) => `${v.who} a abandonné l’envoi d’un fichier`,
      "POST /login": (v) => `${v.who} ${(v.status === "401" ? "a donné un mauvais mot de passe" : "a ouvert une session")}${(!v.origin ? "" : ` (${v.origin})`)}`,
      "POST /logout": (v) => `${v.who} a fermé sa session`,
      "PUT /user": (v) => `${v.who} a changé l’adresse e-mail de son compte`,
      "PUT /user/password": (v) => `${v.who} a changé son mot de passe`,
      "PUT /password/reset": (v) => `${v.who} a choisi un nouveau mot de passe par le lien d’un e-mail`,
      "POST /team/invitation/accept": (v) => `${v.who} a accepté son invitation dans l’équipe`,
      "job forget": (v) => `La session de ${v.who} s’est terminée d’elle-même`,
      "POST /admin/newsletter/list": (v) => `${v.who} a créé une lettre d’information`,
      "PUT /admin/newsletter/list/{id}": (v) => `${v.who} a changé la lettre d’information nᵒ ${v.id}`,
      "DELETE /admin/newsletter/list/{id}": (v) => `${v.who} a supprimé la lettre d’information nᵒ ${v.id}`,
      "POST /admin/repricing": (v) => `${v.who} a lancé un changement de prix${(!v.percent ? "" : ` de ${v.percent} %`)}${(!v.amount ? "" : ` de ${v.amount}`)} sur ${(!v.total ? "des produits" : `${v.total} produits`)}`,
      "POST /admin/repricing/{id}/undo": (v) => `${v.who} a annulé un changement de prix : les prix d’avant reviennent`,
      "job repricing": (v) => `Le changement de prix lancé par ${v.who} est terminé${(!v.changed ? "" : ` : ${v.changed} produits changés, ${v.skipped} laissés tels quels`)}`,
      "job undo-repricing": (v) => `L’annulation d’un changement de prix par ${v.who} est terminée${(!v.restored ? "" : ` : ${v.restored} produits ont repris leurs prix, ${v.refused} changés depuis ont gardé les leurs`)}`,
    },
  },
  en: {
    title: "Audit log",
    intro: "What the team did in this panel, and its sign-ins. Nothing can be changed here.",
    count: (v) => counted("en", v.count, { one: "# action", other: "# actions" }),
    none: "No action matches.",
    noneYet: "No action",
    noneYetText: "Each change made in the panel appears here.",
    action: "Action",
    at: "When",
    person: "Person",
    everyone: "Everybody",
    subject: "Subject",
    everySubject: "All subjects",
    subjects: {
      orders: "Orders",
      payments: "Payments",
      catalogue: "Catalogue and stock",
      content: "Pages and content",
      customers: "Customers",
      settings: "Settings",
      team: "Team and sign-ins",
      other: "Others",
    },
    from: "From",
    to: "Until",
    somebody: "Somebody",
    product: "Product",
    unknown: (v) => `${v.who} did something that this version cannot describe: ${v.action}`,
    refused: (v) => `Refused, nothing changed: “${v.sentence}”`,
    failed: (v) => `Failed: “${v.sentence}”`,
    entity: {
      create: (v) => `${v.who} made an entry “${v.kind}”`,
      update: (v) => `${v.who} changed the entry “${v.kind}” ${v.key}`,
      remove: (v) => `${v.who} deleted the entry “${v.kind}” ${v.key}`,
      bulk: (v) => `${v.who} changed several entries “${v.kind}” at once`,
      restore: (v) => `${v.who} took up version ${v.version} of the entry “${v.kind}” ${v.key}`,
    },
    calls: {
      "PUT /admin/review/{id}": (v) => `${v.who} ${(v.status === "PUBLISHED" ? "published" : (v.status === "REFUSED" ? "refused" : "decided on"))} product review no. ${v.id}`,
      "PUT /admin/order-back/{id}": (v) => `${v.who} ${(v.step === "LABEL_SENT" ? "sent the label for" : (v.step === "RECEIVED" ? "received" : (v.step === "REFUNDED" ? "refunded" : (v.step === "REFUSED" ? "refused" : "changed"))))} return no. ${v.id} of ${(!v.order ? "an order" : `order ${v.order}`)}`,
      "PUT /admin/withdrawal/{id}": (v) => `${v.who} ${(v.step === "SETTLE" ? "settled" : (v.step === "OPEN_RETURN" ? "opened a return for" : "handled"))} withdrawal no. ${v.id} from ${(!v.order ? "an order" : `order ${v.order}`)}`,
      "POST /admin/retention/trial": (v) => `${v.who} counted the personal data to be made anonymous`,
      "POST /admin/person/erase": (v) => `${v.who} erased the data of a person on request`,
      "PUT /admin/payment/provider/{method}": (v) => `${v.who} saved the payment method ${v.method}`,
      "POST /admin/payment/provider/{method}/check": (v) => `${v.who} checked the keys of the payment method ${v.method}`,
      "POST /admin/order/{id}/payment/confirm": (v) => `${v.who} confirmed the payment${(!v.amount ? "" : ` of ${v.amount}`)} for ${(!v.order ? "an order" : `order ${v.order}`)} by the bank’s list`,
      "POST /admin/order/{id}/refund": (v) => `${v.who} refunded ${(!v.amount ? "money" : `${v.amount}`)} of ${(!v.order ? "an order" : `order ${v.order}`)}`,
      "POST /admin/payment/refund/{id}/confirm": (v) => `${v.who} confirmed having given back the money of a refund of ${(!v.order ? "an order" : `order ${v.order}`)}`,
      "POST /admin/payment/refund/{id}/retry": (v) => `${v.who} retried a refund of ${(!v.order ? "an order" : `order ${v.order}`)}`,
      "POST /admin/payment/payout": (v) => `${v.who} entered a payout${(!v.amount ? "" : ` of ${v.amount}`)}${(!v.provider ? "" : ` from ${v.provider}`)}`,
      "DELETE /admin/session/{id}": (v) => `${v.who} ended one of their sessions`,
      "DELETE /admin/session": (v) => `${v.who} ended all their other sessions`,
      "PUT /admin/team/{id}": (v) => `${v.who} ${(v.role === "CUSTOMER" ? "took access to the panel from" : (v.role === "ADMIN" ? "gave the role of administrator to" : (v.role === "SUPER_ADMIN" ? "gave the role of super administrator to" : "changed the role of")))} ${(!v.email ? "a person" : `${v.email}`)}`,
      "POST /admin/team/invitation": (v) => `${v.who} invited ${(!v.email ? "a person" : `${v.email}`)} into the team`,
      "DELETE /admin/team/invitation/{id}": (v) => `${v.who} took back the invitation of ${(!v.email ? "a person" : `${v.email}`)}`,
      "PUT /admin/order/{id}/status": (v) => `${v.who} ${(v.step === "PREPARING" ? "started preparing" : (v.step === "SHIPPED" ? "shipped" : (v.step === "READY_FOR_PICKUP" ? "announced ready for pickup" : (v.step === "DELIVERED" ? "marked as delivered" : (v.step === "COLLECTED" ? "marked as collected" : (v.step === "CANCELLED" ? "cancelled" : (v.step === "REFUNDED" ? "refunded in full" : "changed the status of")))))))} ${(!v.order ? "an order" : `order ${v.order}`)}`,
      "POST /admin/order/{id}/alert/settle": (v) => `${v.who} settled the warning of ${(!v.order ? "an order" : `order ${v.order}`)}`,
      "POST /admin/mail/{id}/send-again": (v) => `${v.who} retried sending e-mail no. ${v.id}`,
      "PUT /admin/stock/{id}": (v) => `${v.who} counted the stock of declination no. ${v.id}${(!v.stock ? "" : `: ${v.stock}`)}`,
      "PUT /admin/order/{id}/tracking-link": (v) => `${v.who} changed the parcel tracking of ${(!v.order ? "an order" : `order ${v.order}`)}`,
      "PUT /admin/page/{idPage}/layout/{idLayout}/preview": (v) => `${v.who} renewed the picture of a section of ${(!v.page ? "a page" : `the page “${v.page}”`)}`,
      "POST /admin/font": (v) => `${v.who} added a font`,
      "PUT /admin/parameter": (v) => `${v.who} changed ${(v.count === 0 ? "the settings" : plural("en", v.count, { one: `the setting ${v.fields}`, other: `${formatNumber("en", v.count)} settings: ${v.fields}` }))}`,
      "POST /admin/parameter/translation/confirm": (v) => `${v.who} confirmed a translation of the settings`,
      "POST /admin/parameter/version/{version}/restore": (v) => `${v.who} restored the settings of version ${v.version}`,
      "POST /admin/booking/{id}/cancel": (v) => `${v.who} cancelled appointment no. ${v.id}`,
      "POST /admin/product/import": (v) => `${v.who} imported or checked a file of products`,
      "PUT /admin/relay-feed/{id}": (v) => `${v.who} changed the address of the relay points of carrier no. ${v.id}`,
      "POST /admin/relay-feed/{id}/refresh": (v) => `${v.who} had the relay points of carrier no. ${v.id} read`,
      "POST /admin/relay-feed/{id}/file": (v) => `${v.who} sent a file of relay points of carrier no. ${v.id}`,
      "POST /admin/payment/bank-list": (v) => `${v.who} confirmed payments by the bank’s list`,
      "POST /admin/page": (v) => `${v.who} made a page`,
      "PUT /admin/page/{id}": (v) => `${v.who} changed the properties of ${(!v.page ? "a page" : `the page “${v.page}”`)}`,
      "PUT /admin/page/{id}/place": (v) => `${v.who} moved ${(!v.page ? "a page" : `the page “${v.page}”`)}`,
      "DELETE /admin/page/{id}": (v) => `${v.who} deleted ${(!v.page ? "a page" : `the page “${v.page}”`)}`,
      "POST /admin/page-trash/{id}/restore": (v) => `${v.who} restored deleted pages`,
      "DELETE /admin/page-trash/{id}": (v) => `${v.who} deleted pages for good`,
      "DELETE /admin/page-redirect": (v) => `${v.who} deleted a redirect`,
      "POST /admin/component": (v) => `${v.who} made a shared component`,
      "PUT /admin/component/{slug}": (v) => `${v.who} renamed the component “${v.slug}”`,
      "DELETE /admin/component/{slug}": (v) => `${v.who} deleted the component “${v.slug}”`,
      "DELETE /admin/document/{kind}/{name}/draft": (v) => `${v.who} dropped the draft of ${(v.kind === "component" ? `the component “${v.name}”` : (!v.page ? "a page" : `the page “${v.page}”`))}`,
      "POST /admin/document/{kind}/{name}/version": (v) => `${v.who} kept a version of ${(v.kind === "component" ? `the component “${v.name}”` : (!v.page ? "a page" : `the page “${v.page}”`))}`,
      "POST /admin/document/{kind}/{name}/version/{version}/restore": (v) => `${v.who} took up version ${v.version} of ${(v.kind === "component" ? `the component “${v.name}”` : (!v.page ? "a page" : `the page “${v.page}”`))}`,
      "POST /admin/document/{kind}/{name}/publish": (v) => `${v.who} published or scheduled ${(v.kind === "component" ? `the component “${v.name}”` : (!v.page ? "a page" : `the page “${v.page}”`))}`,
      "DELETE /admin/document/{kind}/{name}/schedule": (v) => `${v.who} took back the scheduled publication of ${(v.kind === "component" ? `the component “${v.name}”` : (!v.page ? "a page" : `the page “${v.page}”`))}`,
      "POST /admin/document/{kind}/{name}/unpublish": (v) => `${v.who} took off the site ${(v.kind === "component" ? `the component “${v.name}”` : (!v.page ? "a page" : `the page “${v.page}”`))}`,
      "POST /admin/document/{kind}/{name}/undo": (v) => `${v.who} undid the last publication of ${(v.kind === "component" ? `the component “${v.name}”` : (!v.page ? "a page" : `the page “${v.page}”`))}`,
      "POST /admin/document/{kind}/{name}/preview-link": (v) => `${v.who} made a preview link of ${(v.kind === "component" ? `the component “${v.name}”` : (!v.page ? "a page" : `the page “${v.page}”`))}`,
      "DELETE /admin/preview-link/{id}": (v) => `${v.who} took back a preview link`,
      "POST /admin/template": (v) => `${v.who} saved a template of sections`,
      "DELETE /admin/template/{id}": (v) => `${v.who} deleted a template of sections`,
      "PUT /admin/media/{name}": (v) => `${v.who} changed the file “${v.name}” of the media library`,
      "DELETE /admin/media/{name}": (v) => `${v.who} deleted the file “${v.name}” from the media library`,
      "POST /admin/media-upload": (v) => `${v.who} began to upload a file`,
      "POST /admin/media-upload/{id}/finish": (v) => `${v.who} added a file to the media library`,
      "DELETE /admin/media-upload/{id}": (v) => `${v.who} gave up the upload of a file`,
      "POST /login": (v) => `${v.who} ${(v.status === "401" ? "gave a wrong password" : "signed in")}${(!v.origin ? "" : ` (${v.origin})`)}`,
      "POST /logout": (v) => `${v.who} signed out`,
      "PUT /user": (v) => `${v.who} changed the e-mail address of their account`,
      "PUT /user/password": (v) => `${v.who} changed their password`,
      "PUT /password/reset": (v) => `${v.who} chose a new password by the link of an e-mail`,
      "POST /team/invitation/accept": (v) => `${v.who} accepted their invitation into the team`,
      "job forget": (v) => `The session of ${v.who} ended by itself`,
      "POST /admin/newsletter/list": (v) => `${v.who} made a newsletter`,
      "PUT /admin/newsletter/list/{id}": (v) => `${v.who} changed newsletter no. ${v.id}`,
      "DELETE /admin/newsletter/list/{id}": (v) => `${v.who} deleted newsletter no. ${v.id}`,
      "POST /admin/repricing": (v) => `${v.who} started a change of prices${(!v.percent ? "" : ` by ${v.percent}%`)}${(!v.amount ? "" : ` by ${v.amount}`)} of ${(!v.total ? "products" : `${v.total} products`)}`,
      "POST /admin/repricing/{id}/undo": (v) => `${v.who} undid a change of prices: the former prices come back`,
      "job repricing": (v) => `The change of prices started by ${v.who} has ended${(!v.changed ? "" : `: ${v.changed} products changed, ${v.skipped} left as they were`)}`,
      "job undo-repricing": (v) => `The undo of a change of prices by ${v.who} has ended${(!v.restored ? "" : `: ${v.restored} products have their prices back, ${v.refused} changed since kept theirs`)}`,
    },
  },
};
