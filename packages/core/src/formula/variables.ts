/** varA to varZ (product.md §3). */
export const variableNames = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `var${letter}` as VariableName)
export type VariableName = `var${Letter}`
type Letter =
  | ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I')
  | ('J' | 'K' | 'L' | 'M' | 'N' | 'O' | 'P' | 'Q' | 'R')
  | ('S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z')

/** Names match in any case. */
export function variableOf(name: string): VariableName | undefined {
  return /^var[a-z]$/i.test(name) ? `var${name.slice(3).toUpperCase() as Letter}` : undefined
}
