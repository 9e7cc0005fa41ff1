import { hasReach } from '@deckle/core/access/access.ts'
import type { ConditionOperator } from '@deckle/core/people/person-condition.ts'
import type { ReportCondition } from '@deckle/core/report/reports/definition.ts'
import type { ReportName } from '@deckle/core/report/reports/reports.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { nameOf } from '../../../people/name-of.ts'
import { personQuery } from '../../../people/queries.ts'
import { useWords } from '../../../words/use-words.ts'
import { type CellValue, useReportValues } from '../../../figures/reports/use-report-values.ts'
import { choicesFor, type FilterChoice } from './filter-fields.ts'
import { ValueField } from './value-field.tsx'

interface FilterBuilderProps {
  readonly report: ReportName
  readonly group: string | undefined
  readonly conditions: readonly ReportCondition[]
  readonly onChange: (conditions: readonly ReportCondition[]) => void
}

/** The conditions that rows meet, each with a way to take it out, and one more at a time. */
export function FilterBuilder({ report, group, conditions, onChange }: FilterBuilderProps) {
  const words = useWords('reports')
  const [isOpen, setIsOpen] = useState(false)
  const seesPeople = hasReach(actorOf(useUser()), 'user.list', 'branch')
  const choices = choicesFor(report, group, seesPeople)
  if (choices.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={words('filter.title')} className="contents">
        {conditions.map((condition, at) => (
          <li
            key={`${at} ${condition.field}`}
            className="flex items-center gap-1 rounded-sm border border-line bg-surface ps-2.5 text-sm"
          >
            <ConditionText condition={condition} choice={choices.find(({ field }) => field === condition.field)} />
            <IconButton
              size="sm"
              label={words('filter.remove')}
              icon={<X />}
              onPress={() => onChange(conditions.filter((_, other) => other !== at))}
            />
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        icon={<ListFilter />}
        isDisabled={conditions.length >= 20}
        onPress={() => setIsOpen(true)}
      >
        {words('filter.add')}
      </Button>
      {isOpen && (
        <NewCondition
          choices={choices}
          onClose={() => setIsOpen(false)}
          onAdd={(condition) => {
            setIsOpen(false)
            onChange([...conditions, condition])
          }}
        />
      )}
    </div>
  )
}

function ConditionText({
  condition,
  choice,
}: {
  readonly condition: ReportCondition
  readonly choice: FilterChoice | undefined
}) {
  const words = useWords('reports')
  const { write } = useReportValues()
  const { field, op, value } = condition
  const name = useFieldName()(field)
  const operator = op === 'exists' ? words(value === true ? 'ops.exists' : 'ops.exists_not') : words(`ops.${op}`)
  const input = choice?.input(op)
  if (op === 'exists') return <span>{`${name} ${operator}`}</span>
  if (input === 'person') return <PersonText before={`${name} ${operator}`} id={String(value)} />
  const type = input === 'day' ? 'day' : 'text'
  const texts = (Array.isArray(value) ? value : [value]).map((one: CellValue) =>
    write(field, type, type === 'day' ? String(one).slice(0, 10) : one),
  )
  return <span>{`${name} ${operator} ${texts.join(', ')}`}</span>
}

function PersonText({ before, id }: { readonly before: string; readonly id: string }) {
  const person = useQuery(personQuery(id)).data
  return <span>{`${before} ${person ? nameOf(person) || person.email : '…'}`}</span>
}

export function useFieldName(): (field: string) => string {
  const words = useWords('reports')
  const { heading } = useReportValues()
  const named = [
    'name',
    'owner',
    'source',
    'team',
    'last_seen',
    'created',
    'published',
    'device',
    'country',
    'manager',
    'reader_type',
    'license_type',
    'deck',
    'course',
    'tags',
  ]
  return (field) => (named.includes(field) ? words(`fields.${field as 'name'}`) : heading(field))
}

interface NewConditionProps {
  readonly choices: readonly FilterChoice[]
  readonly onClose: () => void
  readonly onAdd: (condition: ReportCondition) => void
}

function NewCondition({ choices, onClose, onAdd }: NewConditionProps) {
  const words = useWords('reports')
  const fieldName = useFieldName()
  const [field, setField] = useState(choices[0]?.field ?? '')
  const choice = choices.find((one) => one.field === field)
  const [chosen, setOp] = useState<ConditionOperator | null>(null)
  const op = chosen !== null && choice?.operators.includes(chosen) ? chosen : (choice?.operators[0] ?? 'is')
  const input = choice?.input(op) ?? 'text'
  const [value, setValue] = useState<string | boolean>('')
  const given = input === 'flag' ? value !== false : value
  const isReady = input === 'flag' || (typeof value === 'string' && value.trim() !== '')
  return (
    <Dialog
      title={words('filter.add')}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{words('filter.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={!isReady}
            onPress={() => onAdd({ field, op, value: typeof given === 'string' ? given.trim() : given })}
          >
            {words('filter.apply')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={words('filter.field')}
          value={field}
          onChange={(next) => {
            setField(next)
            setValue('')
          }}
          options={choices.map((one) => ({ id: one.field, label: fieldName(one.field) }))}
        />
        <Select
          label={words('filter.operator')}
          value={op}
          onChange={(next) => {
            setOp(next)
            setValue('')
          }}
          options={(choice?.operators ?? []).map((one) => ({ id: one, label: words(`ops.${one}`) }))}
        />
        <ValueField key={`${field} ${input}`} input={input} value={value} onChange={setValue} />
      </div>
    </Dialog>
  )
}
