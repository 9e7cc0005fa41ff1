import { CallError } from '@deckle/contract/client/call-error.ts'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'

/**
 * Puts the server's words beside the fields they are about, the focus on the first. Returns whether it found any
 * of the form's fields among them.
 */
export function setFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof CallError)) return false
  const wrong = names.filter((name) => error.fields[name] !== undefined)
  wrong.forEach((name, index) =>
    setError(name, { type: 'server', message: error.fields[name] }, { shouldFocus: index === 0 }),
  )
  return wrong.length > 0
}
