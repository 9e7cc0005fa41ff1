import { useLocale } from 'react-aria-components'
import { useFormat, useUiStrings } from '../strings/ui-strings-provider.tsx'

/** Maximum and ideal length, in characters. */
export interface Limits {
  max: number
  ideal?: number
  /** Counts the length; the string's own length by default. */
  measure?: (text: string) => number
}

export type LimitState = 'ok' | 'long' | 'over'

export function limitState(length: number, { max, ideal }: Limits): LimitState {
  if (length > max) return 'over'
  return ideal !== undefined && length > ideal ? 'long' : 'ok'
}

export function textLength(text: string, limits: Limits): number {
  return limits.measure ? limits.measure(text) : text.length
}

/** "12 / 60" beside a label; screen readers get the long form, announced when a limit is crossed. */
export function LimitCounter({ text, limits }: { text: string; limits: Limits }) {
  const strings = useUiStrings()
  const number = useFormat(useLocale().locale)
  const length = textLength(text, limits)
  const state = limitState(length, limits)
  const words = {
    ok: () => strings.limitOk(number(length), number(limits.max)),
    long: () => strings.limitLong(number(length), number(limits.ideal ?? limits.max), number(limits.max)),
    over: () => strings.limitOver(number(length - limits.max), number(limits.max)),
  }[state]()
  return (
    <span className="text-xs tabular-nums" title={words} data-limit={state}>
      <span aria-hidden="true" dir="ltr" className={tones[state]}>
        {number(length)}
        {state === 'long' && <span> ({number(limits.ideal ?? limits.max)})</span>} / {number(limits.max)}
      </span>
      <span className="sr-only" aria-live="polite">
        {state === 'ok' ? '' : words}
      </span>
    </span>
  )
}

const tones: Record<LimitState, string> = {
  ok: 'text-muted',
  long: 'text-warning-text',
  over: 'font-strong text-danger-text',
}
