import type { certificates } from '@deckle/contract/certificates.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { presentCertificate } from './present.ts'
import { findDesignsOf, listCertificates as listRows } from './queries.ts'
import { managesCourse, requireCertificate } from './require-certificate.ts'

export const listCertificates: Handler<typeof certificates.list> = async ({ deps, actor, query }) => {
  const { course_id: courseId, ...filter } = query
  const now = deps.now()
  const mayManage = courseId !== undefined && (await managesCourse(deps.db, actor, courseId))
  if (courseId !== undefined && !mayManage) throw refuse('not_found')
  const whose = courseId === undefined ? { userId: actor.userId } : { courseId }
  const { rows, ...page } = await listRows(deps.db, actor.clientId, { ...filter, ...whose, now })
  const designs = await findDesignsOf(
    deps.db,
    actor.clientId,
    rows.map(({ id }) => id),
  )
  const certificates = rows.flatMap((row) => {
    const design = designs.get(row.id)
    // One that was erased since.
    return design ? [presentCertificate({ ...row, design }, { env: deps.env, now, mayManage })] : []
  })
  return { certificates, ...page }
}

export const showCertificate: Handler<typeof certificates.show> = async ({ deps, actor, params: { id } }) => {
  const { row, mayManage } = await requireCertificate(deps.db, actor, id)
  return { certificate: presentCertificate(row, { env: deps.env, now: deps.now(), mayManage }) }
}
