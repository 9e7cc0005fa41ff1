import type { ArticleVersion } from '@deckle/contract/articles.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { ListEnd } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'
import { versionsOf, versionsQuery } from '../queries.ts'
import { ChosenVersion } from './chosen-version.tsx'

/** Published and kept versions: looked at, compared with the draft, named, restored. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('article-editor')
  return (
    <Dialog isOpen size="full" onOpenChange={(isOpen) => !isOpen && onClose()} title={t('versions.title')}>
      <Versions onClose={onClose} />
    </Dialog>
  )
}

function Versions({ onClose }: { onClose: () => void }) {
  const t = useWords('article-editor')
  const { article } = useArticle()
  const list = usePagedList(versionsQuery(article.id), versionsOf)
  const [chosen, setChosen] = useState<string | null>(null)
  if (!list.rows && list.error)
    return <LoadError error={list.error} onRetry={list.retry} isRetrying={list.isRetrying} />
  if (!list.rows) return <Skeleton kind="table" count={6} className="p-5" />
  if (list.rows.length === 0) return <EmptyState title={t('versions.none')}>{t('versions.noneText')}</EmptyState>
  const version = list.rows.find(({ id }) => id === chosen) ?? null
  return (
    <div className="grid grid-cols-[18rem_minmax(0,1fr)] gap-6 p-5 phone:grid-cols-1">
      <div className={version ? 'phone:hidden' : ''}>
        <ul aria-label={t('versions.title')} className="flex flex-col gap-1">
          {list.rows.map((row) => (
            <li key={row.id}>
              <Button
                variant="quiet"
                aria-pressed={row.id === chosen}
                className={`h-auto w-full justify-start py-2 text-start ${row.id === chosen ? 'bg-pressed' : ''}`}
                onPress={() => setChosen(row.id)}
              >
                <VersionLabel version={row} />
              </Button>
            </li>
          ))}
        </ul>
        <ListEnd list={list} />
      </div>
      {version ? (
        <ChosenVersion key={version.id} version={version} onBack={() => setChosen(null)} onRestored={onClose} />
      ) : (
        <p className="text-sm text-muted phone:hidden">{t('versions.choose')}</p>
      )}
    </div>
  )
}

function VersionLabel({ version }: { version: ArticleVersion }) {
  const t = useWords('article-editor')
  const format = useFormatter()
  return (
    <span className="flex flex-col">
      <span className="wrap-anywhere">{version.name || t(`versions.kinds.${version.kind}`)}</span>
      <span className="text-xs text-muted">
        {[format.dateTime(new Date(version.createdAt), { dateStyle: 'medium', timeStyle: 'short' }), version.by?.name]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}
