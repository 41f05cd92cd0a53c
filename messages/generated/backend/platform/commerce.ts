/** Texts of `backend/platform/commerce`, made by `npm run generate` from `messages/<lang>/backend/platform/commerce.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  "cart.added": string;
  "cart.not-found": string;
  "cart.line-not-found": string;
  "cart.quantity-positive": string;
  "cart.quantity-multiple": (v: { multiple: string | number }) => string;
  "cart.quantity-multiple-bottles": (v: { multiple: string | number }) => string;
  "cart.quantity-too-big": (v: { max: string | number }) => string;
  "cart.full": (v: { max: string | number }) => string;
  "cart.stock-none": string;
  "cart.stock-one": string;
  "cart.stock-some": (v: { count: string | number }) => string;
  "rental.pickup": (v: { from: string | number; to: string | number }) => string;
  "rental.pickup-apart": string;
  "rental.pickup-taken": (v: { day: string | number; name: string | number }) => string;
  "rental.arrival": (v: { arrival: string | number; carrier: string | number; first: string | number }) => string;
  "rental.no-arrival": (v: { carrier: string | number; first: string | number }) => string;
  "rental.dates": string;
  "rental.not-rented": string;
  "rental.order": string;
  "rental.early": (v: { limit: string | number }) => string;
  "rental.late": (v: { limit: string | number }) => string;
  "rental.short": (v: { limit: string | number }) => string;
  "rental.long": (v: { limit: string | number }) => string;
  "rental.taken": string;
  "rental.taken-but-one": string;
  "rental.taken-some": (v: { count: string | number }) => string;
  "cart.not-sold": string;
  "cart.no-products": string;
  "cart.prices-hidden": string;
  "cart.french-only": string;
  "cart.discount-unknown": string;
  "cart.discount-not-yet": string;
  "cart.discount-expired": string;
  "cart.discount-used-up": string;
  "cart.discount-used-by-you": string;
  "cart.discount-minimum": (v: { minimum: string | number; missing: string | number }) => string;
  "cart.discount-no-product": string;
  "cart.discount-one": string;
  "cart.discount-replace": (v: { code: string | number }) => string;
  "cart.discount-applied": string;
  "cart.discount-removed": string;
  "shop.closed": string;
  "customization.not-found": string;
  "customization.no-file": string;
  "shipping.country": string;
  "shipping.country-not-sold": string;
  "shipping.too-heavy": string;
  "shipping.locked": string;
  "shipping.no-carrier": string;
  "shipping.bottles-missing-one": (v: { limit: string | number }) => string;
  "shipping.bottles-missing": (v: { count: string | number; limit: string | number }) => string;
  "shipping.bottles-over-one": (v: { limit: string | number }) => string;
  "shipping.bottles-over": (v: { count: string | number; limit: string | number }) => string;
  "shipping.calendar": string;
  "shipping.not-needed": string;
  "shipping.needed": string;
  "shipping.carrier": string;
  "shipping.fee-changed": (v: { price: string | number }) => string;
  "shipping.arrival-changed": (v: { to: string | number }) => string;
  "shipping.access-point": string;
  "shipping.access-point-gone": string;
  "shipping.slot": string;
  "shipping.slot-full": string;
  "shipping.address": string;
  "shipping.billing-address": string;
  "shipping.postal-code": string;
  "order.not-found": string;
  "order.cancel-too-late": string;
  "order.cancelled": string;
  "order.lookup-too-many": (v: { minutes: string | number }) => string;
  "order.lookup-none": string;
  "order.placed": string;
  "order.total-changed": (v: { total: string | number }) => string;
  "order.not-sold": (v: { name: string | number }) => string;
  "order.stock-none": (v: { name: string | number }) => string;
  "order.stock-some": (v: { count: string | number; name: string | number }) => string;
  "order.dates-taken": (v: { from: string | number; name: string | number; to: string | number }) => string;
  "order.majority": string;
  "order.minor": string;
  "order.too-much": string;
  "order.key-reused": string;
  "order.held-own": (v: { limit: string | number }) => string;
  "order.held-own-product": (v: { limit: string | number }) => string;
  "order.held-nearby": string;
  "order.held-orders": string;
  "order.paid-already": string;
  "order.expired": string;
  "order.payment-under-way": string;
  "order.no-payment": string;
  "order.below-minimum": (v: { minimum: string | number }) => string;
  "order.no-method": string;
  "payment.refused-notification": string;
  "payment.not-found": string;
  "payment.refund-too-much": string;
  "payment.nothing-to-refund": string;
  "payment.refund-line": string;
  "payment.refund-pieces": (v: { count: string | number }) => string;
  "payment.refund-pieces-back": (v: { count: string | number }) => string;
  "payment.refund-under-way": string;
  "payment.unknown-key": string;
  "payment.malformed-key": string;
  "payment.key-of-other-mode": string;
  "payment.no-secrets-key": string;
  "payment.other-amount-listed": string;
  "payment.list-columns": (v: { what: string | number }) => string;
  "payment.list-unreadable": (v: { what: string | number }) => string;
  "payment.no-own-site": string;
  "payment.settings-saved": string;
  "payment.period-too-long": string;
  "return.asked": string;
  "return.not-found": string;
  "return.INACTIVE": string;
  "return.NOT_YET": string;
  "return.OVER": string;
  "return.ALL": string;
  "return.RENTAL": string;
  "return.rental": string;
  "return.perishable": string;
  "return.personal": string;
  "return.line": string;
  "return.quantity": (v: { count: string | number }) => string;
  "return.step": string;
  "return.reason-needed": string;
  "return.refund": string;
  "return.refund-nothing": string;
  "return.message": string;
  "return.ask-description": string;
  "return.label-description": string;
  "return.received-description": string;
  "return.reason.CHANGED_MIND": string;
  "return.reason.SIZE": string;
  "return.reason.NOT_AS_DESCRIBED": string;
  "return.reason.DAMAGED": string;
  "return.reason.WRONG_ITEM": string;
  "return.reason.OTHER": string;
  "stock-alert.closed": string;
  "stock-alert.available": string;
  "stock-alert.asked": string;
  "stock-alert.removed": string;
  "stock-alert.unknown": string;
  "review.written": string;
  "review.removed": string;
  "review.closed": string;
  "review.not-bought": string;
  "review.not-found": string;
  "review.changed": string;
  "account.saved": string;
  "account.password-changed": string;
  "account.password-wrong": string;
  "account.erased": string;
  "account.orders-under-way": string;
  "account.return-under-way": string;
  "account.payment-under-way": string;
  "account.payment-to-settle": string;
  "account.is-admin": string;
  "account.addresses-full": (v: { count: string | number }) => string;
  "account.newsletter": string;
  "account.newsletter-text": string;
  "password.asked": string;
  "password.changed": string;
  "password.guessable": string;
  "password.link": string;
  "order.currency-not-taken": (v: { currency: string | number }) => string;
  "withdrawal.unknown": string;
  "withdrawal.lines": string;
  "withdrawal.too-many": (v: { minutes: string | number }) => string;
  "withdrawal.no-return": string;
  "order.early-start": string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    "cart.added": "Article ajouté au panier",
    "cart.not-found": "Ce panier n’existe plus.",
    "cart.line-not-found": "Cet article n’est plus dans le panier.",
    "cart.quantity-positive": "La quantité doit être supérieure à 0",
    "cart.quantity-multiple": (v) => `Cet article ne peut être ajouté que par multiple de ${v.multiple}`,
    "cart.quantity-multiple-bottles": (v) => `Ce vin ne peut être ajouté que par multiple de ${v.multiple} bouteilles`,
    "cart.quantity-too-big": (v) => `Au plus ${v.max} exemplaires par article.`,
    "cart.full": (v) => `Le panier ne peut pas contenir plus de ${v.max} articles différents.`,
    "cart.stock-none": "Cet article n’est plus en stock",
    "cart.stock-one": "Il ne reste qu’un exemplaire en stock",
    "cart.stock-some": (v) => `Il ne reste que ${v.count} exemplaires en stock`,
    "rental.pickup": (v) => `Une location se retire avant qu’elle commence : choisissez un jour du ${v.from} au ${v.to}.`,
    "rental.pickup-apart": "Vos locations commencent à des dates trop éloignées pour un seul retrait. Commandez-les séparément.",
    "rental.pickup-taken": (v) => `« ${v.name} » n’est pas encore de retour le jour du retrait. Choisissez un retrait plus tard, au plus tard le ${v.day}.`,
    "rental.arrival": (v) => `${v.carrier} livrerait au plus tard le ${v.arrival}, et votre location commence le ${v.first}. Choisissez un autre mode de livraison.`,
    "rental.no-arrival": (v) => `${v.carrier} ne livre rien avant le début de votre location, le ${v.first}. Choisissez un autre mode de livraison.`,
    "rental.dates": "Cet article se loue : choisissez le premier et le dernier jour de la location.",
    "rental.not-rented": "Cet article ne se loue pas.",
    "rental.order": "Le dernier jour de la location vient avant le premier.",
    "rental.early": (v) => `Une location commence au plus tôt le ${v.limit}.`,
    "rental.late": (v) => `Une location se termine au plus tard le ${v.limit}.`,
    "rental.short": (v) => `Durée de location minimale de cet article, en jours : ${v.limit}.`,
    "rental.long": (v) => `Durée de location maximale de cet article, en jours : ${v.limit}.`,
    "rental.taken": "Cet article n’est pas libre à ces dates. Choisissez-en d’autres.",
    "rental.taken-but-one": "Un seul exemplaire est libre à ces dates.",
    "rental.taken-some": (v) => `Il n’y a que ${v.count} exemplaires libres à ces dates.`,
    "cart.not-sold": "Cet article n’est plus vendu.",
    "cart.no-products": "Le panier est vide",
    "cart.prices-hidden": "Cette boutique ne vend pas en ligne pour le moment.",
    "cart.french-only": "La vente se fait sur la version française du site. Passez en français pour acheter.",
    "cart.discount-unknown": "Ce code n’existe pas. Vérifiez son écriture.",
    "cart.discount-not-yet": "Ce code n’est pas encore valable.",
    "cart.discount-expired": "Ce code a expiré.",
    "cart.discount-used-up": "Ce code a déjà été utilisé autant de fois qu’il pouvait l’être.",
    "cart.discount-used-by-you": "Vous avez déjà utilisé ce code. Retirez-le pour commander.",
    "cart.discount-minimum": (v) => `Ce code s’applique à partir de ${v.minimum} d’articles : il manque ${v.missing}.`,
    "cart.discount-no-product": "Ce code ne s’applique à aucun article de votre panier.",
    "cart.discount-one": "Un seul code par commande.",
    "cart.discount-replace": (v) => `Un seul code par commande : retirez d’abord « ${v.code} ».`,
    "cart.discount-applied": "Le code est appliqué.",
    "cart.discount-removed": "Le code est retiré.",
    "shop.closed": "Ce site ne vend pas en ligne.",
    "customization.not-found": "Cette personnalisation n’existe plus. Recommencez-la depuis la fiche du produit.",
    "customization.no-file": "Ce fichier n’existe pas, ou n’est plus gardé.",
    "shipping.country": "Ce pays n’existe pas.",
    "shipping.country-not-sold": "Nous ne livrons pas dans ce pays ou ce territoire.",
    "shipping.too-heavy": "Aucun transporteur ne prend ce colis vers cette adresse.",
    "shipping.locked": "La livraison est suspendue pour le moment. Le retrait reste possible.",
    "shipping.no-carrier": "Aucun transporteur ne livre à cette adresse.",
    "shipping.bottles-missing-one": (v) => `Nous expédions les bouteilles par ${v.limit} au moins : il en manque une. Le retrait reste possible.`,
    "shipping.bottles-missing": (v) => `Nous expédions les bouteilles par ${v.limit} au moins : il en manque ${v.count}. Le retrait reste possible.`,
    "shipping.bottles-over-one": (v) => `Nous expédions les bouteilles par ${v.limit} au plus : il y en a une de trop. Le retrait reste possible.`,
    "shipping.bottles-over": (v) => `Nous expédions les bouteilles par ${v.limit} au plus : il y en a ${v.count} de trop. Le retrait reste possible.`,
    "shipping.calendar": "Ce calendrier n’existe pas.",
    "shipping.not-needed": "Cette commande ne demande pas de livraison.",
    "shipping.needed": "Choisissez un mode de livraison.",
    "shipping.carrier": "Ce transporteur n’est pas proposé pour cette adresse.",
    "shipping.fee-changed": (v) => `Les frais de port ont changé : ils sont maintenant de ${v.price}. Vérifiez le montant avant de commander.`,
    "shipping.arrival-changed": (v) => `Votre commande arriverait maintenant plus tard : au plus tard le ${v.to}. Vérifiez la livraison avant de commander.`,
    "shipping.access-point": "Choisissez un point relais.",
    "shipping.access-point-gone": "Ce point relais n’est plus proposé. Choisissez-en un autre.",
    "shipping.slot": "Choisissez un créneau de retrait.",
    "shipping.slot-full": "Ce créneau de retrait n’est plus disponible. Choisissez-en un autre.",
    "shipping.address": "L’adresse de livraison est obligatoire.",
    "shipping.billing-address": "L’adresse de facturation est obligatoire.",
    "shipping.postal-code": "Ce code postal ne correspond pas au pays.",
    "order.not-found": "Cette commande est introuvable.",
    "order.cancel-too-late": "Cette commande est déjà en préparation, ou son paiement est à vérifier : elle ne s’annule plus d’ici. Écrivez à la boutique.",
    "order.cancelled": "Votre commande est annulée.",
    "order.lookup-too-many": (v) => `Trop d’essais pour cette commande. Ouvrez-la par le lien de l’un de ses e-mails, ou réessayez dans ${v.minutes} min.`,
    "order.lookup-none": "Aucune commande ne porte ce numéro avec cette adresse e-mail. Vérifiez les deux, tels qu’ils sont dans l’e-mail de confirmation.",
    "order.placed": "Votre commande est enregistrée.",
    "order.total-changed": (v) => `Le montant a changé : il est maintenant de ${v.total}. Vérifiez votre panier avant de commander.`,
    "order.not-sold": (v) => `« ${v.name} » n’est plus vendu. Retirez cet article du panier pour continuer.`,
    "order.stock-none": (v) => `« ${v.name} » vient d’être vendu. Retirez cet article du panier pour continuer.`,
    "order.stock-some": (v) => `Il ne reste que ${v.count} « ${v.name} » en stock. Corrigez la quantité pour continuer.`,
    "order.dates-taken": (v) => `« ${v.name} » n’est plus libre du ${v.from} au ${v.to}. Retirez cet article et choisissez d’autres dates.`,
    "order.majority": "Indiquez votre date de naissance et déclarez avoir 18 ans ou plus : votre panier contient de l’alcool.",
    "order.minor": "L’alcool n’est pas vendu aux moins de 18 ans. Retirez-le de votre panier pour commander.",
    "order.too-much": "Le montant dépasse ce qui peut être commandé en ligne. Contactez la boutique.",
    "order.key-reused": "Cette demande a déjà servi à une autre commande. Rechargez la page.",
    "order.held-own": (v) => `Sans être payés, ${v.limit} articles au plus peuvent être mis de côté à la fois. Retirez-en du panier, ou commandez en plusieurs fois.`,
    "order.held-own-product": (v) => `Sans être payés, ${v.limit} exemplaires au plus d’un même article peuvent être mis de côté à la fois. Réduisez la quantité, ou commandez en plusieurs fois.`,
    "order.held-nearby": "Trop d’articles sont mis de côté sans être payés depuis votre connexion. Payez une commande en attente, ou réessayez dans une demi-heure.",
    "order.held-orders": "Trop de commandes attendent leur paiement. Payez-en une, ou réessayez dans une demi-heure.",
    "order.paid-already": "Cette commande est déjà payée.",
    "order.expired": "Le délai de paiement est passé et les articles ont été remis en vente. Commandez à nouveau.",
    "order.payment-under-way": "Votre paiement est en cours de traitement par la banque. Attendez sa réponse avant de commander à nouveau.",
    "order.no-payment": "Aucun moyen de paiement n’est disponible pour le moment.",
    "order.below-minimum": (v) => `La banque n’accepte pas de paiement de moins de ${v.minimum}. Rien n’a été commandé : ajoutez un article, ou retirez le code de réduction.`,
    "order.no-method": "Cette boutique ne peut pas encaisser de paiement en ligne pour le moment. Rien n’a été commandé : contactez-la.",
    "payment.refused-notification": "Notification refusée.",
    "payment.not-found": "Ce paiement est introuvable.",
    "payment.refund-too-much": "C’est plus que ce qui reste à rendre de ce paiement.",
    "payment.nothing-to-refund": "Il ne reste rien à rendre de ce paiement.",
    "payment.refund-line": "Cet article n’est pas de la commande, ou y est deux fois.",
    "payment.refund-pieces": (v) => `La commande en compte ${v.count}.`,
    "payment.refund-pieces-back": (v) => `Seuls ${v.count} peuvent encore être remis en vente.`,
    "payment.refund-under-way": "Ce remboursement est déjà en cours chez le prestataire.",
    "payment.unknown-key": "Ce moyen de paiement ne connaît pas cette clé.",
    "payment.malformed-key": "Cette valeur n’a pas la forme attendue. Recopiez-la depuis votre espace chez le prestataire.",
    "payment.key-of-other-mode": "Cette clé est de l’autre environnement (test ou réel).",
    "payment.no-secrets-key": "Les clés ne peuvent pas être gardées à l’abri : la personne qui héberge la boutique doit d’abord définir SECRETS_KEY.",
    "payment.other-amount-listed": "Ce n’est pas le montant de la commande : ce paiement ne la confirme pas.",
    "payment.list-columns": (v) => `Ce n’est pas la liste des paiements de la banque : il manque les colonnes ${v.what}.`,
    "payment.list-unreadable": (v) => `Le fichier ne se lit pas à partir de la ligne ${v.what} : un guillemet manque peut-être.`,
    "payment.no-own-site": "Entrez d’abord le site et le rang de votre boutique pour e-Transactions : sans eux, rien ne la distingue d’une autre.",
    "payment.settings-saved": "Les réglages du paiement sont enregistrés.",
    "payment.period-too-long": "La période est trop longue : 400 jours au plus.",
    "return.asked": "Votre demande de retour est enregistrée.",
    "return.not-found": "Ce retour est introuvable.",
    "return.INACTIVE": "Les retours ne se demandent pas en ligne dans cette boutique. Écrivez-lui.",
    "return.NOT_YET": "Un retour se demande une fois la commande expédiée ou retirée.",
    "return.OVER": "Le délai de 14 jours pour renvoyer cette commande est passé.",
    "return.ALL": "Tous les articles de cette commande sont déjà en retour.",
    "return.RENTAL": "Une location ne se renvoie pas : vous y renoncez par « Renoncer au contrat ici ».",
    "return.rental": "Cet article est loué : vous y renoncez par « Renoncer au contrat ici ».",
    "return.perishable": "Une denrée périssable ne peut pas faire l’objet d’une rétractation (Code de la consommation, L221-28 4°). Si elle n’est pas conforme, choisissez cette raison.",
    "return.personal": "Cet article a été fait pour vous : il n’y a pas de rétractation (Code de la consommation, L221-28 3°). S’il n’est pas conforme, dites-le comme raison.",
    "return.line": "Cet article n’est pas à renvoyer.",
    "return.quantity": (v) => `Il n’en reste que ${v.count} à renvoyer.`,
    "return.step": "Ce retour n’en est pas là.",
    "return.reason-needed": "Dites pourquoi le retour est refusé.",
    "return.refund": "On ne rembourse pas plus que ce qui reste de la somme payée.",
    "return.refund-nothing": "Indiquez une somme, ou refusez le retour avec une raison.",
    "return.message": "Vous avez 14 jours après réception pour changer d’avis, sans donner de raison.",
    "return.ask-description": "Nous avons reçu votre demande et nous vous répondons sous deux jours ouvrés. Gardez les articles tels qu’ils sont arrivés.",
    "return.label-description": "L’étiquette de retour vous a été envoyée par e-mail. Déposez le colis sous 14 jours.",
    "return.received-description": "Le colis est arrivé. Nous vérifions les articles, puis nous vous remboursons sous 14 jours.",
    "return.reason.CHANGED_MIND": "J’ai changé d’avis",
    "return.reason.SIZE": "La taille ne va pas",
    "return.reason.NOT_AS_DESCRIBED": "L’article ne ressemble pas à sa description",
    "return.reason.DAMAGED": "L’article est arrivé abîmé",
    "return.reason.WRONG_ITEM": "Ce n’est pas l’article commandé",
    "return.reason.OTHER": "Une autre raison",
    "stock-alert.closed": "Cette boutique n’envoie pas d’alertes de retour.",
    "stock-alert.available": "Bonne nouvelle : cet article est déjà de retour. Rechargez la page pour l’acheter.",
    "stock-alert.asked": "C’est noté : nous vous écrirons dès son retour.",
    "stock-alert.removed": "L’alerte est retirée.",
    "stock-alert.unknown": "Ce lien n’est pas complet. Copiez-le en entier depuis votre e-mail.",
    "review.written": "Merci : votre avis est enregistré. La boutique le lit avant de le publier.",
    "review.removed": "Votre avis est retiré.",
    "review.closed": "Cet article ne peut pas être évalué : sa commande n’est pas arrivée, ou la boutique ne recueille pas d’avis.",
    "review.not-bought": "Cet article ne fait pas partie de la commande, ou n’existe plus.",
    "review.not-found": "Cet avis n’existe pas, ou plus.",
    "review.changed": "Son auteur l’a récrit entre-temps. Relisez-le avant de décider.",
    "account.saved": "Votre profil est enregistré.",
    "account.password-changed": "Votre mot de passe est changé. Les autres appareils sont déconnectés.",
    "account.password-wrong": "Ce n’est pas votre mot de passe actuel.",
    "account.erased": "Votre compte est effacé.",
    "account.orders-under-way": "Une commande est en cours. Vous pourrez effacer votre compte une fois qu’elle sera arrivée.",
    "account.return-under-way": "Un retour est en cours. Vous pourrez effacer votre compte une fois qu’il sera terminé.",
    "account.payment-under-way": "La banque traite encore un paiement. Vous pourrez effacer votre compte une fois qu’elle aura répondu.",
    "account.payment-to-settle": "La boutique doit encore vérifier un paiement, pour vous rendre ce qui vous revient. Écrivez-lui, puis réessayez.",
    "account.is-admin": "Un compte qui administre le site ne s’efface pas d’ici.",
    "account.addresses-full": (v) => `Votre carnet contient déjà ${v.count} adresses. Retirez-en une pour en ajouter une autre.`,
    "account.newsletter": "La lettre d’information",
    "account.newsletter-text": "Les nouveautés de la boutique, de temps en temps.",
    "password.asked": "Si un compte existe à cette adresse, un e-mail vient de partir.",
    "password.changed": "Votre nouveau mot de passe est enregistré.",
    "password.guessable": "Ce mot de passe se devine vite : il répète, suit les touches du clavier, ou contient un mot de passe connu, votre nom ou une année. Prenez plutôt trois ou quatre mots sans lien entre eux.",
    "password.link": "Ce lien a déjà servi ou a plus d’une heure. Demandez-en un autre.",
    "order.currency-not-taken": (v) => `Le moyen de paiement de cette boutique n’accepte pas de paiement en ${v.currency}. Rien n’a été débité : contactez la boutique.`,
    "withdrawal.unknown": "Cette déclaration n’existe pas, ou plus. Recommencez-la.",
    "withdrawal.lines": "Choisissez au moins un article.",
    "withdrawal.too-many": (v) => `Trop de déclarations depuis cette connexion. Réessayez dans ${v.minutes} min, ou écrivez à la boutique.`,
    "withdrawal.no-return": "Aucun retour ne peut être ouvert : rien de cette déclaration n’a été remis, ou tout est déjà en retour.",
    "order.early-start": "Votre location commence avant la fin du délai de rétractation : demandez-le expressément, au-dessus du bouton de commande.",
  },
  en: {
    "cart.added": "Product added to cart",
    "cart.not-found": "This cart no longer exists.",
    "cart.line-not-found": "This product is no longer in the cart.",
    "cart.quantity-positive": "Quantity must be greater than 0",
    "cart.quantity-multiple": (v) => `This product can only be added by multiple of ${v.multiple}`,
    "cart.quantity-multiple-bottles": (v) => `This product can only be added by multiple of ${v.multiple} bottles`,
    "cart.quantity-too-big": (v) => `At most ${v.max} of one product.`,
    "cart.full": (v) => `A cart cannot hold more than ${v.max} different products.`,
    "cart.stock-none": "Only 0 items remaining in stock",
    "cart.stock-one": "Only 1 items remaining in stock",
    "cart.stock-some": (v) => `Only ${v.count} items remaining in stock`,
    "rental.pickup": (v) => `A rental is collected before it begins: choose a day from ${v.from} to ${v.to}.`,
    "rental.pickup-apart": "Your rentals begin too far apart to be collected together. Order them separately.",
    "rental.pickup-taken": (v) => `“${v.name}” is still out on the day of the collection. Collect it later, on ${v.day} at the latest.`,
    "rental.arrival": (v) => `${v.carrier} would deliver on ${v.arrival} at the latest, and your rental begins on ${v.first}. Choose another way of delivery.`,
    "rental.no-arrival": (v) => `${v.carrier} delivers nothing before your rental begins on ${v.first}. Choose another way of delivery.`,
    "rental.dates": "This item is for rent: choose the first and the last day.",
    "rental.not-rented": "This item is not for rent.",
    "rental.order": "The last day of the rental comes before the first.",
    "rental.early": (v) => `A rental begins on ${v.limit} at the earliest.`,
    "rental.late": (v) => `A rental ends on ${v.limit} at the latest.`,
    "rental.short": (v) => `Shortest rental of this item, in days: ${v.limit}.`,
    "rental.long": (v) => `Longest rental of this item, in days: ${v.limit}.`,
    "rental.taken": "This item is not free on these dates. Choose others.",
    "rental.taken-but-one": "Only one is free on these dates.",
    "rental.taken-some": (v) => `Only ${v.count} are free on these dates.`,
    "cart.not-sold": "This product is no longer sold.",
    "cart.no-products": "No products in cart",
    "cart.prices-hidden": "This shop does not sell online at the moment.",
    "cart.french-only": "We sell on the French version of the site. Switch to French to buy.",
    "cart.discount-unknown": "This code does not exist. Check its spelling.",
    "cart.discount-not-yet": "This code is not valid yet.",
    "cart.discount-expired": "This code has expired.",
    "cart.discount-used-up": "This code has been used as many times as it could be.",
    "cart.discount-used-by-you": "You have used this code before. Remove it to order.",
    "cart.discount-minimum": (v) => `This code needs ${v.minimum} of items: ${v.missing} missing.`,
    "cart.discount-no-product": "This code applies to no item of your cart.",
    "cart.discount-one": "One code per order.",
    "cart.discount-replace": (v) => `One code per order: first remove “${v.code}”.`,
    "cart.discount-applied": "The code is applied.",
    "cart.discount-removed": "The code is removed.",
    "shop.closed": "This site does not sell online.",
    "customization.not-found": "This customization no longer exists. Start it again from the product’s page.",
    "customization.no-file": "This file does not exist, or is no longer kept.",
    "shipping.country": "This country does not exist.",
    "shipping.country-not-sold": "We do not deliver to this country or territory.",
    "shipping.too-heavy": "No carrier takes this parcel to this address.",
    "shipping.locked": "Delivery is suspended at the moment. Collection stays possible.",
    "shipping.no-carrier": "No carrier delivers to this address.",
    "shipping.bottles-missing-one": (v) => `We send bottles by ${v.limit} or more: one is missing. Collection stays possible.`,
    "shipping.bottles-missing": (v) => `We send bottles by ${v.limit} or more: ${v.count} are missing. Collection stays possible.`,
    "shipping.bottles-over-one": (v) => `We send bottles by ${v.limit} at most: there is one too many. Collection stays possible.`,
    "shipping.bottles-over": (v) => `We send bottles by ${v.limit} at most: there are ${v.count} too many. Collection stays possible.`,
    "shipping.calendar": "This calendar does not exist.",
    "shipping.not-needed": "This order needs no delivery.",
    "shipping.needed": "Choose how the order is delivered.",
    "shipping.carrier": "This carrier is not offered for this address.",
    "shipping.fee-changed": (v) => `The shipping fee has changed: it is now ${v.price}. Check the amount before you order.`,
    "shipping.arrival-changed": (v) => `Your order would now arrive later: on ${v.to} at the latest. Check the delivery before you order.`,
    "shipping.access-point": "Choose a pickup point.",
    "shipping.access-point-gone": "This relay point is no longer offered. Choose another one.",
    "shipping.slot": "Choose a pickup slot.",
    "shipping.slot-full": "This pickup slot is no longer available. Choose another one.",
    "shipping.address": "The delivery address is required.",
    "shipping.billing-address": "The billing address is required.",
    "shipping.postal-code": "This postal code does not belong to the country.",
    "order.not-found": "This order cannot be found.",
    "order.cancel-too-late": "This order is already being prepared, or its payment is to be checked: it cannot be cancelled from here any more. Write to the shop.",
    "order.cancelled": "Your order is cancelled.",
    "order.lookup-too-many": (v) => `Too many tries at this order. Open it by the link in one of its e-mails, or try again in ${v.minutes} min.`,
    "order.lookup-none": "No order has this number with this e-mail address. Check both, as they stand in the confirmation e-mail.",
    "order.placed": "Your order has been placed.",
    "order.total-changed": (v) => `The amount has changed: it is now ${v.total}. Check your cart before you order.`,
    "order.not-sold": (v) => `“${v.name}” is no longer sold. Remove it from the cart to continue.`,
    "order.stock-none": (v) => `“${v.name}” has just been sold. Remove it from the cart to continue.`,
    "order.stock-some": (v) => `Only ${v.count} of “${v.name}” remain in stock. Correct the quantity to continue.`,
    "order.dates-taken": (v) => `“${v.name}” is no longer free from ${v.from} to ${v.to}. Remove it and choose other dates.`,
    "order.majority": "Give your date of birth and declare that you are 18 or over: your cart holds alcohol.",
    "order.minor": "Alcohol is not sold to anyone under 18. Remove it from your cart to order.",
    "order.too-much": "The amount is more than can be ordered online. Contact the shop.",
    "order.key-reused": "This request was already used for another order. Reload the page.",
    "order.held-own": (v) => `Without being paid for, at most ${v.limit} items can be set aside at once. Take some out of the cart, or order in several parts.`,
    "order.held-own-product": (v) => `Without being paid for, at most ${v.limit} of one item can be set aside at once. Lower the quantity, or order in several parts.`,
    "order.held-nearby": "Too many items are set aside without being paid for from your connection. Pay for an order that waits, or try again in half an hour.",
    "order.held-orders": "Too many orders wait for their payment. Pay for one, or try again in half an hour.",
    "order.paid-already": "This order is already paid.",
    "order.expired": "The time to pay is over and the products are for sale again. Please order again.",
    "order.payment-under-way": "The bank is still processing your payment. Wait for its answer before you order again.",
    "order.no-payment": "No means of payment is available at the moment.",
    "order.below-minimum": (v) => `The bank takes no payment of less than ${v.minimum}. Nothing has been ordered: add something, or remove the discount code.`,
    "order.no-method": "This shop cannot take payments online at the moment. Nothing has been ordered: contact the shop.",
    "payment.refused-notification": "Notification refused.",
    "payment.not-found": "This payment cannot be found.",
    "payment.refund-too-much": "This is more than is left to give back of this payment.",
    "payment.nothing-to-refund": "Nothing is left to give back of this payment.",
    "payment.refund-line": "This item is not one of the order, or stands twice.",
    "payment.refund-pieces": (v) => `The order has ${v.count} of it.`,
    "payment.refund-pieces-back": (v) => `Only ${v.count} of it can still go back on sale.`,
    "payment.refund-under-way": "This refund is already under way at the provider.",
    "payment.unknown-key": "This means of payment knows no such key.",
    "payment.malformed-key": "This value is not of the expected form. Copy it again from your account at the provider.",
    "payment.key-of-other-mode": "This key belongs to the other environment (test or live).",
    "payment.no-secrets-key": "The keys cannot be kept safe: who hosts the shop has to set SECRETS_KEY first.",
    "payment.other-amount-listed": "This is not the amount of the order: such a payment does not confirm it.",
    "payment.list-columns": (v) => `This is not the bank’s list of payments: the columns ${v.what} are missing.`,
    "payment.list-unreadable": (v) => `The file cannot be read from line ${v.what} on: a quotation mark may be missing.`,
    "payment.no-own-site": "Enter site and rank of your shop for e-Transactions first: without them nothing tells it from another.",
    "payment.settings-saved": "The payment settings are saved.",
    "payment.period-too-long": "The period is too long: 400 days at most.",
    "return.asked": "Your return request is recorded.",
    "return.not-found": "This return cannot be found.",
    "return.INACTIVE": "Returns are not asked for online in this shop. Write to it.",
    "return.NOT_YET": "A return can be asked for once the order was sent or collected.",
    "return.OVER": "The 14 days to send this order back are over.",
    "return.ALL": "All items of this order are on their way back already.",
    "return.RENTAL": "A rental is not sent back: you withdraw from it by “Withdraw from the contract here”.",
    "return.rental": "This item is rented: you withdraw from it by “Withdraw from the contract here”.",
    "return.perishable": "Perishable goods cannot be withdrawn from (Code de la consommation, L221-28 4°). Where they are not as agreed, choose that reason.",
    "return.personal": "This item was made for you: there is no withdrawal (Code de la consommation, L221-28 3°). If it is not as agreed, say so as the reason.",
    "return.line": "This item is not to be sent back.",
    "return.quantity": (v) => `Only ${v.count} left to send back.`,
    "return.step": "This return is not that far.",
    "return.reason-needed": "Say why the return is refused.",
    "return.refund": "No more can be given back than is left of what was paid.",
    "return.refund-nothing": "Write an amount, or refuse the return with a reason.",
    "return.message": "You have 14 days after receipt to change your mind, without giving a reason.",
    "return.ask-description": "We have received your request and answer within two working days. Keep the items as they arrived.",
    "return.label-description": "The return label was sent to you by e-mail. Hand the parcel in within 14 days.",
    "return.received-description": "The parcel has arrived. We look at the items, then refund you within 14 days.",
    "return.reason.CHANGED_MIND": "I changed my mind",
    "return.reason.SIZE": "The size does not fit",
    "return.reason.NOT_AS_DESCRIBED": "The item is not as described",
    "return.reason.DAMAGED": "The item arrived damaged",
    "return.reason.WRONG_ITEM": "It is not the item I ordered",
    "return.reason.OTHER": "Another reason",
    "stock-alert.closed": "This shop sends no back-in-stock alerts.",
    "stock-alert.available": "Good news: this item is back already. Load the page again to buy it.",
    "stock-alert.asked": "Noted: we will write to you as soon as it is back.",
    "stock-alert.removed": "The alert is taken off.",
    "stock-alert.unknown": "This link is not complete. Copy all of it from your e-mail.",
    "review.written": "Thank you: your review is kept. The shop reads it before it is published.",
    "review.removed": "Your review is taken back.",
    "review.closed": "This item cannot be reviewed: its order has not arrived, or the shop takes no reviews.",
    "review.not-bought": "This item is not part of the order, or no longer exists.",
    "review.not-found": "This review does not exist, or no longer.",
    "review.changed": "Its author has written it anew meanwhile. Read it again before you decide.",
    "account.saved": "Your profile is saved.",
    "account.password-changed": "Your password is changed. Other devices are signed out.",
    "account.password-wrong": "This is not your current password.",
    "account.erased": "Your account is erased.",
    "account.orders-under-way": "An order is under way. You can erase your account once it has arrived.",
    "account.return-under-way": "A return is under way. You can erase your account once it is finished.",
    "account.payment-under-way": "The bank is still processing a payment. You can erase your account once it has answered.",
    "account.payment-to-settle": "The shop still has to look into a payment, to give back what is yours. Write to it, then try again.",
    "account.is-admin": "An account that administers the site is not erased from here.",
    "account.addresses-full": (v) => `Your address book already holds ${v.count} addresses. Remove one to add another.`,
    "account.newsletter": "The newsletter",
    "account.newsletter-text": "News of the shop, now and then.",
    "password.asked": "If there is an account at this address, an e-mail has just left.",
    "password.changed": "Your new password is saved.",
    "password.guessable": "This password is quick to guess: it repeats itself, follows the keys, or holds a known password, your name or a year. Take three or four words that have nothing to do with each other.",
    "password.link": "This link was used before or is more than an hour old. Ask for another one.",
    "order.currency-not-taken": (v) => `This shop’s means of payment takes no payment in ${v.currency}. Nothing has been charged: contact the shop.`,
    "withdrawal.unknown": "This declaration does not exist, or no longer. Start it again.",
    "withdrawal.lines": "Choose at least one item.",
    "withdrawal.too-many": (v) => `Too many declarations from this connection. Try again in ${v.minutes} min, or write to the shop.`,
    "withdrawal.no-return": "No return can be opened: nothing of this declaration was handed over, or all of it is on its way back.",
    "order.early-start": "Your rental begins before the time of withdrawal is over: ask for that expressly, above the order button.",
  },
};
