import type { SlideTemplate } from '@deckle/core/deck/slide.ts'
import { slideTypes } from '../catalog.ts'
import { entriesOf, plainName, Raw, recordOf } from './raw.ts'
import { isSet } from './values.ts'

/** Alternative names of templates: interaction kinds, list fields, names of authoring tools. */
const otherNames: Readonly<Record<SlideTemplate, readonly string[]>> = {
  title: ['heading', 'header', 'cover', 'titleslide', 'splash'],
  paragraph: ['text', 'content', 'info', 'bullets', 'body', 'none'],
  image_story: ['image', 'captionedimage', 'picture', 'imagecaption'],
  video_story: ['video', 'captionedvideo', 'videocaption'],
  input_field: ['input', 'shortanswer', 'shorttext', 'textfield', 'email', 'number'],
  open_answer: ['open', 'openended', 'essay', 'longtext', 'textarea', 'freetext'],
  true_false: ['tf', 'binary', 'binarychoice', 'yesno', 'choice', 'boolean'],
  single_select: ['single', 'mcq', 'radio', 'multiplechoice', 'oddoneout', 'options', 'select', 'dropdown'],
  pick_picture: ['pictureselect', 'imageopts', 'picturechoice', 'imageselect', 'pickimage'],
  multiple_select: ['multiselect', 'multi', 'checkbox', 'checkboxes', 'multianswer', 'multipleanswers'],
  rating: ['stars', 'scale', 'ratingscale', 'likert', 'nps'],
  scored_single_select: ['scoreselect', 'scored', 'scoredquestion', 'scoresingleselect', 'scoredselect'],
  tagged_select: ['tagselect', 'tagged', 'taggedquestion', 'profile'],
  range_select: ['range', 'slider', 'sliders', 'calculation', 'calculator', 'formula', 'rangeslider'],
  qualification: ['qualify', 'measuredresult', 'criteria', 'condition'],
  fill_in_the_blanks: ['fillintheblank', 'fib', 'fill', 'blank', 'blanks', 'cloze', 'gapfill'],
  anagram: ['jumble', 'scramble', 'unscramble'],
  uploader: ['upload', 'fileupload', 'file', 'fileuploader'],
  ranking: ['rank', 'timeliner', 'timeline', 'sequence', 'sequencing', 'ordering', 'order', 'sorting', 'putinorder'],
  brancher: ['branch', 'branching', 'linklist', 'links', 'popup', 'popupitems', 'link', 'menu'],
}

const byName: ReadonlyMap<string, SlideTemplate> = new Map(
  slideTypes.flatMap((type) => [type, ...otherNames[type]].map((name) => [plainName(name), type] as const)),
)

export interface FoundTemplate {
  readonly template: SlideTemplate
  /** By a known name; by its fields, under an unknown name; or by its fields, without a name. */
  readonly how: 'named' | 'unknown' | 'guessed'
  /** The name in the file. */
  readonly said: string
}

/** Null where nothing in the item indicates a template. */
export function templateOf(item: Raw): FoundTemplate | null {
  const said = item.peek('template', 'qtype', 'questionType', 'slideType', 'interaction', 'kind', 'type')
  const name = typeof said === 'string' ? said.slice(0, 80) : ''
  const named = byName.get(plainName(name)) ?? byName.get(plainName(name).replace(/(?:question|slide|template)$/, ''))
  if (named !== undefined) return { template: named, how: 'named', said: name }
  const guessed = guess(item)
  return guessed && { template: guessed, how: name === '' ? 'guessed' : 'unknown', said: name }
}

const byField: readonly (readonly [template: SlideTemplate, ...fields: string[]])[] = [
  ['brancher', 'popupitems', 'links'],
  ['qualification', 'criteria'],
  ['range_select', 'rangeselect', 'sliders', 'formula'],
  ['tagged_select', 'taggedselect'],
  ['scored_single_select', 'scoreselect'],
  ['multiple_select', 'multiselect'],
  ['pick_picture', 'imageOpts'],
  ['true_false', 'choice'],
  ['rating', 'rating'],
  ['fill_in_the_blanks', 'blanks'],
]

function guess(item: Raw): SlideTemplate | null {
  const [found] = byField.find(([, ...fields]) => item.hasContent(...fields)) ?? []
  if (found) return found
  if (item.hasContent('options', 'choices', 'answers') || item.has('option1', 'text1', 'choice1', 'optionA'))
    return ofOptions(item)
  const isQuestion = item.hasContent('question')
  if (isQuestion && item.hasContent('answer')) return /_{3,}/.test(textOf(item)) ? 'fill_in_the_blanks' : 'input_field'
  if (isQuestion && item.hasContent('button')) return 'uploader'
  if (isQuestion) return 'open_answer'
  if (item.hasContent('video', 'videoUrl')) return 'video_story'
  if (item.hasContent('paragraph', 'bullets', 'text', 'body', 'content', 'description')) return 'paragraph'
  if (item.hasContent('caption') || item.hasContent('image')) return 'image_story'
  return item.hasContent('title', 'header', 'heading') ? 'title' : null
}

function textOf(item: Raw): string {
  return ['question', 'paragraph']
    .map((name) => item.peek(name))
    .filter((one) => typeof one === 'string')
    .join(' ')
}

function ofOptions(item: Raw): SlideTemplate {
  const options = (entriesOf(item.peek('options', 'choices', 'answers')) ?? []).map(({ value }) => recordOf(value))
  const marks = options.filter((one) => one && isSet(new Raw(one).get('correct', 'isCorrect', 'right'))).length
  const hasContent = (...names: readonly string[]) => options.some((one) => one && new Raw(one).hasContent(...names))
  if (hasContent('tags', 'tag')) return 'tagged_select'
  if (hasContent('score', 'points')) return 'scored_single_select'
  if (hasContent('image')) return 'pick_picture'
  return marks > 1 || Array.isArray(item.peek('correct')) ? 'multiple_select' : 'single_select'
}
