import { Card } from '@deckle/ui/layout/card.tsx'
import { UpgradeRequests } from '../../lib/upgrades/upgrade-requests.tsx'

/** Requests for larger plans from all clients. */
export function RequestsTab() {
  return (
    <Card>
      <UpgradeRequests showsClient />
    </Card>
  )
}
