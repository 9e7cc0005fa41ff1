import { type PlanType, UNLIMITED } from '@deckle/core/plan/plan.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { ArrowDown, ArrowUp, Check, Minus } from 'lucide-react'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { type Difference, differenceOf, type PlanRow, rowValue } from './rules/plan-rows.ts'

/** A cell of the comparison, with a mark where it is more or less than the present plan has. */
export function PlanValue({ row, plan, present }: { row: PlanRow; plan: PlanType; present: PlanType }) {
  const words = useWords('plan-comparison')
  const format = useFormatter()
  const value = rowValue(row, plan)
  const difference = differenceOf(row, plan, present)
  const marks =
    typeof value === 'number' ? ({ more: 'more', less: 'less' } as const) : ({ more: 'added', less: 'lost' } as const)
  return (
    <span className="flex items-center gap-1.5 tabular-nums">
      {typeof value === 'number' ? (
        value >= UNLIMITED ? (
          words('value.unlimited')
        ) : (
          format.number(value)
        )
      ) : (
        <Included isIn={value} />
      )}
      {difference && <Mark difference={difference} label={words(`value.${marks[difference]}`)} />}
    </span>
  )
}

function Included({ isIn }: { isIn: boolean }) {
  const words = useWords('plan-comparison')
  const Icon = isIn ? Check : Minus
  return (
    <>
      <Icon aria-hidden="true" className={classNames('size-4', isIn ? 'text-ink' : 'text-faint')} />
      <span className="sr-only">{words(isIn ? 'value.yes' : 'value.no')}</span>
    </>
  )
}

/** @param label read aloud, where the mark alone says it */
export function Mark({ difference, label }: { readonly difference: Difference; readonly label?: string }) {
  const Icon = difference === 'more' ? ArrowUp : ArrowDown
  return (
    <span className={difference === 'more' ? 'text-success-text' : 'text-warning-text'}>
      <Icon aria-hidden="true" className="size-3.5" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
