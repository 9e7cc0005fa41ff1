import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { faceOf } from './devanagari-face.ts'

it('is fetched for letters of Devanagari alone', () => {
  expect(faceOf('')).toBe('')
  expect(faceOf('/player/a.woff2')).toMatch(/src:url\(\/player\/a\.woff2\).*unicode-range:U\+0900-097F,/)
})

/** Of emails: many email programs refuse fonts. */
const withoutFont = ['mail-html.ts']

it('is part of every page that the server renders', () => {
  const folder = import.meta.dirname
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => !withoutFont.some((one) => name.endsWith(one)))
    .map((name) => ({ name, source: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ source }) => /<!doctype html/i.test(source))
  expect(pages.length).toBeGreaterThan(4)
  expect(pages.filter(({ source }) => !source.includes('devanagariFace()')).map(({ name }) => name)).toEqual([])
})
