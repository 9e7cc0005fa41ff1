import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'blogging',
    access: 'article.list',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.BloggingScreen),
      ['blogging', 'articles', 'categories', 'deck', 'sharing', 'tags', 'errors'],
    ),
  },
  {
    screen: 'newArticle',
    access: 'article.create',
    section: lazySection(
      () => import('./create/screen.tsx').then((m) => m.NewArticleScreen),
      ['new-article', 'articles', 'deck', 'errors'],
    ),
  },
]
