import { type CertificateField, certificatePage } from '@deckle/core/certificates/certificate-design.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { type HTMLAttributes, type KeyboardEvent, type RefObject, useId } from 'react'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { useFieldDrag } from './use-field-drag.ts'

interface FieldFrameProps {
  readonly page: RefObject<HTMLElement | null>
  readonly field: CertificateField
  readonly isSelected: boolean
  /** Nothing is drawn of it. */
  readonly isBlank: boolean
  readonly onSelect: () => void
  readonly onChange: (change: Partial<CertificateField>, group: string) => void
  readonly onMove: (right: number, down: number) => void
  readonly onRemove: () => void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A field on the page: dragged, pulled by its corner, or moved by arrows. */
export function FieldFrame({
  page,
  field,
  isSelected,
  isBlank,
  onSelect,
  onChange,
  onMove,
  onRemove,
}: FieldFrameProps) {
  const t = useWords('certificate-designs')
  const label = useFieldLabel(field)
  const help = useId()
  const { begin, pointer } = useFieldDrag(page, { box: field, onChange })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[event.key]
    if (arrow) onMove(arrow[0] * (event.shiftKey ? 10 : 1), arrow[1] * (event.shiftKey ? 10 : 1))
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }
  return (
    // No role of ARIA moves in two directions: an application takes the arrow keys itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="application"
      aria-label={label}
      aria-describedby={help}
      aria-current={isSelected || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-field={field.kind}
      className={classNames(
        'absolute touch-none cursor-move rounded-[2px] border border-dashed',
        isSelected
          ? 'border-brand-edge outline-2 outline-brand-edge'
          : 'border-[rgb(0_0_0/0.25)] hover:border-brand-edge',
      )}
      style={{
        left: percent(field.x, certificatePage.width),
        top: percent(field.y, certificatePage.height),
        width: percent(field.width, certificatePage.width),
        height: percent(field.height, certificatePage.height),
      }}
      onFocus={onSelect}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        onSelect()
        begin(event, false)
      }}
      {...pointer}
    >
      <span id={help} className="sr-only">
        {t('fieldHelp')}
      </span>
      {isBlank && (
        <span aria-hidden="true" className="block truncate p-0.5 text-center text-[10px] leading-tight text-[#555]">
          {t(`kinds.${field.kind}`)}
        </span>
      )}
      {isSelected && <Corner onPointerDown={(event) => begin(event, true)} {...pointer} />}
    </div>
  )
}

type CornerProps = Pick<HTMLAttributes<HTMLSpanElement>, `onPointer${'Down' | 'Move' | 'Up' | 'Cancel'}`>

function Corner(pointer: CornerProps) {
  return (
    <span
      aria-hidden="true"
      data-corner
      className="absolute -right-2 -bottom-2 size-4 cursor-nwse-resize rounded-full border border-ink/40 bg-white touch:size-6"
      {...pointer}
    />
  )
}

function useFieldLabel({ kind, text, x, y }: CertificateField): string {
  const t = useWords('certificate-designs')
  const format = useFormatter()
  const millimetres = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const own = kind === 'text' || kind === 'signature' ? text.trim() : ''
  return t('fieldPlace', { field: own === '' ? t(`kinds.${kind}`) : own, left: millimetres(x), top: millimetres(y) })
}

const percent = (value: number, of: number): string => `${(value / of) * 100}%`
