import { fireEvent, render, screen } from '@testing-library/react'
import { createRef, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DateTimeField, type DateTimeFieldProps } from './date-time-field.tsx'

const changed = vi.fn<(text: string) => void>()
beforeEach(() => changed.mockClear())

function Owner({ type, initial = '' }: { readonly type: DateTimeFieldProps['type']; readonly initial?: string }) {
  const [text, setText] = useState(initial)
  return (
    <>
      <DateTimeField
        label="Starts"
        type={type}
        value={text}
        onChange={(next) => {
          changed(next)
          setText(next)
        }}
      />
      <button type="button" onClick={() => setText('')}>
        Clear
      </button>
    </>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('Starts')
/** What a browser reports for each key; parts that are missing make the value empty. */
const type = (...values: readonly string[]) => {
  for (const value of values) {
    miss(value === 'incomplete')
    fireEvent.change(input(), { target: { value: value === 'incomplete' ? '' : value } })
  }
}
const miss = (badInput: boolean) =>
  Object.defineProperty(input(), 'validity', { value: { badInput }, configurable: true })

describe.each([
  ['date', '-11-20'],
  ['datetime-local', '-11-20T09:05'],
] as const)('a typed %s', (kind, rest) => {
  const [typed, before] = [`2027${rest}`, `2026${rest}`]
  const digits = [`0002${rest}`, `0020${rest}`, `0202${rest}`]

  it('is reported once, with its whole year, also where it replaces another one', () => {
    render(<Owner type={kind} initial={before} />)
    type(...digits, typed)
    expect(changed.mock.calls).toEqual([[typed]])
    expect(input().value).toBe(typed)
  })

  it('keeps the value before while a part is missing or the year is incomplete, with a message on leaving', () => {
    render(<Owner type={kind} initial={before} />)
    type('incomplete')
    expect(input().value).toBe('')
    fireEvent.blur(input())
    expect(screen.getByText('Enter every part, or clear the field')).toBeDefined()
    type(...digits)
    fireEvent.keyDown(input(), { key: 'Enter' })
    expect(screen.getByText('Enter the year with four digits, such as 2026')).toBeDefined()
    expect(input().value).toBe(`0202${rest}`)
    expect(changed).not.toHaveBeenCalled()
    type(typed)
    expect(changed.mock.calls).toEqual([[typed]])
    expect(input().getAttribute('aria-invalid')).toBeNull()
  })

  it('is reported as it is pasted or chosen in the browser’s calendar', () => {
    render(<Owner type={kind} />)
    type(typed)
    expect(changed.mock.calls).toEqual([[typed]])
  })

  it('is cleared in one step, or part by part, which is reported on leaving', () => {
    render(<Owner type={kind} initial={before} />)
    type('')
    expect(changed.mock.calls).toEqual([['']])
    type(typed, 'incomplete')
    // The browser sends no event for the last part: the value was empty already.
    miss(false)
    expect(changed).toHaveBeenCalledTimes(2)
    fireEvent.blur(input())
    expect(changed.mock.calls).toEqual([[''], [typed], ['']])
  })

  it('gives way to a value that is set beside it', () => {
    render(<Owner type={kind} initial={before} />)
    type(`0202${rest}`)
    fireEvent.blur(input())
    fireEvent.click(screen.getByText('Clear'))
    expect(input().value).toBe('')
    expect(input().getAttribute('aria-invalid')).toBeNull()
  })
})

it('gives its input to a form through ref', () => {
  const ref = createRef<HTMLInputElement>()
  render(<DateTimeField label="Starts" type="date" value="" onChange={changed} ref={ref} />)
  expect(ref.current).toBe(input())
})

it.each(['date', 'datetime-local', 'time'] as const)('says beside an empty %s that it is not set', (type) => {
  const { rerender } = render(<DateTimeField label="Starts" type={type} value="" onChange={changed} />)
  expect(screen.getByText('Not set')).toBeDefined()
  const before = input()
  const value = { date: '2026-11-20', 'datetime-local': '2026-11-20T09:05', time: '09:05' }[type]
  rerender(<DateTimeField label="Starts" type={type} value={value} onChange={changed} />)
  expect(screen.queryByText('Not set')).toBeNull()
  expect(input()).toBe(before)
})
