import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'newPerson',
    access: 'user.create',
    section: lazySection(
      () => import('./create/new-person-screen.tsx').then((m) => m.NewPersonScreen),
      ['person', 'details', 'person-picker', 'tags', 'course', 'errors'],
    ),
  },
  {
    screen: 'person',
    access: 'user.list',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.PersonScreen),
      ['person', 'details', 'person-picker', 'move-person', 'tags', 'competencies', 'factors', 'errors'],
    ),
  },
]
