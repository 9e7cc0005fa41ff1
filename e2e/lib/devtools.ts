import type { CDPSession, Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The browser's own protocol for what Playwright has no call for; one session a page. */
export function devtoolsOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
