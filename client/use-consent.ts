import { useSyncExternalStore } from 'react';
import { consentTo, onConsent, type Purpose } from './consent.ts';

const onServer = () => null;

/** `consentTo`, kept up to date; null on the server, where nobody is known. */
export const useConsent = (purpose: Purpose): boolean | null => useSyncExternalStore(onConsent, () => consentTo(purpose), onServer);
