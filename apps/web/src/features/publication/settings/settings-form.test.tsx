// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { defaultSettings, type PublicationSettings } from '@deckle/core/deck/publication/publication.ts'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { AccessCard } from '../access/access-card.tsx'
import { HostsField } from '../frames/hosts-field.tsx'
import { SettingsBar } from './settings-bar.tsx'
import { SettingsFormProvider } from './settings-form.tsx'
import { publicationQuery } from './publication-query.ts'
import { press } from '../../../test/press.ts'

prepareScreens('publication', 'deck', 'errors')

function Screen() {
  const { data } = useQuery(publicationQuery('d'))
  const cards = useRef<HTMLDivElement>(null)
  if (!data) return null
  return (
    <SettingsFormProvider deckId="d" reply={data}>
      <div ref={cards}>
        <AccessCard canChange />
        <HostsField canChange />
      </div>
      <SettingsBar cards={cards} />
    </SettingsFormProvider>
  )
}

/** A server that answers what was saved last. */
async function open(first: Partial<PublicationSettings> = {}) {
  let settings: PublicationSettings = { ...defaultSettings, ...first }
  const reply = () => ({ settings, responses: 0 })
  vi.spyOn(api.publication, 'show').mockImplementation(async () => reply())
  const update = vi.spyOn(api.publication, 'update').mockImplementation(async ({ body }) => {
    settings = (body as { settings: PublicationSettings }).settings
    return reply()
  })
  await drawPart(<Screen />, { user: { license: { plan: 'business' } } })
  await screen.findByLabelText(/Sites that may show it/)
  const saved = () => settings
  return { update, saved, elsewhere: (patch: Partial<PublicationSettings>) => (settings = { ...settings, ...patch }) }
}

const hosts = () => screen.getByLabelText<HTMLTextAreaElement>(/Sites that may show it/)
const type = (text: string) => act(async () => fireEvent.change(hosts(), { target: { value: text } }))

describe('the settings of a published deck', () => {
  it('are put in force together, over what somebody else changed meanwhile', async () => {
    const { saved, elsewhere } = await open({ closedMessage: 'Come tomorrow.' })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await type('https://Tea.Example/shop')
    elsewhere({ slug: 'tea' })
    await press('Save')
    await waitFor(() => expect(hosts().value).toBe('tea.example'))
    expect(saved()).toEqual({
      ...defaultSettings,
      closedMessage: 'Come tomorrow.',
      slug: 'tea',
      hosts: ['tea.example'],
    })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  })

  it('are what they were once they are discarded, or typed back', async () => {
    const { update } = await open({ hosts: ['a.example'] })
    await type('b.example')
    await press('Discard')
    expect(hosts().value).toBe('a.example')
    await type('b.example')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDefined()
    await type('a.example')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(update).not.toHaveBeenCalled()
  })

  it('are not saved with what is no site: the field says so while it is typed and takes the focus', async () => {
    const { update } = await open()
    await type('a.example no_site!')
    expect(hosts().getAttribute('aria-invalid')).toBe('true')
    await press('Save')
    expect(update).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(hosts())
    await type('a.example')
    expect(hosts().getAttribute('aria-invalid')).toBeNull()
  })

  it('say beside its field what the server refuses', async () => {
    const { update } = await open({ access: 'pin', pin: 'abc123' })
    update.mockRejectedValueOnce(
      new CallError(422, {
        code: 'rule_broken',
        message: 'x',
        errors: ['x'],
        fields: { 'settings.pin': 'Too short.' },
      }),
    )
    const pin = screen.getByLabelText<HTMLInputElement>('PIN')
    await act(async () => fireEvent.change(pin, { target: { value: 'ab' } }))
    await press('Save')
    expect(await screen.findByText('Too short.')).toBeDefined()
    expect(document.activeElement).toBe(pin)
  })
})
