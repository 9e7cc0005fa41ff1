import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Deck } from '@deckle/contract/decks.ts'
import { isPassOrFail, readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { isQuestion } from '@deckle/slides/catalog.ts'
import { pointsOf } from '@deckle/slides/scoring.ts'
import { templateContent } from '@deckle/slides/templates/template-content.ts'
import { templates } from '@deckle/slides/templates/templates.ts'
import { apiAs } from '../lib/api.ts'
import { answerFirst, autoPlay } from '../lib/play/auto-play.ts'
import { makeDeck, makeFromTemplate, noImage, type SlideToMake, titleSlide } from '../lib/decks.ts'
import {
  close,
  launch,
  packer,
  reportedPlace,
  reportedTo,
  setUpRuntimes,
  startLms,
  type TestLms,
} from '../lib/play/lms.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { takePicture, waitForLoad } from '../lib/screens/check-screen.ts'
import { expect, test } from '../lib/test.ts'

let lms: TestLms
test.beforeAll(async () => void (lms = await startLms()))
test.afterAll(() => lms.stop())

const versions = ['scorm12', 'scorm2004'] as const
const types = /^(true-false|choice|fill-in|long-fill-in|performance|sequencing|likert|numeric|other)$/

const deckFrom = async (template: string): Promise<Deck> => makeFromTemplate(await apiAs('Creator'), template)

async function addCourses(deck: Deck): Promise<void> {
  const pack = await packer('Creator')
  for (const version of versions) lms.add(`${deck.id}-${version}`, await pack(deck.id, version))
}

/**
 * Templates that bring a slide type or a reader type that none before them has: a package depends on nothing else of a deck.
 * Two rounds, for both workers.
 */
const packed = new Set<string>()
const templatesToPack = templates.filter((template) => {
  const { contentHash } = templateContent(template, { language: 'en' })
  const added = [template.readerType, ...contentHash.map((slide) => slide.template)].filter((one) => !packed.has(one))
  for (const one of added) packed.add(one)
  return added.length > 0
})

for (const round of [0, 1])
  test(
    `scorm-again plays packages of every kind of deck and slide (${round + 1} of 2)`,
    { tag: round === 0 ? [] : ['@deep'] },
    async ({ page }) => {
      for (const template of templatesToPack.filter((_, at) => at % 2 === round)) {
        const deck = await deckFrom(template.key)
        await addCourses(deck)
        await page.goto(`${lms.url}/lms.html`)
        await setUpRuntimes(page)
        await Promise.all(versions.map(async (version) => autoPlay(await launch(page, `${deck.id}-${version}`))))
        for (const version of versions) await close(page, `${deck.id}-${version}`)
        const [reported12, reported2004] = [await reportedTo(page, 'scorm12'), await reportedTo(page, 'scorm2004')]
        const { readerType } = template
        const passes =
          isPassOrFail(readerType) && deck.content.contentHash.some((slide) => pointsOf(slide, readerType) > 0)
        const hasQuestions = deck.content.contentHash.some((slide) => isQuestion(slide.template))
        for (const { refused, ends, commits, values } of [reported12, reported2004]) {
          expect(refused, template.key).toEqual([])
          expect(ends, template.key).toBe(1)
          const ids = Object.entries(values).filter(([name]) => /^cmi\.interactions\.\d+\.id$/.test(name))
          expect(ids.length > 0, template.key).toBe(hasQuestions)
          expect(commits, template.key).toBeGreaterThanOrEqual(ids.length)
          for (const [name] of ids) expect(values[name.replace('.id', '.type')]).toMatch(types)
          const hasScore = Object.keys(values).some((name) => name.endsWith('score.raw'))
          if (!readerTypeRules[readerType].expectsCorrectness) expect(hasScore, template.key).toBe(false)
          if (passes) expect(hasScore, template.key).toBe(true)
        }
        expect(reported12.values['cmi.core.lesson_status'], template.key).toMatch(
          passes ? /^(passed|failed)$/ : /^completed$/,
        )
        expect(reported12.values['cmi.core.session_time']).toMatch(/^\d{4}:\d\d:\d\d$/)
        expect(reported2004.values['cmi.completion_status'], template.key).toBe('completed')
        expect(reported2004.values['cmi.success_status'] !== undefined, template.key).toBe(passes)
        const raw = reported2004.values['cmi.score.raw']
        if (raw !== undefined) expect(Number(reported2004.values['cmi.score.scaled']) * 100).toBeCloseTo(Number(raw), 1)
      }
      expect(lms.missing).toEqual([])
    },
  )

test('a deck is gone on with where it was left, and scored as a whole', async ({ page }) => {
  const deck = await deckFrom('world-capitals')
  await addCourses(deck)
  await page.goto(`${lms.url}/lms.html`)
  await setUpRuntimes(page)
  const places: string[] = []
  for (const version of versions) {
    const frame = await launch(page, `${deck.id}-${version}`)
    await answerFirst(frame, 2)
    const place = await frame.locator('.dk-scroll h2').innerText()
    places.push(place)
    const slide = deck.content.contentHash.find(({ data }) => Object.values(data).includes(place))
    await expect.poll(() => reportedPlace(page, version)).toBe(slide?.slideId)
    await close(page, `${deck.id}-${version}`)
  }
  const before = await Promise.all(versions.map((version) => reportedTo(page, version)))
  await page.reload()
  await setUpRuntimes(page, { scorm12: before[0]?.state, scorm2004: before[1]?.state })
  for (const [at, version] of versions.entries()) {
    expect(before[at]?.ends).toBe(1)
    const frame = await launch(page, `${deck.id}-${version}`)
    await expect(frame.locator('.dk-scroll h2')).toHaveText(places[at] ?? '')
    await autoPlay(frame)
    const { values, refused } = await reportedTo(page, version)
    expect(refused).toEqual([])
    const questions = deck.content.contentHash.filter((slide) => isQuestion(slide.template)).length
    // The first session's two interactions keep their indexes; new ones are written after them.
    const lines = Object.keys(values).flatMap((name) => /^cmi\.interactions\.(\d+)\.id$/.exec(name)?.[1] ?? [])
    expect(lines.map(Number)).toEqual(Array.from({ length: questions - 2 }, (_, n) => n + 2))
    const endingText = await frame.locator('.dk-end').innerText()
    const raw = values['cmi.core.score.raw'] ?? values['cmi.score.raw'] ?? ''
    expect(endingText).toContain(`${Math.round(Number(raw))}`)
  }
})

test(
  'a platform whose calls all fail, or that is not there, does not stop anyone',
  { tag: '@deep' },
  async ({ page }) => {
    const deck = await deckFrom('phishing')
    await addCourses(deck)
    await page.goto(`${lms.url}/lms.html`)
    await page.evaluate(() => {
      const broken = new Proxy(
        {},
        {
          get: (_, name) => () => {
            if (String(name).includes('Commit')) throw new Error('The platform is broken.')
            return 'false'
          },
        },
      )
      Object.assign(window, { API: broken })
    })
    const failing = await launch(page, `${deck.id}-scorm12`)
    await expect(failing.getByRole('status').filter({ hasText: 'does not take results' })).toBeVisible()
    await takePicture(page, 'package-failing', 'desktop')
    await autoPlay(failing)
    await page.goto(`${lms.url}/course/${deck.id}-scorm2004/index.html`)
    await expect(page.getByText('No learning platform was found')).toBeVisible()
    await expectAccessible(page, 'a package without a platform')
    await autoPlay(page)
  },
)

test(
  'who opens a package for review, or plays it again, practises and is told so',
  { tag: '@deep' },
  async ({ page }) => {
    const deck = await deckFrom('world-capitals')
    await addCourses(deck)
    await page.goto(`${lms.url}/lms.html`)
    // The API appears after the package.
    const opening = launch(page, `${deck.id}-scorm12`)
    await page.waitForFunction(() =>
      frames[0]?.document.getElementById('deckle-note')?.textContent.includes('Looking for'),
    )
    await setUpRuntimes(page)
    const frame = await opening
    await autoPlay(frame)
    const practice = frame.getByRole('status').filter({ hasText: 'This try is practice' })
    await expect(practice).toHaveCount(0)
    const first = await reportedTo(page, 'scorm12')
    expect(first.values['cmi.core.lesson_status']).toMatch(/^(passed|failed)$/)
    await frame.getByRole('button', { name: 'Start again' }).click()
    await expect(practice).toBeVisible()
    await takePicture(page, 'package-practice', 'desktop')
    await autoPlay(frame)
    await close(page, `${deck.id}-scorm12`)
    const { state, values } = await reportedTo(page, 'scorm12')
    const withoutTime = { ...values, 'cmi.core.session_time': first.values['cmi.core.session_time'] }
    expect(withoutTime).toEqual(first.values)

    await page.reload()
    await setUpRuntimes(page, {
      scorm12: { ...(state as { core: object }), core: { ...(state as { core: object }).core, lesson_mode: 'review' } },
    })
    const review = await launch(page, `${deck.id}-scorm12`)
    await expect(review.getByRole('status').filter({ hasText: 'not recorded' })).toBeVisible()
    await expect(review.locator('.dk-end')).toBeVisible()
    await review.getByRole('button', { name: 'Start again' }).click()
    await autoPlay(review)
    await close(page, `${deck.id}-scorm12`)
    const report = await reportedTo(page, 'scorm12')
    expect(Object.keys(report.values)).toEqual(['cmi.core.session_time'])
    expect(report.ends).toBe(1)
  },
)

test(
  'a page plays from a folder, without any network, and goes on where it was left',
  { tag: '@deep' },
  async ({ page }) => {
    const upload: SlideToMake = {
      template: 'uploader',
      data: { question: 'Show us your stall', image: noImage, button: '' },
    }
    const deck = await makeDeck(await apiAs('Creator'), {
      name: 'A market day',
      readerType: 'submission',
      slides: [upload, titleSlide('Thank you'), titleSlide('See you there')],
    })
    const files = await (await packer('Creator'))(deck.id, 'html')
    const folder = await mkdtemp(path.join(tmpdir(), 'deckle-package-'))
    try {
      for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes)
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(pathToFileURL(path.join(folder, 'index.html')).href)
      const note = page.getByRole('status').filter({ hasText: 'A file cannot be handed in from here' })
      await expect(note).toBeVisible()
      await takePicture(page, 'package-upload', 'desktop')
      await page.locator('.dk-scroll .dk-upload input[type=file]').setInputFiles({
        name: 'stall.png',
        mimeType: 'image/png',
        buffer: Buffer.from('a picture'),
      })
      await page.locator('.dk-scroll .dk-upload .dk-main').click()
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
      await expect(note).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
      await autoPlay(page)
      await page.reload()
      await expect(page.locator('.dk-end')).toBeVisible()
      expect(requested.filter((one) => !/^(file|data|blob):/.test(one))).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)

test(
  'a package speaks all languages of its deck, and keeps answers from one to the other',
  { tag: '@deep' },
  async ({ page }) => {
    const api = await apiAs('Creator')
    const { id, revision, content } = await deckFrom('phishing')
    await api.call('POST', `/decks/${id}/update`, { revision, content: { ...content, translationEnabled: true } })
    lms.add(`${id}-scorm2004`, await (await packer('Creator'))(id, 'scorm2004'))
    await page.goto(`${lms.url}/lms.html`)
    await setUpRuntimes(page)
    const frame = await launch(page, `${id}-scorm2004`)
    await frame.locator('.dk-foot .dk-main').click()
    await frame.locator('.dk-scroll [data-n]').first().click()
    const verdict = await frame.locator('.dk-scroll .dk-verdict strong').innerText()
    await frame.getByRole('combobox').selectOption('hi')
    await expect(frame.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(frame.locator('.dk-scroll .dk-verdict strong')).not.toHaveText(verdict)
    await expect(frame.locator('.dk-scroll h2')).toHaveText(/\p{Script=Devanagari}/u)
    await takePicture(page, 'package-hindi', 'desktop')
    await autoPlay(frame)
    const { refused, values } = await reportedTo(page, 'scorm2004')
    expect(refused).toEqual([])
    expect(values['cmi.completion_status']).toBe('completed')
    // Values that an LMS compares stay in the deck's own language.
    expect(values['cmi.interactions.0.id']).toMatch(/^q2-[a-z-]+$/)
  },
)

test('the publish screen packs a deck and says what that means', { tag: '@both' }, async ({ signedIn }) => {
  const deck = await deckFrom('photo-contest')
  const page = await signedIn('Creator', `/publishViewer/${deck.id}`)
  const card = page.getByRole('region', { name: 'Packages' })
  await expect(card.getByText('carries the right answers')).toBeVisible()
  await expect(card.getByText('Files cannot be handed in from a package')).toBeVisible()
  await waitForLoad(page)
  const toTop = () => card.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await toTop()
  await takePicture(page, 'publish-packages', 'desktop')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await toTop()
  await takePicture(page, 'publish-packages-phone', 'desktop')
  await expectAccessible(page, 'packages on the publish screen, dark', { within: 'main' })
  const saving = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download: SCORM 1.2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Package as SCORM 1.2' })
  await expect(dialog.getByText('Nothing in this deck is right or wrong')).toBeVisible()
  await expectAccessible(page, 'what a package tells', { within: '[role=dialog]' })
  await takePicture(page, 'publish-package-dialog-phone', 'desktop')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await saving).suggestedFilename()).toMatch(/-scorm12\.zip$/)
})
