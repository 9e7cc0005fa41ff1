// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { PublicProfile } from '@deckle/contract/models/person.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { pending } from '../../test/pending.ts'
import { samplePerson } from '../../test/sample-person.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const failure = (status: number, code: 'internal' | 'not_found' = 'internal') =>
  new CallError(status, { code, message: 'Not now.', errors: ['Not now.'] })
const learner = { user: { _id: 'kabir', license: { license_type: 'Learner' } } } as const
const visitor = { user: null } as const
const sample = (change: Partial<PublicProfile> = {}): PublicProfile => ({
  id: 'asha',
  first_name: 'Asha',
  last_name: 'Rao',
  image: 'p1',
  company: 'Meadow Tea',
  webpage: 'meadow.example/',
  bio: 'Leaves first.\nWater second.',
  logo: 'l1',
  points: 1234,
  certificates: [
    { id: 'c1', number: 'AAAA-1111-BBBB', title: 'Tea', at: '2026-02-03T22:00:00.000Z', issuedOn: '2026-02-04' },
  ],
  ...change,
})
const bare = { company: '', webpage: '', bio: ' ', logo: '', image: '', points: 0, certificates: [] } as const
const profile = (change?: Partial<PublicProfile>) =>
  vi.spyOn(api.users, 'profile').mockResolvedValue({ profile: sample(change) })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href')

describe('a profile', () => {
  it('shows all that the person says, and ways to what they wrote', async () => {
    const asked = profile()
    await openScreen('/profiles/asha', learner)
    expect(await heading('Asha Rao')).toBeTruthy()
    expect(asked.mock.lastCall?.[0]).toMatchObject({ params: { id: 'asha' } })
    expect(screen.getByText('Meadow Tea')).toBeTruthy()
    expect(screen.getByText(/Leaves first\./).textContent).toBe('Leaves first.\nWater second.')
    expect(screen.getByText('1,234 points')).toBeTruthy()
    expect(hrefOf('Tea')).toBe('/certificate/AAAA-1111-BBBB')
    expect([hrefOf('Articles'), hrefOf('Posts')]).toEqual(['/articles?author=asha', '/feed?author=asha'])
    expect(screen.queryByRole('link', { name: 'Edit your profile' })).toBeNull()
    const page = screen.getByRole('link', { name: 'meadow.example' })
    expect(page.getAttribute('href')).toBe('https://meadow.example/')
    expect(page.getAttribute('rel')).toBe('ugc nofollow noopener noreferrer')
    const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(pictures).toEqual(['/media/p1/320.webp', '/media/l1/160.webp'])
  })

  it('leaves out what is empty', async () => {
    profile(bare)
    await openScreen('/profiles/asha', learner)
    await heading('Asha Rao')
    expect(screen.getByText('Asha Rao has not added anything here yet.')).toBeTruthy()
    expect(screen.queryByText(/point/)).toBeNull()
    expect(screen.queryByText('Certificates')).toBeNull()
    expect(screen.queryAllByRole('listitem')).toEqual([])
  })

  it('makes no link of an address that no browser should open', async () => {
    profile({ webpage: 'javascript:alert(1)' })
    await openScreen('/profiles/asha', learner)
    expect((await screen.findByText('javascript:alert(1)')).closest('a')).toBeNull()
  })

  it('shows many certificates when they are asked for', async () => {
    const certificates = Array.from({ length: 12 }, (_, at) => ({
      id: `c${at}`,
      number: `N-${at}`,
      title: `Course ${at}`,
      at: '2026-02-03T22:00:00.000Z',
      issuedOn: '2026-02-04',
    }))
    profile({ certificates })
    await openScreen('/profiles/asha', learner)
    await heading('Asha Rao')
    expect(screen.getAllByRole('link', { name: /^Course/ })).toHaveLength(8)
    await fireOn.click(screen.findByRole('button', { name: 'Show all 12' }))
    expect(screen.getAllByRole('link', { name: /^Course/ })).toHaveLength(12)
  })

  it('says that it is loading, why it failed, and tries again', async () => {
    const waiting = pending<{ profile: PublicProfile }>()
    vi.spyOn(api.users, 'profile').mockRejectedValueOnce(failure(500)).mockReturnValue(waiting.promise)
    await openScreen('/profiles/asha', learner)
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await fireOn.click(screen.findByRole('button', { name: /again/ }))
    await act(async () => waiting.resolve({ profile: sample() }))
    expect(await heading('Asha Rao')).toBeTruthy()
  })

  it('that is not there leads to the start', async () => {
    vi.spyOn(api.users, 'profile').mockRejectedValue(failure(404, 'not_found'))
    await openScreen('/profiles/asha', learner)
    expect(await heading('This profile is not here')).toBeTruthy()
    expect(hrefOf('To the start')).toBe('/')
  })
})

describe('one’s own profile', () => {
  const open = async (change: Parameters<typeof samplePerson>[0]) => {
    profile({ ...bare, id: 'kabir' })
    vi.spyOn(api.users, 'show').mockResolvedValue({ user: samplePerson({ id: 'kabir', ...change }) })
    await openScreen('/profiles/kabir', learner)
    await heading('Asha Rao')
  }

  it.each([
    [{ is_public: false, shows_results: true }, 'Only people in your organisation see this page.'],
    [{ is_public: true, shows_results: false }, /^Anyone .* in your organisation only\.$/],
    [{ is_public: true, shows_results: true }, 'Anyone with the address sees this page, with points and certificates.'],
  ])('says who else sees it: %j', async (change, text) => {
    await open(change)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(hrefOf('Edit your profile')).toBe('/account')
    expect(screen.getByText(/Add a few words about yourself/)).toBeTruthy()
  })
})

describe('without a session', () => {
  it('shows a public profile with its own header, and nothing for members', async () => {
    profile({ points: null, certificates: null })
    await openScreen('/profiles/asha', visitor)
    expect(await heading('Asha Rao')).toBeTruthy()
    expect(screen.getByRole('radiogroup', { name: 'Language' })).toBeTruthy()
    expect(screen.queryByText(/point/)).toBeNull()
    expect(screen.queryByText('Certificates')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Posts' })).toBeNull()
  })

  it('offers to sign in where it may be for members', async () => {
    vi.spyOn(api.users, 'profile').mockRejectedValue(failure(404, 'not_found'))
    await openScreen('/profiles/asha', visitor)
    expect(await heading('This profile is not here')).toBeTruthy()
    expect(hrefOf('Sign in')).toBe('/login?back=%2Fprofiles%2Fasha')
    await waitFor(() => expect(screen.getByText(/own organisation only/)).toBeTruthy())
  })
})
