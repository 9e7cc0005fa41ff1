import type { TemplateLanguage } from '@deckle/slides/templates/template.ts'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'

export function useTemplate() {
  const navigate = useNavigate()
  return useAction({
    call: (body: { readonly template: string; readonly language: TemplateLanguage }) =>
      api.decks.fromTemplate({ body }),
    onDone: ({ deck }) => navigate({ to: `/contentEditor/${deck.id}` }),
    failure: 'in place',
    invalidates: [queryKeys('decks').lists, queryKeys('licenses').all],
  })
}
