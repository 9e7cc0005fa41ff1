import { limitOf } from '@deckle/core/plan/limit.ts'
import { planLimitNames } from '@deckle/core/plan/plan.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import { clientLimitNames } from '@deckle/contract/usage.ts'
import { addDays } from '@deckle/core/time/day.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { Deps } from '../../deps.ts'
import { readReportingZone } from '../clients/index.ts'
import { listAdmins, readLicence, readUsage } from '../licences/index.ts'
import { updateLimit } from './limit-notices.ts'
import { countSpace, deleteDays, clearOthers, insertDay, listClientIds, listNearlyFull } from './queries.ts'

const BATCH = 200
/** Days after which recorded usage is deleted. */
const KEPT_DAYS = 400

/** Daily task: records the usage of each client and notifies of limits that were reached without an operation. */
export async function recordUsage(deps: Deps): Promise<void> {
  let last: string | null = null
  for (;;) {
    const ids: readonly string[] = await listClientIds(deps.db, { last, limit: BATCH })
    for (const id of ids)
      await recordClient(deps, id).catch((err: unknown) =>
        deps.log.error({ err, client: id }, 'The usage of a client was not recorded.'),
      )
    last = ids.at(-1) ?? null
    if (ids.length < BATCH) return
  }
}

async function recordClient(deps: Deps, clientId: string): Promise<void> {
  const [userId] = await listAdmins(deps.db, clientId)
  if (userId === undefined) return
  const holder = { clientId, userId }
  const licence = await readLicence(deps.db, holder)
  const use = await readUsage(deps, holder, ['maxUsers', ...planLimitNames])
  const space = await countSpace(deps.db, clientId)
  const { maxUsers: people, campaigns: decks, activeCampaigns: published } = use
  const today = dayIn(await readReportingZone(deps.db, clientId), deps.now().getTime())
  await insertDay(deps.db, { client_id: clientId, day: today, people, decks, published, space })
  await deleteDays(deps.db, clientId, addDays(today, -KEPT_DAYS))
  for (const name of clientLimitNames) {
    const limit = limitOf(name, licence)
    if (limit !== null) await updateLimit(deps, { ...holder, name, limit, used: use[name] })
  }
  await updateSpaces(deps, clientId)
}

async function updateSpaces(deps: Deps, clientId: string): Promise<void> {
  const full = await listNearlyFull(deps.db, clientId, 0.8)
  await clearOthers(
    deps.db,
    clientId,
    full.map(({ id }) => id),
  )
  for (const { id: userId, bytes: used, max_space } of full)
    await updateLimit(deps, { clientId, userId, name: 'maxSpace', limit: spaceLimit(max_space), used })
}
