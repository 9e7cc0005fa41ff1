import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChartFrame } from './chart-frame.tsx'

const frame = (rows: readonly (readonly string[])[]) =>
  render(
    <ChartFrame
      title="Plays"
      finding="Most on Monday."
      legend={[{ series: 'part', label: 'Completed' }]}
      table={{ label: 'Show as a table', columns: ['Day', 'Plays'], rows }}
      height={100}
    >
      {(width) => <svg data-testid="picture" width={width} />}
    </ChartFrame>,
  )

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('ChartFrame', () => {
  it('draws as wide as its place, with the finding as alternative text', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640)
    frame([['Monday', '4']])
    const picture = screen.getByRole('img', { name: 'Plays. Most on Monday.' })
    expect(within(picture).getByTestId('picture').getAttribute('width')).toBe('640')
    expect(screen.getByRole('heading', { name: 'Plays' })).toBeTruthy()
    expect(screen.getByText('Completed')).toBeTruthy()
  })
  it('has the same figures as a table, which is reached by keyboard', () => {
    frame([
      ['Monday', '4'],
      ['Tuesday', '3'],
    ])
    const table = screen.getByRole('region', { name: 'Plays: Show as a table', hidden: true })
    expect(table.tabIndex).toBe(0)
    const rows = within(table).getAllByRole('row', { hidden: true })
    expect(rows.map((row) => row.textContent)).toEqual(['DayPlays', 'Monday4', 'Tuesday3'])
    expect(
      within(table)
        .getAllByRole('rowheader', { hidden: true })
        .map((cell) => cell.textContent),
    ).toEqual(['Monday', 'Tuesday'])
  })
  it('says the finding alone where there is nothing to draw', () => {
    // Not the whole page: React Aria's announcer may be left there by another test.
    const drawn = within(frame([]).container)
    expect(screen.getByText('Most on Monday.')).toBeTruthy()
    expect(drawn.queryByRole('img')).toBeNull()
    expect(screen.queryByText('Show as a table')).toBeNull()
  })
})
