import { expect, it } from 'vitest'
import { placeCard } from './place-card.ts'

const card = { width: 300, height: 200 }
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const at = (top: number, left: number, width: number, height: number) => ({ top, left, width, height })

it('stands below its control, else above it, else beside it, and within the window', () => {
  expect(placeCard(at(100, 600, 100, 40), card, desk, false)).toEqual({ top: 154, left: 500 })
  expect(placeCard(at(100, 0, 100, 40), card, desk, false)).toEqual({ top: 154, left: 12 })
  expect(placeCard(at(840, 1400, 40, 40), card, desk, false)).toEqual({ top: 626, left: 1128 })
  expect(placeCard(at(0, 0, 400, 900), card, desk, false)).toEqual({ top: 12, left: 414 })
  expect(placeCard(at(0, 1000, 440, 900), card, desk, false)).toEqual({ top: 12, left: 686 })
})

it('stands in the corner where the control fills the window, or is not there', () => {
  expect(placeCard(at(0, 0, 1440, 900), card, desk, false)).toEqual({ top: 688, left: 1128 })
  expect(placeCard(null, card, desk, false)).toEqual({ top: 688, left: 1128 })
})

it('on a phone leaves the half of the control free, and the bottom bar', () => {
  expect(placeCard(at(60, 0, 300, 40), { width: 366, height: 200 }, phone, true, 56)).toEqual({ top: 576, left: 12 })
  expect(placeCard(at(700, 0, 300, 40), { width: 366, height: 200 }, phone, true, 56)).toEqual({ top: 12, left: 12 })
})
