import type { DeckItem } from '@deckle/contract/models/deck-figures.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Check } from 'lucide-react'
import { LyingBar } from '../../../charts/lying-bar.tsx'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'

/** Who chooses which answer: the best choose the right one, the worst the others, where a question works. */
export function Distractors({ items }: { readonly items: readonly DeckItem[] }) {
  const t = useWords('analytics')
  return (
    <Card title={t('items.distractors')} description={t('items.distractorsText')}>
      <div className="flex flex-col gap-5">
        {items.map((item) => (
          <Options key={item.slideId} item={item} />
        ))}
      </div>
    </Card>
  )
}

function Options({ item }: { readonly item: DeckItem }) {
  const t = useWords('analytics')
  const { percent, decimal } = useFigureFormat()
  const name = `${item.slideSeq + 1}. ${item.question || t('question.untitled')}`
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="pb-1 text-start font-strong wrap-anywhere">{name}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="w-2/5 text-start font-normal">
            {t('question.option')}
          </th>
          <th scope="col" className="text-start font-normal">
            {t('items.chosen')}
          </th>
          <th scope="col" className="w-28 text-end font-normal phone:w-24">
            {t('items.upperLower')}
          </th>
        </tr>
      </thead>
      <tbody>
        {item.options.map(({ key, label, correct, count, share, upperLower }) => {
          const isOdd = correct ? (upperLower ?? 1) < 0 : count === 0 || (upperLower ?? 0) >= 0.1
          return (
            <tr key={key}>
              <th scope="row" className="py-1 pe-3 text-start font-normal wrap-anywhere">
                <span className="flex items-start gap-1.5">
                  {correct && (
                    <Check
                      role="img"
                      aria-label={t('question.right')}
                      className="mt-0.5 size-4 shrink-0 text-success-text"
                    />
                  )}
                  {label || t('question.untitledOption')}
                </span>
              </th>
              <td className="py-1" aria-label={percent(share)}>
                <span className="flex items-center gap-2">
                  <span className="min-w-0 flex-1">
                    <LyingBar part={share ?? 0} height={12} />
                  </span>
                  <span className="w-10 text-end tabular-nums">{percent(share)}</span>
                </span>
              </td>
              <td className={`py-1 text-end tabular-nums ${isOdd ? 'font-strong text-warning-text' : ''}`}>
                {decimal(upperLower)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
