import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { moveItems, nudgeItems } from './move-items.ts'
import { type Picking, pickRow, rowOfKey } from './pick-rows.ts'
import { SortableList } from './sortable-list.tsx'

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

  describe('selected by keys and pointer', () => {
    const option = (name: string) => screen.getByRole('row', { name })
    const selected = () =>
      screen
        .getAllByRole('row')
        .filter((row) => row.getAttribute('aria-selected') === 'true')
        .map((row) => row.getAttribute('aria-label'))
        .join('')

    /** A list whose owner can copy and remove rows, as the editor's commands do. */
    function Owned({ from = 'abcde' }: { from?: string }) {
      const [rows, setRows] = useState([...from].map((id) => ({ id })))
      const [chosen, setChosen] = useState<readonly string[]>(['b'])
      return (
        <div
          role="presentation"
          onKeyDown={(event) => {
            const at = rows.findIndex((row) => row.id === chosen[0])
            if (event.key === 'Delete') {
              setRows(rows.filter((row) => !chosen.includes(row.id)))
              setChosen([rows[at + chosen.length]?.id ?? rows[at - 1]?.id ?? ''])
            }
            if (event.key === 'Insert') {
              setRows([...rows.slice(0, at + 1), { id: 'x' }, ...rows.slice(at + 1)])
              setChosen(['x'])
            }
          }}
        >
          <SortableList
            label="Letters"
            items={rows}
            name={(row) => row.id}
            onReorder={setRows}
            renderItem={(row) => row.id}
            selection={{ selected: chosen, onChange: setChosen }}
          />
        </div>
      )
    }

    it('is reached at the selected row, and goes by arrows, Home and End', async () => {
      render(<Owned />)
      await userEvent.tab()
      expect(document.activeElement).toBe(option('b'))
      await userEvent.keyboard('{ArrowDown}')
      expect([document.activeElement, selected()]).toEqual([option('c'), 'c'])
      await userEvent.keyboard('{End}')
      expect([document.activeElement, selected()]).toEqual([option('e'), 'e'])
      await userEvent.keyboard('{Home}{ArrowUp}')
      expect([document.activeElement, selected()]).toEqual([option('a'), 'a'])
    })

    it('takes a range by Shift, from the row picked last', async () => {
      render(<Owned />)
      await userEvent.tab()
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
      expect(selected()).toBe('bcd')
      await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
      expect(selected()).toBe('ab')
      await userEvent.keyboard('{Control>}a{/Control}')
      expect(selected()).toBe('abcde')
    })

    it('goes without selecting by Control, and takes rows in and out', async () => {
      render(<Owned />)
      await userEvent.tab()
      await userEvent.keyboard('{Control>}{ArrowDown}{ArrowDown} {/Control}')
      expect([document.activeElement, selected()]).toEqual([option('d'), 'bd'])
      await userEvent.keyboard('{Control>} {/Control}')
      expect([document.activeElement, selected()]).toEqual([option('d'), 'b'])
    })

    it('shows the focus once keys are used after a click, with Control too', async () => {
      const user = userEvent.setup()
      render(<Owned />)
      const isShown = () => screen.getByRole('grid').hasAttribute('data-by-keys')
      await user.click(option('b'))
      act(() => option('b').focus())
      expect(isShown()).toBe(false)
      await user.keyboard('{Control>}{ArrowDown}{/Control}')
      expect([document.activeElement, isShown()]).toEqual([option('c'), true])
      await user.click(option('d'))
      expect(isShown()).toBe(false)
    })

    it('finds by letters, and leaves other keys to whoever listens', async () => {
      render(<Owned />)
      await userEvent.tab()
      await userEvent.keyboard('d')
      expect([document.activeElement, selected()]).toEqual([option('d'), 'd'])
      const isDefault = fireEvent.keyDown(option('d'), { key: '?' })
      expect(isDefault, 'not prevented').toBe(true)
    })

    it('selects by click, with Shift and Control as by keys', async () => {
      const user = userEvent.setup()
      render(<Owned />)
      await user.click(option('d'))
      expect(selected()).toBe('d')
      await user.keyboard('{Shift>}')
      await user.click(option('b'))
      await user.keyboard('{/Shift}{Control>}')
      expect(selected()).toBe('bcd')
      await user.click(option('c'))
      expect(selected()).toBe('bd')
    })

    it('keeps the focus in the list when the focused row goes or another one is selected', async () => {
      render(<Owned />)
      await userEvent.tab()
      await userEvent.keyboard('{Delete}')
      expect([document.activeElement, selected()]).toEqual([option('c'), 'c'])
      await userEvent.keyboard('{Insert}')
      expect([document.activeElement, selected()]).toEqual([option('x'), 'x'])
    })

    it('moves all that is selected', async () => {
      render(<Owned />)
      await userEvent.tab()
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowDown}{/Alt}')
      expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual([...'adbce'])
      expect(document.activeElement).toBe(option('c'))
    })

    it('is dragged with all that is selected, and shows where it would go', async () => {
      render(<Owned />)
      fireEvent.click(option('c'), { ctrlKey: true })
      const dataTransfer = { setData: vi.fn<(type: string, text: string) => void>(), effectAllowed: '' }
      fireEvent.dragStart(option('b'), { dataTransfer })
      expect(dataTransfer.setData).toHaveBeenCalledWith('text/plain', 'b\nc')
      fireEvent.dragOver(option('e'), { dataTransfer, clientY: 1 })
      fireEvent.drop(option('e'), { dataTransfer, clientY: 1 })
      expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))).toEqual([...'adebc'])
      expect(selected()).toBe('bc')
    })
  })

  it('draws only the rows in sight of thousands, and the one that Tab reaches', () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({ id: `r${at}` }))
    render(
      <SortableList
        label="Many"
        items={many}
        name={(row) => row.id}
        onReorder={() => undefined}
        renderItem={(row) => row.id}
        rowHeight={30}
        selection={{ selected: ['r4000'], onChange: () => undefined }}
      />,
    )
    const rows = screen.getAllByRole('row')
    expect(rows.length).toBeLessThan(20)
    expect(rows.at(-1)?.getAttribute('aria-rowindex')).toBe('4001')
    expect(rows.at(-1)?.tabIndex).toBe(0)
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('5000')
  })
})

describe('pickRow', () => {
  it.each([
    ['b', 'd', null, 'alone', 'd'],
    ['b', 'd', 'b', 'range', 'bcd'],
    ['d', 'a', 'c', 'range', 'abc'],
    ['b', 'd', null, 'range', 'd'],
    ['b', 'd', 'gone', 'range', 'd'],
    ['b', 'd', 'b', 'toggle', 'bd'],
    ['bd', 'b', 'b', 'toggle', 'd'],
  ] as [string, string, string | null, Picking, string][])(
    '%s, then %s from %s, %s: %s',
    (selected, row, anchor, picking, expected) => {
      expect(pickRow([...'abcde'], [...selected], { row, anchor, picking }).join('')).toBe(expected)
    },
  )
})

describe('rowOfKey', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 0, 0],
    ['PageDown', 2, 6],
    ['PageUp', 2, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
    ['Tab', 5, undefined],
  ])('%s at %d of 10, 4 a page: %s', (key, index, expected) => {
    expect(rowOfKey(key, { index, count: 10, page: 4 })).toBe(expected)
  })
})
