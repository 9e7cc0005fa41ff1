import type { ReactNode } from 'react'
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form'

export interface FieldInput<Values extends FieldValues, Name extends FieldPath<Values>> extends ControllerRenderProps<
  Values,
  Name
> {
  readonly error: string | undefined
}

interface FieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly control: Control<Values>
  readonly name: Name
  /** Why the value can't be sent, in words; true where it can. */
  readonly check?: (value: FieldPathValue<Values, Name>, values: Values) => true | string | Promise<true | string>
  /** Its value goes with it when it is no longer shown. */
  readonly isForgotten?: boolean
  /** Draws it: `value`, `onChange`, `onBlur`, `name`, `ref`, and `error`, its own or the server's. */
  readonly children: (input: FieldInput<Values, Name>) => ReactNode
}

/** One value of a form with what is wrong about it. */
export function Field<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  check,
  isForgotten = false,
  children,
}: FieldProps<Values, Name>) {
  const { field, fieldState } = useController({
    control,
    name,
    shouldUnregister: isForgotten,
    ...(check && { rules: { validate: check } }),
  })
  return <>{children({ ...field, error: fieldState.error?.message })}</>
}
