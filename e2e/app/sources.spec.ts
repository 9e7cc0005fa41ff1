import { apiAs } from '../lib/api.ts'
import { makeDeck, selectSlide } from '../lib/decks.ts'
import { checkThemes } from '../lib/screens/check-screen.ts'
import { expect, test } from '../lib/test.ts'

test(
  'the report says where people came from, however many places there are',
  { tag: '@deep' },
  async ({ signedIn }) => {
    const api = await apiAs('Creator')
    const deck = await makeDeck(api, {
      name: 'Tea from everywhere',
      slides: [selectSlide('Which tea comes from Assam?', ['Assam', 'Ceylon'])],
      publish: true,
    })
    const { shortid = '', versionId } = deck.publication ?? {}
    const play = async (tags: object): Promise<void> => {
      const id = crypto.randomUUID()
      const begun = await api.call<{ attempt: { token: string } }>('POST', `/play/${shortid}/attempts`, {
        id,
        versionId,
        ...tags,
      })
      const answer = {
        id: crypto.randomUUID(),
        slideId: 's0',
        answer: { kind: 'singleSelect', option: 'o0' },
        spent: 900,
      }
      await api.call('POST', `/play/attempts/${id}/answers`, { token: begun.attempt.token, answer })
    }
    const spring = { source: 'Newsletter', medium: 'E-mail', campaign: 'Spring' }
    const long = 'बहुतलंबानामजोकहींटूटतानहीं'.repeat(3)
    const sites = Array.from({ length: 22 }, (_, at) => ({ source: `site-${at}.example` }))
    const embedded = { source: 'embed' }
    const visits = [{}, spring, spring, spring, embedded, embedded, { source: long, medium: long }, ...sites]
    await Promise.all(visits.map(play))
    const page = await signedIn('Creator', `/analyticsViewer/${deck.id}?tab=sources`)
    const card = page.getByRole('region', { name: 'Where people came from' })
    const rows = card.locator('tbody tr')
    await expect(card.getByText('Most came from: Newsletter · Medium: E-mail · Campaign: Spring (10%).')).toBeVisible()
    await expect(rows).toHaveCount(20)
    await expect(rows.nth(0)).toHaveText(/^NewsletterMedium: E-mailCampaign: Spring.*3/)
    await expect(rows.nth(1)).toHaveText(/^A frame on another site.*2/)
    await checkThemes(page, 'analytics-many-sources', { at: card })

    await card.getByRole('button', { name: 'Show more' }).press('Enter')
    await expect(rows).toHaveCount(26)

    await page.route(/deck\/sources/, (route) => route.fulfill({ status: 404, json: { errors: ['no'] } }))
    await page.reload()
    await expect(card.getByText('The sources could not be loaded.', { exact: false })).toBeVisible()
    await checkThemes(page, 'analytics-sources-failed', { at: card })
  },
)
