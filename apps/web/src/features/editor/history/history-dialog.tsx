import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { versionsOf, versionsQuery } from '../../../deck/version-queries.ts'
import { ListEnd } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { type SetUrlState, useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { useEditor } from '../editor-context.ts'
import { ChosenVersion } from './chosen-version.tsx'
import { type HistoryUrl, historyUrl } from './history-url.ts'
import { VersionList } from './version-list.tsx'

/** Compares any two versions, or a version and the draft. */
export function HistoryDialog() {
  const t = useWords('versions')
  const [url, go] = useUrlState(historyUrl)
  const close = () => go({})
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()} size="full" title={t('title')} description={t('text')}>
      <Versions url={url} setUrl={go} onClose={close} />
    </Dialog>
  )
}

function Versions({ url, setUrl, onClose }: { url: HistoryUrl; setUrl: SetUrlState<HistoryUrl>; onClose: () => void }) {
  const t = useWords('versions')
  const { deck, goToTab } = useEditor()
  const versions = usePagedList(versionsQuery(deck.id), versionsOf)
  const { rows, error } = versions
  if (!rows && error) return <LoadError error={error} onRetry={versions.retry} isRetrying={versions.isRetrying} />
  if (!rows) return <Skeleton kind="table" count={6} className="p-5" />
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
  // On a phone either the list or the selected version is shown.
  const isList = url.history === 'open'
  const chosen = isList ? 'draft' : (url.history ?? 'draft')
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
          chosen={chosen}
          isChosenShown={!isList}
          onChoose={(id) => setUrl({ history: id, view: url.view }, { replace: !isList })}
          end={<ListEnd list={versions} />}
        />
      </div>
      <div className={classNames('min-h-0 overflow-y-auto bg-canvas', isList && 'phone:hidden')}>
        <ChosenVersion rows={rows} url={{ ...url, history: chosen }} setUrl={setUrl} onClose={onClose} />
      </div>
    </div>
  )
}
