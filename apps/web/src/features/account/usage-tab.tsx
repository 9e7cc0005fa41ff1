import { useUser } from '../../lib/session/auth-state.ts'
import { UsageOverview } from '../../lib/usage/usage-overview.tsx'

/** For an Admin: what the own client uses. */
export function UsageTab() {
  const { client } = useUser()
  return <UsageOverview clientId={client} mayAsk />
}
