import { vi } from 'vitest';

// A setup file of the project `pages`: React's development build takes a stack for every element, which takes most of the time, and nothing
// that these tests look at.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));
vi.mock('react/jsx-dev-runtime', async () => {
  const { jsx, Fragment } = await import('react/jsx-runtime');
  return { Fragment, jsxDEV: (...[type, props, key]: Parameters<typeof jsx>) => jsx(type, props, key) };
});
