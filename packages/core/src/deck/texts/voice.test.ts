import { expect, it } from 'vitest'
import { isSound } from './voice.ts'

it.each([
  ['0190f3a1-0000-7000-8000-000000000001', true],
  ['https://example.com/a.mp3', true],
  ['', false],
  ['Hello', false],
  ['Welcome to the course.', false],
  ['https://example.com is where to look', false],
])('of %j: %s', (tts_audio, sound) => expect(isSound(tts_audio)).toBe(sound))
