import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commentLines, proseLines } from './lib/comment-lines.mjs'
import { isProgram, root } from './lib/run.mjs'
import { wordRules } from './lib/word-rules.mjs'

/** The page that quotes the words to avoid, and the log of releases, whose old entries stay as they are. */
const exempt = new Set(['docs/STYLE.md', 'CHANGELOG.md'])

/** Returns a line for each phrase to avoid in the comments of a source file or in the prose of a Markdown page. */
export function wordErrors(file, text) {
  const lines = file.endsWith('.md') ? proseLines(text) : commentLines(text)
  return lines.flatMap(({ line, text: words, isDocstring }) =>
    wordRules.flatMap(({ pattern, inDocstring, advice }) => {
      const found = !inDocstring || isDocstring ? pattern.exec(words)?.[0] : undefined
      return found ? [`${file}:${line}: "${found.trim()}": ${advice}`] : []
    }),
  )
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
