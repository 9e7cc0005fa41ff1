import { licenseTypes } from '@deckle/core/access/access.ts'
import { ruleFields, ruleOperators } from '@deckle/core/learning/rule.ts'
import {
  type ConditionOperator,
  detailPrefix,
  type PersonCondition,
  valueKind,
} from '@deckle/core/people/person-condition.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { nameOf } from '../../../people/name-of.ts'
import { PersonPicker } from '../../../people/person-picker.tsx'
import { facetsQuery, personQuery } from '../../../people/queries.ts'
import { useWords } from '../../../words/use-words.ts'

interface ConditionRowProps {
  /** From 1. */
  readonly number: number
  readonly condition: PersonCondition
  readonly onChange: (condition: PersonCondition) => void
  /** Undefined for the only one. */
  readonly onRemove: (() => void) | undefined
}

const emptyValue = (op: ConditionOperator): PersonCondition['value'] =>
  ({ flag: true, texts: [] as string[], text: '' })[valueKind(op)]

/** What a value becomes with another operator: the same where it fits. */
function withOperator({ field, op, value }: PersonCondition, next: ConditionOperator): PersonCondition {
  if (valueKind(op) === valueKind(next)) return { field, op: next, value }
  const [first] = Array.isArray(value) ? value : [value]
  if (valueKind(next) === 'texts' && typeof value === 'string' && value !== '')
    return { field, op: next, value: [value] }
  if (valueKind(next) === 'text' && typeof first === 'string') return { field, op: next, value: first }
  return { field, op: next, value: emptyValue(next) }
}

/** A field, an operator and a value. */
export function ConditionRow({ number, condition, onChange, onRemove }: ConditionRowProps) {
  const words = useWords('course-rules')
  const { data } = useQuery(facetsQuery)
  const own = (data?.fields ?? []).map(({ name }) => detailPrefix + name)
  const known = [...ruleFields, ...own]
  const fields = known.includes(condition.field) ? known : [...known, condition.field]
  const fieldName = (field: string) =>
    field.startsWith(detailPrefix) ? field.slice(detailPrefix.length) : words(`fields.${field as 'tags'}`)
  return (
    <div
      role="group"
      aria-label={words('conditionNumber', { number: String(number) })}
      className="grid grid-cols-[1fr_1fr_1.5fr_auto] items-start gap-2 phone:grid-cols-1"
    >
      <Select<string>
        label={words('field')}
        hideLabel
        value={condition.field}
        onChange={(field) => {
          const [op = 'is'] = ruleOperators(field)
          onChange({ field, op, value: emptyValue(op) })
        }}
        options={fields.map((id) => ({ id, label: fieldName(id) }))}
      />
      <Select<ConditionOperator>
        label={words('operator')}
        hideLabel
        value={condition.op}
        onChange={(op) => onChange(withOperator(condition, op))}
        options={ruleOperators(condition.field).map((id) => ({ id, label: words(`ops.${id}`) }))}
      />
      <Value condition={condition} onChange={(value) => onChange({ ...condition, value })} />
      {onRemove ? (
        <IconButton label={words('removeCondition', { number: String(number) })} icon={<X />} onPress={onRemove} />
      ) : (
        <span />
      )}
    </div>
  )
}

interface ValueProps {
  readonly condition: PersonCondition
  readonly onChange: (value: PersonCondition['value']) => void
}

function Value({ condition, onChange }: ValueProps) {
  const words = useWords('course-rules')
  const kind = valueKind(condition.op)
  if (kind === 'flag')
    return (
      <Select<string>
        label={words('value')}
        hideLabel
        value={String(condition.value)}
        onChange={(id) => onChange(id === 'true')}
        options={[
          { id: 'true', label: words('yes') },
          { id: 'false', label: words('no') },
        ]}
      />
    )
  if (condition.field === 'manager') return <ManagerValue condition={condition} onChange={onChange} />
  if (kind === 'texts') return <Texts condition={condition} onChange={onChange} />
  return <OneValue field={condition.field} op={condition.op} value={String(condition.value)} onChange={onChange} />
}

function ManagerValue({ condition: { value }, onChange }: ValueProps) {
  const words = useWords('course-rules')
  const id = typeof value === 'string' ? value : ''
  const { data } = useQuery({ ...personQuery(id), enabled: id !== '' })
  return (
    <PersonPicker
      key={id}
      label={words('person')}
      hideLabel
      description={data && words('chosen', { name: nameOf(data) })}
      onPick={(person) => person && onChange(person.id)}
    />
  )
}

/** Several values: one is chosen after the other, each with a cross. */
function Texts({ condition: { field, op, value }, onChange }: ValueProps) {
  const words = useWords('course-rules')
  const texts = Array.isArray(value) ? (value as readonly string[]) : []
  const nameOfValue = useValueName(field)
  if (field.startsWith(detailPrefix))
    return (
      <TextField
        label={words('value')}
        hideLabel
        description={words('severalText')}
        value={texts.join('; ')}
        onChange={(text) => onChange(text.split(/;\s?/))}
        maxLength={2000}
      />
    )
  return (
    <div className="flex flex-col gap-1">
      <OneValue field={field} op={op} value="" onChange={(one) => onChange([...new Set([...texts, one])])} />
      <ul className="flex flex-wrap gap-1">
        {texts.map((one) => (
          <li key={one} className="flex items-center gap-1 rounded-full bg-hover ps-2 text-xs">
            {nameOfValue(one)}
            <IconButton
              size="sm"
              icon={<X />}
              label={words('removeValue', { value: nameOfValue(one) })}
              onPress={() => onChange(texts.filter((other) => other !== one))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function useValueName(field: string): (value: string) => string {
  const words = useWords('course-rules')
  const { data } = useQuery(facetsQuery)
  return (value) => {
    if (field === 'tags') return data?.tags.find(({ id }) => id === value)?.name ?? words('someTag')
    const license = licenseTypes.find((type) => type === value)
    return license ? words(`licences.${license}`) : value
  }
}

interface OneValueProps {
  readonly field: string
  readonly op: ConditionOperator
  readonly value: string
  readonly onChange: (value: string) => void
}

function OneValue({ field, op, value, onChange }: OneValueProps) {
  const words = useWords('course-rules')
  const { data } = useQuery(facetsQuery)
  const shared = { label: words('value'), hideLabel: true }
  if (field === 'license_type')
    return (
      <Select<string>
        {...shared}
        value={value || null}
        placeholder={words('choose')}
        onChange={onChange}
        options={licenseTypes.map((id) => ({ id, label: words(`licences.${id}`) }))}
      />
    )
  if (field === 'tags')
    return (
      <Select<string>
        {...shared}
        value={value || null}
        placeholder={words('choose')}
        onChange={onChange}
        options={(data?.tags ?? []).map(({ id, name }) => ({ id, label: name }))}
      />
    )
  const isDay = op === 'before' || op === 'after'
  return <TextField {...shared} value={value} onChange={onChange} maxLength={500} {...(isDay && { type: 'date' })} />
}
