// Debian's browsers for the browser tests and measurements: found, or installed through apt where that is allowed.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
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
    /** Playwright 1.63 uses a command that 140 lacks. */
    above: 140,
  },
}

export const ensureChromium = async () =>
  (await findOrInstall(browsers.headlessShell)) ?? ensureBrowser(browsers.chromium)
export const ensureFirefox = () => ensureBrowser(browsers.firefox)

/** The path of a browser; null after a message about how to get it. */
async function ensureBrowser(browser) {
  const path = await findOrInstall(browser)
  const { name, debian, variable, above } = browser
  if (path === null)
    print(
      `No ${name}${above ? ` newer than ${above}` : ''} found. Browser tests and measurements need one: \`sudo apt-get install ${debian}\`, or set ${variable} to yours.`,
    )
  return path
}

async function findOrInstall(browser) {
  const found = find(browser)
  if (found || process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return found
  const { name, debian } = browser
  print(`Installing ${name} (apt-get install ${debian}) …`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  for (let attempt = 1; attempt <= attempts && !find(browser); attempt++) {
    // A list of packages that could not be fetched would leave an older version.
    const code = await run('apt-get', ['update', '-qq', '-o', 'APT::Update::Error-Mode=any'], quiet)
    if (code !== 0 && attempt < attempts) await sleep(pauseMs)
    else await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian], quiet)
  }
  return find(browser)
}

const attempts = 5
const pauseMs = 5000

function find({ variable, places, above }) {
  return (
    [process.env[variable], ...places].find(
      (place) => place && existsSync(place) && (!above || versionOf(place) > above),
    ) ?? null
  )
}

/** Main version of a browser; 0 if it does not run. */
function versionOf(place) {
  try {
    return Number(/\d+/.exec(execFileSync(place, ['--version'], { encoding: 'utf8' }))?.[0] ?? 0)
  } catch {
    return 0
  }
}
