import { type Health, healthProblems } from '@deckle/contract/admin.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { press } from '../../test/press.ts'

prepareScreens()

const root = { user: { license: { license_type: 'Superadmin' } } } as const
const refused = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const health: Health = {
  version: '3.0.0',
  node: 'v20',
  uptimeSeconds: 60,
  memoryBytes: 4e8,
  database: { kind: 'server', version: '16.4', sizeBytes: 1.84e10, latencyMs: 2, connections: 34, maxConnections: 200 },
  migration: '0027',
  jobs: { waiting: 3, running: 1, failed: 0, oldestDueAt: null },
  files: 'folder',
  mail: 'smtp',
  mails: { waiting: 0, failed: 0, oldestAt: null },
  countries: { header: null, file: null },
  volume: { freeBytes: 6e10, totalBytes: 1e12 },
  backups: null,
  problems: [],
  clients: 2,
  users: 12,
  decks: 8,
  attempts: 300,
}
const sum = { pictures: 800, answerFiles: 7, files: 4, measuredAt: '2026-03-02T09:00:00.000Z' }

it('health: all well is said in a line, with the figures of each part', async () => {
  vi.spyOn(api.admin, 'health').mockResolvedValue({ health })
  await openScreen('/admin', root)
  expect(await screen.findByText('All parts respond')).toBeTruthy()
  for (const text of ['18.4 GB', '34 of 200', '60 GB of 1 TB', 'A mail server', '3'])
    expect(screen.getByText(text)).toBeTruthy()
})

it('health: what tells countries, in its order, and how old the file is', async () => {
  const file = { type: 'GeoLite2-City', builtAt: '2026-02-24T15:00:00.000Z', isWhole: true }
  const known = vi.spyOn(api.admin, 'health')
  known.mockResolvedValue({ health: { ...health, countries: { header: 'cf-ipcountry', file } } })
  await openScreen('/admin', root)
  expect(await screen.findByText('cf-ipcountry')).toBeTruthy()
  const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent
  expect(valueOf('First by the proxy’s header')).toBe('cf-ipcountry')
  expect(valueOf('Then by the file')).toBe('GeoLite2-City')
  expect(valueOf('The file is of')).toBe('Feb 24, 2026')
  expect(valueOf('Otherwise by')).toBe('The browser’s time zone')
})

it('health: the latest backup with its age and size, and a failed attempt', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const backups = {
    latest: { at: hoursAgo(30), sizeBytes: 5.2e6 },
    count: 9,
    failure: { at: hoursAgo(3), isDiskFull: false },
  }
  const known = vi.spyOn(api.admin, 'health')
  known.mockResolvedValue({ health: { ...health, backups, problems: ['backup_failed'] } })
  await openScreen('/admin', root)
  expect(await screen.findByText('The last database backup failed')).toBeTruthy()
  const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent
  expect([valueOf('Latest backup'), valueOf('Last attempt failed')]).toEqual(['1 day ago', '3 hours ago'])
  for (const text of ['5.2 MB', '9']) expect(screen.getByText(text)).toBeTruthy()
})

it('health: each problem says what to do', async () => {
  vi.spyOn(api.admin, 'health').mockResolvedValue({
    health: { ...health, volume: null, problems: [...healthProblems] },
  })
  await openScreen('/admin', root)
  expect(await screen.findByText('Tasks have failed for good')).toBeTruthy()
  expect(screen.getByText(/mend it, then retry them/)).toBeTruthy()
  expect(screen.getByText(/Make room or enlarge the volume now/)).toBeTruthy()
  expect(screen.queryByText('All parts respond')).toBeNull()
})

it('storage: each client with its share, and all together; measured again when asked', async () => {
  const client = {
    id: 'meadow',
    name: 'Meadow Academy',
    pictures: 800,
    answerFiles: 7,
    files: 4,
    used: 807,
    allowed: 900,
  }
  vi.spyOn(api.admin, 'storage').mockResolvedValue({ clients: [client], next: null, sum })
  const measure = vi.spyOn(api.admin, 'measureStorage').mockResolvedValue({ ok: true })
  await openScreen('/admin?tab=storage', root)
  expect(
    (await screen.findByRole('progressbar', { name: 'Space of Meadow Academy' })).getAttribute('aria-valuetext'),
  ).toBe('807 bytes of 900 bytes')
  await press('Measure now')
  expect(measure).toHaveBeenCalledOnce()
})

it('storage: not measured yet, and failing', async () => {
  const empty = { clients: [], next: null, sum: { ...sum, measuredAt: null } }
  vi.spyOn(api.admin, 'storage').mockRejectedValueOnce(refused).mockResolvedValue(empty)
  await openScreen('/admin?tab=storage', root)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/^Try again/)
  expect(await screen.findByText('Not measured yet')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Measure now' })).toBeTruthy()
})
