import { useEffect, useState } from 'react';

/** Returns a value once it has stayed unchanged for a pause, e.g. what is typed, before it is asked for. @param pauseMs in ms */
export function usePause<Value>(value: Value, pauseMs = 300): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
