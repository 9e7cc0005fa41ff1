import { UiStringsProvider } from '@deckle/ui/strings/ui-strings-provider.tsx'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../lib/screen/section.tsx'
import { RouterProvider as AriaRouter } from 'react-aria-components'
import { useBrandColor, useBrandIcon, useBranding } from '../lib/preferences/branding.ts'
import { useForcedVersion } from '../lib/offline/forced-update.ts'
import { useUiStringsOfLanguage } from '../lib/preferences/language.ts'
import { useDocumentTitle } from '../lib/screen/page-title.ts'
import { usePreference } from '../lib/preferences/preferences.ts'
import { useAuth } from '../lib/session/auth-state.ts'
import { localeOf, useWords } from '../words/use-words.ts'

const ToastRegion = lazyPart(() => import('@deckle/ui/overlays/toast-region.tsx').then((module) => module.ToastRegion))

/** Around every screen: language, links, brand colour, page title, toasts. */
export function Root() {
  const router = useRouter()
  const language = usePreference('language')
  const strings = useUiStringsOfLanguage()
  const branding = useBranding()
  useBrandColor(branding.primary)
  useBrandIcon(branding.icon)
  useForcedUpdate()
  const title = useScreenTitle()
  useDocumentTitle(title, branding.name)
  const hasToasts = useHasToasts()
  return (
    <UiStringsProvider locale={localeOf(language)} strings={strings}>
      <AriaRouter navigate={(href) => void router.navigate({ href })} useHref={(href) => href}>
        <Outlet />
        <p className="sr-only" aria-live="polite">
          {title}
        </p>
        {hasToasts && (
          <Suspense>
            <ToastRegion />
          </Suspense>
        )}
      </AriaRouter>
    </UiStringsProvider>
  )
}

function useScreenTitle(): string {
  const words = useWords('shell')
  const name = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData?.title,
  })
  return name ? words(`titles.${name}`) : ''
}

/** product.md §8: a newer server version sends the user to /forceUpdate. */
function useForcedUpdate(): void {
  const router = useRouter()
  const latest = useForcedVersion()
  const isSignedIn = useAuth((state) => state.user !== null)
  const isOnUpdateScreen = useRouterState({
    select: ({ location }) => location.pathname.toLowerCase() === '/forceupdate',
  })
  useEffect(() => {
    if (latest !== null && isSignedIn && !isOnUpdateScreen)
      void router.navigate({ href: `/forceUpdate?latest=${encodeURIComponent(latest)}` })
  }, [latest, isSignedIn, isOnUpdateScreen, router])
}

/** The toast region is loaded with the first toast; the queue a little after the first screen. */
function useHasToasts(): boolean {
  const [hasToasts, setHas] = useState(false)
  useEffect(() => {
    let stop = () => {}
    const timer = setTimeout(() => {
      void import('@deckle/ui/overlays/toast.ts').then(({ toastQueue }) => {
        setHas(toastQueue.visibleToasts.length > 0)
        stop = toastQueue.subscribe(() => setHas(true))
      })
    }, 3000)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return hasToasts
}
