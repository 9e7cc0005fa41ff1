import { deckLimits } from '@deckle/core/deck/deck.ts'
import type { ResultRange } from '@deckle/core/deck/ending/outcome.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { possibleTags } from '@deckle/slides/scoring.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { useContent, useEdit } from '../editor-context.ts'
import { Outcomes } from './outcomes.tsx'

export function Results() {
  const { readerType, outcomes } = useContent()
  const { ending, addsPoints, expectsCorrectness } = readerTypeRules[readerType]
  const hasResult = ending === 'calculation' || addsPoints || expectsCorrectness
  if (!hasResult && outcomes.length === 0) return null
  return (
    <>
      <Range />
      {ending === 'game' && <Game />}
      <Outcomes />
    </>
  )
}

function useRange(): [ResultRange, (patch: Partial<ResultRange>) => void] {
  const { resultRange } = useContent()
  const edit = useEdit()
  return [
    resultRange,
    (patch) => void edit({ type: 'setProperties', patch: { resultRange: { ...resultRange, ...patch } } }),
  ]
}

function Range() {
  const t = useWords('logic')
  const { readerType } = useContent()
  const [range, set] = useRange()
  const { ending, addsPoints } = readerTypeRules[readerType]
  const isCalculation = ending === 'calculation'
  if (!isCalculation && !addsPoints) return null
  return (
    <Card level={3} title={t('range.title')} description={isCalculation ? t('range.why') : undefined}>
      <div className="flex flex-col gap-4">
        {isCalculation && (
          <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
            <NumberField
              label={t('range.min')}
              value={range.minValue}
              onChange={(minValue) => Number.isFinite(minValue) && set({ minValue })}
            />
            <NumberField
              label={t('range.max')}
              error={range.minValue >= range.maxValue ? t('range.bad') : undefined}
              value={range.maxValue}
              onChange={(maxValue) => Number.isFinite(maxValue) && set({ maxValue })}
            />
          </div>
        )}
        {addsPoints && <MasterTags />}
      </div>
    </Card>
  )
}

/** Tags by priority: the first one wins a tie. */
function MasterTags() {
  const t = useWords('logic')
  const { contentHash } = useContent()
  const [{ masterTags }, set] = useRange()
  const used = new Set(contentHash.flatMap(possibleTags).map(([tag]) => tag))
  const others = [...used].filter((tag) => !masterTags.includes(tag))
  const add = (tags: readonly string[]) =>
    set({ masterTags: [...new Set([...masterTags, ...tags])].slice(0, deckLimits.masterTags) })
  const move = (at: number, by: number) => {
    const moved = [...masterTags]
    const [tag] = moved.splice(at, 1)
    if (tag !== undefined) moved.splice(at + by, 0, tag)
    set({ masterTags: moved })
  }
  const form = useSubmitForm({
    defaultValues: { tag: '' },
    submit: ({ tag }, { reset }) => {
      if (!isBlank(tag)) add([tag.trim()])
      reset()
    },
  })
  const typed = useWatch({ control: form.control, name: 'tag' })
  return (
    <div className="flex flex-col gap-2" role="group" aria-label={t('range.tags')}>
      <p className="text-sm font-strong">{t('range.tags')}</p>
      <p className="text-xs text-muted">{masterTags.length > 0 ? t('range.tagsWhy') : t('range.noTags')}</p>
      <ol className="flex flex-col gap-1">
        {masterTags.map((tag, at) => (
          <li key={tag} className="flex items-center gap-1 rounded-sm border border-line ps-3">
            <span className="min-w-0 flex-1 truncate text-sm">
              {tag}
              {!used.has(tag) && <span className="text-xs text-muted"> – {t('range.unused')}</span>}
            </span>
            <IconButton
              size="sm"
              label={t('range.moveUp', { tag })}
              icon={<ArrowUp />}
              isDisabled={at === 0}
              onPress={() => move(at, -1)}
            />
            <IconButton
              size="sm"
              label={t('range.moveDown', { tag })}
              icon={<ArrowDown />}
              isDisabled={at === masterTags.length - 1}
              onPress={() => move(at, 1)}
            />
            <IconButton
              size="sm"
              label={t('range.remove', { tag })}
              icon={<X />}
              onPress={() => set({ masterTags: masterTags.filter((one) => one !== tag) })}
            />
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
          {t('range.takenOver', { tags: others.join(', ') })}
          <Button size="sm" variant="quiet" onPress={() => add(others)}>
            {t('range.takeOver')}
          </Button>
        </p>
      )}
      <Form form={form} className="flex items-end gap-2">
        <Field control={form.control} name="tag">
          {(field) => <TextField {...field} className="flex-1" label={t('range.addTag')} maxLength={deckLimits.tag} />}
        </Field>
        <Button type="submit" isDisabled={isBlank(typed) || masterTags.length >= deckLimits.masterTags}>
          {t('range.add')}
        </Button>
      </Form>
    </div>
  )
}

function Game() {
  const t = useWords('logic')
  const edit = useEdit()
  const { gameRules } = useContent()
  return (
    <Card level={3} title={t('game.title')}>
      <div className="flex flex-col gap-4">
        {(['speed', 'streak'] as const).map((name) => (
          <Switch
            key={name}
            label={t(`game.${name}`)}
            description={t(`game.${name}Why`)}
            isSelected={gameRules[name]}
            onChange={(on) => edit({ type: 'setProperties', patch: { gameRules: { ...gameRules, [name]: on } } })}
          />
        ))}
      </div>
    </Card>
  )
}
