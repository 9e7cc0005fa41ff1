import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'peopleTree',
    access: 'user.list',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.PeopleTreeScreen),
      ['people-tree', 'person-picker', 'move-person', 'errors'],
    ),
  },
]
