import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FetchOutcome } from '../../../platform/web-fetch/web-fetch.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { plainPicture, uploadsOf } from '../../../test/uploads.ts'
import { createTasks } from '../../../jobs/tasks.ts'
import { writtenOf } from '../test/written.ts'
import { readPage } from './read-page.ts'

const pageOf = (head: string, contentType = 'text/html') => readPage(Buffer.from(`<!doctype html>${head}`), contentType)

describe('what a page says of itself', () => {
  it('is its Open Graph data, else its title', () => {
    expect(
      pageOf(
        `<head><title>Plain</title><meta property="og:title" content="Tea &amp; coffee"><meta name=description content=" One
         two "><meta property="og:site_name" content="Firm"><meta property="og:image" content="/a.png"></head>`,
      ),
    ).toEqual({ title: 'Tea & coffee', description: 'One two', site: 'Firm', image: '/a.png' })
    expect(pageOf('<title>चाय</title>')).toEqual({ title: 'चाय', description: '', site: '', image: '' })
    expect(pageOf('').title).toBe('')
  })

  it('is text, whatever is in it', () => {
    expect(pageOf('<title><script>alert(1)</script></title>').title).toBe('<script>alert(1)</script>')
    expect(pageOf('<meta property="og:title" content="a\u202Eb">').title).toBe('ab')
    expect(pageOf('<meta property="og:title" content="a&#10;b&#7;c">').title).toBe('a b c')
    expect([...pageOf(`<title>${'x'.repeat(100_000)}</title>`).title]).toHaveLength(200)
  })

  it('is read in the page’s own encoding', () => {
    const latin = Buffer.from('<title>Caf\xe9</title>', 'latin1')
    expect(readPage(latin, 'text/html; charset=iso-8859-1').title).toBe('Café')
    const named = Buffer.from('<meta charset="windows-1252"><title>Caf\xe9</title>', 'latin1')
    expect(readPage(named, 'text/html').title).toBe('Café')
    const quoted = Buffer.from('<title>\x93Caf\xe9\x94 \x80</title>', 'latin1')
    expect(readPage(quoted, 'text/html; charset=windows-1252').title).toBe('“Café” €')
    expect(pageOf('<title>x</title>', 'text/html; charset=nonsense').title).toBe('x')
  })
})

let test: TestApp
let asha: Person
let answers: Record<string, FetchOutcome>
const { post, grown } = writtenOf(() => test)
const { storedFiles, get } = uploadsOf(
  () => test,
  () => asha,
)
beforeAll(async () => {
  const webFetch = { get: async (url: string) => answers[url] ?? 'refused', post: async () => 'refused' as const }
  test = await createTestApp({ change: () => ({ webFetch }) })
  asha = await test.signedIn('Learner')
  await grown(asha)
})
afterAll(() => test.close())
beforeEach(async () => {
  const png = await plainPicture(1200, 800).png().toBuffer()
  answers = {
    'https://firm.in/tea': {
      url: 'https://firm.in/tea/',
      contentType: 'text/html',
      body: Buffer.from('<title>Tea</title><meta property="og:image" content="cup.png">'),
    },
    'https://firm.in/tea/cup.png': { url: 'https://firm.in/tea/cup.png', contentType: 'image/png', body: png },
    'https://firm.in/svg': {
      url: 'https://firm.in/svg',
      contentType: 'text/html',
      body: Buffer.from('<title>Drawn</title><meta property="og:image" content="cup.svg">'),
    },
    'https://firm.in/cup.svg': {
      url: 'https://firm.in/cup.svg',
      contentType: 'image/png',
      body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    },
    'https://firm.in/none': { url: 'https://firm.in/none', contentType: 'text/html', body: Buffer.from('<p>x') },
  }
})

const linkOf = async (id: string) => (await test.call('posts.show', { as: asha, params: { id } })).body.post.link
const cards = () => storedFiles().filter((path) => path.includes('/content/cards/'))

describe('the card of a link', () => {
  it('is made after the post, with a small picture of its own', async () => {
    const { id, link } = await post(asha, { link: 'https://firm.in/tea' })
    expect(link?.url).toBe('https://firm.in/tea')
    await test.jobsDone()
    const made = await linkOf(id)
    expect(made).toMatchObject({ state: 'ready', title: 'Tea', site: 'firm.in' })
    const picture = await get(made?.image ?? '')
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await get(made?.image.replace(/[0-9a-f]{4}\.webp/, '0000.webp') ?? '')).statusCode).toBe(404)
    expect(cards()).toHaveLength(1)
    await test.call('posts.update', { as: asha, params: { id }, body: { text: 'x', link: '' } })
    expect([await linkOf(id), cards()]).toEqual([null, []])
  })

  it('has no picture where that is none, and goes with the post', async () => {
    const { id } = await post(asha, { link: 'https://firm.in/svg' })
    await test.jobsDone()
    expect(await linkOf(id)).toMatchObject({ state: 'ready', title: 'Drawn', image: '' })
    const other = await post(asha, { link: 'https://firm.in/tea' })
    await test.jobsDone()
    expect(cards()).toHaveLength(1)
    await test.call('posts.delete', { as: asha, params: { id: other.id } })
    expect(cards()).toEqual([])
  })

  it('is the address alone where the page says nothing, is refused, or fails for the last time', async () => {
    for (const link of ['https://firm.in/none', 'https://refused.example/']) {
      const { id } = await post(asha, { link })
      await test.jobsDone()
      expect(await linkOf(id)).toMatchObject({ url: link, state: 'failed', title: '' })
    }
    const { id } = await post(asha, { link: 'https://firm.in/later' })
    await test.jobsDone()
    await test.deps.db.updateTable('posts').set({ link_state: 'waiting' }).where('id', '=', id).execute()
    answers['https://firm.in/later'] = 'failed'
    const run = (isRetried: boolean) =>
      createTasks(test.deps)['social.card']?.(
        { clientId: asha.clientId, postId: id, url: 'https://firm.in/later' },
        { attempt: 1, isRetried, signal: undefined },
      )
    await expect(run(true)).rejects.toThrow()
    expect((await linkOf(id))?.state).toBe('waiting')
    await run(false)
    expect((await linkOf(id))?.state).toBe('failed')
  })
})
