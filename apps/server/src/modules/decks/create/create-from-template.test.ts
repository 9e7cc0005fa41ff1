import { deckContent } from '@deckle/contract/models/deck-content.ts'
import { deckTextsIn } from '@deckle/core/deck/texts/localise.ts'
import { templateLanguages } from '@deckle/slides/templates/template.ts'
import { picturesOf, templateContent } from '@deckle/slides/templates/template-content.ts'
import { templates } from '@deckle/slides/templates/templates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeClient, type Person } from '../../../test/factories.ts'
import { errorsOf } from '../content/publishable.ts'

let test: TestApp
let asha: Person

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const create = (template: string, language: 'en' | 'hi' = 'en', as = asha) =>
  test.call('decks.fromTemplate', { as, body: { template, language } })

describe.each(templates.map(({ key }) => key))('the template %s', (key) => {
  it('is a deck that can be saved and published as it is', () => {
    const template = templates.find((one) => one.key === key) as (typeof templates)[number]
    for (const language of templateLanguages) {
      const content = templateContent(template, { language })
      expect(deckContent.safeParse(content).error).toBeUndefined()
      expect(errorsOf(content)).toEqual([])
    }
  })
})

describe('a deck from a template', () => {
  it('has the template’s words, pictures among the own files, and can be published at once', async () => {
    const { status, body } = await create('which-coffee')
    expect(status).toBe(200)
    const { content } = body.deck
    expect(content).toMatchObject({ name: 'Which coffee suits you?', language: 'en', translationEnabled: false })
    expect(content.translations.hi?.name).toBe('आपके लिए कौन-सी कॉफ़ी?')
    expect(content.images).toHaveLength(picturesOf(templates[22] as (typeof templates)[number]).length)
    const media = (await test.call('media.list', { as: asha, query: { limit: 100 } })).body.media
    expect(media.map(({ id }) => id).toSorted()).toEqual(content.images.toSorted())
    for (const { id, image } of content.outcomes) {
      expect(content.images, id).toContain(image.id)
      const picture = await test.app.inject({ method: 'GET', url: `/media/${image.id}/320.webp` })
      expect(picture.headers['content-type']).toBe('image/webp')
    }
    const params = { id: body.deck.id }
    const published = await test.call('decks.publish', { as: asha, params, body: { revision: body.deck.revision } })
    expect(published.status).toBe(200)
  })

  it('is in Hindi where that is asked for, its pictures’ words too', async () => {
    const { content } = (await create('which-coffee', 'hi')).body.deck
    expect(content).toMatchObject({ name: 'आपके लिए कौन-सी कॉफ़ी?', language: 'hi' })
    expect(content.contentHash[0]?.data['title']).toBe('आपके लिए कौन-सी कॉफ़ी?')
    expect(content.resultRange.masterTags).toEqual(['तेज़', 'दूधिया', 'साफ़', 'ठंडी'])
    expect(deckTextsIn(content, 'en').outcomes.map(({ title }) => title)).toContain('Our house espresso')
  })

  it('keeps no picture twice, and none of another client’s', async () => {
    const before = (await test.call('media.list', { as: asha, query: { limit: 100 } })).body.media.length
    const again = (await create('which-coffee')).body.deck
    expect((await test.call('media.list', { as: asha, query: { limit: 100 } })).body.media).toHaveLength(before)
    const other = await test.signedIn('Creator')
    const theirs = (await create('which-coffee', 'en', other)).body.deck
    expect(theirs.content.images.filter((id) => again.content.images.includes(id))).toEqual([])
    const { readerType } = again.content
    const copied = await test.call('decks.create', { as: other, body: { readerType, content: again.content } })
    expect(copied.body.deck.content.outcomes.map(({ image }) => image.id)).toEqual(['', '', '', ''])
  })

  it('is refused for an unknown template, to a learner, and over the plan’s limit, where no picture is kept', async () => {
    expect((await create('nothing-such')).status).toBe(404)
    expect((await create('phishing', 'en', await test.signedIn('Learner'))).status).toBe(403)
    const { id: clientId } = await makeClient(test.deps, { plan: 'educational' })
    const full = await test.signedIn('Creator', { clientId })
    for (let n = 0; n < 25; n++)
      expect((await test.call('decks.create', { as: full, body: { readerType: 'quiz' } })).status).toBe(200)
    expect((await create('phishing', 'en', full)).status).toBe(402)
    expect((await test.call('media.list', { as: full })).body.media).toEqual([])
  })
})
