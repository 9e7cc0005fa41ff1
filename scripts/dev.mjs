// `npm run dev`: the server with reload on change, and Vite's development server for the web in front of it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { stopWithNpm } from './lib/stop-with-npm.mjs'
import { checkNode, ensureInstalled, root, print, tool } from './lib/steps.mjs'

checkNode()
stopWithNpm()
await ensureInstalled()
print('Building the player …')
for (const args of [
  ['build'],
  ['build', '--ssr', 'src/entries/render.tsx'],
  ['build', '--config', 'vite.lms.config.ts'],
  ['build', '--config', 'vite.touch.config.ts'],
]) {
  const code = await tool('vite/bin/vite.js', [...args, '--logLevel', 'warn'], {
    cwd: path.join(root, 'packages/player'),
  })
  if (code !== 0) process.exit(code)
}

const bin = (name) => path.join(root, 'node_modules', name)
const port = process.env.PORT ?? '3000'
const children = [
  spawn(process.execPath, [bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  }),
  spawn(process.execPath, [bin('vite/bin/vite.js')], {
    cwd: path.join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, DECKLE_SERVER: `http://localhost:${port}` },
  }),
]
let isStopping = false
/** Signals once: tsx kills the server on a second signal, which then leaves its database running. */
function stop(signal) {
  if (isStopping) return
  isStopping = true
  for (const child of children) child.kill(signal)
}
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
process.on('SIGINT', () => {
  // A terminal sends it to the children as well.
  if (process.stdin.isTTY) isStopping = true
  else stop('SIGINT')
})
for (const child of children) {
  child.on('exit', (code) => {
    stop('SIGTERM')
    process.exitCode = code ?? 1
  })
}
