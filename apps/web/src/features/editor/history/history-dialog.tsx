import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useUrlState } from '../../../deck/use-url-state.ts'
import { versionsQuery } from '../../../deck/version-queries.ts'
import { LoadError } from '../../../lib/load-error.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useEditor } from '../editor-context.ts'
import { ChosenVersion } from './chosen-version.tsx'
import { type HistoryUrl, parseHistory } from './history-url.ts'
import { VersionList } from './version-list.tsx'

/** Every version of the deck: what changed, slide by slide, between any two, or a version and the draft. */
export function HistoryDialog() {
  const t = useWords('versions')
  const [url, go] = useUrlState(parseHistory)
  const close = () => go({ history: '', with: '', view: '' })
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()} size="full" title={t('title')} description={t('text')}>
      <Versions url={url} onGo={go} onClose={close} />
    </Dialog>
  )
}

type Go = (next: HistoryUrl, options?: { replace?: boolean }) => void

function Versions({ url, onGo, onClose }: { url: HistoryUrl; onGo: Go; onClose: () => void }) {
  const t = useWords('versions')
  const { deck, goToTab } = useEditor()
  const versions = useInfiniteQuery(versionsQuery(deck.id))
  const rows = useMemo(() => versions.data?.pages.flatMap((page) => page.versions) ?? [], [versions.data])
  if (versions.isPending) return <Skeleton kind="table" count={6} className="p-5" />
  if (versions.isError)
    return (
      <LoadError error={versions.error} onRetry={() => void versions.refetch()} isRetrying={versions.isRefetching} />
    )
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('none.title')}
        action={
          <Button variant="primary" onPress={() => goToTab('publish')}>
            {t('none.publish')}
          </Button>
        }
      >
        {t('none.text')}
      </EmptyState>
    )
  // On a phone the list and what is chosen in it take turns.
  const isList = url.history === 'open'
  return (
    <div className="grid h-full grid-cols-[19rem_minmax(0,1fr)] phone:grid-cols-1">
      <div
        className={classNames(
          'min-h-0 overflow-y-auto border-e border-line phone:border-e-0',
          !isList && 'phone:hidden',
        )}
      >
        <VersionList
          rows={rows}
          chosen={isList ? 'draft' : url.history}
          isChosenShown={!isList}
          onChoose={(id) => onGo({ history: id, with: '', view: url.view }, { replace: !isList })}
          hasMore={versions.hasNextPage}
          isLoading={versions.isFetchingNextPage}
          onLoadMore={() => void versions.fetchNextPage()}
        />
      </div>
      <div className={classNames('min-h-0 overflow-y-auto bg-canvas', isList && 'phone:hidden')}>
        <ChosenVersion rows={rows} url={isList ? { ...url, history: 'draft' } : url} onGo={onGo} onClose={onClose} />
      </div>
    </div>
  )
}
