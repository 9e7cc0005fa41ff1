import type { Widget } from '@deckle/core/report/custom/widget.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Maximize2, Minimize2, Settings2, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { ExportMenu } from '../../../table-export/export-menu.tsx'
import { useWords } from '../../../words/use-words.ts'
import { downloadWidget, type WidgetDays } from './queries.ts'

export interface WidgetEdit {
  /** The handle is held, so that the widget can be dragged. */
  readonly onHold: (isHeld: boolean) => void
  readonly onNudge: (step: -1 | 1) => void
  readonly onResize: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

interface WidgetToolsProps {
  readonly widget: Widget
  readonly name: string
  readonly days: WidgetDays
  readonly edit?: WidgetEdit | undefined
}

/** Export, handle and menu of a widget. */
export function WidgetTools({ widget, name, days, edit }: WidgetToolsProps) {
  const hasTable = widget.source !== null && widget.kind !== 'figure'
  return (
    <div className="-my-1.5 flex shrink-0 items-center print:hidden">
      {hasTable && (
        <ExportMenu name={name} download={(format) => downloadWidget({ ...widget, title: name }, days, format)} />
      )}
      {edit && <Handle name={name} edit={edit} />}
      {edit && <WidgetMenu widget={widget} name={name} edit={edit} />}
    </div>
  )
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** Dragged by pointer; its arrow keys move the widget. */
function Handle({ name, edit }: { readonly name: string; readonly edit: WidgetEdit }) {
  const words = useWords('custom-reports')
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    edit.onNudge(step)
  }
  return (
    <button
      type="button"
      data-handle
      aria-label={words('move', { name })}
      title={words('moveText')}
      onPointerDown={() => edit.onHold(true)}
      onPointerUp={() => edit.onHold(false)}
      onKeyDown={onKeyDown}
      className="flex size-8 cursor-grab items-center justify-center rounded-sm text-faint hover:text-ink touch:size-11"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </button>
  )
}

function WidgetMenu({
  widget,
  name,
  edit,
}: {
  readonly widget: Widget
  readonly name: string
  readonly edit: WidgetEdit
}) {
  const words = useWords('custom-reports')
  const label = words('menuOf', { name })
  return (
    <Menu
      label={label}
      trigger={<IconButton size="sm" label={label} icon={<Ellipsis />} />}
      items={[
        { id: 'edit', label: words('change'), icon: <Settings2 />, onAction: edit.onEdit },
        { id: 'earlier', label: words('earlier'), icon: <ArrowUp />, onAction: () => edit.onNudge(-1) },
        { id: 'later', label: words('later'), icon: <ArrowDown />, onAction: () => edit.onNudge(1) },
        {
          id: 'resize',
          label: words(widget.width === 1 ? 'widen' : 'narrow'),
          icon: widget.width === 1 ? <Maximize2 /> : <Minimize2 />,
          onAction: edit.onResize,
        },
        { id: 'remove', label: words('remove'), icon: <Trash2 />, tone: 'danger', onAction: edit.onRemove },
      ]}
    />
  )
}
