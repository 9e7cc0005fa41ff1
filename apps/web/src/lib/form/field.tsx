import { type ReactNode, useCallback, useRef } from 'react'
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
  /** The error message of an invalid value; true if valid. */
  readonly check?: (value: FieldPathValue<Values, Name>, values: Values) => true | string | Promise<true | string>
  /** The value is dropped when the field unmounts. */
  readonly isForgotten?: boolean
  /** Renders the input: `value`, `onChange`, `onBlur`, `name`, `ref`, and `error`, from validation or the server. */
  readonly children: (input: FieldInput<Values, Name>) => ReactNode
}

export function Field<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  check,
  isForgotten = false,
  children,
}: FieldProps<Values, Name>) {
  const input = useRef<HTMLInputElement>(null)
  const { field, fieldState } = useController({
    control,
    name,
    shouldUnregister: isForgotten,
    rules: {
      validate: (value, values) => {
        // A partly typed date keeps its previous value.
        const fault = input.current?.dataset?.['fault'] ?? ''
        return fault === '' ? (check?.(value, values) ?? true) : fault
      },
    },
  })
  const register = field.ref
  const ref = useCallback((element: HTMLInputElement | null) => register((input.current = element)), [register])
  // oxlint-disable-next-line react/refs -- `ref` is a callback, which the input calls
  return <>{children({ ...field, ref, error: fieldState.error?.message })}</>
}
