import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Table, Td, Th, Tr } from './table.tsx'

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
