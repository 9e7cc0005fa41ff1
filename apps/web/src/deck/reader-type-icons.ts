import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import {
  BookOpen,
  Calculator,
  CircleHelp,
  ClipboardCheck,
  ClipboardList,
  Gamepad2,
  GraduationCap,
  Inbox,
  Link,
  type LucideIcon,
  MessageSquare,
  Sparkles,
  UserSearch,
  Vote,
} from 'lucide-react'

export const readerTypeIcons: Readonly<Record<ReaderType, LucideIcon>> = {
  story: BookOpen,
  quiz: CircleHelp,
  game: Gamepad2,
  poll: Vote,
  survey: ClipboardList,
  audit: ClipboardCheck,
  assessment: GraduationCap,
  submission: Inbox,
  feedback: MessageSquare,
  calculator: Calculator,
  profiler: UserSearch,
  recommendation: Sparkles,
  linklist: Link,
}
