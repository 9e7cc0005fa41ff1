import { useEffect, useMemo } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { useAuth } from '../session/auth-state.ts'
import { draftValues } from './draft-values.ts'
import { type SubmitForm, type SubmitFormOptions, useSubmitForm } from './use-submit-form.ts'

interface DraftFormOptions<Values extends FieldValues> extends SubmitFormOptions<Values> {
  /** What is written: a kind and an id, `comment-<id>`. Without dots; null where nothing is kept. */
  readonly draftKey: string | null
}

/** A form for a person's own words: what is typed survives a reload, on this device, until it is sent. */
export function useDraftForm<Values extends FieldValues>({
  draftKey,
  ...options
}: DraftFormOptions<Values>): SubmitForm<Values> {
  const userId = useAuth(({ user }) => user?._id ?? '')
  const draft = useMemo(() => (draftKey === null ? null : draftValues(draftKey, userId)), [draftKey, userId])
  const form = useSubmitForm<Values>({
    ...options,
    submit: async (values, sent) => {
      await options.submit(values, sent)
      draft?.remove()
    },
  })
  const { getValues, setValue, subscribe } = form
  useEffect(() => {
    if (!draft) return
    const empty = JSON.stringify(getValues())
    const found = draft.read() ?? {}
    for (const [name, value] of Object.entries(getValues()))
      if (name in found && typeof found[name] === typeof value)
        setValue(name as Path<Values>, found[name] as PathValue<Values, Path<Values>>, { shouldDirty: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => (JSON.stringify(values) === empty ? draft.remove() : draft.write(values)),
    })
  }, [draft, getValues, setValue, subscribe])
  return form
}
