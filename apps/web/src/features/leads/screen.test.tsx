// @vitest-environment happy-dom
import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { Lead, leads } from '@deckle/contract/leads.ts'
import { leadStatuses } from '@deckle/core/lead/lead.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { refusal, sampleLead } from './test/sample-lead.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const check = (name: string) => fireOn.click(screen.findByRole('checkbox', { name }))
const item = async (name: string) => fireOn.click(screen.findByRole('menuitem', { name }))

/** Answers what the query asks for, from leads that calls change. */
function serve(first: readonly Lead[]) {
  let rows = first
  const list = vi.spyOn(api.leads, 'list').mockImplementation(async (input) => {
    const { status } = (input?.query ?? {}) as { status?: string }
    return { leads: rows.filter((lead) => status === undefined || lead.status === status), next: null }
  })
  vi.spyOn(api.leads, 'counts').mockImplementation(async () => ({
    counts: leadStatuses.map((status) => ({
      status,
      count: rows.filter((lead) => lead.status === status).length,
      more: false,
    })),
  }))
  const change = (ids: readonly string[], more: Partial<Lead>) => {
    rows = rows.map((lead) => (ids.includes(lead.id) ? { ...lead, ...more } : lead))
  }
  return { list, change }
}

beforeEach(() => {
  vi.spyOn(api.leads, 'filters').mockResolvedValue({
    decks: [{ id: 'deck', name: 'Which coffee suits you?' }],
    owners: [{ id: 'meera', name: 'Meera Nair', image: '' }],
    sources: ['newsletter'],
    outcomes: ['Our house espresso'],
    first_sources: ['google'],
    last_sources: [],
  })
})

describe('the table', () => {
  it('says what to do first where there are no leads', async () => {
    serve([])
    await openScreen('/leads')
    expect(await screen.findByText('No leads yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Choose a deck' }).getAttribute('href')).toBe('/library')
  })

  it('says why it failed, and tries again', async () => {
    const { list } = serve([sampleLead('one')])
    list.mockRejectedValueOnce(refusal)
    await openScreen('/leads')
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect(await screen.findByRole('link', { name: 'Lead one' })).toBeTruthy()
  })

  it('shows who left what where, and leads to each', async () => {
    serve([
      sampleLead('one', {
        company: 'Tea & Co',
        phone: '98450 12345',
        score: 66.7,
        outcome: 'Our house espresso',
        source: 'newsletter',
        duplicate: true,
        tags: [{ id: 'hot', name: 'Hot', color: '#d32f2f' }],
        owner: { id: 'meera', name: 'Meera Nair', image: '' },
      }),
      sampleLead('two', { name: '', email: '', phone: '', deck: { id: 'gone', name: '' } }),
    ])
    await openScreen('/leads')
    const link = await screen.findByRole('link', { name: 'Lead one' })
    expect(link.getAttribute('href')).toBe('/leads/one')
    const texts = () => screen.getAllByRole('row').map((row) => row.textContent)
    const [, first, second] = texts()
    for (const text of [
      'Tea & Co',
      'one@tea.example',
      '98450 12345',
      'Our house espresso',
      'Possible duplicate',
      'Hot',
      'Meera Nair',
      'New',
    ])
      expect(first).toContain(text)
    for (const text of ['Without a name', 'Deleted deck', 'Nobody']) expect(second).toContain(text)
    expect(screen.getByText(/one@/).querySelectorAll('wbr')).toHaveLength(2)
    expect(first).not.toContain('67 %')
    await fireOn.click(screen.findByRole('button', { name: 'Columns' }))
    for (const name of ['Score', 'Source', 'Deck']) await fireOn.click(screen.findByRole('menuitemcheckbox', { name }))
    expect(texts()[1]).toContain('67 %')
    expect(texts()[1]).toContain('newsletter')
    expect(texts()[1]).not.toContain('Which coffee suits you?')
    for (const name of ['Score', 'Source', 'Deck']) await fireOn.click(screen.findByRole('menuitemcheckbox', { name }))
  })

  it('asks for what the address says, and clears its filters', async () => {
    const { list } = serve([])
    const { router } = await openScreen(
      '/leads?q=tea&deck=deck&status=won&owner=none&source=-&outcome=-&from=2026-01-01&to=2026-01-31&duplicates=true&sort=score',
    )
    expect(await screen.findByText('No lead matches')).toBeTruthy()
    expect(list.mock.lastCall?.[0]?.query).toMatchObject({
      search: 'tea',
      deck: 'deck',
      status: 'won',
      owner: 'none',
      source: '-',
      outcome: '-',
      from: '2026-01-01',
      to: '2026-01-31',
      duplicates: 'true',
      sort: 'score',
    })
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement))
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'score' }))
    expect(await screen.findByText('No leads yet')).toBeTruthy()
  })

  it('changes, merges and deletes what is selected', async () => {
    const all = [sampleLead('one'), sampleLead('two', { created_at: '2026-10-01T00:00:00.000Z' })]
    const { change } = serve(all)
    const bulk = vi.spyOn(api.leads, 'bulk').mockImplementation(async (input) => {
      const { ids, status } = input.body as BodyOf<typeof leads.bulk>
      change(ids, status ? { status } : {})
      return { changed: ids.length }
    })
    const merge = vi
      .spyOn(api.leads, 'merge')
      .mockResolvedValue({ lead: sampleLead('two'), merged: [], duplicates: [] })
    await openScreen('/leads')
    await screen.findByRole('link', { name: 'Lead one' })
    await check('Select Lead one')
    expect(screen.getByText('1 selected')).toBeTruthy()
    await press('Change')
    await item('Won')
    expect(bulk.mock.lastCall?.[0].body).toEqual({ ids: ['one'], status: 'won' })
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
    await check('Select all shown')
    await press('Change')
    await item('Merge into one')
    expect(merge.mock.lastCall?.[0].body).toEqual({ into: 'two', ids: ['one'] })
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
    await check('Select Lead two')
    await press('Change')
    await item('Delete')
    expect(bulk.mock.lastCall?.[0].body).toEqual({ ids: ['two'], deleted: true })
  })
})

