import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'team',
    access: 'team.read',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.TeamScreen),
      ['team', 'person-picker', 'jobs', 'errors'],
    ),
  },
]
