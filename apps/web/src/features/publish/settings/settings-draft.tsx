import { CallError } from '@deckle/contract/client/call-error.ts'
import type { PublicationReply } from '@deckle/contract/publishing.ts'
import { type PublicationSettings, slugProblem } from '@deckle/core/deck/publication.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../words/use-words.ts'
import { settingsQuery } from './settings-query.ts'

/** The settings as they are being changed on the screen: one draft for all cards, in force once it is saved. */
export interface SettingsDraft {
  readonly reply: PublicationReply
  readonly draft: PublicationSettings
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** What was refused beside single fields. */
  readonly error: unknown
  /** Whether a field must be corrected first; its error stands beside it. */
  readonly hasFieldErrors: boolean
  /** What was refused of a field, by its path in the settings. */
  readonly fieldError: (path: string) => string | undefined
  /** Grows when the draft is discarded or saved: fields that hold text of their own begin anew. */
  readonly generation: number
  readonly set: (patch: Partial<PublicationSettings>) => void
  /** The list of sites holds text that is no value yet: nothing can be saved. */
  readonly setUnreadable: (isUnreadable: boolean) => void
  readonly discard: () => void
  /** Whether it is in force now. */
  readonly save: () => Promise<boolean>
}

const SettingsDraftContext = createContext<SettingsDraft | null>(null)

export function useSettingsDraft(): SettingsDraft {
  const draft = useContext(SettingsDraftContext)
  if (!draft) throw new Error('No settings are being changed here')
  return draft
}

/** Saved over what the server has then, so that two people change different settings without undoing each other. */
export function SettingsDraftProvider({ deckId, reply, children }: SettingsDraftProviderProps) {
  const t = useWords('publish')
  const client = useQueryClient()
  const [changed, setChanged] = useState<Partial<PublicationSettings>>({})
  const [unreadable, setUnreadable] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [generation, setGeneration] = useState(0)
  const draft = { ...reply.settings, ...changed }
  const names = Object.keys(changed) as (keyof PublicationSettings)[]
  const isDirty =
    unreadable || names.some((name) => JSON.stringify(draft[name]) !== JSON.stringify(reply.settings[name]))
  const fields = error instanceof CallError ? error.fields : {}
  const isInvalid = unreadable || slugProblem(draft.slug) !== null
  const settle = () => {
    setChanged({})
    setUnreadable(false)
    setError(null)
    setGeneration((now) => now + 1)
  }
  const save = async (): Promise<boolean> => {
    if (isInvalid) return false
    setSaving(true)
    setError(null)
    try {
      const { settings } = await client.fetchQuery({ ...settingsQuery(deckId), staleTime: 0 })
      const next = await api.publishing.update({
        params: { id: deckId },
        body: { settings: mutable({ ...settings, ...changed }) },
      })
      client.setQueryData(settingsQuery(deckId).queryKey, next)
      settle()
      toast({ tone: 'success', title: t('settings.saved') })
      return true
    } catch (failure) {
      setError(failure)
      return false
    } finally {
      setSaving(false)
    }
  }
  const value: SettingsDraft = {
    reply,
    draft,
    isDirty,
    isSaving,
    error: Object.keys(fields).length > 0 ? null : error,
    hasFieldErrors: isInvalid || Object.keys(fields).length > 0,
    fieldError: (path) => fields[`settings.${path}`],
    generation,
    set: (patch) => {
      setChanged((now) => ({ ...now, ...patch }))
      setError(null)
    },
    setUnreadable,
    discard: settle,
    save,
  }
  return <SettingsDraftContext value={value}>{children}</SettingsDraftContext>
}

interface SettingsDraftProviderProps {
  readonly deckId: string
  readonly reply: PublicationReply
  readonly children: ReactNode
}

const mutable = (settings: PublicationSettings) => ({
  ...settings,
  share: { ...settings.share, picture: { ...settings.share.picture } },
  hosts: [...settings.hosts],
})
