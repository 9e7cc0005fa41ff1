import { deckLimits } from '@deckle/core/deck/deck.ts'
import type { JumpRule, SlideJumps } from '@deckle/core/deck/jump.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { CommandButton } from '../commands/command-button.tsx'
import { useContent, useCurrentSlide, useEdit } from '../editor-context.ts'
import { TargetField } from '../form/target-field.tsx'
import { makeId } from '../../../lib/make-id.ts'
import { Conditions } from './conditions.tsx'
import { hasComputedValues, conditionOn, subjectsFor } from './condition-subjects.ts'
import { useSentences } from './use-sentences.ts'

/** Where the slide leads: jumps as sentences, each made of choices, and what holds when none is met. */
export function Jumps() {
  const t = useWords('logic')
  const edit = useEdit()
  const slide = useCurrentSlide()
  const content = useContent()
  const { plan } = useUser().license
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
        <Rule
          key={rule.id}
          rule={rule}
          at={at}
          isLast={at === rules.length - 1}
          onMove={(by) => move(at, by)}
          onRemove={() => set({ rules: rules.filter((one) => one.id !== rule.id) })}
          onChange={(change, group) => setRule(rule.id, change, group)}
        />
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

function Rule({ rule, at, isLast, onMove, onRemove, onChange }: RuleProps) {
  const t = useWords('logic')
  const sentence = useSentences(useContent(), useCurrentSlide().slideId)
  return (
    <section
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
          onPress={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={t('jumps.moveDown', { number: at + 1 })}
          icon={<ArrowDown />}
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
        <IconButton size="sm" label={t('jumps.remove', { number: at + 1 })} icon={<X />} onPress={onRemove} />
      </div>
      <Conditions rule={rule} onChange={onChange} />
      <div className="flex flex-col gap-1">
        <span className="text-sm font-strong" aria-hidden="true">
          {t('jumps.to')}
        </span>
        <TargetField hideLabel label={t('jumps.to')} value={rule.to} onChange={(to) => onChange({ to })} />
      </div>
    </section>
  )
}

interface RuleProps {
  readonly rule: JumpRule
  readonly at: number
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly onChange: (change: Partial<JumpRule>, group?: string) => void
}
