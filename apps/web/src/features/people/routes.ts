import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'people',
    access: 'user.list',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.PeopleScreen),
      ['people', 'details', 'person-picker', 'jobs', 'errors'],
    ),
  },
]
