import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'

interface CountdownProps {
  readonly endsAt: string
  /** The server's time when it said so. */
  readonly now: string
  readonly onEnd: () => void
}

/** Seconds left by the server's clock, whatever the device's says. */
export function Countdown({ endsAt, now, onEnd }: CountdownProps) {
  const t = useWords('learning')
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  const [total] = useState(() => Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 1000)))
  const [left, setLeft] = useState(total)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      const rest = Math.max(0, total - Math.floor((performance.now() - began) / 1000))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      latest.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [total])
  return (
    <p
      role="timer"
      className={`px-3 py-1 text-center text-sm tabular-nums ${left <= 60 ? 'bg-danger-soft text-danger-text' : 'bg-hover text-muted'}`}
    >
      {t('play.timeLeft')} <span className="font-strong">{clock(left)}</span>
    </p>
  )
}

export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
