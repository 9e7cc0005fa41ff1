import { apiAs } from '../api.ts'
import { type Member, makeOrganisation } from '../organisation.ts'
import { makeQuiz } from './make-course.ts'

export const title = 'Shop floor basics'
export const topics: Readonly<Record<string, readonly string[]>> = {
  'Before opening': ['Lights and doors', 'The till', 'The float'],
  'With customers': ['Greeting', 'Queues', 'Complaints'],
  'After closing': ['Cleaning', 'Counting'],
}
export const decks = Object.values(topics).flat()
export const exam = 'Shop exam'

/** The deck that is played through a lost connection has several. */
export const questionsOf = (name: string): number => (name === decks[0] ? 3 : name === exam ? 2 : 1)

interface Shop {
  readonly ira: Member
  readonly meera: Member
  readonly omar: Member
  readonly kavya: Member
  readonly leela: Member
}

/** An administrator with the course's decks, and a manager with 40 learners below her, most of them below one of hers. */
export async function makeShop(): Promise<Shop> {
  const { add } = await makeOrganisation('Rampart Grocers')
  const ira = await add({ first: 'Ira', last: 'Sen', license: 'Admin' })
  const meera = await add({ first: 'Meera', last: 'Pillai', license: 'Manager' })
  const omar = await add({ first: 'Omar', last: 'Ali', manager: meera.id })
  const kavya = await add({ first: 'Kavya', last: 'Nair', manager: meera.id })
  const leela = await add({ first: 'Leela', last: 'Bose', manager: omar.id })
  await Promise.all(Array.from({ length: 37 }, (_, n) => add({ first: 'Asha', last: `Das${n}`, manager: omar.id })))
  const api = await apiAs(ira)
  await Promise.all(
    [...decks, exam].map((name) =>
      makeQuiz(
        api,
        name,
        Array.from({ length: questionsOf(name) }, (_, n) => `${name} ${n + 1}?`),
      ),
    ),
  )
  return { ira, meera, omar, kavya, leela }
}
