import type { ArticleVersion } from '@deckle/contract/articles.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ShownBody } from '../../../blog/shown-body.tsx'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'
import { versionQuery } from '../queries.ts'
import { Comparison } from './comparison.tsx'

/** Characters of a version's name at most. */
const NAME = 60

interface ChosenVersionProps {
  readonly version: ArticleVersion
  readonly onBack: () => void
  readonly onRestored: () => void
}

export function ChosenVersion({ version, onBack, onRestored }: ChosenVersionProps) {
  const t = useWords('article-editor')
  const { article, store, autosave, canEdit, setArticle } = useArticle()
  const [view, setView] = useState<'changes' | 'text'>('changes')
  const shown = useQuery(versionQuery(article.id, version.id))
  const restore = useAction({
    call: async () => {
      store.content()
      const revision = await autosave.flush()
      if (revision === null) throw new Error('unsaved')
      return api.articles.restoreVersion({ params: { id: article.id, versionId: version.id }, body: { revision } })
    },
    onDone: (reply) => {
      setArticle(reply.article)
      autosave.receive({ revision: reply.article.revision, content: reply.article.content })
      toast({ tone: 'success', title: t('versions.restored') })
      onRestored()
    },
    failure: (error) => ({
      tone: 'danger',
      title: t('versions.notRestored'),
      ...(error.message !== 'unsaved' && { description: error.message }),
    }),
    invalidates: [queryKeys('articles').one(article.id, 'versions')],
  })
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <Button
          size="sm"
          icon={<ArrowLeft className="rtl:rotate-180" />}
          className="hidden phone:flex"
          onPress={onBack}
        >
          {t('versions.back')}
        </Button>
        {canEdit && <VersionName version={version} />}
        <ToggleGroup
          label={t('versions.view')}
          value={view}
          onChange={setView}
          options={[
            { id: 'changes', label: t('versions.changes') },
            { id: 'text', label: t('versions.text') },
          ]}
        />
        {canEdit && (
          <Button icon={<RotateCcw />} isPending={restore.isPending} onPress={() => void restore.run()}>
            {t('versions.restore')}
          </Button>
        )}
      </div>
      {shown.error && !shown.data ? (
        <LoadError error={shown.error} onRetry={() => void shown.refetch()} isRetrying={shown.isRefetching} />
      ) : !shown.data ? (
        <Skeleton count={6} />
      ) : view === 'text' ? (
        <article lang={shown.data.content.language} dir="auto" className="max-w-3xl">
          <h2 className="mb-4 text-lg font-strong wrap-anywhere">{shown.data.content.title}</h2>
          <ShownBody body={shown.data.content.body} language={shown.data.content.language} />
        </article>
      ) : (
        <Comparison before={shown.data.content} after={store.content()} />
      )}
    </div>
  )
}

/** Saved when the field is left. */
function VersionName({ version }: { version: ArticleVersion }) {
  const t = useWords('article-editor')
  const { article } = useArticle()
  const [name, setName] = useState(version.name)
  const save = useAction({
    call: () =>
      api.articles.nameVersion({ params: { id: article.id, versionId: version.id }, body: { name: name.trim() } }),
    invalidates: [queryKeys('articles').one(article.id, 'versions')],
  })
  return (
    <TextField
      label={t('versions.name')}
      value={name}
      maxLength={NAME}
      onChange={setName}
      onBlur={() => name.trim() !== version.name && void save.run()}
      className="w-60"
    />
  )
}
