import { describe, expect, it } from 'vitest'
import { dueScreens } from './due-screens.ts'

const sources = {
  shared: ['apps/web/src/app/main.tsx', 'apps/web/src/words/en/shell.json'],
  routes: [
    {
      screens: ['library', 'templates'],
      files: ['apps/web/src/features/library/screen.tsx', 'packages/ui/src/tree.tsx'],
    },
    { screens: ['people'], files: ['apps/web/src/features/people/screen.tsx', 'packages/ui/src/tree.tsx'] },
  ],
}
const due = (...changed: string[]) => dueScreens(changed, sources)
const nothing = { all: false, screens: [], pages: false, tests: [] }

describe('dueScreens', () => {
  it('has no screen if nothing changed, or only tests and documents', () => {
    expect(due()).toEqual(nothing)
    expect(due('README.md', 'apps/web/src/features/people/screen.test.tsx')).toEqual(nothing)
  })

  it.each([
    ['apps/web/src/features/library/screen.tsx', ['library', 'templates']],
    ['packages/ui/src/tree.tsx', ['library', 'templates', 'people']],
    ['apps/server/src/modules/decks/present.ts', []],
  ])('has the screens that are built from %s', (file, screens) => {
    expect(due(file)).toMatchObject({ all: false, screens })
  })

  it.each([
    'apps/web/src/words/en/shell.json',
    'apps/web/src/app/main.tsx',
    'packages/ui/src/theme/tokens.css',
    'package-lock.json',
    'apps/server/src/demo/people.ts',
    'e2e/lib/screens/check-screen.ts',
  ])('has every screen after a change of %s', (file) => {
    expect(due('README.md', file).all).toBe(true)
  })

  it.each(['packages/player/src/view/stage/slide-place.tsx', 'apps/server/src/modules/play/page.ts'])(
    'has pages outside the application after a change of %s',
    (file) => expect(due(file)).toEqual({ ...nothing, pages: true }),
  )

  it('names changed browser tests, whose screens are due', () => {
    expect(due('e2e/screens/creator.spec.ts').tests).toEqual(['e2e/screens/creator.spec.ts'])
  })
})
