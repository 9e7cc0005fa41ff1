import { readXml, type XmlElement } from '../../text/read-xml.ts'
import { fileText, type FileRow, type ReadFile, textId, type TranslationFile } from './translation-text.ts'

/**
 * XLIFF 1.2 (OASIS, 2008), which most translation tools read. One unit per text, with its place as a note and its
 * maximum length; white space counts.
 */
export function toXliff({ deckId, sourceLanguage, targetLanguage, texts }: TranslationFile): string {
  const units = texts.map(
    (
      text,
    ) => `      <trans-unit id="${escaped(textId(text))}" maxwidth="${text.max}" size-unit="char" xml:space="preserve">
        <source>${escaped(text.source)}</source>
        <target state="${text.target === '' ? 'needs-translation' : 'translated'}">${escaped(text.target)}</target>
        <note>${escaped(text.place)}</note>
      </trans-unit>
`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="${escaped(deckId)}" source-language="${sourceLanguage}" target-language="${targetLanguage}" datatype="plaintext">
    <body>
${units.join('')}    </body>
  </file>
</xliff>
`
}

/** Reads the units of all files in the document, grouped or not. */
export function fromXliff(text: string): ReadFile {
  const root = readXml(text)
  if (root?.name !== 'xliff') return { fault: 'not_xliff' }
  if (!root.attributes['version']?.startsWith('1.')) return { fault: 'xliff_version' }
  const rows: FileRow[] = []
  for (const file of elements(root, 'file'))
    for (const unit of unitsIn(file)) {
      const [source] = elements(unit, 'source')
      const [target] = elements(unit, 'target')
      rows.push({
        number: rows.length + 1,
        id: unit.attributes['id'] ?? '',
        language: target?.attributes['xml:lang'] ?? file.attributes['target-language'] ?? null,
        source: source ? fileText(textIn(source)) : null,
        target: target ? fileText(textIn(target)) : '',
      })
    }
  return rows.length === 0 ? { fault: 'empty' } : { rows }
}

function elements(parent: XmlElement, name: string): readonly XmlElement[] {
  return parent.children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name)
}

/** Units at any depth. A tool's suggestions (`alt-trans`) are inside units and ignored. */
function unitsIn(element: XmlElement): readonly XmlElement[] {
  return element.children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === 'trans-unit' ? [child] : unitsIn(child),
  )
}

/** All text, also inside a tool's inline marks. */
function textIn(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')
}

function escaped(text: string): string {
  return fileText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#9;')
}
