import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { sampleBanner } from './test/sample-banner.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const admin = { user: { license: { license_type: 'Admin' } } } as const
const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const show = (more = {}) =>
  vi.spyOn(api.banners, 'show').mockResolvedValue({ banner: sampleBanner('a', { title: 'Tea week', ...more }) })
const type = (name: RegExp | string, value: string) =>
  fireOn.change(screen.findByRole('textbox', { name }), { target: { value } })

beforeEach(() => {
  vi.spyOn(api.banners, 'reach').mockResolvedValue({ people: 12 })
  vi.spyOn(api.banners, 'figures').mockResolvedValue({ days: [], time_zone: 'UTC' })
})

it('makes a banner, and goes to its own address', async () => {
  const create = vi.spyOn(api.banners, 'create').mockResolvedValue({ banner: sampleBanner('a', { title: 'Tea week' }) })
  show()
  const { router } = await openScreen('/banners/new', admin)
  expect(await screen.findByText('12 people are reached')).toBeTruthy()
  await press('Create banner')
  expect(await screen.findByText('Give the banner a title.')).toBeTruthy()
  await type(/^Title/, ' Tea week ')
  await type(/^Leads to/, 'javascript:alert(1)')
  await press('Create banner')
  expect(await screen.findByText(/^Use a path such as/)).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  await type(/^Leads to/, '/courses')
  await press('Create banner')
  expect(create.mock.lastCall?.[0]).toMatchObject({
    body: {
      title: 'Tea week',
      link: '/courses',
      placement: 'dashboard',
      published: false,
      audience: { branch: null, tags: [], license_types: [], course: null },
    },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/banners/a'))
})

it('sends only what was changed', async () => {
  show({ weight: 4 })
  const update = vi
    .spyOn(api.banners, 'update')
    .mockResolvedValue({ banner: sampleBanner('a', { title: 'Tea month', weight: 4 }) })
  await openScreen('/banners/a', admin)
  const save = await screen.findByRole('button', { name: 'Save' })
  expect(save.hasAttribute('disabled')).toBe(true)
  await type(/^Title/, 'Tea month')
  await press('Save')
  expect(update.mock.lastCall?.[0]).toEqual({ params: { id: 'a' }, body: { title: 'Tea month' } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true))
})

it('says at the field what the server refuses', async () => {
  show()
  vi.spyOn(api.banners, 'update').mockRejectedValue(
    new CallError(422, {
      code: 'rule_broken',
      message: 'x',
      errors: ['x'],
      fields: { image: 'This picture is not among your files.' },
    }),
  )
  await openScreen('/banners/a', admin)
  await screen.findByRole('button', { name: 'Save' })
  await type(/^Second line/, 'New leaves')
  await press('Save')
  expect(await screen.findByText('This picture is not among your files.')).toBeTruthy()
})

it('asks for whom, and counts them', async () => {
  show({
    audience: {
      branch: { id: 'm', name: 'Meera Iyer' },
      tags: [{ id: 't', name: '', color: '' }],
      license_types: ['Learner'],
      course: { id: 'c', title: '' },
    },
  })
  const asked = vi
    .mocked(api.banners.reach)
    .mockImplementation(async (call) => ({ people: JSON.stringify(call).includes('"branch":"m"') ? 3 : 12 }))
  await openScreen('/banners/a', admin)
  const card = await screen.findByRole('region', { name: 'For whom' })
  expect(card.textContent).toContain('Meera Iyer')
  expect(within(card).getByText('Deleted tag')).toBeTruthy()
  expect(within(card).getByText('Not there any more: nobody meets this.')).toBeTruthy()
  expect(await within(card).findByText('3 people are reached')).toBeTruthy()
  const audience = { branch: 'm', tags: ['t'], license_types: ['Learner'], course: 'c' }
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ body: { audience } }))
  const everyone = within(card).getByRole<HTMLInputElement>('radio', { name: 'Everyone' })
  await act(async () => fireEvent.click(everyone))
  expect(everyone.checked).toBe(true)
  // What was asked before in this file is known.
  expect(await within(card).findByText('12 people are reached')).toBeTruthy()
  expect(within(card).queryByText('Meera Iyer')).toBeNull()
})

it('shows the banner at each placement while it is written', async () => {
  show({ subtitle: 'New leaves', link: 'https://firm.in/tea' })
  await openScreen('/banners/a', admin)
  const card = await screen.findByRole('region', { name: 'Preview' })
  expect(card.textContent).toContain('Tea week')
  expect(card.textContent).toContain('firm.in')
  await type(/^Title/, 'Coffee week')
  expect(card.textContent).toContain('Coffee week')
  for (const place of ['Feed', 'Articles', 'Ending of a deck']) {
    await act(async () => fireEvent.click(within(card).getByRole('button', { name: /Preview at/ })))
    await fireOn.click(screen.findByRole('option', { name: place }))
    await waitFor(() => expect(card.textContent).toContain('Coffee week'))
  }
  await waitFor(() => expect(card.querySelector('.dk-ad a')?.getAttribute('rel')).toBe('noopener noreferrer sponsored'))
  await act(async () => fireEvent.click(within(card).getByRole('radio', { name: 'Dark' })))
  expect(card.querySelector('[data-theme]')?.getAttribute('data-theme')).toBe('dark')
})

it('has figures by day, also as a table', async () => {
  show()
  vi.mocked(api.banners.figures).mockResolvedValue({
    days: [
      { day: '2026-11-23', views: 40, clicks: 3 },
      { day: '2026-11-24', views: 20, clicks: 1 },
    ],
    time_zone: 'Asia/Kolkata',
  })
  await openScreen('/banners/a', admin)
  expect(
    await screen.findByText('60 views and 4 clicks in 2 days; most views on Nov 23 · Days in Asia/Kolkata'),
  ).toBeTruthy()
  await fireOn.click(screen.findByText('As a table'))
  expect(screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toContain('Nov 23403')
})

it('says that there are no figures, or why they are missing, and why the banner is', async () => {
  show()
  vi.mocked(api.banners.figures).mockRejectedValueOnce(refusal)
  await openScreen('/banners/a', admin)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText(/^Not seen in these days/)).toBeTruthy()
})

it('tries again where the banner could not be loaded', async () => {
  show().mockRejectedValueOnce(refusal)
  await openScreen('/banners/a', admin)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByRole('heading', { level: 1, name: 'Tea week' })).toBeTruthy()
})
