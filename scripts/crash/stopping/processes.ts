import { readdirSync, readFileSync } from 'node:fs'

/** Pids of a process and all that it started, itself first; by /proc. */
export function listDescendants(pid: number): readonly number[] {
  const parents = new Map(listProcesses().map((one) => [one.pid, one.parent]))
  const found = [pid]
  for (const parent of found) for (const [child, of] of parents) if (of === parent) found.push(child)
  return found
}

/** Also false for a process that has ended and that its parent has not read yet. */
export function isRunning(pid: number): boolean {
  const state = stateOf(String(pid))
  return state !== undefined && state.letter !== 'Z'
}

function listProcesses(): readonly { readonly pid: number; readonly parent: number }[] {
  return readdirSync('/proc').flatMap((name) => {
    const parent = /^\d+$/.test(name) ? stateOf(name)?.parent : undefined
    return parent === undefined ? [] : { pid: Number(name), parent }
  })
}

function stateOf(pid: string): { readonly letter: string; readonly parent: number } | undefined {
  try {
    // The name stands in parentheses and may contain spaces.
    const [, letter = '', parent] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { letter, parent: Number(parent) }
  } catch {
    return undefined
  }
}
