import type { Rule } from '@deckle/contract/rules.ts'
import { courseLimits } from '@deckle/core/course/course.ts'
import { ruleLimits } from '@deckle/core/learning/rule.ts'
import { conditionFault, type PersonCondition } from '@deckle/core/people/person-condition.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Plus } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'
import { ConditionRow } from './condition-row.tsx'
import { type DefinitionOf, faultOf, fitted, useDefinitions } from './detail-conditions.ts'

interface Values {
  readonly name: string
  readonly match: Rule['match']
  readonly conditions: readonly PersonCondition[]
  /** `NaN` for the course's due date. */
  readonly due_days: number
  readonly remove_when_unmatched: boolean
  readonly active: boolean
}

const fresh: Values = {
  name: '',
  match: 'all',
  conditions: [{ field: 'license_type', op: 'is', value: 'Learner' }],
  due_days: Number.NaN,
  remove_when_unmatched: false,
  active: true,
}

const hasFault = (condition: PersonCondition, definitionOf: DefinitionOf): boolean =>
  conditionFault(condition) !== null ||
  condition.value === '' ||
  faultOf(condition, definitionOf(condition.field)) !== null

/** A rule as a sentence: all or any of some conditions on people. */
export function RuleDialog({
  courseId,
  rule,
  onClose,
}: {
  readonly courseId: string
  readonly rule: Rule | null
  readonly onClose: () => void
}) {
  const words = useWords('course-rules')
  const definitionOf = useDefinitions()
  const form = useRuleForm(courseId, { rule, definitionOf, onClose })
  const { control } = form
  return (
    <Dialog isOpen onOpenChange={onClose} size="lg" title={words(rule ? 'editTitle' : 'newTitle')}>
      <Form form={form}>
        <Field control={control} name="name" check={(name) => !isBlank(name) || words('nameMissing')}>
          {(field) => <TextField {...field} label={words('name')} maxLength={ruleLimits.name} />}
        </Field>
        <Field control={control} name="match">
          {(field) => (
            <Select
              {...field}
              label={words('who')}
              options={(['all', 'any'] as const).map((id) => ({ id, label: words(`matches.${id}`) }))}
            />
          )}
        </Field>
        <Field
          control={control}
          name="conditions"
          check={(conditions) => !conditions.some((one) => hasFault(one, definitionOf)) || words('conditionMissing')}
        >
          {({ value, onChange, error }) => <Conditions conditions={value} onChange={onChange} error={error} />}
        </Field>
        <HowItRuns form={form} />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words('save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function HowItRuns({ form: { control } }: { readonly form: ReturnType<typeof useRuleForm> }) {
  const words = useWords('course-rules')
  return (
    <>
      <Field control={control} name="due_days">
        {(field) => (
          <NumberField
            {...field}
            label={words('dueDays')}
            description={words('dueDaysText')}
            minValue={1}
            maxValue={courseLimits.days}
            step={1}
            isOptional
          />
        )}
      </Field>
      <Field control={control} name="remove_when_unmatched">
        {({ value, onChange }) => (
          <Switch label={words('removes')} description={words('removesText')} isSelected={value} onChange={onChange} />
        )}
      </Field>
      <Field control={control} name="active">
        {({ value, onChange }) => (
          <Switch
            label={words('runsItself')}
            description={words('runsItselfText')}
            isSelected={value}
            onChange={onChange}
          />
        )}
      </Field>
    </>
  )
}

interface RuleFormOptions {
  readonly rule: Rule | null
  readonly definitionOf: DefinitionOf
  readonly onClose: () => void
}

function useRuleForm(courseId: string, { rule, definitionOf, onClose }: RuleFormOptions) {
  const words = useWords('course-rules')
  return useSubmitForm<Values>({
    defaultValues: rule ? { ...rule, due_days: rule.due_days ?? Number.NaN } : fresh,
    submit: async ({ due_days, conditions, ...values }) => {
      const body = {
        ...values,
        conditions: conditions.map((one) => fitted(one, definitionOf(one.field))) as Rule['conditions'],
        due_days: Number.isNaN(due_days) ? null : due_days,
      }
      const params = { id: courseId }
      await (rule
        ? api.rules.update({ params, body: { rule_id: rule.id, ...body } })
        : api.rules.add({ params, body: body }))
      onClose()
      toast({ title: words('saved'), tone: 'success' })
    },
    invalidates: [queryKeys('rules').all],
  })
}

interface ConditionsProps {
  readonly conditions: readonly PersonCondition[]
  readonly onChange: (conditions: readonly PersonCondition[]) => void
  readonly error: string | undefined
}

function Conditions({ conditions, onChange, error }: ConditionsProps) {
  const words = useWords('course-rules')
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm text-muted">{words('conditions')}</legend>
      {conditions.map((condition, at) => (
        <ConditionRow
          // oxlint-disable-next-line react/no-array-index-key -- conditions have no identity but their place
          key={at}
          number={at + 1}
          condition={condition}
          onChange={(next) => onChange(conditions.with(at, next))}
          onRemove={conditions.length === 1 ? undefined : () => onChange(conditions.toSpliced(at, 1))}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      )}
      <Button
        size="sm"
        className="self-start"
        icon={<Plus />}
        isDisabled={conditions.length >= ruleLimits.conditions}
        onPress={() => onChange([...conditions, { field: 'tags', op: 'is', value: '' }])}
      >
        {words('addCondition')}
      </Button>
    </fieldset>
  )
}
