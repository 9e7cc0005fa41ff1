import { NO_RESPONSE_MESSAGE, NO_RESPONSE_TITLE } from '@deckle/contract/client/call-error.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { words as player } from '@deckle/player/words/languages/en.ts'
import { defaultData, definitionOf, slideTypes } from '@deckle/slides/catalog.ts'
import { describe, expect, it } from 'vitest'
import { makeId } from '../lib/make-id.ts'
import { slideCatalog } from '../features/editor/state/editor-store.ts'
import { words as account } from './en/account.ts'
import { words as editor } from './en/editor.ts'
import { words as errors } from './en/errors.ts'
import { words as media } from './en/media.ts'
import { words as signIn } from './en/sign-in.ts'

const deck = createDeck({ readerType: 'quiz', language: 'en', catalog: slideCatalog, newId: makeId })
const { data } = deck.contentHash[0] as { data: Readonly<Record<string, unknown>> }

/**
 * Texts that product.md quotes verbatim, and where they are defined. The server's:
 * apps/server/src/http/words/specified.test.ts.
 */
const specified: readonly (readonly [where: string, found: unknown, text: string])[] = [
  ['§8, no response: title', NO_RESPONSE_TITLE, 'Server Not Responded'],
  ['§8, no response: title on screens', errors.noResponseTitle, 'Server Not Responded'],
  ['§8, no response', NO_RESPONSE_MESSAGE, 'The Request failed. Please make sure you are connected to Internet'],
  ['§8, no response on screens', errors.no_response, NO_RESPONSE_MESSAGE],
  [
    '§8, a video that fails',
    player.videoFailed,
    'Error While loading video.. please make sure that you are connected to internet and try again later',
  ],
  ['§8, a formula that fails', player.error, 'Error'],
  ['§8, before a result', player.areYouSure, 'Are you sure?'],
  ['§8, a file that is too large', player.tooLarge, 'File size too large!'],
  ['§8, a file that is too large for the library', media.refused.tooLarge, 'File size too large!'],
  ...[errors.email_format, signIn.login.emailFormat, account.profile.emailFormat].map(
    (text) =>
      ['§5, an e-mail without @', text, 'Email is invalid format, please check the email you have entered.'] as const,
  ),
  ['§5, a hint at what may be uploaded', player.uploadLimit, 'Upload size must be less than {n}'],
  ['§5, the same in the library', media.uploadLimit, 'Upload size must be less than {size}'],
  ['§2, heading of free texts', player.letUsKnow, 'Let us know:'],
  ['§2, heading of choices', player.chooseOne, 'Choose an option:'],
  ['§2, heading of several choices', player.chooseAll, 'Choose all right options:'],
  ['§2, heading of files', player.uploadFile, 'Upload a file:'],
  ...(
    [
      ['submit', 'Submit'],
      ['continue', 'Continue'],
      ['calculate', 'Calculate'],
      ['uploadAgain', 'Upload Again'],
    ] as const
  ).map(([key, text]) => [`§2, button ${key}`, player[key], text] as const),
  ['§4, results: okay', player.okay, 'Okay'],
  ['§4, results: not okay', player.notOkay, 'Not Okay'],
  ['§3, feedback in the editor', data['correct_feedback'], 'That was correct'],
  ['§3, feedback in the editor', data['incorrect_feedback'], 'That was wrong'],
  ['§3, feedback of the deck', deck.feedbackTexts.correct, 'That is correct.'],
  ['§3, feedback of the deck', deck.feedbackTexts.incorrect, 'That is incorrect.'],
  ['§3, feedback of the deck', deck.feedbackTexts.neutral, 'Thanks for your answer.'],
  ['§3, purpose', editor.properties.purposes.test_understanding, 'Test Understanding'],
  ['§3, purpose', editor.properties.purposes.provide_insight, 'Provide Insight'],
  [
    '§3, filters',
    Object.values(editor.design.filters).join(', '),
    'None, Blur, Brighten, Contrast, Rotate-Hue, Invert, Saturate, Greyscale, Sepia',
  ],
]

describe('texts of the specification', () => {
  it.each(specified)('%s', (_where, found, text) => expect(found).toBe(text))
})

/** decisions.md §2, "Default prompts". A ranking has its presets' prompts, and a plain one its own. */
const prompts = {
  title: 'New title',
  paragraph: 'Write your text here.',
  single_select: 'Which one is right?',
  multiple_select: 'Which of these are right? Choose every one.',
  true_false: 'Is this statement true or false?',
  pick_picture: 'Which picture fits best?',
  ranking: 'Put these in order.',
  rating: 'How would you rate this?',
  input_field: 'Please enter your answer.',
  open_answer: 'What do you think? Write in your own words.',
  fill_in_the_blanks: 'Type the missing word.',
  anagram: 'Put the letters in order to make a word.',
  scored_single_select: 'Which option describes you best?',
  tagged_select: 'Which of these sounds most like you?',
  range_select: 'Move the slider to your value.',
  qualification: 'Let us check whether you qualify.',
  uploader: 'Add your file here.',
  brancher: 'Where would you like to go next?',
  rank: 'Put these in order, most important first.',
  timeliner: 'Put these in order of time, earliest first.',
  odd_one_out: 'Which of these does not belong?',
  formula: 'Here is your result.',
}

it('has the default prompts', () => {
  const found = slideTypes.flatMap((type) => {
    const { question, title, paragraph } = defaultData(type, makeId)
    const prompt = question ?? (type === 'paragraph' ? paragraph : title)
    const presets = (definitionOf(type).presets ?? []).map((one) => [one.key, one.question])
    return [...(prompt === undefined ? [] : [[type, prompt]]), ...presets]
  })
  const formula = ['formula', defaultData('range_select', makeId)['caption']]
  expect(Object.fromEntries([...found, formula])).toEqual(prompts)
})
