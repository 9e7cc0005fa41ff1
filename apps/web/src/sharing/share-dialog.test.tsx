// @vitest-environment happy-dom
import type { Shares } from '@deckle/contract/sharing.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../lib/api.ts'
import { drawPart, prepareScreens } from '../test/draw-part.tsx'
import { withPerson } from './queries.ts'
import { ShareDialog } from './share-dialog.tsx'

const meera = { user_id: 'meera', name: 'Meera Nair', image: '' }
const imran = { user_id: 'imran', name: 'Imran Qureshi', image: '' }
const asha = { user_id: 'asha', name: 'Asha Rao', image: '' }
const shares = (more: Partial<Shares> = {}): Shares => ({ owner: meera, everyone: 'none', people: [], ...more })

prepareScreens('sharing', 'errors')

/** Mocks the server: it answers what was saved last. */
async function open(first: Shares | Error, people = [asha, imran]) {
  let now = first
  vi.spyOn(api.sharing, 'list').mockImplementation(async () => {
    if (now instanceof Error) throw now
    return now
  })
  vi.spyOn(api.sharing, 'people').mockImplementation(async () => ({ people }))
  const update = vi.spyOn(api.sharing, 'update').mockImplementation(async (input) => {
    const body = input.body as Pick<Shares, 'everyone'> & { people: { user_id: string; can: 'view' | 'edit' }[] }
    const known = [asha, imran]
    now = {
      ...shares(),
      everyone: body.everyone,
      people: body.people.flatMap(({ user_id, can }) => {
        const person = known.find((one) => one.user_id === user_id)
        return person ? [{ ...person, can }] : []
      }),
    }
    return now
  })
  await drawPart(<ShareDialog shared={{ kind: 'decks', id: 'd' }} name="Harvest" onClose={() => undefined} />)
  return { update, heal: (to: Shares) => (now = to) }
}

const bodyOf = (update: Awaited<ReturnType<typeof open>>['update']) => update.mock.lastCall?.[0].body

describe('sharing a deck', () => {
  it('shows whose it is, and that nobody else has it', async () => {
    await open(shares())
    expect(await screen.findByText('Meera Nair (you)')).toBeTruthy()
    expect(screen.getByText('Nobody else by name.')).toBeTruthy()
    expect(screen.getByText('Everyone in Lantern Hill')).toBeTruthy()
  })

  it('adds a person who is picked by name, to view', async () => {
    const { update } = await open(shares({ people: [{ ...imran, can: 'edit' }] }))
    const box = await screen.findByRole('combobox', { name: 'Add people' })
    await act(async () => {
      box.focus()
      fireEvent.change(box, { target: { value: 'ash' } })
    })
    const options = await screen.findAllByRole('option')
    expect(options.map((one) => one.textContent)).toEqual(['Asha Rao'])
    await act(async () => fireEvent.keyDown(box, { key: 'ArrowDown' }))
    await act(async () => fireEvent.keyDown(box, { key: 'Enter' }))
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1))
    expect(bodyOf(update)).toEqual({
      everyone: 'none',
      people: [
        { user_id: 'asha', can: 'view' },
        { user_id: 'imran', can: 'edit' },
      ],
    })
    expect(document.activeElement?.textContent).toContain('Can view')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('takes a person out', async () => {
    const { update } = await open(shares({ people: [{ ...imran, can: 'edit' }] }))
    const remove = await screen.findByRole('button', { name: 'Remove access of Imran Qureshi' })
    await act(async () => fireEvent.click(remove))
    await waitFor(() => expect(bodyOf(update)).toEqual({ everyone: 'none', people: [] }))
    expect(screen.queryByText('Imran Qureshi')).toBeNull()
  })

  it('puts back what the server refuses', async () => {
    const { update } = await open(shares({ people: [{ ...imran, can: 'edit' }] }))
    update.mockRejectedValue(new Error('lost'))
    const remove = await screen.findByRole('button', { name: 'Remove access of Imran Qureshi' })
    await act(async () => fireEvent.click(remove))
    expect(await screen.findByText('Imran Qureshi')).toBeTruthy()
  })

  it('says why it can not be shown, and tries again', async () => {
    const { heal } = await open(new Error('lost'))
    const again = await screen.findByRole('button', { name: /try again/i })
    heal(shares())
    await act(async () => fireEvent.click(again))
    expect(await screen.findByText('Meera Nair (you)')).toBeTruthy()
  })

  it('full, it offers everyone instead of another person', async () => {
    const people = Array.from({ length: 200 }, (_, n) => ({ ...imran, user_id: `p${n}`, can: 'view' as const }))
    await open(shares({ people }))
    expect(await screen.findByText(/can be shared with 200 people/)).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Add people' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Show all 200 people' })).toBeTruthy()
  })
})

describe('withPerson', () => {
  it('adds, changes and takes out, in the order of names', () => {
    const one = withPerson(shares({ people: [{ ...imran, can: 'view' }] }), asha, 'view')
    expect(one.people.map(({ user_id, can }) => [user_id, can])).toEqual([
      ['asha', 'view'],
      ['imran', 'view'],
    ])
    expect(withPerson(one, imran, 'edit').people.map(({ can }) => can)).toEqual(['view', 'edit'])
    expect(withPerson(one, asha, null).people).toHaveLength(1)
  })
})
