import { screenPaths } from '@deckle/contract/screen-paths.ts'
import { clientSlugProblem } from '@deckle/core/client/client-slug.ts'
import { expect, it } from 'vitest'
import { isReservedSlug } from '../modules/articles/publication/slugs.ts'
import { allPages } from '../registry.ts'
import { createTestApp } from './app.ts'

const paths = [...Object.values(screenPaths).flat(), ...allPages.map(({ path }) => path)]

/** The segments at index `place` of the paths, without parameters and file names. */
const literalsAt = (place: number, from: readonly string[]): readonly string[] => [
  ...new Set(from.flatMap((path) => path.split('/').slice(1)[place] ?? []).filter((part) => /^[a-z0-9-]+$/.test(part))),
]

it('no client has the first part of an address of ours', async () => {
  const test = await createTestApp()
  const routes = test.app.printRoutes({ commonPrefix: false })
  await test.close()
  const firstOfRoutes = [...routes.matchAll(/^[├└]── \/?([\w-]+)(?![\w.-])/gm)].map(([, first = '']) => first)
  const known = [...literalsAt(0, paths), ...firstOfRoutes].filter((part) => part.length > 2)
  expect(known.filter((part) => clientSlugProblem(part) === null)).toEqual([])
})

it('no article of a blog has the address of one of the blog’s pages', () => {
  const own = literalsAt(
    2,
    paths.filter((path) => /^\/blog\/\{\w+\}\/[^/]+$/.test(path)),
  )
  expect(own).toContain('search')
  expect(own.filter((part) => !isReservedSlug(part))).toEqual([])
})
