/** The address of the web manifest, without a language in front. */
export const manifestPath = '/manifest.webmanifest';
