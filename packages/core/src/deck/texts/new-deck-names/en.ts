import type { ReaderType } from '../../../reader-type/reader-type.ts'

export const en: Readonly<Record<ReaderType, string>> = {
  story: 'New story',
  quiz: 'New quiz',
  game: 'New game',
  poll: 'New poll',
  survey: 'New survey',
  audit: 'New audit',
  assessment: 'New assessment',
  submission: 'New submission',
  feedback: 'New feedback form',
  calculator: 'New calculator',
  profiler: 'New profiler',
  recommendation: 'New recommendation',
  linklist: 'New link list',
}
