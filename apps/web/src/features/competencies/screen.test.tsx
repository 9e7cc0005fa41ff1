// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Competency } from '@deckle/contract/competencies.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const competency = (name: string, more: Partial<Competency> = {}): Competency => ({
  id: name.toLowerCase(),
  name,
  description: '',
  parent: null,
  seq: 1,
  scale: ['Not yet', 'Developing', 'Proficient', 'Expert'],
  threshold: 70,
  decks: [],
  can: { edit: true },
  ...more,
})
const craft = competency('Craft')
const brewing = competency('Brewing', { parent: 'craft', decks: [{ id: 'd1', name: 'Filter quiz', weight: 2 }] })
const service = competency('Service', { seq: 2 })
const admin = { user: { license: { license_type: 'Admin' } } } as const

async function open(competencies: readonly Competency[], search = '') {
  const list = vi.spyOn(api.competencies, 'list').mockResolvedValue({ competencies: [...competencies] })
  const decks = vi.spyOn(api.decks, 'list').mockResolvedValue({
    decks: [{ id: 'd2', name: 'Milk quiz' }] as never,
    next: null,
  })
  const { router } = await openScreen(`/competencies${search}`, admin)
  return { list, decks, router }
}
const choose = async (menu: string, item: string) => {
  await press(`More for ${menu}`)
  await fireOn.click(screen.findByRole('menuitem', { name: item }))
}
const type = (label: string, value: string) => fireOn.change(screen.findByLabelText(label), { target: { value } })

it('says what competencies are for where there are none, and makes the first', async () => {
  const { router } = await open([])
  expect(await screen.findByText('No competencies yet')).toBeTruthy()
  await press('New competency')
  const create = vi.spyOn(api.competencies, 'create').mockResolvedValue({ competency: craft })
  await press('Save')
  expect(await screen.findByText('Fill this in.')).toBeTruthy()
  await type('Name', 'Craft')
  await press('Save')
  await waitFor(() =>
    expect(create.mock.lastCall?.[0].body).toEqual({
      name: 'Craft',
      description: '',
      parent: null,
      threshold: 70,
      scale: ['Not yet', 'Developing', 'Proficient', 'Expert'],
      decks: [],
    }),
  )
  await waitFor(() => expect(router.state.location.search).toMatchObject({ id: 'craft' }))
})

it('says why it failed, and tries again', async () => {
  vi.spyOn(api.competencies, 'list')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ competencies: [craft] })
  await openScreen('/competencies', admin)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByRole('row', { name: 'Craft' })).toBeTruthy()
})

it('changes the chosen one: name, threshold, decks with weights', async () => {
  const { router } = await open([craft, brewing, service])
  await screen.findByRole('row', { name: 'Brewing' })
  await choose('Brewing', 'Open')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ id: 'brewing' }))
  expect(await screen.findByText('Filter quiz')).toBeTruthy()
  await type('Name', 'Brewing well')
  const field = screen.getByRole('combobox', { name: 'Add a deck' })
  await act(async () => {
    field.focus()
    fireEvent.change(field, { target: { value: 'milk' } })
  })
  await fireOn.click(screen.findByRole('option', { name: 'Milk quiz' }))
  const update = vi.spyOn(api.competencies, 'update').mockResolvedValue({ competency: brewing })
  await fireOn.click(screen.findByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() =>
    expect(update.mock.lastCall?.[0]).toMatchObject({
      params: { id: 'brewing' },
      body: {
        name: 'Brewing well',
        decks: [
          { id: 'd1', weight: 2 },
          { id: 'd2', weight: 1 },
        ],
      },
    }),
  )
  expect(update.mock.lastCall?.[0].body).not.toHaveProperty('parent')
})

it('moves one, and deletes one with what is below it', async () => {
  await open([craft, brewing, service])
  await screen.findByRole('row', { name: 'Craft' })
  const down = vi.spyOn(api.competencies, 'moveDown').mockResolvedValue({ competencies: [] })
  await press('Move Craft down')
  await waitFor(() => expect(down.mock.lastCall?.[0]).toEqual({ params: { id: 'craft' } }))
  await choose('Craft', 'Delete')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('1 competency is below it.')
  const remove = vi.spyOn(api.competencies, 'delete').mockResolvedValue({ ok: true })
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: /Those below it/ })))
  await fireOn.click(screen.findByRole('option', { name: 'Are deleted, too' }))
  await press('Delete')
  await waitFor(() => expect(remove.mock.lastCall?.[0].body).toEqual({ with_children: true }))
})

it('plans a file first, and takes nothing in while a row is refused', async () => {
  await open([craft])
  await screen.findByRole('row', { name: 'Craft' })
  await press('Take in CSV')
  const bad = { line: 2, name: 'X', state: 'refused', faults: [{ code: 'unknown_parent', column: 'parent' }] } as const
  const good = { line: 2, name: 'X', state: 'new', faults: [] } as const
  const send = vi
    .spyOn(api.competencies, 'import')
    .mockResolvedValueOnce({ stored: false, rows: [{ ...bad, faults: [...bad.faults] }] })
    .mockResolvedValueOnce({ stored: false, rows: [{ ...good, faults: [] }] })
    .mockResolvedValue({ stored: true, rows: [{ ...good, faults: [] }] })
  const give = async (text: string) => {
    const input = document.querySelector('input[type=file]') as HTMLInputElement
    await act(async () => fireEvent.change(input, { target: { files: [new File([text], 'c.csv')] } }))
  }
  await give('name,parent\nX,Nowhere')
  expect(await screen.findByText(/is neither in the file nor in the framework/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take in' })).toHaveProperty('disabled', true)
  await give('name\nX')
  expect(await screen.findByText(/1 new, 0 changed/)).toBeTruthy()
  await press('Take in')
  await waitFor(() => expect(send.mock.lastCall?.[0].body).toEqual({ csv: 'name\nX', dry_run: false }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('reads a file of another encoding as recognised, and again as chosen', async () => {
  await open([craft])
  await screen.findByRole('row', { name: 'Craft' })
  await press('Take in CSV')
  const send = vi.spyOn(api.competencies, 'import').mockResolvedValue({ stored: false, rows: [] })
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  // "Łączność" in Windows-1250.
  const bytes = Uint8Array.from([...new TextEncoder().encode('name\n'), 0xa3, 0xb9, 0x63, 0x7a, 0x6e, 0x6f, 0x9c, 0xe6])
  await act(async () => fireEvent.change(input, { target: { files: [new File([bytes], 'c.csv')] } }))
  await waitFor(() => expect(send.mock.lastCall?.[0].body).toEqual({ csv: 'name\nŁączność', dry_run: true }))
  await press(/Encoding$/)
  await fireOn.click(screen.findByRole('option', { name: /Windows-1252/ }))
  await waitFor(() => expect(send.mock.lastCall?.[0].body).toEqual({ csv: 'name\n£¹cznoœæ', dry_run: true }))
  const bad = Uint8Array.from([...new TextEncoder().encode('name\nचाय\nX'), 0xe9])
  await act(async () => fireEvent.change(input, { target: { files: [new File([bad], 'c.csv')] } }))
  expect(await screen.findByText('Rows: 3')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take in' })).toHaveProperty('disabled', true)
})
