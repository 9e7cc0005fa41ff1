import { expect, it } from 'vitest'
import { routeAt } from './routes.ts'

it.each([
  ['/', 'home'],
  ['/library', 'library'],
  ['/contentEditor/01a2', 'content'],
  ['/analyticsViewer/01a2', 'analytics'],
  ['/people/tree', 'peopleTree'],
  ['/people/01a2', 'person'],
  ['/courses/01a2/edit', 'courseBuilder'],
  ['/people/import', 'peopleImport'],
  ['/courses/01a2/play/01b3', 'coursePlay'],
])('the route of %s is %s', (pathname, screen) => {
  expect(routeAt(pathname)?.screen).toBe(screen)
})

it('an unknown address has none', () => {
  expect(routeAt('/no-such-screen')).toBeUndefined()
})
