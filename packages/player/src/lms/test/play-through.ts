import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { defaultPackageOptions, type PackageOptions } from '@deckle/core/deck/publication/package-options.ts'
import type { ShownEnding } from '../../hosts/host.ts'
import { sampleAnswers } from '../../test/sample-answers.ts'
import { sampleDeck } from '../../test/sample-deck.ts'
import { createLmsHost, type LmsHost, type LmsHostOptions } from '../lms-host.ts'
import { suspendSlides } from '../lms-play.ts'
import type { LmsPort, PortHealth } from '../port/port.ts'
import type { LmsCalls } from '../scorm/scorm-api.ts'
import { createScormPort } from '../scorm/scorm-port.ts'
import { vocabulary12 } from '../scorm/scorm12.ts'
import { vocabulary2004 } from '../scorm/scorm2004.ts'
import { readSuspended } from '../suspend/suspend-data.ts'
import { createAttempts, type Attempts } from '../attempts.ts'
import type { Version } from './fake-lms.ts'

export const clock = { now: Date.parse('2026-11-21T10:00:00Z') }
const now = () => clock.now

export const questions = Object.entries(sampleAnswers)

export function portTo(find: () => LmsCalls | null, version: Version): LmsPort {
  return createScormPort({ vocabulary: version === '12' ? vocabulary12 : vocabulary2004, find, now })
}

export interface Playing {
  readonly host: LmsHost
  readonly attempts: Attempts
}

/** A deck as its package plays it on a port. */
export async function playOn(
  port: LmsPort,
  {
    content = sampleDeck,
    drafts,
    ...options
  }: Partial<PackageOptions> & { readonly content?: DeckContent } & Pick<LmsHostOptions, 'drafts'> = {},
): Promise<Playing> {
  const restored = readSuspended(suspendSlides(content), port.before.suspendData, 'key')
  const earlier = restored && { hasResult: restored.hasResult, isAtEnd: restored.index === content.contentHash.length }
  const attempts = createAttempts(port, { ...defaultPackageOptions, ...options }, earlier)
  const host = await createLmsHost({
    content,
    key: 'key',
    port,
    attempts,
    language: 'en',
    restored,
    onSlide: () => undefined,
    ...(drafts && { drafts }),
    now,
    imageUrl: () => '',
    fileUrl: () => '',
  })
  return { host, attempts }
}

export async function answerAll(host: LmsHost, most = questions.length): Promise<void> {
  for (const [slideId, answer] of questions.slice(0, most)) {
    clock.now += 7000
    await host.answer(slideId, answer, 5000)
    const index = sampleDeck.contentHash.findIndex((one) => one.slideId === slideId) + 1
    host.save({ ...(host.restore() ?? { answers: {}, verdicts: {} }), index, trail: [] })
  }
}

/** In the player's order: the place first. */
export async function reachEnd(host: LmsHost): Promise<ShownEnding> {
  const at = host.restore() ?? { answers: {}, verdicts: {} }
  host.save({ ...at, index: sampleDeck.contentHash.length, trail: [] })
  return host.complete()
}

export async function playThrough(
  version: Version,
  find: () => LmsCalls | null,
): Promise<{ ending: ShownEnding; health: PortHealth }> {
  const port = portTo(find, version)
  const { host } = await playOn(port)
  await answerAll(host)
  const ending = await reachEnd(host)
  port.terminate()
  return { ending, health: port.health() }
}

export const portOf = (api: object | null, version: Version): LmsPort => portTo(() => api as LmsCalls | null, version)
export const hostOn = async (...values: Parameters<typeof playOn>): Promise<LmsHost> => (await playOn(...values)).host
