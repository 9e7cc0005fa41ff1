// `npm start`: sets up what is missing, builds what is stale, starts the server.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkNode, ensureBuilt, ensureInstalled, root } from './lib/steps.mjs'

checkNode()
await ensureInstalled()
await ensureBuilt()

const envFile = path.join(root, '.env')
const args = [
  '--enable-source-maps',
  // Two thirds of the memory at the same speed (bench P1, P2, P12).
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  ...(existsSync(envFile) ? [`--env-file=${envFile}`] : []),
  path.join('apps', 'server', 'dist', 'main.js'),
]
const server = spawn(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
