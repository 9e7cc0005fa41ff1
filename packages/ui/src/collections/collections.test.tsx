import { fireEvent } from '@testing-library/dom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { moveItems, nudgeItems } from './move-items.ts'
import { SortableList } from './sortable-list.tsx'
import { Table, Td, Th, Tr } from './table.tsx'

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const ids = (list: { id: string }[]) => list.map((item) => item.id).join('')

describe('moveItems', () => {
  it.each([
    ['b', 'd', 'after', 'acdbe'],
    ['b', 'd', 'before', 'acbde'],
    ['d', 'a', 'before', 'dabce'],
    ['bd', 'e', 'after', 'acebd'],
    ['bd', 'a', 'before', 'bdace'],
    ['b', 'b', 'after', 'abcde'],
    ['b', 'z', 'after', 'abcde'],
  ] as const)('%s to %s, %s: %s', (moved, target, position, expected) => {
    expect(ids(moveItems(items, new Set(moved), target, position))).toBe(expected)
  })
})

describe('nudgeItems', () => {
  it.each([
    ['b', -1, 'bacde'],
    ['b', 1, 'acbde'],
    ['a', -1, 'abcde'],
    ['e', 1, 'abcde'],
    ['bd', -1, 'bdace'],
    ['bd', 1, 'acebd'],
  ] as const)('%s by %d: %s', (moved, by, expected) => {
    expect(ids(nudgeItems(items, new Set(moved), by))).toBe(expected)
  })
})

describe('SortableList', () => {
  it('moves a row by Alt and an arrow and says where it is now', async () => {
    const reorder = vi.fn<(next: { id: string }[], moved: string[]) => void>()
    render(
      <SortableList
        label="Letters"
        items={items}
        name={(item) => item.id}
        onReorder={reorder}
        renderItem={(item) => item.id}
      />,
    )
    await userEvent.tab()
    const row = screen.getByRole('row', { name: 'a' })
    expect(document.activeElement).toBe(row)
    fireEvent.keyDown(row, { key: 'ArrowDown', altKey: true })
    expect(reorder).toHaveBeenCalledOnce()
    expect(ids(reorder.mock.calls[0]![0])).toBe('bacde')
    expect(reorder.mock.calls[0]![1]).toEqual(['a'])
    expect(screen.getByText('a is now 2 of 5')).toBeDefined()
  })

  it('does not ask to move past the edge', () => {
    const reorder = vi.fn<() => void>()
    render(
      <SortableList
        label="Letters"
        items={items}
        name={(item) => item.id}
        onReorder={reorder}
        renderItem={(item) => item.id}
      />,
    )
    fireEvent.keyDown(screen.getByRole('row', { name: 'a' }), { key: 'ArrowUp', altKey: true })
    expect(reorder).not.toHaveBeenCalled()
  })
})

describe('Table', () => {
  const view = (sort: 'ascending' | 'descending' | undefined, onSort: () => void) => (
    <Table label="People">
      <thead>
        <tr>
          <Th>Name</Th>
          <Th sort={sort} onSort={onSort}>
            Score
          </Th>
        </tr>
      </thead>
      <tbody>
        <Tr>
          <Td header>Asha</Td>
          <Td align="end">92</Td>
        </Tr>
      </tbody>
    </Table>
  )

  it('says and changes how a column is sorted', async () => {
    const onSort = vi.fn<() => void>()
    const { rerender } = render(view(undefined, onSort))
    const header = () => screen.getByRole('columnheader', { name: /Score/ })
    expect(header().getAttribute('aria-sort')).toBe('none')
    await userEvent.click(screen.getByRole('button', { name: /Score/ }))
    expect(onSort).toHaveBeenCalledOnce()
    rerender(view('descending', onSort))
    expect(header().getAttribute('aria-sort')).toBe('descending')
    expect(screen.getByRole('button', { name: 'Score , sorted, largest first' })).toBeDefined()
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBeNull()
  })

  it('scrolls in a named region that the keyboard reaches', () => {
    render(view(undefined, () => {}))
    expect(screen.getByRole('region', { name: 'People' }).tabIndex).toBe(0)
    expect(screen.getByRole('rowheader', { name: 'Asha' })).toBeDefined()
  })
})
