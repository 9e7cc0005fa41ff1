import { API_BASE } from '@deckle/contract/contract.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { PackageData } from '@deckle/player/lms/package/package-data.ts'
import { notesFor, wordsFor } from '@deckle/player/words/words-for.ts'
import { packageStatuses } from '@deckle/core/deck/publication/package-options.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, formOf, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { manifestOf } from './manifest.ts'
import { schemaEntries } from './schema-entries.ts'
import { localHeaders } from './test/local-headers.ts'
import { schemaProblems } from './test/schema-problems.ts'

let test: TestApp
let asha: Person

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const fromTemplate = async (template = 'world-capitals', as = asha) =>
  (await test.call('decks.fromTemplate', { as, body: { template, language: 'en' } })).body.deck

/** Files of the package by name. */
async function pack(
  id: string,
  format?: string,
  as: Pick<Person, 'headers'> = asha,
  options: Readonly<Record<string, string>> = {},
) {
  const reply = await test.app.inject({
    method: 'POST',
    url: `${API_BASE}/utilities/scormify/${id}`,
    query: { ...(format && { format }), ...options },
    payload: '{}',
    headers: { 'content-type': 'application/json', ...as.headers },
  })
  const files = reply.statusCode === 200 ? unzipSync(reply.rawPayload) : {}
  const text = (name: string) => strFromU8(files[name] as Uint8Array)
  const data = () =>
    JSON.parse(
      /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(text('index.html'))?.[1] ?? '',
    ) as PackageData
  return { reply, names: Object.keys(files), text, data }
}

const schemasOf = async (format: 'scorm12' | 'scorm2004') =>
  new Map(
    await Promise.all(
      (await schemaEntries(format)).map(async ({ name, open }) => {
        const chunks: Buffer[] = []
        for await (const chunk of (await open()) ?? []) chunks.push(chunk as Buffer)
        return [name, Buffer.concat(chunks).toString()] as const
      }),
    ),
  )

describe.each(['scorm12', 'scorm2004'] as const)('a package for %s', (format) => {
  it('holds its player, media and control documents, and its manifest lists every file', async () => {
    const deck = await fromTemplate()
    const { reply, names, text, data } = await pack(deck.id, format)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('application/zip')
    expect(reply.headers['content-disposition']).toContain(`-${format}.zip`)
    const manifest = text('imsmanifest.xml')
    const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, href]) => href)
    expect(listed.toSorted()).toEqual(names.filter((name) => name !== 'imsmanifest.xml').toSorted())
    expect(names).toEqual(expect.arrayContaining(['index.html', 'player.js', 'player.css']))
    const schemas = new Map(names.filter((name) => /\.(xsd|dtd)$/.test(name)).map((name) => [name, text(name)]))
    expect(schemas.size).toBeGreaterThan(3)
    expect(await schemaProblems(format, manifest, schemas)).toEqual([])
    expect(manifest).toContain(format === 'scorm12' ? '<adlcp:masteryscore>' : '<imsss:minNormalizedMeasure>')
    // Pictures are included in both widths, and nothing in the page or style sheet refers to other hosts.
    const pictures = new Set(JSON.stringify(data().content).match(/[0-9a-f]{8}-[0-9a-f-]{27}(?=","alt")/g))
    expect(pictures.size).toBeGreaterThan(0)
    for (const id of pictures)
      expect(names).toEqual(expect.arrayContaining([`media/${id}-640.webp`, `media/${id}-1600.webp`]))
    expect(`${text('index.html').replace(/<script type[^]*?<\/script>/, '')}${text('player.css')}`).not.toMatch(
      /(?:src|href)="\/|url\((?!\.\/|data:)|https?:\/\//,
    )
  })
})

it('can be unpacked from its start on: what has no size before its data is deflated', async () => {
  const { reply, names } = await pack((await fromTemplate()).id, 'scorm12')
  const headers = localHeaders(reply.rawPayload)
  expect(headers.map(({ name }) => name)).toEqual(names)
  expect(names.filter((name) => name.endsWith('.webp')).length).toBeGreaterThan(1)
  for (const { name, method, hasSizes } of headers) expect(hasSizes || method === 'deflated', name).toBe(true)
})

