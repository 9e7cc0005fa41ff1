import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { isFault } from '@deckle/core/formula/fault.ts'
import { readFormula } from '@deckle/core/formula/formula.ts'
import { createAnswerKey } from '@deckle/slides/answer-key.ts'
import type { Probe } from '../lib/probe.ts'
import { contestFormulas, contestMarking, type PureContest } from '../lib/pure-contests.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { count, ratio, type Row } from '../lib/table.ts'

const here = { readFormula, isFault, createAnswerKey }

/** P11: formulas evaluated per second of processor time, against the same by hand in JavaScript. */
export const evaluateFormulas = (): Promise<Row> =>
  rowOf('formulas a CPU-second', contestFormulas(here), { value: 10_000_000, text: '≥ 10,000,000' })

/** P11: decks of 50 questions marked per second of processor time, against a bare comparison of strings. */
export const markDecks = (): Promise<Row> =>
  rowOf('50-question decks marked a CPU-second', contestMarking(here), { value: 500_000, text: '≥ 500,000' })

async function rowOf(
  what: string,
  { deckle, byHand, isRight }: PureContest,
  target: { readonly value: number; readonly text: string },
): Promise<Row> {
  const results = await interleave({ deckle: async () => deckle(), byHand: async () => byHand() }, 3)
  const [rate, limit] = [medianOf(results.deckle ?? []), medianOf(results.byHand ?? [])]
  return {
    id: 'P11',
    what: what + (isRight() ? '' : ', WRONG'),
    deckle: count(rate),
    limit: `${count(limit)} (by hand)`,
    ratio: ratio(rate / limit),
    reach: target.text,
    reached: rate >= target.value && isRight(),
  }
}

const repository = path.resolve(import.meta.dirname, '../..')
const tsx = path.join(repository, 'node_modules/tsx/dist/cli.mjs')
const script = path.join(repository, 'bench/compare/measure-pure.ts')

/** Each round is a process of its own, in the folder of the build. */
export const pureProbe: Probe = {
  measures: [
    { what: 'formulas in a second of processor time', unit: 'a second' },
    { what: '50-question decks marked in a second of processor time', unit: 'a second' },
  ],
  needs: 'files',
  prepare: async (root) => ({
    async round() {
      const { stdout } = await promisify(execFile)(process.execPath, [tsx, script, root], { cwd: root })
      return JSON.parse(stdout) as number[]
    },
  }),
}
