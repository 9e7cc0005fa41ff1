import type { tutorial } from '@deckle/contract/tutorial.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { deleteMarks, insertMarks, setState } from './queries.ts'
import { presentTutorial } from './show-tutorial.ts'

/** An operator who acts as the person does nothing in their tutorial. */
export const noteMarks: Handler<typeof tutorial.note> = async ({ deps, actor, body }) => {
  if (!actor.actedBy) await insertMarks(deps.db, actor, body.marks, deps.now())
  return { ok: true }
}

export const dismissTutorial: Handler<typeof tutorial.dismiss> = async ({ deps, actor, body }) => {
  await setState(deps.db, actor, { dismissed_at: body.dismissed ? deps.now() : null })
  return presentTutorial(deps.db, actor)
}

export const restartTutorial: Handler<typeof tutorial.restart> = async ({ deps, actor }) => {
  await transaction(deps.db, async (trx) => {
    await setState(trx, actor, { since: deps.now(), dismissed_at: null })
    await deleteMarks(trx, actor)
  })
  return presentTutorial(deps.db, actor)
}
