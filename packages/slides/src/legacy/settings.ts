import {
  type DeckColors,
  type DeckContent,
  type DeckDesign,
  deckLimits,
  filters,
  imageLayouts,
  type Language,
  languages,
  outcomeLengths,
  patterns,
  purposes,
  textPositions,
  transitions,
  type Translation,
} from '@deckle/core/deck/deck.ts'
import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'
import { entriesOf, Raw, recordOf } from './raw.ts'
import type { Notes } from './report.ts'
import { Ids, isSet, readChoice, readImage, readNumber, type Reading, readTags, readText } from './values.ts'

type Settings = Omit<DeckContent, 'name' | 'readerType' | 'language' | 'contentHash'>

/** Settings that are absent stay as in `base`. */
export function readSettings(raw: Raw, base: DeckContent, reading: Reading, notes: Notes): Settings {
  const { own } = reading
  const toggle = (name: 'feedback' | 'navEnabled' | 'jumpAhead' | 'voEnabled' | 'translationEnabled'): boolean => {
    const value = raw.get(name)
    return value === undefined || typeof value === 'object' ? base[name] : isSet(value)
  }
  const image = (name: 'backgroundImage' | 'overlayImage' | 'presenter') =>
    readImage(raw.get(name), reading, notes.at(name))
  const feedback = raw.peek('feedback')
  return {
    purpose: readChoice(raw.get('purpose'), purposes, notes.at('purpose')) ?? base.purpose,
    pattern: readChoice(raw.get('pattern'), patterns, notes.at('pattern')) ?? base.pattern,
    passingPercentage:
      readNumber(
        raw.get('passingPercentage'),
        { min: 0, max: 100, step: own ? 1e-9 : 0.01 },
        notes.at('passingPercentage'),
      ) ?? base.passingPercentage,
    resultRange: resultRangeOf(raw.get('resultRange'), base, reading, notes.at('resultRange')),
    outcomes: outcomesOf(raw.get('outcomes'), base, reading, notes.at('outcomes')),
    feedback: toggle('feedback'),
    feedbackTexts: feedbackTextsOf(
      raw.get('feedbackTexts') ?? recordOf(feedback),
      base,
      reading,
      notes.at('feedbackTexts'),
    ),
    gameRules: gameRulesOf(raw.get('gameRules'), base),
    navEnabled: toggle('navEnabled'),
    jumpAhead: toggle('jumpAhead'),
    voEnabled: toggle('voEnabled'),
    translationEnabled: toggle('translationEnabled'),
    minTime: readNumber(raw.get('minTime'), { min: 0, max: deckLimits.minTime }, notes.at('minTime')) ?? base.minTime,
    marking: readChoice(raw.get('marking'), ['server', 'device'] as const, notes.at('marking')) ?? base.marking,
    colors: colorsOf(raw.get('colors', 'palette'), base, notes.at('colors')),
    design: designOf(raw.get('design'), raw, base, notes.at('design')),
    backgroundImage: image('backgroundImage'),
    overlayImage: image('overlayImage'),
    presenter: image('presenter'),
    images: imagesOf(raw.get('images'), own),
    translations: own ? translationsOf(raw.get('translations'), reading, notes.at('translations')) : {},
  }
}

const bound = { min: -1e9, max: 1e9 }

function resultRangeOf(value: unknown, base: DeckContent, reading: Reading, notes: Notes): DeckContent['resultRange'] {
  const raw = new Raw(recordOf(value))
  const step = reading.own ? 1e-9 : 0.01
  return {
    minValue:
      readNumber(raw.get('minValue', 'min'), { ...bound, step }, notes.at('minValue')) ?? base.resultRange.minValue,
    maxValue:
      readNumber(raw.get('maxValue', 'max'), { ...bound, step }, notes.at('maxValue')) ?? base.resultRange.maxValue,
    masterTags: readTags(raw.get('masterTags', 'tags'), deckLimits.masterTags, reading, notes.at('masterTags')),
  }
}

function outcomesOf(value: unknown, base: DeckContent, reading: Reading, notes: Notes): readonly Outcome[] {
  const entries = entriesOf(value) ?? []
  if (entries.length > deckLimits.outcomes) notes.add('too_many', { max: deckLimits.outcomes })
  const ids = new Ids(reading.newId)
  return entries.slice(0, deckLimits.outcomes).flatMap(({ key, value: one }, at): Outcome[] => {
    const record = recordOf(one)
    const here = notes.at(at + 1)
    if (!record) {
      here.add('wrong_type', { value: one })
      return []
    }
    const raw = new Raw(record)
    const { minValue, maxValue, masterTags } = resultRangeOf(record, base, reading, here)
    const text = (name: 'title' | 'text' | 'linkLabel', ...others: readonly string[]): string =>
      readText(raw.get(name, ...others), outcomeLengths[name], reading, here.at(name)) ?? ''
    return [
      {
        id: ids.claim(raw.get('id', '_id'), key),
        title: text('title', 'name', 'header'),
        text: text('text', 'paragraph', 'description'),
        image: readImage(raw.get('image'), reading, here.at('image')),
        link:
          readText(raw.get('link', 'url'), { ...outcomeLengths.link, format: 'link' }, reading, here.at('link')) ?? '',
        linkLabel: text('linkLabel', 'button'),
        minValue,
        maxValue,
        masterTags,
      },
    ]
  })
}

