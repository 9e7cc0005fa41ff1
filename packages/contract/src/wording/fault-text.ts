import type { FormulaFault } from '@deckle/core/formula/fault.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { formulaFaults as en } from './en/formula-faults.ts'
import { formulaFaults as hi } from './hi/formula-faults.ts'
import type { FaultTexts } from './texts.ts'

const texts: Readonly<Record<InterfaceLanguage, FaultTexts>> = { en, hi }

/** Why a formula can't be parsed or evaluated, in a sentence for its author. */
export function faultText({ fault, what }: FormulaFault, language: InterfaceLanguage = 'en'): string {
  return texts[language][fault](what)
}
