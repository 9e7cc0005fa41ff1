import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'secondFactor',
    access: 'account.use',
    section: lazySection(() => import('./screen.tsx').then((m) => m.SecondFactorScreen), ['factors', 'errors']),
    frame: 'bare',
  },
]
