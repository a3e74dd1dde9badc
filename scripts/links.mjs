import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { anchorsOf, targetsOf } from './lib/page-links.mjs'
import { isProgram, root } from '../platform/commands/lib/run.mjs'

/**
 * Returns one line for each link or picture of the Markdown pages `files` (paths from `folder`) that leads nowhere: to a file that does not exist, or
 * to a heading that its page does not have. Addresses of other sites are not asked.
 */
export function brokenLinks(files, folder = root) {
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return targetsOf(text).flatMap((target) => {
      const reason = brokenReason(file, target, folder)
      return reason ? [`${file}:${lineOf(text, target)}: ${target}: ${reason}`] : []
    })
  })
}

function brokenReason(from, target, folder) {
  if (/^(?:[a-z]+:|\/\/)/i.test(target)) return undefined
  const [path, anchor] = target.split('#').map((part) => decodeURIComponent(part))
  // A forge reads a path that begins with / from the root of the repository.
  const file = path === '' ? from : path.startsWith('/') ? path.slice(1) : normalize(join(dirname(from), path))
  if (file.startsWith('..')) return 'is outside of the repository'
  if (!existsSync(join(folder, file))) return `there is no ${file}`
  if (!anchor || !file.endsWith('.md')) return undefined
  return anchorsOf(readFileSync(join(folder, file), 'utf8')).has(anchor) ? undefined : `${file} has no such heading`
}

const lineOf = (text, target) => text.slice(0, Math.max(text.indexOf(target), 0)).split('\n').length

function check() {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: root,
  })
  const files = list
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
  const broken = brokenLinks(files)
  broken.forEach((line) => console.error(line))
  console.log(`${files.length} pages.`)
  if (broken.length > 0) process.exitCode = 1
}

if (isProgram(import.meta.url)) check()
