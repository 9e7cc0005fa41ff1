import { joinTexts, splitTexts } from '@deckle/core/text/joined-texts.ts'
import { useState } from 'react'
import { licenseTypes } from '@deckle/core/access/access.ts'
import { ruleFields } from '@deckle/core/learning/rule.ts'
import {
  type ConditionOperator,
  detailPrefix,
  type PersonCondition,
  valueKind,
} from '@deckle/core/people/person-condition.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { DateTimeField } from '@deckle/ui/fields/date-time-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { nameOf } from '../../../people/name-of.ts'
import { PersonPicker } from '../../../people/person-picker.tsx'
import { facetsQuery, personQuery } from '../../../people/queries.ts'
import { DetailInput } from '../../../people/detail-input.tsx'
import { useDetailText } from '../../../people/use-detail-text.ts'
import { useWords } from '../../../words/use-words.ts'
import { type Definition, faultOf, operatorsOf, useDefinitions } from './detail-conditions.ts'
import { useFaultText } from './use-fault-text.ts'

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
  const definitionOf = useDefinitions()
  const faultText = useFaultText()
  const definition = definitionOf(condition.field)
  const operators = operatorsOf(condition.field, definition)
  const ops = operators.includes(condition.op) ? operators : [...operators, condition.op]
  const fault = condition.value === '' ? null : faultOf(condition, definition)
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
          const [op = 'is'] = operatorsOf(field, definitionOf(field))
          onChange({ field, op, value: emptyValue(op) })
        }}
        options={fields.map((id) => ({ id, label: fieldName(id) }))}
      />
      <Select<ConditionOperator>
        label={words('operator')}
        hideLabel
        value={condition.op}
        onChange={(op) => onChange(withOperator(condition, op))}
        options={ops.map((id) => ({ id, label: words(`ops.${id}`) }))}
      />
      <div className="flex min-w-0 flex-col gap-1">
        <Value condition={condition} definition={definition} onChange={(value) => onChange({ ...condition, value })} />
        {fault && definition && <p className="text-xs text-warning-text">{faultText(fault, definition)}</p>}
      </div>
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
  /** Of a field that the organisation defines. */
  readonly definition: Definition | undefined
  readonly onChange: (value: PersonCondition['value']) => void
}

function Value({ condition, definition, onChange }: ValueProps) {
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
  const shared = { condition, definition }
  if (kind === 'texts') return <Texts {...shared} onChange={onChange} />
  return <OneValue {...shared} value={String(condition.value)} onChange={onChange} />
}

function ManagerValue({ condition: { value }, onChange }: Omit<ValueProps, 'definition'>) {
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

/** Keeps the typed text, including a trailing separator, as long as the condition contains the same texts. */
function TypedTexts({ texts, onChange }: { texts: readonly string[]; onChange: (texts: string[]) => void }) {
  const words = useWords('course-rules')
  const [typed, setTyped] = useState(() => joinTexts(texts))
  return (
    <TextField
      label={words('value')}
      hideLabel
      description={words('severalText')}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        onChange(splitTexts(text))
      }}
      maxLength={2000}
    />
  )
}

/** Several values: one is chosen after the other, each with a cross. */
function Texts({ condition, definition, onChange }: ValueProps) {
  const { field, value } = condition
  const words = useWords('course-rules')
  const texts = Array.isArray(value) ? (value as readonly string[]) : []
  const nameOfValue = useValueName(field, definition)
  if (field.startsWith(detailPrefix) && definition?.kind !== 'choice')
    return <TypedTexts key={field} texts={texts} onChange={onChange} />
  return (
    <div className="flex flex-col gap-1">
      <OneValue
        condition={condition}
        definition={definition}
        value=""
        onChange={(one) => one !== '' && onChange([...new Set([...texts, one])])}
      />
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

function useValueName(field: string, definition: Definition | undefined): (value: string) => string {
  const words = useWords('course-rules')
  const text = useDetailText()
  const { data } = useQuery(facetsQuery)
  return (value) => {
    if (field === 'tags') return data?.tags.find(({ id }) => id === value)?.name ?? words('someTag')
    if (definition) return text(definition.kind, value)
    const license = licenseTypes.find((type) => type === value)
    return license ? words(`licences.${license}`) : value
  }
}

interface OneValueProps extends Omit<ValueProps, 'onChange'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

function OneValue({ condition: { field, op }, definition, value, onChange }: OneValueProps) {
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
  if (definition && op !== 'contains')
    return <DetailInput {...shared} definition={withValue(definition, value)} value={value} onChange={onChange} />
  const isDay = op === 'before' || op === 'after'
  if (isDay) return <DateTimeField {...shared} type="date" value={value} onChange={onChange} />
  return <TextField {...shared} value={value} onChange={onChange} maxLength={500} />
}

/** A value that is no longer a choice is shown all the same. */
const withValue = (definition: Definition, value: string): Definition =>
  definition.kind !== 'choice' || value === '' || definition.choices.includes(value)
    ? definition
    : { ...definition, choices: [value, ...definition.choices] }
