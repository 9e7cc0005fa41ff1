import type { LearnerCourse, LearnerDeck, ShownLock } from '@deckle/contract/learning.ts'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../../words/use-words.ts'
import { DeckMark } from '../parts/deck-mark.tsx'
import { useLockText } from '../parts/use-lock-text.ts'

interface OutlineProps {
  readonly course: LearnerCourse
  readonly deckId: string
  readonly onGo?: () => void
}

export function Outline({ course: { id, contents, exam }, deckId, onGo }: OutlineProps) {
  const t = useWords('learning')
  const row = (deck: LearnerDeck) => (
    <li key={deck.id}>
      <Row courseId={id} deck={deck} isCurrent={deck.id === deckId} onGo={onGo} />
    </li>
  )
  return (
    <nav aria-label={t('play.outline')} className="flex flex-col gap-3">
      {contents.map((topic) => (
        <section key={topic.id} aria-label={topic.title}>
          <Heading title={topic.title} lock={topic.lock} />
          <ul className="flex flex-col gap-0.5">{topic.decks.map(row)}</ul>
        </section>
      ))}
      {exam && (
        <section aria-label={t('course.exam')}>
          <Heading title={t('course.exam')} lock={null} />
          <ul>{row(exam.deck)}</ul>
        </section>
      )}
    </nav>
  )
}

function Heading({ title, lock }: { readonly title: string; readonly lock: ShownLock | null }) {
  const lockText = useLockText()
  return (
    <header className="px-2 py-1.5">
      <h2 className="text-xs font-strong wrap-anywhere text-muted">{title}</h2>
      {lock && <p className="text-xs text-muted">{lockText(lock)}</p>}
    </header>
  )
}

interface RowProps {
  readonly courseId: string
  readonly deck: LearnerDeck
  readonly isCurrent: boolean
  readonly onGo: (() => void) | undefined
}

function Row({ courseId, deck, isCurrent, onGo }: RowProps) {
  const { id, name, lock } = deck
  const look = 'flex min-h-9 items-center gap-2.5 rounded-sm px-2 py-1.5 text-sm touch:min-h-11'
  const label = (
    <>
      <DeckMark deck={deck} />
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
    </>
  )
  if (lock) return <div className={`${look} text-muted`}>{label}</div>
  return (
    <Link
      to="/courses/$id/play/$deck"
      params={{ id: courseId, deck: id }}
      aria-current={isCurrent ? 'page' : undefined}
      {...(onGo && { onClick: onGo })}
      className={`${look} no-underline ${isCurrent ? 'bg-brand-soft font-strong text-on-brand-soft' : 'text-ink hover:bg-hover'}`}
    >
      {label}
    </Link>
  )
}
