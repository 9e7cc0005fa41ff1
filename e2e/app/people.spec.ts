import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Editor } from '../lib/editor.ts'
import { setChecked } from '../lib/set-checked.ts'
import { expect, test, url } from '../lib/test.ts'

const faults = 12

/** CSV of 200 people below two managers, with invalid e-mail addresses in `faults` rows. */
function listOf(family: string): string {
  const lines = Array.from({ length: 200 }, (_, n) => {
    const isFaulty = n % 16 === 5 && n < 16 * faults
    const email = `${family}-${n}${isFaulty ? ' at ' : '@'}tideway.example`
    const manager = n < 2 ? '' : `${family}-${n % 2}@tideway.example`
    return [email, `Sailor${n}`, family, n < 2 ? 'Manager' : 'Learner', manager].join(',')
  })
  return ["E-mail,First name,Last name,Licence,Manager's e-mail", ...lines].join('\n')
}

for (const [place, tag] of [
  ['at a desk', []],
  ['on a phone', ['@phone', '@deep']],
] as const)
  test(
    `200 people are imported, a branch is moved, licences are assigned, ${place}`,
    { tag: [...tag] },
    async ({ signedIn }) => {
      const family = `crew${crypto.randomUUID().slice(0, 6)}`
      const page = await signedIn('Admin of Tideway Sailing School', '/people/import')
      const hand = new Editor(page)
      const press = (name: RegExp | string) => hand.press(page.getByRole('button', { name }))

      await upload(page, listOf(family))
      await press('Check 200 rows')
      const file = page.waitForEvent('download')
      await press('Download refused rows')
      const refused = await readFile(await (await file).path(), 'utf8')
      expect(refused.trim().split('\n')).toHaveLength(1 + faults)
      await press('Import 188 people')
      await expect(page.getByText('188 people were created', { exact: false })).toBeVisible()

      await page.goto(`${url()}/people/import`)
      await upload(page, refused.replaceAll(' at tideway', '@tideway'))
      await press('Check 12 rows')
      await press('Import 12 people')
      await expect(page.getByText('12 people were created', { exact: false })).toBeVisible()

      await page.goto(`${url()}/people/tree`)
      await press(`Move Sailor0 ${family} …`)
      await page.getByRole('combobox', { name: 'New manager' }).fill(`Sailor1 ${family}`)
      await hand.press(page.getByRole('option', { name: `Sailor1 ${family}` }))
      await hand.press(page.getByRole('button', { name: 'Move', exact: true }))
      await expect(page.getByRole('row', { name: `Sailor1 ${family}` })).toContainText('100 direct · 199 in all')

      await page.goto(`${url()}/people?q=${family}`)
      await setChecked(page.getByRole('checkbox', { name: 'Select everybody shown' }).filter({ visible: true }))
      await press('Select all 200 who match')
      await press('Actions')
      await hand.press(page.getByRole('menuitem', { name: 'Licence' }))
      const dialog = page.getByRole('dialog', { name: 'Change the licence of 200 people' })
      await hand.press(dialog.getByRole('button', { name: 'Licence' }).first())
      await hand.press(page.getByRole('option', { name: 'Creator' }))
      await hand.press(dialog.getByRole('button', { name: 'Change licence', exact: true }))
      await expect(page.getByText('200 changed')).toBeVisible()
    },
  )

async function upload(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text)
  await page.locator('input[type=file]').setInputFiles({ name: 'crew.csv', mimeType: 'text/csv', buffer })
}
