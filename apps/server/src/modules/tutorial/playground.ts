import type { tutorial } from '@deckle/contract/tutorial.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { addDeckWithin, binDeck, changeContent } from '../decks/index.ts'
import { findState, lockState, setState } from './queries.ts'
import { presentTutorial } from './show-tutorial.ts'

/** One per person: asked for twice at once, it is made once. */
export const createPlayground: Handler<typeof tutorial.createPlayground> = async ({ deps, actor, body }) => {
  const content = await practiceContent(body.language)
  await transaction(deps.db, async (trx) => {
    const { playground_id } = await lockState(trx, actor)
    if (playground_id !== null) return
    await setState(trx, actor, { playground_id: await addDeckWithin(trx, deps, actor, content) })
  })
  return presentTutorial(deps.db, actor)
}

export const resetPlayground: Handler<typeof tutorial.resetPlayground> = async ({ deps, actor, body }) => {
  const { playground_id } = await findState(deps.db, actor)
  if (playground_id === null) throw refuse('not_found')
  const content = await practiceContent(body.language)
  await changeContent(deps, actor, playground_id, null, () => content)
  return presentTutorial(deps.db, actor)
}

export const deletePlayground: Handler<typeof tutorial.deletePlayground> = async ({ deps, actor }) => {
  const { playground_id } = await findState(deps.db, actor)
  if (playground_id !== null) await binDeck(deps, actor, playground_id)
  return presentTutorial(deps.db, actor)
}

async function practiceContent(language: InterfaceLanguage) {
  const [{ practiceDeck }, { templateContent }] = await Promise.all([
    import('@deckle/slides/templates/practice-deck.ts'),
    import('@deckle/slides/templates/template-content.ts'),
  ])
  return { ...templateContent(practiceDeck, { language }), translationEnabled: false }
}
