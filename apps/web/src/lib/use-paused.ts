import { useEffect, useState } from 'react'

/** Milliseconds without a keystroke, after which the server is asked. */
const PAUSE_MS = 200

/** The value as it was when it last rested. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
