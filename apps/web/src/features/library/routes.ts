import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'library',
    access: 'deck.list',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.LibraryScreen),
      ['library', 'templates', 'deck', 'tags', 'errors'],
    ),
  },
  {
    screen: 'templates',
    access: 'deck.create',
    section: lazySection(
      () => import('./templates/screen.tsx').then((m) => m.TemplatesScreen),
      ['templates', 'deck', 'errors'],
    ),
  },
]
