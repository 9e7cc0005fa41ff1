import type { certificates } from '@deckle/contract/certificates.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { replyJob, startJob } from '../../jobs/index.ts'
import { hasCertificates } from '../issued/queries-passed.ts'
import { managesCourse } from '../issued/require-certificate.ts'

export const archiveCertificates: Handler<typeof certificates.archive> = async ({ deps, actor, body, request }) => {
  if (!(await managesCourse(deps.db, actor, body.course_id))) throw refuse('not_found')
  const id = await startJob(deps, actor, { kind: 'certificates.archive', params: body })
  return replyJob(deps, actor, { client_id: actor.clientId, id }, request)
}

/** A learner sends to nobody else, whoever is named. */
export const sendCertificates: Handler<typeof certificates.send> = async ({ deps, actor, body, request }) => {
  const mayManage = await managesCourse(deps.db, actor, body.course_id)
  if (!mayManage && !(await hasCertificates(deps.db, actor.clientId, body.course_id, actor.userId)))
    throw refuse('not_found')
  const params = mayManage ? body : { course_id: body.course_id, user_ids: [actor.userId] }
  const id = await startJob(deps, actor, { kind: 'certificates.send', params })
  return replyJob(deps, actor, { client_id: actor.clientId, id }, request)
}
