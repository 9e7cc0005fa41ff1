import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Select } from '../choices/select.tsx'
import { Table, Td, Th, Tr } from './table.tsx'
import { Tabs } from './tabs.tsx'

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

describe('a focus anywhere within', () => {
  it('is shown by what has it, not by the tabs and the fields around it', async () => {
    const field = <Select label="Language" options={[{ id: 'en', label: 'English' }]} />
    render(<Tabs label="Account" value="profile" tabs={[{ id: 'profile', label: 'Profile', content: field }]} />)
    const button = screen.getByRole('button', { name: /Language/ })
    await userEvent.tab()
    act(() => button.focus())
    const around = [...document.querySelectorAll('[data-focus-visible]')].filter((one) => one.contains(button))
    expect(around.length).toBeGreaterThan(2)
    for (const one of around) if (one !== button) expect(one.className).toContain('outline-none')
  })
})
