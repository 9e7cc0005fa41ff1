export type { AttemptFacts, FigurePeople, FigureQueue } from './tables.ts'
export { createFigureState, type PreparedFigures } from './fold/figure-state.ts'
export { foldAll, foldClient } from './fold/fold-client.ts'
export { startFolding } from './fold/start-folding.ts'
export { changePerson, queueAttempts, queueRebuild, queueText } from './fold/queries-queue.ts'
export { type FigureFilter, type FigureGroup, figureFilters, type FigureScope } from './scope.ts'
export { IDLE_MS } from './read/cells.ts'
export {
  type CountRow,
  type DeckSums,
  type DroppedRow,
  type FiguresDb,
  listDeckFigures,
  listDroppedOff,
  listFigureCounts,
  listSlideFigures,
  type Measure,
  type SlideSums,
} from './read/queries.ts'
export type { ScanScope } from './scan/base.ts'
export { type FigureSource, openFigures, type SourceScope } from './source.ts'
export { checkAllFigures } from './check/check-figures.ts'
