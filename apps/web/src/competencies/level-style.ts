/** By level, 0 … 3; the words beside it say the same without colour. */
const styles = [
  'bg-danger-soft text-danger-text',
  'bg-warning-soft text-warning-text',
  'bg-info-soft text-info-text',
  'bg-success-soft text-success-text',
] as const

export const levelStyle = (level: number): string => styles[level] ?? styles[0]
