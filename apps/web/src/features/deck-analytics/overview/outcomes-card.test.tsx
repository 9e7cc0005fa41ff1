// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { cleanup, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { OutcomesCard } from './outcomes-card.tsx'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('analytics', 'errors')

const refusal = new CallError(404, { code: 'not_found', message: 'no', errors: ['no'] })
const outcomes = (...counts: [string, number][]) => {
  const attempts = counts.reduce((sum, [, count]) => sum + count, 0)
  return {
    outcomes: {
      attempts,
      outcomes: counts.map(([title, count], at) => ({
        id: `o${at}`,
        title,
        attempts: count,
        share: attempts > 0 ? (count / attempts) * 100 : null,
      })),
    },
  }
}
const open = () => drawPart(<OutcomesCard deckId="d" filters={{}} />)

it('outcomes say with which most ended', async () => {
  vi.spyOn(api.analytics, 'deckOutcomes').mockResolvedValue(outcomes(['Green', 3], ['', 1]))
  await open()
  expect(await screen.findByText('Most ended with: Green (75%).')).toBeTruthy()
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Green',
    'Outcome without title',
  ])
})

it('outcomes that nobody reached are said to be so, and a deck without any has no card', async () => {
  const asked = vi.spyOn(api.analytics, 'deckOutcomes').mockResolvedValue(outcomes(['Green', 0]))
  await open()
  expect(await screen.findByText('Nobody has reached an outcome yet.')).toBeTruthy()
  cleanup()
  asked.mockResolvedValue(outcomes())
  await open()
  expect(screen.queryByRole('table')).toBeNull()
})

it('outcomes that fail are tried again', async () => {
  vi.spyOn(api.analytics, 'deckOutcomes')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue(outcomes(['Green', 2]))
  await open()
  await screen.findByText('The figures could not be loaded. No answers are lost.')
  await fireOn.click(screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Most ended with: Green (100%).')).toBeTruthy()
})
