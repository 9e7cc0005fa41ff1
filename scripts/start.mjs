// `npm start`: sets up what is missing, builds what is stale, starts the server.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stopWithNpm } from './lib/stop-with-npm.mjs'
import { checkNode, ensureBuilt, ensureInstalled, root } from './lib/steps.mjs'

checkNode()
stopWithNpm()
await ensureInstalled()
await ensureBuilt()

const envFile = path.join(root, '.env')
// Two thirds of the memory at the same speed (bench P1, P2, P12), and memory of pictures is released (docs/decisions/0026).
const how = JSON.parse(readFileSync(path.join(root, 'scripts/lib/server-process.json'), 'utf8'))
const args = [
  '--enable-source-maps',
  ...how.args,
  ...(existsSync(envFile) ? [`--env-file=${envFile}`] : []),
  path.join('apps', 'server', 'dist', 'main.js'),
]
const server = spawn(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...how.env, ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
