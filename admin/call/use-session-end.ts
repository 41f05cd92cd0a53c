import { useEffect } from 'react';
import { auth } from '#client/shop/auth.ts';
import { readFailure } from '#domain/call-failure.ts';

/** When what a screen reads is refused because the session is over, who is signed in is asked again: RequireAdmin then leads to sign in and back. */
export function useSessionEnd(error: unknown): void {
  const isOver = Boolean(error) && readFailure(error).status === 401;
  useEffect(() => {
    if (isOver) auth.check();
  }, [isOver]);
}
