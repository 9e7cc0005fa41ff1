import { CacheFirst, ExpirationPlugin, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist'
import { isAssetPath, isScreenPath } from './paths.ts'

/** What of the worker's own scope is used here; the page's types know no more of it. */
declare const self: { readonly __SW_MANIFEST: (PrecacheEntry | string)[] }

/**
 * Keeps the shell of the application and its hashed files, nothing else: calls, media, published decks, all that
 * depends on who asks, go to the network and leave no trace here.
 */
const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true, directoryIndex: null, cleanURLs: false },
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && isScreenPath(url.pathname),
      // The newest page while the server answers; the kept one when it does not.
      handler: new NetworkOnly({
        networkTimeoutSeconds: 5,
        plugins: [{ handlerDidError: async () => serwist.matchPrecache('/index.html') }],
      }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && isAssetPath(url.pathname),
      handler: new CacheFirst({
        cacheName: 'deckle-assets',
        plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * 86_400 })],
      }),
    },
  ],
})

serwist.addEventListeners()
