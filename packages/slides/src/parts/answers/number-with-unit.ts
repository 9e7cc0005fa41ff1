/** A locale with Latin digits, as all other texts have them: Bengali and Marathi default to their own. */
export const numbersIn = (language = 'en'): string => `${language}-u-nu-latn`

/** Localised, at most two decimals: "1,234.5 kg". */
export function numberWithUnit(value: number, unit: string, language?: string): string {
  return `${value.toLocaleString(numbersIn(language), { maximumFractionDigits: 2 })} ${unit}`.trim()
}
