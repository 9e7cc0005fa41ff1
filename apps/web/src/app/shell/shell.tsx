import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazySection } from '../../lib/screen/section.tsx'
import { useRetainedFocus } from '../../lib/screen/use-retained-focus.ts'
import { useAnnouncements, useNotificationStream } from '../../lib/notifications.ts'
import { useAuth, useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'
import { LoadingView } from '../fallbacks/loading-view.tsx'
import { lazyOverlay } from './lazy-overlay.tsx'
import { goKeys, placesFor } from './navigation.ts'
import { Notices } from './notices/notices.tsx'
import { OfflineNotice } from './notices/offline-notice.tsx'
import { BottomBar, Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'
import { WaitingBar } from './notices/waiting-bar.tsx'

const palette = lazyOverlay(() => import('../../features/command-palette/palette.tsx').then((module) => module.Palette))
const shortcutList = lazyOverlay(() => import('./shortcut-list.tsx').then((module) => module.ShortcutList))
const actingBanner = lazySection(
  () => import('./notices/acting-banner.tsx').then((module) => module.ActingBanner),
  ['acting'],
)
const factorNotice = lazySection(
  () => import('./notices/factor-notice.tsx').then((module) => module.FactorNotice),
  ['factors'],
)
const announcementBars = lazyOverlay(() =>
  import('./notices/announcement-bars.tsx').then((module) => module.AnnouncementBars),
)

/** Rail, top bar and screen; on a phone one column with the bottom bar. */
export function Shell() {
  // Nothing is rendered while the session switches to another user.
  const userId = useAuth(({ status, user }) => (status === 'authenticating' ? undefined : user?._id))
  return userId ? <SignedInShell key={userId} /> : <LoadingView />
}

/** Loads the bars only if there are announcements. */
function Announcements() {
  const shown = useAnnouncements()
  return shown.length > 0 && <announcementBars.Overlay shown={shown} onOpenChange={() => {}} />
}

function SignedInShell() {
  const words = useWords('shell')
  const user = useUser()
  const [opened, setOpened] = useState<'palette' | 'shortcuts' | null>(null)
  const isNarrow = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData?.frame === 'narrow',
  })
  const main = useRetainedFocus<HTMLElement>(
    useRouterState({ select: ({ location }) => location.pathname + location.searchStr }),
  )
  useNotificationStream()
  useKeys(setOpened)
  const close = () => setOpened(null)
  return (
    <div className="flex min-h-dvh phone:flex-col">
      <a
        href="#main"
        className="fixed start-2 top-2 z-50 -translate-y-20 rounded-sm bg-inverse px-3 py-2 text-sm text-on-inverse focus:translate-y-0"
      >
        {words('skip')}
      </a>
      <WaitingBar />
      <Rail isNarrow={isNarrow} />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar onSearch={() => setOpened('palette')} />
        <Notices>
          {user.acting && (
            // A live region must exist before its content is loaded, or screen readers don't announce it.
            <div role="status">
              <Suspense>
                <actingBanner.Screen />
              </Suspense>
            </div>
          )}
          {user.second_factor && (
            <Suspense>
              <factorNotice.Screen />
            </Suspense>
          )}
          <OfflineNotice />
          <Announcements />
        </Notices>
        <main ref={main} id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <Outlet />
        </main>
      </div>
      <BottomBar />
      {opened === 'palette' && (
        <palette.Overlay places={placesFor(user)} onOpenChange={close} onShortcuts={() => setOpened('shortcuts')} />
      )}
      {opened === 'shortcuts' && <shortcutList.Overlay onOpenChange={close} />}
    </div>
  )
}

/** Ctrl or Cmd K: palette. `?`: list of shortcuts. `g` and a place's key: go there. The last two not while typing. */
function useKeys(setOpened: (opened: 'palette' | 'shortcuts') => void): void {
  const navigate = useNavigate()
  const lastG = useRef(0)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault()
        setOpened('palette')
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      if (event.key === '?') setOpened('shortcuts')
      const place = goKeys.get(event.key)
      if (place && event.timeStamp - lastG.current < 1000) void navigate({ href: place })
      lastG.current = event.key === 'g' ? event.timeStamp : 0
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [navigate, setOpened])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="grid"]',
    ) !== null
  )
}
