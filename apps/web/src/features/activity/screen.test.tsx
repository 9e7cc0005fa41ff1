// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import type { Entry, SessionPage } from './queries.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const entry = (id: string, event: string, change: Partial<Entry> = {}): Entry => ({
  id,
  at: `2026-03-02T10:00:0${id}.000Z`,
  event,
  deck: { id: 'd1', name: 'Tea' },
  attempt_id: 'a1',
  slide: null,
  heading: '',
  course: null,
  value: null,
  ...change,
})
const played = [
  entry('3', 'complete'),
  entry('2', 'slide_view', { slide: 's1', heading: 'How hot?', value: 12_400 }),
  entry('1', 'start', { course: { id: 'c1', name: 'Brewing' } }),
]
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const person = { id: 'u1', first_name: 'Uma', last_name: 'Bose', email: 'uma@example.com' }
const asManager = { user: { license: { license_type: 'Manager' } } } as const
const stubPerson = () => vi.spyOn(api.users, 'show').mockResolvedValue({ user: person } as never)

describe('the activity of a person', () => {
  it('is told in sentences, a card a play, with the way to the whole play', async () => {
    stubPerson()
    const asked = vi.spyOn(api.activity, 'log').mockResolvedValue({ log: played, next: null })
    await openScreen('/people/u1/activity', asManager)
    expect(await screen.findByRole('heading', { level: 1, name: 'Activity of Uma Bose' })).toBeTruthy()
    expect(hrefOf('Uma Bose')).toBe('/people/u1')
    const card = await screen.findByRole('article', { name: 'Tea' })
    expect(within(card).getByText('How hot?').closest('li')?.textContent).toContain('Looked at How hot? · after 12 s')
    expect(within(card).getByText('Completed the deck')).toBeTruthy()
    expect(hrefOf('The whole play of Tea')).toBe('/activity/sessions/a1')
    expect(asked.mock.lastCall?.[0]).toMatchObject({ params: { user_id: 'u1' } })
  })

  it('is asked for by event and days of the address; older pages are loaded', async () => {
    const asked = vi
      .spyOn(api.activity, 'log')
      .mockImplementation(async ({ query = {} }) =>
        query.cursor === undefined
          ? { log: [played[0] as Entry], next: 'older' }
          : { log: [entry('0', 'view', { attempt_id: 'a0' })], next: null },
      )
    const { router } = await openScreen('/activity?event=complete&from=2026-03-01&to=2026-03-31')
    await screen.findByText('Completed the deck')
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      params: { user_id: 'meera' },
      query: { event: 'complete', from: '2026-03-01', to: '2026-03-31' },
    })
    await fireOn.click(screen.findByRole('button', { name: /more/ }))
    expect(await screen.findByText('Opened the deck')).toBeTruthy()
    await fireOn.click(screen.findByRole('button', { name: 'Clear' }))
    expect(router.state.location.search).toEqual({})
  })

  it('says that there is none, or none that matches; a failure is asked for again', async () => {
    vi.spyOn(api.activity, 'log').mockRejectedValueOnce(refusal).mockResolvedValue({ log: [], next: null })
    const { router } = await openScreen('/activity')
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await fireOn.click(screen.findByRole('button', { name: /again/ }))
    expect(await screen.findByText('Here you see each deck that you play, step by step.')).toBeTruthy()
    await act(() => router.navigate({ to: '/activity', search: { event: 'lead' } }))
    expect(await screen.findByText('Nothing matches')).toBeTruthy()
  })
})

describe('a play', () => {
  const session: SessionPage['session'] = {
    id: 'a1',
    kind: 'attempt',
    user: { id: 'u1', name: 'Uma Bose' },
    device: 'phone',
    startedAt: '2026-03-02T10:00:00.000Z',
    endedAt: '2026-03-02T10:04:07.000Z',
    log: played.toReversed(),
  }

  it('is told in order, by the time since its beginning', async () => {
    vi.spyOn(api.activity, 'sessionData').mockResolvedValue({ session, next: null })
    await openScreen('/activity/sessions/a1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Play of Tea' })).toBeTruthy()
    expect(screen.getByText(/^Uma Bose · .* · 4:07 long · Phone$/)).toBeTruthy()
    expect(hrefOf('Activity')).toBe('/people/u1/activity')
    expect(hrefOf('Tea')).toBe('/analyticsViewer/d1/plays/a1')
    expect(screen.getAllByRole('time').map(({ textContent }) => textContent)).toEqual(['0:01', '0:02', '0:03'])
  })

  it('of a visitor has no activity; a session without plays says so; one that is not there fails', async () => {
    vi.spyOn(api.activity, 'sessionData')
      .mockRejectedValueOnce(new CallError(404, { code: 'not_found', message: 'Not there.', errors: ['Not there.'] }))
      .mockResolvedValue({ session: { ...session, kind: 'session', user: null, endedAt: null, log: [] }, next: null })
    await openScreen('/activity/sessions/s1')
    expect(await screen.findByText('Not there.')).toBeTruthy()
    await fireOn.click(screen.findByRole('button', { name: /again/ }))
    expect(await screen.findByText('Nothing was played')).toBeTruthy()
    expect(screen.getByText(/^A visitor · .* · not finished · Phone$/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Activity' })).toBeNull()
  })
})
