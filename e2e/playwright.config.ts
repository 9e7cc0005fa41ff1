import { defineConfig } from '@playwright/test'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What is drawn again in part is smoothed otherwise along the seams: pictures would hang on what was there before.
  '--disable-partial-raster',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./screens-reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags },
    screenshot: 'only-on-failure',
    trace: 'off',
    video: 'off',
    serviceWorkers: 'block',
    actionTimeout: 15_000,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'firefox.spec.ts',
      // Pictures of what is tried here are taken as a phone shows it too (lib/looks.ts).
      grepInvert: /@phone/,
      // Motion is seen on the phone; without it more is seen in the same time.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      // Tasks that are done in another way there, or that are tighter.
      name: 'phone',
      testIgnore: 'firefox.spec.ts',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      // Debian's Firefox as it is, by WebDriver BiDi: no build of Playwright's own.
      name: 'firefox',
      testMatch: 'firefox.spec.ts',
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
