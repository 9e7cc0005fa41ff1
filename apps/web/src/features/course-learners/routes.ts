import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'courseLearners',
    access: 'course.learners',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.CourseLearnersScreen),
      [
        'course-learners',
        'course-rules',
        'certificates',
        'certificate-boxes',
        'leaderboard',
        'details',
        'person-picker',
        'tags',
        'jobs',
        'errors',
      ],
    ),
  },
]
