import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'courses',
    access: 'course.create',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.CoursesScreen),
      ['courses', 'course', 'deck', 'sharing', 'tags', 'errors'],
    ),
  },
]
