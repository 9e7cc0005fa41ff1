import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Banner } from '@deckle/ui/feedback/callout.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { ErrorCallout } from '../../lib/errors/error-callout.tsx'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { useWords } from '../../words/use-words.ts'
import { type Builder, BuilderContext, useBuilder, useBuilderState } from './builder-context.ts'
import { ClashNotice } from './clash-notice.tsx'
import { DecksDialog } from './decks/lazy-decks-dialog.tsx'
import { useKnownDecks } from './decks/use-known-decks.ts'
import { Header } from './header/header.tsx'
import { Panes } from './panes.tsx'
import { deckKey } from './outline/outline-keys.ts'
import { factsQuery } from './queries.ts'
import { useCourseSession } from './state/use-course-session.ts'
import { useUndoKeys } from './use-undo-keys.ts'

export function CourseBuilderScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  return <CourseBuilder key={id} id={id} />
}

function CourseBuilder({ id }: { id: string }) {
  const { opened, course, setCourse, clash, dismissClash, error, retry, isRetrying } = useCourseSession(id)
  const facts = useQuery({ ...factsQuery(id), enabled: opened !== null })
  const [topicId, addDecks] = useState<string | null>(null)
  const builder = useMemo((): Builder | null => {
    if (!opened || !course) return null
    return {
      store: opened.store,
      autosave: opened.autosave,
      course,
      setCourse,
      facts: new Map((facts.data ?? []).map((one) => [one.id, one])),
      canEdit: course.can.edit,
      addDecks,
    }
  }, [opened, course, setCourse, facts.data])
  useUndoKeys(builder?.canEdit ? builder.store : null)
  if (error && !builder) return <LoadError error={error} onRetry={retry} isRetrying={isRetrying} />
  if (!builder) return <Opening />
  return (
    <BuilderContext.Provider value={builder}>
      <div className="flex h-[calc(100dvh-3rem-var(--notice,0px))] min-h-96 flex-col phone:h-[calc(100dvh-7.0625rem-var(--notice,0px)-env(safe-area-inset-bottom))]">
        <Header />
        {!builder.canEdit && <ViewOnly />}
        {facts.isError && <ErrorCallout error={facts.error} />}
        {clash && <ClashNotice clash={clash} onDismiss={dismissClash} />}
        <Panes />
      </div>
      <Refusals />
      {topicId !== null && <AddDecks topicId={topicId} onClose={() => addDecks(null)} />}
    </BuilderContext.Provider>
  )
}

function ViewOnly() {
  const t = useWords('course-builder')
  const { course } = useBuilder()
  return <Banner>{t('viewOnlyText', { owner: course.owner.name })}</Banner>
}

/** Shows each refused edit's reason once. */
function Refusals() {
  const t = useWords('course-builder')
  const refusal = useBuilderState((state) => state.refusal)
  useEffect(() => {
    if (refusal) toast({ tone: 'warning', title: t(`refused.${refusal.reason}`) })
  }, [refusal, t])
  return null
}

function AddDecks({ topicId, onClose }: { topicId: string; onClose: () => void }) {
  const { store } = useBuilder()
  const know = useKnownDecks()
  return (
    <DecksDialog
      purpose="topic"
      onClose={onClose}
      onChoose={(decks) => {
        know(decks)
        const added = decks.map(({ id }) => ({ id, version_id: null }))
        if (store.edit({ type: 'addDecks', topicId, before: null, decks: added }))
          store.select(decks.map(({ id }) => deckKey(id)))
      }}
    />
  )
}

function Opening() {
  return (
    <div className="flex flex-col gap-6 p-6">
      <Skeleton count={1} className="max-w-80" />
      <div className="grid grid-cols-[18rem_minmax(0,1fr)] gap-6 narrow:grid-cols-1">
        <Skeleton count={8} className="narrow:hidden" />
        <Skeleton count={8} />
      </div>
    </div>
  )
}
