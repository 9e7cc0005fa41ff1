import { designFromTemplate } from '@deckle/core/certificates/templates/templates.ts'
import type { Deps } from '../deps.ts'

/** One that has a colour and a signatory of its own, and one in Hindi. */
export function certificateDesignsFor(deps: Deps, client_id: string, people: ReadonlyMap<string, string>) {
  const academy = designFromTemplate('waves', 'en', '#6a1b9a')
  const signed = {
    ...academy,
    fields: academy.fields.map((field) =>
      field.kind === 'signature' ? { ...field, text: 'Ananya Rao, Head of Learning' } : field,
    ),
  }
  const designs = [
    { owner: 'meera', name: 'Lantern Hill Academy', design: signed },
    { owner: 'ananya', name: 'हिन्दी में प्रमाणपत्र', design: designFromTemplate('classic', 'hi') },
  ]
  return designs.map(({ owner, name, design }, at) => {
    const moment = new Date(deps.now().getTime() - (at + 60) * 86_400_000)
    return {
      client_id,
      id: deps.newId(),
      owner_id: people.get(owner) ?? '',
      name,
      design: JSON.stringify(design),
      created_at: moment,
      updated_at: moment,
    }
  })
}
