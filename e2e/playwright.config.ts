import { defineConfig } from '@playwright/test'
import { waitMs } from './lib/wait-ms.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Partly redrawn areas are antialiased differently: pictures would depend on earlier frames.
  '--disable-partial-raster',
]

const depths = {
  /** `npm test`: takes pictures only of screens that changed (lib/screens/due-screens.ts). */
  quick: { grep: /./, grepInvert: [/@deep/] },
  /** `npm run test:deep`: the other journeys, and those that take pictures of screens. */
  deep: { grep: / screens\/|@deep|@both/, grepInvert: [] },
  all: { grep: /./, grepInvert: [] },
}
const depth = depths[(process.env.TEST_DEPTH ?? 'all') as keyof typeof depths]

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  // Half of a journey's time it waits: for what is saved a second after typing, for answers of the server.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A journey that fails sometimes has a cause, in the journey or in the product.
  retries: 0,
  // Limits only end a journey that waits for something that never happens: a slow machine doesn't reach them.
  timeout: 900_000,
  expect: { timeout: waitMs },
  reporter: [['list'], ['./screens-reporter.ts'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags },
    screenshot: 'only-on-failure',
    trace: 'off',
    video: 'off',
    serviceWorkers: 'block',
    actionTimeout: waitMs,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/firefox*.spec.ts',
      // These tests take the phone's pictures too (lib/screens/check-screen.ts).
      grep: depth.grep,
      grepInvert: [/@phone/, ...depth.grepInvert],
      // Motion is tested on the phone; reduced motion is faster.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      // Tasks that differ on a phone, or that are tighter.
      name: 'phone',
      testIgnore: '**/firefox*.spec.ts',
      grep: new RegExp(`(?=.*@phone)(?=.*(${depth.grep.source}))`),
      grepInvert: depth.grepInvert,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      // Debian's Firefox over WebDriver BiDi: not a build of Playwright's.
      name: 'firefox',
      testMatch: '**/firefox*.spec.ts',
      grep: depth.grep,
      grepInvert: depth.grepInvert,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' },
        viewport: { width: 1280, height: 800 },
        serviceWorkers: 'allow',
      },
    },
  ],
})
