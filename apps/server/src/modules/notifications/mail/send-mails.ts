import type { Deps } from '../../../deps.ts'
import { transaction } from '../../../db/transaction.ts'
import { digestMail, mailsAtOnce } from './notification-mail.ts'
import { claimDue, type DuePerson, listDuePeople, type MailMode } from './queries.ts'
import { LATER, queueMail } from '../../../platform/mail/queue-mail.ts'

const PEOPLE_AT_ONCE = 200

/** Milliseconds, less than between two runs: a run leaves what is left to the next, so that it holds one worker at most. */
const LONGEST_RUN = 50_000

/**
 * Mails what is due, each notification once: it is marked in the transaction that puts its mail into the queue. Failing
 * for one person stops nobody else's; theirs is tried again at the next run.
 */
export async function sendDueMails(deps: Deps, mode: MailMode): Promise<void> {
  const now = deps.now()
  let last: DuePerson | null = null
  for (;;) {
    const people = await listDuePeople(deps.db, mode, { now, last, limit: PEOPLE_AT_ONCE })
    for (const person of people) {
      await mailPerson(deps, mode, person, now).catch((err: unknown) =>
        deps.log.error({ err, user: person.user_id }, 'Notifications were not mailed.'),
      )
    }
    last = people.at(-1) ?? null
    if (people.length < PEOPLE_AT_ONCE || deps.now().getTime() - now.getTime() > LONGEST_RUN) return
  }
}

async function mailPerson(deps: Deps, mode: MailMode, person: DuePerson, now: Date): Promise<void> {
  await transaction(deps.db, async (trx) => {
    const due = await claimDue(trx, mode, person, now)
    if (due.length === 0) return
    const mails = mode === 'daily' ? [digestMail(deps, person, due)] : mailsAtOnce(deps, person, due)
    for (const mail of mails) await queueMail(deps, mail, { within: trx, priority: LATER })
  })
}