describe('the board', () => {
  const column = (name: RegExp) => screen.getByRole('region', { name })
  const names = (name: RegExp) =>
    within(column(name))
      .queryAllByRole('link')
      .map((link) => link.textContent)

  it('has a column for each status, with its leads', async () => {
    serve([sampleLead('one', { outcome: 'Our house espresso' }), sampleLead('two', { status: 'won' })])
    await openScreen('/leads?view=board')
    await screen.findByRole('link', { name: 'Lead one' })
    expect(names(/^New, 1/)).toEqual(['Lead one'])
    expect(within(column(/^New/)).getByText('Our house espresso')).toBeTruthy()
    expect(names(/^Won, 1/)).toEqual(['Lead two'])
    expect(within(column(/^Lost/)).getByText('None here')).toBeTruthy()
  })

  it('moves a lead by keys, keeps the focus on it and says where it is', async () => {
    const { change } = serve([sampleLead('one'), sampleLead('two', { status: 'won' })])
    const update = vi.spyOn(api.leads, 'update').mockImplementation(async ({ params, body }) => {
      change([params.id], { status: (body as BodyOf<typeof leads.update>).status ?? 'new' })
      return { lead: sampleLead(params.id) }
    })
    await openScreen('/leads?view=board')
    const link = await screen.findByRole('link', { name: 'Lead one' })
    await act(async () => {
      link.focus()
      fireEvent.keyDown(link, { key: 'ArrowRight', shiftKey: true })
    })
    expect(update.mock.lastCall?.[0]).toMatchObject({ params: { id: 'one' }, body: { status: 'contacted' } })
    await waitFor(() => expect(names(/^Contacted/)).toEqual(['Lead one']))
    expect(document.activeElement?.textContent).toBe('Lead one')
    expect(screen.getByText('Lead one is now in “Contacted”')).toBeTruthy()
    await act(async () => fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' }))
    expect(document.activeElement?.textContent).toBe('Lead two')
  })

  it('moves a lead by its menu, and back where the server refuses', async () => {
    serve([sampleLead('one')])
    vi.spyOn(api.leads, 'update').mockRejectedValue(refusal)
    await openScreen('/leads?view=board')
    await screen.findByRole('link', { name: 'Lead one' })
    await press('Move Lead one')
    await item('To “Lost”')
    await waitFor(() => expect(names(/^New/)).toEqual(['Lead one']))
    expect(names(/^Lost/)).toEqual([])
  })

  it('moves a lead by dragging', async () => {
    serve([sampleLead('one')])
    const update = vi.spyOn(api.leads, 'update').mockResolvedValue({ lead: sampleLead('one') })
    await openScreen('/leads?view=board')
    await screen.findByRole('link', { name: 'Lead one' })
    const dataTransfer = { getData: () => 'one', setData: () => undefined, effectAllowed: 'move' }
    await act(async () => fireEvent.drop(column(/^Qualified/), { dataTransfer }))
    expect(update.mock.lastCall?.[0].body).toEqual({ status: 'qualified' })
  })

  it('says what to do first where there are no leads', async () => {
    serve([])
    await openScreen('/leads?view=board')
    expect(await screen.findByText('No leads yet')).toBeTruthy()
  })

  it('says why a column failed, and tries again', async () => {
    const { list } = serve([sampleLead('one')])
    list.mockRejectedValueOnce(refusal)
    await openScreen('/leads?view=board')
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect(await screen.findByRole('link', { name: 'Lead one' })).toBeTruthy()
  })
})
