import { leadFormLimits } from '@deckle/core/deck/lead-form/lead-form-limits.ts'
import { type LeadField, type LeadForm, newLeadField, openKinds } from '@deckle/core/deck/lead-form/lead-form.ts'
import { baseLanguageOf } from '@deckle/core/deck/texts/localise.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useLeadWords } from '../../../deck/stage/use-lead-words.ts'
import { makeId } from '../../../lib/make-id.ts'
import { useWords } from '../../../words/use-words.ts'
import { useContent } from '../editor-context.ts'
import { cleanText } from '../in-place/text-rules.ts'
import type { ChangeLeadForm } from './change-lead-form.ts'

export function LeadFields({ form, onChange }: { form: LeadForm; onChange: ChangeLeadForm }) {
  const t = useWords('lead-form')
  const { fields } = form
  const set = (next: readonly LeadField[], group?: string) => onChange({ fields: next }, group)
  const move = (at: number, by: number) => {
    const moved = [...fields]
    const [one] = moved.splice(at, 1)
    if (one) moved.splice(at + by, 0, one)
    set(moved)
  }
  return (
    <div role="group" aria-label={t('fields')} className="flex flex-col gap-2">
      <p className="text-sm font-strong">{t('fields')}</p>
      {fields.length === 0 && <p className="text-sm text-muted">{t('none')}</p>}
      <ol className="flex flex-col gap-2">
        {fields.map((field, at) => (
          <FieldRow
            key={field.id}
            field={field}
            at={at}
            isLast={at === fields.length - 1}
            onMove={(by) => move(at, by)}
            onRemove={() => set(fields.filter(({ id }) => id !== field.id))}
            onChange={(patch, group) =>
              set(
                fields.map((one) => (one.id === field.id ? { ...one, ...patch } : one)),
                group && `${field.id}/${group}`,
              )
            }
          />
        ))}
      </ol>
      {fields.length < leadFormLimits.fields ? (
        <Menu
          label={t('add')}
          trigger={<Button icon={<Plus />}>{t('add')}</Button>}
          items={openKinds(form).map((kind) => ({
            id: kind,
            label: t(`kinds.${kind}`),
            onAction: () => set([...fields, newLeadField(kind, false, kind === 'text' ? makeId() : kind)]),
          }))}
        />
      ) : (
        <p className="text-sm text-muted">{t('full', { max: leadFormLimits.fields })}</p>
      )}
    </div>
  )
}

interface RowProps {
  readonly field: LeadField
  readonly at: number
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly onChange: (patch: Partial<LeadField>, group?: string) => void
}

function FieldRow({ field, at, isLast, onMove, onRemove, onChange }: RowProps) {
  const t = useWords('lead-form')
  const own = useLeadWords(baseLanguageOf(useContent()))
  const { kind, required } = field
  const name = isBlank(field.label) ? t(`kinds.${kind}`) : field.label.trim()
  return (
    <li className="flex flex-col gap-2 rounded-sm border border-line p-3" data-field={`leadForm.fields.${field.id}`}>
      <TextField
        label={t('label', { number: at + 1 })}
        placeholder={kind === 'text' ? undefined : own[kind]}
        error={kind === 'text' && isBlank(field.label) ? t('labelMissing') : undefined}
        limits={leadFormLimits.label}
        maxLength={leadFormLimits.label.max}
        value={field.label}
        onChange={(label) => onChange({ label: cleanText(label, false, leadFormLimits.label.max) }, 'label')}
      />
      <div className="flex flex-wrap items-center gap-1">
        <span className="min-w-0 flex-1 truncate text-xs text-muted phone:basis-full">{t(`kinds.${kind}`)}</span>
        <Checkbox
          aria-label={t('requiredOf', { label: name })}
          label={t('required')}
          isSelected={required}
          onChange={(on) => onChange({ required: on })}
        />
        <IconButton
          size="sm"
          label={t('moveUp', { label: name })}
          icon={<ArrowUp />}
          isDisabled={at === 0}
          onPress={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={t('moveDown', { label: name })}
          icon={<ArrowDown />}
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
        <IconButton size="sm" label={t('remove', { label: name })} icon={<X />} onPress={onRemove} />
      </div>
    </li>
  )
}
