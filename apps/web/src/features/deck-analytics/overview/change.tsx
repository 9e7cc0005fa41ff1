import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'

/** How a figure is compared: counts by their ratio, shares by their difference in points. */
export type Comparison = 'count' | 'points'

interface ChangeProps {
  readonly now: number | null
  readonly before: number | null
  readonly as: Comparison
  /** Whether the difference may be chance: it is then neither good nor bad. */
  readonly isChance?: boolean
}

/** How a figure changed against the period before; nothing where either is unknown. */
export function Change({ now, before, as, isChance = false }: ChangeProps) {
  const t = useWords('analytics')
  const { percent, number } = useFigureFormat()
  const change = changeOf(now, before, as)
  if (change === null) return null
  const size = Math.round(Math.abs(change))
  const direction = size === 0 ? 'same' : change > 0 ? 'up' : 'down'
  const value = as === 'points' ? t('change.points', { count: size, value: number(size) }) : percent(size)
  const text = t(`change.${direction}`, { value })
  const mayBeChance = isChance && direction !== 'same'
  const Icon = direction === 'same' ? Minus : direction === 'up' ? ArrowUp : ArrowDown
  return (
    <span className={`flex items-center gap-1 ${mayBeChance ? '' : tones[direction]}`}>
      <Icon aria-hidden="true" className="size-3 shrink-0" />
      {mayBeChance ? t('change.chance', { change: text }) : text}
    </span>
  )
}

const tones = { up: 'text-success-text', down: 'text-danger-text', same: '' } as const

/** In per cent of the figure before, or in points of per cent; null where there is nothing to compare. */
export function changeOf(now: number | null, before: number | null, as: Comparison): number | null {
  if (now === null || before === null) return null
  if (as === 'points') return now - before
  return before === 0 ? null : ((now - before) / before) * 100
}
