import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withImports } from '../../older-browsers-css.ts'

const file = `${import.meta.dirname}/player.css`
const slides = `${import.meta.dirname}/../../../slides/src`

it('imports each slide type’s rules, before those that all types share at the end', () => {
  const names = [...readFileSync(file, 'utf8').matchAll(/^@import '(.+)';$/gm)].map(([, name = '']) => name)
  const types = names.filter((name) => name.startsWith('@deckle/slides/'))
  const found = readdirSync(slides)
    .filter((name) => existsSync(`${slides}/${name}/player.css`))
    .map((name) => `@deckle/slides/${name}/player.css`)
  expect(types.toSorted()).toEqual(found.toSorted())
  expect(names.indexOf(types.at(-1) ?? '')).toBeLessThan(names.indexOf('./slide/buttons.css'))
})

it('is one sheet for older browsers', () => {
  const read: string[] = []
  const css = withImports(readFileSync(file, 'utf8'), file, (name) => read.push(name))
  expect(css).not.toContain('@import')
  expect(css).toContain('.dk-star')
  expect(read.length).toBeGreaterThan(30)
})
