import { momentFault } from '@deckle/ui/fields/use-typed-moment.ts'
import { useUiStrings } from '@deckle/ui/strings/ui-strings-provider.tsx'
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
  const strings = useUiStrings()
  const { keepInput, findFault } = useInput()
  const { field, fieldState } = useController({
    control,
    name,
    shouldUnregister: isForgotten,
    rules: {
      validate: (value, values) => {
        // The value is still the one before.
        const fault = findFault()
        return fault ? strings[fault] : (check?.(value, values) ?? true)
      },
    },
  })
  const register = field.ref
  const ref = useCallback(
    (element: unknown) => {
      keepInput(element)
      register(element)
    },
    [keepInput, register],
  )
  return <>{children({ ...field, ref, error: fieldState.error?.message })}</>
}

/** Keeps a field's input, to find the fault of a date or time that is only partly typed. */
function useInput() {
  const input = useRef<unknown>(null)
  const keepInput = useCallback((element: unknown) => void (input.current = element), [])
  const findFault = useCallback(
    () => (input.current instanceof HTMLInputElement ? momentFault(input.current) : null),
    [],
  )
  return { keepInput, findFault }
}
