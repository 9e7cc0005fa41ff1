import { expect, type Locator, type Page } from '@playwright/test'

interface Condition {
  readonly field: string
  readonly op: string
  /** Chosen from a list, or found by typing where it is a person. */
  readonly value: string
}

/** Writes a rule as a sentence, on the tab of rules. */
export async function writeRule(
  page: Page,
  {
    name,
    conditions,
    days,
  }: { readonly name: string; readonly conditions: readonly Condition[]; readonly days: number },
): Promise<void> {
  await page.getByRole('button', { name: 'New rule' }).click()
  const dialog = page.getByRole('dialog', { name: 'New rule' })
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  for (const [at, condition] of conditions.entries()) {
    if (at > 0) await dialog.getByRole('button', { name: 'Add a condition' }).click()
    await writeCondition(dialog.getByRole('group', { name: `Condition ${at + 1}` }), condition)
  }
  await dialog.getByRole('textbox', { name: /^Days to complete it/ }).fill(String(days))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

async function writeCondition(row: Locator, { field, op, value }: Condition): Promise<void> {
  await choose(row, 'Field', field)
  await choose(row, 'Comparison', op)
  const person = row.getByRole('combobox', { name: 'Person' })
  if ((await person.count()) === 0) return choose(row, 'Value', value)
  await person.fill(value)
  await row.page().getByRole('option', { name: value }).click()
  await expect(row.getByText(`Chosen: ${value}`)).toBeVisible()
}

async function choose(row: Locator, list: string, option: string): Promise<void> {
  await row.getByRole('button', { name: new RegExp(`${list}$`) }).click()
  await row.page().getByRole('option', { name: option, exact: true }).click()
}
