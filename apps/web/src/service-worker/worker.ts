import { CacheFirst, ExpirationPlugin, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist'
import { isAssetPath, isScreenPath } from './paths.ts'

/** Typed here, because the page's types don't include the worker's scope. */
declare const self: { readonly __SW_MANIFEST: (PrecacheEntry | string)[] }

/**
 * Caches the application's page and its hashed files only: calls, media and published decks, which depend on the user,
 * always go to the network.
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
      // The newest page if the server answers; else the cached one.
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
