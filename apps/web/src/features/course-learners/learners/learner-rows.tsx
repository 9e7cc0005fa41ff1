import type { Learner } from '@deckle/contract/learners.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Table, Td, Th, Tr } from '@deckle/ui/collections/table.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import type { ReactNode } from 'react'
import { AddressText } from '../../../lib/address-text.tsx'
import { isSelected, select, type Selection } from '../../../people/selection.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

interface RowsProps {
  readonly rows: readonly Learner[]
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
  readonly onShow: (learner: Learner) => void
}

/** A table; on a phone a card a person. */
export function LearnerRows(props: RowsProps) {
  return (
    <>
      <div className="phone:hidden">
        <LearnerTable {...props} />
      </div>
      <div className="hidden phone:block">
        <LearnerCards {...props} />
      </div>
    </>
  )
}

const columns = ['status', 'progress', 'score', 'last_seen', 'due'] as const
type ColumnName = (typeof columns)[number]

export const learnerName = ({ user }: Learner): string => user.name || user.email

function useCells(): (column: ColumnName, learner: Learner) => ReactNode {
  const words = useWords('course-learners')
  const format = useFormatter()
  const day = (written: string | null) =>
    written === null ? words('none') : format.dateTime(new Date(written), { dateStyle: 'medium' })
  return (column, learner) => {
    switch (column) {
      case 'status':
        return <State learner={learner} />
      case 'progress':
        return (
          <ProgressBar label={words('progressOf', { name: learnerName(learner) })} hideLabel value={learner.percent} />
        )
      case 'score':
        return learner.percentage === null
          ? words('none')
          : words('percent', { percent: format.number(learner.percentage) })
      case 'last_seen':
        return learner.lastSeen === null ? words('neverSeen') : day(learner.lastSeen)
      case 'due':
        return day(learner.dueAt)
    }
  }
}

const tones = {
  assigned: 'neutral',
  in_progress: 'info',
  failed: 'danger',
  passed: 'success',
  expired: 'warning',
} as const

export function State({ learner: { status, overdue, waived } }: { readonly learner: Learner }) {
  const words = useWords('course-learners')
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={tones[status]}>{words(`states.${status}`)}</Badge>
      {overdue && <Badge tone="danger">{words('states.overdue')}</Badge>}
      {waived !== null && <Badge>{words('states.waived')}</Badge>}
    </span>
  )
}

function LearnerTable({ rows, selection, onSelect, onShow }: RowsProps) {
  const words = useWords('course-learners')
  const cells = useCells()
  return (
    <Table label={words('tabs.learners')}>
      <thead>
        <tr>
          <Th width="2.5rem">
            <SelectPage rows={rows} selection={selection} onSelect={onSelect} />
          </Th>
          <Th>{words('column.name')}</Th>
          {columns.map((column) => (
            <Th key={column}>{words(`column.${column}`)}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((learner) => (
          <Tr key={learner.user.id} isSelected={isSelected(selection, learner.user.id)}>
            <Td>
              <SelectOne learner={learner} selection={selection} onSelect={onSelect} />
            </Td>
            <Td header>
              <Name learner={learner} onShow={onShow} />
            </Td>
            {columns.map((column) => (
              <Td key={column} className={column === 'progress' ? 'min-w-28' : 'min-w-24'}>
                {cells(column, learner)}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

function LearnerCards({ rows, selection, onSelect, onShow }: RowsProps) {
  const words = useWords('course-learners')
  const cells = useCells()
  return (
    <ul className="flex flex-col gap-2" aria-label={words('tabs.learners')}>
      {rows.map((learner) => (
        <li key={learner.user.id}>
          <Card className="flex gap-3">
            <SelectOne learner={learner} selection={selection} onSelect={onSelect} />
            <div className="min-w-0 flex-1 text-sm">
              <Name learner={learner} onShow={onShow} />
              <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1">
                {columns.map((column) => (
                  <div key={column} className="contents">
                    <dt className="text-muted">{words(`column.${column}`)}</dt>
                    <dd className="min-w-0 wrap-break-word">{cells(column, learner)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Name({ learner, onShow }: { readonly learner: Learner; readonly onShow: (learner: Learner) => void }) {
  return (
    <span className="flex min-w-40 flex-col items-start wrap-break-word">
      <Button variant="quiet" size="sm" className="-ms-2.75" onPress={() => onShow(learner)}>
        {learnerName(learner)}
      </Button>
      {learner.user.name !== '' && (
        <span className="text-xs text-muted">
          <AddressText text={learner.user.email} />
        </span>
      )}
    </span>
  )
}

type SelectProps = Pick<RowsProps, 'selection' | 'onSelect'>

function SelectOne({ learner, selection, onSelect }: SelectProps & { readonly learner: Learner }) {
  const words = useWords('course-learners')
  return (
    <Checkbox
      aria-label={words('select.row', { name: learnerName(learner) })}
      isSelected={isSelected(selection, learner.user.id)}
      onChange={(isOn) => onSelect(select(selection, [learner.user.id], isOn))}
    />
  )
}

export function SelectPage({
  rows,
  selection,
  onSelect,
  label,
}: SelectProps & { readonly rows: readonly Learner[]; readonly label?: string }) {
  const words = useWords('course-learners')
  const ids = rows.map(({ user }) => user.id)
  const chosen = ids.filter((id) => isSelected(selection, id)).length
  return (
    <Checkbox
      {...(label === undefined ? { 'aria-label': words('select.page') } : { label })}
      isSelected={chosen > 0 && chosen === rows.length}
      isIndeterminate={chosen > 0 && chosen < rows.length}
      onChange={(isOn) => onSelect(select(selection, ids, isOn))}
    />
  )
}
