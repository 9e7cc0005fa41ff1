import { apiAs } from '../lib/api.ts'
import { makeFromTemplate } from '../lib/decks.ts'
import { answerFirst } from '../lib/play/auto-play.ts'
import { close, launch, packer, reportedTo, setUpRuntimes, startLms, type TestLms } from '../lib/play/lms.ts'
import { expect, test } from '../lib/test.ts'

let lms: TestLms
test.beforeAll(async () => void (lms = await startLms()))
test.afterAll(() => lms.stop())

const versions = ['scorm12', 'scorm2004'] as const

test('a learner without credit resumes at the same place, and no result is reported', async ({ page }) => {
  const deck = await makeFromTemplate(await apiAs('Creator'), 'world-capitals')
  const pack = await packer('Creator')
  for (const version of versions) lms.add(`${deck.id}-${version}`, await pack(deck.id, version))
  await page.goto(`${lms.url}/lms.html`)
  await setUpRuntimes(page, { scorm12: { core: { credit: 'no-credit' } }, scorm2004: { credit: 'no-credit' } })
  const places: string[] = []
  for (const version of versions) {
    const frame = await launch(page, `${deck.id}-${version}`)
    await expect(frame.getByRole('status').filter({ hasText: 'not recorded' })).toBeVisible()
    await answerFirst(frame, 2)
    places.push(await frame.locator('.dk-scroll h2').innerText())
    await close(page, `${deck.id}-${version}`)
  }
  const before = await Promise.all(versions.map((version) => reportedTo(page, version)))
  for (const { values, refused } of before) {
    expect(refused).toEqual([])
    expect(Object.keys(values).filter((name) => /score|status|progress|interactions/.test(name))).toEqual([])
  }
  await page.reload()
  await setUpRuntimes(page, { scorm12: before[0]?.state, scorm2004: before[1]?.state })
  for (const [at, version] of versions.entries()) {
    const frame = await launch(page, `${deck.id}-${version}`)
    await expect(frame.locator('.dk-scroll h2')).toHaveText(places[at] ?? '')
  }
})
