import { useEffect, useState } from 'react'
import { useFormatter } from '../words/use-words.ts'

/** Times as "5 minutes ago", updated each minute; never "in 5 seconds" if the clock is behind the server's. */
export function useRelativeTime(): (iso: string) => string {
  const format = useFormatter()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return (iso) => {
    const moment = new Date(iso)
    return format.relativeTime(moment, Math.max(now, moment.getTime()))
  }
}
