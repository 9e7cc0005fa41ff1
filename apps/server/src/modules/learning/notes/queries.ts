import { newestFirst, type PageRequest, readPage } from '../../../db/paging/paging.ts'
import type { LearnerKey, LearningDb } from '../queries.ts'

const columns = ['id', 'deck_id', 'slide_id', 'text', 'created_at', 'updated_at'] as const

export type NoteRow = NonNullable<Awaited<ReturnType<typeof updateNoteText>>>

export function listNotes(
  db: LearningDb,
  { clientId, courseId, userId }: LearnerKey,
  { deck, ...page }: PageRequest & { readonly deck?: string | undefined },
) {
  const query = db
    .selectFrom('learner_notes')
    .select(columns)
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .$if(deck !== undefined, (all) => all.where('deck_id', '=', deck as string))
  return readPage(query, newestFirst('created_at', 'id'), page)
}

export async function countNotes(db: LearningDb, { clientId, courseId, userId }: LearnerKey): Promise<number> {
  const { count } = await db
    .selectFrom('learner_notes')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow()
  return count
}

export interface NewNote {
  readonly id: string
  readonly deck_id: string
  readonly slide_id: string
  readonly text: string
  readonly created_at: Date
  readonly updated_at: Date
}

export async function insertNote(
  db: LearningDb,
  { clientId, courseId, userId }: LearnerKey,
  note: NewNote,
): Promise<void> {
  await db
    .insertInto('learner_notes')
    .values({ client_id: clientId, user_id: userId, course_id: courseId, ...note })
    .execute()
}

interface NoteKey {
  readonly clientId: string
  readonly userId: string
  readonly id: string
}

export function updateNoteText(db: LearningDb, { clientId, userId, id }: NoteKey, text: string, now: Date) {
  return db
    .updateTable('learner_notes')
    .set({ text, updated_at: now })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

export async function removeNote(db: LearningDb, { clientId, userId, id }: NoteKey): Promise<boolean> {
  const removed = await db
    .deleteFrom('learner_notes')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
