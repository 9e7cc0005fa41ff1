import type { ImageRef } from '@deckle/core/deck/deck.ts'
import type { Item } from '@deckle/core/deck/edit/data-path.ts'
import type { SlideData } from '@deckle/core/deck/slide.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { definitionOf, isSlideType } from '@deckle/slides/catalog.ts'
import type { Field, Fields, TextField as TextFieldOf } from '@deckle/slides/fields/field.ts'
import { isUntouchedText } from '@deckle/slides/untouched.ts'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { memo, Suspense } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useCurrentSlide, useEdit, useEditorState } from '../editor-context.ts'
import { selectUntouched } from '../in-place/select-untouched.ts'
import { cleanText, fieldAt, textIn } from '../in-place/text-rules.ts'
import { currentSlide } from '../state/editor-state.ts'
import { AddressField } from './address-field.tsx'
import { DocumentField } from './document-field.tsx'
import { fieldName } from './field-label.ts'
import { ImageField } from './picture/image-field.tsx'
import { ListRows } from './list-rows.tsx'
import { pictureEdit } from './picture/picture-edit.ts'
import { SlideTags } from './slide-tags.tsx'
import { TargetField } from './target-field.tsx'

/** Formulas bring their language along. */
const FormulaField = lazyPart(() => import('./formula-field.tsx').then((module) => module.FormulaField))

/** React Aria takes no empty key. */
const none = '.none'

/** The form of a slide's data, made from its type's fields. */
export function FieldForm() {
  const slide = useCurrentSlide()
  if (!isSlideType(slide.template)) return null
  return <FieldRows slideId={slide.slideId} fields={definitionOf(slide.template).fields} data={slide.data} prefix="" />
}

/** A row a field; those about right answers or points only where the deck's kind knows any. */
export function FieldRows({
  slideId,
  fields,
  data,
  prefix,
}: {
  slideId: string
  fields: Fields
  data: SlideData
  prefix: string
}) {
  const rule = useEditorState((state) => readerTypeRules[state.history.present.content.readerType])
  const template = useEditorState(({ history }) => currentSlide(history.present)?.template ?? '')
  const list = prefix.split('.')[0]
  const selecting = (path: string) =>
    selectUntouched(({ value }) => fieldAt(template, path)?.kind === 'text' && isUntouchedText(template, path, value))
  return Object.entries(fields)
    .filter(([, { only }]) => !only || (only === 'right' ? rule.expectsCorrectness : rule.addsPoints))
    .map(([name, field]) => (
      <div key={name} data-field={prefix + name} className="flex flex-col gap-1.5" {...selecting(prefix + name)}>
        <FieldRow slideId={slideId} field={field} name={name} list={list} path={prefix + name} value={data[name]} />
      </div>
    ))
}

interface FieldRowProps {
  slideId: string
  field: Field
  name: string
  /** The list whose item this is a field of. */
  list: string | undefined
  path: string
  value: unknown
}

/** Drawn again only when its own value changes: a long form costs nothing while one types. */
const FieldRow = memo(function FieldRow({ slideId, field, name, list, path, value }: FieldRowProps) {
  const t = useWords('editor')
  const edit = useEdit()
  const label = fieldName(t, name, list)
  const set = (next: unknown, group?: string) => edit({ type: 'updateData', slideId, path, value: next }, group)
  switch (field.kind) {
    case 'text':
      return <TextRow label={label} field={field} slideId={slideId} path={path} value={textIn(value)} onChange={set} />
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
          value={textIn(value) || none}
          onChange={(next) => set(next === none ? '' : next)}
          options={field.options.map((id) => ({ id: id || none, label: id ? optionName(t, id) : t('options.none') }))}
        />
      )
    case 'image':
      return (
        <ImageField
          label={label}
          value={value as ImageRef}
          aspect={field.aspect}
          onPick={(picked) => edit(pictureEdit(slideId, path, picked))}
          onAlt={(alt) =>
            edit({ type: 'updateData', slideId, path: `${path}.alt`, value: alt }, `${slideId}/${path}.alt`)
          }
          onRemove={() => set({ id: '', alt: '' })}
        />
      )
    case 'tags':
      return (
        <SlideTags label={label} value={value as readonly string[]} max={field.max} onChange={(next) => set(next)} />
      )
    case 'target':
      return (
        <TargetField label={label} isOptional={list !== path} value={textIn(value)} onChange={(next) => set(next)} />
      )
    case 'list':
      return <ListRows slideId={slideId} field={field} name={name} items={value as readonly Item[]} Rows={FieldRows} />
  }
})

interface TextRowProps {
  label: string
  field: TextFieldOf
  slideId: string
  path: string
  value: string
  onChange: (next: string, group?: string) => void
}

/** A text by its format; typing in it is one step of undo. */
function TextRow({ label, field, slideId, path, value, onChange }: TextRowProps) {
  const onType = (next: string) => onChange(next, `${slideId}/${path}`)
  if (field.format === 'formula' || field.format === 'criteria')
    return (
      <Suspense fallback={<Skeleton className="h-24" />}>
        <FormulaField label={label} field={field} slideId={slideId} value={value} onChange={onType} />
      </Suspense>
    )
  if (field.format === 'pdf') return <DocumentField label={label} value={value} onChange={(next) => onChange(next)} />
  if (field.format !== 'plain') return <AddressField label={label} field={field} value={value} onChange={onType} />
  return (
    <TextField
      label={label}
      multiline={field.multiline}
      rows={2}
      limits={{ max: field.max, ideal: field.ideal }}
      maxLength={field.max}
      value={value}
      onChange={(next) => onType(cleanText(next, field.multiline, field.max))}
    />
  )
}

function optionName(t: ReturnType<typeof useWords<'editor'>>, id: string): string {
  const key = `options.${id}` as 'options.binary'
  return t.has(key) ? t(key) : id
}
