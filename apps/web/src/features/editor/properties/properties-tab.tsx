import { baseLanguageOf } from '@deckle/core/deck/texts/localise.ts'
import { deckLimits, type DeckContent, languages, patterns, purposes } from '@deckle/core/deck/deck.ts'
import { isPassOrFail, readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useContent, useEdit, useEditor } from '../editor-context.ts'
import { cutToMax } from '../in-place/text-rules.ts'
import { Results } from './results.tsx'
import { Translations } from './translations.tsx'

const LeadFormCard = lazyPart(() => import('../lead-form/lead-form-card.tsx').then((module) => module.LeadFormCard))

export function PropertiesTab() {
  const t = useWords('editor')
  const { canEdit } = useEditor()
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <h2 className="sr-only">{t('tabs.properties')}</h2>
      <fieldset disabled={!canEdit} className="mx-auto flex w-full max-w-3xl min-w-0 flex-col gap-4 p-6 narrow:p-4">
        <About />
        <Marking />
        <Results />
        <Moving />
        <Suspense fallback={<SkeletonBlock className="h-32" />}>
          <LeadFormCard />
        </Suspense>
        <Translations />
      </fieldset>
    </div>
  )
}

function About() {
  const t = useWords('editor')
  const names = useWords('deck')
  const edit = useEdit()
  const content = useContent()
  const { name, language, purpose, pattern } = content
  const base = baseLanguageOf(content)
  return (
    <Card level={3} title={t('properties.about')}>
      <div className="grid grid-cols-2 gap-4 narrow:grid-cols-1">
        <TextField
          data-field="name"
          className="col-span-2 narrow:col-span-1"
          label={t('name')}
          limits={deckLimits.name}
          maxLength={deckLimits.name.max}
          value={name}
          error={isBlank(name) ? t('properties.nameMissing') : undefined}
          onChange={(next) => edit({ type: 'rename', name: cutToMax(next, deckLimits.name.max) }, 'name')}
        />
        <Select
          label={t('properties.language')}
          description={
            Object.keys(content.translations).length > 0
              ? t('properties.shownFirst', { language: names(`languages.${base}`) })
              : undefined
          }
          value={language}
          onChange={(next) => edit({ type: 'setLanguage', language: next })}
          options={languages.map((id) => ({ id, label: names(`languages.${id}`) }))}
        />
        <Select
          label={t('properties.purpose')}
          value={purpose}
          onChange={(next) => edit({ type: 'setProperties', patch: { purpose: next } })}
          options={purposes.map((id) => ({ id, label: t(`properties.purposes.${id}`) }))}
        />
        <Select
          label={t('properties.pattern')}
          value={pattern}
          onChange={(next) => edit({ type: 'setProperties', patch: { pattern: next } })}
          options={patterns.map((id) => ({ id, label: t(`properties.patterns.${id}`) }))}
        />
      </div>
    </Card>
  )
}

function Marking() {
  const t = useWords('editor')
  const edit = useEdit()
  const { readerType, passingPercentage, feedback, feedbackTexts, marking } = useContent()
  const rule = readerTypeRules[readerType]
  const set = (patch: Parameters<typeof edit>[0] & { type: 'setProperties' }, group?: string) => edit(patch, group)
  const text = (which: keyof DeckContent['feedbackTexts']) => (
    <TextField
      key={which}
      label={t(`properties.feedbackTexts.${which}`)}
      limits={deckLimits.feedback}
      maxLength={deckLimits.feedback.max}
      value={feedbackTexts[which]}
      onChange={(next) =>
        set(
          {
            type: 'setProperties',
            patch: { feedbackTexts: { ...feedbackTexts, [which]: cutToMax(next, deckLimits.feedback.max) } },
          },
          `feedback.${which}`,
        )
      }
    />
  )
  return (
    <Card level={3} title={t('properties.marking')}>
      <div className="flex flex-col gap-4">
        {isPassOrFail(readerType) && (
          <NumberField
            label={t('properties.passing')}
            description={t('properties.passingWhy')}
            minValue={0}
            maxValue={100}
            formatOptions={{ style: 'unit', unit: 'percent' }}
            value={passingPercentage}
            onChange={(next) =>
              Number.isFinite(next) && set({ type: 'setProperties', patch: { passingPercentage: next } })
            }
            className="max-w-60"
          />
        )}
        <Switch
          label={t('properties.feedback')}
          description={t('properties.feedbackWhy')}
          isSelected={feedback}
          onChange={(on) => set({ type: 'setProperties', patch: { feedback: on } })}
        />
        {feedback && (
          <div className="flex flex-col gap-3">
            {rule.expectsCorrectness && text('correct')}
            {rule.expectsCorrectness && text('incorrect')}
            {text('neutral')}
          </div>
        )}
        <RadioGroup
          cards
          orientation="horizontal"
          label={t('properties.where')}
          value={marking}
          onChange={(next) => set({ type: 'setProperties', patch: { marking: next } })}
          options={[
            { id: 'server', label: t('properties.server'), description: t('properties.serverWhy') },
            { id: 'device', label: t('properties.device'), description: t('properties.deviceWhy') },
          ]}
        />
        {marking === 'device' && <Callout tone="warning">{t('properties.deviceWarning')}</Callout>}
      </div>
    </Card>
  )
}

function Moving() {
  const t = useWords('editor')
  const edit = useEdit()
  const content = useContent()
  return (
    <Card level={3} title={t('properties.moving')}>
      <div className="flex flex-col gap-4">
        {(['navEnabled', 'jumpAhead', 'voEnabled'] as const).map((name) => (
          <Switch
            key={name}
            label={t(`properties.${name}`)}
            description={t(`properties.${name}Why`)}
            isSelected={content[name]}
            onChange={(on) => edit({ type: 'setProperties', patch: { [name]: on } })}
          />
        ))}
        <NumberField
          label={t('properties.minTime')}
          description={t('properties.minTimeWhy')}
          minValue={0}
          maxValue={deckLimits.minTime}
          formatOptions={{ style: 'unit', unit: 'second', unitDisplay: 'long' }}
          value={content.minTime}
          onChange={(seconds) =>
            edit({ type: 'setMinTime', slideId: null, seconds: Number.isFinite(seconds) ? seconds : 0 })
          }
          className="max-w-60"
        />
      </div>
    </Card>
  )
}
