import type { TutorialMark } from '@deckle/core/tutorial/tutorial.ts'
import { api, queryClient } from '../lib/api.ts'
import { authState } from '../lib/session/auth-state.ts'
import { isNewcomer } from './newcomer.ts'
import { tutorialQuery } from './queries.ts'

/** What this browser has noted, by person. */
const noted = new Set<string>()

/** Notes for the tutorial what no table remembers: once, quietly, and for newcomers or whoever has opened the tutorial. */
export function noteSeen(mark: TutorialMark): void {
  const { user } = authState.getState()
  const tutorial = queryClient.getQueryData(tutorialQuery.queryKey)
  if (!user || !(tutorial || isNewcomer(user))) return
  const isDone = tutorial?.tracks.some(({ items }) => items.some(({ item, isDone: is }) => item === mark && is))
  const key = `${user._id} ${mark}`
  if (isDone || (noted.has(key) && !tutorial)) return
  noted.add(key)
  api.tutorial.note({ body: { marks: [mark] } }).then(
    () => queryClient.invalidateQueries({ queryKey: tutorialQuery.queryKey }),
    () => noted.delete(key),
  )
}
