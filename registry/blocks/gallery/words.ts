export const words = {
  fr: { strip: 'Images à faire défiler' },
  en: { strip: 'Pictures to scroll' },
};
