import type { CompiledQuery } from 'kysely'
import { pathsBelow } from './person-path.ts'
import type { Scoped } from './reach.ts'

/** A statement whose values are all the actor's: compiled once, since building its text takes longer than sending it. */
export interface ActorStatement {
  readonly name: string
  readonly text: string
  valuesFor(actor: Scoped, keys: readonly string[]): readonly unknown[]
}

/** Stand for the actor's while the text is compiled. */
const marks = { clientId: ':client', userId: ':me', path: Buffer.from('the path of the actor') } as const
const markedTo = pathsBelow(marks.path).to

type Value = (actor: Scoped, keys: readonly string[]) => unknown

function valueOf(parameter: unknown): Value {
  if (parameter === marks.clientId) return ({ clientId }) => clientId
  if (parameter === marks.userId) return ({ userId }) => userId
  if (Array.isArray(parameter)) return (_, keys) => keys
  if (Buffer.isBuffer(parameter) && parameter.equals(marks.path)) return ({ path }) => path
  if (Buffer.isBuffer(parameter) && parameter.equals(markedTo)) return ({ path }) => pathsBelow(path).to
  return () => parameter
}

/** @param build the text may depend on the actor's licence alone; its one array is `keys` */
export function actorStatement(name: string, actor: Scoped, build: (actor: Scoped) => CompiledQuery): ActorStatement {
  const { sql, parameters } = build({ ...actor, ...marks })
  const values = parameters.map(valueOf)
  return { name, text: sql, valuesFor: (whose, keys) => values.map((value) => value(whose, keys)) }
}
