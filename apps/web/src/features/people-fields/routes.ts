import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'peopleFields',
    access: 'user.fields',
    section: lazySection(() => import('./screen.tsx').then((m) => m.PeopleFieldsScreen), ['people-fields', 'errors']),
  },
]
