import { expect, type FileChooser, type Locator, type Page } from '@playwright/test'

/** The editor as a person uses it, on a desktop (three panes) or a phone (one pane at a time). */
export class Editor {
  readonly page: Page
  readonly isPhone: boolean

  constructor(page: Page) {
    this.page = page
    const size = page.viewportSize()
    this.isPhone = size !== null && size.height > size.width
  }

  async press(target: Locator): Promise<void> {
    await (this.isPhone ? target.tap() : target.click())
  }

  async create(kind: string): Promise<void> {
    const { page } = this
    await this.press(page.getByRole('link', { name: 'Library' }))
    await this.press(page.getByRole('button', { name: 'New deck' }).first())
    await this.press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${kind}`) }))
    await this.press(page.getByRole('dialog').getByRole('button', { name: /^Blank/ }))
    await expect(page).toHaveURL(/\/contentEditor\//)
    await expect(this.stage).toBeVisible()
  }

  async rename(name: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Name of the deck' }).fill(name)
  }

  get stage(): Locator {
    return this.page.getByRole('region', { name: 'Slide', exact: true })
  }

  get list(): Locator {
    return this.page.getByRole('region', { name: 'Slides', exact: true })
  }

  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Options', exact: true })
  }

  async show(pane: 'Slides' | 'Slide' | 'Options'): Promise<void> {
    if (!this.isPhone) return
    await this.press(
      this.page.getByRole('radiogroup', { name: 'Pane' }).getByRole('radio', { name: pane, exact: true }),
    )
  }

  async addSlide(type: string): Promise<void> {
    await this.show('Slides')
    await this.press(this.list.getByRole('button', { name: 'Add slide' }))
    await this.press(this.page.getByRole('option', { name: new RegExp(`^${type} `) }))
    await this.show('Slide')
  }

  text(label: string): Locator {
    return this.stage.getByRole('textbox', { name: label, exact: true })
  }

  async write(label: string, words: string): Promise<void> {
    await this.press(this.text(label))
    await this.text(label).selectText()
    await this.page.keyboard.insertText(words)
    await expect(this.text(label)).toHaveValue(words)
  }

  async options(list: 'Options' | 'Choices' | 'Pictures', texts: readonly string[]): Promise<void> {
    for (const [at, words] of texts.entries()) await this.write(`${list} ${at + 1}: Text`, words)
  }

  /** On a phone an option's tools appear with its text field. */
  async removeOption(list: 'Options' | 'Pictures', number: number): Promise<void> {
    await this.press(this.text(`${list} ${number}: Text`))
    await this.press(this.stage.getByRole('button', { name: `Remove option ${number}` }))
  }

  async mark(number: number, isRight = true): Promise<void> {
    const button = this.stage.getByRole('button', { name: `Mark option ${number} as right` })
    if ((await button.getAttribute('aria-pressed')) !== String(isRight)) await this.press(button)
    await expect(button).toHaveAttribute('aria-pressed', String(isRight))
  }

  async saved(): Promise<void> {
    await expect(
      this.page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^Saved$/ }),
    ).toBeAttached()
  }

  async tab(name: 'Content' | 'Properties' | 'Design' | 'Publish' | 'Analytics'): Promise<void> {
    await this.press(this.page.getByRole('navigation', { name: 'Deck' }).getByRole('link', { name }))
  }

  /** An untouched slide changes its type without a confirmation. */
  async changeTemplate(type: string): Promise<void> {
    await this.press(this.page.getByRole('button', { name: /^Slide type/ }))
    await this.press(this.page.getByRole('menuitemradio', { name: type, exact: true }))
    await expect(this.page.getByRole('button', { name: `Slide type: ${type}` })).toBeVisible()
  }

  async choose(label: string, option: string): Promise<void> {
    await this.press(this.panel.getByRole('button', { name: new RegExp(`${label}$`) }))
    await this.press(this.page.getByRole('option', { name: option, exact: true }))
  }

  /** Through the open dialog. */
  async uploadPicture(file: Parameters<FileChooser['setFiles']>[0], alt: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Choose a picture' })
    const chooser = this.page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose files' }).click()
    await (await chooser).setFiles(file)
    await dialog.getByRole('textbox', { name: 'What does it show?' }).fill(alt)
    await dialog.getByRole('button', { name: 'Use picture' }).click()
    await expect(dialog).toBeHidden()
  }

  /** Through the open dialog. */
  async uploadDocument(file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Choose a document' })
    const chooser = this.page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose files' }).click()
    await (await chooser).setFiles(file)
    await expect(dialog).toBeHidden()
  }

  /** @returns the public address */
  async publish(): Promise<string> {
    await this.tab('Publish')
    await expect(this.page.getByText('Before you publish')).toBeVisible()
    await this.press(this.page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).last())
    const done = this.page.getByRole('dialog', { name: /live$/ })
    const link = done.getByRole('textbox', { name: 'Link', exact: true })
    await expect(link).toHaveValue(/\/play\/\w{8}$/)
    const address = await link.inputValue()
    await this.press(done.getByRole('button', { name: 'Done' }))
    await expect(done).toBeHidden()
    return address
  }
}
