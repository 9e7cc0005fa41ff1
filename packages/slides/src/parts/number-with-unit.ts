/** A number as the language writes it, at most two decimals, with its unit: "1,234.5 kg". */
export function numberWithUnit(value: number, unit: string, language = 'en'): string {
  return `${value.toLocaleString(language, { maximumFractionDigits: 2 })} ${unit}`.trim()
}
