import type { LearnerExam } from '@deckle/contract/learning.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { useWords } from '../../../words/use-words.ts'
import { AskAttempt } from '../parts/ask-attempt.tsx'
import { wholePercent } from '../parts/progress-line.tsx'
import { useDates } from '../parts/use-dates.ts'
import type { ShownDeck } from '../queries.ts'

interface ExamStartProps {
  readonly courseId: string
  readonly exam: LearnerExam
  readonly shown: ShownDeck
  readonly isPending: boolean
  readonly onStart: () => void
}

/** What the exam allows, before its time runs; afterwards what it came to. */
export function ExamStart({ courseId, exam, shown: { percentage, completed }, isPending, onStart }: ExamStartProps) {
  const t = useWords('learning')
  const { moment } = useDates()
  const { deck, may, left, until, timeLimitMinutes } = exam
  return (
    <EmptyState
      illustration={completed ? 'done' : 'article'}
      title={completed ? t('play.completedTitle') : t('play.examTitle', { name: deck.name })}
      action={
        may === 'none' && !completed ? (
          <AskAttempt courseId={courseId} />
        ) : may === 'begin' || may === 'go_on' ? (
          <Button variant={completed ? 'secondary' : 'primary'} isPending={isPending} onPress={onStart}>
            {completed ? t('act.again') : t('play.examStart')}
          </Button>
        ) : undefined
      }
    >
      <span className="flex flex-col gap-2">
        {percentage !== null && <span>{t('play.best', { percentage: wholePercent(percentage) })}</span>}
        {!completed && <span>{t('play.examText')}</span>}
        {timeLimitMinutes !== null && may === 'begin' && (
          <span>{t('play.examTime', { minutes: timeLimitMinutes })}</span>
        )}
        {left !== null && may === 'begin' && <span>{t('play.examLeft', { left })}</span>}
        {may === 'wait' && until && <span>{t('play.examWait', { date: moment(until) })}</span>}
        {may === 'none' && !completed && <span>{t('play.examNone')}</span>}
      </span>
    </EmptyState>
  )
}
