import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'tags',
    access: 'tag.create',
    section: lazySection(() => import('./screen.tsx').then((m) => m.TagsScreen), ['tag-list', 'tags', 'errors']),
  },
]
