/** `measure-pure.ts FOLDER`: prints the rates of P11 of the sources in a folder, as JSON, after rounds that compile them. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { contestFormulas, contestMarking, type PureModules } from '../lib/pure-contests.ts'
import { medianOf } from '../lib/rounds.ts'

const [root = ''] = process.argv.slice(2)
const load = async (file: string): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href)
const modules = {
  ...((await load('packages/core/src/formula/formula.ts')) as object),
  ...((await load('packages/core/src/formula/fault.ts')) as object),
  ...((await load('packages/slides/src/answer-key.ts')) as object),
} as PureModules
const rates = [contestFormulas, contestMarking].map((contest) => {
  const { deckle, isRight } = contest(modules)
  const found = Array.from({ length: 6 }, deckle).slice(1)
  if (!isRight()) throw new Error(`${contest.name}: a result is wrong.`)
  return medianOf(found)
})
console.log(JSON.stringify(rates))
