// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Tag } from '@deckle/contract/tags.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const tag = (name: string, more: Partial<Tag> = {}): Tag => ({
  id: name.toLowerCase(),
  name,
  slug: name.toLowerCase(),
  color: '#1976d2',
  kind: 'content',
  count: 0,
  uses: [
    { of: 'deck', count: 0 },
    { of: 'course', count: 0 },
  ],
  can: { edit: true },
  ...more,
})
const coffee = tag('Coffee', {
  count: 1003,
  uses: [
    { of: 'deck', count: 1000 },
    { of: 'course', count: 3 },
  ],
})
const tea = tag('Tea')
const theirs = tag('Theirs', { can: { edit: false } })

async function open(tags: readonly Tag[], search = '', license_type: 'Admin' | 'Creator' = 'Admin') {
  const list = vi.spyOn(api.tags, 'list').mockResolvedValue({ tags: [...tags], next: null })
  const { router } = await openScreen(`/tags${search}`, { user: { license: { license_type } } })
  return { list, router }
}
const press = (name: RegExp | string, within_: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(within_).getByRole('button', { name })))
const choose = async (menu: string, item: string) => {
  await press(`More for ${menu}`)
  await fireOn.click(screen.findByRole('menuitem', { name: item }))
}
const type = (label: string, value: string) => fireOn.change(screen.findByLabelText(label), { target: { value } })
const check = (name: string) => fireOn.click(screen.findByRole('checkbox', { name }))

beforeEach(() => {
  vi.spyOn(api.tags, 'uses').mockResolvedValue({ uses: [] })
})

it('says what tags are for where there are none, and makes the first', async () => {
  await open([])
  expect(await screen.findByText('No tags yet')).toBeTruthy()
  const create = vi.spyOn(api.tags, 'bulkCreate').mockResolvedValue({ tags: [tea], created: ['tea'] })
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'New tag' })[0] as HTMLElement))
  await press('Save')
  expect(await screen.findByText('Give the tag a name.')).toBeTruthy()
  await type('Name', 'Tea')
  await press('Save')
  await waitFor(() => expect(create.mock.lastCall?.[0].body).toEqual({ tags: [{ name: 'Tea', kind: 'content' }] }))
})

it('says why it failed, and tries again', async () => {
  vi.spyOn(api.tags, 'list')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ tags: [tea], next: null })
  await openScreen('/tags', { user: { license: { license_type: 'Admin' } } })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByRole('rowheader', { name: /Tea/ })).toBeTruthy()
})

it('shows what each is on, with ways to it, and filters by the address', async () => {
  const { list, router } = await open([coffee, tea, theirs])
  const decks = await screen.findByRole('link', { name: '1,000+ decks' })
  expect(decks.getAttribute('href')).toBe('/library?tag=coffee')
  expect(screen.getByRole('link', { name: '3 courses' }).getAttribute('href')).toBe('/courses?tag=coffee')
  expect(screen.queryByRole('button', { name: 'More for Theirs' })).toBeNull()
  await check('Unused only')
  expect(router.state.location.search).toEqual({ unused: 'true' })
  await waitFor(() => expect(list.mock.lastCall?.[0]?.query).toMatchObject({ unused: 'true', kind: 'content' }))
  await open([], '?unused=true')
  expect(await screen.findByText('No unused tags')).toBeTruthy()
  await press('Show all')
})

it('shows Creators no tags of people, and lets them make content tags alone', async () => {
  await open([tea], '?tab=master', 'Creator')
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Content', 'Results'])
  expect(screen.queryByRole('button', { name: 'New tag' })).toBeNull()
})

it('renames and recolours; a taken name is said at its field, and decks’ results are named', async () => {
  const lover = tag('Lover', { kind: 'master' })
  await open([lover], '?tab=master')
  await screen.findByRole('rowheader', { name: /Lover/ })
  vi.spyOn(api.tags, 'uses').mockResolvedValue({ uses: [{ of: 'result', count: 2 }] })
  const taken = { code: 'already_taken', message: 'x', errors: ['x'], fields: { name: 'There is one.' } } as const
  const update = vi.spyOn(api.tags, 'update').mockRejectedValue(new CallError(409, taken))
  await choose('Lover', 'Rename or recolour')
  expect(await screen.findByText(/2 decks measure results by “Lover”/)).toBeTruthy()
  await type('Name', 'Fan')
  await press('Save')
  expect(await screen.findByText('There is one.')).toBeTruthy()
  expect(update.mock.lastCall?.[0]).toEqual({ params: { id: 'lover' }, body: { name: 'Fan', color: '#1976d2' } })
})

