import { useEffect, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'

/**
 * What is wrong in a form, above it, each with a way to its field. Takes the focus when `attempt` grows (the
 * number of tries to save). A form with one or two fields does better by moving the focus to the first one.
 */
export function FormErrorSummary({ errors, attempt, title }: FormErrorSummaryProps) {
  const strings = useUiStrings()
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(attempt)
  useEffect(() => {
    if (attempt !== shown.current && errors.length > 0) box.current?.focus()
    shown.current = attempt
  }, [attempt, errors.length])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-3 rounded-lg bg-danger-soft px-4 py-3 text-sm text-ink"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger-text" />
      <div>
        <p className="font-strong">{title ?? strings.formErrors(errors.length)}</p>
        <ul className="mt-1 flex list-disc flex-col gap-0.5 ps-4">
          {errors.map((error) => (
            <li key={`${error.field ?? ''}${error.message}`}>
              {error.onGo ? (
                <button
                  type="button"
                  onClick={error.onGo}
                  className="rounded-sm text-start text-danger-text underline touch:min-h-11"
                >
                  {error.message}
                </button>
              ) : (
                error.message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

export interface FormErrorSummaryProps {
  /** `onGo` moves the focus to the field (with react-hook-form: `() => setFocus(name)`). */
  errors: readonly { field?: string; message: string; onGo?: () => void }[]
  attempt?: number
  title?: string
}
