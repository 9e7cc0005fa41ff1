import { type Actor, licenseRank, may } from '../access/access.ts'

/** Check lists of the tutorial, by what a licence is for. */
export const tutorialTracks = ['creator', 'learner', 'administrator'] as const
export type TutorialTrack = (typeof tutorialTracks)[number]

/** Their items in order, with the minutes that each takes. */
export const tutorialItems = {
  creator: { deck: 2, slides: 4, design: 2, flow: 1, publish: 1, share: 2, figures: 1, lead_form: 2, course: 5 },
  learner: { profile: 1, lesson: 2, answer: 1, article: 2, course_done: 10, certificate: 1 },
  administrator: { people: 3, license: 1, branding: 3, security: 2, plan: 1, rule: 3, banner: 3 },
} as const satisfies Record<TutorialTrack, Readonly<Record<string, number>>>

export type TutorialItem = {
  [Track in TutorialTrack]: keyof (typeof tutorialItems)[Track]
}[TutorialTrack]

/** Acts that no table remembers: a browser notes them when they are done. */
export const tutorialMarks = [
  'design',
  'flow',
  'figures',
  'lead_form',
  'plan',
] as const satisfies readonly TutorialItem[]
export type TutorialMark = (typeof tutorialMarks)[number]

export interface TutorialTrackOf {
  readonly track: TutorialTrack
  /** What the licence is mainly for: once its items are done, the tutorial is. */
  readonly isMain: boolean
}

/** The tracks of a person, the main ones first. */
export function tracksOf(actor: Actor): readonly TutorialTrackOf[] {
  const isAdmin = licenseRank(actor.licenseType) >= licenseRank('Admin')
  const creator = { track: 'creator', isMain: !isAdmin } as const
  const administrator = { track: 'administrator', isMain: true } as const
  const learner = (isMain: boolean) => ({ track: 'learner', isMain }) as const
  if (!may(actor, 'deck.create')) return [learner(true)]
  if (isAdmin) return [administrator, creator, learner(false)]
  return [creator, ...(may(actor, 'user.create') ? [administrator] : []), learner(false)]
}

export const itemsOf = (track: TutorialTrack): readonly TutorialItem[] =>
  Object.keys(tutorialItems[track]) as TutorialItem[]

export const minutesOf = (track: TutorialTrack, item: TutorialItem): number =>
  (tutorialItems[track] as Readonly<Partial<Record<TutorialItem, number>>>)[item] ?? 0

/** Days for which somebody counts as new. */
export const NEWCOMER_DAYS = 60
