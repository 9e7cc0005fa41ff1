import { useEffect, useState } from 'react'

const PAUSE_MS = 200

/** Returns the value after it has not changed for a while, for search requests. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
