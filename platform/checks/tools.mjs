import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { platformFolder, root, toolPath } from '../commands/lib/run.mjs'
import { firstErrors } from './results/type-errors.mjs'
import { program } from './step-kinds.mjs'
import { typeOptions } from './type-options.mjs'

const here = (file) => resolve(platformFolder, 'checks', file)
const readJson = (file) => JSON.parse(readFileSync(here(file), 'utf8'))
const has = (...names) => names.some((name) => existsSync(resolve(root, name)))

/** The format of sources. `--fix` writes them in it. */
export const format = program(
  'format',
  'format',
  ([fix] = []) => [toolPath('oxfmt/bin/oxfmt'), ...(fix ? [] : ['--check']), ...formatArgs()],
  { option: '--fix' },
)

// The ignore patterns of a configuration count from its own folder, so those of the platform are passed as arguments.
function formatArgs() {
  if (has('.oxfmtrc.json', '.oxfmtrc.jsonc', 'oxfmt.config.ts')) return []
  const { ignorePatterns } = readJson('oxfmtrc.json')
  return ['--config', here('oxfmtrc.json'), '.', ...ignorePatterns.map((pattern) => `!${pattern}`)]
}

/** The rules for code. `--fix` corrects what can be corrected by a program. */
export const lint = program(
  'lint',
  'lint',
  ([fix] = []) => [toolPath('oxlint/bin/oxlint'), '--deny-warnings', ...(fix ? ['--fix'] : []), ...lintArgs()],
  { option: '--fix', envOf: () => ({ OXLINT_TSGOLINT_PATH: tsgolint() }) },
)

function lintArgs() {
  if (has('.oxlintrc.json', '.oxlintrc.jsonc', 'oxlint.config.ts')) return []
  const { ignorePatterns } = readJson('oxlintrc.json')
  return ['--config', here('oxlintrc.json'), ...ignorePatterns.map((pattern) => `--ignore-pattern=${pattern}`)]
}

/** The program of the rules that know types. oxlint finds it by itself only where npm put it beside the product. */
function tsgolint() {
  const { platform, arch } = process
  const file = `@oxlint-tsgolint/${platform}-${arch}/tsgolint${platform === 'win32' ? '.exe' : ''}`
  return createRequire(toolPath('oxlint-tsgolint/package.json')).resolve(file)
}

/** The types of TypeScript, by the tsconfig.json of the product. */
export const types = program('types', 'types', () => [toolPath('typescript-7/bin/tsc'), ...typeOptions], {
  arrange: firstErrors,
})
