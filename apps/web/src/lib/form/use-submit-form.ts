import { CallError, isCancelled } from '@deckle/contract/client/call-error.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, get, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import { useErrorWords } from '../errors/error-words.ts'
import { invalidate } from '../invalidate.ts'

/** A refusal with a more specific message than the error's own. */
export interface Refusal<Values extends FieldValues> {
  /** The field it belongs to; shown above the form if missing. */
  readonly field?: FieldPath<Values>
  /** The error's own text by default. */
  readonly message?: string
  /** The field to select for retyping. */
  readonly select?: FieldPath<Values>
}

export interface SubmitFormOptions<Values extends FieldValues> extends Pick<
  UseFormProps<Values>,
  'defaultValues' | 'values' | 'resetOptions' | 'mode' | 'reValidateMode'
> {
  /** Rejects with the server's refusal, which is shown at its fields, else above the form. */
  readonly submit: (values: Values, form: UseFormReturn<Values>) => unknown
  /** Query keys to refetch once it is sent; until then it is pending. */
  readonly invalidates?: readonly QueryKey[]
  readonly refusal?: (error: unknown) => Refusal<Values> | undefined
  /** Prefix of the server's field names, if the form's values are nested in the request body. */
  readonly within?: string
  /** Maps a field name in the server's error to the form's field path, if they differ. */
  readonly fieldOf?: (name: string, values: Values) => string | undefined
  /**
   * The specification ignores this failure (product.md §8): it is shown quietly and blocks nothing. The value documents
   * the clause.
   */
  readonly ignoredBy?: `spec §${number}`
}

export interface FormFailure {
  readonly title?: string | undefined
  readonly text: string
}

export interface SubmitForm<Values extends FieldValues> extends UseFormReturn<Values> {
  readonly isPending: boolean
  /** The error of the form as a whole. */
  readonly failure: FormFailure | null
  /** Incremented whenever something must be corrected before sending. */
  readonly refusals: number
  /** Submits valid values; a second call meanwhile is ignored. Resolves with whether it succeeded; never rejects. */
  readonly submit: () => Promise<boolean>
  readonly clearFailure: () => void
}

/** A form's state: validation, pending, server refusals, and no second submit during the first. */
export function useSubmitForm<Values extends FieldValues>(options: SubmitFormOptions<Values>): SubmitForm<Values> {
  const { submit: send, invalidates = [], refusal, within = '', fieldOf, ignoredBy: _, ...rest } = options
  const form = useForm<Values>({
    reValidateMode: 'onSubmit',
    ...rest,
    // `Form` sets the focus, also for fields without a native input.
    shouldFocusError: false,
  })
  const queries = useQueryClient()
  const errorWords = useErrorWords()
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [refusals, setRefusals] = useState(0)
  const isSubmitting = useRef(false)
  const [isPending, setPending] = useState(false)

  const showError = (error: unknown) => {
    if (isCancelled(error)) return
    const { field, message, select } = refusal?.(error) ?? {}
    if (field) return form.setError(field, { type: 'server', message: message ?? errorWords(error) })
    const values = form.getValues()
    const wrong = fieldsOf(error, within)
      .map(([name, text]) => [fieldOf?.(name, values) ?? name, text] as const)
      .filter(([name]) => get(values, name) !== undefined)
    for (const [name, text] of wrong) form.setError(name as FieldPath<Values>, { type: 'server', message: text })
    if (wrong.length > 0) return
    setFailure(message === undefined ? { title: errorWords.title(error), text: errorWords(error) } : { text: message })
    if (select) form.setFocus(select, { shouldSelect: true })
  }
  const submit = async (): Promise<boolean> => {
    if (isSubmitting.current) return false
    isSubmitting.current = true
    setPending(true)
    setFailure(null)
    let isDone = false
    await form.handleSubmit(async (values) => {
      try {
        await send(values, form)
        isDone = true
        await Promise.all(invalidates.map((queryKey) => invalidate(queries, queryKey)))
      } catch (error) {
        showError(error)
      }
    })()
    isSubmitting.current = false
    setPending(false)
    if (!isDone) setRefusals((count) => count + 1)
    return isDone
  }
  const clearFailure = useCallback(() => setFailure(null), [])
  return { ...form, isPending, failure, refusals, submit, clearFailure }
}

function fieldsOf(error: unknown, within: string): readonly (readonly [string, string])[] {
  if (!(error instanceof CallError)) return []
  return Object.entries(error.fields).map(([path, text]) => [
    path.startsWith(within) ? path.slice(within.length) : path,
    text,
  ])
}
