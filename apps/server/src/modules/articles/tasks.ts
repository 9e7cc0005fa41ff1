import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { purgeArticles } from './bin/purge-articles.ts'
import { runSchedule } from './publication/run-schedule.ts'
import { fadeScores } from './readers/fade-scores.ts'

export const articleTasks = (deps: Deps): Record<string, Task> => ({
  'articles.schedule': () => runSchedule(deps),
  'articles.fade': () => fadeScores(deps),
  'articles.purge': async () => {
    await purgeArticles(deps)
  },
})

export const articleCron: readonly CronEntry[] = [
  { task: 'articles.schedule', match: '* * * * *' },
  { task: 'articles.fade', match: '13 0 * * *' },
  { task: 'articles.purge', match: '53 3 * * *' },
]
