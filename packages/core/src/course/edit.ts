import { type CourseContent, type CourseDeck, courseLimits, type CourseTopic, newTopic } from './course.ts'

/** Whatever is not a list of topics or decks. */
export type CourseProperties = Omit<CourseContent, 'topics' | 'decks'>

/** Every edit of a course, as data. `before` is the id of a topic or deck that stays, null for the end. */
export type CourseEdit =
  | { readonly type: 'setProperties'; readonly patch: Partial<CourseProperties> }
  | { readonly type: 'addTopic'; readonly id: string; readonly title: string; readonly before: string | null }
  | { readonly type: 'updateTopic'; readonly id: string; readonly patch: Partial<Omit<CourseTopic, 'id'>> }
  /** With the decks in them. */
  | { readonly type: 'removeTopics'; readonly ids: readonly string[] }
  | { readonly type: 'moveTopics'; readonly ids: readonly string[]; readonly before: string | null }
  | {
      readonly type: 'addDecks'
      readonly topicId: string
      readonly before: string | null
      readonly decks: readonly Pick<CourseDeck, 'id' | 'version_id'>[]
    }
  | {
      readonly type: 'updateDeck'
      readonly id: string
      readonly patch: Partial<Pick<CourseDeck, 'version_id' | 'required'>>
    }
  | { readonly type: 'removeDecks'; readonly ids: readonly string[] }
  | {
      readonly type: 'moveDecks'
      readonly ids: readonly string[]
      readonly topicId: string
      readonly before: string | null
    }
  | { readonly type: 'load'; readonly content: CourseContent }
  /** Several edits as one step: all of them, or none and the first refusal. */
  | { readonly type: 'batch'; readonly edits: readonly CourseEdit[] }

export type CourseRefusal =
  | 'unknown_topic'
  | 'unknown_deck'
  | 'only_topic'
  | 'too_many_topics'
  | 'too_many_decks'
  | 'is_there'

/** The content afterwards (the same object where nothing changed), or why the edit is refused. */
export type CourseEditResult =
  | { readonly ok: true; readonly content: CourseContent }
  | { readonly ok: false; readonly reason: CourseRefusal }

type EditOf<Type extends CourseEdit['type']> = Extract<CourseEdit, { readonly type: Type }>

/** Afterwards ids are unique, there is at least one topic, and the topic of each deck is there. Nothing is mutated. */
export function applyCourseEdit(content: CourseContent, edit: CourseEdit): CourseEditResult {
  const apply = appliers[edit.type] as (content: CourseContent, edit: CourseEdit) => CourseEditResult
  return apply(content, edit)
}

const done = (content: CourseContent): CourseEditResult => ({ ok: true, content })
const refused = (reason: CourseRefusal): CourseEditResult => ({ ok: false, reason })

const appliers: {
  readonly [Type in CourseEdit['type']]: (content: CourseContent, edit: EditOf<Type>) => CourseEditResult
} = {
  setProperties: (content, { patch }) => done(patched(content, patch)),
  addTopic,
  updateTopic: (content, { id, patch }) => {
    if (!hasId(content.topics, id)) return refused('unknown_topic')
    return done({
      ...content,
      topics: content.topics.map((topic) => (topic.id === id ? patched(topic, patch) : topic)),
    })
  },
  removeTopics,
  moveTopics: (content, { ids, before }) => {
    const topics = moved(content.topics, new Set(ids), before)
    return topics ? done({ ...content, topics }) : refused('unknown_topic')
  },
  addDecks,
  updateDeck: (content, { id, patch }) => {
    if (!hasId(content.decks, id)) return refused('unknown_deck')
    return done({ ...content, decks: content.decks.map((deck) => (deck.id === id ? patched(deck, patch) : deck)) })
  },
  removeDecks: (content, { ids }) => {
    const gone = new Set(ids)
    const decks = content.decks.filter(({ id }) => !gone.has(id))
    return decks.length === content.decks.length ? refused('unknown_deck') : done({ ...content, decks })
  },
  moveDecks,
  load: (_content, edit) => done(edit.content),
  batch: (content, { edits }) =>
    edits.reduce<CourseEditResult>(
      (result, edit) => (result.ok ? applyCourseEdit(result.content, edit) : result),
      done(content),
    ),
}

function addTopic(content: CourseContent, { id, title, before }: EditOf<'addTopic'>): CourseEditResult {
  if (hasId(content.topics, id)) return refused('is_there')
  if (content.topics.length >= courseLimits.topics) return refused('too_many_topics')
  const topics = inserted(content.topics, [newTopic(id, title)], before)
  return topics ? done({ ...content, topics }) : refused('unknown_topic')
}

function removeTopics(content: CourseContent, { ids }: EditOf<'removeTopics'>): CourseEditResult {
  const gone = new Set(ids)
  const topics = content.topics.filter(({ id }) => !gone.has(id))
  if (topics.length === content.topics.length) return refused('unknown_topic')
  if (topics.length === 0) return refused('only_topic')
  return done({ ...content, topics, decks: content.decks.filter(({ topic_id }) => !gone.has(topic_id)) })
}

function addDecks(content: CourseContent, { topicId, before, decks }: EditOf<'addDecks'>): CourseEditResult {
  if (!hasId(content.topics, topicId)) return refused('unknown_topic')
  const exam = content.finalExam?.deck_id
  const ids = new Set(decks.map(({ id }) => id))
  if (ids.size < decks.length || decks.some(({ id }) => id === exam || hasId(content.decks, id)))
    return refused('is_there')
  if (content.decks.length + decks.length > courseLimits.decks) return refused('too_many_decks')
  const added = decks.map(({ id, version_id }): CourseDeck => ({ id, topic_id: topicId, version_id, required: true }))
  const all = inserted(content.decks, added, before)
  return all ? done({ ...content, decks: all }) : refused('unknown_deck')
}

function moveDecks(content: CourseContent, { ids, topicId, before }: EditOf<'moveDecks'>): CourseEditResult {
  if (!hasId(content.topics, topicId)) return refused('unknown_topic')
  const moving = new Set(ids)
  const decks = moved(content.decks, moving, before)
  if (!decks) return refused('unknown_deck')
  return done({
    ...content,
    decks: decks.map((deck) => (moving.has(deck.id) ? patched(deck, { topic_id: topicId }) : deck)),
  })
}

interface Identified {
  readonly id: string
}

const hasId = (list: readonly Identified[], id: string): boolean => list.some((one) => one.id === id)

/** Null where `before` is not there. */
function inserted<Item extends Identified>(
  list: readonly Item[],
  added: readonly Item[],
  before: string | null,
): readonly Item[] | null {
  const at = before === null ? list.length : list.findIndex(({ id }) => id === before)
  return at < 0 ? null : [...list.slice(0, at), ...added, ...list.slice(at)]
}

/** In the list's order. Null where none of them is there, or `before` is none that stays. */
function moved<Item extends Identified>(
  list: readonly Item[],
  ids: ReadonlySet<string>,
  before: string | null,
): readonly Item[] | null {
  const moving = list.filter(({ id }) => ids.has(id))
  if (moving.length === 0) return null
  return inserted(
    list.filter(({ id }) => !ids.has(id)),
    moving,
    before,
  )
}

/** The same object where the patch changes nothing. */
function patched<Value extends object>(value: Value, patch: Partial<NoInfer<Value>>): Value {
  const changes = (Object.keys(patch) as (keyof Value)[]).some((key) => patch[key] !== value[key])
  return changes ? { ...value, ...patch } : value
}
