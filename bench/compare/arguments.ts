export interface Comparison {
  /** As given, such as `ac8e208a` or `main~3`. */
  readonly base: string
  readonly changed: string
  /** Ids of rows, such as `P1`; empty for all that can be compared. */
  readonly rows: readonly string[]
  /** A folder that keeps the builds for the next comparison. */
  readonly builds: string | undefined
}

export const usage = `Usage: npm run bench:compare -- COMMIT [COMMIT] [P1 P2 …] [--builds=FOLDER]
Compares COMMIT with HEAD, or two commits (also as COMMIT..COMMIT).`

const buildsOption = '--builds='

/** Reads the arguments of `bench:compare`; throws with the usage. */
export function readArguments(args: readonly string[]): Comparison {
  const options = args.filter((arg) => arg.startsWith('--'))
  const rows = args.filter((arg) => /^P\d+$/.test(arg))
  const commits = args.filter((arg) => !options.includes(arg) && !rows.includes(arg)).flatMap((arg) => arg.split('..'))
  const [base, changed = 'HEAD', ...others] = commits
  const isKnown = options.every((option) => option.startsWith(buildsOption) && option.length > buildsOption.length)
  if (!base || !changed || others.length > 0 || !isKnown) throw new Error(usage)
  return { base, changed, rows, builds: options.at(-1)?.slice(buildsOption.length) }
}
