import { useState } from 'react'

/** Controlled by `value`, or uncontrolled from `initial`. */
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
