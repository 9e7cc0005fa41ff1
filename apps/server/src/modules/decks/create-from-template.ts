import type { decks } from '@deckle/contract/decks.ts'
import { refuse } from '../../refusal.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler } from '../../http/handler.ts'
import { enforceLimit } from '../licences/index.ts'
import { keepDrawings } from '../media/index.ts'
import { addDeck } from './add-deck.ts'

/**
 * A new deck of the caller's from the gallery. The other language's words stay with it, but are not offered:
 * they say what the template said, until somebody has gone over them.
 */
export const createFromTemplate: Handler<typeof decks.fromTemplate> = async ({ deps, actor, body }) => {
  const { language } = body
  // Fetched with the first template: a server starts without them.
  const [{ templateOf }, { inLanguage }, { picturesOf, templateContent }, { pictures }] = await Promise.all([
    import('@deckle/slides/templates/templates.ts'),
    import('@deckle/slides/templates/template.ts'),
    import('@deckle/slides/templates/template-content.ts'),
    import('@deckle/slides/templates/pictures/pictures.ts'),
  ])
  const template = templateOf(body.template)
  if (!template) throw refuse('not_found')
  // Before any picture is kept; the deck's own transaction asks again.
  await transaction(deps.db, (open) => enforceLimit(open, deps, 'campaigns', actor))
  const drawings = picturesOf(template).map((name) => {
    const { alt, draw, name: file } = pictures[name]
    return { name: file, alt: inLanguage(alt, language), draw }
  })
  const ids = await keepDrawings(deps, actor, drawings)
  const content = templateContent(template, { language, imageId: (name) => ids.get(pictures[name].name) ?? '' })
  return { deck: await addDeck(deps, actor, { ...content, translationEnabled: false }) }
}
