import type { Deck } from '@deckle/contract/decks.ts'
import { type Api, apiAs } from '../lib/api.ts'
import { makeDeck, selectSlide, showDeck, titleSlide } from '../lib/decks.ts'
import { Editor } from '../lib/editor.ts'
import { checkScreen, checkThemes } from '../lib/screens/check-screen.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

// The version history: publish, change, publish, compare, name, restore, undo.

/** A deck with two published versions and a draft that differs from both. */
async function makeHistory(api: Api, name: string): Promise<Deck> {
  const first = await makeDeck(api, {
    name,
    slides: [
      titleSlide('Tea for beginners', 'Three slides, two minutes.'),
      selectSlide('Which tea is not oxidised?', ['Green', 'Black', 'Oolong']),
      selectSlide('Which tea comes from Assam?', ['Green', 'Black']),
    ],
    publish: true,
  })
  const save = async (change: (content: Deck['content']) => Deck['content']) => {
    const { content, revision } = await showDeck(api, first.id)
    await api.call('POST', `/decks/${first.id}/update`, { revision, content: change(content) })
    return showDeck(api, first.id)
  }
  const second = await save((content) => {
    const [title, green, assam] = content.contentHash as [Deck['content']['contentHash'][number], never, never]
    const changed = { ...title, data: { ...title.data, paragraph: 'Two slides, one minute.' } }
    return {
      ...content,
      passingPercentage: 80,
      design: { ...content.design, theme: 'inverted' },
      translations: { hi: { name: 'चाय', texts: {}, slides: { s0: { title: 'चाय की शुरुआत' } } } },
      contentHash: [assam, changed, green].map((slide: typeof title, slideSeq) => ({ ...slide, slideSeq })),
    }
  })
  await api.call('POST', `/decks/${first.id}/publish`, { revision: second.revision })
  return save((content) => ({
    ...content,
    contentHash: content.contentHash.slice(0, 2),
  }))
}

test('versions are compared and looked at', { tag: '@deep' }, async ({ signedIn }) => {
  const api = await apiAs('Creator')
  const deck = await makeHistory(api, 'Tea, again')
  const page = await signedIn('Creator', `/contentEditor/${deck.id}`)
  const editor = new Editor(page)
  await editor.press(page.getByRole('button', { name: 'More', exact: true }))
  await editor.press(page.getByRole('menuitem', { name: /^Version history/ }))
  const dialog = page.getByRole('dialog', { name: 'Version history' })
  await expect(page).toHaveURL(/history=open/)
  const list = dialog.getByRole('navigation', { name: 'Versions' })
  await expect(list.getByRole('button')).toHaveCount(3)
  await checkThemes(page, 'versions-list')

  await editor.press(list.getByRole('button', { name: /^Draft/ }))
  await expect(dialog.getByText('From Version 2 to Draft')).toBeVisible()
  await expect(dialog.getByText('1 slide removed')).toBeVisible()

  await editor.press(list.getByRole('button', { name: /^Version 1/ }))
  await editor.press(dialog.getByRole('button', { name: /Compare with$/ }))
  await editor.press(page.getByRole('option', { name: 'Version 2', exact: true }))
  await expect(page).toHaveURL(/with=/)
  await expect(dialog.getByText('From Version 1 to Version 2')).toBeVisible()
  await expect(dialog.getByText('1 slide changed')).toBeVisible()
  await expect(dialog.getByText('1 slide moved')).toBeVisible()
  await expect(dialog.getByText('Passing score in per cent')).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Design' }).getByText('Text and background swapped')).toBeVisible()
  const title = dialog.getByRole('article').filter({ hasText: 'Tea for beginners' })
  await expect(title.getByRole('deletion')).toHaveText(['Three', 'two minutes'])
  await expect(title.getByRole('insertion')).toHaveText(['Two', 'one minute'])
  await expect(dialog.getByText('चाय की शुरुआत')).toBeVisible()
  await checkThemes(page, 'versions-compared')
  await checkThemes(page, 'versions-compared-slides', { at: title })

  await editor.press(dialog.getByRole('radio', { name: 'All slides' }))
  await expect(dialog.getByText('3. Which tea comes from Assam?')).toBeVisible()
  await checkThemes(page, 'versions-slides')
  const opened = page.url()
  await page.goto(`${url()}/publishViewer/${deck.id}`)
  await page.goto(opened)
  await expect(dialog.getByText('3. Which tea comes from Assam?')).toBeVisible()
})

