import { type PlanType, UNLIMITED } from '@deckle/core/plan/plan.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { differences, type PlanRow, rowValue } from './rules/plan-rows.ts'
import { Mark } from './plan-value.tsx'

/** What another plan has more and less of than the present one; nothing where they have the same. */
export function Differences({ plan, present }: { plan: PlanType; present: PlanType }) {
  const words = useWords('plan-comparison')
  const { more, less } = differences(plan, present)
  if (more.length + less.length === 0) return <p className="text-sm text-muted">{words('change.same')}</p>
  return (
    <div className="flex flex-col gap-3">
      <Rows title={words('change.more')} kind="more" rows={more} plan={plan} present={present} />
      <Rows title={words('change.less')} kind="less" rows={less} plan={plan} present={present} />
    </div>
  )
}

interface RowsProps {
  readonly title: string
  readonly kind: 'more' | 'less'
  readonly rows: readonly PlanRow[]
  readonly plan: PlanType
  readonly present: PlanType
}

function Rows({ title, kind, rows, plan, present }: RowsProps) {
  const words = useWords('plan-comparison')
  if (rows.length === 0) return null
  return (
    <div>
      <h3 className="text-xs font-strong text-muted">{title}</h3>
      <ul aria-label={title} className="mt-1 flex flex-col gap-1 text-sm">
        {rows.map((row) => (
          <li key={row} className="flex items-center gap-2">
            <Mark difference={kind} />
            <span className="flex-1">{words(`rows.${row}.name`)}</span>
            <span className="text-muted tabular-nums">
              <Step row={row} plan={plan} present={present} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** "25 → 100", or whether it is included. */
function Step({ row, plan, present }: { row: PlanRow; plan: PlanType; present: PlanType }) {
  const words = useWords('plan-comparison')
  const format = useFormatter()
  const [before, after] = [rowValue(row, present), rowValue(row, plan)]
  if (typeof before === 'boolean' || typeof after === 'boolean')
    return words(after ? 'change.included' : 'change.excluded')
  const show = (count: number) => (count >= UNLIMITED ? words('value.unlimited') : format.number(count))
  return words('change.step', { before: show(before), after: show(after) })
}
