const most = 200
/** Longer names are cut in the middle before they are cleaned. */
const MOST_READ = 1000
/** An extension that stays when a name is cut. */
const extension = /\.[^.\s]{1,12}$/u

/**
 * A safe name for an uploaded file: without folders, control and invisible characters (such as marks of writing
 * direction), at most 200 characters with its extension; 'file' where nothing is left.
 */
export function fileNameOf(uploaded: string): string {
  const last = uploaded.slice(Math.max(uploaded.lastIndexOf('/'), uploaded.lastIndexOf('\\')) + 1)
  const short = last.length > MOST_READ ? last.slice(0, MOST_READ / 2) + last.slice(-MOST_READ / 2) : last
  // Indian scripts need the two zero-width joiners.
  const visible = short.toWellFormed().replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
  return cut(withoutBlankEnds(visible)) || 'file'
}

/** Without white space and dots at both ends. */
function withoutBlankEnds(name: string): string {
  const isBlank = (at: number): boolean => /[\s.]/.test(name.charAt(at))
  let start = 0
  let end = name.length
  while (start < end && isBlank(start)) start++
  while (end > start && isBlank(end - 1)) end--
  return name.slice(start, end)
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
