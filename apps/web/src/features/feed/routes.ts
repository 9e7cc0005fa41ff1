import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'feed',
    access: 'social.use',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.FeedScreen),
      ['feed', 'comments', 'tags', 'errors'],
    ),
  },
]
