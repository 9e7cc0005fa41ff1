import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

const title = 'activity'

export const routes: readonly ScreenRoute[] = [
  {
    screen: title,
    access: 'learner.report',
    section: lazySection(() => import('./log/screen.tsx').then((m) => m.ActivityScreen), ['activity', 'errors']),
  },
  {
    screen: 'activitySession',
    title,
    access: 'learner.report',
    section: lazySection(() => import('./session/screen.tsx').then((m) => m.SessionScreen), ['activity', 'errors']),
  },
]
