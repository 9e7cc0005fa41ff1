// @vitest-environment happy-dom
import type { Tag } from '@deckle/contract/tags.ts'
import type { TagKind } from '@deckle/core/tag/tag.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../lib/api.ts'
import { drawPart, prepareScreens, type Surroundings } from '../test/draw-part.tsx'
import { TagFilter } from './tag-filter.tsx'
import { TagPicker } from './tag-picker.tsx'
import { fireOn } from '../test/fire-on.ts'

prepareScreens('tags', 'errors')

const tag = (name: string, more: Partial<Tag> = {}): Tag => ({
  id: name.toLowerCase(),
  name,
  slug: name.toLowerCase(),
  color: '#1976d2',
  count: 3,
  uses: [{ of: 'deck', count: 3 }],
  kind: 'content',
  can: { edit: true },
  ...more,
})

function Picked({ kind, first }: { kind: TagKind; first: readonly Tag[] }) {
  const [tags, setTags] = useState<Parameters<typeof TagPicker>[0]['value']>(first)
  return (
    <>
      <TagPicker kind={kind} label="Tags" value={tags} onChange={setTags} />
      <p data-testid="value">{tags.map(({ name }) => name).join(', ')}</p>
    </>
  )
}

async function open({
  kind = 'content',
  first = [],
  user = {},
}: { kind?: TagKind; first?: readonly Tag[] } & Surroundings = {}) {
  const list = vi.spyOn(api.tags, 'list').mockImplementation(async (input) => {
    const search = (input?.query?.search ?? '').toLowerCase()
    const all = [tag('Safety', { kind }), tag('Tea', { kind, count: 0 })]
    return { tags: all.filter(({ name }) => name.toLowerCase().includes(search)), next: null }
  })
  const create = vi.spyOn(api.tags, 'bulkCreate').mockImplementation(async (input) => {
    const [asked] = (input.body as { tags: readonly (string | { name: string })[] }).tags
    const made = tag(typeof asked === 'object' ? asked.name : (asked ?? ''), { count: 0 })
    return { tags: [made], created: [made.id] }
  })
  await drawPart(<Picked kind={kind} first={first} />, { user })
  const box = screen.getByRole('combobox', { name: 'Tags' })
  const type = (value: string) =>
    act(async () => {
      box.focus()
      fireEvent.change(box, { target: { value } })
    })
  const press = (key: string, on: Element = box) => act(async () => fireEvent.keyDown(on, { key }))
  const options = async () => (await screen.findAllByRole('option')).map((one) => one.textContent)
  return { list, create, box, type, press, options, value: () => screen.getByTestId('value').textContent }
}

describe('the tag picker', () => {
  it('finds tags by typing and adds them by keyboard, one after another', async () => {
    const { type, press, options, value } = await open()
    await type('s')
    await waitFor(async () => expect(await options()).toEqual(['SafetyUsed 3 times', 'Create “s”']))
    await press('ArrowDown')
    await press('Enter')
    expect(value()).toBe('Safety')
    await type('te')
    await waitFor(async () => expect(await options()).toEqual(['TeaOn nothing yet', 'Create “te”']))
    await press('ArrowDown')
    await press('Enter')
    expect(value()).toBe('Safety, Tea')
  })

  it('offers neither what is chosen nor to create what is there', async () => {
    const { type, options } = await open({ first: [tag('Tea')] })
    await type('t')
    await waitFor(async () => expect(await options()).toEqual(['SafetyUsed 3 times', 'Create “t”']))
    await type('SAFETY')
    await waitFor(async () => expect(await options()).toEqual(['SafetyUsed 3 times']))
  })

  it('creates what is typed', async () => {
    const { create, type, press, options, value } = await open()
    await type('  New   hires ')
    await waitFor(async () => expect(await options()).toEqual(['Create “New hires”']))
    await press('ArrowDown')
    await press('Enter')
    await waitFor(() => expect(value()).toBe('New hires'))
    expect(create.mock.lastCall?.[0].body).toEqual({ tags: [{ name: 'New hires', kind: 'content' }] })
  })

  it('leaves tags of people to Admins', async () => {
    const { type } = await open({ kind: 'user', user: { license: { license_type: 'Manager' } } })
    await type('Night')
    expect(await screen.findByText('Nothing matches')).toBeTruthy()
    expect(screen.queryByText(/Create/)).toBeNull()
  })

  it('keeps what is chosen where the server refuses to create', async () => {
    const { create, type, press, options, value } = await open({ first: [tag('Tea')] })
    create.mockRejectedValue(new Error('lost'))
    await type('Lost')
    await waitFor(async () => expect(await options()).toEqual(['Create “Lost”']))
    await press('ArrowDown')
    await press('Enter')
    await waitFor(() => expect(create).toHaveBeenCalled())
    expect(value()).toBe('Tea')
  })

  it('takes a tag off by its cross and by Delete', async () => {
    const { press, value } = await open({ first: [tag('Tea'), tag('Safety'), tag('Tide')] })
    expect(screen.getByRole('grid', { name: 'Chosen tags' })).toBeTruthy()
    const [first] = screen.getAllByRole('button', { name: /Remove/ })
    await act(async () => fireEvent.click(first as HTMLElement))
    expect(value()).toBe('Safety, Tide')
    const row = screen.getByRole('row', { name: 'Safety' })
    await act(async () => row.focus())
    await press('Delete', row)
    expect(value()).toBe('Tide')
  })

  it('is full at 50 tags', async () => {
    const { box } = await open({ first: Array.from({ length: 50 }, (_, at) => tag(`t${at}`)) })
    expect((box as HTMLInputElement).disabled).toBe(true)
    expect(await screen.findByText('That is the most: 50 tags. Take one off to add another.')).toBeTruthy()
  })

  it('says why tags can not be shown', async () => {
    vi.spyOn(api.tags, 'list').mockRejectedValue(new Error('lost'))
    await drawPart(<TagPicker kind="content" label="Tags" value={[]} onChange={() => undefined} />)
    await waitFor(() => expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true'))
  })
})

describe('the filter by a tag', () => {
  it('names the tag of the address, and takes it out', async () => {
    vi.spyOn(api.tags, 'list').mockResolvedValue({ tags: [tag('Tea')], next: null })
    const onChange = vi.fn()
    await drawPart(<TagFilter kind="content" value="tea" onChange={onChange} />)
    expect(await screen.findByRole('row', { name: 'Tea' })).toBeTruthy()
    await fireOn.click(screen.findByRole('button', { name: /Remove/ }))
    expect(onChange).toHaveBeenCalledWith(undefined)
  })

  it('says so where the tag is gone', async () => {
    vi.spyOn(api.tags, 'list').mockResolvedValue({ tags: [], next: null })
    await drawPart(<TagFilter kind="content" value="gone" onChange={() => undefined} />)
    expect(await screen.findByRole('row', { name: 'Deleted tag' })).toBeTruthy()
  })
})
