import { expect, type Locator, type Page } from '@playwright/test'
import { setChecked } from '../set-checked.ts'

type Group = 'About the course' | 'Dates' | 'Learning and passing' | 'Who can join' | 'Final exam' | 'Certificate'

/** The builder of courses as a person uses it at a desk. */
export class CourseBuilder {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** From the list of courses. @returns the course's id */
  async create(title: string): Promise<string> {
    const { page } = this
    await page.getByRole('button', { name: 'New course' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New course' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
    await dialog.getByRole('button', { name: 'Create course' }).click()
    await expect(page).toHaveURL(/\/courses\/[\w-]+\/edit$/)
    await expect(this.topics).toHaveCount(1)
    return new URL(page.url()).pathname.split('/')[2] ?? ''
  }

  get outline(): Locator {
    return this.page.getByRole('region', { name: 'Outline' })
  }

  get topics(): Locator {
    return this.outline.locator('[role=row][aria-level="1"]')
  }

  get settings(): Locator {
    return this.page.getByRole('region', { name: /^(Course|Topic|Deck)$/ })
  }

  async renameTopic(number: number, title: string): Promise<void> {
    await this.topics.nth(number - 1).click()
    await this.page.keyboard.press('F2')
    await this.writeTitle(title)
  }

  async addTopic(title: string): Promise<void> {
    await this.outline.getByRole('button', { name: 'Add topic' }).click()
    await this.writeTitle(title)
  }

  private async writeTitle(title: string): Promise<void> {
    const field = this.outline.getByRole('textbox', { name: 'Title of the topic' })
    await field.fill(title)
    await field.press('Enter')
    await expect(this.outline.getByRole('row', { name: title })).toBeVisible()
  }

  async chooseTopic(title: string): Promise<void> {
    await this.outline.getByRole('row', { name: title }).click()
    await expect(this.settings.getByRole('textbox', { name: 'Title of the topic' })).toHaveValue(title)
  }

  /** Decks of the library into a topic, by their names. */
  async addDecks(topic: string, names: readonly string[]): Promise<void> {
    await this.chooseTopic(topic)
    await this.outline.getByRole('button', { name: 'Add decks' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Add decks' })
    for (const name of names) await tick(dialog, name)
    await dialog.getByRole('button', { name: `Add ${names.length} deck` }).click()
    for (const name of names) await expect(this.outline.getByRole('row', { name })).toBeVisible()
  }

  async openAfterPrevious(topic: string): Promise<void> {
    await this.chooseTopic(topic)
    await setChecked(this.settings.getByRole('radio', { name: 'After the previous topic' }))
  }

  /** Of the settings of the course. */
  async open(group: Group): Promise<void> {
    await this.outline.getByRole('button', { name: 'Course settings' }).click()
    const heading = this.settings.getByRole('button', { name: group })
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
  }

  async chooseExam(name: string, attempts: number): Promise<void> {
    await this.open('Final exam')
    await this.settings.getByRole('button', { name: 'Choose the final exam' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Choose the final exam' })
    await tick(dialog, name)
    await dialog.getByRole('button', { name: 'Choose', exact: true }).click()
    await this.settings.getByRole('textbox', { name: /^Attempts/ }).fill(String(attempts))
    await this.page.keyboard.press('Tab')
  }

  async giveCertificates(): Promise<void> {
    await this.open('Certificate')
    await setChecked(this.settings.getByRole('switch', { name: 'Learners get a certificate' }))
  }

  /** In a tab of its own: a design that begins as a built-in one and has other words around the course. */
  async makeDesign(start: string, name: string, words: string): Promise<void> {
    const opened = this.page.waitForEvent('popup')
    await this.settings.getByRole('link', { name: 'All designs' }).click()
    const tab = await opened
    await tab.getByRole('button', { name: `Use as a start: ${start}` }).click()
    await tab.getByRole('textbox', { name: 'Name of the design' }).fill(name)
    await tab.getByRole('application', { name: /^Course,/ }).click()
    await tab.getByRole('textbox', { name: /^Words around it/ }).fill(words)
    await expect(tab.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
    await tab.close()
  }

  async chooseDesign(design: string): Promise<void> {
    const field = this.settings.getByRole('combobox', { name: 'Design' })
    await scrollTo(field)
    await field.fill(design)
    await this.page.getByRole('option', { name: design, exact: true }).click()
    await expect(field).toHaveValue(design)
    await expect(this.page.getByRole('listbox')).toBeHidden()
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Publish the course' })
    await expect(dialog.getByText('Everything is ready.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(this.page.getByText('Published', { exact: true })).toBeVisible()
  }
}

async function tick(dialog: Locator, name: string): Promise<void> {
  await setChecked(dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }))
}

/** A list that is open closes when its pane scrolls: scrolling ends first. */
const scrollTo = (target: Locator) =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  })
