import { createRoot } from 'react-dom/client'
import '../styles.css'
import { areValid } from '@deckle/contract/client/tokens.ts'
import { loadLaterRoutes, queryClient } from '../lib/api.ts'
import { configQuery } from '../lib/preferences/branding.ts'
import { prepareLanguage } from '../lib/preferences/language.ts'
import { watchLook } from '../lib/preferences/look.ts'
import { preferences } from '../lib/preferences/preferences.ts'
import { authState } from '../lib/session/auth-state.ts'
import { refreshUser, restoreSession } from '../lib/session/session.ts'
import { loadWords } from '../words/catalogues.ts'
import { App } from './app.tsx'
import { router, shellSection } from './router.tsx'
import { guard } from './guard.ts'
import { routeAt } from './routes.ts'
import { persisted, tokens } from '../lib/session/tokens/stores.ts'

const root = document.documentElement
const language = preferences.get('language')
root.lang = language
watchLook(root)

// When the signed-in user changes, in this or another tab, the query cache is cleared and the guards run again.
authState.subscribe((now, before) => {
  if (now.user?._id === before.user?._id || !before.rehydrated) return
  if (before.user) queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== configQuery.queryKey[0] })
  void router.invalidate()
})

const place = document.getElementById('root')
if (place) createRoot(place).render(<App />)

// What the first screen needs is loaded while the stored state is restored, so that it is drawn at once.
const ahead: Promise<unknown>[] = [prepareLanguage(language), loadWords(language, 'shell')]
const { isUserLoggedIn, user } = persisted.read('auth')
if (isUserLoggedIn) {
  const route = routeAt(location.pathname)
  ahead.push(shellSection.preload())
  if (route) ahead.push(route.section.preload())
  if (location.pathname !== '/' && location.pathname !== '/dashboard') void loadLaterRoutes().catch(() => {})
  ahead.push(
    tokens.read().then((token) => {
      if (route && user && areValid(token, Date.now()) && guard(route.access, user, '').kind === 'allow')
        route.prefetch?.(user, location.pathname)
    }),
  )
}
void queryClient.prefetchQuery(configQuery)
void Promise.all(ahead)
  .catch(() => {})
  .then(restoreSession)
  .then(() => (authState.getState().user ? refreshUser() : undefined))

if (import.meta.env.PROD) {
  window.addEventListener('load', () => {
    import('../lib/offline/service-worker.ts')
      .then(({ browserWorkers, updateRegistration }) => {
        const container = browserWorkers()
        return (
          container &&
          updateRegistration({
            container,
            fetch: (input, init) => fetch(input, init),
            reload: () => location.reload(),
          })
        )
      })
      // Without a service worker the application only starts slower.
      .catch(() => {})
  })
}
