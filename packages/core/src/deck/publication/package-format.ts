/** Formats of a deck's package: SCORM 1.2 and 2004 for learning platforms, or a plain web page. */
export const packageFormats = ['scorm12', 'scorm2004', 'html'] as const
export type PackageFormat = (typeof packageFormats)[number]
