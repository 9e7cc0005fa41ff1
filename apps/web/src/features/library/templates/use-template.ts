import type { TemplateLanguage } from '@deckle/slides/templates/template.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../lib/api.ts'
import { refreshLists } from '../queries.ts'

/** Makes a deck from a template and opens it in the editor. */
export function useTemplate() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: { readonly template: string; readonly language: TemplateLanguage }) =>
      api.decks.fromTemplate({ body }),
    onSuccess: async ({ deck }) => {
      void refreshLists(client)
      void client.invalidateQueries({ queryKey: ['license'] })
      await navigate({ to: `/contentEditor/${deck.id}` })
    },
  })
}
