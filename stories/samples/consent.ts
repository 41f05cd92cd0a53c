/** Every story begins with a person who has answered nothing. */
export const forgetConsent = (): void => localStorage.removeItem('consent');
