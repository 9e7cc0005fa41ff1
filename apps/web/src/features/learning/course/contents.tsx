import type { LearnerCourse, LearnerDeck, LearnerExam, LearnerTopic } from '@deckle/contract/learning.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../../words/use-words.ts'
import { DeckMark } from '../parts/deck-mark.tsx'
import { wholePercent } from '../parts/progress-line.tsx'
import { useDates } from '../parts/use-dates.ts'
import { useLockText } from '../parts/use-lock-text.ts'

/** Topics with their decks, what is locked and why, and the final exam. */
export function Contents({ course }: { readonly course: LearnerCourse }) {
  const t = useWords('learning')
  const { contents, exam, mine, lock, id } = course
  const isOpen = mine !== null && lock === null
  if (contents.every(({ decks }) => decks.length === 0) && !exam)
    return <p className="text-sm text-muted">{t('course.empty')}</p>
  return (
    <section aria-labelledby="contents" className="flex flex-col gap-3">
      <h2 id="contents" className="text-md font-strong">
        {t('course.contents')}
      </h2>
      {contents.map((topic) => (
        <Topic key={topic.id} topic={topic} courseId={id} isOpen={isOpen} />
      ))}
      {exam && <Exam exam={exam} courseId={id} isOpen={isOpen} />}
    </section>
  )
}

interface Place {
  readonly courseId: string
  readonly isOpen: boolean
}

function Topic({ topic, ...place }: Place & { readonly topic: LearnerTopic }) {
  const t = useWords('learning')
  const lockText = useLockText()
  const { title, required, lock, completed, of, decks } = topic
  return (
    <Card
      padding="none"
      level={3}
      title={title}
      description={[
        t('course.topic', { completed: String(completed), of: String(of) }),
        ...(required ? [] : [t('course.optional')]),
        ...(place.isOpen && lock ? [lockText(lock)] : []),
      ].join('. ')}
    >
      <ul className="divide-y divide-line border-t border-line">
        {decks.map((deck) => (
          <li key={deck.id}>
            <DeckRow deck={deck} {...place} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface DeckRowProps extends Place {
  readonly deck: LearnerDeck
  /** Slides seen say nothing about an exam; its result does. */
  readonly isExam?: boolean
}

function DeckRow({ deck, courseId, isOpen, isExam = false }: DeckRowProps) {
  const t = useWords('learning')
  const lockText = useLockText()
  const { id, name, lock, minutes, percent, percentage, completed, required } = deck
  const row = (
    <>
      <DeckMark deck={deck} />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-xs text-muted">
          {[
            t('minutes', { minutes }),
            ...(required ? [] : [t('course.optional')]),
            ...(isOpen && lock ? [lockText(lock)] : []),
          ].join('. ')}
        </span>
      </span>
      {completed && percentage !== null && (
        <Badge tone="success">{t('deck.percent', { percent: wholePercent(percentage) })}</Badge>
      )}
      {!completed && isExam && percentage !== null && (
        <Badge>{t('course.examResult', { percentage: wholePercent(percentage) })}</Badge>
      )}
      {!completed && !isExam && percent > 0 && <Badge>{t('deck.percent', { percent: String(percent) })}</Badge>}
    </>
  )
  const look = 'flex min-h-11 items-center gap-3 px-4 py-2 text-sm'
  return isOpen && !lock ? (
    <Link
      to="/courses/$id/play/$deck"
      params={{ id: courseId, deck: id }}
      className={`${look} text-ink no-underline hover:bg-hover focus-visible:-outline-offset-2`}
    >
      {row}
    </Link>
  ) : (
    <div className={`${look} text-muted`}>{row}</div>
  )
}

function Exam({ exam, ...place }: Place & { readonly exam: LearnerExam }) {
  const t = useWords('learning')
  const { moment } = useDates()
  const { may, left, until, timeLimitMinutes, deck } = exam
  const facts = [
    ...(timeLimitMinutes === null ? [] : [t('course.examTime', { minutes: timeLimitMinutes })]),
    ...(left === null || deck.completed ? [] : [t('course.examAttempts', { left })]),
    ...(may === 'wait' && until ? [t('course.examWait', { date: moment(until) })] : []),
    ...(may === 'go_on' ? [t('course.examRuns')] : []),
  ]
  return (
    <Card padding="none" level={3} title={t('course.exam')} description={facts.join('. ')}>
      <div className="border-t border-line">
        <DeckRow deck={deck} isExam {...place} />
      </div>
    </Card>
  )
}
