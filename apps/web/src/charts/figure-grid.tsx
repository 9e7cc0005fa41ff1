import { classNames } from '@deckle/ui/theme/class-names.ts'
import type { ReactNode } from 'react'

/** Figures side by side, four in a row, two on a phone. */
export function FigureGrid({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-4 gap-px overflow-hidden rounded-lg border border-line bg-line phone:grid-cols-2">
      {children}
    </dl>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly note?: ReactNode
  readonly isDanger?: boolean
}

export function Figure({ label, value, note, isDanger = false }: FigureProps) {
  return (
    <div className="flex flex-col gap-1 bg-surface p-4">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className={classNames('text-xl font-strong tabular-nums', isDanger && 'text-danger-text')}>{value}</dd>
      {note !== undefined && <dd className="text-xs text-muted">{note}</dd>}
    </div>
  )
}
