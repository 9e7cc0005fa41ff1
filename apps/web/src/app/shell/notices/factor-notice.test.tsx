import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { FactorNotice } from './factor-notice.tsx'

prepareScreens('factors')

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString()

it.each([
  [3, /3 days are left/],
  [1, /One day is left/],
  [0, /Today is the last day/],
])('with %i days left says so, with a way in', async (days, sentence) => {
  await drawPart(<FactorNotice />, { user: { second_factor: { due: inDays(days), must_set_up: false } } })
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Set it up' }).getAttribute('href')).toBe('/account?tab=security')
})
