import { may } from '@deckle/core/access/access.ts'
import type { Db } from '../../../db/database.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { refuse, Refusal } from '../../../refusal.ts'
import { subjectOf } from '../../../require-access.ts'
import { requireCourse } from '../../courses/index.ts'
import { type CertificateRecord, findReachable } from './queries.ts'
import { hasCertificates } from './queries-passed.ts'

export interface Reached {
  readonly row: CertificateRecord
  /** Who may see a course's learners may revoke their certificates; Admins also those of courses that are gone. */
  readonly mayManage: boolean
}

/** A certificate of the actor, of a person or a course that they reach; refuses with `not_found` otherwise. */
export async function requireCertificate(db: Db, actor: SignedIn, id: string): Promise<Reached> {
  const row = await findReachable(db, actor, id)
  if (!row) throw refuse('not_found')
  const mayManage = await managesCourse(db, actor, row.course_id)
  if (!mayManage && !may(actor, 'certificate.read', subjectOf({ ...row, owner_id: row.user_id })))
    throw refuse('not_found')
  return { row, mayManage }
}

export async function requireManaged(db: Db, actor: SignedIn, id: string): Promise<CertificateRecord> {
  const { row, mayManage } = await requireCertificate(db, actor, id)
  if (!mayManage) throw refuse('not_allowed')
  return row
}

export async function managesCourse(db: Db, actor: SignedIn, courseId: string): Promise<boolean> {
  try {
    await requireCourse(db, actor, 'course.learners', { id: courseId })
    return true
  } catch (error) {
    if (error instanceof Refusal) return outlivesCourse(db, actor, courseId)
    throw error
  }
}

/** Certificates of a course that is gone are the Admins'. */
async function outlivesCourse(db: Db, actor: SignedIn, courseId: string): Promise<boolean> {
  const isAdmin = may(actor, 'certificate.read', { clientId: actor.clientId, ownerId: null })
  return isAdmin && (await hasCertificates(db, actor.clientId, courseId))
}
