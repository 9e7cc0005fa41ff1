import { useFormatter } from '../words/use-words.ts'

/** Formats bytes: 250 MB. */
export function useBytes(): (bytes: number) => string {
  const format = useFormatter()
  return (bytes) => {
    if (bytes > 0 && bytes < 1000) return format.number(bytes, { style: 'unit', unit: 'byte', unitDisplay: 'long' })
    const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
    const step = Math.min(units.length - 1, bytes < 1e6 ? 0 : Math.floor(Math.log10(bytes) / 3) - 1)
    return format.number(bytes / 1000 ** (step + 1), {
      style: 'unit',
      unit: units[step],
      unitDisplay: 'short',
      maximumFractionDigits: step === 0 ? 0 : 1,
    })
  }
}
