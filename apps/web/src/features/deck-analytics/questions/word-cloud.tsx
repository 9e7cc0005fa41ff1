import { countWords } from '@deckle/core/text/count-words.ts'
import { useWords } from '../../../words/use-words.ts'

const MOST_WORDS = 30
/** Pixels of the rarest and of the most frequent word. */
const sizes = [12, 28] as const

/** The words of answers, larger the more answers hold them; a click searches for one. */
export function WordCloud({
  texts,
  onPick,
}: {
  readonly texts: readonly string[]
  readonly onPick: (word: string) => void
}) {
  const t = useWords('analytics')
  const words = countWords(texts, MOST_WORDS).filter(({ texts: count }) => count > 1)
  if (words.length < 3) return null
  const most = words[0]?.texts ?? 1
  const least = words.at(-1)?.texts ?? 1
  const sizeOf = (count: number) =>
    most === least ? 18 : sizes[0] + ((count - least) / (most - least)) * (sizes[1] - sizes[0])
  return (
    <section aria-label={t('cloud.title')} className="rounded-lg bg-canvas p-3">
      <ul className="flex flex-wrap items-baseline justify-center gap-x-3 gap-y-1">
        {words
          .toSorted((one, other) => (one.word < other.word ? -1 : 1))
          .map(({ word, texts: count }) => (
            <li key={word}>
              <button
                type="button"
                onClick={() => onPick(word)}
                aria-label={t('cloud.word', { word, count })}
                title={t('cloud.word', { word, count })}
                className={`rounded-sm leading-tight hover:underline touch:min-h-11 ${count === most ? 'font-strong text-brand-text' : 'text-ink'}`}
                style={{ fontSize: sizeOf(count) }}
              >
                {word}
              </button>
            </li>
          ))}
      </ul>
      <p className="mt-2 text-xs text-muted">{t('cloud.text', { count: texts.length })}</p>
    </section>
  )
}
