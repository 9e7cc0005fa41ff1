import { deckLimits, noImage, outcomeLengths } from '@deckle/core/deck/deck.ts'
import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { isSafeLink } from '@deckle/slides/fields/address.ts'
import { possibleTags } from '@deckle/slides/scoring.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useContent, useEdit } from '../editor-context.ts'
import { ImageField } from '../form/image-field.tsx'
import { TagsField } from '../form/tags-field.tsx'
import { cleanText } from '../in-place/text-rules.ts'
import { makeId } from '../state/editor-store.ts'
import { spreadBands } from './spread-bands.ts'

/** What results come to: a title, words, a picture and a link for each band and tag. */
export function Outcomes() {
  const t = useWords('logic')
  const edit = useEdit()
  const { outcomes, readerType, resultRange } = useContent()
  const { ending } = readerTypeRules[readerType]
  const range = ending === 'calculation' ? resultRange : { minValue: 0, maxValue: 100 }
  const set = (next: readonly Outcome[], group?: string) =>
    edit({ type: 'setProperties', patch: { outcomes: next } }, group && `outcomes/${group}`)
  const change = (id: string, patch: Partial<Outcome>, group?: string) =>
    set(
      outcomes.map((one) => (one.id === id ? { ...one, ...patch } : one)),
      group && `${id}/${group}`,
    )
  const move = (at: number, by: number) => {
    const moved = [...outcomes]
    const [one] = moved.splice(at, 1)
    if (one) moved.splice(at + by, 0, one)
    set(moved)
  }
  const add = () =>
    set([
      ...outcomes,
      {
        id: makeId(),
        title: '',
        text: '',
        image: noImage,
        link: '',
        linkLabel: '',
        minValue: range.minValue,
        maxValue: range.maxValue,
        masterTags: [],
      },
    ])
  const why = ending === 'outcome' || ending === 'calculation' ? ending : 'other'
  return (
    <Card level={3} title={t('outcomes.title')} description={t(`outcomes.why.${why}`)}>
      <div className="flex flex-col gap-4" data-field="outcomes">
        {outcomes.length === 0 && <p className="text-sm text-muted">{t('outcomes.empty')}</p>}
        {outcomes.map((outcome, at) => (
          <section
            key={outcome.id}
            aria-label={t('outcomes.number', { number: at + 1 })}
            data-field={`outcomes.${outcome.id}`}
            className="flex flex-col gap-3 rounded-sm border border-line p-3"
          >
            <div className="flex items-center gap-1">
              <h4 className="flex-1 text-sm font-strong">{t('outcomes.number', { number: at + 1 })}</h4>
              <IconButton
                size="sm"
                label={t('outcomes.moveUp', { number: at + 1 })}
                icon={<ArrowUp />}
                isDisabled={at === 0}
                onPress={() => move(at, -1)}
              />
              <IconButton
                size="sm"
                label={t('outcomes.moveDown', { number: at + 1 })}
                icon={<ArrowDown />}
                isDisabled={at === outcomes.length - 1}
                onPress={() => move(at, 1)}
              />
              <IconButton
                size="sm"
                label={t('outcomes.remove', { number: at + 1 })}
                icon={<X />}
                onPress={() => set(outcomes.filter(({ id }) => id !== outcome.id))}
              />
            </div>
            <OutcomeForm outcome={outcome} onChange={(patch, group) => change(outcome.id, patch, group)} />
          </section>
        ))}
        <div className="flex flex-wrap items-center gap-2">
          {outcomes.length < deckLimits.outcomes ? (
            <Button icon={<Plus />} onPress={add}>
              {t('outcomes.add')}
            </Button>
          ) : (
            <p className="text-sm text-muted">{t('outcomes.full', { max: deckLimits.outcomes })}</p>
          )}
          {outcomes.length > 1 && (
            <Button variant="quiet" onPress={() => set(spreadBands(outcomes, range))}>
              {t('outcomes.spread')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function OutcomeForm({
  outcome,
  onChange,
}: {
  outcome: Outcome
  onChange: (patch: Partial<Outcome>, group?: string) => void
}) {
  const t = useWords('logic')
  const edit = useEdit()
  const { resultRange, contentHash, readerType } = useContent()
  const used = contentHash.flatMap(possibleTags).map(([tag]) => tag)
  const known = [...new Set([...resultRange.masterTags, ...used])]
  const isCalculation = readerTypeRules[readerType].ending === 'calculation'
  const text = (name: 'title' | 'text' | 'linkLabel', label: string) => (
    <TextField
      label={label}
      multiline={name === 'text'}
      rows={2}
      limits={outcomeLengths[name]}
      maxLength={outcomeLengths[name].max}
      value={outcome[name]}
      onChange={(next) => onChange({ [name]: cleanText(next, name === 'text', outcomeLengths[name].max) }, name)}
    />
  )
  const bound = (name: 'minValue' | 'maxValue', label: string) => (
    <NumberField
      label={label}
      error={name === 'maxValue' && outcome.minValue > outcome.maxValue ? t('outcomes.badBand') : undefined}
      formatOptions={isCalculation ? undefined : { style: 'unit', unit: 'percent' }}
      value={outcome[name]}
      onChange={(next) => Number.isFinite(next) && onChange({ [name]: next })}
    />
  )
  return (
    <>
      {text('title', t('outcomes.name'))}
      {text('text', t('outcomes.text'))}
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        {bound('minValue', t('outcomes.from'))}
        {bound('maxValue', t('outcomes.to'))}
      </div>
      {(known.length > 0 || outcome.masterTags.length > 0) && (
        <TagsField
          label={t('outcomes.tags')}
          description={t('outcomes.tagsWhy')}
          value={outcome.masterTags}
          known={known}
          max={deckLimits.masterTags}
          onChange={(masterTags) => onChange({ masterTags })}
        />
      )}
      <ImageField
        label={t('outcomes.image')}
        value={outcome.image}
        onPick={(image) => {
          onChange({ image: { id: image.id, alt: image.alt } })
          edit({ type: 'addImage', mediaId: image.id })
        }}
        onAlt={(alt) => onChange({ image: { ...outcome.image, alt } }, 'alt')}
        onRemove={() => onChange({ image: noImage })}
      />
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <LinkField value={outcome.link} onChange={(link) => onChange({ link }, 'link')} />
        {text('linkLabel', t('outcomes.linkLabel'))}
      </div>
    </>
  )
}

/** An address, kept only while it is one that a browser may follow. */
function LinkField({ value, onChange }: { value: string; onChange: (link: string) => void }) {
  const t = useWords('logic')
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <TextField
      type="url"
      label={t('outcomes.link')}
      placeholder="https://"
      error={isSafeLink(typed) ? undefined : t('outcomes.badLink')}
      maxLength={outcomeLengths.link.max}
      value={typed}
      onChange={(next) => {
        const text = next.trim()
        setTyped(text)
        if (isSafeLink(text)) onChange(text)
      }}
    />
  )
}
