import type { Learner } from '@deckle/contract/learners.ts'
import { hasReach } from '@deckle/core/access/access.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { AddressText } from '../../../lib/address-text.tsx'
import type { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { learnerQuery } from '../queries.ts'
import { learnerName, State } from './learner-rows.tsx'

/** One learner: how they came in, and how far they are, deck by deck. */
export function LearnerDialog({
  courseId,
  learner,
  onClose,
}: {
  readonly courseId: string
  readonly learner: Learner
  readonly onClose: () => void
}) {
  const words = useWords('course-learners')
  const mayOpen = hasReach(actorOf(useUser()), 'learner.report', 'branch')
  const { data, error, refetch, isFetching } = useQuery(learnerQuery(courseId, learner.user.id))
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={learnerName(learner)}
      description={<AddressText text={learner.user.email} />}
      footer={mayOpen && <LinkButton href={`/people/${learner.user.id}/learning`}>{words('allLearning')}</LinkButton>}
    >
      {data ? (
        <div className="flex flex-col gap-4">
          <State learner={data.learner} />
          <Facts {...data} />
          <Decks decks={data.decks} />
        </div>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={6} />
      )}
    </Dialog>
  )
}

type Shown = Awaited<ReturnType<typeof api.learners.show>>

function Facts({ learner, addedBy, rule }: Shown) {
  const words = useWords('course-learners')
  const format = useFormatter()
  const day = (at: string | null) => at && format.dateTime(new Date(at), { dateStyle: 'medium' })
  const facts = [
    ['enrolledAt', day(learner.enrolledAt)],
    ['source', words(`sources.${learner.source}`)],
    ['addedBy', rule ?? addedBy],
    ['manager', learner.managerName],
    ['startedAt', day(learner.startedAt)],
    ['completedAt', day(learner.completedAt)],
    ['dueAt', day(learner.dueAt)],
    ['expiresAt', day(learner.expiresAt)],
    ['waived', learner.waived],
    ['marked', learner.marked],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([name, fact]) =>
        fact === null ? null : (
          <div key={name} className="contents">
            <dt className="text-muted">{words(`facts.${name}`)}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

function Decks({ decks }: Pick<Shown, 'decks'>) {
  const words = useWords('course-learners')
  const format = useFormatter()
  if (decks.length === 0) return <p className="text-muted">{words('facts.noDecks')}</p>
  return (
    <section>
      <h3 className="mb-1 font-strong">{words('facts.decks')}</h3>
      <ul className="divide-y divide-line">
        {decks.map((deck) => (
          <li key={deck.id} className="flex flex-wrap justify-between gap-2 py-1.5">
            <span className="wrap-anywhere">{deck.name}</span>
            <span className="text-muted">
              {deck.completedAt === null
                ? words('facts.underWay')
                : deck.percentage === null
                  ? words('facts.completed')
                  : words('percent', { percent: format.number(deck.percentage) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
