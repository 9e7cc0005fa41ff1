import type { DeckVersion } from '@deckle/contract/decks.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { GitCompareArrows, RotateCcw } from 'lucide-react'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { versionsOf, versionsQuery } from '../../../deck/version-queries.ts'

/** Published versions, newest first; each can be restored as the draft. */
export function VersionsCard({
  deckId,
  onOpen,
  canRestore,
  restoring,
  onRestore,
}: {
  deckId: string
  /** Opens the version history at the version. */
  onOpen: (version: DeckVersion) => void
  canRestore: boolean
  restoring: string | null
  onRestore: (version: DeckVersion) => void
}) {
  const t = useWords('publication')
  const format = useFormatter()
  return (
    <PagedTable
      label={t('versions.title')}
      list={usePagedList(versionsQuery(deckId), versionsOf)}
      loading={<Skeleton kind="table" count={3} />}
      empty={<p className="text-sm text-muted">{t('versions.none')}</p>}
      rowKey={(row) => row.id}
      columns={[
        { name: t('versions.version'), className: '', cell: (row) => <Version {...row} /> },
        {
          name: t('versions.when'),
          className: 'whitespace-nowrap',
          cell: (row) => (
            <time dateTime={row.publishedAt}>
              {format.dateTime(new Date(row.publishedAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          ),
        },
        {
          name: t('versions.who'),
          className: 'max-w-48 min-w-28 wrap-break-word',
          cell: (row) => <bdi>{row.publishedBy}</bdi>,
        },
        { name: t('versions.slides'), align: 'end', cell: (row) => format.number(row.slides) },
        {
          name: t('versions.restore'),
          hideName: true,
          align: 'end',
          className: 'whitespace-nowrap',
          cell: (row) => (
            <>
              <Button
                size="sm"
                variant="quiet"
                icon={<GitCompareArrows />}
                aria-label={t('versions.compareNumber', { version: row.version })}
                onPress={() => onOpen(row)}
              >
                {t('versions.compare')}
              </Button>
              {canRestore && (
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<RotateCcw />}
                  isPending={restoring === row.id}
                  aria-label={t('versions.restoreNumber', { version: row.version })}
                  onPress={() => onRestore(row)}
                >
                  {t('versions.restore')}
                </Button>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

function Version({ version, name, current }: DeckVersion) {
  const t = useWords('publication')
  return (
    <span className="flex items-center gap-2">
      <span className="flex min-w-0 flex-col">
        <span className="whitespace-nowrap">{t('versions.number', { version })}</span>
        {name && <span className="max-w-52 text-xs text-muted wrap-break-word">{name}</span>}
      </span>
      {current && (
        <Badge tone="success" dot>
          {t('versions.current')}
        </Badge>
      )}
    </span>
  )
}
