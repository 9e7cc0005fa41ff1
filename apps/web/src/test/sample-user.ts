import type { License, SignedInUser } from '@deckle/contract/models/people.ts'
import { type LimitName, limitNames } from '@deckle/core/plan/limit.ts'

/** What a test says about the signed-in user; the rest is a Creator's. */
export type SampleUser = Partial<Omit<SignedInUser, 'license'>> & { readonly license?: Partial<License> }

export function sampleUser({ license, ...more }: SampleUser = {}): SignedInUser {
  return { ...creator, ...more, license: { ...creator.license, ...license } }
}

const unused = Object.fromEntries(limitNames.map((name) => [name, { used: 0, limit: 10 }])) as Readonly<
  Record<LimitName, { used: number; limit: number }>
>

const creator: SignedInUser = {
  _id: 'meera',
  email: 'meera@lanternhill.example',
  username: 'meera',
  first_name: 'Meera',
  last_name: 'Nair',
  active: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  license: {
    ...unused,
    id: 'license',
    license_type: 'Creator',
    maxUsers: 10,
    maxSpace: 250_000_000,
    plan: 'business',
    planType: 'subscription',
    usedSpace: 0,
    expires_at: null,
  },
  details: {},
  profile: { company: '', address: '', webpage: '', bio: '', logo: '' },
  image: '',
  logo: '',
  client: 'client',
  owns_client: false,
  branding: { name: 'Lantern Hill', primary: '#6a1b9a', logo: '', icon: '', footer: '' },
  language: null,
  time_zone: null,
}
