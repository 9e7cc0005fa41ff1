import type { ImportDraft } from '@deckle/contract/imports.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { importQuery, type ImportUrl, isAtWork } from '../queries.ts'
import { ColumnsForm } from './columns-form.tsx'
import { JobProgress } from './job-progress.tsx'
import { Result } from './result.tsx'
import { RowList } from './row-list.tsx'

interface OneImportProps {
  readonly id: string
  readonly url: ImportUrl
  readonly setUrl: (url: ImportUrl) => void
}

export function OneImport({ id, url, setUrl }: OneImportProps) {
  const { data, error, refetch, isFetching } = useQuery(importQuery(id))
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton kind="table" count={6} />
  return <Loaded draft={data} url={url} setUrl={setUrl} />
}

function Loaded({ draft, url, setUrl }: Omit<OneImportProps, 'id'> & { readonly draft: ImportDraft }) {
  const [isEditing, setEditing] = useState(false)
  if (isAtWork(draft)) return <JobProgress draft={draft} />
  const wasChecked = draft.phase === 'run' || (draft.phase === 'check' && draft.job.status === 'draft')
  const choose = (outcome: ImportUrl['outcome']) =>
    setUrl({ ...(url.id && { id: url.id }), ...(outcome && { outcome }) })
  if (!wasChecked || isEditing)
    return (
      <ColumnsForm
        draft={draft}
        onChecked={() => {
          setEditing(false)
          choose(undefined)
        }}
      />
    )
  return (
    <>
      <Result draft={draft} onColumns={() => setEditing(true)} />
      <RowList draft={draft} outcome={url.outcome} onOutcome={choose} />
    </>
  )
}
