import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Takes over what was chosen before a field's block was alive: React hears of no change that was made before. `isOther`: whether
 * the field says something else than its block; `takeOver` is called with its value, one field after another.
 */
export function useEarlyChange<Field extends HTMLInputElement | HTMLSelectElement>(
  isOther: (field: Field) => boolean,
  takeOver: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const saysOther = useEffectEvent(isOther);
  const taken = useEffectEvent(takeOver);
  useEffect(() => {
    if (!field.current || !saysOther(field.current)) return undefined;
    const { value } = field.current;
    // Each choice stands on the one before it.
    const timer = setTimeout(() => taken(value));
    return () => clearTimeout(timer);
  }, []);
  return field;
}
