/** Milliseconds between looks at the parent process. */
const lookEveryMs = 250

/**
 * Sends this process SIGTERM when the shell that npm started it in has ended. npm passes signals on to that shell only,
 * which ends without passing them on. Does nothing outside npm, where a process may outlive its parent.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const shell = process.ppid
  const looks = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(looks)
    process.kill(process.pid, 'SIGTERM')
  }, lookEveryMs)
  looks.unref()
}
