import type { DeckVersion } from '@deckle/contract/decks.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { isSameContent } from '@deckle/core/deck/changes/diff.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Eye, RotateCcw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { versionQuery } from '../../../deck/version-queries.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { lazyPart } from '../../../lib/screen/section.tsx'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { useContent, useEditor } from '../editor-context.ts'
import { AllSlides } from './changes/all-slides.tsx'
import { Comparison } from './changes/comparison.tsx'
import type { HistoryUrl } from './history-url.ts'
import { putVersion } from './put-version.ts'
import { VersionName } from './version-name.tsx'
import { useVersionWords } from './version-words.ts'

const PreviewDialog = lazyPart(() => import('../preview/preview-dialog.tsx').then((module) => module.PreviewDialog))

export function ChosenVersion({
  rows,
  url,
  setUrl,
  onClose,
}: {
  rows: readonly DeckVersion[]
  url: HistoryUrl & { readonly history: string }
  setUrl: SetUrlState<HistoryUrl>
  onClose: () => void
}) {
  const t = useWords('versions')
  const other = otherThan(url, rows)
  const chosen = useVersion(url.history, rows)
  const compared = useVersion(other, rows)
  const failed = [chosen, compared].find(({ error }) => error !== null)
  return (
    <div className="mx-auto flex min-h-full w-full max-w-5xl flex-col gap-4 p-5 phone:p-4">
      <div className="hidden phone:block">
        <Button
          variant="quiet"
          size="sm"
          icon={<ArrowLeft className="rtl:rotate-180" />}
          onPress={() => setUrl({ history: 'open', view: url.view })}
        >
          {t('all')}
        </Button>
      </div>
      <Top chosen={chosen} onClose={onClose} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ToggleGroup<'changes' | 'slides'>
          label={t('view.label')}
          value={url.view ?? 'changes'}
          onChange={(view) => setUrl({ ...url, view: view === 'slides' ? view : undefined })}
          options={[
            { id: 'changes', label: t('view.changes') },
            { id: 'slides', label: t('view.slides') },
          ]}
        />
        {url.view === undefined && (
          <OtherField
            rows={rows}
            chosen={url.history}
            other={compared}
            onChange={(next) => setUrl({ ...url, with: next })}
          />
        )}
      </div>
      {failed?.error ? (
        <LoadError error={failed.error} onRetry={failed.retry} isRetrying={failed.isRetrying} />
      ) : !chosen.content || !compared.content ? (
        <Skeleton kind="cards" count={3} />
      ) : url.view === 'slides' ? (
        <AllSlides content={chosen.content} />
      ) : (
        <Comparison
          {...inOrder({ ...chosen, content: chosen.content }, { ...compared, content: compared.content })}
          onClose={onClose}
        />
      )}
    </div>
  )
}

interface Known {
  readonly id: string
  /** Null for the draft, and while loading. */
  readonly version: DeckVersion | null
  readonly content: DeckContent | null
  readonly name: string
  readonly error: unknown
  readonly retry: () => void
  readonly isRetrying: boolean
}

/** The draft, or a version with its content. */
function useVersion(id: string, rows: readonly DeckVersion[]): Known {
  const t = useWords('versions')
  const { deck } = useEditor()
  const draft = useContent()
  const { nameOf } = useVersionWords()
  const isDraft = id === 'draft'
  const query = useQuery({ ...versionQuery(deck.id, id), enabled: !isDraft })
  const version = isDraft ? null : (rows.find((row) => row.id === id) ?? query.data ?? null)
  return {
    id,
    version,
    content: isDraft ? draft : (query.data?.content ?? null),
    name: isDraft ? t('draft') : version ? nameOf(version) : '',
    error: isDraft ? null : query.error,
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  }
}

/**
 * The other side of the comparison: from the URL, else the newest version for the draft, and the draft for a version.
 */
function otherThan(url: HistoryUrl, rows: readonly DeckVersion[]): string {
  if (url.with !== undefined && url.with !== url.history) return url.with
  return url.history === 'draft' ? (rows[0]?.id ?? '') : 'draft'
}

type Complete = Known & { readonly content: DeckContent }

/** The older one first; the draft is the newest. */
function inOrder(one: Complete, other: Complete): { before: Complete; after: Complete } {
  const age = ({ version }: Known) => version?.version ?? Number.POSITIVE_INFINITY
  return age(one) <= age(other) ? { before: one, after: other } : { before: other, after: one }
}

function Top({ chosen, onClose }: { chosen: Known; onClose: () => void }) {
  const t = useWords('versions')
  const { canEdit } = useEditor()
  const { meta } = useVersionWords()
  const { version, content } = chosen
  const [isPreview, setPreview] = useState(false)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <h3 className="flex items-center gap-2 text-md font-strong">
          {version ? t('number', { version: version.version }) : chosen.id === 'draft' ? t('draft') : ' '}
          {version?.current && (
            <Badge tone="success" dot>
              {t('live')}
            </Badge>
          )}
        </h3>
        <p className="text-xs text-muted">{version ? meta(version) : chosen.id === 'draft' ? t('draftText') : ''}</p>
        {version && <VersionName key={version.id} version={version} canEdit={canEdit} />}
      </div>
      {content && (
        <div className="flex flex-wrap gap-2">
          <Button icon={<Eye />} onPress={() => setPreview(true)}>
            {t('preview')}
          </Button>
          {version && canEdit && <Restore content={content} name={chosen.name} onDone={onClose} />}
        </div>
      )}
      {isPreview && content && (
        <Suspense>
          <PreviewDialog content={content} from={0} onClose={() => setPreview(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Restore({ content, name, onDone }: { content: DeckContent; name: string; onDone: () => void }) {
  const t = useWords('versions')
  const editor = useEditor()
  const draft = useContent()
  if (isSameContent(content, draft)) return <p className="py-1.5 text-sm text-muted">{t('restore.same')}</p>
  return (
    <Button
      variant="primary"
      icon={<RotateCcw />}
      onPress={() => {
        const { undo } = putVersion(editor, content)
        toast.undo(t('restore.done', { name }), () => {
          if (!undo()) toast({ title: editor.words('undoLater') })
        })
        onDone()
      }}
    >
      {t('restore.action')}
    </Button>
  )
}

function OtherField({
  rows,
  chosen,
  other,
  onChange,
}: {
  rows: readonly DeckVersion[]
  chosen: string
  other: Known
  onChange: (id: string) => void
}) {
  const t = useWords('versions')
  const { nameOf } = useVersionWords()
  const versions = rows.filter(({ id }) => id !== chosen).map((row) => ({ id: row.id, label: nameOf(row) }))
  const isListed = other.id === 'draft' || versions.some(({ id }) => id === other.id)
  return (
    <Select
      label={t('compare.with')}
      value={other.id}
      onChange={onChange}
      options={[
        ...(chosen === 'draft' ? [] : [{ id: 'draft', label: t('draft') }]),
        ...versions,
        ...(isListed ? [] : [{ id: other.id, label: other.name || '…' }]),
      ]}
      className="w-64 phone:w-full"
    />
  )
}
