import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screenPaths } from './screen-paths.ts'

it('every address that the web app knows is answered with its page, and no other', () => {
  // Read, not imported: the server knows nothing of the web.
  const source = readFileSync(new URL('../../../../web/src/app/routes.ts', import.meta.url), 'utf8')
  const known = [...source.matchAll(/'(\/[^']*)'(?=[,\]\s])/g)].map(([, path = '']) => path.replaceAll('$', ':'))
  expect(known.length).toBeGreaterThan(30)
  const same = (path: string): string => path.replaceAll(/:\w+/g, ':x')
  expect([...new Set(known.map(same))].toSorted()).toEqual([...new Set(screenPaths.map(same))].toSorted())
})
