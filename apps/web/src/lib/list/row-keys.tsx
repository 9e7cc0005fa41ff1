import type { KeyboardEvent, ReactNode } from 'react'

interface RowKeysProps<Row extends { readonly id: string }> {
  readonly rows: readonly Row[]
  /** Other keys on a row's link; true where it is handled. */
  readonly onKey: (key: string, row: Row) => boolean
  readonly children: ReactNode
}

/** The link of a row bears `data-row`, its id. */
export const focusRow = (id: string | undefined): void => {
  if (id !== undefined) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus()
}

/** The row that gets the focus once a row is gone. */
export const neighbourOf = <Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row | undefined => {
  const at = rows.findIndex((row) => row.id === id)
  return rows[at + 1] ?? rows[at - 1]
}

/** Arrows move between the rows of a list or the cards of a `data-grid`. */
export function RowKeys<Row extends { readonly id: string }>({ rows, onKey, children }: RowKeysProps<Row>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : null
    const at = rows.findIndex(({ id }) => id === target?.dataset['row'])
    const row = rows[at]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const next = neighbour(event.key, at, target)
    if (next !== null) focusRow(rows[next]?.id)
    else if (!onKey(event.key, row)) return
    event.preventDefault()
  }
  // The links have the focus; key events bubble up to this element.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
  return <div onKeyDown={onKeyDown}>{children}</div>
}

/** Index of the row that an arrow key moves to, by the links' positions on the screen; null for other keys. */
function neighbour(key: string, at: number, target: HTMLElement | null): number | null {
  const rtl = document.documentElement.dir === 'rtl'
  if (key === 'ArrowRight') return at + (rtl ? -1 : 1)
  if (key === 'ArrowLeft') return at + (rtl ? 1 : -1)
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null
  const grid = target?.closest('[data-grid]')
  const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1
  return key === 'ArrowDown' ? at + columns : at - columns
}
