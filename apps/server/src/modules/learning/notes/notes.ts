import type { learning, LearnerNote } from '@deckle/contract/learning.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { readFacts } from '../contents/read-facts.ts'
import { type CourseRow, findCourse, findEnrolment, type LearnerKey } from '../queries.ts'
import { countNotes, insertNote, listNotes as listRows, type NoteRow, removeNote, updateNoteText } from './queries.ts'

/** Notes of a person in a course, so that nobody fills the disk. */
const MOST = 2000

export const listNotes: Handler<typeof learning.notes> = async ({ deps, actor, params, query }) => {
  const { key } = await requireLearner(deps, actor, params.id)
  const { rows, ...page } = await listRows(deps.db, key, { ...query, deck: query.deck?.toLowerCase() })
  return { notes: rows.map(present), ...page }
}

export const addNote: Handler<typeof learning.addNote> = async ({ deps, actor, params, body }) => {
  const { key, course } = await requireLearner(deps, actor, params.id)
  const deck_id = body.deck_id.toLowerCase()
  const facts = await readFacts(deps, key.clientId, course.content)
  if (!facts.get(deck_id)?.slides.includes(body.slide_id)) throw refuse('not_found')
  if ((await countNotes(deps.db, key)) >= MOST) throw refuse('rule_broken', 'learning.too_many_notes')
  const now = deps.now()
  const note = { id: deps.newId(), deck_id, slide_id: body.slide_id, text: body.text, created_at: now, updated_at: now }
  await insertNote(deps.db, key, note)
  return { note: present(note) }
}

export const updateNote: Handler<typeof learning.updateNote> = async ({ deps, actor, params, body }) => {
  const { clientId, userId } = actor
  const row = await updateNoteText(deps.db, { clientId, userId, id: params.id.toLowerCase() }, body.text, deps.now())
  if (!row) throw refuse('not_found')
  return { note: present(row) }
}

export const deleteNote: Handler<typeof learning.deleteNote> = async ({ deps, actor, params }) => {
  const { clientId, userId } = actor
  if (!(await removeNote(deps.db, { clientId, userId, id: params.id.toLowerCase() }))) throw refuse('not_found')
  return { ok: true }
}

const present = ({ id, deck_id, slide_id, text, created_at, updated_at }: NoteRow): LearnerNote => ({
  id,
  deckId: deck_id,
  slideId: slide_id,
  text,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
})

async function requireLearner(
  deps: Deps,
  actor: SignedIn,
  id: string,
): Promise<{ readonly key: LearnerKey; readonly course: CourseRow }> {
  const key: LearnerKey = { clientId: actor.clientId, courseId: id.toLowerCase(), userId: actor.userId }
  const [course, enrolment] = await Promise.all([
    findCourse(deps.db, key.clientId, key.courseId),
    findEnrolment(deps.db, key),
  ])
  if (!course || enrolment?.removed !== null) throw refuse('not_found')
  return { key, course }
}
