import { registerHooks } from 'node:module';

/**
 * Makes Next render with React's build for Node. Its pages router uses the one for edge runtimes, which encodes each tag and attribute
 * separately: a tenth of a page's processor time (docs/decisions/pages-and-caching.md). Call it before Next loads its renderer.
 */
export function renderWithReactForNode(): void {
  registerHooks({
    resolve: (specifier, context, next) => next(specifier === 'react-dom/server.edge' ? 'react-dom/server.node' : specifier, context),
  });
}
