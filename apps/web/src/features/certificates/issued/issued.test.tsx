// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Certificate } from '@deckle/contract/certificates.ts'
import type { Job } from '@deckle/contract/jobs.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { searchFormat } from '../../../lib/url/search-format.ts'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { CourseCertificates } from '../index.ts'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('certificates', 'certificate-boxes', 'jobs', 'errors')

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const certificate = (change: Partial<Certificate> = {}): Certificate => ({
  id: 'one',
  number: 'BCDF-2046-GHJK',
  address: 'https://learn.example.com/certificate/BCDF-2046-GHJK',
  course: { id: 'c', title: 'Fire safety' },
  person: { id: 'asha', name: 'Asha Verma' },
  issuer: 'Lotus',
  percentage: 92.5,
  issuedAt: '2026-03-01T09:30:00.000Z',
  issuedOn: '2026-03-01',
  validUntil: null,
  state: 'valid',
  revokedAt: null,
  reason: null,
  undrawable: [],
  can: { revoke: true, reissue: true },
  ...change,
})
const job: Job = {
  id: 'job',
  kind: 'certificates.archive',
  status: 'done',
  total: 1,
  done: 1,
  refused: 0,
  counts: { written: 1 },
  error: null,
  file: 'certificates.zip',
  createdBy: { id: 'asha', name: 'Asha' },
  createdAt: '2026-03-01T09:30:00.000Z',
  startedAt: null,
  finishedAt: null,
  can: { stop: false, retry: false, undo: false },
}
const listed = (...certificates: Certificate[]) =>
  vi.spyOn(api.certificates, 'list').mockResolvedValue({ certificates, next: null, total: certificates.length })

describe('own certificates', () => {
  it('are none yet', async () => {
    const list = listed()
    await openScreen('/certificates', { user: { license: { license_type: 'Learner' } } })
    expect(await screen.findByText('No certificates yet')).toBeDefined()
    expect(list.mock.calls[0]?.[0]?.query).not.toHaveProperty('course_id')
  })

  it('say why they could not be loaded, and are asked for again', async () => {
    vi.spyOn(api.certificates, 'list')
      .mockRejectedValueOnce(refusal)
      .mockResolvedValue({ certificates: [certificate()], next: null })
    await openScreen('/certificates')
    expect(await screen.findByText('Not now.')).toBeDefined()
    await press(/again/)
    expect(await screen.findByText('Fire safety')).toBeDefined()
  })

  it('are shown, shared while they are valid, and say why they were revoked', async () => {
    listed(
      certificate(),
      certificate({ id: 'two', course: { id: 'd', title: 'Tea' }, state: 'revoked', reason: 'Cheated' }),
    )
    await openScreen('/certificates')
    const [first, second] = (await screen.findAllByRole('listitem')).map((item) => within(item))
    expect(first?.getByText(/Issued on .*Score 92.5% · Number BCDF-2046-GHJK/)).toBeDefined()
    expect(first?.getByRole('link', { name: /Public page/ }).getAttribute('href')).toBe(certificate().address)
    expect(first?.getByRole('link', { name: /LinkedIn/ }).getAttribute('href')).toContain('certId=BCDF-2046-GHJK')
    expect(second?.getByText('Reason: Cheated')).toBeDefined()
    expect(second?.queryByRole('link', { name: /LinkedIn/ })).toBeNull()
  })
})

it('own certificates name what their PDFs show as boxes', async () => {
  listed(certificate({ undrawable: ['🍵'] }))
  await openScreen('/certificates')
  expect(await screen.findByText('The PDF shows boxes in place of 🍵')).toBeDefined()
})

describe('certificates of a course', () => {
  const open = (search = '') => {
    const root = createRootRoute({ component: () => <CourseCertificates courseId="c" /> })
    const history = createMemoryHistory({ initialEntries: [`/courses/c/learners${search}`] })
    const router = createRouter({ routeTree: root, history, ...searchFormat })
    return drawPart(<RouterProvider router={router as never} />)
  }
  const menu = async (item: string) => {
    await press('Actions for the certificate of Asha Verma')
    await fireOn.click(screen.findByRole('menuitem', { name: item }))
  }

  it('are none yet, or none that fits', async () => {
    const list = listed()
    await open()
    expect(await screen.findByText('No certificates issued yet')).toBeDefined()
    await open('?cert_q=zzzz&cert_state=revoked')
    expect(await screen.findByText('No certificate fits')).toBeDefined()
    expect(list.mock.lastCall?.[0]?.query).toMatchObject({ course_id: 'c', search: 'zzzz', state: 'revoked' })
  })

  it('say why they could not be loaded', async () => {
    vi.spyOn(api.certificates, 'list').mockRejectedValue(refusal)
    await open()
    expect(await screen.findByText('Not now.')).toBeDefined()
  })

  it('are revoked with a reason', async () => {
    listed(certificate())
    const revoke = vi.spyOn(api.certificates, 'revoke').mockResolvedValue({ certificate: certificate() })
    await open()
    await screen.findByText('BCDF-2046-GHJK')
    await menu('Revoke')
    const dialog = within(screen.getByRole('dialog'))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Revoke' })))
    expect(await dialog.findByText('Give a reason.')).toBeDefined()
    expect(revoke).not.toHaveBeenCalled()
    await act(async () => fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Cheated' } }))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Revoke' })))
    expect(revoke).toHaveBeenCalledWith({ params: { id: 'one' }, body: { reason: 'Cheated' } })
  })

  it('are reissued', async () => {
    listed(certificate())
    const reissue = vi.spyOn(api.certificates, 'reissue').mockResolvedValue({ certificate: certificate() })
    vi.spyOn(api.certificates, 'check').mockResolvedValue({ name: 'Asha Verma', undrawable: [] })
    await open()
    await screen.findByText('BCDF-2046-GHJK')
    await menu('Reissue')
    await act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reissue' })))
    expect(reissue).toHaveBeenCalledWith({ params: { id: 'one' } })
  })

  it('say before they are reissued what would be boxes, or that it could not be checked', async () => {
    listed(certificate())
    const undrawable = [{ field: 0, kind: 'name' as const, characters: ['Ꮳ', '🍵'] }]
    vi.spyOn(api.certificates, 'check').mockRejectedValueOnce(refusal).mockResolvedValue({ name: 'Ꮳ 🍵', undrawable })
    await open()
    await screen.findByText('BCDF-2046-GHJK')
    await menu('Reissue')
    expect(await screen.findByText(/^We couldn’t check/)).toBeDefined()
    await press('Try again')
    expect(await screen.findByText('Name of the person: Ꮳ 🍵')).toBeDefined()
  })

  it('name what their PDFs show as boxes', async () => {
    listed(certificate({ undrawable: ['Ꮳ', '🍵'] }))
    await open()
    expect(await screen.findByText('The PDF shows boxes in place of Ꮳ 🍵')).toBeDefined()
  })

  it('are fetched as ZIP by a job', async () => {
    listed(certificate())
    const archive = vi.spyOn(api.certificates, 'archive').mockResolvedValue({ job })
    vi.spyOn(api.jobs, 'show').mockResolvedValue({ job })
    await open()
    await screen.findByText('BCDF-2046-GHJK')
    await press('Download all as ZIP')
    expect(archive).toHaveBeenCalledWith({ body: { course_id: 'c' } })
    expect(await screen.findByRole('button', { name: 'Download certificates.zip' })).toBeDefined()
  })
})
