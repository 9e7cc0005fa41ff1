import { createLearning, fillLearning, type Learning } from './fill-learning.ts'
import { addManager, addPerson, type SignedIn } from './people.ts'
import type { World } from './world.ts'

/** A client whose people learn. */
export interface House {
  readonly world: World
  readonly people: number
  readonly learning: Learning
  /** The Manager of everyone who learns. */
  readonly top: SignedIn
  /** One of them. */
  readonly learner: SignedIn
}

/** A thousand people and a million, each in a database of its own: they take turns, so that other load affects both alike. */
export interface Houses {
  readonly small: House
  readonly large: House
}

export interface Options {
  /** Free ports: one for the limit, one for a second server. */
  readonly port: number
  readonly milliseconds: number
}

export async function furnish(world: World, people: number, courses: number): Promise<House> {
  console.log(`Filling ${people.toLocaleString('en')} people with five courses each …`)
  await keepNoon(world)
  const [top, learner] = [await addManager(world), await addPerson(world, 'Learner')]
  const learning = await createLearning(world, courses)
  const house = { world, people, learning, top, learner }
  // Who has reports gets no more: the learner comes after the first of them.
  await fillLearning(house, Math.min(people, 100))
  await world.deckle.call('POST', `/users/${learner.id}/update/manager`, { manager: top.id })
  await fillLearning(house, people)
  return house
}

/** People who are added live where it is noon: they are reminded by day. */
async function keepNoon({ database }: World): Promise<void> {
  const ahead = 12 - new Date().getUTCHours()
  const zone = ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  await database.query(`alter table users alter column time_zone set default '${zone}'`)
}
