import { contract } from '@deckle/contract/contract.ts'
import { learningHandlers } from '../../modules/learning/index.ts'
import { contentOf } from '../content/demo-deck.ts'
import { demoDecks } from '../content/decks.ts'
import type { Cast } from './cast.ts'
import type { CourseKey } from './drafts.ts'
import { type Lesson, playDeck } from './play-deck.ts'

const { learning } = contract

/** What learners do. */
export function learnerActs({ stage, ids, random, codes, idOf }: Cast) {
  const deckOf = (key: string) => ({ key, id: ids.decks.get(key) ?? '' })
  return {
    join: (who: string, key: CourseKey) => () =>
      stage.call([learning.enrol, learningHandlers.enrol], who, { id: idOf(key), body: {} }),

    joinByLink: (who: string, key: CourseKey) => () =>
      stage.call([learning.enrol, learningHandlers.enrol], who, {
        id: idOf(key),
        body: { code: codes.get(key) ?? '' },
      }),

    ask: (who: string, key: CourseKey, text: string) => () =>
      stage.call([learning.ask, learningHandlers.ask], who, { id: idOf(key), body: { text } }),

    learn:
      (
        who: string,
        key: CourseKey,
        deck: string,
        {
          result = 'passed',
          slides = null,
          language = 'en',
        }: Partial<Pick<Lesson, 'result' | 'slides' | 'language'>> = {},
      ) =>
      () =>
        playDeck(stage, random, { who, courseId: idOf(key), deck: deckOf(deck), result, slides, language }),

    /** @param slide its place in the deck; a note without text is a bookmark */
    note:
      (who: string, key: CourseKey, [deck, slide, text]: readonly [deck: string, slide: number, text: string]) =>
      () => {
        const draft = demoDecks.find((one) => one.key === deck)
        const slide_id = draft ? (contentOf(draft, () => '').contentHash[slide]?.slideId ?? '') : ''
        return stage.call([learning.addNote, learningHandlers.addNote], who, {
          id: idOf(key),
          body: { deck_id: deckOf(deck).id, slide_id, text },
        })
      },
  }
}
