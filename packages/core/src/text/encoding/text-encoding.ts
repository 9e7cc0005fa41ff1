/** Encodings of text files, as `TextDecoder` names them; the likelier first. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-874',
  'iso-8859-2',
  'koi8-r',
  'ibm866',
  'macintosh',
  'shift_jis',
  'euc-kr',
  'gb18030',
  'big5',
] as const
export type TextEncoding = (typeof textEncodings)[number]

/** Decodes bytes, with U+FFFD for what the encoding does not allow. `TextDecoder` belongs to neither language nor core. */
export type Decode = (bytes: Uint8Array, encoding: TextEncoding) => string

/** Stands for bytes that do not fit the encoding. */
export const REPLACEMENT = '\ufffd'
