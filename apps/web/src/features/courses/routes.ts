import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'courses',
    access: 'course.list',
    section: lazySection(
      () => import('./entry.tsx').then((m) => m.CoursesEntry),
      ['courses', 'course', 'learning', 'deck', 'sharing', 'tags', 'errors'],
    ),
  },
]
