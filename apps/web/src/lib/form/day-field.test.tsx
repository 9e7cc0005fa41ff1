// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { DayField } from './day-field.tsx'

prepareScreens('errors')
const changed = vi.fn<(day: string | undefined) => void>()
beforeEach(() => changed.mockClear())

function Owner() {
  const [day, setDay] = useState<string>()
  return (
    <DayField
      label="From"
      value={day}
      onChange={(next) => {
        changed(next)
        setDay(next)
      }}
    />
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('From')
/** A browser reports a day for every digit of the year. */
const type = (...days: readonly string[]) => {
  for (const day of days) {
    fireEvent.keyDown(input(), { key: '2' })
    fireEvent.change(input(), { target: { value: day } })
  }
}

it('reports a typed day once, on leaving the field', async () => {
  await drawPart(<Owner />)
  type('0002-11-20', '0020-11-20', '0202-11-20', '2026-11-20')
  expect(changed).not.toHaveBeenCalled()
  fireEvent.blur(input())
  expect(changed.mock.calls).toEqual([['2026-11-20']])
})

it('reports it on Enter, and its removal', async () => {
  await drawPart(<Owner />)
  type('2026-11-20')
  fireEvent.keyDown(input(), { key: 'Enter' })
  type('')
  fireEvent.blur(input())
  expect(changed.mock.calls).toEqual([['2026-11-20'], [undefined]])
})

it('keeps a day in an incomplete year to itself', async () => {
  await drawPart(<Owner />)
  type('0202-11-20')
  fireEvent.blur(input())
  expect(changed).not.toHaveBeenCalled()
  expect(input().value).toBe('0202-11-20')
})

it('reports a day that is picked in the calendar at once', async () => {
  await drawPart(<Owner />)
  fireEvent.change(input(), { target: { value: '2026-11-20' } })
  expect(changed.mock.calls).toEqual([['2026-11-20']])
})
