import { CallError } from '@deckle/contract/client/call-error.ts'
import type { LearnerCourse } from '@deckle/contract/learning.ts'
import { uuidV7 } from '@deckle/player/hosts/server/uuid.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { textParam, urlParams } from '../../../lib/url/url-params.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { wholePercent } from '../parts/progress-line.tsx'
import { useLockText } from '../parts/use-lock-text.ts'
import { courseQuery, deckQuery, type ShownDeck } from '../queries.ts'
import { ExamStart } from './exam-start.tsx'
import { around } from './order.ts'
import { PlayAttempt } from './play-attempt.tsx'

interface DeckPaneProps {
  readonly course: LearnerCourse
  readonly deckId: string
  readonly onSlide: (slideId: string | null) => void
}

/** The slide that a note leads to. */
const slideUrl = urlParams({ slide: textParam(40) })

/** The open attempt is played; a new one begins by itself, but for an exam and for what is completed. */
export function DeckPane({ course, deckId, onSlide }: DeckPaneProps) {
  const queries = useQueryClient()
  const query = deckQuery(course.id, deckId)
  const { data, error, refetch, isFetching } = useQuery(query)
  const [{ slide }, setUrl] = useUrlState(slideUrl)
  useEffect(() => () => onSlide(null), [onSlide])
  const showCourse = () => void queries.invalidateQueries({ ...courseQuery(course.id), exact: true })
  const begin = useAction({
    call: async () => {
      await api.learning.begin({ params: { id: course.id, deck_id: deckId }, body: { id: uuidV7() } })
      await queries.refetchQueries(query)
      showCourse()
    },
    failure: 'in place',
  })
  const again = () => {
    // The slide of a note is opened once: a new attempt begins at the first slide.
    if (slide) setUrl({})
    void begin.run()
  }
  if (begin.error)
    return (
      <Pane>
        <LoadError error={begin.error} onRetry={() => void begin.run()} isRetrying={begin.isPending} />
      </Pane>
    )
  if (!data)
    return (
      <Pane>
        {error instanceof CallError && error.status === 409 ? (
          <Locked course={course} deckId={deckId} error={error} />
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading />
        )}
      </Pane>
    )
  // A kept reply may be of before this visit.
  if (data.attempt)
    return (
      <PlayAttempt
        key={`${data.attempt.id} ${slide ?? ''}`}
        courseId={course.id}
        deckId={deckId}
        shown={data}
        attempt={data.attempt}
        startAt={slide ?? null}
        onSlide={onSlide}
        onEnded={showCourse}
        onAgain={() => {
          if (!data.isExam) return again()
          void refetch()
          showCourse()
        }}
        onTimeUp={() => {
          void refetch()
          showCourse()
        }}
      />
    )
  if (data.isExam && course.exam)
    return (
      <Pane>
        <ExamStart courseId={course.id} exam={course.exam} shown={data} isPending={begin.isPending} onStart={again} />
      </Pane>
    )
  if (data.completed)
    return (
      <Pane>
        <Completed shown={data} isPending={begin.isPending} onAgain={again} />
      </Pane>
    )
  return <Begin run={begin.run} />
}

export function Pane({ children }: { readonly children: ReactNode }) {
  return <div className="relative flex h-full flex-col justify-center overflow-y-auto p-4">{children}</div>
}

function Loading() {
  const t = useWords('learning')
  return (
    <div aria-label={t('play.loading')} role="status">
      <Skeleton count={6} />
    </div>
  )
}

function Begin({ run }: { readonly run: () => Promise<boolean> }) {
  useEffect(() => {
    void run()
  }, [run])
  return (
    <Pane>
      <Loading />
    </Pane>
  )
}

function Locked({ course, deckId, error }: Pick<DeckPaneProps, 'course' | 'deckId'> & { readonly error: CallError }) {
  const t = useWords('learning')
  const lockText = useLockText()
  const lock = course.lock ?? around(course, deckId).deck?.lock
  return (
    <EmptyState illustration="lock" title={t('play.lockedTitle')}>
      {lock ? lockText(lock) : error.errors.join(' ')}
    </EmptyState>
  )
}

interface CompletedProps {
  readonly shown: ShownDeck
  readonly isPending: boolean
  readonly onAgain: () => void
}

function Completed({ shown: { percentage }, isPending, onAgain }: CompletedProps) {
  const t = useWords('learning')
  return (
    <EmptyState
      illustration="done"
      title={t('play.completedTitle')}
      action={
        <Button isPending={isPending} onPress={onAgain}>
          {t('act.again')}
        </Button>
      }
    >
      {percentage === null ? t('play.noResult') : t('play.best', { percentage: wholePercent(percentage) })}
    </EmptyState>
  )
}
