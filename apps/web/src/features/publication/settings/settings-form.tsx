import type { PublicationSettingsReply } from '@deckle/contract/publication.ts'
import { hostFrom, type PublicationSettings } from '@deckle/core/deck/publication/publication.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { type FieldPath, type FieldPathValue, useWatch } from 'react-hook-form'
import { api } from '../../../lib/api.ts'
import { type SubmitForm, useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { publicationQuery } from './publication-query.ts'

/** One form for all cards of the settings; nothing is in force until it is saved. */
export interface SettingsForm {
  readonly reply: PublicationSettingsReply
  readonly form: SubmitForm<PublicationSettings>
  /** The current values on the screen. `hosts` may hold lines that are not a valid site yet. */
  readonly draft: PublicationSettings
  readonly isDirty: boolean
  /** A field must be corrected before saving. */
  readonly hasFieldErrors: boolean
  readonly set: <Name extends FieldPath<PublicationSettings>>(
    name: Name,
    value: FieldPathValue<PublicationSettings, Name>,
  ) => void
  readonly discard: () => void
}

/** Overrides `resetOptions`, which is meant for values that the server sends meanwhile. */
const resetAll = { keepDirtyValues: false } as const

const SettingsFormContext = createContext<SettingsForm | null>(null)

export function useSettingsForm(): SettingsForm {
  const form = useContext(SettingsFormContext)
  if (!form) throw new Error('useSettingsForm needs a SettingsFormProvider')
  return form
}

export function SettingsFormProvider({ deckId, reply, children }: SettingsFormProviderProps) {
  const form = useSaveSettings(deckId, reply.settings)
  const { isDirty, errors } = form.formState
  const value: SettingsForm = {
    reply,
    form,
    draft: useWatch({ control: form.control }) as PublicationSettings,
    isDirty,
    hasFieldErrors: Object.keys(errors).some((name) => name !== 'root'),
    set: (name, next) => form.setValue(name, next, { shouldDirty: true, shouldValidate: true }),
    discard: () => {
      form.reset(undefined, resetAll)
      form.clearFailure()
    },
  }
  return <SettingsFormContext value={value}>{children}</SettingsFormContext>
}

interface SettingsFormProviderProps {
  readonly deckId: string
  readonly reply: PublicationSettingsReply
  readonly children: ReactNode
}

/** Saves only what changed, over the server's current settings, so that two people can change different settings at once. */
function useSaveSettings(deckId: string, saved: PublicationSettings): SubmitForm<PublicationSettings> {
  const t = useWords('publication')
  const client = useQueryClient()
  return useSubmitForm<PublicationSettings>({
    values: saved,
    resetOptions: { keepDirtyValues: true },
    mode: 'onChange',
    reValidateMode: 'onChange',
    submit: async (draft, { reset }) => {
      const changed = changedOf(draft, saved)
      const { settings } = await client.fetchQuery({ ...publicationQuery(deckId), staleTime: 0 })
      const next = await api.publication.update({
        params: { id: deckId },
        body: { settings: mutable({ ...settings, ...changed }) },
      })
      client.setQueryData(publicationQuery(deckId).queryKey, next)
      reset(next.settings, resetAll)
      toast({ tone: 'success', title: t('settings.saved') })
    },
    within: 'settings.',
  })
}

function changedOf(draft: PublicationSettings, saved: PublicationSettings): Partial<PublicationSettings> {
  const hosts = [...new Set(draft.hosts.flatMap((line) => hostFrom(line) ?? []))]
  const next = { ...draft, hosts }
  const names = Object.keys(next) as (keyof PublicationSettings)[]
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(next[name]) !== JSON.stringify(saved[name]))
      .map((name) => [name, next[name]]),
  )
}

const mutable = (settings: PublicationSettings) => ({
  ...settings,
  share: { ...settings.share, picture: { ...settings.share.picture } },
  hosts: [...settings.hosts],
})
