import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { type ReactNode, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormFailure, SubmitForm } from './use-submit-form.ts'
import { useFocusInvalid } from './use-focus-invalid.ts'

interface FormProps<Values extends FieldValues> {
  readonly form: SubmitForm<Values>
  readonly className?: string
  readonly children: ReactNode
  /** Where the form's error is shown; above the fields by default. */
  readonly failureAt?: 'start' | 'end'
  /** Below the error: a bar of buttons. */
  readonly footer?: ReactNode
}

/** A form over `useSubmitForm`: Enter submits, the first invalid field gets the focus, errors are shown as text. */
export function Form<Values extends FieldValues>({
  form,
  className = 'flex flex-col gap-4',
  children,
  failureAt = 'start',
  footer,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  useFocusInvalid(element, form.refusals)
  const failure = form.failure && <FormError failure={form.failure} />
  return (
    <form
      ref={element}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        // React bubbles a dialog form's submit to the form that opened the dialog.
        event.stopPropagation()
        void form.submit()
      }}
    >
      {failureAt === 'start' && failure}
      {children}
      {failureAt === 'end' && failure}
      {footer}
    </form>
  )
}

export function FormError({ failure }: { failure: FormFailure }) {
  return (
    <Callout tone="danger" title={failure.title} live>
      {failure.text}
    </Callout>
  )
}
