// Debian's Chromium for browser tests and measurements: found, or installed through apt where that is allowed.
import { existsSync } from 'node:fs'
import { run, say } from './steps.mjs'

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium, or null after saying in words how to get one. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('Installing Chromium (apt-get install chromium) …')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update', '-qq'], quiet)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
    if (findChromium()) return findChromium()
  }
  say(
    'No Chromium found. Browser tests and measurements need one: `sudo apt-get install chromium`, or set CHROMIUM_PATH to yours.',
  )
  return null
}

function findChromium() {
  return places.find((place) => place && existsSync(place)) ?? null
}
