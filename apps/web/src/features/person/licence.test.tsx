import { UNLIMITED } from '@deckle/core/plan/plan.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { fireOn } from '../../test/fire-on.ts'
import { press } from '../../test/press.ts'
import { samplePerson } from '../../test/sample-person.ts'
import { sampleUser } from '../../test/sample-user.ts'
import { LicenceCard } from './parts/licence-card.tsx'
import type { Inspected } from './queries.ts'

prepareScreens('person')

const inspected = (license: Partial<Inspected['license']> = {}, confirmed = true): Inspected => ({
  user: samplePerson(),
  license: { ...sampleUser().license, expires_at: null, ...license },
  provider: 'MANUAL',
  confirmed,
  second_factor: false,
  factors: { totp: false, passkeys: 0, recovery_codes: 0, due: null, must_set_up: false, mayReset: false },
  last_seen_at: null,
  sessions: [],
  counts: { decks: 0, attempts: 0, enrolments: 0, media: 0, reports: 0 },
  audit: [],
  fields: [],
  heir: null,
})
const shown = () => ['Room for people', 'E-mail confirmed'].filter((fact) => screen.queryByText(fact) !== null)

it('says only what its holder can use, and what is certain', async () => {
  await drawPart(<LicenceCard inspected={inspected({ license_type: 'Learner' })} />)
  expect(shown()).toEqual([])
  cleanup()
  await drawPart(<LicenceCard inspected={inspected({ license_type: 'Admin', maxUsers: UNLIMITED }, false)} />)
  expect(shown()).toEqual(['Room for people', 'E-mail confirmed'])
  expect(screen.getByText('No limit')).toBeTruthy()
})

it('says how much space there is as the upload counts it', async () => {
  await drawPart(
    <LicenceCard inspected={inspected({ license_type: 'Creator', usedSpace: 0, maxSpace: 100_000_000 })} />,
  )
  expect(screen.getByText(/of 250 MB/)).toBeTruthy()
})

it('reads its limits as people write numbers', async () => {
  const save = vi.spyOn(api.users, 'updateLicense').mockResolvedValue({ user: samplePerson() })
  await drawPart(<LicenceCard inspected={inspected()} />, { user: { license: { license_type: 'Superadmin' } } })
  await press('Change the licence')
  for (const [label, value] of [
    ['Room for people', '1,000'],
    ['Storage in MB', '२,५'],
  ] as const) {
    await fireOn.change(screen.findByRole('textbox', { name: label }), { target: { value } })
    await fireOn.keyDown(screen.findByRole('textbox', { name: label }), { key: 'Enter' })
  }
  await press('Save')
  await waitFor(() => expect(save.mock.lastCall?.[0]?.body).toMatchObject({ maxUsers: 1000, maxSpace: 2_500_000 }))
})

it('changes type and end; limits are the operator’s', async () => {
  const save = vi.spyOn(api.users, 'updateLicense').mockResolvedValue({ user: samplePerson() })
  await drawPart(<LicenceCard inspected={inspected()} />, { user: { license: { license_type: 'Admin' } } })
  await press('Change the licence')
  expect(screen.queryByRole('textbox', { name: 'Room for people' })).toBeNull()
  await fireOn.change(screen.findByLabelText(/Last day/), { target: { value: '2027-03-31' } })
  await press('Save')
  await waitFor(() => expect(save).toHaveBeenCalled())
  const body = save.mock.lastCall?.[0]?.body as { readonly expires_at?: string } | undefined
  expect(Object.keys(body ?? {})).toEqual(['license_type', 'expires_at'])
  expect(new Date(body?.expires_at ?? 0).getFullYear()).toBe(2027)
})
