import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'moderation',
    access: 'social.moderate',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.ModerationScreen),
      ['moderation', 'comments', 'errors'],
    ),
  },
]
