/** A language's number format with Latin digits, as in all other texts: Bengali and Marathi have their own. */
export const numbersIn = (language = 'en'): string => `${language}-u-nu-latn`

/** A number as the language writes it, at most two decimals, with its unit: "1,234.5 kg". */
export function numberWithUnit(value: number, unit: string, language?: string): string {
  return `${value.toLocaleString(numbersIn(language), { maximumFractionDigits: 2 })} ${unit}`.trim()
}
