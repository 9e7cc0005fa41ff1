import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'

/** What the person has done changes on every screen: asked for anew wherever it is shown. */
export const tutorialQuery = queryOptions({
  queryKey: queryKeys('tutorial').all,
  queryFn: async ({ signal }) => (await api.tutorial.show({ signal })).tutorial,
  staleTime: 0,
})
export type Tutorial = Awaited<ReturnType<typeof api.tutorial.show>>['tutorial']
export type TutorialTrack = Tutorial['tracks'][number]

/** Of the main tracks alone. */
export function progressOf({ tracks }: Pick<Tutorial, 'tracks'>) {
  const items = tracks.filter(({ isMain }) => isMain).flatMap((track) => track.items)
  const left = items.filter(({ isDone }) => !isDone)
  return {
    done: items.length - left.length,
    total: items.length,
    minutes: left.reduce((sum, { minutes }) => sum + minutes, 0),
    next: left[0]?.item,
  }
}
