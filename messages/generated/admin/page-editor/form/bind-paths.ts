/** Texts of `admin/page-editor/form/bind-paths`, made by `npm run generate` from `messages/<lang>/admin/page-editor/form/bind-paths.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  groups: {
    site: string;
    person: string;
    product: string;
    article: string;
    folder: string;
    album: string;
    service: string;
    event: string;
    error: string;
  };
  paths: {
    "site.name": string;
    "parameters.COMPANY_NAME": string;
    "parameters.COMPANY_PHONE": string;
    "parameters.COMPANY_EMAIL": string;
    "parameters.COMPANY_CITY": string;
    lang: string;
    path: string;
    "user.firstname": string;
    "user.lastname": string;
    "user.email": string;
    "product.name": string;
    "product.shortDescription": string;
    "product.description": string;
    "product.brand": string;
    "product.url": string;
    "article.title": string;
    "article.excerpt": string;
    "article.author": string;
    "article.html": string;
    "folder.name": string;
    "folder.description": string;
    "album.title": string;
    "album.description": string;
    "service.title": string;
    "service.summary": string;
    "service.place": string;
    "service.html": string;
    "event.title": string;
    "event.excerpt": string;
    "event.event.place": string;
    "event.html": string;
    "error.status": string;
    "error.message": string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    groups: {
      site: "Le site",
      person: "La personne connectée",
      product: "Le produit",
      article: "L’article",
      folder: "La rubrique",
      album: "L’album",
      service: "Le service",
      event: "L’événement",
      error: "L’erreur",
    },
    paths: {
      "site.name": "Nom du site",
      "parameters.COMPANY_NAME": "Nom de l’entreprise",
      "parameters.COMPANY_PHONE": "Téléphone",
      "parameters.COMPANY_EMAIL": "E-mail",
      "parameters.COMPANY_CITY": "Ville",
      lang: "Langue de la page",
      path: "Adresse de la page",
      "user.firstname": "Prénom",
      "user.lastname": "Nom",
      "user.email": "E-mail",
      "product.name": "Nom",
      "product.shortDescription": "Description courte",
      "product.description": "Description",
      "product.brand": "Marque",
      "product.url": "Adresse",
      "article.title": "Titre",
      "article.excerpt": "Résumé",
      "article.author": "Auteur",
      "article.html": "Texte",
      "folder.name": "Nom",
      "folder.description": "Description",
      "album.title": "Titre",
      "album.description": "Description",
      "service.title": "Titre",
      "service.summary": "Résumé",
      "service.place": "Lieu et horaires",
      "service.html": "Texte",
      "event.title": "Titre",
      "event.excerpt": "Résumé",
      "event.event.place": "Lieu",
      "event.html": "Texte",
      "error.status": "Numéro",
      "error.message": "Message",
    },
  },
  en: {
    groups: {
      site: "The site",
      person: "The signed-in person",
      product: "The product",
      article: "The article",
      folder: "The section",
      album: "The album",
      service: "The service",
      event: "The event",
      error: "The error",
    },
    paths: {
      "site.name": "Name of the site",
      "parameters.COMPANY_NAME": "Name of the company",
      "parameters.COMPANY_PHONE": "Telephone",
      "parameters.COMPANY_EMAIL": "E-mail",
      "parameters.COMPANY_CITY": "Town",
      lang: "Language of the page",
      path: "Address of the page",
      "user.firstname": "First name",
      "user.lastname": "Last name",
      "user.email": "E-mail",
      "product.name": "Name",
      "product.shortDescription": "Short description",
      "product.description": "Description",
      "product.brand": "Brand",
      "product.url": "Address",
      "article.title": "Title",
      "article.excerpt": "Summary",
      "article.author": "Author",
      "article.html": "Text",
      "folder.name": "Name",
      "folder.description": "Description",
      "album.title": "Title",
      "album.description": "Description",
      "service.title": "Title",
      "service.summary": "Summary",
      "service.place": "Place and hours",
      "service.html": "Text",
      "event.title": "Title",
      "event.excerpt": "Summary",
      "event.event.place": "Place",
      "event.html": "Text",
      "error.status": "Number",
      "error.message": "Message",
    },
  },
};
