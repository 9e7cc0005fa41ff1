import { Card } from '@deckle/ui/layout/card.tsx'
import { LyingBar } from '../../../charts/lying-bar.tsx'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'

/** From which alpha on a test is called good, and fair (Nunnally 1978). */
const limits = { good: 0.8, fair: 0.5 } as const

/** Cronbach's alpha, with what it means. */
export function AlphaCard({ alpha, attempts }: { readonly alpha: number | null; readonly attempts: number }) {
  const t = useWords('analytics')
  const { decimal } = useFigureFormat()
  const level = alpha === null ? 'none' : alpha >= limits.good ? 'good' : alpha >= limits.fair ? 'fair' : 'low'
  return (
    <Card title={t('items.alpha')} description={t(`items.alphaText.${level}`)}>
      <div className="flex items-center gap-4">
        <p className="text-xl font-strong tabular-nums">{decimal(alpha)}</p>
        <div className="min-w-0 flex-1">
          {alpha !== null && <LyingBar part={Math.max(0, alpha) * 100} mark={limits.good * 100} height={10} />}
          <p className="mt-1 text-xs text-muted">{t('items.alphaNote', { attempts })}</p>
        </div>
      </div>
    </Card>
  )
}
