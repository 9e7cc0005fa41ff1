import { type Page, test as base } from '@playwright/test'
import { expect, visit } from '../test.ts'
import { checkThemes, waitForLoad } from './check-screen.ts'
import { isDue } from './due-screens.ts'

type Screens = readonly (readonly [path: string, name: string])[]

/** Skips the test if none of its screens changed since they were accepted. Called first, before anything is prepared. */
export function skipUnlessDue(screens: Screens): void {
  const { file } = base.info()
  base.skip(!screens.some(([path, name]) => isDue(path, name, file)), 'Its screens have not changed.')
}

/** `checkThemes` of each address that is due, visited within the application. */
export async function checkThemesOfEach(page: Page, screens: Screens): Promise<void> {
  const { file } = base.info()
  for (const [path, name] of screens) {
    if (!isDue(path, name, file)) continue
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitForLoad(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The preview's initial device depends on the width.
    await checkThemes(page, name, name === 'template' ? { reload: true } : {})
  }
}
