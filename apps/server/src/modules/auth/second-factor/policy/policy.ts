import type { second_factor } from '@deckle/contract/second-factor.ts'
import { changeFactorPolicy, type FactorPolicy, requiredTypes } from '@deckle/core/second-factor/policy.ts'
import { transaction } from '../../../../db/transaction.ts'
import type { Handler } from '../../../../http/handler.ts'
import { audit } from '../../../admin/index.ts'
import type { AuthDb } from '../../queries.ts'
import { countRequired, findPolicy, setPolicy } from './queries.ts'

export const showPolicy: Handler<typeof second_factor.policy> = async ({ deps, actor }) => ({
  policy: await presentPolicy(deps.db, actor.clientId, await findPolicy(deps.db, actor.clientId)),
})

export const updatePolicy: Handler<typeof second_factor.updatePolicy> = ({ deps, actor, body }) =>
  transaction(deps.db, async (trx) => {
    const { clientId } = actor
    const { license_types: licenseTypes, grace_days: graceDays } = body
    const present = await findPolicy(trx, clientId, true)
    const policy = changeFactorPolicy(present, { licenseTypes, graceDays }, deps.now().toISOString())
    await setPolicy(trx, clientId, policy)
    await audit(trx, deps, actor, { action: 'client.second_factor', subject: clientId, detail: { ...body } })
    return { policy: await presentPolicy(trx, clientId, policy) }
  })

async function presentPolicy(db: AuthDb, clientId: string, policy: FactorPolicy) {
  const license_types = [...requiredTypes(policy)]
  return { license_types, grace_days: policy.grace_days, people: await countRequired(db, clientId, license_types) }
}
