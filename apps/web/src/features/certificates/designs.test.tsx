// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { CertificateDesignRow } from '@deckle/contract/certificate-designs.ts'
import { certificateTemplates } from '@deckle/core/certificates/certificate-design.ts'
import { designFromTemplate } from '@deckle/core/certificates/templates/templates.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const row = (change: Partial<CertificateDesignRow> = {}): CertificateDesignRow => ({
  id: '0189aaaa-0000-7000-8000-000000000001',
  name: 'Gold frame',
  design: designFromTemplate('plain', 'en'),
  revision: 3,
  problems: 0,
  undrawable: [],
  owner: { id: 'asha', name: 'Asha Verma' },
  updatedAt: '2026-11-20T09:00:00.000Z',
  can: { edit: true, delete: true },
  ...change,
})
const listed = (...rows: CertificateDesignRow[]) => ({
  certificate_designs: rows,
  templates: certificateTemplates.map((id) => ({ id, design: designFromTemplate(id, 'en') })),
  next: null,
})
const conflict = (theirs: CertificateDesignRow) =>
  new CallError(409, {
    code: 'revision_conflict',
    message: 'Changed',
    errors: ['Changed'],
    data: { certificate_design: theirs },
  })

beforeEach(() => {
  // Of the configuration, which the sample's name of the organisation may come from.
  vi.spyOn(api.config, 'fetch').mockRejectedValue(refusal)
})

describe('the list of designs', () => {
  it('is empty but for the templates, one of which begins a design', async () => {
    vi.spyOn(api.certificate_designs, 'list').mockResolvedValue(listed())
    const create = vi.spyOn(api.certificate_designs, 'create').mockResolvedValue({ certificate_design: row() })
    vi.spyOn(api.certificate_designs, 'show').mockResolvedValue({ certificate_design: row() })
    const { router } = await openScreen('/certificates/designs')
    expect(await screen.findByText('No designs of your own yet')).toBeDefined()
    await fireOn.click(screen.findByRole('button', { name: 'Use as a start: Waves' }))
    expect(create).toHaveBeenCalledWith({ body: { name: 'Waves', design: designFromTemplate('waves', 'en') } })
    await waitFor(() => expect(router.state.location.pathname).toBe(`/certificates/designs/${row().id}`))
  })

  it('says why it failed, and tries again', async () => {
    vi.spyOn(api.certificate_designs, 'list').mockRejectedValueOnce(refusal).mockResolvedValueOnce(listed(row()))
    await openScreen('/certificates/designs')
    expect(await screen.findByText('Not now.')).toBeDefined()
    await fireOn.click(screen.findByRole('button', { name: /again/ }))
    expect(await screen.findByRole('link', { name: /Gold frame/ })).toBeDefined()
  })

  it('names designs that are not finished; one is deleted once that is confirmed', async () => {
    vi.spyOn(api.certificate_designs, 'list').mockResolvedValue(
      listed(row({ problems: 1 }), row({ id: 'b', name: 'Theirs', can: { edit: false, delete: false } })),
    )
    const remove = vi.spyOn(api.certificate_designs, 'delete').mockResolvedValue({ ok: true })
    await openScreen('/certificates/designs')
    expect((await screen.findByRole('link', { name: /Gold frame/ })).textContent).toContain('Not finished')
    await fireOn.click(screen.findByRole('button', { name: 'Actions for Theirs' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Use as a start'])
    await fireOn.keyDown(screen.findByRole('menu'), { key: 'Escape' })
    await fireOn.click(screen.findByRole('button', { name: 'Actions for Gold frame' }))
    await fireOn.click(screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })))
    expect(remove).toHaveBeenCalledWith({ params: { id: row().id } })
  })

  it('finds nothing by a word that none has', async () => {
    const list = vi.spyOn(api.certificate_designs, 'list').mockResolvedValue(listed())
    await openScreen('/certificates/designs?q=zzzz')
    expect(await screen.findByText('No design has this name')).toBeDefined()
    expect(list.mock.calls[0]?.[0]?.query?.search).toBe('zzzz')
  })
})

