import type { Random } from '../random.ts'
import { type Acts, createActs } from './acts.ts'
import type { DemoIds } from './write-course.ts'
import type { Stage } from './stage.ts'

export interface Moment {
  readonly at: Date
  readonly act: () => Promise<unknown>
}

interface Timeline {
  readonly stage: Stage
  readonly ids: DemoIds
  readonly random: Random
  readonly now: Date
}

const DAY = 86_400_000
const HOUR = 3_600_000

/** Hours after midnight in UTC: half past nine in India, and when servers remind. */
const MORNING = 4
const REMINDING = 10

/** How long the demo has courses. */
const DAYS = 60

/** What people did, in order. */
export function timelineOf({ now, ...parts }: Timeline): readonly Moment[] {
  const acts = createActs({ ...parts, now })
  const moments: Moment[] = []
  /** Several on one day follow each other, an hour apart. @param daysAgo less than one: so long before now */
  const on = (daysAgo: number, ...done: readonly (() => Promise<unknown>)[]): void => {
    const first = daysAgo < 1 ? now.getTime() - daysAgo * DAY : midnight(now, daysAgo) + MORNING * HOUR
    for (const [place, act] of done.entries())
      moments.push({ at: new Date(first + (daysAgo < 1 ? 0 : place * HOUR)), act })
  }
  for (let daysAgo = DAYS; daysAgo >= 1; daysAgo--)
    moments.push({ at: new Date(midnight(now, daysAgo) + REMINDING * HOUR), act: () => parts.stage.runDaily() })
  authors(on, acts)
  leading(on, acts)
  basics(on, acts)
  atTheTill(on, acts)
  return moments.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const midnight = (now: Date, daysAgo: number): number => Math.floor(now.getTime() / DAY - daysAgo) * DAY

type On = (daysAgo: number, ...done: readonly (() => Promise<unknown>)[]) => void

/** Courses come and go; the first one is over. */
function authors(on: On, { create, publish, archive, enrol, learn, modify }: Acts): void {
  on(60, create('winter'))
  on(59, publish('winter'), create('lead'))
  on(58, publish('lead'), enrol('winter', 'meera', ['kabir', 'lakshmi', 'vikram']))
  on(50, learn('kabir', 'winter', 'trivia'), learn('lakshmi', 'winter', 'trivia'))
  on(49, learn('kabir', 'winter', 'team-day'))
  on(48, learn('lakshmi', 'winter', 'team-day'))
  on(
    45,
    modify('winter', 'meera', 'vikram', { status: 'passed', reason: 'Mixed the drinks with us' }),
    create('basics'),
  )
  on(43, publish('basics'))
  on(18, archive('winter'))
  on(12, create('till'))
  on(11, publish('till'))
  on(4, create('summer'))
}

/** Somebody in every state: passed, expired and begun anew, about to expire, revoked, failed, waived, removed, overdue. */
function leading(on: On, acts: Acts): void {
  const { enrol, learn, modify, remove, revoke, contact, remind, addRule, runRules, tag } = acts
  const all = ['harvest', 'suits', 'hygiene', 'styles', 'skills']
  const passes = (who: string, days: readonly number[]) =>
    days.forEach((day, at) => on(day, learn(who, 'lead', all[at] ?? '')))
  on(57, enrol('lead', 'meera', ['joseph', 'sunita', 'vikram']))
  on(56, modify('lead', 'ananya', 'vikram', { status: 'waived', reason: 'Wrote the opening check himself' }))
  passes('joseph', [56, 55, 54, 53, 52])
  passes('sunita', [50, 49, 46, 45, 41])
  on(44, learn('sunita', 'lead', 'visit'))
  on(42, enrol('lead', 'meera', ['lakshmi', 'arjun']), enrol('lead', 'ananya', ['venkata']))
  passes('lakshmi', [40, 39, 38, 34, 28])
  on(33, learn('lakshmi', 'lead', 'visit'))
  passes('venkata', [40, 37, 36, 33, 30])
  passes('arjun', [41, 40, 38, 35])
  on(24, learn('arjun', 'lead', 'skills', { result: 'failed' }))
  on(22, learn('arjun', 'lead', 'skills'))
  on(34, addRule('lead', 'ananya', newColleagues), addRule('lead', 'vikram', ofIndiranagar), runRules('lead', 'ananya'))
  passes('rosa', [32, 31, 25, 20])
  on(12, learn('rosa', 'lead', 'skills', { result: 'failed' }))
  on(9, learn('rosa', 'lead', 'skills', { result: 'failed' }))
  on(33, learn('kabir', 'lead', 'harvest'))
  on(0.06, learn('kabir', 'lead', 'suits'))
  on(0.05, learn('kabir', 'lead', 'hygiene', { slides: 5 }))
  on(28, enrol('lead', 'ananya', ['imran', 'ananya']))
  on(27, remove('lead', 'meera', ['ananya']))
  on(24, enrol('lead', 'meera', ['aditi']))
  on(21, contact('lead', 'meera', ['kabir', 'rosa', 'imran'], firstMessage), runRules('lead', 'ananya'))
  on(15, learn('imran', 'lead', 'harvest'))
  on(14, tag('ananya', 'fatima', ['New here']))
  on(13, learn('fatima', 'lead', 'harvest'))
  on(12, learn('fatima', 'lead', 'suits'))
  on(10, revoke('lead', 'meera', 'venkata', 'Somebody else sat the exam'))
  on(8, modify('lead', 'ananya', 'imran', { dueIn: 12 }))
  on(2, contact('lead', 'meera', ['aditi', 'fatima', 'imran'], secondMessage))
  on(1, remind('vikram', 'aditi'))
}

const newColleagues = { name: 'New colleagues', tag: 'New here', due_days: 45, active: true }
const ofIndiranagar = { name: 'Baristas of Indiranagar', city: 'Indiranagar', due_days: null, active: false }

const firstMessage = {
  subject: 'Half an hour for {course}?',
  text: 'Hello {first_name}, the opening check takes ten minutes and the exam twenty. You have until {due}. Write to me if something is unclear.',
}
const secondMessage = {
  subject: '{course}: can I help?',
  text: 'Hello {first_name}, you have not been on for a while. Shall we go through the next topic together on Friday?',
}

/** People ask, or come by the link; topics open one after another. */
function basics(on: On, { enrol, learn, joinByLink, ask, answer, note }: Acts): void {
  on(41, joinByLink('arjun', 'basics'))
  on(36, learn('arjun', 'basics', 'suits'), learn('arjun', 'basics', 'trivia'))
  on(34, learn('arjun', 'basics', 'hygiene'))
  on(30, learn('arjun', 'basics', 'styles'))
  on(28, joinByLink('sunita', 'basics'))
  on(27, learn('sunita', 'basics', 'suits'))
  on(26, learn('sunita', 'basics', 'trivia'))
  on(2, learn('sunita', 'basics', 'hygiene', { slides: 4 }))
  on(21, ask('lakshmi', 'basics', 'I would like to learn to draw the leaf.'))
  on(20, answer('basics', 'meera', 'lakshmi', true))
  on(2, learn('lakshmi', 'basics', 'suits'))
  on(1, learn('lakshmi', 'basics', 'trivia'))
  on(0.04, learn('lakshmi', 'basics', 'hygiene'))
  on(24, enrol('basics', 'vikram', ['kabir'], { dueIn: 3 }))
  on(20, learn('kabir', 'basics', 'suits'))
  on(19, note('kabir', 'basics', ['suits', 1, 'Ask Meera: which of the four do guests order most?']))
  on(2, learn('kabir', 'basics', 'trivia'))
  on(1, learn('kabir', 'basics', 'hygiene'), note('kabir', 'basics', ['hygiene', 2, '']))
  on(
    0.07,
    learn('kabir', 'basics', 'styles', { slides: 3 }),
    note('kabir', 'basics', ['styles', 2, 'Read again before Friday.']),
  )
  on(8, ask('rosa', 'basics', ''))
  on(7, answer('basics', 'meera', 'rosa', false))
  on(2, ask('fatima', 'basics', 'I start at the bar in Jayanagar next month.'))
  on(1, ask('venkata', 'basics', ''))
}

function atTheTill(on: On, { enrol, learn, join }: Acts): void {
  on(10, join('arjun', 'till'), learn('arjun', 'till', 'knowledge', { result: 'failed' }))
  on(9, enrol('till', 'meera', ['kabir']))
  on(8, join('aditi', 'till'), learn('aditi', 'till', 'knowledge', { language: 'hi' }))
  on(5, join('rosa', 'till'))
  on(0.03, join('venkata', 'till'))
  on(0.02, learn('venkata', 'till', 'knowledge'))
}