describe('what an LMS is told', () => {
  it('of the first try, passed or failed, with each answer, unless asked otherwise', async () => {
    const { id } = await fromTemplate()
    const first = await pack(id, 'scorm12')
    expect(first.data().options).toEqual({ attempts: 'first', status: 'passed_failed', interactions: true })
    const other = await pack(id, 'scorm2004', asha, {
      attempts: 'best',
      status: 'passed_incomplete',
      interactions: 'false',
    })
    expect(other.data().options).toEqual({ attempts: 'best', status: 'passed_incomplete', interactions: false })
    // A plain web page reports to no LMS: every attempt counts in full.
    expect((await pack(id, 'html')).data().options.attempts).toBe('best')
    for (const [option, value] of [
      ['attempts', 'last'],
      ['status', 'failed_passed'],
      ['interactions', '1'],
    ] as const)
      expect((await pack(id, 'scorm12', asha, { [option]: value })).reply.statusCode).toBe(400)
  })

  it('has a pass mark in its manifest only where the LMS may say passed or failed itself', () => {
    const content = { name: 'Quiz', readerType: 'quiz', passingPercentage: 67 } as const
    for (const format of ['scorm12', 'scorm2004'] as const)
      for (const status of packageStatuses)
        expect(
          /masteryscore>67<|minNormalizedMeasure>0.67</.test(
            manifestOf(format, { id: '1', content, status, files: [] }),
          ),
          status,
        ).toBe(status === 'passed_failed')
    // 18.78 / 100 is 0.18780000000000002 in floating point.
    const exact = { ...content, passingPercentage: 18.78 }
    expect(manifestOf('scorm2004', { id: '1', content: exact, status: 'passed_failed', files: [] })).toContain(
      '>0.1878<',
    )
  })
})

