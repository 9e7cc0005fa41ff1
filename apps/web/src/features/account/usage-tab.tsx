import { useUser } from '../../lib/session/auth-state.ts'
import { UsageOverview } from '../../lib/usage/usage-overview.tsx'

/** For Admins: usage of their client. */
export function UsageTab() {
  const { client } = useUser()
  return <UsageOverview clientId={client} mayBuy />
}
