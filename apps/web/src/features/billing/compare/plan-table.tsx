import { type PlanType, planTypes } from '@deckle/core/plan/plan.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { planGroups, type PlanRow } from './rules/plan-rows.ts'
import { PlanValue } from './plan-value.tsx'

interface PlanTableProps {
  readonly present: PlanType
  /** The column that is highlighted; where it is narrow, the only one that is shown. */
  readonly chosen: PlanType
  /** The plan that the address asks for. */
  readonly wanted?: PlanType | undefined
  readonly price: (plan: PlanType) => ReactNode
  readonly act: (plan: PlanType) => ReactNode
}

/** The plans as columns of one table, also where it is narrow: there the others' cells are hidden. */
export function PlanTable({ present, chosen, wanted, price, act }: PlanTableProps) {
  const words = useWords('plan-comparison')
  const cell = (plan: PlanType) => cellStyle(plan === chosen, plan === present)
  return (
    // A scrollable region must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex
    <section
      aria-label={words('label')}
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full min-w-264 table-fixed border-separate border-spacing-0 text-sm narrow:min-w-0 narrow:table-auto">
        <thead>
          <tr>
            <Corner>{words('what')}</Corner>
            {planTypes.map((plan) => (
              <th key={plan} scope="col" className={classNames(cell(plan), 'px-3 pt-4 text-start align-bottom')}>
                <PlanName plan={plan} isPresent={plan === present} isWanted={plan === wanted} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <RowHead name={words('period')} />
            {planTypes.map((plan) => (
              <td key={plan} className={classNames(cell(plan), 'px-3 py-2 align-top')}>
                {price(plan)}
              </td>
            ))}
          </tr>
          <tr>
            <RowHead name={words('next')} isHidden />
            {planTypes.map((plan) => (
              <td key={plan} className={classNames(cell(plan), 'border-b border-line px-3 pt-1 pb-4 align-top')}>
                {act(plan)}
              </td>
            ))}
          </tr>
        </tbody>
        {planGroups.map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={planTypes.length + 1}
                className="border-b border-line bg-canvas px-4 py-2 text-start text-xs font-strong text-muted"
              >
                {words(`groups.${name}`)}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row} row={row} present={present} cell={cell} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function PlanName({ plan, isPresent, isWanted }: { plan: PlanType; isPresent: boolean; isWanted: boolean }) {
  const words = useWords('plan-comparison')
  const names = useWords('deck')
  return (
    <span className="flex flex-col items-start gap-1.5">
      {isPresent && (
        <Badge tone="brand" className="bg-surface!">
          {words('present')}
        </Badge>
      )}
      {isWanted && !isPresent && <Badge tone="info">{words('wanted')}</Badge>}
      <span className="text-md font-strong">{names(`plans.${plan}`)}</span>
    </span>
  )
}

function Row({ row, present, cell }: { row: PlanRow; present: PlanType; cell: (plan: PlanType) => string }) {
  const words = useWords('plan-comparison')
  return (
    <tr className="group/row">
      <RowHead name={words(`rows.${row}.name`)} text={words(`rows.${row}.text`)} hasLine />
      {planTypes.map((plan) => (
        <td
          key={plan}
          className={classNames(
            cell(plan),
            'border-b border-line px-3 py-2.5 align-top group-last/row:in-[tbody:last-child]:border-b-0',
          )}
        >
          <PlanValue row={row} plan={plan} present={present} />
        </td>
      ))}
    </tr>
  )
}

interface RowHeadProps {
  readonly name: string
  readonly text?: string
  readonly isHidden?: boolean
  readonly hasLine?: boolean
}

function RowHead({ name, text, isHidden = false, hasLine = false }: RowHeadProps) {
  return (
    <th
      scope="row"
      className={classNames(
        headStyle,
        'py-2.5',
        (hasLine || isHidden) && 'border-b border-line group-last/row:in-[tbody:last-child]:border-b-0',
      )}
    >
      <span className={isHidden ? 'sr-only' : 'font-strong'}>{name}</span>
      {text && <span className="mt-0.5 block text-xs text-muted">{text}</span>}
    </th>
  )
}

function Corner({ children }: { children: ReactNode }) {
  return (
    <td className={classNames(headStyle, 'pt-4 align-bottom! text-xs text-muted')}>
      <span>{children}</span>
    </td>
  )
}

const headStyle = 'sticky start-0 z-1 w-60 bg-surface px-4 text-start align-top font-normal narrow:min-w-40'

function cellStyle(isChosen: boolean, isPresent: boolean): string {
  return classNames('min-w-33', isPresent && 'bg-brand-soft', isChosen ? 'narrow:w-1/2' : 'narrow:hidden')
}
