import {
  type CertificateField,
  type CertificateFieldKind,
  certificateFieldKinds,
  certificateLimits,
  certificatePage,
} from '@deckle/core/certificates/certificate-design.ts'
import { changeField, changeKind, removeField, repeatedFieldKinds } from '@deckle/core/certificates/edit-design.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { ColorField } from '@deckle/ui/pickers/color-field.tsx'
import { AlignCenter, AlignLeft, AlignRight, Trash2 } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { PictureField } from './picture-field.tsx'
import type { Designer } from './use-designer.ts'

interface FieldPanelProps {
  readonly designer: Designer
  readonly index: number
  readonly field: CertificateField
  readonly onRemoved: () => void
}

/** Kinds without text of their own. */
const pictures: readonly CertificateFieldKind[] = ['qr', 'logo']

/** Properties of the selected field. */
export function FieldPanel({ designer: { design, edit }, index, field, onRemoved }: FieldPanelProps) {
  const t = useWords('certificate-designs')
  const change = (next: Partial<CertificateField>, group?: string) =>
    edit((old) => changeField(old, index, next), group && `${group}:${index}`)
  const others = new Set(design.fields.filter((one) => one !== field).map(({ kind }) => kind))
  const kinds = certificateFieldKinds.filter((kind) => repeatedFieldKinds.includes(kind) || !others.has(kind))
  const hasText = !pictures.includes(field.kind)
  return (
    <div className="flex flex-col gap-4">
      <Select<CertificateFieldKind>
        label={t('kind')}
        value={field.kind}
        onChange={(kind) => edit((old) => changeKind(old, index, kind))}
        options={kinds.map((id) => ({ id, label: t(`kinds.${id}`) }))}
      />
      {hasText && <Words field={field} onChange={(text) => change({ text }, 'text')} />}
      {field.kind === 'signature' && (
        <PictureField label={t('signature')} value={field.image} onChange={(image) => change({ image })} />
      )}
      {hasText && <Look field={field} change={change} />}
      {field.kind !== 'logo' && (
        <ColorField label={t('color')} value={field.color} onChange={(color) => change({ color }, 'color')} />
      )}
      <ToggleGroup
        label={t('align')}
        value={field.align}
        onChange={(align) => change({ align })}
        options={[
          { id: 'left', label: t('aligns.left'), icon: <AlignLeft />, hideLabel: true },
          { id: 'center', label: t('aligns.center'), icon: <AlignCenter />, hideLabel: true },
          { id: 'right', label: t('aligns.right'), icon: <AlignRight />, hideLabel: true },
        ]}
      />
      <Place field={field} change={change} />
      <Button
        icon={<Trash2 />}
        onPress={() => {
          edit((old) => removeField(old, index))
          onRemoved()
        }}
      >
        {t('removeField')}
      </Button>
    </div>
  )
}

type Change = (next: Partial<CertificateField>, group?: string) => void

function Words({ field, onChange }: { readonly field: CertificateField; readonly onChange: (text: string) => void }) {
  const t = useWords('certificate-designs')
  const isOwn = field.kind === 'text' || field.kind === 'signature'
  return (
    <TextField
      label={t(field.kind === 'signature' ? 'signatory' : isOwn ? 'words' : 'wordsAround')}
      description={isOwn ? undefined : t('wordsAroundText', { sign: '{}' })}
      isOptional={!isOwn}
      multiline={isOwn}
      maxLength={certificateLimits.text}
      value={field.text}
      onChange={onChange}
    />
  )
}

function Look({ field, change }: { readonly field: CertificateField; readonly change: Change }) {
  const t = useWords('certificate-designs')
  return (
    <>
      <NumberField
        label={t('size')}
        minValue={certificateLimits.size.min}
        maxValue={certificateLimits.size.max}
        value={field.size}
        onChange={(size) => Number.isFinite(size) && change({ size }, 'size')}
      />
      <ToggleGroup
        label={t('font')}
        value={field.font}
        onChange={(font) => change({ font })}
        options={[
          { id: 'sans', label: t('fonts.sans') },
          { id: 'serif', label: t('fonts.serif') },
        ]}
      />
      <Switch label={t('bold')} isSelected={field.bold} onChange={(bold) => change({ bold })} />
    </>
  )
}

function Place({ field, change }: { readonly field: CertificateField; readonly change: Change }) {
  const t = useWords('certificate-designs')
  const sides = { x: 'width', y: 'height', width: 'width', height: 'height' } as const
  return (
    <fieldset className="m-0 grid grid-cols-2 gap-3 border-0 p-0">
      <legend className="mb-2 text-sm font-strong">{t('place')}</legend>
      {(['x', 'y', 'width', 'height'] as const).map((side) => (
        <NumberField
          key={side}
          label={t(`sides.${side}`)}
          minValue={0}
          maxValue={certificatePage[sides[side]]}
          step={0.1}
          hasButtons={false}
          value={field[side]}
          onChange={(value) => Number.isFinite(value) && change({ [side]: value }, side)}
        />
      ))}
    </fieldset>
  )
}