describe('what is packed', () => {
  it('is SCORM 1.2 unless asked otherwise; a page has no manifest', async () => {
    const deck = await fromTemplate()
    expect((await pack(deck.id)).text('imsmanifest.xml')).toContain('<schemaversion>1.2</schemaversion>')
    const page = await pack(deck.id, 'html')
    expect(page.names.filter((name) => /\.(xml|xsd|dtd)$/.test(name))).toEqual([])
    expect(page.data().format).toBe('html')
    for (const format of ['cmi5', 'xapi']) {
      const { reply } = await pack(deck.id, format)
      const { fields } = reply.json<{ fields: Record<string, string> }>()
      expect([reply.statusCode, fields['format']]).toEqual([400, expect.stringContaining('come later')])
    }
    expect((await pack(deck.id, 'zip')).reply.json()).toMatchObject({
      fields: { format: 'must be one of: scorm12, scorm2004, html' },
    })
  })

  it('speaks the languages that its deck is in', async () => {
    const deck = await fromTemplate()
    const translation = { name: 'உலகத் தலைநகரங்கள்', texts: {}, slides: {} }
    const content = { ...deck.content, translationEnabled: true, translations: { ta: translation } }
    const body = { revision: deck.revision, content }
    expect((await test.call('decks.update', { as: asha, params: { id: deck.id }, body })).status).toBe(200)
    const { words } = (await pack(deck.id)).data()
    expect(Object.keys(words)).toEqual(['en', 'ta'])
    expect(words['ta']).toEqual({ words: wordsFor('ta'), notes: notesFor('ta') })
  })

  it('has the faces of the letters in it, and no others', async () => {
    const deck = await fromTemplate()
    const fontsIn = ({ names, text }: Awaited<ReturnType<typeof pack>>) => [
      names.filter((name) => name.endsWith('.woff2')),
      [...text('index.html').matchAll(/src:url\('([^']+)'\)/g)].map(([, file]) => file),
    ]
    expect(fontsIn(await pack(deck.id))).toEqual([[], []])
    const translation = { name: 'विश्व की राजधानियाँ', texts: {}, slides: {} }
    const content = { ...deck.content, translationEnabled: true, translations: { mr: translation } }
    const body = { revision: deck.revision, content }
    expect((await test.call('decks.update', { as: asha, params: { id: deck.id }, body })).status).toBe(200)
    expect(fontsIn(await pack(deck.id))).toEqual([['noto-sans-devanagari.woff2'], ['noto-sans-devanagari.woff2']])
    const more = { ...content, translations: { ...content.translations, ta: translation, ur: translation } }
    const next = { revision: deck.revision + 1, content: more }
    expect((await test.call('decks.update', { as: asha, params: { id: deck.id }, body: next })).status).toBe(200)
    const [names, faces] = fontsIn(await pack(deck.id))
    expect(faces).toEqual(['devanagari', 'tamil', 'arabic'].map((script) => `noto-sans-${script}.woff2`))
    expect(names?.toSorted()).toEqual(faces?.toSorted())
  })

  it('is what is published, with the right answers and without the author’s notes', async () => {
    const deck = await fromTemplate()
    const named = (name: string, content: DeckContent) => ({ ...content, name })
    const save = (revision: number, content: DeckContent) =>
      test.call('decks.update', { as: asha, params: { id: deck.id }, body: { revision, content } })
    const noted = deck.content.contentHash.map((slide) => ({ ...slide, comments: 'zqNotezq' }))
    const first = (await save(deck.revision, named('</script><b>One & "1"', { ...deck.content, contentHash: noted })))
      .body.deck
    await test.call('decks.publish', { as: asha, params: { id: deck.id }, body: { revision: first.revision } })
    const second = await save(first.revision, named('Two', deck.content))
    expect(second.status).toBe(200)
    const { data, text } = await pack(deck.id)
    expect(data().content.name).toBe('</script><b>One & "1"')
    expect(JSON.stringify(data())).toContain('"correct":"checked"')
    expect(text('index.html')).not.toContain('zqNotezq')
    expect(text('index.html').match(/<b>/g)).toBeNull()
    expect(text('imsmanifest.xml')).toContain('<title>&lt;/script&gt;&lt;b&gt;One &amp; &quot;1&quot;</title>')
  })

  it('has the sounds and videos of ours; a video of another site stays an address', async () => {
    const upload = async (filename: string, content: Buffer) => {
      const form = formOf({ file: { filename, content, type: 'application/octet-stream' } })
      const reply = await test.app.inject({
        method: 'POST',
        url: `${API_BASE}/media/upload`,
        payload: form.payload,
        headers: { ...form.headers, ...asha.headers },
      })
      return reply.json<{ media: { id: string } }>().media.id
    }
    const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.from('and the rest')])
    const wav = Buffer.concat([
      Buffer.from('RIFF'),
      Buffer.from([36, 0, 0, 0]),
      Buffer.from('WAVEfmt '),
      Buffer.alloc(200),
    ])
    const video = await upload('a.mp4', mp4)
    const sound = await upload('a.wav', wav)
    const { id, revision, content } = await fromTemplate()
    const [first, ...others] = content.contentHash
    const slide = (slideId: string, address: string) => ({
      ...(first as NonNullable<typeof first>),
      slideId,
      template: 'video_story' as const,
      data: { video: address, caption: 'See' },
      tts_audio: sound,
    })
    const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
    const slides = [slide('v1', video), slide('v2', youtube), ...others].map((one, slideSeq) => ({ ...one, slideSeq }))
    const saved = await test.call('decks.update', {
      as: asha,
      params: { id },
      body: { revision, content: { ...content, contentHash: slides } },
    })
    expect(saved.status).toBe(200)
    const { names, data, text } = await pack(id, 'html')
    expect(data().files).toEqual({ [video]: `media/${video}.mp4`, [sound]: `media/${sound}.wav` })
    expect(names).toEqual(expect.arrayContaining(Object.values(data().files)))
    expect(text(`media/${video}.mp4`)).toContain('and the rest')
    expect(JSON.stringify(data().content)).toContain(youtube)
  })

  it('is the draft of a deck that is not published, where it could be', async () => {
    const deck = await fromTemplate()
    const { content, revision, id } = deck
    const slides = content.contentHash.map((slide) =>
      'question' in slide.data ? { ...slide, data: { ...slide.data, question: '' } } : slide,
    )
    await test.call('decks.update', {
      as: asha,
      params: { id },
      body: { revision, content: { ...content, contentHash: slides } },
    })
    const { reply } = await pack(id)
    expect(reply.statusCode).toBe(422)
    expect(reply.json<{ code: string }>().code).toBe('not_publishable')
  })

  it('is for whoever may publish the deck', async () => {
    const deck = await fromTemplate()
    const other = await test.signedIn('Creator')
    const colleague = await test.signedIn('Creator', { clientId: asha.clientId })
    const learner = await test.signedIn('Learner', { clientId: asha.clientId })
    expect((await pack(deck.id, 'html', other)).reply.statusCode).toBe(404)
    expect((await pack(deck.id, 'html', colleague)).reply.statusCode).toBe(404)
    await test.call('sharing.update', {
      as: asha,
      params: { id: deck.id },
      body: { everyone: 'view', people: [] },
    })
    expect((await pack(deck.id, 'html', colleague)).reply.statusCode).toBe(403)
    expect((await pack(deck.id, 'html', learner)).reply.statusCode).toBe(403)
    expect((await pack(deck.id, 'html', { headers: {} })).reply.statusCode).toBe(401)
  })
})

it('the manifest of every reader type is valid, whatever the name', async () => {
  const files = ['index.html', 'media/a&b.webp']
  for (const format of ['scorm12', 'scorm2004'] as const) {
    const schemas = await schemasOf(format)
    for (const readerType of readerTypes) {
      const status = 'passed_failed'
      const content = { name: 'क्विज़ <&"\u0001\uD800> 😀', readerType, passingPercentage: 67 }
      const manifest = manifestOf(format, { id: '01890000-0000-7000-8000-000000000001', content, status, files })
      expect(await schemaProblems(format, manifest, schemas), readerType).toEqual([])
    }
    expect(await schemaProblems(format, '<manifest/>', schemas)).not.toEqual([])
  }
})
