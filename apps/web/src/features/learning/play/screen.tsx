import { CallError } from '@deckle/contract/client/call-error.ts'
import type { LearnerCourse } from '@deckle/contract/learning.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { Missing } from '../course/screen.tsx'
import { courseQuery } from '../queries.ts'
import { DeckPane } from './deck-pane.tsx'
import { DeckSteps } from './deck-steps.tsx'
import { around, firstDeck } from './order.ts'
import { Outline } from './outline.tsx'
import { PlayBar } from './play-bar.tsx'

/** A deck within its course: the outline beside it, on a phone in a sheet. */
export function CoursePlayScreen() {
  const { id = '', deck } = useParams({ strict: false }) as { id?: string; deck?: string }
  const { data, error, refetch, isFetching } = useQuery(courseQuery(id))
  if (data?.mine) {
    const first = firstDeck(data)
    if (deck !== undefined) return <CoursePlay course={data} deckId={deck} />
    if (first !== undefined) return <Navigate to="/courses/$id/play/$deck" params={{ id, deck: first }} replace />
  }
  if (data) return <Navigate to="/courses/$id/show" params={{ id }} replace />
  return (
    <main>
      <Page width="md">
        {error instanceof CallError && error.status === 404 ? (
          <Missing />
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton kind="table" count={8} />
        )}
      </Page>
    </main>
  )
}

function CoursePlay({ course, deckId }: { readonly course: LearnerCourse; readonly deckId: string }) {
  const { deck } = around(course, deckId)
  usePageTitle(deck ? `${deck.name}, ${course.title}` : course.title)
  // The slide that is shown, for notes.
  const [slideId, setSlide] = useState<string | null>(null)
  return (
    <div className="flex h-dvh flex-col">
      <PlayBar course={course} deckId={deckId} slideId={slideId} />
      <div className="flex min-h-0 flex-1">
        <aside className="relative w-72 shrink-0 overflow-y-auto border-e border-line bg-surface p-2 narrow:hidden">
          <Outline course={course} deckId={deckId} />
        </aside>
        <main className="flex min-w-0 flex-1 flex-col">
          <div className="relative min-h-0 flex-1">
            <DeckPane key={deckId} course={course} deckId={deckId} onSlide={setSlide} />
          </div>
          <DeckSteps course={course} deckId={deckId} />
        </main>
      </div>
    </div>
  )
}
