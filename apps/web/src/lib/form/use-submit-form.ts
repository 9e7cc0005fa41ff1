import { CallError } from '@deckle/contract/client/call-error.ts'
import { useCallback, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, get, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import { useErrorWords } from '../error-words.ts'

/** A refusal that this form knows better than the error's own words do. */
export interface Refusal<Values extends FieldValues> {
  /** Beside which field it stands; over the form where there is none. */
  readonly field?: FieldPath<Values>
  /** In words; the error's own by default. */
  readonly message?: string
  /** The field to type anew. */
  readonly select?: FieldPath<Values>
}

export interface SubmitFormOptions<Values extends FieldValues> extends Pick<
  UseFormProps<Values>,
  'defaultValues' | 'values' | 'resetOptions' | 'mode' | 'reValidateMode'
> {
  /** Rejects with the server's refusal, which is then said beside its fields, else over the form. */
  readonly submit: (values: Values, form: UseFormReturn<Values>) => unknown
  readonly refusal?: (error: unknown) => Refusal<Values> | undefined
  /** Server fields stand deeper in the body than in the form: what stands before their names there. */
  readonly within?: string
  /** The specification ignores its failure (product.md §8): it stops nobody and is said quietly. For who searches. */
  readonly ignoredBy?: `spec §${number}`
}

export interface FormFailure {
  readonly title?: string | undefined
  readonly text: string
}

export interface SubmitForm<Values extends FieldValues> extends UseFormReturn<Values> {
  readonly isPending: boolean
  /** Why it failed as a whole, in words. */
  readonly failure: FormFailure | null
  /** Grows whenever something must be corrected before it can be sent. */
  readonly refusals: number
  /** Sends what is valid, once at a time. Whether it was done. Never rejects. */
  readonly submit: () => Promise<boolean>
  readonly clearFailure: () => void
}

/** A form that is sent to the server: validity, pending, what was refused, and no second submit during the first. */
export function useSubmitForm<Values extends FieldValues>(options: SubmitFormOptions<Values>): SubmitForm<Values> {
  const { submit: send, refusal, within = '', ignoredBy: _, ...rest } = options
  const form = useForm<Values>({
    reValidateMode: 'onSubmit',
    ...rest,
    // `Form` does, for fields without an input of their own too.
    shouldFocusError: false,
  })
  const errorWords = useErrorWords()
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [refusals, setRefusals] = useState(0)
  const isUnderWay = useRef(false)
  const [isPending, setPending] = useState(false)

  const tell = (error: unknown) => {
    const { field, message, select } = refusal?.(error) ?? {}
    if (field) return form.setError(field, { type: 'server', message: message ?? errorWords(error) })
    const wrong = fieldsOf(error, within).filter(([name]) => get(form.getValues(), name) !== undefined)
    for (const [name, text] of wrong) form.setError(name as FieldPath<Values>, { type: 'server', message: text })
    if (wrong.length > 0) return
    setFailure(message === undefined ? { title: errorWords.title(error), text: errorWords(error) } : { text: message })
    if (select) form.setFocus(select, { shouldSelect: true })
  }
  const submit = async (): Promise<boolean> => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setPending(true)
    setFailure(null)
    let isDone = false
    await form.handleSubmit(async (values) => {
      try {
        await send(values, form)
        isDone = true
      } catch (error) {
        tell(error)
      }
    })()
    isUnderWay.current = false
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
