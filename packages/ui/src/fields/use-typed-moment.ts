import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { TextFieldProps } from 'react-aria-components'
import { isLikelyYear } from '../pickers/likely-year.ts'

export type MomentFault = 'partsMissing' | 'yearIncomplete'

const momentTypes: readonly (string | undefined)[] = ['date', 'datetime-local', 'time']

export const isMomentType = (type: string | undefined): boolean => momentTypes.includes(type)

/** The fault of a date or time that is only partly typed; null for a complete one, an empty one, and other inputs. */
export function momentFault({ type, value, validity }: HTMLInputElement): MomentFault | null {
  if (!isMomentType(type)) return null
  if (validity.badInput) return 'partsMissing'
  const year = /^(\d+)-/.exec(value)?.[1]
  return year === undefined || isLikelyYear(Number(year)) ? null : 'yearIncomplete'
}

/**
 * Keeps a date or time in its field until it is complete: browsers report the years 0002, 0020 and 0202 while 2026 is
 * typed, and an empty value while a part is missing. The fault is shown once the field is left. Other fields report every
 * change.
 */
export function useTypedMoment(
  { type, onBlur, onKeyDown }: Pick<TextFieldProps, 'type' | 'onBlur' | 'onKeyDown'>,
  value: string,
  setValue: (value: string) => void,
  ref: Ref<HTMLInputElement | null> | undefined,
) {
  const isMoment = isMomentType(type)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(isMoment ? ref : undefined, () => input.current as HTMLInputElement)
  const [owned, setOwned] = useState(value)
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<MomentFault | null>(null)
  if (value !== owned) {
    setOwned(value)
    setTyped(null)
    setFault(null)
  }
  const report = (text: string) => {
    setTyped(null)
    setFault(null)
    if (text !== value) setValue(text)
  }
  // A field that is emptied part by part reports no change.
  const commit = () => {
    if (!isMoment || !input.current) return
    const found = momentFault(input.current)
    if (found) setFault(found)
    else report(input.current.value)
  }
  const handlers: Pick<TextFieldProps, 'onChange' | 'onBlur' | 'onKeyDown'> = {
    onChange: (text) => {
      if (!isMoment) setValue(text)
      else if (input.current && momentFault(input.current)) setTyped(text)
      else report(text)
    },
    onBlur: (event) => {
      commit()
      onBlur?.(event)
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter') commit()
      onKeyDown?.(event)
    },
  }
  return { isMoment, text: typed ?? value, fault, handlers, inputRef: isMoment ? input : ref }
}
