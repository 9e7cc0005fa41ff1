// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Category } from '@deckle/contract/categories.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { placeIn } from '../../tree/place-in.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const category = (name: string, more: Partial<Category> = {}): Category => ({
  id: name.toLowerCase(),
  name,
  slug: name.toLowerCase(),
  kind: 'course',
  parent: null,
  seq: 1,
  built_in: false,
  count: 0,
  can: { edit: true, delete: true },
  ...more,
})
const coffee = category('Coffee', { count: 2 })
const brewing = category('Brewing', { parent: 'coffee' })
const filter = category('Filter', { parent: 'brewing' })
const tea = category('Tea', { seq: 2 })
const all = [coffee, brewing, filter, tea]

async function open(categories: readonly Category[], search = '') {
  const list = vi.spyOn(api.categories, 'list').mockResolvedValue({ categories: [...categories] })
  const { router } = await openScreen(`/categories${search}`, { user: { license: { license_type: 'Admin' } } })
  return { list, router }
}
const choose = async (menu: string, item: string) => {
  await press(`More for ${menu}`)
  await fireOn.click(screen.findByRole('menuitem', { name: item }))
}
const type = (label: string, value: string) => fireOn.change(screen.findByLabelText(label), { target: { value } })

it('says what categories are for where there are none, and makes the first', async () => {
  await open([])
  expect(await screen.findByText('No categories yet')).toBeTruthy()
  const create = vi.spyOn(api.categories, 'create').mockResolvedValue({ category: tea })
  await press('New category')
  await press('Save')
  expect(await screen.findByText('Give the category a name.')).toBeTruthy()
  await type('Name', 'Tea')
  await press('Save')
  await waitFor(() => expect(create.mock.lastCall?.[0].body).toEqual({ name: 'Tea', kind: 'course', parent: null }))
})

it('says why it failed, and tries again', async () => {
  vi.spyOn(api.categories, 'list').mockRejectedValueOnce(refusal).mockResolvedValue({ categories: all })
  await openScreen('/categories', { user: { license: { license_type: 'Admin' } } })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByRole('row', { name: 'Coffee' })).toBeTruthy()
})

it('shows the tree with how much is in each, and moves one', async () => {
  await open(all)
  const row = await screen.findByRole('row', { name: 'Coffee' })
  expect(row.textContent).toContain('2 courses')
  expect(screen.getByRole('row', { name: 'Filter' }).getAttribute('aria-level')).toBe('3')
  expect(within(row).getByRole('button', { name: 'Move Coffee up' })).toHaveProperty('disabled', true)
  const down = vi.spyOn(api.categories, 'moveDown').mockResolvedValue({ categories: all })
  await press('Move Coffee down')
  await waitFor(() => expect(down.mock.lastCall?.[0]).toEqual({ params: { id: 'coffee' } }))
  await act(async () => row.focus())
  await act(async () => fireEvent.keyDown(row, { key: 'ArrowLeft' }))
  expect(screen.queryByRole('row', { name: 'Brewing' })).toBeNull()
})

it('makes one in another, and renames one; a taken name is said at its field', async () => {
  await open(all)
  await screen.findByRole('row', { name: 'Tea' })
  const create = vi.spyOn(api.categories, 'create').mockResolvedValue({ category: tea })
  await choose('Tea', 'New category in it')
  await type('Name', 'Green')
  await press('Save')
  await waitFor(() => expect(create.mock.lastCall?.[0].body).toEqual({ name: 'Green', kind: 'course', parent: 'tea' }))
  const taken = { code: 'already_taken', message: 'x', errors: ['x'], fields: { name: 'There is one.' } } as const
  const update = vi.spyOn(api.categories, 'update').mockRejectedValue(new CallError(409, taken))
  await choose('Tea', 'Rename or move')
  await type('Name', 'Coffee')
  await press('Save')
  expect(await screen.findByText('There is one.')).toBeTruthy()
  expect(update.mock.lastCall?.[0]).toEqual({ params: { id: 'tea' }, body: { name: 'Coffee' } })
})

it('asks where things go before one that is used is deleted', async () => {
  await open(all)
  await screen.findByRole('row', { name: 'Coffee' })
  const remove = vi.spyOn(api.categories, 'delete').mockResolvedValue({ ok: true })
  await choose('Coffee', 'Delete')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('In it: 2 courses, 1 category. That goes to the category that you choose.')
  await press('Delete')
  expect(await screen.findByText('Choose where it goes.')).toBeTruthy()
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: /Move what is in it to/ })))
  await fireOn.click(screen.findByRole('option', { name: 'Tea' }))
  await press('Delete')
  await waitFor(() => expect(remove.mock.lastCall?.[0]).toEqual({ params: { id: 'coffee' }, body: { move_to: 'tea' } }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('what every organisation has is renamed and moved, and not deleted', async () => {
  const faq = category('FAQ', { kind: 'article', built_in: true, can: { edit: true, delete: false } })
  const { list } = await open([faq], '?tab=article')
  const row = await screen.findByRole('row', { name: 'FAQ' })
  expect(list.mock.lastCall?.[0]).toMatchObject({ query: { kind: 'article' } })
  expect(row.textContent).toContain('Built in')
  await press('More for FAQ')
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'New category in it',
    'Rename',
  ])
  await fireOn.click(screen.findByRole('menuitem', { name: 'Rename' }))
  expect(screen.queryByLabelText('In')).toBeNull()
  const update = vi.spyOn(api.categories, 'update').mockResolvedValue({ category: { ...faq, name: 'Questions' } })
  await type('Name', 'Questions')
  await press('Save')
  await waitFor(() => expect(update.mock.lastCall?.[0].body).toEqual({ name: 'Questions' }))
})

it('is full at 500', async () => {
  await open(Array.from({ length: 500 }, (_, at) => category(`n${at}`, { parent: at === 0 ? null : 'n0' })))
  expect(await screen.findByText('That is the most: 500 categories. Delete one to add another.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'New category' })).toHaveProperty('disabled', true)
  expect(screen.getAllByRole('row')).toHaveLength(1)
})

it.each([
  ['tea', 'coffee', 'before', null, 1],
  ['coffee', 'tea', 'after', null, 2],
  ['tea', 'coffee', 'on', 'coffee', 2],
  ['tea', 'filter', 'after', 'brewing', 2],
] as const)('%s dropped on %s (%s)', (id, key, dropPosition, parent, seq) => {
  expect(placeIn(all, id, { key, dropPosition })).toEqual({ id, parent, seq })
  expect(placeIn(all, id, { key: id, dropPosition })).toBeNull()
})
