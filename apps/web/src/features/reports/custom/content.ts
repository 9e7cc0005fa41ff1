import type { CustomReport } from '@deckle/contract/custom-reports.ts'
import type { Widget } from '@deckle/core/report/custom/widget.ts'

/** What is edited of a report, and saved as a whole. */
export type ReportContent = Pick<CustomReport, 'title' | 'note' | 'period' | 'widgets' | 'everyone'>

export const contentOf = ({ title, note, period, widgets, everyone }: CustomReport): ReportContent => ({
  title,
  note,
  period,
  widgets,
  everyone,
})

type Widgets = readonly Widget[]

export const withWidgets = (content: ReportContent, widgets: Widgets): ReportContent => ({ ...content, widgets })

export const replaced = (widgets: Widgets, widget: Widget): Widgets =>
  widgets.map((one) => (one.id === widget.id ? widget : one))

export const removed = (widgets: Widgets, id: string): Widgets => widgets.filter((one) => one.id !== id)

/** Takes a removal back, at its place or at the end. */
export function restored(widgets: Widgets, widget: Widget, place: number): Widgets {
  return widgets.some(({ id }) => id === widget.id) ? widgets : widgets.toSpliced(place, 0, widget)
}

/** One step towards the beginning (−1) or the end (1); the same at either end. */
export function nudged(widgets: Widgets, id: string, step: -1 | 1): Widgets {
  const from = widgets.findIndex((one) => one.id === id)
  const widget = widgets[from]
  const to = from + step
  if (!widget || to < 0 || to >= widgets.length) return widgets
  return widgets.toSpliced(from, 1).toSpliced(to, 0, widget)
}

/** Beside another one. */
export function dropped(
  widgets: Widgets,
  id: string,
  { id: target, position }: { readonly id: string; readonly position: 'before' | 'after' },
): Widgets {
  const widget = widgets.find((one) => one.id === id)
  const rest = removed(widgets, id)
  const at = rest.findIndex((one) => one.id === target)
  if (!widget || at < 0) return widgets
  return rest.toSpliced(position === 'before' ? at : at + 1, 0, widget)
}
