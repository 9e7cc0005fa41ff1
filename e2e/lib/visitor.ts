import { type Browser, expect, type Page } from '@playwright/test'
import { newVisitor } from './play/play.ts'
import { countRequests } from './requests.ts'
import { watch } from './test.ts'

export interface Visitor {
  readonly page: Page
  /** Closes the browser; fails where the page had errors. */
  leave(): Promise<void>
}

/** Somebody at a computer of their own. */
export async function visitorOn(browser: Browser): Promise<Visitor> {
  const context = await newVisitor(browser, 'desktop')
  const page = await context.newPage()
  countRequests(page)
  const problems = watch(page)
  return {
    page,
    leave: async () => {
      await context.close()
      expect(problems, 'errors in the page').toEqual([])
    },
  }
}
