// Debian's browsers for the browser tests and measurements: found, or installed through apt where that is allowed.
import { existsSync } from 'node:fs'
import { run, print } from './steps.mjs'

const browsers = {
  /** Chromium without what only a person at a screen needs: a fifth less processor time. */
  headlessShell: {
    name: 'Chromium’s headless shell',
    debian: 'chromium-headless-shell',
    variable: 'CHROMIUM_PATH',
    places: ['/usr/bin/chromium-headless-shell'],
  },
  chromium: {
    name: 'Chromium',
    debian: 'chromium',
    variable: 'CHROMIUM_PATH',
    places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  },
  firefox: {
    name: 'Firefox',
    debian: 'firefox-esr',
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  },
}

export const ensureChromium = async () =>
  (await findOrInstall(browsers.headlessShell)) ?? ensureBrowser(browsers.chromium)
export const ensureFirefox = () => ensureBrowser(browsers.firefox)

/** The path of a browser; null after a message about how to get it. */
async function ensureBrowser(browser) {
  const path = await findOrInstall(browser)
  const { name, debian, variable } = browser
  if (path === null)
    print(
      `No ${name} found. Browser tests and measurements need one: \`sudo apt-get install ${debian}\`, or set ${variable} to yours.`,
    )
  return path
}

async function findOrInstall(browser) {
  const found = find(browser)
  if (found || process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return found
  const { name, debian } = browser
  print(`Installing ${name} (apt-get install ${debian}) …`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], quiet)
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian], quiet)
  return find(browser)
}

function find({ variable, places }) {
  return [process.env[variable], ...places].find((place) => place && existsSync(place)) ?? null
}
