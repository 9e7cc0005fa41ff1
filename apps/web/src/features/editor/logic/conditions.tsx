import { deckLimits } from '@deckle/core/deck/deck.ts'
import type { JumpCondition, JumpRule, JumpTest } from '@deckle/core/deck/jump.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Plus, X } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { useContent, useCurrentSlide } from '../editor-context.ts'
import { FormulaField } from '../form/formula-field.tsx'
import { makeId } from '../../../lib/make-id.ts'
import { conditionOn, subjectOf, subjectsFor, testsFor } from './condition-subjects.ts'
import { valueKindOf } from './condition-value.ts'
import { subjectInWords, testInWords } from './use-sentences.ts'

/** What a jump asks: one condition, or several of which all or any must hold. */
export function Conditions({
  rule,
  onChange,
}: {
  rule: JumpRule
  onChange: (change: Partial<JumpRule>, group?: string) => void
}) {
  const t = useWords('logic')
  const slide = useCurrentSlide()
  const content = useContent()
  const { conditions, match } = rule
  const setCondition = (id: string, condition: JumpCondition, group?: string) =>
    onChange({ conditions: conditions.map((one) => (one.id === id ? condition : one)) }, group)
  const [subject] = subjectsFor(content, slide)
  return (
    <div className="flex flex-col gap-2">
      {conditions.length > 1 ? (
        <Select<'all' | 'any'>
          label={t('jumps.match')}
          value={match}
          onChange={(next) => onChange({ match: next })}
          options={[
            { id: 'all', label: `${t('jumps.if')} ${t('jumps.all')}` },
            { id: 'any', label: `${t('jumps.if')} ${t('jumps.any')}` },
          ]}
        />
      ) : (
        <span className="text-sm font-strong">{t('jumps.if')}</span>
      )}
      {conditions.map((condition, at) => (
        <div key={condition.id} className="flex items-start gap-1">
          <ConditionRow
            condition={condition}
            onChange={(next, isTyped) => setCondition(condition.id, next, isTyped ? condition.id : undefined)}
          />
          {conditions.length > 1 && (
            <IconButton
              size="sm"
              label={t('jumps.removeCondition', { number: at + 1 })}
              icon={<X />}
              onPress={() => onChange({ conditions: conditions.filter((one) => one.id !== condition.id) })}
            />
          )}
        </div>
      ))}
      {conditions.length < deckLimits.jumpConditions && subject !== undefined && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Plus />}
          className="self-start"
          onPress={() => onChange({ conditions: [...conditions, conditionOn(content, slide, subject, makeId())] })}
        >
          {t('jumps.addCondition')}
        </Button>
      )}
    </div>
  )
}

function ConditionRow({
  condition,
  onChange,
}: {
  condition: JumpCondition
  onChange: (condition: JumpCondition, isTyped?: boolean) => void
}) {
  const t = useWords('logic')
  const slide = useCurrentSlide()
  const content = useContent()
  const subject = subjectOf(condition)
  const subjects = subjectsFor(content, slide)
  const tests = testsFor(content, slide, subject)
  const withTest = (test: JumpTest): JumpCondition => {
    const previous = valueKindOf(content, condition.slideId, condition.test)?.kind
    return {
      ...condition,
      test,
      value: previous === valueKindOf(content, condition.slideId, test)?.kind ? condition.value : '',
    }
  }
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <Select
        hideLabel
        label={t('jumps.subject')}
        value={subject}
        onChange={(next) => onChange(conditionOn(content, slide, next, condition.id))}
        options={(subjects.includes(subject) ? subjects : [...subjects, subject]).map((id) => ({
          id,
          label: subjectInWords(t, content, slide.slideId, id),
        }))}
      />
      {tests.length > 1 && (
        <Select<JumpTest>
          hideLabel
          label={t('jumps.test')}
          value={condition.test}
          onChange={(test) => onChange(withTest(test))}
          options={tests.map((id) => ({
            id,
            label: testInWords(t, content, { slideId: condition.slideId, test: id }),
          }))}
        />
      )}
      <ConditionValue condition={condition} onChange={(value) => onChange({ ...condition, value }, true)} />
    </div>
  )
}

function ConditionValue({ condition, onChange }: { condition: JumpCondition; onChange: (value: string) => void }) {
  const t = useWords('logic')
  const slide = useCurrentSlide()
  const kind = valueKindOf(useContent(), condition.slideId, condition.test)
  if (!kind) return null
  const label = t('jumps.value')
  switch (kind.kind) {
    case 'choice':
      return (
        <Select
          hideLabel
          label={label}
          value={condition.value || null}
          onChange={onChange}
          options={[...kind.options]}
        />
      )
    case 'number':
      return (
        <NumberField
          hideLabel
          label={label}
          value={condition.value === '' ? Number.NaN : Number(condition.value)}
          onChange={(next) => onChange(Number.isFinite(next) ? String(next) : '')}
        />
      )
    case 'formula':
      return (
        <FormulaField
          label={label}
          field={{
            kind: 'text',
            max: 999,
            ideal: 999,
            initial: '',
            multiline: true,
            format: 'criteria',
          }}
          slideId={slide.slideId}
          value={condition.value}
          onChange={onChange}
        />
      )
    case 'text':
      return <TextField hideLabel label={label} maxLength={200} value={condition.value} onChange={onChange} />
  }
}
