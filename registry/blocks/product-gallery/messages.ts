export const messages = {
  fr: { label: (name: string) => `Photos : ${name}`, show: (index: number, total: number) => `Voir la photo ${index} sur ${total}` },
  en: { label: (name: string) => `Pictures: ${name}`, show: (index: number, total: number) => `See picture ${index} of ${total}` },
};
