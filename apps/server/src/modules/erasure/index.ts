export { erasureCron, erasureTasks } from './tasks.ts'