function feedbackTextsOf(
  value: unknown,
  base: DeckContent,
  reading: Reading,
  notes: Notes,
): DeckContent['feedbackTexts'] {
  const raw = new Raw(recordOf(value))
  const text = (name: 'correct' | 'incorrect' | 'neutral', ...others: readonly string[]): string =>
    readText(raw.get(name, ...others), deckLimits.feedback, reading, notes.at(name)) ?? base.feedbackTexts[name]
  return {
    correct: text('correct', 'correct_feedback', 'right'),
    incorrect: text('incorrect', 'incorrect_feedback', 'wrong'),
    neutral: text('neutral', 'survey_feedback', 'thanks'),
  }
}

function gameRulesOf(value: unknown, base: DeckContent): DeckContent['gameRules'] {
  const raw = new Raw(recordOf(value))
  const flag = (name: 'speed' | 'streak'): boolean => {
    const stated = raw.get(name)
    return stated === undefined ? base.gameRules[name] : isSet(stated)
  }
  return { speed: flag('speed'), streak: flag('streak') }
}

function colorsOf(value: unknown, { colors }: DeckContent, notes: Notes): DeckColors {
  const raw = new Raw(recordOf(value))
  const read = Object.keys(colors).map((name) => {
    const stated = raw.get(name)
    const color = colorOf(stated)
    if (stated !== undefined && color === undefined) notes.at(name).add('unknown_value', { value: stated })
    return [name, color ?? colors[name as keyof DeckColors]]
  })
  return Object.fromEntries(read) as DeckColors
}

/** `#rgb` and `#rrggbb`. */
function colorOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (/^#[0-9a-f]{6}$/i.test(value)) return value
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value)
  return short
    ? `#${short
        .slice(1)
        .map((one) => one + one)
        .join('')}`
    : undefined
}

function designOf(value: unknown, deck: Raw, { design }: DeckContent, notes: Notes): DeckDesign {
  const raw = new Raw(recordOf(value))
  const pick = <Value extends string>(name: keyof DeckDesign, values: readonly Value[], initial: Value): Value =>
    readChoice(raw.get(name) ?? (raw.has(name) ? undefined : deck.get(name)), values, notes.at(name)) ?? initial
  return {
    theme: pick('theme', ['normal', 'inverted'] as const, design.theme),
    filter: pick('filter', filters, design.filter),
    textPosition: pick('textPosition', textPositions, design.textPosition),
    imageLayout: pick('imageLayout', imageLayouts, design.imageLayout),
    transition: pick('transition', transitions, design.transition),
    transitionMs:
      readNumber(raw.get('transitionMs'), { min: 100, max: 1000 }, notes.at('transitionMs')) ?? design.transitionMs,
  }
}

function imagesOf(value: unknown, own: boolean): readonly string[] {
  if (!Array.isArray(value)) return []
  const mediaId = own ? /^[A-Za-z0-9_-]{1,40}$/ : /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
  return value.filter((one): one is string => typeof one === 'string' && mediaId.test(one)).slice(0, 1000)
}

/** A language by its code or its English name. */
export function languageOf(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined
  const code = value.trim().toLowerCase().split(/[-_]/)[0]
  const byCode = languages.find((one) => one === code)
  return byCode ?? languages.find((one) => englishNames[one] === value.trim().toLowerCase())
}

const englishNames: Readonly<Record<Language, string>> = {
  en: 'english',
  hi: 'hindi',
  bn: 'bengali',
  ta: 'tamil',
  te: 'telugu',
  mr: 'marathi',
  gu: 'gujarati',
  kn: 'kannada',
  ml: 'malayalam',
  pa: 'punjabi',
  ur: 'urdu',
  ar: 'arabic',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  pt: 'portuguese',
  id: 'indonesian',
  zh: 'chinese',
}

const textPath = /^[A-Za-z0-9_.-]{1,120}$/
const itemId = /^[A-Za-z0-9_-]{1,40}$/

function translationsOf(value: unknown, reading: Reading, notes: Notes): DeckContent['translations'] {
  const translations: Partial<Record<Language, Translation>> = {}
  for (const [code, one] of Object.entries(recordOf(value) ?? {})) {
    const language = languages.find((each) => each === code)
    const record = recordOf(one)
    const here = notes.at(code)
    if (language === undefined || !record) {
      here.add('not_kept', { value: one })
      continue
    }
    translations[language] = {
      name: readText(record['name'], deckLimits.name, reading, here.at('name')) ?? '',
      texts: textsOf(record['texts'], reading, here),
      slides: Object.fromEntries(
        Object.entries(recordOf(record['slides']) ?? {})
          .filter(([id]) => itemId.test(id) && !(id in Object.prototype))
          .map(([id, texts]) => [id, textsOf(texts, reading, here.at(id))]),
      ),
    }
  }
  return translations
}

function textsOf(value: unknown, reading: Reading, notes: Notes): Record<string, string> {
  return Object.fromEntries(
    Object.entries(recordOf(value) ?? {})
      .filter(([path]) => textPath.test(path) && path !== '__proto__')
      .flatMap(([path, text]) => {
        const read = readText(text, { max: 800 }, reading, notes.at(path))
        return read === undefined ? [] : [[path, read] as const]
      }),
  )
}
