import { useEffect, useMemo } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { useAuth } from '../session/auth-state.ts'
import { keptValues } from './kept-values.ts'
import { type SubmitForm, type SubmitFormOptions, useSubmitForm } from './use-submit-form.ts'

interface KeptFormOptions<Values extends FieldValues> extends SubmitFormOptions<Values> {
  /** What is written: a kind and an id, `comment-<id>`. Without dots; null where nothing is kept. */
  readonly keptAs: string | null
}

/** A form for a person's own words: what is typed survives a reload, on this device, until it is sent. */
export function useKeptForm<Values extends FieldValues>({
  keptAs,
  ...options
}: KeptFormOptions<Values>): SubmitForm<Values> {
  const userId = useAuth(({ user }) => user?._id ?? '')
  const kept = useMemo(() => (keptAs === null ? null : keptValues(keptAs, userId)), [keptAs, userId])
  const form = useSubmitForm<Values>({
    ...options,
    submit: async (values, sent) => {
      await options.submit(values, sent)
      kept?.remove()
    },
  })
  const { getValues, setValue, subscribe } = form
  useEffect(() => {
    if (!kept) return
    const empty = JSON.stringify(getValues())
    const found = kept.read() ?? {}
    for (const [name, value] of Object.entries(getValues()))
      if (name in found && typeof found[name] === typeof value)
        setValue(name as Path<Values>, found[name] as PathValue<Values, Path<Values>>, { shouldDirty: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => (JSON.stringify(values) === empty ? kept.remove() : kept.write(values)),
    })
  }, [kept, getValues, setValue, subscribe])
  return form
}
