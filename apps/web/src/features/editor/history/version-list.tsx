import type { DeckVersion } from '@deckle/contract/decks.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useVersionWords } from './version-words.ts'

/** The draft, then the versions, newest first. */
export function VersionList({
  rows,
  chosen,
  isChosenShown,
  onChoose,
  end,
}: {
  rows: readonly DeckVersion[]
  chosen: string
  /** False on a phone while the list fills the screen: no row is marked as selected. */
  isChosenShown: boolean
  onChoose: (id: string) => void
  /** The button that loads older versions. */
  end: ReactNode
}) {
  const t = useWords('versions')
  const { meta } = useVersionWords()
  const row = (id: string, head: ReactNode, lines: readonly string[]) => (
    <li key={id}>
      <button
        type="button"
        aria-current={id === chosen ? 'true' : undefined}
        onClick={() => onChoose(id)}
        className={classNames(
          'flex w-full flex-col gap-0.5 rounded-sm px-3 py-2 text-start hover:bg-hover touch:min-h-14',
          id === chosen && (isChosenShown ? 'bg-brand-soft' : 'bg-brand-soft phone:bg-transparent'),
        )}
      >
        <span className="flex w-full items-center gap-2 font-strong">{head}</span>
        {lines.map((line) => (
          <span key={line} className="text-xs text-muted">
            {line}
          </span>
        ))}
      </button>
    </li>
  )
  return (
    <nav aria-label={t('list')} className="p-2">
      <ul className="flex flex-col gap-0.5">
        {row('draft', t('draft'), [t('draftText')])}
        {rows.map((version) =>
          row(
            version.id,
            <>
              <span className="min-w-0 truncate">{version.name || t('number', { version: version.version })}</span>
              {version.current && (
                <Badge tone="success" dot>
                  {t('live')}
                </Badge>
              )}
            </>,
            [
              ...(version.name ? [t('number', { version: version.version })] : []),
              meta(version),
              t('slides', { count: version.slides }),
            ],
          ),
        )}
      </ul>
      {end}
    </nav>
  )
}
