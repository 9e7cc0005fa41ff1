export type { AttemptFacts } from './tables.ts'
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
