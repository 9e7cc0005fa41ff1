import { screen } from '@testing-library/react'
import { fireOn } from '../../../../test/fire-on.ts'
import { press } from '../../../../test/press.ts'

/** Selects an item of the person's menu. An item's name contains its description. */
export async function choose(name: RegExp): Promise<void> {
  await press('More')
  await fireOn.click(screen.findByRole('menuitem', { name }))
}
