import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { reports } from './test-reports.mjs'
import { root } from './steps.mjs'

/** A reporter of Vitest: writes how long each test file took, from its imports to its last hook, which its JSON reporter omits. */
// Vitest requires a default export.
// oxlint-disable-next-line import/no-default-export
export default class FileTimesReporter {
  onTestRunEnd(modules) {
    const times = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic()
      return {
        name: path.relative(root, module.moduleId),
        milliseconds: environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration,
      }
    })
    mkdirSync(path.dirname(reports.fileTimes), { recursive: true })
    writeFileSync(reports.fileTimes, JSON.stringify(times))
  }
}
