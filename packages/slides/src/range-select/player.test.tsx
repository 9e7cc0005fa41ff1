// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { preloadViews } from '../players.ts'
import { showView } from '../test/show-view.tsx'

beforeAll(() => preloadViews(['range_select']))
afterEach(cleanup)

const sliders = [
  { id: 'a', name: 'Weight', minValue: 20, maxValue: 200, unit: 'kg', variable: 'varA' },
  { id: 'b', name: 'Share', minValue: 0, maxValue: 1, unit: '', variable: 'varB' },
]
const given = { kind: 'rangeSelect', values: { a: 70, b: 0 }, result: null } as const

it('takes a value from the slider and an exact one from the field, within the range and with two decimals', () => {
  const { onAnswer } = showView('range_select', { rangeselect: sliders })
  const slider = screen.getByRole('slider', { name: 'Weight' })
  expect(slider.getAttribute('step')).toBe('1')
  fireEvent.input(slider, { target: { value: '70' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('70 kg')
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Weight' }).value).toBe('70')
  const share = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Share' })
  fireEvent.input(share, { target: { value: '0.4567' } })
  fireEvent.blur(share)
  expect(share.value).toBe('0.45')
  fireEvent.click(screen.getByRole('button', { name: 'calculate' }))
  fireEvent.input(share, { target: { value: '99' } })
  fireEvent.keyDown(share, { key: 'Enter' })
  expect(share.value).toBe('1')
  fireEvent.input(share, { target: { value: '' } })
  fireEvent.blur(share)
  fireEvent.click(screen.getByRole('button', { name: 'calculate' }))
  expect(onAnswer.mock.calls).toEqual([
    [{ kind: 'rangeSelect', values: { a: 70, b: 0.45 }, result: null }],
    [{ kind: 'rangeSelect', values: { a: 70, b: 1 }, result: null }],
  ])
})

it.each([
  ['en', '12,5', '12.5', 12.5],
  ['en', '12.5', '12.5', 12.5],
  ['en', '1,20', '1.2', 1.2],
  ['de', '12,5', '12,5', 12.5],
  ['de', '12.5', '12,5', 12.5],
  ['hi', '१२,५', '12.5', 12.5],
  ['en', '1,000', '1000', 1000],
  ['de', '1.000', '1000', 1000],
  ['en', 'twelve', '0', 0],
])('in %s, typed as %s, is %s', (language, typed, shown, value) => {
  const wide = [{ id: 'a', name: 'Weight', minValue: 0, maxValue: 2000, unit: 'kg', variable: 'varA' }]
  const { onAnswer } = showView('range_select', { rangeselect: wide }, { language })
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Weight' })
  fireEvent.input(field, { target: { value: typed } })
  fireEvent.blur(field)
  expect(field.value).toBe(shown)
  fireEvent.click(screen.getByRole('button', { name: 'calculate' }))
  expect(onAnswer.mock.calls).toEqual([[{ kind: 'rangeSelect', values: { a: value }, result: null }]])
})

it('steps the exact value by arrow keys', () => {
  showView('range_select', { rangeselect: sliders })
  const share = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Share' })
  fireEvent.input(share, { target: { value: '0,4' } })
  fireEvent.keyDown(share, { key: 'ArrowUp' })
  expect([share.value, share.getAttribute('aria-valuenow')]).toEqual(['0.41', '0.41'])
  fireEvent.keyDown(share, { key: 'ArrowDown' })
  expect(share.value).toBe('0.4')
})

it('shows the result in the language of the deck, as long as the sliders stand where it was calculated', () => {
  const verdict = { correct: null, feedback: null, solution: [], result: { value: 1234567.5 } }
  const { again } = showView('range_select', { rangeselect: sliders, resultUnit: '₹' })
  const status = document.querySelector('.dk-result[role=status]')!
  expect(status.textContent).toBe('')
  again({ answer: given, verdict, language: 'hi' })
  fireEvent.input(screen.getByRole('slider', { name: 'Weight' }), { target: { value: '70' } })
  expect(status.textContent).toBe('Here is your result.12,34,567.5 ₹')
  again({ answer: given, verdict, language: 'de' })
  expect(status.textContent).toContain('1.234.567,5 ₹')
  fireEvent.input(screen.getByRole('slider', { name: 'Weight' }), { target: { value: '71' } })
  expect(status.textContent).toBe('')
})

it('says Error where there is no result, and Submit where there is nothing to calculate', () => {
  const verdict = { correct: null, feedback: null, solution: [], result: { value: null } }
  showView('range_select', { rangeselect: sliders }, { answer: given, verdict })
  expect(document.querySelector('.dk-result[role=status]')!.textContent).toBe('Here is your result.Error')
  cleanup()
  showView('range_select', { rangeselect: sliders, formula: ' ' }, { answer: given, verdict })
  expect(screen.getByRole('button', { name: 'submit' })).toBeTruthy()
  expect(document.querySelector('.dk-result[role=status]')!.textContent).toBe('')
})
