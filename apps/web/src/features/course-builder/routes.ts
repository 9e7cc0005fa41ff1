import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'courseBuilder',
    access: 'course.read',
    frame: 'narrow',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.CourseBuilderScreen),
      ['course-builder', 'certificate-boxes', 'sharing', 'deck', 'tags', 'errors'],
    ),
  },
]
