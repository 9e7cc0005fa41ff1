import type { tutorial } from '@deckle/contract/tutorial.ts'
import type { Handlers } from '../../http/handler.ts'
import { dismissTutorial, noteMarks, restartTutorial } from './change-tutorial.ts'
import { createPlayground, deletePlayground, resetPlayground } from './playground.ts'
import { showTutorial } from './show-tutorial.ts'

export const tutorialHandlers: Handlers<typeof tutorial> = {
  show: showTutorial,
  note: noteMarks,
  dismiss: dismissTutorial,
  restart: restartTutorial,
  createPlayground,
  resetPlayground,
  deletePlayground,
}
