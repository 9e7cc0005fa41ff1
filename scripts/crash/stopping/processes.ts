import { readdirSync, readFileSync } from 'node:fs'

/** Pids of a process and all that it started, itself first; by /proc. */
export function listDescendants(pid: number): readonly number[] {
  const parents = new Map(listProcesses().map((one) => [one.pid, one.parent]))
  const found = [pid]
  for (const parent of found) for (const [child, of] of parents) if (of === parent) found.push(child)
  return found
}

function listProcesses(): readonly { readonly pid: number; readonly parent: number }[] {
  return readdirSync('/proc').flatMap((name) => {
    const parent = /^\d+$/.test(name) ? parentOf(name) : undefined
    return parent === undefined ? [] : { pid: Number(name), parent }
  })
}

function parentOf(pid: string): number | undefined {
  try {
    // The name stands in parentheses and may contain spaces.
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
