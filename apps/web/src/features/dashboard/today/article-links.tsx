import type { ArticleCard } from '@deckle/contract/articles.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArticleCover } from '../../../articles/article-cover.tsx'
import { useCategoryName } from '../../../articles/use-category-name.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

interface ArticleLinksProps {
  readonly title: string
  readonly action: ReactNode
  readonly articles: readonly ArticleCard[]
}

/** A short list of articles in a card. */
export function ArticleLinks({ title, action, articles }: ArticleLinksProps) {
  return (
    <Card title={title} padding="none" action={action}>
      <ul>
        {articles.map((article) => (
          <li key={article.id} className="border-t border-line">
            <ArticleLink article={article} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ArticleLink({ article }: { readonly article: ArticleCard }) {
  const t = useWords('reading')
  const format = useFormatter()
  const categoryName = useCategoryName()
  const { id, title, language, category, minutes, publish_at } = article
  const day = format.dateTime(new Date(publish_at), { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <Link
      to="/articles/$id/show"
      params={{ id }}
      className="flex items-center gap-3 px-4 py-2 text-sm text-ink no-underline transition-colors hover:bg-hover focus-visible:-outline-offset-2"
    >
      <ArticleCover article={article} width={160} className="w-20! shrink-0 rounded-sm" />
      <span className="min-w-0 flex-1">
        <span lang={language} className="line-clamp-2 wrap-anywhere">
          {title}
        </span>
        <span className="block truncate text-xs text-muted">
          {[category && categoryName(category), day, t('card.minutes', { count: minutes })].filter(Boolean).join(' · ')}
        </span>
      </span>
    </Link>
  )
}