describe('the designer', () => {
  const open = async (shown = row()) => {
    vi.spyOn(api.certificate_designs, 'show').mockResolvedValue({ certificate_design: shown })
    const update = vi.spyOn(api.certificate_designs, 'update').mockImplementation(async ({ body }) => ({
      certificate_design: row({ revision: (body as { revision: number }).revision + 1 }),
    }))
    await openScreen(`/certificates/designs/${shown.id}`)
    return update
  }
  const fieldOf = (name: RegExp) => screen.findByRole('application', { name })
  const press = (field: HTMLElement, key: string, more = {}) =>
    act(async () => fireEvent.keyDown(field, { key, ...more }))
  const placeOf = (field: HTMLElement) =>
    /, ([\d.]+) mm from the left, ([\d.]+) mm/
      .exec(field.ariaLabel ?? field.getAttribute('aria-label') ?? '')
      ?.slice(1)
      .map(Number)
  const choose = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    await act(async () => fireEvent.click(button))
  }
  const sent = (update: Awaited<ReturnType<typeof open>>) =>
    update.mock.lastCall?.[0].body as Partial<CertificateDesignRow> | undefined

  it('warns of its texts that can’t be printed, after each save, until they are changed', async () => {
    const fields = [...row().design.fields]
    const field = fields.findIndex(({ kind }) => kind === 'text')
    fields[field] = { ...fields[field]!, text: 'Tea 🍵' }
    const update = await open(
      row({
        design: { ...row().design, fields },
        undrawable: [{ field, kind: 'text', characters: ['🍵'] }],
      }),
    )
    expect(await screen.findByText('Some characters can’t be printed')).toBeDefined()
    expect(screen.getByText('Text of the design: 🍵')).toBeDefined()
    const own = await fieldOf(/^Tea 🍵/)
    await act(async () => own.focus())
    const text = screen.getByRole('textbox', { name: 'Text' })
    await act(async () => fireEvent.change(text, { target: { value: 'Tea' } }))
    expect(screen.queryByText('Some characters can’t be printed')).toBeNull()
    update.mockResolvedValue({
      certificate_design: row({ revision: 4, undrawable: [{ field, kind: 'text', characters: ['Ꮳ'] }] }),
    })
    await act(async () => fireEvent.change(text, { target: { value: 'Ꮳ' } }))
    expect(await screen.findByText('Text of the design: Ꮳ')).toBeDefined()
  })

  it('moves a field by arrow keys, undoes and redoes, and saves by itself', async () => {
    const update = await open()
    const field = await fieldOf(/^Name of the person/)
    const [x = 0, y = 0] = placeOf(field) ?? []
    await act(async () => field.focus())
    await press(field, 'ArrowRight')
    await press(field, 'ArrowUp', { shiftKey: true })
    expect(placeOf(field)).toEqual([x + 1, y - 10])
    const sentField = () => sent(update)?.design?.fields.find(({ kind }) => kind === 'name')
    await waitFor(() => expect(sentField()).toMatchObject({ x: x + 1, y: y - 10 }))
    expect(update.mock.calls[0]?.[0].body).toMatchObject({ revision: 3, name: 'Gold frame' })
    expect(await screen.findByText('Saved')).toBeDefined()
    await press(field, 'z', { ctrlKey: true })
    expect(placeOf(field)).toEqual([x, y])
    await press(field, 'z', { ctrlKey: true, shiftKey: true })
    expect(placeOf(field)).toEqual([x + 1, y - 10])
  })

  it('moves a field by dragging it', async () => {
    await open()
    const field = await fieldOf(/^Course/)
    const [x = 0, y = 0] = placeOf(field) ?? []
    vi.spyOn(screen.getByRole('group', { name: 'Page' }), 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 594, 420),
    )
    field.setPointerCapture = () => undefined
    await act(async () => fireEvent.pointerDown(field, { button: 0, clientX: 100, clientY: 100 }))
    await act(async () => fireEvent.pointerMove(field, { clientX: 110, clientY: 90 }))
    await act(async () => fireEvent.pointerUp(field))
    expect(placeOf(field)).toEqual([x + 5, y - 5])
    await fireOn.click(screen.findByRole('button', { name: 'Undo' }))
    expect(placeOf(field)).toEqual([x, y])
  })

  it('shows the properties of the chosen field, and says what is missing once it is removed', async () => {
    await open()
    const field = await fieldOf(/^QR code/)
    await act(async () => field.focus())
    expect(screen.getByRole('complementary', { name: 'QR code of the check page' })).toBeDefined()
    await press(field, 'Delete')
    expect(await screen.findByText('Add the QR code of the check page.')).toBeDefined()
    expect(screen.getByRole('complementary', { name: 'Page' })).toBeDefined()
    await fireOn.click(screen.findByRole('button', { name: 'Add a field' }))
    await fireOn.click(screen.findByRole('menuitem', { name: 'QR code of the check page' }))
    expect(screen.queryByText('Add the QR code of the check page.')).toBeNull()
  })

  it('draws the sample in other languages', async () => {
    await open()
    await fieldOf(/^Name/)
    for (const [language, name] of [
      ['हिन्दी', 'ज्योत्स्ना शर्मा'],
      ['العربية', 'محمد عبد الرحمن'],
    ] as const) {
      await fireOn.click(screen.findByRole('radio', { name: language }))
      expect(screen.getByText(name)).toBeDefined()
    }
  })

  it('asks which one stays where somebody else has saved', async () => {
    const update = await open()
    const theirs = row({ revision: 7, name: 'Theirs' })
    update.mockRejectedValueOnce(conflict(theirs))
    const field = await fieldOf(/^Name/)
    await press(field, 'ArrowDown')
    await choose('Keep mine')
    await waitFor(() => expect(sent(update)?.revision).toBe(7))
    update.mockRejectedValueOnce(conflict(row({ revision: 9, name: 'Theirs again' })))
    await press(field, 'ArrowDown')
    await choose('Take theirs')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the design' }).value).toBe('Theirs again')
  })

  it('shows somebody else’s design to look at, and why one could not be loaded', async () => {
    await open(row({ can: { edit: false, delete: false } }))
    expect(await screen.findByRole('button', { name: 'Use as a start' })).toBeDefined()
    expect(screen.queryByRole('application')).toBeNull()
  })

  it('says that a design could not be loaded', async () => {
    vi.spyOn(api.certificate_designs, 'show').mockRejectedValue(refusal)
    await openScreen('/certificates/designs/x')
    expect(await screen.findByText('Not now.')).toBeDefined()
  })
})
