import type { ArticleCard } from '@deckle/contract/articles.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { CalendarDays, Newspaper, PlayCircle } from 'lucide-react'
import { posterUrl } from '../deck/media-url.ts'

interface ArticleCoverProps {
  readonly article: Pick<ArticleCard, 'cover' | 'event' | 'video_url'>
  readonly width: number
  readonly className?: string
}

/** 16 by 9; a drawn one where the article has none. Decorative: the title stands beside it. */
export function ArticleCover({ article: { cover, event, video_url }, width, className }: ArticleCoverProps) {
  const Icon = event ? CalendarDays : video_url ? PlayCircle : Newspaper
  return (
    <span
      className={classNames('flex aspect-video w-full items-center justify-center overflow-hidden bg-hover', className)}
    >
      {cover.id === '' ? (
        <Icon aria-hidden="true" className="size-8 stroke-[1.25] text-faint" />
      ) : (
        <img
          src={posterUrl(cover.id, width)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
