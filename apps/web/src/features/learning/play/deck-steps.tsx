import type { LearnerCourse, LearnerDeck } from '@deckle/contract/learning.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { useLockText } from '../parts/use-lock-text.ts'
import { around } from './order.ts'

/** Previous and next across decks, and what the course has come to. */
export function DeckSteps({ course, deckId }: { readonly course: LearnerCourse; readonly deckId: string }) {
  const t = useWords('learning')
  const lockText = useLockText()
  const { deck, previous, next } = around(course, deckId)
  const hrefOf = ({ id }: LearnerDeck) => `/courses/${course.id}/play/${id}`
  const status = course.mine?.status
  const done = status === 'passed' ? t('play.passed') : status === 'failed' ? t('play.failed') : ''
  return (
    <footer className="flex flex-wrap items-center justify-between gap-2 border-t border-line bg-surface px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {previous && !previous.lock ? (
        <LinkButton
          variant="quiet"
          icon={<ArrowLeft className="rtl:rotate-180" />}
          href={hrefOf(previous)}
          aria-label={t('play.previousDeck', { name: previous.name })}
        >
          {t('play.previous')}
        </LinkButton>
      ) : (
        <span />
      )}
      <p role="status" className="min-w-0 flex-1 text-center text-xs wrap-anywhere text-muted">
        {done || (next?.lock && lockText(next.lock))}
      </p>
      {next && !next.lock ? (
        <LinkButton
          variant={deck?.completed ? 'primary' : 'quiet'}
          iconEnd={<ArrowRight className="rtl:rotate-180" />}
          href={hrefOf(next)}
          aria-label={t('play.nextDeck', { name: next.name })}
        >
          {t('play.next')}
        </LinkButton>
      ) : !next && done !== '' ? (
        <LinkButton variant="primary" href={`/courses/${course.id}/show`}>
          {t('play.back')}
        </LinkButton>
      ) : (
        <span />
      )}
    </footer>
  )
}
