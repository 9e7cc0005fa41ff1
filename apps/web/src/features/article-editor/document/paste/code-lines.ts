/** Patterns of lines in shell scripts and programs that are rare in prose. */
const forms: readonly RegExp[] = [
  // Prompts and commands
  /^(?:#!|\$ |>>> |\.\/|[\w.-]+@[\w.-]+:\S*[$#] )/,
  /^(?:sudo|apt|apt-get|yum|dnf|apk|brew|npm|npx|pnpm|yarn|pip3?|python3?|docker|kubectl|systemctl|curl|wget|git|cd|ls|cp|mv|rm|mkdir|chmod|chown|echo|export|source|ssh|scp|tar|unzip|grep|sed|awk|psql) \S/,
  /^# (?:sudo|apt|apt-get|yum|dnf|systemctl|chmod|chown|mkdir|cd|ls|rm|wget|curl) \S/,
  /^(?:FROM|RUN|COPY|CMD|ENV|WORKDIR|ENTRYPOINT|EXPOSE) \S/,
  / (?:&&|\|\|) | \| (?:grep|sed|awk|xargs|sort|uniq|head|tail|wc|less|tee|bash|sh|jq|cut|tr)\b| --[a-z][\w-]*(?:[ =]|$)/,
  // Statements
  /^(?:def|class) \w.*:$/,
  /^(?:if|elif|else|for|while|try|except|finally|with|async)\b[^.]*:$/,
  /^(?:if|while) (?:\[|!|test ).*/,
  /^(?:fi|done|esac|then|do|pass|return|break|continue);?$/,
  /^(?:from [\w.]+ )?import [\w*]+/,
  /^(?:export |local |readonly )?\$?[A-Za-z_][\w.]*(?:\[[^\]]*\])? ?(?:[-+*/|&]?=|<-) ?[^=\s]/,
  /^@?[A-Za-z_][\w.]*\(.*\)[:;]?$/,
  /[({[\\]$|^[)\]}]+[,;:]?$|\);$/,
]

/** Minimum share of code among the compared lines. */
const LEAST = 1 / 4

/** Maximum characters compared per line. */
const LINE = 300

/**
 * Returns true if enough lines look like a script or program. Ignores comments that can't be commands, and indented
 * lines, which belong to the line above.
 */
export function looksLikeCode(lines: readonly string[]): boolean {
  const compared = lines.map((line) => line.slice(0, LINE).trimEnd()).filter((line) => /^\S/.test(line))
  const code = compared.filter((line) => forms.some((form) => form.test(line))).length
  const comments = compared.filter((line) => /^#+ /.test(line)).length
  return code > 0 && code >= (compared.length - comments) * LEAST
}
