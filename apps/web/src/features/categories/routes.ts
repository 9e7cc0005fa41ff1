import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'categories',
    access: 'category.edit',
    section: lazySection(() => import('./screen.tsx').then((m) => m.CategoriesScreen), ['categories', 'errors']),
  },
]
