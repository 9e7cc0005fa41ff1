import {
  type CourseContent,
  type CourseDeck,
  newCourse,
  newTopic,
  type CourseTopic,
} from '@deckle/core/course/course.ts'
import type { Language } from '@deckle/core/deck/deck.ts'

/** Ids of what the demo has, by key or name. */
export interface DemoIds {
  readonly decks: ReadonlyMap<string, string>
  readonly categories: ReadonlyMap<string, string>
  readonly tags: ReadonlyMap<string, string>
  readonly competencies: ReadonlyMap<string, string>
  readonly certificates: ReadonlyMap<string, string>
  readonly pictures: ReadonlyMap<string, string>
}

export type CourseKey = 'lead' | 'basics' | 'till' | 'winter' | 'summer'

export interface DemoCourse {
  readonly key: CourseKey
  readonly tags: readonly string[]
  readonly content: CourseContent
}

interface TopicDraft {
  readonly title: string
  readonly settings?: Partial<CourseTopic>
  /** Keys. */
  readonly decks: readonly string[]
  /** Keys of those that nobody has to complete. */
  readonly optional?: readonly string[]
}

interface Draft extends Partial<Omit<CourseContent, 'cover' | 'topics' | 'decks'>> {
  readonly title: string
  readonly cover: readonly [picture: string, alt: string]
  readonly language: Language
  readonly topics: readonly TopicDraft[]
}

/** @param daysFromNow moments, ISO 8601 */
export function demoCourses(
  ids: DemoIds,
  {
    daysFromNow,
    courseIds,
  }: { readonly daysFromNow: (days: number) => string; readonly courseIds: ReadonlyMap<CourseKey, string> },
): readonly DemoCourse[] {
  const named = (of: ReadonlyMap<string, string>, name: string): string => {
    const id = of.get(name)
    if (id === undefined) throw new Error(`The demo has no ${name}.`)
    return id
  }
  const competencies = (...names: readonly string[]) => names.map((name) => named(ids.competencies, name))
  const written = ({ title, cover: [picture, alt], language, topics, ...rest }: Draft): CourseContent => ({
    ...newCourse({ title, language, topicId: 't1', topicTitle: '' }),
    ...rest,
    cover: { id: named(ids.pictures, picture), alt },
    topics: topics.map(({ title, settings }, at) => ({ ...newTopic(`t${at + 1}`, title), ...settings })),
    decks: topics.flatMap(({ decks, optional = [] }, at) =>
      decks.map((key): CourseDeck => ({
        id: named(ids.decks, key),
        topic_id: `t${at + 1}`,
        version_id: null,
        required: !optional.includes(key),
      })),
    ),
  })
  return [
    {
      key: 'winter',
      tags: ['Coffee'],
      content: written({
        title: 'Winter menu at the bar',
        summary: 'The drinks of the cold months, and how we vote on the next ones.',
        cover: ['cappuccino', 'A cappuccino with cocoa on its foam'],
        category: named(ids.categories, 'Coffee'),
        language: 'en',
        certificate: { template: 'classic', valid_days: null },
        topics: [{ title: 'What is new', decks: ['trivia', 'team-day'] }],
      }),
    },
    {
      key: 'lead',
      tags: ['New hires', 'Food safety'],
      content: written({
        title: 'Ready to run a shop',
        summary:
          'From the farm to the opening check: what everyone needs who runs one of our shops for a day. Three topics, a final exam, and a certificate that is good for 45 days.\n\nदुकान चलाने के लिए जो कुछ चाहिए: सभी डेक हिन्दी में भी हैं।',
        cover: ['shop', 'One of our shops in the morning'],
        category: named(ids.categories, 'First weeks'),
        language: 'en',
        level: 'intermediate',
        due_days: 21,
        sequential: true,
        leaderboard: true,
        competencies: competencies('Food hygiene', 'Origins and harvest', 'Advising guests'),
        certificate: { template: named(ids.certificates, 'Lantern Hill Academy'), valid_days: 45 },
        finalExam: {
          deck_id: named(ids.decks, 'skills'),
          version_id: null,
          attempts: 2,
          time_limit_minutes: 30,
          wait_hours: 24,
        },
        topics: [
          { title: 'Where our coffee comes from', decks: ['harvest', 'suits'] },
          { title: 'A clean and safe shop', decks: ['hygiene'], settings: { unlock: 'after_previous' } },
          { title: 'Our guests', decks: ['styles', 'visit'], optional: ['visit'] },
        ],
      }),
    },
    {
      key: 'basics',
      tags: ['Coffee', 'New hires'],
      content: written({
        title: 'Barista basics',
        summary:
          'Your first weeks behind the bar, one step after another. Ask to join, or open the link on the notice board.',
        cover: ['latte', 'A latte with a leaf drawn into its milk'],
        category: named(ids.categories, 'Brewing'),
        language: 'en',
        level: 'beginner',
        due_days: 30,
        enrolment: 'ask',
        leaderboard: true,
        passingPercentage: 60,
        competencies: competencies('Brewing styles'),
        topics: [
          { title: 'Know what you serve', decks: ['suits', 'trivia'] },
          { title: 'Opening the shop', decks: ['hygiene'], settings: { unlock: 'after_previous' } },
          {
            title: 'Who are we behind the bar?',
            decks: ['styles'],
            settings: { unlock: 'after_days', unlock_days: 7 },
          },
          {
            title: 'Thursday nights',
            decks: ['links', 'course'],
            settings: { required: false, unlock: 'on_date', unlock_at: daysFromNow(6) },
          },
        ],
      }),
    },
    {
      key: 'till',
      tags: ['New hires'],
      content: written({
        title: 'काउंटर पर सुरक्षित',
        summary: 'नकली संदेश और ठगी के फ़ोन कैसे पहचानें: दस मिनट, सात सवाल।',
        cover: ['pourOver', 'काउंटर पर बनती कॉफ़ी'],
        category: named(ids.categories, 'First weeks'),
        language: 'hi',
        level: 'beginner',
        due_days: 7,
        enrolment: 'open',
        passingPercentage: 80,
        topics: [{ title: 'जाल पहचानें', decks: ['knowledge'] }],
      }),
    },
    {
      key: 'summer',
      tags: ['Coffee'],
      content: written({
        title: 'Summer menu',
        cover: ['coldBrew', 'A tall glass of cold brew'],
        category: named(ids.categories, 'Brewing'),
        language: 'en',
        prerequisites: [...courseIds].flatMap(([key, id]) => (key === 'basics' ? [id] : [])),
        topics: [
          { title: 'Cold drinks', decks: ['suits'] },
          { title: 'Tasting at the roastery', decks: [], settings: { unlock: 'on_date' } },
        ],
      }),
    },
  ]
}
