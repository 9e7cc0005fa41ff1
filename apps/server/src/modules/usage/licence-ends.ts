import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { sendNotification } from '../notifications/index.ts'
import { listAdmins } from '../licences/index.ts'
import { claimAdminEnds, claimOwnEnds, listClientsWithEnds, type OwnEnd } from './queries-ends.ts'

type Parts = Pick<Deps, 'db' | 'now' | 'newId' | 'log'>

/** Recipients per transaction. */
const BATCH = 500

/** Hourly task: notifies people whose licence ends in 14 or 3 days or today, from 7 a.m. in their time zone. */
export const notifyPeople = (deps: Parts): Promise<void> =>
  inEachClient(deps, async (clientId) => {
    for (let sent = BATCH; sent === BATCH;)
      sent = await transaction(deps.db, async (trx) => {
        const ends = await claimOwnEnds(trx, { clientId, now: deps.now(), limit: BATCH })
        await sendOwn(trx, deps, clientId, ends)
        return ends.length
      })
  })

/** Daily task: notifies the Admins and the owner of the number of licences that end in 14 or 3 days or today. */
export const notifyAdmins = (deps: Parts): Promise<void> =>
  inEachClient(deps, (clientId) =>
    transaction(deps.db, async (trx) => {
      const ends = await claimAdminEnds(trx, { clientId, now: deps.now() })
      if (ends.count === 0) return
      await sendNotification(trx, deps, await listAdmins(trx, clientId), {
        clientId,
        type: 'licence_end',
        words: { key: ends.count === 1 ? 'licences_end_one' : 'licences_end', values: { ...ends } },
        link: '/people?ends=soon',
      })
    }),
  )

/** A failure affects one client only, which the next run retries. */
async function inEachClient(deps: Parts, notify: (clientId: string) => Promise<void>): Promise<void> {
  for (const clientId of await listClientsWithEnds(deps.db, deps.now()))
    await notify(clientId).catch((err: unknown) =>
      deps.log.error({ err, client: clientId }, 'Notifications of licence ends failed.'),
    )
}

/** Sends one notification for each end date, to everyone whose licence ends then. */
async function sendOwn(trx: Db, deps: Parts, clientId: string, ends: readonly OwnEnd[]): Promise<void> {
  const whenOf = ({ days, date }: OwnEnd): string => (days === 0 ? TODAY : date)
  for (const date of new Set(ends.map(whenOf)))
    await sendNotification(
      trx,
      deps,
      ends.flatMap((end) => (whenOf(end) === date ? end.user_id : [])),
      {
        clientId,
        type: 'licence_end',
        words: date === TODAY ? { key: 'licence_ends_today', values: {} } : { key: 'licence_ends', values: { date } },
        link: '/account?tab=plan',
      },
    )
}

const TODAY = 'today'
