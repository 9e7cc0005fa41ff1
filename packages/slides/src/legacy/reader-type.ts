import type { Slide } from '@deckle/core/deck/slide.ts'
import { type ReaderType, readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { interactionOf } from '../catalog.ts'
import { plainName, type Raw } from './raw.ts'
import type { Notes } from './report.ts'

const otherReaderTypes: Readonly<Record<string, ReaderType>> = {
  links: 'linklist',
  test: 'quiz',
  exam: 'assessment',
  form: 'submission',
  calculation: 'calculator',
  personality: 'profiler',
  profile: 'profiler',
  recommender: 'recommendation',
}

/** The file's reader type, else a guess from the slides. */
export function readerTypeOf(raw: Raw, slides: readonly Slide[], notes: Notes): ReaderType {
  const stated = raw.get('readerType', 'contentType', 'deckType') ?? raw.peek('type', 'kind')
  const plain = typeof stated === 'string' ? plainName(stated) : ''
  const known =
    readerTypes.find((one) => one === plain) ??
    (Object.hasOwn(otherReaderTypes, plain) ? otherReaderTypes[plain] : undefined)
  if (known !== undefined) return known
  notes.at('readerType').add('reader_type_guessed', stated === undefined ? {} : { value: stated })
  return guessReaderType(slides)
}

function guessReaderType(slides: readonly Slide[]): ReaderType {
  const has = (...templates: readonly Slide['template'][]): boolean =>
    slides.some(({ template }) => templates.includes(template))
  if (
    slides.some(({ data }) => JSON.stringify(data).includes('"correct":"checked"')) ||
    has('fill_in_the_blanks', 'anagram')
  )
    return 'quiz'
  if (has('range_select', 'qualification')) return 'calculator'
  if (has('tagged_select')) return 'profiler'
  if (has('uploader')) return 'submission'
  if (slides.every(({ template }) => interactionOf(template) === 'none')) return 'story'
  if (slides.every(({ template }) => template === 'brancher' || interactionOf(template) === 'none')) return 'linklist'
  return 'survey'
}
