import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

const section = lazySection(() => import('./screen.tsx').then((m) => m.NotYetScreen), ['pages'])

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'leads',
    access: 'signed-in',
    section,
  },
]
