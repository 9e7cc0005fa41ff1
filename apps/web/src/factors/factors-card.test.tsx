import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Factors } from '@deckle/contract/second-factor.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '../lib/api.ts'
import { drawPart, prepareScreens } from '../test/draw-part.tsx'
import { sampleFactors } from '../test/sample-factors.ts'
import { FactorsCard } from './factors-card.tsx'
import { press } from '../test/press.ts'

prepareScreens('factors', 'errors')
afterEach(() => void vi.unstubAllGlobals())

const none = sampleFactors({ proven: true })
const at = '2026-01-02T03:04:05.000Z'
const both: Factors = {
  ...none,
  totp: { confirmedAt: at, lastUsedAt: null },
  passkeys: [{ id: 'p', name: 'Work laptop', createdAt: at, lastUsedAt: null, synced: true }],
  recovery_codes: 3,
  required: true,
  proofs: ['totp', 'passkey', 'recovery_code'],
  has_password: true,
}
const codes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF']
const refusal = (code: 'internal' | 'proof_needed') =>
  new CallError(code === 'internal' ? 500 : 403, { code, message: 'Not now.', errors: ['Not now.'] })
const show = (factors: Factors) => vi.spyOn(api.second_factor, 'show').mockResolvedValue({ factors })
const type = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label)
  await act(async () => fireEvent.change(field, { target: { value } }))
}

