import type { decks } from '@deckle/contract/decks.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { measureUse, requireRoom } from '../../licences/index.ts'
import { storeDrawings } from '../../media/index.ts'
import { addDeck } from './add-deck.ts'

/**
 * Both languages' texts are copied, but only the chosen language is enabled: the other's texts are the template's until
 * somebody has revised them.
 */
export const createFromTemplate: Handler<typeof decks.fromTemplate> = async ({ deps, actor, body }) => {
  const { language } = body
  // Imported on first use, to keep the server's start light.
  const [{ templateOf }, { inLanguage }, { picturesOf, templateContent }, { pictures }] = await Promise.all([
    import('@deckle/slides/templates/templates.ts'),
    import('@deckle/slides/templates/template.ts'),
    import('@deckle/slides/templates/template-content.ts'),
    import('@deckle/slides/templates/pictures/pictures.ts'),
  ])
  const template = templateOf(body.template)
  if (!template) throw refuse('not_found')
  // Checked before pictures are stored; the transaction that inserts the deck checks again.
  requireRoom(await transaction(deps.db, (trx) => measureUse(trx, deps, 'campaigns', actor)))
  const drawings = picturesOf(template).map((name) => {
    const { alt, draw, name: file } = pictures[name]
    return { name: file, alt: inLanguage(alt, language), draw }
  })
  const ids = await storeDrawings(deps, actor, drawings)
  const content = templateContent(template, { language, imageId: (name) => ids.get(pictures[name].name) ?? '' })
  return { deck: await addDeck(deps, actor, { ...content, translationEnabled: false }) }
}
