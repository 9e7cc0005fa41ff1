// @vitest-environment happy-dom
import { sectionFailed } from '@deckle/slides/parts/lazy/section-failed.ts'
import { reportVideo } from '@deckle/slides/video-story/video-event.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playKey } from '../../storage/storage-keys.ts'
import { openStore } from '../../storage/store.ts'
import { failureCodes } from './follow-failures.ts'
import { followVisit } from './follow-visit.ts'

const store = openStore('test.')
const newTrack = () => vi.fn<(event: string, slideId: string | null, value?: number) => void>()
// Of each test its own: nothing ends the listeners of a visit but its page.
let track = newTrack()
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  document.body.replaceChildren()
  track = newTrack()
})
afterEach(() => vi.useRealTimers())
const visit = () => followVisit(store, 3, track)
const save = (play: object) => store.set(playKey, JSON.stringify({ answers: {}, verdicts: {}, ...play }))

describe('a page that is left', () => {
  it('before the end is abandoned at its slide, after the time spent on it, once a visit', () => {
    const { onEvent, onLeave } = visit()
    onEvent('view', null)
    onEvent('slide_view', 's0')
    vi.advanceTimersByTime(4000)
    onEvent('slide_view', 's1')
    save({ index: 1 })
    vi.advanceTimersByTime(2500)
    onLeave()
    onLeave()
    expect(track.mock.calls).toEqual([['abandon', 's1', 2500]])
  })

  it('before anything was shown, or at the form that comes first, is abandoned nowhere', () => {
    visit().onLeave()
    expect(track.mock.calls).toEqual([['abandon', null, undefined]])
  })

  it.each([
    ['at the end', { index: 3 }],
    ['at an end that was reached in an earlier visit', { index: 1, ended: true }],
  ])('%s is not abandoned', (_when, play) => {
    const { onEvent, onLeave } = visit()
    onEvent('slide_view', 's2')
    save(play)
    onLeave()
    expect(track).not.toHaveBeenCalled()
  })
})

it('says how far a video was played', () => {
  visit()
  reportVideo({ slideId: 's1', played: 25 })
  expect(track.mock.calls).toEqual([['video_progress', 's1', 25]])
})

it('says what failed to load, once, and on which slide', () => {
  const before = document.createElement('img')
  Object.defineProperties(before, {
    complete: { value: true },
    naturalWidth: { value: 0 },
    currentSrc: { value: '/gone.webp' },
  })
  document.body.append(before)
  visit().onEvent('slide_view', 's2')
  const sound = document.createElement('audio')
  Object.defineProperty(sound, 'currentSrc', { value: '/voice.mp3' })
  document.body.append(sound)
  for (const element of [before, sound, sound]) element.dispatchEvent(new Event('error'))
  reportVideo({ slideId: 's2', played: null })
  for (let n = 0; n < 2; n += 1) dispatchEvent(new Event(sectionFailed))
  expect(track.mock.calls).toEqual([
    ['error', null, failureCodes.picture],
    ['error', 's2', failureCodes.sound],
    ['error', 's2', failureCodes.video],
    ['error', 's2', failureCodes.section],
  ])
})
