import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { Id } from '../id.ts';
import { maxFeedFile, RelayFeed } from '../relay-feed.ts';

const params = z.object({ id: Id });

export const relayFeedCalls = {
  'GET /admin/relay-feed': {
    summary: 'Carriers that hand over at relay points, each with the feed that its points come from; the hosts that feeds may be read from',
    access: 'admin',
    data: z.object({ hosts: z.array(z.string()), feeds: z.array(RelayFeed) }),
  },
  'PUT /admin/relay-feed/{id}': {
    summary: 'Sets the address of a feed, which is read every day; empty: none',
    access: 'admin',
    right: 'selling',
    params,
    body: z.object({ address: z.string().trim().max(2000) }),
    data: RelayFeed,
  },
  'POST /admin/relay-feed/{id}/refresh': {
    summary: 'Reads a feed from its address now; with a fault its points stay as they are',
    access: 'admin',
    right: 'selling',
    params,
    data: RelayFeed,
  },
  'POST /admin/relay-feed/{id}/file': {
    summary: 'Takes relay points from a file, CSV or GeoJSON; with a fault the points stay as they are',
    access: 'admin',
    right: 'selling',
    params,
    body: z.object({ text: z.string().min(1).max(maxFeedFile) }),
    data: RelayFeed,
  },
} as const satisfies CallTable;
