import { useState } from 'react'

/** A value that its owner may hold (`value`) or leave to the field (`initial`). */
export function useControlled<T>(
  value: T | undefined,
  initial: T,
  onChange?: (value: T) => void,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(initial)
  return [
    value ?? own,
    (next) => {
      setOwn(next)
      onChange?.(next)
    },
  ]
}
