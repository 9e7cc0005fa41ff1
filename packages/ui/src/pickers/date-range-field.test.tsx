import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DateRangeField, type DateRange } from './date-range-field.tsx'

const changed = vi.fn<(range: DateRange | null) => void>()
beforeEach(() => {
  changed.mockClear()
  // Happy DOM reports a change of the selection before `collapse` returns, and React Aria collapses it on each report.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue(undefined)
})

/** As the screens use it: a range with its start after its end is dropped. */
function Owner({ initial = null }: { initial?: DateRange | null }) {
  const [range, setRange] = useState(initial)
  return (
    <>
      <DateRangeField
        label="Days"
        value={range && range.start <= range.end ? range : null}
        onChange={(next) => {
          changed(next)
          setRange(next)
        }}
      />
      <button type="button" onClick={() => setRange({ start: '2026-03-01', end: '2026-03-31' })}>
        March
      </button>
      <button type="button" onClick={() => setRange(null)}>
        All time
      </button>
    </>
  )
}

const segments = () => screen.getAllByRole('spinbutton')
const shown = () => segments().map((segment) => segment.textContent)
const march = { start: '2026-03-02', end: '2026-03-27' }

async function typeAt(index: number, text: string) {
  await userEvent.click(segments()[index] as HTMLElement)
  await userEvent.keyboard(text)
}

describe('a typed range', () => {
  it('is reported once, when the field loses focus', async () => {
    render(<Owner />)
    await typeAt(0, '1101202611202026')
    expect(changed).not.toHaveBeenCalled()
    expect(shown()).toEqual(['11', '01', '2026', '11', '20', '2026'])
    await userEvent.click(document.body)
    expect(changed.mock.calls).toEqual([[{ start: '2026-11-01', end: '2026-11-20' }]])
    expect(shown()).toEqual(['11', '01', '2026', '11', '20', '2026'])
  })

  it('is reported on Enter', async () => {
    render(<Owner />)
    await typeAt(0, '1101202611202026{Enter}')
    expect(changed.mock.calls).toEqual([[{ start: '2026-11-01', end: '2026-11-20' }]])
  })

  it('replaces an existing one only when it is complete', async () => {
    render(<Owner initial={march} />)
    await typeAt(3, '11')
    expect(changed).not.toHaveBeenCalled()
    expect(shown()).toEqual(['03', '02', '2026', '11', '27', '2026'])
    await userEvent.keyboard('{Enter}')
    expect(changed.mock.calls).toEqual([[{ start: '2026-03-02', end: '2026-11-27' }]])
  })

  it.each([
    ['an end before its start', '1120202611012026', 'Enter an end date that isn’t before the start date'],
    ['an incomplete year', '110120261120202', 'Enter the year with four digits, such as 2026'],
    ['a missing end', '11012026', 'Enter both dates completely'],
  ])('with %s stays in the field with a message', async (_, typed, message) => {
    render(<Owner initial={march} />)
    await userEvent.click(screen.getByText('All time'))
    changed.mockClear()
    await typeAt(0, typed)
    const before = shown()
    await userEvent.click(document.body)
    expect(changed).not.toHaveBeenCalled()
    expect(shown()).toEqual(before)
    expect(screen.getByText(message)).toBeDefined()
  })

  it('loses its message when it is corrected', async () => {
    render(<Owner />)
    await typeAt(0, '1120202611012026{Enter}')
    await typeAt(3, '12{Enter}')
    expect(changed.mock.calls).toEqual([[{ start: '2026-11-20', end: '2026-12-01' }]])
    expect(screen.queryByText(/before the start date/)).toBeNull()
  })

  it('that is cleared is all time', async () => {
    render(<Owner initial={march} />)
    for (const index of [0, 1, 2, 3, 4, 5]) await typeAt(index, '{Delete}{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(changed).not.toHaveBeenCalled()
    await userEvent.click(document.body)
    expect(changed.mock.calls).toEqual([[null]])
  })

  it('gives way to a range that is set beside it', async () => {
    render(<Owner initial={march} />)
    await typeAt(3, '{Backspace}{Backspace}')
    await userEvent.click(screen.getByText('March'))
    await userEvent.click(segments()[0] as HTMLElement)
    await userEvent.click(document.body)
    expect(changed).not.toHaveBeenCalled()
    expect(shown()).toEqual(['03', '01', '2026', '03', '31', '2026'])
    expect(screen.queryByText('Enter both dates completely')).toBeNull()
  })
})

it('reports a range that is picked in the calendar', async () => {
  render(<Owner initial={march} />)
  await userEvent.click(screen.getByRole('button', { name: /Choose a date/ }))
  await userEvent.click(screen.getByRole('button', { name: /March 9, 2026/ }))
  await userEvent.click(screen.getByRole('button', { name: /March 11, 2026/ }))
  expect(changed.mock.calls).toEqual([[{ start: '2026-03-09', end: '2026-03-11' }]])
})
