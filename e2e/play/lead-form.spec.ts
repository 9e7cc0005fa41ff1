import { apiAs } from '../lib/api.ts'
import { makeDeck, selectSlide } from '../lib/decks.ts'
import { advance, choose, open } from '../lib/play/deck-play.ts'
import { checkScreen } from '../lib/screens/check-screen.ts'
import { expect, test } from '../lib/test.ts'

const leadForm = {
  when: 'before_result' as const,
  title: 'Your plan by mail',
  text: 'We send it once.',
  button: 'Send it to me',
  fields: [
    { id: 'name', kind: 'name' as const, label: '', required: false },
    { id: 'email', kind: 'email' as const, label: '', required: true },
    { id: 'size', kind: 'text' as const, label: 'Cups a day', required: false },
  ],
  required: true,
  consent: { text: 'You may write to me about coffee.', required: true },
}

interface Leads {
  readonly leads: readonly { readonly email: string; readonly deck: { readonly id: string }; readonly score: number }[]
}

test(
  'a form before the result says what is wrong, waits without a connection, and arrives once',
  { tag: ['@phone', '@both'] },
  async ({ page, context }) => {
    const api = await apiAs('Creator')
    const deck = await makeDeck(api, {
      name: `Brewing plan ${test.info().project.name}`,
      slides: [selectSlide('One?', ['Yes', 'No'])],
      content: { leadForm },
      publish: true,
    })
    const leads = async () =>
      (await api.call<Leads>('GET', `/leads?deck=${deck.id}`)).leads.filter((lead) => lead.deck.id === deck.id)
    await open(
      page,
      deck,
      'src/view/endings/ending-view.tsx',
      'src/view/lead/lead-place.tsx',
      'src/view/endings/score-ending.tsx',
    )
    await choose(page, 'Yes')
    await advance(page).click()
    await expect(page.getByRole('heading', { name: 'Your plan by mail' })).toBeFocused()
    await expect(page.getByText('Your score')).toHaveCount(0)
    await page.getByLabel('E-mail address').fill('ravi@tea')
    await page.getByRole('button', { name: 'Send it to me' }).click()
    await expect(page.getByText('Please enter an e-mail address such as name@example.com.')).toBeVisible()
    await expect(page.getByText('Please tick this box to go on.')).toBeVisible()
    await expect(page.getByLabel('E-mail address')).toBeFocused()
    await checkScreen(page, 'lead-form')

    await context.setOffline(true)
    await page.getByLabel('Name (optional)').fill('Ravi')
    await page.getByLabel('E-mail address').fill('ravi@tea.example')
    await page.getByLabel('Cups a day').fill('4')
    await page.getByRole('checkbox', { name: /You may write to me/ }).check()
    await page.getByLabel('Cups a day').press('Enter')
    await expect(page.getByText('Waiting to send: 1')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your score' })).toBeVisible()
    expect(await leads()).toEqual([])

    await context.setOffline(false)
    await expect.poll(leads).toMatchObject([{ email: 'ravi@tea.example', name: 'Ravi', score: 100 }])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your score' })).toBeVisible()
    expect(await leads()).toHaveLength(1)
  },
)
