import type { LucideIcon } from 'lucide-react'
import { CheckCircle2, CircleAlert, Info, TriangleAlert } from 'lucide-react'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

export const toneIcons: Record<Tone, LucideIcon> = {
  info: Info,
  success: CheckCircle2,
  warning: TriangleAlert,
  danger: CircleAlert,
}