test('publish, change, publish, compare, name, restore, undo', { tag: '@both' }, async ({ signedIn }) => {
  const api = await apiAs('Creator')
  const deck = await makeDeck(api, {
    name: 'Coffee',
    slides: [titleSlide('Coffee for beginners'), titleSlide('Thank you')],
  })
  const page = await signedIn('Creator', `/publishViewer/${deck.id}`)
  const editor = new Editor(page)
  await editor.press(page.getByRole('button', { name: 'Version history' }))
  const dialog = page.getByRole('dialog', { name: 'Version history' })
  await expect(dialog.getByText('No versions yet')).toBeVisible()
  await checkScreen(page, 'versions-none')
  await editor.press(dialog.getByRole('button', { name: 'Go to publish' }))
  await expect(dialog).toBeHidden()
  await editor.publish()

  await editor.tab('Content')
  await editor.write('Title', 'Coffee for everyone')
  await editor.saved()
  await editor.tab('Publish')
  await editor.press(page.getByRole('button', { name: 'Publish changes' }))
  const live = page.getByRole('dialog', { name: 'Your changes are live' })
  await editor.press(live.getByRole('button', { name: 'Done' }))
  await expect(page.getByRole('row', { name: /^Version 2/ })).toBeVisible()

  await editor.press(page.getByRole('button', { name: 'Compare version 1 with others' }))
  await expect(dialog.getByText('From Version 1 to Draft')).toBeVisible()
  await expect(dialog.getByRole('deletion')).toHaveText('beginners')
  await expect(dialog.getByRole('insertion')).toHaveText('everyone')

  const name = dialog.getByRole('textbox', { name: 'Name of this version' })
  await name.fill('Before the rewrite')
  await name.press('Enter')
  await expect(dialog.getByText('From Version 1: Before the rewrite to Draft')).toBeVisible()
  const { versions } = await api.call<{ versions: { name: string }[] }>('GET', `/decks/${deck.id}/versions/list`)
  await expect.poll(() => versions.length).toBe(2)

  await editor.press(dialog.getByRole('button', { name: 'Restore as draft' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Version 1: Before the rewrite is the draft again')).toBeVisible()
  await expect(page.getByText('Live with unpublished changes').last()).toBeVisible()
  await expect.poll(async () => titleOf(await showDeck(api, deck.id))).toBe('Coffee for beginners')
  expect((await showDeck(api, deck.id)).publication?.version).toBe(2)

  await editor.press(page.getByRole('button', { name: 'Undo', exact: true }).first())
  await expect.poll(async () => titleOf(await showDeck(api, deck.id))).toBe('Coffee for everyone')
  await page.reload()
  await expect(page.getByRole('row', { name: /Version 1/ }).getByText('Before the rewrite')).toBeVisible()
})

test(
  'a long history comes in pages, and on a phone the list makes way for the version',
  { tag: '@phone' },
  async ({ page }) => {
    const api = await apiAs('Creator')
    const deck = await makeDeck(api, { name: 'Long', slides: [titleSlide('One')], publish: true })
    for (let at = 2; at <= 55; at += 1) {
      const { revision } = (await api.call<{ deck: Deck }>('POST', `/decks/${deck.id}/rename`, { name: `Long ${at}` }))
        .deck
      await api.call('POST', `/decks/${deck.id}/publish`, { revision })
    }
    await signIn(page, 'Creator', `/contentEditor/${deck.id}?history=open`)
    const editor = new Editor(page)
    const dialog = page.getByRole('dialog', { name: 'Version history' })
    const list = dialog.getByRole('navigation', { name: 'Versions' })
    await expect(list.getByRole('button', { name: /^Version 55/ })).toBeVisible()
    await expect(list.getByRole('button', { name: /^Version/ })).toHaveCount(50)
    await editor.press(list.getByRole('button', { name: 'Show more' }))
    await expect(list.getByRole('button', { name: /^Version/ })).toHaveCount(55)
    await expect(list.getByRole('button', { name: 'Show more' })).toBeHidden()
    await editor.press(list.getByRole('button', { name: /^Version 54/ }))
    await expect(dialog.getByText(/^From Version 54/)).toBeVisible()
    await editor.press(dialog.getByRole('button', { name: 'All versions' }))
    await expect(list.getByRole('button', { name: /^Version 54/ })).toBeVisible()
  },
)

const titleOf = (deck: Deck) => deck.content.contentHash[0]?.data['title']
