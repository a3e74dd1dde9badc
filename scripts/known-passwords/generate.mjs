import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { PlainError, main, npmCommand, root, run } from '../../platform/commands/lib/run.mjs'

// Writes platform/server/src/credentials/known-passwords.txt: words in lower case, sorted; for what it takes and why: scripts/known-passwords/README.md.
// A newer list: change these lines and run `node scripts/known-passwords/generate.mjs`.
const source = { name: '@zxcvbn-ts/language-common', version: '4.1.3', date: '2026-07-16', license: 'MIT' }
const ownFile = resolve(root, 'scripts/known-passwords/own.txt')
const target = resolve(root, 'platform/server/src/credentials/known-passwords.txt')

/** Shorter than this, a password is not even worth knowing as a part of a longer one. */
const shortestPart = 6
/** The least that any installation accepts. */
const shortestPassword = 8

/** Returns whether the check can find it: a password that may be chosen, or a word or a number that somebody adds to. */
function matters(password) {
  if (!/^[!-~]+$/.test(password) || /[`\\$]/.test(password)) return false
  return (
    password.length >= shortestPassword || (password.length >= shortestPart && /^(?:[a-z].*[a-z]|\d+)$/.test(password))
  )
}

async function published() {
  const folder = mkdtempSync(resolve(tmpdir(), 'known-passwords-'))
  try {
    const npm = npmCommand()
    const wanted = `${source.name}@${source.version}`
    const args = [...npm.args, 'install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', wanted]
    const { code } = await run(npm.command, args, { shell: npm.shell })
    if (code !== 0) throw new PlainError(`${wanted} could not be installed: is the npm registry reachable?`)
    return JSON.parse(readFileSync(resolve(folder, 'node_modules', source.name, 'src/passwords.json'), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The words in lines of at most 120 characters. */
function inLines(words) {
  const lines = ['']
  for (const word of words) {
    if (lines.at(-1).length + word.length >= 120) lines.push('')
    lines[lines.length - 1] += lines.at(-1) === '' ? word : ` ${word}`
  }
  return lines.join('\n')
}

await main(async () => {
  const own = readFileSync(ownFile, 'utf8').trim().split(/\s+/)
  const all = [...(await published()), ...own].map((password) => password.toLowerCase())
  const words = [...new Set(all)].filter(matters).toSorted((a, b) => (a < b ? -1 : 1))
  writeFileSync(target, `${inLines(words)}\n`)
  console.log(`${words.length} passwords in ${target}`)
})
