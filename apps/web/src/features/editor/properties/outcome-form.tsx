import { deckLimits, noImage, outcomeLengths } from '@deckle/core/deck/deck.ts'
import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { isSafeLink } from '@deckle/core/text/safe-link.ts'
import { possibleTags } from '@deckle/slides/scoring.ts'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useContent, useEdit } from '../editor-context.ts'
import { ImageField } from '../form/picture/image-field.tsx'
import { TagsField } from '../form/tags-field.tsx'
import { cleanText } from '../in-place/text-rules.ts'

export function OutcomeForm({
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
