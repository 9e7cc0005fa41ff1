// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { ClientUsage } from '@deckle/contract/usage.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { samplePerson } from '../../test/sample-person.ts'
import { sampleUser } from '../../test/sample-user.ts'
import { api } from '../api.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens('deck')

const days = Array.from({ length: 20 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 9, 1 + at)).toISOString().slice(0, 10),
  people: 10 + at,
  decks: at,
  published: 1,
  space: at * 1_000_000,
}))
const usage = (more: Partial<ClientUsage> = {}): ClientUsage => ({
  plan: 'free',
  limits: [
    { name: 'maxUsers', used: 30, limit: 40, fullOn: '2027-03-03', lifts: null },
    { name: 'campaigns', used: 12, limit: null, fullOn: null, lifts: null },
    { name: 'activeCampaigns', used: 1, limit: 1, fullOn: null, lifts: 'educational' },
  ],
  space: 19_000_000,
  days,
  ...more,
})
const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })

beforeEach(() => {
  vi.spyOn(api.usage, 'space').mockResolvedValue({ people: [], next: null })
})
const open = async (licence: 'Admin' | 'Creator' = 'Admin') => {
  const me = sampleUser({ license: { license_type: licence } })
  vi.spyOn(api.auth, 'me').mockResolvedValue(me)
  return openScreen('/account?tab=usage', { user: { license: { license_type: licence } } })
}

describe('what a client uses', () => {
  it('says when the room is used up, what is full, and what has no limit', async () => {
    vi.spyOn(api.usage, 'show').mockResolvedValue({ usage: usage() })
    await open()
    expect(await screen.findByText('At this pace the room for people is used up around March 3, 2027.')).toBeTruthy()
    expect(screen.getByText('30 of 40')).toBeTruthy()
    expect(screen.getByText('12, no limit')).toBeTruthy()
    expect(screen.getByText('All are in use.')).toBeTruthy()
    expect(screen.getByText('From 10 on Oct 1 to 29 on Oct 20.')).toBeTruthy()
    const larger = await screen.findByRole('link', { name: 'See larger plans' })
    expect(larger.getAttribute('href')).toBe('/billing?tab=plans&plan=educational')
    expect(await screen.findByText('Nobody has files yet')).toBeTruthy()
  })

  it('foretells nothing in the first days', async () => {
    const limits = usage().limits.map((limit) => ({ ...limit, fullOn: null, used: 0 }))
    vi.spyOn(api.usage, 'show').mockResolvedValue({ usage: usage({ days: [], limits }) })
    await open()
    expect(await screen.findAllByText('There is a forecast once use was kept for two weeks.')).toHaveLength(2)
    expect(screen.getByText('What is used is kept from now on, once a day.')).toBeTruthy()
  })

  it('lists people by their space, page by page, and shows the space day by day', async () => {
    vi.spyOn(api.usage, 'show').mockResolvedValue({ usage: usage() })
    vi.spyOn(api.usage, 'space').mockImplementation(async (input) => {
      const isFirst = input?.query?.cursor === undefined
      const [id, name] = isFirst ? ['a', 'Asha Rao'] : ['b', 'Bela Sen']
      return { people: [{ id, name, used: 200_000_000, limit: 250_000_000 }], next: isFirst ? 'c' : null }
    })
    await open()
    expect((await screen.findByRole('link', { name: 'Asha Rao' })).getAttribute('href')).toBe('/people/a')
    expect(screen.getByText('200 MB of 250 MB')).toBeTruthy()
    await fireOn.click(screen.findByRole('button', { name: /more$/ }))
    expect(await screen.findByRole('link', { name: 'Bela Sen' })).toBeTruthy()
    await fireOn.click(screen.findByRole('button', { name: /People/ }))
    await fireOn.click(screen.findByRole('option', { name: 'Space in MB' }))
    expect(await screen.findByText('From 0 kB on Oct 1 to 19 MB on Oct 20.')).toBeTruthy()
  })

  it('says why it failed, and tries again', async () => {
    vi.spyOn(api.usage, 'show').mockRejectedValueOnce(refusal).mockResolvedValue({ usage: usage() })
    await open()
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await fireOn.click(screen.findByRole('button', { name: /again/ }))
    expect(await screen.findByText('30 of 40')).toBeTruthy()
  })

  it('is not for Creators', async () => {
    const show = vi.spyOn(api.usage, 'show')
    // The profile, which is shown instead.
    vi.spyOn(api.users, 'show').mockResolvedValue({ user: samplePerson() })
    await open('Creator')
    await waitFor(() => expect(screen.getAllByRole('tab').length).toBeGreaterThan(3))
    expect(screen.queryByRole('tab', { name: 'Usage' })).toBeNull()
    expect(show).not.toHaveBeenCalled()
  })
})
