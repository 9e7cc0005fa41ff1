import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'articles',
    access: 'article.read',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.ArticlesScreen),
      ['reading', 'categories', 'errors'],
    ),
  },
  {
    screen: 'article',
    access: 'article.read',
    section: lazySection(
      () => import('./show/screen.tsx').then((m) => m.ArticleScreen),
      ['reading', 'categories', 'comments', 'errors'],
    ),
  },
]
