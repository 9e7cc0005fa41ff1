import type { ReactNode, Ref } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { classNames } from '../theme/class-names.ts'

/**
 * For TanStack Table or plain rows. It scrolls sideways in a region that the keyboard reaches; with `maxHeight` the header is
 * sticky. With `stacks` it is as narrow as a phone: there each row is a block, and a cell with a `label` begins with it.
 */
export function Table({ label, caption, maxHeight, stacks, className, scrollRef, children }: TableProps) {
  return (
    // A scrollable region must be reachable by keyboard (WCAG 2.1.1).
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex
    <section
      aria-label={label}
      tabIndex={0}
      ref={scrollRef}
      style={maxHeight ? { maxHeight } : undefined}
      className={classNames('relative overflow-auto rounded-lg border border-line bg-surface', className)}
    >
      <table data-stacks={stacks || undefined} className="w-full border-separate border-spacing-0 text-start text-sm">
        {caption && <caption className="sr-only">{caption}</caption>}
        {children}
      </table>
    </section>
  )
}

export interface TableProps {
  label: string
  caption?: string
  /** A CSS length; a longer table scrolls below a sticky header. */
  maxHeight?: string
  stacks?: boolean
  className?: string
  /** The scroll container, for TanStack Virtual. */
  scrollRef?: Ref<HTMLElement>
  children: ReactNode
}

export type SortDirection = 'ascending' | 'descending' | 'none'

/** A column header. With `onSort` it is a button; `sort` is the column's current order. */
export function Th({ children, sort, onSort, align = 'start', width, className }: ThProps) {
  const strings = useUiStrings()
  const state =
    sort === 'ascending' ? strings.sortAscending : sort === 'descending' ? strings.sortDescending : strings.notSorted
  const Icon = sort === 'ascending' ? ArrowUp : sort === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={onSort ? (sort ?? 'none') : undefined}
      style={width ? { width } : undefined}
      className={classNames(
        'sticky top-0 z-10 h-9 border-b border-line bg-canvas px-3 text-xs font-strong whitespace-nowrap text-muted',
        aligns[align],
        className,
      )}
    >
      {onSort ? (
        <Button
          onPress={onSort}
          className={classNames(
            '-mx-1.5 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 font-strong hover:bg-hover hover:text-ink touch:h-11',
            align === 'end' && 'flex-row-reverse',
            sort && sort !== 'none' && 'text-ink',
          )}
        >
          {children}
          <Icon aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="sr-only">, {state}</span>
        </Button>
      ) : (
        children
      )}
    </th>
  )
}

export interface ThProps {
  children?: ReactNode
  sort?: SortDirection
  onSort?: () => void
  align?: 'start' | 'center' | 'end'
  width?: string
  className?: string
}

/** Use `align="end"` for numbers. `header` makes it the row's header. */
export function Td({ children, label, align = 'start', header, colSpan, className }: TdProps) {
  const Cell = header ? 'th' : 'td'
  return (
    <Cell
      scope={header ? 'row' : undefined}
      colSpan={colSpan}
      data-label={label}
      className={classNames(
        'h-10 border-b border-line px-3 py-2 font-normal text-ink group-last/row:border-b-0',
        aligns[align],
        align === 'end' && 'tabular-nums',
        className,
      )}
    >
      {children}
    </Cell>
  )
}

export interface TdProps {
  children?: ReactNode
  /** The column's name, for a table that stacks. */
  label?: string | undefined
  align?: 'start' | 'center' | 'end'
  header?: boolean
  colSpan?: number
  className?: string
}

export function Tr({
  children,
  isSelected,
  className,
  ref,
}: {
  children: ReactNode
  isSelected?: boolean
  className?: string
  ref?: Ref<HTMLTableRowElement>
}) {
  return (
    <tr
      ref={ref}
      data-selected={isSelected || undefined}
      className={classNames('group/row transition-colors hover:bg-hover data-selected:bg-brand-soft', className)}
    >
      {children}
    </tr>
  )
}

const aligns = { start: 'text-start', center: 'text-center', end: 'text-end' }
