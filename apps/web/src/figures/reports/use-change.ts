import { useFormatter, useWords } from '../../words/use-words.ts'

/** From this on a growth reads better as a multiple than in per cent. */
const multiple = 3

/** A number beside that of the period before: in per cent, or as a multiple where it grew to three times or more. */
export function useChange(): (now: number, before: number) => string {
  const words = useWords('reports')
  const format = useFormatter()
  return (now, before) => {
    if (now === before) return words('home.same')
    if (before === 0) return words('home.noneBefore')
    if (now / before >= multiple)
      return words('home.times', { times: format.number(now / before, { maximumFractionDigits: 0 }) })
    const share = format.number(Math.abs(now - before) / before, { style: 'percent', maximumFractionDigits: 0 })
    return words(now > before ? 'home.more' : 'home.less', { share })
  }
}
