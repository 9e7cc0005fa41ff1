// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { noFlow, sampleFlow } from './sample-flow.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const as = (license_type: 'Creator' | 'Admin') => ({ user: { license: { license_type } } })
const wide = (width: number) => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
const press = (role: string, name: RegExp | string) => fireOn.click(screen.findByRole(role, { name }))

beforeEach(() => {
  wide(1000)
  vi.spyOn(api.flows, 'filters').mockResolvedValue({
    tz: 'UTC',
    sources: ['google'],
    campaigns: ['spring'],
    decks: [{ id: 'd1', name: 'Which tea are you?' }],
    articles: [{ id: 'a1', name: 'Tea for two' }],
  })
})

describe('paths', () => {
  it('are drawn, said in words, and are a table', async () => {
    vi.spyOn(api.flows, 'show').mockResolvedValue({ flow: sampleFlow })
    await openScreen('/analytics/flows', as('Creator'))
    const picture = await screen.findByRole('group', { name: /From source to course/ })
    expect(
      screen.getByText(
        '40 people were followed: 6 left their details, 2 came into a course. Most go no further after “Tea for two”: 18 of 30.',
      ),
    ).toBeTruthy()
    expect(
      within(picture).getByRole('img', { name: 'Article: Tea for two. 30 people, 18 went no further.' }),
    ).toBeTruthy()
    expect(
      within(picture).getByRole('img', { name: 'From Direct or unknown to Which tea are you?: 10 people.' }),
    ).toBeTruthy()
    expect(within(picture).getByRole('img', { name: /Deck: Other decks/ })).toBeTruthy()
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(rows).toContainEqual(['google → Tea for two', '30', '100%'])
    expect(rows).toContainEqual(['Which tea are you?: went no further', '14', '70%'])
  })

  it('are gone through by arrow keys, from one stop', async () => {
    vi.spyOn(api.flows, 'show').mockResolvedValue({ flow: sampleFlow })
    await openScreen('/analytics/flows', as('Creator'))
    const picture = await screen.findByRole('group', { name: /From source to course/ })
    const stops = () =>
      within(picture)
        .getAllByRole('img')
        .filter((part) => part.getAttribute('tabindex') === '0')
    const name = () => document.activeElement?.getAttribute('aria-label')
    expect(stops()).toHaveLength(1)
    await act(async () => (stops()[0] as HTMLElement).focus())
    expect(name()).toMatch(/^Source: google/)
    await act(async () => fireEvent.keyDown(picture, { key: 'ArrowRight' }))
    expect(name()).toMatch(/^Source: Direct/)
    await act(async () => fireEvent.keyDown(picture, { key: 'End' }))
    expect(name()).toBe('From Left their details to Brewing: 2 people.')
    await act(async () => fireEvent.keyDown(picture, { key: 'ArrowDown' }))
    expect(name()).toBe('From Left their details to Brewing: 2 people.')
    expect(stops()).toHaveLength(1)
  })

  it('stand step by step where it is narrow', async () => {
    wide(350)
    vi.spyOn(api.flows, 'show').mockResolvedValue({ flow: sampleFlow })
    await openScreen('/analytics/flows', as('Creator'))
    expect(await screen.findByRole('heading', { name: 'Article' })).toBeTruthy()
    expect(screen.getByText('18 went no further')).toBeTruthy()
    expect(screen.queryByRole('group', { name: /From source to course/ })).toBeNull()
  })

  it('are filtered, by the address', async () => {
    const show = vi.spyOn(api.flows, 'show').mockResolvedValue({ flow: sampleFlow })
    const { router } = await openScreen('/analytics/flows?source=google', as('Creator'))
    await screen.findByRole('group', { name: /From source to course/ })
    expect(show.mock.lastCall?.[0]?.query).toEqual({ source: 'google' })
    await press('radio', 'Last touch')
    await press('button', /Every deck/)
    await press('option', 'Which tea are you?')
    await waitFor(() => expect(show.mock.lastCall?.[0]?.query).toEqual({ source: 'google', model: 'last', deck: 'd1' }))
    await press('button', 'Clear')
    expect(router.state.location.search).toEqual({ model: 'last' })
  })

  it('of nobody lead to the setting, for those who may set it', async () => {
    vi.spyOn(api.flows, 'show').mockResolvedValue({ flow: noFlow })
    await openScreen('/analytics/flows', as('Admin'))
    const link = await screen.findByRole('link', { name: /Choose whether/ })
    expect(link.getAttribute('href')).toBe('/account?tab=data')
  })

  it('of nobody say whom to ask, and where nothing matches, so', async () => {
    vi.spyOn(api.flows, 'show').mockResolvedValue({ flow: noFlow })
    await openScreen('/analytics/flows', as('Creator'))
    expect(await screen.findByText(/An administrator of your organisation/)).toBeTruthy()
    await openScreen('/analytics/flows?campaign=autumn', as('Creator'))
    expect(await screen.findByText('Nothing matches')).toBeTruthy()
  })

  it('say that they did not load, and are asked for again', async () => {
    vi.spyOn(api.flows, 'show').mockRejectedValueOnce(refusal).mockResolvedValue({ flow: sampleFlow })
    await openScreen('/analytics/flows', as('Creator'))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press('button', /again/)
    expect(await screen.findByRole('group', { name: /From source to course/ })).toBeTruthy()
  })
})
