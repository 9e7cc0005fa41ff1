import { useFormatter } from '../../../words/use-words.ts'

/** Milliseconds as 4:07, or 1:04:07. */
export function useClock(): (milliseconds: number) => string {
  const format = useFormatter()
  const two = (value: number) => format.number(value, { minimumIntegerDigits: 2 })
  return (milliseconds) => {
    const seconds = Math.max(0, Math.round(milliseconds / 1000))
    const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    return hours > 0 ? `${format.number(hours)}:${two(minutes)}:${two(rest)}` : `${format.number(minutes)}:${two(rest)}`
  }
}
