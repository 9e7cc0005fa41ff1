import type { CourseContent, CourseTopic, FinalExam } from '@deckle/core/course/course.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import type { PictureName } from '@deckle/slides/templates/pictures/pictures.ts'

export type CourseKey = 'winter' | 'lead' | 'basics' | 'till' | 'summer'

export interface TopicDraft {
  readonly title: string
  /** Keys. */
  readonly decks: readonly string[]
  /** Keys of those that nobody has to complete. */
  readonly optional?: readonly string[]
  readonly settings?: Partial<CourseTopic>
  /** Days from now. */
  readonly opensIn?: number
}

/** A course of the demo; what it names has its id once the demo is made. */
export interface CourseDraft {
  readonly title: string
  readonly summary?: string
  readonly language: Language
  readonly cover: readonly [picture: PictureName, alt: string]
  /** Names. */
  readonly category: string
  readonly tags: readonly string[]
  readonly competencies?: readonly string[]
  /** A built-in template, or the name of a design. */
  readonly certificate?: readonly [template: string, validDays: number | null]
  readonly exam?: Omit<FinalExam, 'deck_id' | 'version_id'> & { readonly deck: string }
  readonly prerequisites?: readonly CourseKey[]
  readonly settings?: Partial<CourseContent>
  readonly topics: readonly TopicDraft[]
}

export const courseDrafts: Readonly<Record<CourseKey, CourseDraft>> = {
  winter: {
    title: 'Winter menu at the bar',
    summary: 'The drinks of the cold months, and how we vote on the next ones.',
    language: 'en',
    cover: ['cappuccino', 'A cappuccino with cocoa on its foam'],
    category: 'Coffee',
    tags: ['Coffee'],
    certificate: ['classic', null],
    topics: [{ title: 'What is new', decks: ['trivia', 'team-day'] }],
  },
  lead: {
    title: 'Ready to run a shop',
    summary:
      'From the farm to the opening check: what everyone needs who runs one of our shops for a day. Three topics, a final exam, and a certificate that is good for 45 days.\n\nदुकान चलाने के लिए जो कुछ चाहिए: सभी डेक हिन्दी में भी हैं।',
    language: 'en',
    cover: ['shop', 'One of our shops in the morning'],
    category: 'First weeks',
    tags: ['New hires', 'Food safety'],
    competencies: ['Food hygiene', 'Origins and harvest', 'Advising guests'],
    certificate: ['Lantern Hill Academy', 45],
    exam: { deck: 'skills', attempts: 2, time_limit_minutes: 30, wait_hours: 24 },
    settings: { level: 'intermediate', due_days: 21, sequential: true, leaderboard: true },
    topics: [
      { title: 'Where our coffee comes from', decks: ['harvest', 'suits'] },
      { title: 'A clean and safe shop', decks: ['hygiene'], settings: { unlock: 'after_previous' } },
      { title: 'Our guests', decks: ['styles', 'visit'], optional: ['visit'] },
    ],
  },
  basics: {
    title: 'Barista basics',
    summary:
      'Your first weeks behind the bar, one step after another. Ask to join, or open the link on the notice board.',
    language: 'en',
    cover: ['latte', 'A latte with a leaf drawn into its milk'],
    category: 'Brewing',
    tags: ['Coffee', 'New hires'],
    competencies: ['Brewing styles'],
    settings: { level: 'beginner', due_days: 30, enrolment: 'ask', leaderboard: true, passingPercentage: 60 },
    topics: [
      { title: 'Know what you serve', decks: ['suits', 'trivia'] },
      { title: 'Opening the shop', decks: ['hygiene'], settings: { unlock: 'after_previous' } },
      { title: 'Who are we behind the bar?', decks: ['styles'], settings: { unlock: 'after_days', unlock_days: 7 } },
      {
        title: 'Thursday nights',
        decks: ['links', 'course'],
        settings: { required: false, unlock: 'on_date' },
        opensIn: 6,
      },
    ],
  },
  till: {
    title: 'काउंटर पर सुरक्षित',
    summary: 'नकली संदेश और ठगी के फ़ोन कैसे पहचानें: दस मिनट, सात सवाल।',
    language: 'hi',
    cover: ['pourOver', 'काउंटर पर बनती कॉफ़ी'],
    category: 'First weeks',
    tags: ['New hires'],
    settings: { level: 'beginner', due_days: 7, enrolment: 'open', passingPercentage: 80 },
    topics: [{ title: 'जाल पहचानें', decks: ['knowledge'] }],
  },
  // Its check list has something to do: a date, decks and a summary.
  summer: {
    title: 'Summer menu',
    language: 'en',
    cover: ['coldBrew', 'A tall glass of cold brew'],
    category: 'Brewing',
    tags: ['Coffee'],
    prerequisites: ['basics'],
    topics: [
      { title: 'Cold drinks', decks: ['suits'] },
      { title: 'Tasting at the roastery', decks: [], settings: { unlock: 'on_date' } },
    ],
  },
}
