import { PublicationBadge } from '../../../deck/publication-badge.tsx'
import { publicationState } from '../../../deck/publication-state.ts'
import { readerTypeIcons } from '../../../deck/reader-type-icons.ts'
import { useRelativeTime } from '../../../deck/use-relative-time.ts'
import { TagNames } from '../../../tags/tag-names.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { DeckItemProps } from './deck-collection.tsx'
import { DeckCover } from './deck-cover.tsx'
import { DeckMenu } from './deck-menu.tsx'
import { DeckName } from './deck-name.tsx'

export function DeckCard(deck: DeckItemProps) {
  const { row } = deck
  const t = useWords('library')
  const kinds = useWords('deck')
  const ago = useRelativeTime()
  const Icon = readerTypeIcons[row.readerType]
  return (
    <article className="group/card relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow focus-within:border-edge hover:border-edge hover:shadow-sm">
      <div className="border-b border-line bg-hover">
        <DeckCover cover={row.cover} />
      </div>
      <div className="flex items-start gap-1 p-3 pb-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-sm font-strong">
            <DeckName
              deck={deck}
              className="line-clamp-2 wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
            />
          </h2>
        </div>
        <div className="relative z-1 -me-1.5 -mt-1">
          <DeckMenu {...deck} />
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 px-3 pb-3 text-xs text-muted">
        <span className="flex items-center gap-1">
          <Icon aria-hidden="true" className="size-3.5" />
          {kinds(`types.${row.readerType}.name`)}
        </span>
        <span aria-hidden="true">·</span>
        <span>{t('slides', { count: row.slides })}</span>
        {row.attempts > 0 && (
          <>
            <span aria-hidden="true">·</span>
            <span>{t('plays', { count: row.attempts })}</span>
          </>
        )}
        <TagNames tags={row.tags} className="w-full" />
        <span className="flex w-full items-center gap-2">
          <time dateTime={row.updatedAt} className="min-w-0 flex-1 truncate">
            {row.deletedAt
              ? t('deletedWhen', { when: ago(row.deletedAt) })
              : t('edited', { when: ago(row.updatedAt), owner: row.owner.name })}
          </time>
          {!row.deletedAt && <PublicationBadge state={publicationState(row.published, row.outdated)} />}
        </span>
      </div>
    </article>
  )
}
