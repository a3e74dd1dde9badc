import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commentLines, proseLines } from './lib/comment-lines.mjs'
import { isProgram, root } from '../platform/commands/lib/run.mjs'
import { wordRules } from './lib/word-rules.mjs'

/** The page and the list that quote the words to avoid, the log of releases, whose old entries stay as they are, and quoted texts. */
const exempt = new Set([
  'docs/STYLE.md',
  'CHANGELOG.md',
  'docs/specification.md',
  'scripts/lib/word-rules.mjs',
  'scripts/words.test.mjs',
])

/** Returns a line for each phrase to avoid in the comments of a source file, in its names, or in the prose of a Markdown page. */
export function wordErrors(file, text) {
  const lines = file.endsWith('.md') ? proseLines(text) : commentLines(text)
  const inProse = lines.flatMap(({ line, text: words, isDocstring }) =>
    wordRules
      .filter(({ inDocstring, inCode }) => (!inDocstring || isDocstring) && (!inCode || file.endsWith('.md')))
      .flatMap((rule) => errorIn({ file, line, words }, rule)),
  )
  if (file.endsWith('.md')) return inProse
  const inCode = text
    .split('\n')
    .flatMap((words, index) =>
      wordRules.filter((rule) => rule.inCode).flatMap((rule) => errorIn({ file, line: index + 1, words }, rule)),
    )
  return [...inProse, ...inCode]
}

function errorIn({ file, line, words }, { pattern, advice }) {
  const found = pattern.exec(words)?.[0]
  return found ? [`${file}:${line}: "${found.trim()}": ${advice}`] : []
}

function check() {
  const kinds = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.md']
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...kinds], {
    cwd: root,
    maxBuffer: 16 * 1024 * 1024,
  })
  const files = list
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !exempt.has(file) && existsSync(join(root, file)))
  const errors = files.flatMap((file) => wordErrors(file, readFileSync(join(root, file), 'utf8')))
  errors.forEach((line) => console.error(line))
  console.log(`${files.length} files, ${wordRules.length} patterns.`)
  if (errors.length > 0) process.exitCode = 1
}

if (isProgram(import.meta.url)) check()
