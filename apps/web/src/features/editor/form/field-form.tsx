import type { ImageRef } from '@deckle/core/deck/deck.ts'
import type { Item } from '@deckle/core/deck/edit/data-path.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import type { SlideData } from '@deckle/core/deck/slide.ts'
import { definitionOf, isSlideType } from '@deckle/slides/catalog.ts'
import type { Field, Fields, ListField } from '@deckle/slides/fields/field.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { useContent, useCurrentSlide, useEdit } from '../editor-context.ts'
import { addItemEdit, canAddItem, canRemoveItem, markEdit, moveItemEdit } from '../in-place/item-edits.ts'
import { cleanText, textIn } from '../in-place/text-rules.ts'
import { makeId } from '../state/editor-store.ts'
import { AddressField } from './address-field.tsx'
import { fieldName } from './field-label.ts'
import { ImageField } from './image-field.tsx'
import { pictureEdit } from './picture-edit.ts'

/** The form of a slide's data, made from its type's fields. */
export function FieldForm() {
  const slide = useCurrentSlide()
  if (!isSlideType(slide.template)) return null
  return <FieldRows fields={definitionOf(slide.template).fields} data={slide.data} prefix="" />
}

function FieldRows({ fields, data, prefix }: { fields: Fields; data: SlideData; prefix: string }) {
  const expects = useContent().readerType
  const marks = readerTypeRules[expects].expectsCorrectness
  return (
    <>
      {Object.entries(fields)
        .filter(([name]) => marks || !['correct_feedback', 'incorrect_feedback', 'correct'].includes(name))
        .map(([name, field]) => (
          <div key={name} data-field={prefix + name} className="flex flex-col gap-1.5">
            <FieldRow field={field} name={name} path={prefix + name} value={data[name]} />
          </div>
        ))}
    </>
  )
}

function FieldRow({ field, name, path, value }: { field: Field; name: string; path: string; value: unknown }) {
  const t = useWords('editor')
  const edit = useEdit()
  const { slideId } = useCurrentSlide()
  const label = fieldName(t, name)
  const set = (next: unknown, group?: string) => edit({ type: 'updateData', slideId, path, value: next }, group)
  switch (field.kind) {
    case 'text':
      if (field.format !== 'plain')
        return (
          <AddressField
            label={label}
            field={field}
            value={String(value)}
            onChange={(next) => set(next, `${slideId}/${path}`)}
          />
        )
      return (
        <TextField
          label={label}
          multiline={field.multiline}
          rows={2}
          limits={{ max: field.max, ideal: field.ideal }}
          maxLength={field.max}
          value={textIn(value)}
          onChange={(next) => set(cleanText(next, field.multiline, field.max), `${slideId}/${path}`)}
        />
      )
    case 'check':
      return <Checkbox label={label} isSelected={value === 'checked'} onChange={(on) => set(on ? 'checked' : '')} />
    case 'toggle':
      return <Switch label={label} isSelected={value === true} onChange={(on) => set(on)} />
    case 'number':
      return (
        <NumberField
          label={label}
          minValue={field.min}
          maxValue={field.max}
          step={field.step}
          value={Number(value)}
          onChange={(next) => Number.isFinite(next) && set(next)}
        />
      )
    case 'select':
      return (
        <Select
          label={label}
          value={String(value)}
          onChange={(next) => set(next)}
          options={field.options.map((id) => ({ id, label: optionName(t, id) }))}
        />
      )
    case 'image':
      return (
        <ImageField
          label={label}
          value={value as ImageRef}
          onPick={(picked) => edit(pictureEdit(slideId, path, picked))}
          onAlt={(alt) =>
            edit({ type: 'updateData', slideId, path: `${path}.alt`, value: alt }, `${slideId}/${path}.alt`)
          }
          onRemove={() => set({ id: '', alt: '' })}
        />
      )
    case 'list':
      return <ListRows field={field} name={name} items={value as readonly Item[]} />
  }
}

function optionName(t: ReturnType<typeof useWords<'editor'>>, id: string): string {
  const key = `options.${id}` as 'options.binary'
  return t.has(key) ? t(key) : id
}

function ListRows({ field, name, items }: { field: ListField; name: string; items: readonly Item[] }) {
  const t = useWords('editor')
  const edit = useEdit()
  const slide = useCurrentSlide()
  const marks = readerTypeRules[useContent().readerType].expectsCorrectness && 'correct' in field.item
  const rest = Object.fromEntries(Object.entries(field.item).filter(([one]) => one !== 'correct'))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-strong">{fieldName(t, name)}</legend>
      {items.map((item, at) => {
        const number = at + 1
        const move = (by: -1 | 1) => {
          const moved = moveItemEdit(slide, name, item.id, by)
          if (moved) edit(moved)
        }
        return (
          <div
            key={item.id}
            role="group"
            aria-label={t('item', { number })}
            className="flex flex-col gap-2 rounded-sm border border-line p-2"
          >
            <div className="flex items-center gap-1">
              {marks ? (
                <Checkbox
                  className="flex-1"
                  label={t('rightAnswer')}
                  isSelected={item['correct'] === 'checked'}
                  onChange={() => edit(markEdit(slide, name, item.id))}
                />
              ) : (
                <span className="flex-1 text-xs text-muted">{t('item', { number })}</span>
              )}
              <IconButton
                size="sm"
                label={t('inPlace.moveUp', { number })}
                icon={<ArrowUp />}
                isDisabled={at === 0}
                onPress={() => move(-1)}
              />
              <IconButton
                size="sm"
                label={t('inPlace.moveDown', { number })}
                icon={<ArrowDown />}
                isDisabled={at === items.length - 1}
                onPress={() => move(1)}
              />
              <IconButton
                size="sm"
                label={t('inPlace.removeItem', { number })}
                icon={<X />}
                isDisabled={!canRemoveItem(slide, name)}
                onPress={() => edit({ type: 'removeItem', slideId: slide.slideId, path: name, itemId: item.id })}
              />
            </div>
            <FieldRows fields={rest} data={item} prefix={`${name}.${item.id}.`} />
          </div>
        )
      })}
      {canAddItem(slide, name) && (
        <Button
          size="sm"
          icon={<Plus />}
          className="self-start"
          onPress={() => {
            const added = addItemEdit(slide, name, null, makeId)
            if (added) edit(added.edit)
          }}
        >
          {t('inPlace.addOption')}
        </Button>
      )}
    </fieldset>
  )
}
