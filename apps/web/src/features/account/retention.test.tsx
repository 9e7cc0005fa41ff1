import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { RetentionCard } from './parts/retention-card.tsx'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens('account', 'errors')

const settings = (answers_days: number | null, leads_days: number | null) => ({
  retention: { answers_days, leads_days, audit_days: 730 },
})
const press = (role: string, name: RegExp | string) => fireOn.click(screen.findByRole(role, { name }))

async function choose(list: RegExp, option: string): Promise<void> {
  await press('button', list)
  await press('option', option)
}

describe('how long data is kept', () => {
  it('is shortened once it was said what goes', async () => {
    vi.spyOn(api.retention, 'show').mockResolvedValue(settings(null, 400))
    const preview = vi.spyOn(api.retention, 'preview').mockResolvedValue({ attempts: 1204, leads: 0 })
    const update = vi.spyOn(api.retention, 'update').mockResolvedValue(settings(90, 400))
    await drawPart(<RetentionCard />, { user: { license: { license_type: 'Admin' } } })
    expect((await screen.findByRole('button', { name: /Leads/ })).textContent).toContain('400 days')
    await choose(/Answers in words/, '3 months')
    expect(await screen.findByText('1,204 plays are that old')).toBeTruthy()
    expect(preview.mock.lastCall?.[0]).toMatchObject({ query: { answers_days: 90 } })
    expect(update).not.toHaveBeenCalled()
    await press('button', 'Remove older ones')
    await waitFor(() => expect(update).toHaveBeenCalledWith({ body: { answers_days: 90 } }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is extended at once', async () => {
    vi.spyOn(api.retention, 'show').mockResolvedValue(settings(90, 30))
    const update = vi.spyOn(api.retention, 'update').mockResolvedValue(settings(90, null))
    await drawPart(<RetentionCard />, { user: { license: { license_type: 'Admin' } } })
    await choose(/Leads/, 'For ever')
    await waitFor(() => expect(update).toHaveBeenCalledWith({ body: { leads_days: null } }))
  })

  it('counts no further than it needs to', async () => {
    vi.spyOn(api.retention, 'show').mockResolvedValue(settings(null, null))
    vi.spyOn(api.retention, 'preview').mockResolvedValue({ attempts: 0, leads: 10_001 })
    await drawPart(<RetentionCard />, { user: { license: { license_type: 'Admin' } } })
    await choose(/Leads/, '1 year')
    expect(await screen.findByText('More than 10,000 leads are that old')).toBeTruthy()
  })

  it('says that it did not load, and asks again', async () => {
    const refusal = new CallError(503, { code: 'unavailable', message: 'Not now.' })
    vi.spyOn(api.retention, 'show').mockRejectedValueOnce(refusal).mockResolvedValue(settings(null, null))
    await drawPart(<RetentionCard />, { user: { license: { license_type: 'Admin' } } })
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press('button', /again/)
    expect(await screen.findByRole('button', { name: /Leads/ })).toBeTruthy()
  })
})
