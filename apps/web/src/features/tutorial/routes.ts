import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'tutorial',
    access: 'signed-in',
    section: lazySection(() => import('./screen.tsx').then((m) => m.TutorialScreen), ['tutorial']),
  },
]
