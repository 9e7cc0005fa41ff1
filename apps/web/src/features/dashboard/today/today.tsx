import { may } from '@deckle/core/access/access.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { Suspense } from 'react'
import { useUser } from '../../../lib/session/auth-state.ts'
import { DeckChanges } from './deck-changes.tsx'
import { Limits } from './limits.tsx'
import { OpenCourses } from './open-courses.tsx'
import { TeamCard } from './team-card.tsx'
import { ToRead } from './to-read.tsx'
import { TutorialCard } from './tutorial-card.tsx'

/**
 * Below a creator's figures: what happened, by licence what to look after, what to learn, and what to read. With `isFirst`,
 * below the first steps of who has no deck: only what is there.
 */
export function Today({ isFirst }: { readonly isFirst: boolean }) {
  const actor = actorOf(useUser())
  return (
    <>
      {isFirst && (
        <Suspense>
          <TutorialCard />
        </Suspense>
      )}
      {!isFirst && (
        <div className="grid grid-cols-2 items-start gap-6 max-lg:grid-cols-1 phone:grid-cols-1 phone:gap-4 empty:hidden">
          {may(actor, 'deck.analytics') && <DeckChanges />}
          {may(actor, 'team.read') && <TeamCard />}
          {may(actor, 'client.usage') && <Limits />}
        </div>
      )}
      <OpenCourses isOptional />
      <ToRead isOptional={isFirst} />
    </>
  )
}
