// @vitest-environment happy-dom
import type { SourceRow } from '@deckle/contract/analytics.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { SourcesCard } from './sources-card.tsx'
import { press } from '../../../test/press.ts'

type Page = Awaited<ReturnType<typeof api.analytics.deckSources>>

const refusal = new CallError(404, { code: 'not_found', message: 'no', errors: ['no'] })
const row = (source: string, starts = 1, more: Partial<SourceRow> = {}): SourceRow => ({
  source,
  medium: '',
  campaign: '',
  starts,
  completions: 0,
  completionRate: 0,
  ...more,
})
const sites = (count: number) => Array.from({ length: count }, (_, at) => row(`site-${at}.example`))

prepareScreens('analytics', 'errors')

/** The server's replies in order. */
async function open(...replies: (Page | Error)[]) {
  const load = vi.spyOn(api.analytics, 'deckSources').mockImplementation(async () => {
    const reply = replies.shift()
    if (!reply || reply instanceof Error) throw reply ?? refusal
    return reply
  })
  await drawPart(<SourcesCard deckId="d" url={{}} starts={29} />)
  return load
}

const rows = () => screen.queryAllByRole('row').slice(1)
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent)

describe('where people came from', () => {
  it('says when nobody came by a link that says so', async () => {
    await open({ sources: [row('', 1)], next: null, total: 1 })
    expect(await screen.findByText(/Nobody came by a link that says from where\./)).toBeTruthy()
    expect(names()).toEqual(['Direct or unknown'])
  })

  it('names the most frequent, with the tags of its link', async () => {
    const spring = row('Newsletter', 3, { medium: 'E-mail', campaign: 'Spring' })
    await open({ sources: [spring, row('embed', 2)], next: null, total: 2 })
    expect(
      await screen.findByText('Most came from: Newsletter · Medium: E-mail · Campaign: Spring (10%).'),
    ).toBeTruthy()
    expect(names()).toEqual(['NewsletterMedium: E-mailCampaign: Spring', 'A frame on another site'])
  })

  it('shows more, also after that failed', async () => {
    const first = { sources: sites(20), next: 'more', total: 26 }
    await open(first, refusal, { sources: sites(26).slice(20), next: null, total: 26 })
    await screen.findByText('site-0.example')
    expect(rows()).toHaveLength(20)
    await press('Show more')
    expect(await screen.findByText(/The rest could not be loaded\./)).toBeTruthy()
    expect(rows()).toHaveLength(20)
    await press('Show more')
    await screen.findByText('site-25.example')
    expect(rows()).toHaveLength(26)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(screen.queryByText(/The rest could not be loaded\./)).toBeNull()
  })

  it('says that it failed, and tries again', async () => {
    await open(refusal, { sources: sites(20), next: 'more', total: 26 })
    expect(await screen.findByText(/The sources could not be loaded\./)).toBeTruthy()
    await press('Try again')
    await screen.findByText('site-0.example')
    expect(rows()).toHaveLength(20)
  })
})
