import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'learning',
    access: 'learning.use',
    section: lazySection(() => import('./screen.tsx').then((m) => m.LearningScreen), ['learning', 'errors']),
  },
  {
    screen: 'course',
    access: 'learning.use',
    section: lazySection(
      () => import('./course/screen.tsx').then((m) => m.CourseScreen),
      ['learning', 'leaderboard', 'errors'],
    ),
  },
  {
    screen: 'coursePlay',
    access: 'learning.use',
    frame: 'bare',
    section: lazySection(() => import('./play/screen.tsx').then((m) => m.CoursePlayScreen), ['learning', 'errors']),
  },
]
