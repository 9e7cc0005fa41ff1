import type { ConditionOperator } from '@deckle/core/people/person-condition.ts'
import type { ReportCondition } from '@deckle/core/report/reports/definition.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { decimalMarkOf, numberIn } from '@deckle/core/text/read-number.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { usePreference } from '../../../../lib/preferences/preferences.ts'
import { useWords } from '../../../../words/use-words.ts'
import { type FilterChoice, takesSeveral, type ValueInput } from '../filter-fields.ts'
import { SeveralValues } from './several-values.tsx'
import { useFieldName } from './use-field-name.ts'
import { ValueField } from '../value-field.tsx'

interface NewConditionProps {
  readonly choices: readonly FilterChoice[]
  readonly onClose: () => void
  readonly onAdd: (condition: ReportCondition) => void
}

export function NewCondition({ choices, onClose, onAdd }: NewConditionProps) {
  const words = useWords('reports')
  const fieldName = useFieldName()
  const [field, setField] = useState(choices[0]?.field ?? '')
  const choice = choices.find((one) => one.field === field)
  const [chosen, setOp] = useState<ConditionOperator | null>(null)
  const op = chosen !== null && choice?.operators.includes(chosen) ? chosen : (choice?.operators[0] ?? 'is')
  const input = choice?.input(op) ?? 'text'
  const [value, setValue] = useState<ReportCondition['value']>('')
  const language = usePreference('language')
  const given = valueOf(op, value, { input, language })
  const isNoNumber = input === 'number' && given === null && typeof value === 'string' && !isBlank(value)
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
            isDisabled={given === null}
            onPress={() => given !== null && onAdd({ field, op, value: given })}
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
        {takesSeveral(op) ? (
          <SeveralValues
            key={`${field} ${op}`}
            field={field}
            input={input}
            values={Array.isArray(value) ? (value as readonly string[]) : []}
            onChange={setValue}
          />
        ) : (
          <ValueField
            key={`${field} ${input}`}
            input={input}
            value={typeof value === 'string' || typeof value === 'boolean' ? value : ''}
            onChange={setValue}
            error={isNoNumber ? words('filter.noNumber') : undefined}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Null while there is none. */
function valueOf(
  op: ConditionOperator,
  value: ReportCondition['value'],
  { input, language }: { readonly input: ValueInput; readonly language: string },
): ReportCondition['value'] | null {
  if (op === 'exists') return value !== false
  if (takesSeveral(op)) return Array.isArray(value) && value.length > 0 ? value : null
  if (typeof value !== 'string' || isBlank(value)) return null
  if (input !== 'number') return value.trim()
  const number = numberIn(value, { decimalMark: decimalMarkOf(language) })
  return number === null ? null : String(number)
}
