import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'articleEditor',
    access: 'article.view',
    frame: 'narrow',
    section: lazySection(
      () => import('./screen.tsx').then((m) => m.ArticleEditorScreen),
      ['article-editor', 'articles', 'categories', 'sharing', 'deck', 'tags', 'media', 'errors'],
    ),
  },
]
