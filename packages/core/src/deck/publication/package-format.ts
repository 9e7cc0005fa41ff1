/** What a deck can be packed as: for learning platforms of both versions of SCORM, and as a plain page. */
export const packageFormats = ['scorm12', 'scorm2004', 'html'] as const
export type PackageFormat = (typeof packageFormats)[number]
