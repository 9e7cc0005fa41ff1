import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { english } from '../strings/ui-strings.ts'
import { UiStringsProvider } from '../strings/ui-strings-provider.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

const changed = vi.fn<(number: number) => void>()
beforeEach(() => changed.mockClear())

function Owner({ locale = 'en-IN', ...props }: Partial<NumberFieldProps> & { locale?: string }) {
  const [value, setValue] = useState(props.value ?? Number.NaN)
  return (
    <UiStringsProvider locale={locale} strings={english}>
      <NumberField
        label="Price"
        {...props}
        value={value}
        onChange={(next) => {
          changed(next)
          setValue(next)
        }}
      />
    </UiStringsProvider>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
async function type(text: string) {
  await userEvent.clear(box())
  if (text) await userEvent.type(box(), text)
  await userEvent.tab()
}

const rupees = { style: 'currency', currency: 'INR', currencyDisplay: 'narrowSymbol' } as const

describe('a price', () => {
  it.each([
    ['en', '12,50', 12.5, '₹12.50'],
    ['en', '1234,5', 1234.5, '₹1,234.50'],
    ['en', '1.250,50', 1250.5, '₹1,250.50'],
    ['en', '1,234', 1234, '₹1,234.00'],
    ['en', '1.234', 1.23, '₹1.23'],
    ['en-IN', '1,00,000', 100_000, '₹1,00,000.00'],
    ['en', "1'234.50", 1234.5, '₹1,234.50'],
    ['en', '1 234,50', 1234.5, '₹1,234.50'],
    ['en', '₹99', 99, '₹99.00'],
    ['en', 'Rs. 99', 99, '₹99.00'],
    ['hi', '१२,५०', 12.5, '₹12.50'],
    ['de', '1.234', 1234, '1.234,00\u00a0₹'],
    ['de', '12.50', 12.5, '12,50\u00a0₹'],
  ])('in %s, typed as %s, is %d', async (locale, typed, number, shown) => {
    render(<Owner locale={locale} formatOptions={rupees} minValue={0} maxValue={1_000_000} />)
    await type(typed)
    expect(changed.mock.calls).toEqual([[number]])
    expect(box().value).toBe(shown)
  })

  it('is not changed by what is no number; a message says so until something is typed', async () => {
    render(<Owner value={50} formatOptions={rupees} minValue={0} />)
    await type('1,2,3')
    expect(changed).not.toHaveBeenCalled()
    expect(box().value).toBe('₹50.00')
    expect(box().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('“1,2,3” isn’t a number. Enter it like this: ₹12.50')).toBeDefined()
    await userEvent.type(box(), '{Backspace}')
    expect(box().getAttribute('aria-invalid')).toBeNull()
  })

  it('is removed with its text', async () => {
    render(<Owner value={50} formatOptions={rupees} minValue={0} />)
    await type('')
    expect(changed.mock.calls).toEqual([[Number.NaN]])
  })
})

it('is read on Enter, and kept within its range, on its steps', async () => {
  render(<Owner value={4} minValue={1} maxValue={10} step={3} />)
  await userEvent.clear(box())
  await userEvent.type(box(), '8{Enter}')
  expect(box().value).toBe('7')
  await type('99')
  expect(box().value).toBe('10')
  await type('-3')
  expect(box().value).toBe('1')
})

it('steps by keys and buttons from what is typed', async () => {
  render(<Owner value={4} minValue={0} maxValue={20} />)
  await userEvent.clear(box())
  await userEvent.type(box(), '12,5{ArrowUp}')
  expect(changed).toHaveBeenLastCalledWith(13.5)
  await userEvent.click(screen.getByRole('button', { name: 'Decrease Price' }))
  expect(changed).toHaveBeenLastCalledWith(12.5)
  await userEvent.type(box(), '{End}')
  expect(changed).toHaveBeenLastCalledWith(20)
  expect(screen.getByRole('button', { name: 'Increase Price' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('20')
})

it('reads and steps per cent', async () => {
  render(<Owner value={0.5} minValue={0} maxValue={1} formatOptions={{ style: 'percent' }} />)
  await type('70')
  expect(changed).toHaveBeenLastCalledWith(0.7)
  await type('35 %')
  expect(changed).toHaveBeenLastCalledWith(0.35)
  await userEvent.type(box(), '{ArrowUp}')
  expect(changed).toHaveBeenLastCalledWith(0.36)
})

it('reads a number with its unit', async () => {
  render(<Owner minValue={0} formatOptions={{ style: 'unit', unit: 'second', unitDisplay: 'long' }} />)
  await type('5 seconds')
  expect([changed.mock.lastCall, box().value]).toEqual([[5], '5 seconds'])
  await type('1')
  expect([changed.mock.lastCall, box().value]).toEqual([[1], '1 second'])
})

it('leaves its room to the number where it has no buttons', () => {
  render(<Owner value={124.5} hasButtons={false} />)
  expect([box().value, screen.queryAllByRole('button')]).toEqual(['124.5', []])
})
