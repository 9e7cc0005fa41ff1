import { deckLimits } from '@deckle/core/deck/deck.ts'
import type { JumpCondition, JumpRule, JumpTest, SlideJumps } from '@deckle/core/deck/jump.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { CommandButton } from '../commands/command-button.tsx'
import { useContent, useCurrentSlide, useEdit } from '../editor-context.ts'
import { FormulaField } from '../form/formula-field.tsx'
import { TargetField } from '../form/target-field.tsx'
import { makeId } from '../state/editor-store.ts'
import { hasComputedValues, conditionOn, subjectOf, subjectsFor, testsFor } from './condition-subjects.ts'
import { valueKindOf } from './condition-value.ts'
import { subjectInWords, testInWords, useSentences } from './use-sentences.ts'

/** Where the slide leads: jumps as sentences, each made of choices, and what holds when none is met. */
export function Jumps() {
  const t = useWords('logic')
  const edit = useEdit()
  const slide = useCurrentSlide()
  const content = useContent()
  const { plan } = useUser().license
  const sentence = useSentences(content, slide.slideId)
  const { rules, otherwise } = slide.jumps
  const set = (jumps: Partial<SlideJumps>, group?: string) =>
    edit(
      { type: 'setSlideProperties', slideId: slide.slideId, patch: { jumps: { ...slide.jumps, ...jumps } } },
      group && `${slide.slideId}/jumps/${group}`,
    )
  const setRule = (id: string, change: Partial<JumpRule>, group?: string) =>
    set({ rules: rules.map((rule) => (rule.id === id ? { ...rule, ...change } : rule)) }, group)
  const move = (at: number, by: number) => {
    const moved = [...rules]
    const [rule] = moved.splice(at, 1)
    if (rule) moved.splice(at + by, 0, rule)
    set({ rules: moved })
  }
  const add = () => {
    const [subject] = subjectsFor(content, slide)
    const conditions = subject === undefined ? [] : [conditionOn(content, slide, subject, makeId())]
    set({ rules: [...rules, { id: makeId(), match: 'all', conditions, to: '' }] })
  }
  return (
    <div className="flex flex-col gap-3">
      {!plans[plan].logicJumps && <Callout tone="warning">{t('jumps.planOff')}</Callout>}
      {rules.length > 1 && <p className="text-xs text-muted">{t('jumps.why')}</p>}
      {rules.map((rule, at) => (
        <section
          key={rule.id}
          data-field={`jumps.${rule.id}`}
          aria-label={t('jumps.rule', { number: at + 1 })}
          className="flex flex-col gap-2 rounded-sm border border-line p-2"
        >
          <div className="flex items-start gap-1">
            <p className="min-w-0 flex-1 text-xs text-muted wrap-anywhere">{sentence(rule)}</p>
            <IconButton
              size="sm"
              label={t('jumps.moveUp', { number: at + 1 })}
              icon={<ArrowUp />}
              isDisabled={at === 0}
              onPress={() => move(at, -1)}
            />
            <IconButton
              size="sm"
              label={t('jumps.moveDown', { number: at + 1 })}
              icon={<ArrowDown />}
              isDisabled={at === rules.length - 1}
              onPress={() => move(at, 1)}
            />
            <IconButton
              size="sm"
              label={t('jumps.remove', { number: at + 1 })}
              icon={<X />}
              onPress={() => set({ rules: rules.filter((one) => one.id !== rule.id) })}
            />
          </div>
          <Conditions rule={rule} onChange={(change, group) => setRule(rule.id, change, group)} />
          <div className="flex flex-col gap-1">
            <span className="text-sm font-strong" aria-hidden="true">
              {t('jumps.to')}
            </span>
            <TargetField hideLabel label={t('jumps.to')} value={rule.to} onChange={(to) => setRule(rule.id, { to })} />
          </div>
        </section>
      ))}
      <div data-field="jumps">
        <TargetField label={t('jumps.otherwise')} value={otherwise} onChange={(next) => set({ otherwise: next })} />
      </div>
      {!hasComputedValues(slide) && rules.length > 0 && <p className="text-xs text-muted">{t('jumps.readOnly')}</p>}
      <div className="flex flex-wrap gap-2">
        {rules.length < deckLimits.jumpRules ? (
          <Button size="sm" icon={<Plus />} onPress={add}>
            {t('jumps.add')}
          </Button>
        ) : (
          <p className="text-xs text-muted">{t('jumps.full', { max: deckLimits.jumpRules })}</p>
        )}
        <CommandButton name="flowMap" size="sm" />
      </div>
    </div>
  )
}

function Conditions({
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
    const kept = valueKindOf(content, condition.slideId, condition.test)?.kind
    return {
      ...condition,
      test,
      value: kept === valueKindOf(content, condition.slideId, test)?.kind ? condition.value : '',
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
