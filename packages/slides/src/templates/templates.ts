import { anagramRace } from './decks/anagram-race.ts'
import { bugReport } from './decks/bug-report.ts'
import { commuteFootprint } from './decks/commute-footprint.ts'
import { digitalSkills } from './decks/digital-skills.ts'
import { employeePulse } from './decks/employee-pulse.ts'
import { eventHub } from './decks/event-hub.ts'
import { foundingStory } from './decks/founding-story.ts'
import { jobApplication } from './decks/job-application.ts'
import { kitchenHygiene } from './decks/kitchen-hygiene.ts'
import { leadership360 } from './decks/leadership-360.ts'
import { learnerType } from './decks/learner-type.ts'
import { linkInBio } from './decks/link-in-bio.ts'
import { loanInstalment } from './decks/loan-instalment.ts'
import { mentalArithmetic } from './decks/mental-arithmetic.ts'
import { nps } from './decks/nps.ts'
import { oneFeature } from './decks/one-feature.ts'
import { phishing } from './decks/phishing.ts'
import { photoContest } from './decks/photo-contest.ts'
import { safetyWalk } from './decks/safety-walk.ts'
import { teamDay } from './decks/team-day.ts'
import { webAccessibility } from './decks/web-accessibility.ts'
import { whichCoffee } from './decks/which-coffee.ts'
import { whichPlan } from './decks/which-plan.ts'
import { workStyle } from './decks/work-style.ts'
import { workshopFeedback } from './decks/workshop-feedback.ts'
import { worldCapitals } from './decks/world-capitals.ts'
import type { DeckTemplate } from './template.ts'

/** The gallery: two per reader type, in the order of the types. */
export const templates: readonly DeckTemplate[] = [
  foundingStory,
  safetyWalk,
  phishing,
  worldCapitals,
  mentalArithmetic,
  anagramRace,
  teamDay,
  oneFeature,
  employeePulse,
  nps,
  webAccessibility,
  kitchenHygiene,
  digitalSkills,
  leadership360,
  photoContest,
  jobApplication,
  workshopFeedback,
  bugReport,
  loanInstalment,
  commuteFootprint,
  learnerType,
  workStyle,
  whichCoffee,
  whichPlan,
  linkInBio,
  eventHub,
]

export function templateOf(key: string): DeckTemplate | undefined {
  return templates.find((one) => one.key === key)
}
