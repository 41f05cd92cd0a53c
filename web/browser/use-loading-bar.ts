import Router from 'next/router';
import { useEffect } from 'react';
import { beginRequest, type RequestEnd, watchLoading } from '#client/loading.ts';

/** A thin bar at the top while anything is fetched for longer than 200 ms: calls to the API, and the next page. */
export function useLoadingBar(): void {
  useEffect(() => {
    const stop = [
      watchLoading((loading) => {
        // A page whose bar cannot be had goes on without one.
        import('./draw-loading.ts').then(
          ({ drawLoading }) => drawLoading(loading),
          () => undefined,
        );
      }),
      followPages(),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, []);
}

type Failure = Error & { cancelled?: boolean };

/** Counts pages that are fetched by the router; one that another takes over is cancelled. */
function followPages(): () => void {
  let end: ((how: RequestEnd) => void) | undefined;
  const finish = (how: RequestEnd) => {
    end?.(how);
    end = undefined;
  };
  const begin = () => {
    finish('cancelled');
    end = beginRequest();
  };
  const complete = () => finish('done');
  const fail = (error: Failure) => finish(error.cancelled ? 'cancelled' : 'failed');
  Router.events.on('routeChangeStart', begin);
  Router.events.on('routeChangeComplete', complete);
  Router.events.on('routeChangeError', fail);
  return () => {
    Router.events.off('routeChangeStart', begin);
    Router.events.off('routeChangeComplete', complete);
    Router.events.off('routeChangeError', fail);
  };
}
