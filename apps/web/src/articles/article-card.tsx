import type { ArticleCard as Article } from '@deckle/contract/articles.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Link } from '@tanstack/react-router'
import { Bookmark, BookmarkCheck, Heart } from 'lucide-react'
import { useFormatter, useNow, useWords } from '../words/use-words.ts'
import { useSaveArticle } from './article-acts.ts'
import { ArticleCover } from './article-cover.tsx'
import { useCategoryName } from './use-category-name.ts'

interface ArticleCardProps {
  readonly article: Article
  /** Of its heading. */
  readonly level?: 2 | 3
}

/** An article as a picture, a title and facts; all of it but the bookmark leads to it. Its words: `reading`, `categories`. */
export function ArticleCard({ article, level = 2 }: ArticleCardProps) {
  const t = useWords('reading')
  const categoryName = useCategoryName()
  const save = useSaveArticle(article)
  const Title = `h${level}` as const
  const { id, title, excerpt, category, language, saved } = article
  return (
    <Card padding="none" className="relative flex flex-1 flex-col overflow-hidden">
      <ArticleCover article={article} width={480} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex min-h-5 flex-wrap items-center gap-1.5">
          {category && <Badge>{categoryName(category)}</Badge>}
          {article.event && <EventBadge event={article.event} />}
          {article.video_url && <Badge>{t('card.video')}</Badge>}
        </div>
        <Title lang={language} className="text-sm font-strong wrap-anywhere">
          <Link
            to="/articles/$id/show"
            params={{ id }}
            className="line-clamp-3 text-ink no-underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Title>
        {excerpt && (
          <p lang={language} className="line-clamp-2 text-sm text-muted wrap-anywhere">
            {excerpt}
          </p>
        )}
        <div className="mt-auto flex items-end gap-2">
          <Facts article={article} />
          <IconButton
            label={t(saved ? 'card.unsave' : 'card.save', { title })}
            icon={saved ? <BookmarkCheck /> : <Bookmark />}
            size="sm"
            className="relative -me-1.5 -mb-1 shrink-0"
            onPress={() => void save.run(article)}
          />
        </div>
      </div>
    </Card>
  )
}

function Facts({ article: { author, publish_at, minutes, likes } }: { readonly article: Article }) {
  const t = useWords('reading')
  const format = useFormatter()
  const day = format.dateTime(new Date(publish_at), { day: 'numeric', month: 'short', year: 'numeric' })
  return (
    <p className="min-w-0 flex-1 text-xs text-muted wrap-anywhere">
      {[author.name, day, t('card.minutes', { count: minutes })].join(' · ')}
      {likes > 0 && (
        <span className="whitespace-nowrap">
          {' · '}
          <Heart aria-hidden="true" className="inline size-3" /> <span aria-hidden="true">{format.number(likes)}</span>
          <span className="sr-only">{t('card.likes', { count: likes })}</span>
        </span>
      )}
    </p>
  )
}

function EventBadge({ event }: { readonly event: NonNullable<Article['event']> }) {
  const t = useWords('reading')
  const format = useFormatter()
  const isOver = new Date(event.ends_at ?? event.starts_at) < useNow()
  if (isOver) return <Badge>{t('card.over')}</Badge>
  const starts = new Date(event.starts_at)
  return (
    <Badge tone="brand">
      {format.dateTime(starts, { day: 'numeric', month: 'short', hour: 'numeric', minute: 'numeric' })}
    </Badge>
  )
}

export const articleGrid = 'grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-4 phone:grid-cols-1'
