import type { Page } from '@playwright/test'
import { expect, visit } from '../test.ts'
import { checkThemes, waitForLoad } from './check-screen.ts'

/** `checkThemes` of each address, visited within the application. */
export async function checkThemesOfEach(
  page: Page,
  screens: readonly (readonly [path: string, name: string])[],
): Promise<void> {
  for (const [path, name] of screens) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitForLoad(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The preview's initial device depends on the width.
    await checkThemes(page, name, name === 'template' ? { reload: true } : {})
  }
}
