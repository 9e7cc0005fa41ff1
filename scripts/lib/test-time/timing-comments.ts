import ts from 'typescript'

export interface TimingComment {
  readonly line: number
  /** Lines of the comment and the one below it, counted from 1. */
  readonly covers: ReadonlySet<number>
}

/** Words that a reason has at least. */
const SHORTEST_REASON = 4

/** Finds comments such as `// timing: the peer answers late on purpose`, which except what follows from the check. */
export function timingComments(file: ts.SourceFile): TimingComment[] {
  const found = new Map<number, TimingComment>()
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of commentsAt(file, node)) {
      const [, reason = ''] = /\btiming: ([^\n]+)/.exec(file.text.slice(pos, end)) ?? []
      if (reason.trim().split(/\s+/).length >= SHORTEST_REASON) found.set(pos, commentOf(file, pos, end))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found.values()]
}

function commentsAt({ text }: ts.SourceFile, node: ts.Node): readonly ts.CommentRange[] {
  if (ts.isJsxText(node)) return []
  return [node.pos, node.end].flatMap((at) => [
    ...(ts.getLeadingCommentRanges(text, at) ?? []),
    ...(ts.getTrailingCommentRanges(text, at) ?? []),
  ])
}

function commentOf(file: ts.SourceFile, pos: number, end: number): TimingComment {
  const lines = file.text.split('\n')
  const line = lineAt(file, pos)
  let last = lineAt(file, end)
  while (lines[last]?.trim().startsWith('//')) last++
  return { line, covers: new Set(Array.from({ length: last - line + 2 }, (_, index) => line + index)) }
}

export const lineAt = (file: ts.SourceFile, position: number): number =>
  file.getLineAndCharacterOfPosition(position).line + 1

/** A comment belongs to what begins on its line or below it: an expression or the statement around it. */
export function exceptionOf(node: ts.Node, comments: readonly TimingComment[]): TimingComment | undefined {
  const file = node.getSourceFile()
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const line = lineAt(file, at.getStart())
    const comment = comments.find(({ covers }) => covers.has(line))
    if (comment || ts.isStatement(at)) return comment
  }
  return undefined
}
