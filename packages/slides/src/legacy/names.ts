import type { SlideTemplate } from '@deckle/core/deck/slide.ts'

/** Alternative names of a template's fields. */
const names: { readonly [T in SlideTemplate]?: Readonly<Record<string, readonly string[]>> } = {
  title: {
    title: ['header', 'heading', 'question', 'name', 'text'],
    paragraph: ['subtitle', 'subheader', 'text', 'caption', 'body', 'blurb', 'splash'],
    background: ['image', 'backgroundImage'],
  },
  paragraph: {
    title: ['header', 'heading', 'question'],
    paragraph: ['text', 'body', 'content', 'splash', 'blurb', 'description', 'caption', 'subtitle'],
    bullets: ['list', 'items', 'points', 'options', 'answers'],
  },
  image_story: {
    image: ['picture', 'img', 'photo', 'src', 'background'],
    caption: ['title', 'header', 'text', 'paragraph', 'question'],
  },
  video_story: { video: ['videoUrl', 'src', 'link'], caption: ['title', 'header', 'text', 'paragraph', 'question'] },
  single_select: { options: ['choices', 'answers', 'choice', 'list', 'multiselect'] },
  true_false: { choice: ['choices', 'options', 'answers'] },
  multiple_select: { multiselect: ['options', 'choices', 'answers', 'choice'] },
  pick_picture: { imageOpts: ['images', 'pictures', 'options', 'choices'] },
  ranking: { options: ['items', 'choices', 'answers', 'list', 'order', 'sequence', 'events', 'multiselect'] },
  rating: { rating: ['scale', 'method', 'ratingMethod'] },
  scored_single_select: { scoreselect: ['options', 'choices', 'answers'] },
  tagged_select: { taggedselect: ['options', 'choices', 'answers'] },
  range_select: { rangeselect: ['sliders', 'ranges', 'options'], caption: ['resultText', 'result'] },
  qualification: { criteria: ['formula', 'condition'], notOkay: ['notOk'], okay: ['ok'] },
  fill_in_the_blanks: { blanks: ['answers', 'answer', 'correct'], paragraph: ['sentence', 'text'] },
  anagram: { answer: ['word', 'correct', 'solution'] },
  uploader: { button: ['label', 'buttonLabel'] },
  brancher: { popupitems: ['links', 'items', 'options', 'choices'] },
}

const everywhere: Readonly<Record<string, readonly string[]>> = {
  question: ['title', 'header', 'heading', 'prompt', 'text', 'caption'],
  image: ['img', 'picture', 'photo'],
  correct_feedback: ['rightFeedback', 'feedbackCorrect'],
  incorrect_feedback: ['wrongFeedback', 'feedbackIncorrect'],
  weight: ['points', 'marks'],
  tags: ['tag'],
}

export function namesOf(template: SlideTemplate, field: string): readonly string[] {
  return [field, ...(names[template]?.[field] ?? everywhere[field] ?? [])]
}

const optionNames = { text: ['option', 'label', 'title', 'name', 'caption', 'value', 'answer'] }
const rightNames = { correct: ['isCorrect', 'right', 'checked', 'isRight'] }
/** Alternative names of the fields of list items, by the list's name. */
export const itemNames: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  options: { ...optionNames, ...rightNames },
  choice: { ...optionNames, ...rightNames },
  multiselect: { ...optionNames, ...rightNames },
  imageOpts: { ...optionNames, ...rightNames, image: ['img', 'picture', 'url', 'src'] },
  bullets: { text: ['bullet', 'item', 'label', 'title', 'name'] },
  blanks: { answer: ['text', 'value', 'correct'] },
  scoreselect: { caption: ['text', 'label', 'title', 'name'], option: ['score', 'points', 'value', 'weight'] },
  taggedselect: { option: ['text', 'label', 'title', 'name', 'caption'], tags: ['tag', 'masterTags'] },
  rangeselect: {
    name: ['label', 'title', 'text', 'caption'],
    minValue: ['min', 'from', 'start'],
    maxValue: ['max', 'to', 'end'],
    variable: ['var'],
  },
  popupitems: {
    option: ['text', 'label', 'title', 'name'],
    caption: ['link', 'url', 'href'],
    image: ['icon', 'img', 'picture', 'photo'],
    pdf: ['document', 'file'],
    slide: ['target', 'goto', 'next'],
  },
}
