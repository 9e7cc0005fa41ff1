import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { AttributionCard } from './parts/attribution-card.tsx'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens('account', 'errors')

const setting = (mode: 'off' | 'ask' | 'always') => ({ attribution: { mode } })
const draw = () => drawPart(<AttributionCard />, { user: { license: { license_type: 'Admin' } } })

describe('how visitors are followed', () => {
  it('is chosen, with what each choice means', async () => {
    const show = vi.spyOn(api.attribution, 'show').mockResolvedValue(setting('off'))
    const update = vi.spyOn(api.attribution, 'update').mockResolvedValue(setting('ask'))
    await draw()
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Nobody is followed/ })).checked).toBe(true)
    expect(screen.getByText(/where the law of your visitors’ countries allows it/)).toBeTruthy()
    show.mockResolvedValue(setting('ask'))
    await fireOn.click(screen.findByRole('radio', { name: /With consent/ }))
    await waitFor(() => expect(update).toHaveBeenCalledWith({ body: { mode: 'ask' } }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /With consent/ }).checked).toBe(true),
    )
  })

  it('says that it did not load, and asks again', async () => {
    const refusal = new CallError(503, { code: 'unavailable', message: 'Not now.' })
    vi.spyOn(api.attribution, 'show').mockRejectedValueOnce(refusal).mockResolvedValue(setting('always'))
    await draw()
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await fireOn.click(screen.findByRole('button', { name: /again/ }))
    expect(await screen.findByRole('radio', { name: /Without asking/ })).toBeTruthy()
  })
})
