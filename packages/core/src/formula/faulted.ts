import type { FormulaFault } from './fault.ts'

/** Carries a fault out of an evaluation. */
export class Faulted extends Error {
  override readonly name = 'Faulted'
  readonly fault: FormulaFault

  constructor(fault: FormulaFault) {
    super(fault.fault)
    this.fault = fault
  }
}
