import type { TutorialItem } from '@deckle/core/tutorial/tutorial.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../lib/api.ts'
import { usePreference } from '../../lib/preferences/preferences.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { useAction } from '../../lib/use-action.ts'
import { type Tutorial, tutorialQuery } from '../../tutorial/queries.ts'
import type { Targets } from './guide/guides.ts'
import { startGuide } from './guide/start-guide.tsx'

/** Shows an item's steps on the real screens. */
export function useShowMe(): (item: TutorialItem, targets: Targets) => void {
  const router = useRouter()
  return (item, targets) => startGuide(item, targets, router)
}

/** What every call of the tutorial answers is shown at once. */
export function useTutorialAction<Input = void>(
  call: (input: Input) => Promise<{ readonly tutorial: Tutorial }>,
  onDone?: (tutorial: Tutorial, input: Input) => unknown,
) {
  const queries = useQueryClient()
  return useAction({
    call,
    onDone: ({ tutorial }, input) => {
      queries.setQueryData(tutorialQuery.queryKey, tutorial)
      return onDone?.(tutorial, input)
    },
  })
}

/** Makes the practice deck where there is none, and shows an item's steps on it. */
export function usePractice() {
  const language = usePreference('language')
  const queries = useQueryClient()
  const showMe = useShowMe()
  return useTutorialAction(
    (_item: TutorialItem) => api.tutorial.createPlayground({ body: { language } }),
    (tutorial, item) => {
      void queries.invalidateQueries({ queryKey: queryKeys('decks').lists })
      showMe(item, { deck: tutorial.playground, course: tutorial.course })
    },
  )
}
