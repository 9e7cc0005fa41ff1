const most = 200
/** An extension that stays when a name is cut. */
const extension = /\.[^.\s]{1,12}$/u

/**
 * A safe name for an uploaded file: without folders, control and invisible characters (such as marks of writing
 * direction), at most 200 characters with its extension; 'file' where nothing is left.
 */
export function fileNameOf(uploaded: string): string {
  const last = uploaded.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const name = last
    // Indian scripts need the two zero-width joiners.
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return cut(name) || 'file'
}

function cut(name: string): string {
  if (name.length <= most) return name
  const end = extension.exec(name)?.[0] ?? ''
  return name.slice(0, most - end.length).replace(/[\ud800-\udbff]$/, '') + end
}

/** Extensions that run when the file is opened. */
const executable =
  /\.(?:exe|com|bat|cmd|scr|pif|cpl|msi|msp|ps1|psm1|vbs?|vbe|jse?|wsf|wsh|hta|lnk|url|reg|jar|apk|sh|command|desktop|html?|xhtml|mht|svg)$/i

/** Appends `.txt` to an extension that would run when opened. */
export function harmlessFileName(name: string): string {
  return executable.test(name) ? `${name}.txt` : name
}