it('says what a merge changes before it is made', async () => {
  await open([coffee, tea])
  await screen.findByRole('rowheader', { name: /Coffee/ })
  const merge = vi.spyOn(api.tags, 'merge').mockResolvedValue({
    tag: tea,
    uses: [
      { of: 'deck', count: 12_345 },
      { of: 'rule', count: 1 },
    ],
    both: 4,
  })
  await choose('Coffee', 'Merge into another')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('button', { name: 'Merge' })).toHaveProperty('disabled', true)
  const box = within(dialog).getByRole('combobox', { name: 'Merge into' })
  await act(async () => {
    box.focus()
    fireEvent.change(box, { target: { value: 'tea' } })
  })
  await fireOn.click(screen.findByRole('option', { name: /Tea/ }))
  expect(await within(dialog).findByText('12,345 decks')).toBeTruthy()
  expect(dialog.textContent).toContain('1 rule of a course')
  expect(dialog.textContent).toContain('4 of these have both already.')
  expect(merge.mock.lastCall?.[0]).toMatchObject({ params: { id: 'coffee' }, body: { into: 'tea', dry_run: true } })
  await press('Merge', dialog)
  await waitFor(() => expect(merge.mock.lastCall?.[0].body).toEqual({ into: 'tea' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says that a tag of people is named by posts and banners before it is deleted', async () => {
  const nights = tag('Nights', { kind: 'user', uses: [{ of: 'user', count: 0 }] })
  await open([nights], '?tab=user')
  await screen.findByRole('rowheader', { name: /Nights/ })
  const uses = [
    { of: 'post' as const, count: 2 },
    { of: 'banner' as const, count: 1 },
  ]
  vi.spyOn(api.tags, 'uses').mockResolvedValue({ uses })
  await choose('Nights', 'Delete')
  const dialog = await screen.findByRole('alertdialog')
  expect(await within(dialog).findByText('2 posts for people with it')).toBeTruthy()
  expect(dialog.textContent).toContain('1 banner for people with it')
  expect(dialog.textContent).toContain('Posts and banners reach nobody by it any more.')
})

it('leads from the articles with a tag to their list', async () => {
  await open([tag('Tea', { count: 2, uses: [{ of: 'article', count: 2 }] })])
  const link = await screen.findByRole('link', { name: '2 articles' })
  expect(link.getAttribute('href')).toBe('/blogging?tag=tea')
})

it('says what a tag is taken off before it is deleted', async () => {
  await open([coffee])
  await screen.findByRole('rowheader', { name: /Coffee/ })
  vi.spyOn(api.tags, 'uses')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ uses: [{ of: 'deck', count: 1000 }] })
  const remove = vi.spyOn(api.tags, 'delete').mockResolvedValue({ ok: true })
  await choose('Coffee', 'Delete')
  const dialog = await screen.findByRole('alertdialog')
  expect(await within(dialog).findByText('Not now.')).toBeTruthy()
  await press(/again/, dialog)
  expect(await within(dialog).findByText('1,000 decks')).toBeTruthy()
  await press('Delete', dialog)
  await waitFor(() => expect(remove.mock.lastCall?.[0]).toEqual({ params: { id: 'coffee' } }))
})

it('deletes the unused of those that are selected, and says how many stay', async () => {
  await open([coffee, tea, theirs])
  await screen.findByRole('rowheader', { name: /Coffee/ })
  await check('Select Coffee')
  expect(screen.getByText('All of these are in use.')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Select Theirs' })).toBeNull()
  await check('Select all that are shown')
  const remove = vi.spyOn(api.tags, 'bulkDelete').mockResolvedValue({ deleted: ['tea'], kept: ['coffee'] })
  expect(screen.getByText('2 selected')).toBeTruthy()
  await press('Delete unused')
  await waitFor(() => expect(remove.mock.lastCall?.[0].body).toEqual({ ids: ['coffee', 'tea'] }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected tags' })).toBeNull())
})
