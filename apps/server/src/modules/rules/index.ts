import type { rules } from '@deckle/contract/rules.ts'
import type { Handlers } from '../../http/handler.ts'
import { addRule, listRules, listRuns, removeRule, updateRule } from './change-rules.ts'
import { runRules } from './run-rules.ts'

export { rulesJob } from './run-rules.ts'
export { ruleTasks } from './tasks.ts'

export const ruleHandlers: Handlers<typeof rules> = {
  list: listRules,
  add: addRule,
  update: updateRule,
  remove: removeRule,
  run: runRules,
  runs: listRuns,
}
