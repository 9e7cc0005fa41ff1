import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { type ReactNode, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormFailure, SubmitForm } from './use-submit-form.ts'
import { useFocusInvalid } from './use-focus-invalid.ts'

interface FormProps<Values extends FieldValues> {
  readonly form: SubmitForm<Values>
  readonly className?: string
  readonly children: ReactNode
  /** Where it stands why sending failed; over the fields by default. */
  readonly failureAt?: 'start' | 'end'
  /** Behind the failure: a bar of buttons. */
  readonly footer?: ReactNode
}

/** A form over `useSubmitForm`: Enter sends it, the first wrong field takes the focus, a failure is said in words. */
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
        // A dialog's form stands, for React, inside the form that opened it.
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

/** Why a form was not sent. */
export function FormError({ failure }: { failure: FormFailure }) {
  return (
    <Callout tone="danger" title={failure.title} live>
      {failure.text}
    </Callout>
  )
}
