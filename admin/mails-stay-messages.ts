export const mailsStayMessages = {
  fr: {
    title: 'Vos e-mails ne partent pas',
    text: (waiting: number) =>
      `Aucun serveur d’envoi n’est réglé : ${waiting > 1 ? `${waiting} messages attendent` : 'ce que la boutique écrit attend'} dans la boîte d’envoi, et vos clients ne reçoivent rien.`,
    step: 'Donnez à qui héberge la boutique l’adresse, l’identifiant et le mot de passe du serveur d’envoi de votre messagerie, à inscrire dans SMTP_URL. Ce qui attend partira alors de lui-même.',
  },
  en: {
    title: 'Your e-mails do not leave',
    text: (waiting: number) =>
      `No mail server is set up: ${waiting > 1 ? `${waiting} messages wait` : 'what the shop writes waits'} in the outbox, and your customers receive nothing.`,
    step: 'Give whoever hosts the shop the address, user and password of your mail provider’s sending server, for SMTP_URL. What waits then leaves by itself.',
  },
};
