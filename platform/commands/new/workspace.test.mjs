import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { npmCommand, root } from '../lib/run.mjs'
import { moduleChanges } from './module.mjs'

let folder
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'atrium-workspace-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('npm installs a checkout with a new module from its lock file, without the network', { timeout: 60_000 }, () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const parts = Object.keys(lock.packages).filter((path) => path !== '' && !path.includes('node_modules/'))
  for (const file of ['package.json', 'package-lock.json', 'product', ...parts.map((part) => `${part}/package.json`)])
    cpSync(join(root, file), join(folder, file), { recursive: true })
  const { created, changed } = moduleChanges('depot', undefined, folder)
  for (const [file, text] of Object.entries({ ...created, ...changed })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const { command, args, shell } = npmCommand()
  const options = { cwd: folder, shell, encoding: 'utf8' }
  const { status, stdout, stderr } = spawnSync(command, [...args, 'ci', '--dry-run', '--offline'], options)
  expect(status, stderr).toBe(0)
  expect(stdout).toContain('add @atrium/depot')
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  expect(Object.keys(packages)).toHaveLength(Object.keys(lock.packages).length + 2)
})
