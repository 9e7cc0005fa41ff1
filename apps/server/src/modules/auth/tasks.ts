import { interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { CronEntry, Task, TaskRun } from '../../platform/jobs/start-jobs.ts'
import { addressTakenTask, emailChangeTask, mailEmailChange, mailAddressOwner } from './email/change-email.ts'
import { endOverdueActs } from './act/check-acting.ts'
import { confirmAgainTask, confirmTask, mailConfirmation, mailConfirmationAgain } from './email/confirm-email.ts'
import { deleteOldEmailChanges } from './email/queries.ts'
import { deleteStale } from './queries.ts'
import { invitationTask, mailInvitation } from './password/invitation.ts'
import { resetTask, sendReset } from './password/request-reset.ts'
import { sendUnlock, unlockTask } from './second-factor/unlock/request-unlock.ts'
import { auditFailedSignIn, failedSignInTask } from './sign-in/note-failed.ts'
import { sendSignInLink, signInLinkTask } from './sign-in/sign-in-link.ts'

const language = z.enum(interfaceLanguages)
const addressPayload = z.object({ email: z.string(), language })
const personPayload = z.object({ clientId: z.string(), userId: z.string(), language })
const failedPayload = z.object({
  person: z.nullable(
    z.union([z.object({ clientId: z.string(), userId: z.string() }), z.object({ email: z.string() })]),
  ),
  why: z.string(),
  place: z.string(),
})
const day = 24 * 3600_000
const closedSessionRetention = 90 * day
const emailChangeRetention = 7 * day

export function authTasks(deps: Deps): Record<string, Task> {
  return {
    [resetTask]: async (payload, run) => {
      const { email, language } = addressPayload.parse(payload)
      await sendReset(mailing(deps, run), email, language)
    },
    [signInLinkTask]: async (payload, run) => {
      const { email, language } = addressPayload.parse(payload)
      await sendSignInLink(mailing(deps, run), email, language)
    },
    [unlockTask]: async (payload, run) => {
      const { language, ...owner } = personPayload.parse(payload)
      await sendUnlock(mailing(deps, run), owner, language)
    },
    [failedSignInTask]: async (payload) => {
      const { person, ...failed } = failedPayload.parse(payload)
      await auditFailedSignIn(deps, person, failed)
    },
    [addressTakenTask]: async (payload, run) => {
      const { email, language } = addressPayload.parse(payload)
      await mailAddressOwner(mailing(deps, run), email, language)
    },
    [emailChangeTask]: async (payload, run) => {
      const { clientId, userId, language } = personPayload.parse(payload)
      await mailEmailChange(mailing(deps, run), clientId, userId, language)
    },
    [confirmTask]: async (payload, run) => {
      const { clientId, userId, language } = personPayload.parse(payload)
      await mailConfirmation(mailing(deps, run), clientId, userId, language)
    },
    [confirmAgainTask]: async (payload, run) => {
      const { email, language } = addressPayload.parse(payload)
      await mailConfirmationAgain(mailing(deps, run), email, language)
    },
    [invitationTask]: async (payload, run) => {
      const { clientId, userId, language } = personPayload.parse(payload)
      await mailInvitation(mailing(deps, run), clientId, userId, language)
    },
    'auth.end_acts': () => endOverdueActs(deps),
    'auth.tidy': async () => {
      const now = deps.now()
      await deleteStale(deps.db, now, new Date(now.getTime() - closedSessionRetention))
      await deleteOldEmailChanges(deps.db, new Date(now.getTime() - emailChangeRetention))
    },
  }
}

/** The outbox notes that a mail is tried again where its task is. */
const mailing = (deps: Deps, { isRetried }: TaskRun): Deps => ({
  ...deps,
  mail: { ...deps.mail, send: (message) => deps.mail.send({ ...message, isRetried }) },
})

export const authCron: readonly CronEntry[] = [
  { task: 'auth.end_acts', match: '* * * * *' },
  { task: 'auth.tidy', match: '17 3 * * *' },
]
