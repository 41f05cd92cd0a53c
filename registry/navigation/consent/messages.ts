export const messages = {
  fr: {
    embeds: (host: string) =>
      `Cette vidéo est hébergée par ${host}. La regarder ici transmet à ${host} votre adresse IP et la page que vous visitez, et lui permet de déposer des cookies. Rien ne lui est demandé avant votre choix.`,
    maps: (host: string) =>
      `Le fond de cette carte vient de ${host}. L’afficher transmet à ${host} votre adresse IP et le site que vous visitez. Rien ne lui est demandé avant votre choix.`,
    once: 'Afficher une fois',
    always: 'Toujours afficher',
    policy: 'Politique de cookies',
  },
  en: {
    embeds: (host: string) =>
      `This video is hosted by ${host}. Watching it here sends ${host} your IP address and the page you are on, and lets it set cookies. Nothing is asked of it before you choose.`,
    maps: (host: string) =>
      `The ground of this map comes from ${host}. Showing it sends ${host} your IP address and the site you are on. Nothing is asked of it before you choose.`,
    once: 'Show once',
    always: 'Always show',
    policy: 'Cookie policy',
  },
};
