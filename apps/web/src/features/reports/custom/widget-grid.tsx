import type { Widget } from '@deckle/core/report/custom/widget.ts'
import { useRowDrag } from '@deckle/ui/collections/sortable-list/use-row-drag.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useEffect, useRef, useState } from 'react'
import { useWidgetTitle } from '../../../figures/reports/use-widget-title.ts'
import { useWords } from '../../../words/use-words.ts'
import { dropped, nudged, replaced } from './content.ts'
import type { WidgetDays } from './queries.ts'
import { WidgetCard } from './widget-card.tsx'

interface WidgetGridProps {
  readonly widgets: readonly Widget[]
  readonly days: WidgetDays
  /** Undefined for who only looks. */
  readonly onChange?: ((widgets: readonly Widget[]) => void) | undefined
  readonly onRemove: (widget: Widget) => void
  readonly onEdit: (widget: Widget) => void
}

/** Widgets in two columns, one on narrow screens; put in order by dragging, by arrows on the handle, by the menu. */
export function WidgetGrid({ widgets, days, onChange, onRemove, onEdit }: WidgetGridProps) {
  const words = useWords('custom-reports')
  const titleOf = useWidgetTitle()
  const [said, setSaid] = useState('')
  const [held, setHeld] = useState<string | null>(null)
  const { list, keepFocus } = useFocusOnMoved(widgets)
  const nameOf = (widget: Widget) => titleOf(widget) || words('kinds.text')
  const place = (next: readonly Widget[], id: string) => {
    const at = next.findIndex((one) => one.id === id)
    const widget = next[at]
    if (!widget || next === widgets) return
    setSaid(words('moved', { name: nameOf(widget), place: at + 1, count: next.length }))
    onChange?.(next)
  }
  const { dragged, drop, handlers } = useRowDrag({
    rowsWith: (id) => [id],
    textOf: (ids) => widgets.flatMap((one) => (ids.includes(one.id) ? [nameOf(one)] : [])).join('\n'),
    onDrop: ([id], target) => {
      setHeld(null)
      if (id !== undefined) place(dropped(widgets, id, target), id)
    },
  })
  return (
    <>
      <ul
        ref={list}
        aria-label={words('widgets')}
        className="grid grid-cols-2 gap-4 narrow:grid-cols-1 print:grid-cols-2!"
        {...(onChange && handlers)}
      >
        {widgets.map((widget) => (
          <li
            key={widget.id}
            data-key={widget.id}
            draggable={held === widget.id}
            className={classNames(
              'relative min-w-0 break-inside-avoid',
              widget.width === 2 && 'col-span-2 narrow:col-span-1 print:col-span-2!',
              dragged.has(widget.id) && 'opacity-50',
            )}
          >
            <WidgetCard
              widget={widget}
              name={nameOf(widget)}
              days={days}
              edit={
                onChange && {
                  onHold: (isHeld) => setHeld(isHeld ? widget.id : null),
                  onNudge: (step) => {
                    keepFocus(widget.id)
                    place(nudged(widgets, widget.id, step), widget.id)
                  },
                  onResize: () => onChange(replaced(widgets, { ...widget, width: widget.width === 1 ? 2 : 1 })),
                  onEdit: () => onEdit(widget),
                  onRemove: () => onRemove(widget),
                }
              }
            />
            {drop?.id === widget.id && (
              <span
                className={classNames(
                  'pointer-events-none absolute inset-x-0 h-1 rounded-full bg-brand',
                  drop.position === 'before' ? '-top-2.5' : '-bottom-2.5',
                )}
              />
            )}
          </li>
        ))}
      </ul>
      <span className="sr-only" aria-live="polite">
        {said}
      </span>
    </>
  )
}

/** Browsers take the focus from what is moved within the page. */
function useFocusOnMoved(widgets: readonly Widget[]) {
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<string | null>(null)
  useEffect(() => {
    if (moved.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-key="${moved.current}"] [data-handle]`)?.focus()
    moved.current = null
  }, [widgets])
  return { list, keepFocus: (id: string) => void (moved.current = id) }
}
