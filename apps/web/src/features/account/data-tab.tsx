import { may } from '@deckle/core/access/access.ts'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { AttributionCard } from './parts/attribution-card.tsx'
import { DeleteCard } from './parts/delete-card.tsx'
import { ExportCard } from './parts/export-card.tsx'
import { RetentionCard } from './parts/retention-card.tsx'

/** Data export and account deletion; for Admins, how long the organisation keeps what its audience left, and whether it is followed. */
export function DataTab() {
  const user = useUser()
  return (
    <div className="flex flex-col gap-4">
      {may(actorOf(user), 'client.retention') && <RetentionCard />}
      {may(actorOf(user), 'client.attribution') && <AttributionCard />}
      <ExportCard />
      <DeleteCard />
    </div>
  )
}
