export const words = {
  label: 'Encoding',
  text: 'Choose the encoding in which the names look right',
  names: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (big-endian)',
    'windows-1252': 'Western European (Windows-1252)',
    'windows-1250': 'Central European (Windows-1250)',
    'windows-1251': 'Cyrillic (Windows-1251)',
    'windows-1253': 'Greek (Windows-1253)',
    'windows-1254': 'Turkish (Windows-1254)',
    'windows-1255': 'Hebrew (Windows-1255)',
    'windows-1256': 'Arabic (Windows-1256)',
    'windows-1257': 'Baltic (Windows-1257)',
    'windows-874': 'Thai (Windows-874)',
    'iso-8859-2': 'Central European (ISO 8859-2)',
    'koi8-r': 'Cyrillic (KOI8-R)',
    ibm866: 'Cyrillic (DOS)',
    macintosh: 'Western European (Macintosh)',
    shift_jis: 'Japanese (Shift JIS)',
    'euc-kr': 'Korean (EUC-KR)',
    gb18030: 'Simplified Chinese (GB 18030)',
    big5: 'Traditional Chinese (Big5)',
  },
  badRows:
    '{count, plural, one {# row contains} other {# rows contain}} characters that don’t fit the encoding. Choose another encoding, or correct them in the file.',
  badRowsAt: 'Rows: {rows}{more, plural, =0 {} other { and # more}}',
} as const

declare module '../sections.ts' {
  interface Sections {
    encodings: typeof words
  }
}
