import { CallError } from '@deckle/contract/client/call-error.ts'
import type { PublicationReply } from '@deckle/contract/publishing.ts'
import type { PublicationSettings } from '@deckle/core/deck/publication.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../words/use-words.ts'

export const settingsQuery = (deckId: string) =>
  queryOptions({
    queryKey: ['deck', deckId, 'publication'],
    queryFn: ({ signal }) => api.publishing.show({ params: { id: deckId }, signal }),
  })

/**
 * A part of a deck's publication settings as it is being changed. Saved over what the server has then, so that two
 * cards, or two people, change different parts without undoing each other.
 */
export function useSettingsDraft<Name extends keyof PublicationSettings>(
  deckId: string,
  reply: PublicationReply,
  names: readonly Name[],
) {
  type Part = Pick<PublicationSettings, Name>
  const t = useWords('publish')
  const client = useQueryClient()
  const [changed, setChanged] = useState<Partial<Part>>({})
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const saved = Object.fromEntries(names.map((name) => [name, reply.settings[name]])) as Part
  const draft: Part = { ...saved, ...changed }
  const isDirty = names.some((name) => JSON.stringify(draft[name]) !== JSON.stringify(saved[name]))
  const fields = error instanceof CallError ? error.fields : {}
  return {
    draft,
    isDirty,
    isSaving,
    /** What was refused beside single fields. */
    error: Object.keys(fields ?? {}).length > 0 ? null : error,
    /** What was refused of a field, by its path in the settings. */
    fieldError: (path: string): string | undefined => fields?.[`settings.${path}`],
    set: (patch: Partial<Part>) => {
      setChanged((now) => ({ ...now, ...patch }))
      setError(null)
    },
    reset: () => {
      setChanged({})
      setError(null)
    },
    save: async (): Promise<boolean> => {
      setSaving(true)
      setError(null)
      try {
        const { settings } = await client.fetchQuery({ ...settingsQuery(deckId), staleTime: 0 })
        const next = await api.publishing.update({
          params: { id: deckId },
          body: { settings: mutable({ ...settings, ...changed }) },
        })
        client.setQueryData(settingsQuery(deckId).queryKey, next)
        setChanged({})
        toast({ tone: 'success', title: t('settings.saved') })
        return true
      } catch (failure) {
        setError(failure)
        return false
      } finally {
        setSaving(false)
      }
    },
  }
}

const mutable = (settings: PublicationSettings) => ({
  ...settings,
  share: { ...settings.share, picture: { ...settings.share.picture } },
  hosts: [...settings.hosts],
})
