import { useWords } from '../words/use-words.ts'

/** `45 min`, `2 h 15 min`, `3 h`. */
export function useMinutes(): (minutes: number) => string {
  const t = useWords('course')
  return (minutes) => {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    if (hours === 0) return t('minutes', { count: rest })
    return rest === 0
      ? t('hours', { count: hours })
      : `${t('hours', { count: hours })} ${t('minutes', { count: rest })}`
  }
}
