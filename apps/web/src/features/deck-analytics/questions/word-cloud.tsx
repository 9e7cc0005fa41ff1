import type { AnswerSummary } from '@deckle/contract/analytics.ts'
import { useWords } from '../../../words/use-words.ts'

const MOST_WORDS = 40
/** Pixels of the rarest and of the most frequent word. */
const sizes = [12, 30] as const

interface WordCloudProps {
  readonly summary: Pick<AnswerSummary, 'words' | 'counted' | 'isWhole'>
  readonly onPick: (word: string) => void
}

/** The words of answers, larger the more answers hold them; a click searches for one. */
export function WordCloud({ summary: { words: all, counted, isWhole }, onPick }: WordCloudProps) {
  const t = useWords('analytics')
  const words = all.filter(({ answers }) => answers > 1).slice(0, MOST_WORDS)
  const [first, second] = words
  if (!first || !second || words.length < 3) return null
  const least = words.at(-1)?.answers ?? 1
  const sizeOf = (count: number) =>
    first.answers === least
      ? 18
      : sizes[0] + Math.sqrt((count - least) / (first.answers - least)) * (sizes[1] - sizes[0])
  const finding =
    first.answers === second.answers ? null : t('cloud.finding', { word: first.word, count: first.answers })
  return (
    <section aria-label={t('cloud.title')} className="rounded-lg bg-canvas p-3">
      {finding && <p className="mb-2 text-sm wrap-anywhere">{finding}</p>}
      <ul className="flex flex-wrap items-baseline justify-center gap-x-3 gap-y-1">
        {words
          .toSorted((one, other) => (one.word < other.word ? -1 : 1))
          .map(({ word, answers: count }) => (
            <li key={word} className="max-w-full">
              <button
                type="button"
                onClick={() => onPick(word)}
                aria-label={t('cloud.word', { word, count })}
                title={t('cloud.word', { word, count })}
                className={`max-w-full rounded-sm leading-tight wrap-anywhere hover:underline touch:min-h-11 ${count === first.answers ? 'font-strong text-brand-text' : 'text-ink'}`}
                style={{ fontSize: sizeOf(count) }}
              >
                {word}
              </button>
            </li>
          ))}
      </ul>
      <p className="mt-2 text-xs text-muted">{t(isWhole ? 'cloud.whole' : 'cloud.text', { count: counted })}</p>
    </section>
  )
}
