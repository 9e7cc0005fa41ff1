import { expect, type Locator } from '@playwright/test'

/**
 * Presses the label of a checkbox, radio or switch, whose own input is hidden. Unlike a forced press of the input, this waits
 * until the label no longer moves.
 */
export async function setChecked(input: Locator, checked = true): Promise<void> {
  if ((await input.isChecked()) !== checked) await input.locator('xpath=ancestor::label').click()
  await expect(input).toBeChecked({ checked })
}