describe('the own second factors', () => {
  it('say why they could not be loaded, and are loaded again', async () => {
    show(none).mockRejectedValueOnce(refusal('internal'))
    await drawPart(<FactorsCard />)
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press('Try again')
    expect(await screen.findByText('Authenticator app')).toBeTruthy()
  })

  it('without any: no recovery codes are offered', async () => {
    show(none)
    await drawPart(<FactorsCard />)
    expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeTruthy()
    expect(screen.queryByText('Recovery codes')).toBeNull()
    expect(screen.queryByText('Required by your organisation')).toBeNull()
  })

  it('with some: names passkeys, and warns when few codes are left', async () => {
    show(both)
    await drawPart(<FactorsCard />)
    expect(await screen.findByText('Work laptop')).toBeTruthy()
    expect(screen.getByText(/never used · on all your devices/)).toBeTruthy()
    expect(screen.getByText(/3 codes are left\. Make new ones/)).toBeTruthy()
    expect(screen.getByText('Required by your organisation')).toBeTruthy()
  })

  it('an app is set up by its first code; a wrong one is said at the field; codes are shown until they are stored', async () => {
    show(none)
    vi.spyOn(api.second_factor, 'beginTotp').mockResolvedValue({
      challenge: 'c',
      secret: 'ABCDEFGH',
      uri: 'otpauth://totp/x?secret=ABCDEFGH',
    })
    const wrong = new CallError(422, {
      code: 'rule_broken',
      message: '',
      errors: [''],
      fields: { code: 'Wrong code.' },
    })
    const confirm = vi
      .spyOn(api.second_factor, 'confirmTotp')
      .mockRejectedValueOnce(wrong)
      .mockResolvedValue({ factors: both, recovery_codes: codes })
    const onSetUp = vi.fn()
    await drawPart(<FactorsCard onSetUp={onSetUp} />)
    await press('Set up an app')
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy()
    expect(screen.getByText('ABCD EFGH')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Open authenticator app' })
    expect(link.getAttribute('href')).toBe('otpauth://totp/x?secret=ABCDEFGH')
    expect([...link.classList]).toEqual(expect.arrayContaining(['hidden', 'phone:inline-flex', 'touch:inline-flex']))
    await press('Confirm')
    expect(await screen.findByText('Enter the six digits that the app shows.')).toBeTruthy()
    await type('Code that the app shows now', '123 456')
    await press('Confirm')
    expect(await screen.findByText('Wrong code.')).toBeTruthy()
    await press('Confirm')
    expect(confirm.mock.lastCall?.[0]).toEqual({ body: { challenge: 'c', code: '123 456' } })
    const dialog = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }))
    for (const code of codes) expect(dialog.getByText(code)).toBeTruthy()
    expect(onSetUp).not.toHaveBeenCalled()
    await press('I have stored them')
    await waitFor(() => expect(onSetUp).toHaveBeenCalledOnce())
    // The dialogs had the focus one after the other, and the button that opened the first is gone.
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Authenticator app'))
  })

  it('codes are copied', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, languages: ['en'], clipboard: { writeText } })
    show(both)
    vi.spyOn(api.second_factor, 'renewRecoveryCodes').mockResolvedValue({ factors: both, recovery_codes: codes })
    await drawPart(<FactorsCard />)
    await press('Make new codes')
    await press('Copy')
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(expect.stringContaining(codes.join('\n'))))
  })

  it('a change that needs a proof asks for it, says what is wrong, and goes on by itself', async () => {
    show(both)
    const renew = vi
      .spyOn(api.second_factor, 'renewRecoveryCodes')
      .mockRejectedValueOnce(refusal('proof_needed'))
      .mockResolvedValue({ factors: both, recovery_codes: codes })
    const wrong = new CallError(422, { code: 'rule_broken', message: '', errors: [''], fields: { code: 'No.' } })
    const prove = vi.spyOn(api.second_factor, 'prove').mockRejectedValueOnce(wrong).mockResolvedValue({ ok: true })
    await drawPart(<FactorsCard />)
    await press('Make new codes')
    expect(await screen.findByRole('dialog', { name: 'Is it you?' })).toBeTruthy()
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(document.activeElement).toBe(await screen.findByLabelText('Code of your authenticator app'))
    await type('Code of your authenticator app', '000000')
    await press('Confirm')
    expect(await screen.findByText('No.')).toBeTruthy()
    await press('Use a recovery code')
    expect(document.activeElement).toBe(await screen.findByLabelText('Recovery code'))
    await type('Recovery code', 'AAAA-BBBB-CCCC')
    await press('Confirm')
    expect(prove.mock.lastCall?.[0]).toEqual({ body: { recovery_code: 'AAAA-BBBB-CCCC' } })
    expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeTruthy()
    expect(renew).toHaveBeenCalledTimes(2)
  })

  it('a change without a second factor is proven by password', async () => {
    show(none)
    vi.spyOn(api.second_factor, 'beginTotp').mockRejectedValueOnce(refusal('proof_needed')).mockResolvedValue({
      challenge: 'c',
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
    })
    const prove = vi.spyOn(api.second_factor, 'prove').mockResolvedValue({ ok: true })
    await drawPart(<FactorsCard />)
    await press('Set up an app')
    expect(document.activeElement).toBe(await screen.findByLabelText('Password'))
    await type('Password', 'violet')
    await press('Confirm')
    await waitFor(() => expect(prove.mock.lastCall?.[0]).toEqual({ body: { password: 'violet' } }))
  })

  it('a passkey is renamed, and removed after a question', async () => {
    show({ ...both, totp: null })
    const rename = vi.spyOn(api.second_factor, 'renamePasskey').mockResolvedValue({ factors: both })
    const remove = vi.spyOn(api.second_factor, 'removePasskey').mockResolvedValue({ factors: none })
    await drawPart(<FactorsCard />)
    await press('Rename Work laptop')
    await type('Name', 'Key ring')
    await press('Save')
    await waitFor(() => expect(rename.mock.lastCall?.[0]).toEqual({ body: { id: 'p', name: 'Key ring' } }))
    await press('Remove Work laptop')
    expect(screen.getByText(/It is your last second factor/)).toBeTruthy()
    await press('Remove')
    await waitFor(() => expect(remove.mock.lastCall?.[0]).toEqual({ body: { id: 'p' } }))
  })
})
