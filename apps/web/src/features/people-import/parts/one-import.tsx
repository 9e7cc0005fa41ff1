import type { ImportDraft } from '@deckle/contract/imports.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { JobRunning } from '../../../jobs/job-running.tsx'
import { isUnderWay } from '../../../jobs/queries.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useWords } from '../../../words/use-words.ts'
import { importQuery, type ImportUrl } from '../queries.ts'
import { ColumnsForm } from './columns-form.tsx'
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
  return (
    <KeepsFocus step={`${data.phase} ${data.job.status}`}>
      <Loaded draft={data} url={url} setUrl={setUrl} />
    </KeepsFocus>
  )
}

/** Moves focus to the next step when the pressed button disappears. */
function KeepsFocus({ step, children }: { readonly step: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    if (document.activeElement === document.body) place.current?.focus()
  }, [step])
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {children}
    </div>
  )
}

function Loaded({ draft, url, setUrl }: Omit<OneImportProps, 'id'> & { readonly draft: ImportDraft }) {
  const [isEditing, setEditing] = useState(false)
  if (isUnderWay(draft.job)) return <AtWork draft={draft} />
  const wasChecked = draft.phase === 'run' || (draft.phase === 'check' && draft.job.status === 'draft')
  const choose = (outcome: ImportUrl['outcome']) =>
    setUrl({ ...(url.id && { id: url.id }), ...(outcome && { outcome }) })
  if (!wasChecked || isEditing)
    return (
      <ColumnsForm
        key={`${draft.source.encoding} ${draft.source.sheet}`}
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

function AtWork({ draft: { job, phase, fileName } }: { readonly draft: ImportDraft }) {
  const words = useWords('people-import')
  return (
    <Card>
      <JobRunning
        job={job}
        label={words(phase === 'run' ? 'progress.run' : 'progress.check', { name: fileName })}
        shownBy={importQuery(job.id).queryKey}
      />
    </Card>
  )
}
