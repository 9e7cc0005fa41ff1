import { randomBytes } from 'node:crypto'
import type { courses } from '@deckle/contract/courses.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { setCourse } from '../queries.ts'
import { requireCourse } from '../require-course.ts'
import { showable } from '../show-course.ts'
import { audit } from '../../admin/index.ts'

/** Bytes of a code: 96 bits, which nobody guesses. */
const CODE_BYTES = 12

export const updateJoinCode: Handler<typeof courses.updateJoinCode> = async ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (open) => {
    const course = await requireCourse(open, actor, 'course.learners', { id, lock: true })
    const join_code = body.enabled ? randomBytes(CODE_BYTES).toString('base64url') : null
    await setCourse(open, course.client_id, id, { join_code })
    await audit(open, deps, actor, { action: 'course.join_link', subject: id, detail: { enabled: body.enabled } })
    return { course: await showable(open, deps, actor, { ...course, join_code }) }
  })
