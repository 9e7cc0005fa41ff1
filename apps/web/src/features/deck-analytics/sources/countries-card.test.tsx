// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { drawAt } from '../../../test/draw-at.tsx'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { CountriesCard } from './countries-card.tsx'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('analytics', 'errors')

const refusal = new CallError(404, { code: 'not_found', message: 'no', errors: ['no'] })
const row = (country: string, starts: number) => ({
  country,
  starts,
  completions: starts / 2,
  abandons: 0,
  completionRate: 50,
  meanPercentage: 61,
  meanSeconds: 80,
})

async function open(...countries: [string, number][]) {
  vi.spyOn(api.analytics, 'deckGeo').mockResolvedValue({
    countries: countries.map(([country, starts]) => row(country, starts)),
  })
  return drawAt('/x', <CountriesCard deckId="d" />)
}
const map = () => screen.findByRole('img', { name: /^Countries\. / })
const shapeOf = async (code: string) => (await map()).querySelector(`[data-country="${code}"]`)

describe('the map of countries', () => {
  it('is darker where more people played, with the finding as its text', async () => {
    await open(['IN', 40], ['DE', 6], ['FR', 6], ['', 20])
    expect((await map()).getAttribute('aria-label')).toBe('Countries. Most play in: India (56%).')
    const [india, germany, france] = await Promise.all(['IN', 'DE', 'FR'].map(shapeOf))
    expect(Number(india?.getAttribute('fill-opacity'))).toBeGreaterThan(Number(germany?.getAttribute('fill-opacity')))
    expect(france?.getAttribute('fill-opacity')).toBe(germany?.getAttribute('fill-opacity'))
    expect(
      within(screen.getByLabelText('People'))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['6–8', '27–40'])
    expect(screen.getAllByRole('rowheader')).toHaveLength(4)
  })

  it('tells the figures of the country that is pointed at, and looks at it alone', async () => {
    const { router } = await open(['IN', 40])
    const india = (await shapeOf('IN')) as Element
    fireEvent.pointerMove(india)
    expect(screen.getByText(/40 people, 50% completed it/)).toBeTruthy()
    await act(async () => fireEvent.click(india))
    expect(router.state.location.search).toMatchObject({ country: 'IN' })
  })

  it('names what it is too coarse for', async () => {
    await open(['IN', 40], ['SG', 3], ['MT', 1])
    await map()
    expect(screen.getByText('Too small for this map, or not on it: Singapore and Malta.')).toBeTruthy()
  })

  it('is left out where no country is known', async () => {
    await open(['', 3])
    expect(await screen.findByText('No country is known of these plays.')).toBeTruthy()
    expect(screen.queryByRole('img', { name: /^Countries/ })).toBeNull()
  })

  it('says that it failed, and tries again', async () => {
    vi.spyOn(api.analytics, 'deckGeo')
      .mockRejectedValueOnce(refusal)
      .mockResolvedValue({ countries: [row('IN', 4)] })
    await drawAt('/x', <CountriesCard deckId="d" />)
    await screen.findByText('The figures could not be loaded. No answers are lost.')
    await fireOn.click(screen.findByRole('button', { name: 'Try again' }))
    expect(await map()).toBeTruthy()
  })
})
