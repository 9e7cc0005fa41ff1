/** Lengths of a form's texts, and how many fields it has. */
export const leadFormLimits = {
  title: { max: 60, ideal: 40 },
  text: { max: 280, ideal: 160 },
  button: { max: 40, ideal: 20 },
  label: { max: 60, ideal: 30 },
  consent: { max: 500, ideal: 280 },
  fields: 12,
} as const
