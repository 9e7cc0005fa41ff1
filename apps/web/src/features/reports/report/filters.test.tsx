// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { samplePlays, stubReports } from '../sample-table.ts'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const rows = [
  { deck_id: 'd1', deck: 'Tea', reader_type: 'quiz', ...samplePlays },
  { deck_id: 'd2', deck: 'Milk', reader_type: 'survey', ...samplePlays },
]
const chips = () =>
  within(screen.getByRole('list', { name: 'Filters' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
const choose = async (label: string, option: string, part: Pick<typeof screen, 'findByRole'>) => {
  await press(new RegExp(`${label}$`), part)
  await fireOn.click(screen.findByRole('option', { name: option }))
}
const typeIn = (box: HTMLElement, value: string) =>
  act(async () => {
    box.focus()
    fireEvent.change(box, { target: { value } })
  })
const deckOf = (id: string, name: string) => ({ id, name, owner: { id: 'u', name: 'Uma Bose' } })

describe('a report', () => {
  it('is filtered by decks that are searched by name, one or several', async () => {
    const asked = stubReports(() => rows)
    const decks = [deckOf('d1', 'Tea'), deckOf('d2', 'Milk')]
    const searched = vi.spyOn(api.decks, 'list').mockImplementation(async ({ query = {} } = {}) => ({
      decks: decks.filter(({ name }) => name.toLowerCase().includes(query.search ?? '')) as never,
      next: null,
    }))
    vi.spyOn(api.decks, 'show').mockImplementation(
      async ({ params }) => ({ deck: { content: { name: params.id === 'd1' ? 'Tea' : 'Milk' } } }) as never,
    )
    const { router } = await openScreen('/analytics/reports/content_performance')
    await screen.findByRole('button', { name: 'Add a filter' })
    await press('Add a filter')
    const dialog = within(await screen.findByRole('dialog'))
    await choose('How it compares', 'is one of', dialog)
    for (const name of ['Milk', 'Tea']) {
      const box = dialog.getByRole('combobox', { name: 'Add a value', hidden: true })
      await typeIn(box, name.toLowerCase())
      await waitFor(() => expect(searched.mock.lastCall?.[0]?.query).toMatchObject({ search: name.toLowerCase() }))
      await fireOn.click(screen.findByRole('option', { name: new RegExp(name) }))
    }
    expect(
      within(dialog.getByRole('list', { name: 'Values', hidden: true })).getAllByRole('listitem', { hidden: true }),
    ).toHaveLength(2)
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Add', hidden: true })))
    await waitFor(() => expect(chips()).toEqual(['Deck is one of Milk, Tea']))
    const filter = JSON.stringify([{ field: 'deck', op: 'in', value: ['d2', 'd1'] }])
    expect(router.state.location.search).toMatchObject({ filter })
    await waitFor(() => expect(asked.mock.lastCall?.[0].query).toMatchObject({ filter }))
  })

  it('is filtered by numbers as people write them', async () => {
    stubReports(() => rows)
    const { router } = await openScreen('/analytics/reports/content_performance')
    await screen.findByRole('button', { name: 'Add a filter' })
    await press('Add a filter')
    const dialog = within(await screen.findByRole('dialog'))
    await choose('What', 'Plays', dialog)
    const box = () => dialog.getByRole('textbox', { name: 'Value' })
    await typeIn(box(), 'many')
    expect(dialog.getByText('Enter a number, such as 12.5')).toBeTruthy()
    await typeIn(box(), '१,२३४')
    expect(dialog.queryByText('Enter a number, such as 12.5')).toBeNull()
    await press('Add', dialog)
    const filter = JSON.stringify([{ field: 'starts', op: 'at_least', value: '1234' }])
    await waitFor(() => expect(router.state.location.search).toMatchObject({ filter }))
  })

  it('is filtered by sources and countries that plays have', async () => {
    stubReports((name) =>
      name === 'sources'
        ? [{ origin: 'newsletter', ...samplePlays }]
        : name === 'geo'
          ? [{ country: 'IN', ...samplePlays }]
          : rows,
    )
    await openScreen('/analytics/reports/content_performance')
    for (const [field, typed, chip] of [
      ['Source', 'news', 'Source is newsletter'],
      ['Country', 'ind', 'Country is India'],
    ] as const) {
      await screen.findByRole('button', { name: 'Add a filter' })
      await press('Add a filter')
      const dialog = within(await screen.findByRole('dialog'))
      await choose('What', field, dialog)
      const box = dialog.getByRole('combobox', { name: 'Value' })
      await typeIn(box, typed)
      await fireOn.click(screen.findByRole('option'))
      await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Add', hidden: true })))
      await waitFor(() => expect(chips()).toContain(chip))
    }
  })
})
